"""What can be told of a program from its file alone: each function returns what it found, or
raises `Refused` with the reason why a judge would not take the file."""

import ast
import importlib.util
import sysconfig
from pathlib import Path

BYTES = 65536
FLOOR = (3, 9)  # the oldest Python of a judge


class Refused(Exception):
    """What a judge would not take."""


def size(file: Path) -> str:
    length = file.stat().st_size
    if length > BYTES:
        raise Refused(f"{length} bytes, more than {BYTES}")
    return f"{length} bytes of {BYTES}"


def ascii_only(file: Path) -> str:
    for number, line in enumerate(file.read_bytes().splitlines(), 1):
        if not line.isascii():
            raise Refused(f"line {number}")
    return "yes"


def syntax(file: Path) -> str:
    _tree(file)
    return "Python {}.{}".format(*FLOOR)


def imports(file: Path) -> str:
    """The standard library and NumPy are what every judge has."""
    names = set()
    for node in ast.walk(_tree(file)):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").split(".")[0] if node.level == 0 else ".")
    bad = [name for name in sorted(names - {"numpy"}) if not _is_standard(name)]
    if bad:
        raise Refused(f"not in the standard library: {' '.join(bad)}")
    return " ".join(sorted(names))


def _tree(file: Path) -> ast.AST:
    try:
        return ast.parse(file.read_bytes(), feature_version=FLOOR)
    except SyntaxError as error:
        where = f"line {error.lineno}: " if error.lineno else ""  # a NUL byte has none
        raise Refused(where + error.msg) from None
    except (ValueError, RecursionError, MemoryError) as error:  # null bytes; nested too deeply
        raise Refused(str(error) or type(error).__name__) from None


def _is_standard(name: str) -> bool:
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError):  # a relative one; a name like __main__
        return False
    if spec is None:
        return False
    library = sysconfig.get_paths()["stdlib"]
    origin = spec.origin or ""
    return origin in ("built-in", "frozen") or (
        origin.startswith(library) and "-packages" not in origin)
