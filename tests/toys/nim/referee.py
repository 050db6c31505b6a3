"""A game of another folder, found by ARENA_GAMES: add 1, 2 or 3 by turns; who says 21 wins.

A program is sent `TOTAL` and answers with what it adds; at the end it is sent `END`.
"""

from arena.game import Illegal, Malformed, Referee, Result

GOAL = 21


class NimReferee(Referee):
    name = "nim"
    seats = 2
    persistent = True
    clock = "answer"
    echoes = True
    memory_mb = 64

    @classmethod
    def deal(cls, rng, options):
        return {"total": rng.randrange(10)}

    def __init__(self, setup):
        self.total = setup["total"]
        self.sent = [[], []]
        self.result = None
        self.wanted = 0
        self._tell(0)

    def _tell(self, seat):
        self.sent[seat].append(str(self.total))

    def side(self, seat):
        return seat

    def allowance(self):
        return 1.0

    def answer(self, text):
        if text.strip() not in ("0", "1", "2", "3", "4"):
            raise Malformed(f"not a number from 1 to 3: {text[:20]!r}")
        if text.strip() not in self.legal():
            raise Illegal(f"{self.total} + {text.strip()}")
        self.total += int(text)
        self._next(self.total == GOAL)

    def _next(self, won):
        if won:
            self._end(self.wanted, f"side {self.wanted} said {GOAL}")
        else:
            self.wanted = 1 - self.wanted
            self._tell(self.wanted)

    def _end(self, winner, reason):
        self.result = Result(1.0 - winner, reason)
        self.wanted = None
        for messages in self.sent:
            messages.append("END")

    def fault(self, status):
        self._end(1 - self.wanted, f"side {self.wanted}: {status}")

    def legal(self):
        return [str(n) for n in (1, 2, 3) if self.total + n <= GOAL]

    def show(self):
        return f"total {self.total}"

    @classmethod
    def from_text(cls, words):
        return cls({"total": int(words[0])})
