"""Removes whatever a program left: thousands of nested directories, files without permissions."""

import contextlib
import os
import secrets

STEP_IN = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW


def remove_tree(path: str) -> None:
    """Remove a directory and all below it. No path grows long and nothing recurses: a directory
    that is not empty hands the directories that it holds up to the top. Links are not followed."""
    with contextlib.suppress(OSError):
        os.chmod(path, 0o700)
        top = os.open(path, STEP_IN)
        try:
            names = os.listdir(top)
            before: list[str] = []
            while sorted(names) != before:  # else what is left cannot be removed
                for name in names:
                    _remove(top, name)
                before, names = sorted(names), os.listdir(top)
        finally:
            os.close(top)
        os.rmdir(path)


def _remove(top: int, name: str) -> None:
    """Remove one entry of `top`, or make what it holds entries of `top` too."""
    with contextlib.suppress(OSError):
        os.unlink(name, dir_fd=top)
        return
    with contextlib.suppress(OSError):
        os.chmod(name, 0o700, dir_fd=top)
        inside = os.open(name, STEP_IN, dir_fd=top)
        try:
            for entry in os.listdir(inside):
                _hand_up(inside, entry, top)
        finally:
            os.close(inside)
        os.rmdir(name, dir_fd=top)


def _hand_up(inside: int, entry: str, top: int) -> None:
    with contextlib.suppress(OSError):
        os.unlink(entry, dir_fd=inside)
        return
    with contextlib.suppress(OSError):
        os.chmod(entry, 0o700, dir_fd=inside)  # a directory changes with its parent
        os.rename(entry, secrets.token_hex(16), src_dir_fd=inside, dst_dir_fd=top)
