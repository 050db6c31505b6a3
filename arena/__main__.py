"""`python -m arena`: puts the standard streams in order, then `arena.cli`."""

import os
import signal
import sys


def start() -> int:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C is quiet while the rest is loaded
    open_streams()
    from arena.cli import main

    return main()


def open_streams() -> None:
    """A stream that was closed becomes /dev/null: else the first file that is opened would take
    its place. What a terminal's alphabet lacks is written out: a bot may have any name."""
    for fd, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            null = os.open(os.devnull, os.O_RDWR)
            os.dup2(null, fd)
            if null != fd:
                os.close(null)
            setattr(sys, name, os.fdopen(fd, "w" if fd else "r"))
        getattr(sys, name).reconfigure(errors="backslashreplace")


if __name__ == "__main__":
    sys.exit(start())
