"""Becomes the bot: sets its limits, says when, and replaces itself by the bot's command.

    launcher.py REPORT_FD PARENT_PID ADDRESS_SPACE_MB DIRECTORY COMMAND...

A program of its own, because code between fork and exec (`preexec_fn`) can deadlock. On
REPORT_FD it writes the clock (CLOCK_MONOTONIC, ns) right before the exec, so that its own
start is not charged to the bot; a second line there says why the command did not start.
"""

import ctypes
import os
import resource
import signal
import sys
import time

PR_SET_PDEATHSIG = 1
FILE_BYTES = 64 << 20  # a bot that floods a file is stopped before the disk is full


def main() -> None:
    report, parent, address_mb, directory, *command = sys.argv[1:]
    ready = int(report)
    os.set_inheritable(ready, False)  # closed by the exec: end of file means that the bot runs
    os.chdir(directory)
    os.setsid()
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != int(parent):
        return  # the judge died before the line above could tie us to it
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_BYTES, FILE_BYTES))
    for ignored_by_python in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(ignored_by_python, signal.SIG_DFL)
    if int(address_mb):
        space = int(address_mb) << 20
        resource.setrlimit(resource.RLIMIT_AS, (space, space))
    os.write(ready, b"%d\n" % time.monotonic_ns())
    try:
        os.execv(command[0], command)
    except OSError as error:
        os.write(ready, f"{error.strerror}: {command[0]}\n".encode())


main()
