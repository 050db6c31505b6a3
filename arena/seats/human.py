"""A seat for a person: `match GAME human BOT` on a terminal, without a time limit."""

import time
from typing import Optional

from arena.game import Referee
from arena.seats.seat import Answer, Seat

TERMINAL = "/dev/tty"  # standard input may be anything in a worker process


class Human(Seat):
    """Takes the place of a `Program`. `?` lists the legal answers."""

    def __init__(self, referee: Referee, seat: int) -> None:
        super().__init__()
        self.referee, self.seat = referee, seat

    def send(self, messages: list[str]) -> None:
        if self.referee.persistent:  # else they are boards, which `view` shows better
            self._print("\n".join(messages))

    def ask(self, messages: list[str], seconds: float) -> Answer:
        started = time.monotonic()
        self.send(messages)
        self._print(self.referee.view(self.seat))
        text = self._read()
        while text == "?":
            self._print("\n".join(self.referee.legal()))
            text = self._read()
        if text is None:
            return Answer(time.monotonic() - started, status="crash", detail="the person left")
        return Answer(time.monotonic() - started, text)

    def _read(self) -> Optional[str]:
        """One line; or, for a whole output.txt, all lines up to an empty one."""
        self._print("your answer (? lists the legal ones): ", end="")
        with open(TERMINAL) as terminal:
            text = line = terminal.readline()
            while line.strip() not in ("", "?") and not self.referee.persistent:
                line = terminal.readline()
                text += line
        return text.strip() if text else None

    def _print(self, text: str, end: str = "\n") -> None:
        with open(TERMINAL, "w") as terminal:
            terminal.write(text + end)

    def hang_up(self) -> None:
        self._print(f"{self.referee.show()}\n{self.referee.result.reason}")
