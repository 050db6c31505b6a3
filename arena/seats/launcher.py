"""Becomes the bot: sets its limits, says when, and replaces itself by the bot's command.

    launcher.py REPORT_FD STDIN_FD STDOUT_FD PARENT_PID ADDRESS_SPACE_MB TASKS NICENESS DIRECTORY
        COMMAND...

A program of its own, because code between fork and exec (`preexec_fn`) can deadlock. On
REPORT_FD it writes the clock (CLOCK_MONOTONIC, ns) right before the exec, so that its own
start is not charged to the bot; a second line there says why the command did not start.
In a sandbox PARENT_PID is 0: there the sandbox ends with the judge. TASKS is how many processes
and threads the user may have: the system stops a bomb of forks there (not of root, whom it lets do
everything) before it stops the machine.
"""

import contextlib
import ctypes
import os
import resource
import signal
import sys
import time

PR_SET_PDEATHSIG = 1
FILE_BYTES = 64 << 20  # a bot that floods a file is stopped before the disk is full


def main() -> None:
    report, stdin, stdout, parent, address_mb, tasks, nice, directory, *command = sys.argv[1:]
    ready = int(report)
    os.set_inheritable(ready, False)  # closed by the exec: end of file means that the bot runs
    os.chdir(directory)
    if int(parent):
        os.setsid()
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != int(parent):
            return  # the judge died before the line above could tie us to it
    for fd, stream in ((int(stdin), 0), (int(stdout), 1)):
        os.dup2(fd, stream)
        os.close(fd)
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, int(nice))
    limit(resource.RLIMIT_CORE, 0)
    limit(resource.RLIMIT_NPROC, int(tasks))
    limit(resource.RLIMIT_FSIZE, FILE_BYTES)
    for ignored_by_python in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(ignored_by_python, signal.SIG_DFL)
    if int(address_mb):
        limit(resource.RLIMIT_AS, int(address_mb) << 20)
    os.write(ready, b"%d\n" % time.monotonic_ns())
    try:
        os.execv(command[0], command)
    except OSError as error:
        os.write(ready, f"{error.strerror}: {command[0]}\n".encode())


def limit(what: int, most: int) -> None:
    """At most so much; a smaller limit that we were given ourselves stays."""
    hard = resource.getrlimit(what)[1]
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(what, (most, most))


main()
