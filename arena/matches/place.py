"""Where games are played: a place takes jobs and hands back their records as they come.

`here` is the worker processes of this machine; `arena.matches.cluster.there` a Dask cluster."""

from typing import Callable, Optional

from arena.matches import workers
from arena.matches.play import Job, Record

# Play the jobs; the callback gets each record and says whether to go on.
Place = Callable[[list[Job], Callable[[Record], bool]], None]


def here(slots: int, folder: Optional[str] = None, live: Optional[str] = None) -> Place:
    """The worker processes of this machine, `slots` games at a time; the rest as in `run`."""
    return lambda todo, done: workers.run(todo, slots, done, folder, live)
