"""What Linux tells in /proc about a process and everything below it."""

import contextlib
import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from stat import S_ISREG
from typing import Optional

TICKS = os.sysconf("SC_CLK_TCK")
# Not every kernel says which children a thread has.
TELLS_CHILDREN = os.path.exists(f"/proc/self/task/{os.getpid()}/children")


def read(path: str) -> bytes:
    """A file of /proc; b"" when the process is gone."""
    with contextlib.suppress(OSError), open(path, "rb", buffering=0) as file:
        return file.read(1 << 16)
    return b""


def stat(pid: int) -> list[bytes]:
    """The fields of /proc/PID/stat after the name: state, parent, ...; [] when it is gone."""
    return read(f"/proc/{pid}/stat").rpartition(b")")[2].split()


def state(pid: int) -> str:
    """R running, S asleep, T stopped, Z dead but not reaped; "" when it is gone."""
    return (stat(pid) or [b""])[0].decode()


def children(pid: int) -> Iterator[int]:
    """Its child processes that are not dead already."""
    return (child for child in born_of(pid) if state(child) not in ("", "Z"))


def born_of(pid: int) -> Iterator[int]:
    """Its children, dead ones that nobody has reaped included."""
    threads = f"/proc/{pid}/task"
    with contextlib.suppress(OSError):
        if not TELLS_CHILDREN:
            everybody = [int(name) for name in os.listdir("/proc") if name.isdigit()]
            yield from (each for each in everybody if stat(each)[1:2] == [str(pid).encode()])
            return
        for thread in os.listdir(threads):
            yield from map(int, read(f"{threads}/{thread}/children").split())


def family(pid: int, most: Optional[int] = None) -> list[int]:
    """The process and all below it; of more than `most` only one more is looked at, because a
    bomb of forks grows faster than it can be counted."""
    found = [pid]
    for each in found:
        found += islice(children(each), None if most is None else most + 1 - len(found))
    return found


def tasks_of_user() -> int:
    """How many processes and threads there are of the user, as far as can be seen."""
    count = 0
    for name in filter(str.isdecimal, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            if os.stat(f"/proc/{name}").st_uid == os.getuid():
                count += os.stat(f"/proc/{name}/task").st_nlink - 2
    return count


def peak_mb(pid: int) -> float:
    """The largest size that one process ever had."""
    return _status_mb(pid, b"VmHWM:")


def size_mb(pids: Iterable[int], limit_mb: float) -> float:
    """What the processes have together now. Shared pages count once; but that is slow to ask, so
    that they may count several times as long as all is below the limit."""
    quick = sum(_status_mb(pid, b"VmRSS:") for pid in pids)
    if quick <= limit_mb:
        return quick
    return sum(_number(read(f"/proc/{pid}/smaps_rollup"), b"Pss:") / 1024 for pid in pids)


def nameless_mb(pids: Sequence[int]) -> tuple[float, float]:
    """Files that the processes hold open, but that stand in no directory: in memory (as far as
    they are not mapped, and so counted, already), and on a disk."""
    memory: dict[tuple[int, int], int] = {}
    disk: dict[tuple[int, int], int] = {}
    for pid in pids:
        with contextlib.suppress(OSError):
            for number in os.listdir(f"/proc/{pid}/fd"):
                with contextlib.suppress(OSError):
                    path = f"/proc/{pid}/fd/{number}"
                    file = os.stat(path)
                    if S_ISREG(file.st_mode) and not file.st_nlink:
                        kind = memory if os.readlink(path).startswith("/memfd:") else disk
                        kind[file.st_dev, file.st_ino] = file.st_blocks
    in_memory, on_disk = (sum(kind.values()) * 512 / (1 << 20) for kind in (memory, disk))
    mapped = sum(_status_mb(pid, b"RssShmem:") for pid in pids) if in_memory else 0.0
    return max(0.0, in_memory - mapped), on_disk


def _status_mb(pid: int, key: bytes) -> float:
    return _number(read(f"/proc/{pid}/status"), key) / 1024


def _number(text: bytes, key: bytes) -> int:
    """The number in the line that begins with the key. (A process may call itself like a key,
    but its name cannot begin a line.)"""
    at = text.find(b"\n" + key)
    return int(text[at + 1 + len(key):].split(None, 1)[0]) if at >= 0 else 0


def waited(pid: int) -> float:
    """Seconds in which it was ready to run, but others had the cores."""
    fields = read(f"/proc/{pid}/schedstat").split()
    return int(fields[1]) / 1e9 if len(fields) > 1 else 0.0


def worked(pids: Iterable[int]) -> float:
    """Seconds of core time of the processes and of their children that have ended."""
    return sum(sum(map(int, stat(pid)[11:15])) for pid in pids) / TICKS
