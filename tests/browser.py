"""A real browser for tests: Chromium without a window, driven over a pair of pipes by its
DevTools protocol. It needs no driver, no port and no package.

    with Browser() as browser:
        page = browser.open("file:///tmp/page.html", width=1280, height=800)
        page.press("ArrowRight")
        assert page.run("document.title") == "..."
        assert page.errors == [] and page.requests == ["file:///tmp/page.html"]
"""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from queue import Empty, Queue
from typing import Any, Optional

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
PATIENCE = 60.0  # seconds; a hang guard

needs_browser = pytest.mark.skipif(
    CHROMIUM is None, reason="no Chromium here: apt-get install chromium, or set CHROMIUM")

# Names of keys -> (code, number, text)
KEYS = {
    " ": ("Space", 32, " "), "Enter": ("Enter", 13, "\r"), "Escape": ("Escape", 27, ""),
    "ArrowLeft": ("ArrowLeft", 37, ""), "ArrowRight": ("ArrowRight", 39, ""),
    "Home": ("Home", 36, ""), "End": ("End", 35, ""), "Tab": ("Tab", 9, ""),
}


# The protocol is spoken on file descriptors 3 and 4. (A shell's redirection may take no number
# above 9, and either of the two may be 3 or 4 itself.)
LAUNCH = """import fcntl, os, sys
pipes = [fcntl.fcntl(int(word), fcntl.F_DUPFD_CLOEXEC, 10) for word in sys.argv[1:3]]
os.dup2(pipes[0], 3)
os.dup2(pipes[1], 4)
os.execv(sys.argv[3], sys.argv[3:])
"""


class Browser:
    """One Chromium with a profile of its own; each page is a tab in a context of its own."""

    def __init__(self) -> None:
        assert CHROMIUM
        self.profile = tempfile.mkdtemp(prefix="browser-")
        to_read, self._write = os.pipe()
        self._read, to_write = os.pipe()
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, str(to_read), str(to_write), CHROMIUM, "--headless=new",
             "--remote-debugging-pipe",
             "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--hide-scrollbars", f"--user-data-dir={self.profile}", "about:blank"],
            pass_fds=(to_read, to_write), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.number = 0
        self.answers: dict[int, Queue[dict[str, Any]]] = {}
        self.pages: dict[str, Page] = {}
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        try:
            self.send("Browser.close")
            self.process.wait(timeout=20)
        except (OSError, Empty, RuntimeError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        os.close(self._write)
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method: str, session: Optional[str] = None, **parameters: Any) -> dict[str, Any]:
        """One command and its result; RuntimeError if the browser refuses it."""
        self.number += 1
        number = self.number
        self.answers[number] = Queue()
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._write, data):]
        answer = self.answers[number].get(timeout=PATIENCE)
        del self.answers[number]
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        result: dict[str, Any] = answer["result"]
        return result

    def _listen(self) -> None:
        rest = b""
        while True:
            data = os.read(self._read, 1 << 16)
            if not data:
                os.close(self._read)
                return
            *messages, rest = (rest + data).split(b"\0")
            for message in map(json.loads, messages):
                if "id" in message:
                    self.answers[message["id"]].put(message)
                elif message.get("sessionId") in self.pages:
                    self.pages[message["sessionId"]].hear(message["method"], message["params"])

    def open(self, url: str, width: int = 1280, height: int = 800, dark: bool = False,
             calm: bool = False) -> "Page":
        """A new tab that has loaded the address; `calm`: prefers-reduced-motion."""
        context = self.send("Target.createBrowserContext")["browserContextId"]
        target = self.send("Target.createTarget", url="about:blank",
                           browserContextId=context)["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = self.pages[session] = Page(self, session, target)
        for domain in ("Page", "Runtime", "Network", "Log"):
            page.send(f"{domain}.enable")
        page.resize(width, height)
        page.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if calm else "no-preference"}])
        page.go(url)
        return page


class Page:
    """A tab. `errors` are what the console calls errors, `requests` all that was loaded."""

    def __init__(self, browser: Browser, session: str, target: str) -> None:
        self.browser, self.session, self.target = browser, session, target
        self.errors: list[str] = []
        self.requests: list[str] = []
        self.loaded = threading.Event()

    def send(self, method: str, **parameters: Any) -> dict[str, Any]:
        return self.browser.send(method, self.session, **parameters)

    def hear(self, method: str, given: dict[str, Any]) -> None:
        if method == "Page.loadEventFired":
            self.loaded.set()
        elif method == "Network.requestWillBeSent":
            self.requests.append(given["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            self.errors.append(str(given["exceptionDetails"].get("exception", {}).get(
                "description", given["exceptionDetails"]["text"])))
        elif method == "Runtime.consoleAPICalled" and given["type"] in ("error", "assert"):
            self.errors.append(str([each.get("value") for each in given["args"]]))
        elif method == "Log.entryAdded" and given["entry"]["level"] == "error":
            self.errors.append(given["entry"]["text"])

    def go(self, url: str) -> None:
        self.loaded.clear()
        self.send("Page.navigate", url=url)
        assert self.loaded.wait(PATIENCE), f"{url} has not loaded"

    def resize(self, width: int, height: int) -> None:
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=width < 600)
        self.send("Emulation.setTouchEmulationEnabled", enabled=width < 600)

    def run(self, script: str) -> Any:
        """The value of an expression, awaited if it is a promise; AssertionError if it throws."""
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in answer:
            raise AssertionError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait(self, condition: str, seconds: float = PATIENCE) -> Any:
        """The first value of the expression that counts as true; AssertionError if none comes."""
        deadline = time.monotonic() + seconds
        while True:
            value = self.run(condition)
            if value:
                return value
            assert time.monotonic() < deadline, f"never true: {condition}"
            time.sleep(0.005)

    def text(self, selector: str) -> str:
        """What an element says; "" if there is none."""
        found = self.run(f"(document.querySelector({json.dumps(selector)}) || {{}}).textContent")
        return str(found or "")

    def press(self, key: str, times: int = 1) -> None:
        code, number, text = KEYS.get(key, ("", ord(key[0].upper()), key))
        for _ in range(times):
            for kind in ("keyDown", "keyUp"):
                self.send("Input.dispatchKeyEvent", type=kind, key=key, code=code,
                          windowsVirtualKeyCode=number,
                          **({"text": text} if text and kind == "keyDown" else {}))

    def click(self, selector: str) -> None:
        """A real click in the middle of the first such element, scrolled into view."""
        place = self.place(selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.mouse(kind, place)

    def tap(self, selector: str) -> None:
        """A finger on the middle of the first such element, scrolled into view."""
        self.touch("touchStart", self.place(selector))
        self.touch("touchEnd")

    def swipe(self, selector: str, to: str) -> None:
        """A finger from the middle of an element to that of another, in a few steps."""
        begin, end = self.place(selector), self.place(to, scroll=False)
        self.touch("touchStart", begin)
        for step in range(1, 6):
            self.touch("touchMove", [here + (there - here) * step / 5
                                     for here, there in zip(begin, end)])
        self.touch("touchEnd")

    def touch(self, kind: str, *places: list[float]) -> None:
        self.send("Input.dispatchTouchEvent", type=kind,
                  touchPoints=[{"x": x, "y": y} for x, y in places])

    def hover(self, selector: str) -> None:
        self.mouse("mouseMoved", self.place(selector))

    def drag(self, selector: str, to: str) -> None:
        """From the middle of an element to that of another, with a stop on the way."""
        begin, end = self.place(selector), self.place(to, scroll=False)
        between = [(begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2]
        self.mouse("mouseMoved", begin)
        self.mouse("mousePressed", begin)
        self.mouse("mouseMoved", between, pressed=True)
        self.mouse("mouseMoved", end, pressed=True)
        self.mouse("mouseReleased", end)

    def mouse(self, kind: str, place: list[float], pressed: bool = False) -> None:
        moving = kind == "mouseMoved" and not pressed
        self.send("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1],
                  button="none" if moving else "left", buttons=0 if moving else 1, clickCount=1)

    def place(self, selector: str, scroll: bool = True) -> list[float]:
        """The middle of the first such element, on the screen."""
        box = self.run(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            if (!element) return null;
            if ({json.dumps(scroll)}) element.scrollIntoView({{block: "center", inline: "center"}});
            const box = element.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        assert box, f"nothing there: {selector}"
        found: list[float] = box
        return found

    def screenshot(self, path: Path, whole: bool = False) -> None:
        """What is seen, or the whole page, as a PNG file."""
        picture = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=whole,
                            **({"clip": self._whole()} if whole else {}))
        path.write_bytes(base64.b64decode(picture["data"]))

    def _whole(self) -> dict[str, Any]:
        size = self.send("Page.getLayoutMetrics")["cssContentSize"]
        return {**{key: size[key] for key in ("x", "y", "width", "height")}, "scale": 1}

    def close(self) -> None:
        self.browser.pages.pop(self.session, None)
        self.browser.send("Target.closeTarget", targetId=self.target)


@pytest.fixture(scope="module")
def browser():
    """One browser for the tests of a file: `from browser import browser, needs_browser`."""
    if CHROMIUM is None:
        pytest.skip("no Chromium here: apt-get install chromium, or set CHROMIUM")
    with Browser() as started:
        yield started
