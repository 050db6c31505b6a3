"""A submission whose streams, memory or surroundings are not what it expects, by way of a shell."""

import subprocess
import sys
from pathlib import Path
from typing import Optional

JUDGE_KB = 128 * 1024


def in_shell(
    script: str,
    program: Path,
    directory: Optional[Path] = None,
    stdin: bytes = b"",
    kilobytes: int = JUDGE_KB,
    seconds: float = 30,
) -> subprocess.CompletedProcess:
    """Run `script` under a limit of address space; in it $RUN is the program."""
    script = script.replace("$RUN", f"{sys.executable} {program}")
    return subprocess.run(
        ["/bin/sh", "-c", f"ulimit -v {kilobytes}; {script}"],
        cwd=directory,
        input=stdin,
        capture_output=True,
        timeout=seconds,
    )


def at_most_one_line(text: bytes) -> bool:
    return b"Traceback" not in text and text.count(b"\n") <= 1 and len(text) < 300
