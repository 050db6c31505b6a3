"""NumPy with one thread. On matrices as small as ours more threads only wait for each other: 100
bots were rated in 3 s with one, in 128 s with two on two busy cores. The environment, which the
bots inherit, stays as it was."""

import os

_NAMES = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
_before = {name: os.environ.get(name) for name in _NAMES}
os.environ.update(dict.fromkeys(_NAMES, "1"))
import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402

for _name, _value in _before.items():
    if _value is None:
        del os.environ[_name]
    else:
        os.environ[_name] = _value

__all__ = ["np", "npt"]
