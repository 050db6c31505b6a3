"""Makes `import set_sim`, `import arena` and the helpers of tests/ work from any directory."""

import signal
import sys
from pathlib import Path

from hypothesis import settings

TESTS = Path(__file__).resolve().parent
sys.path[:0] = [str(TESTS.parent), str(TESTS)]

# The same examples every time, and no failure because a machine is busy.
settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")

# A shell that starts the tests in the background has them ignore Ctrl-C, and so would all that they
# start.
signal.signal(signal.SIGINT, signal.default_int_handler)
