"""A game through files, a process for each answer: by turns a number from 1 to 3, which counts
as points. A fault skips the turn. input.txt has the sum so far, output.txt the answer."""

from arena.game import Illegal, Malformed, Referee, Result

TURNS = 2


class NimFilesReferee(Referee):
    name = "nimfiles"
    seats = 2
    persistent = False
    clock = "answer"
    memory_mb = 64

    @classmethod
    def deal(cls, rng, options):
        return {"total": rng.randrange(10)}

    def __init__(self, setup):
        self.start = setup["total"]
        self.points = [0, 0]
        self.calls = 0
        self.wanted, self.result = 0, None
        self.sent = [[f"{self.start}\n"], []]

    def side(self, seat):
        return seat

    def allowance(self):
        return 2.0

    def answer(self, text):
        if not text.strip().isdecimal():
            raise Malformed(f"not a number: {text[:20]!r}")
        if text.strip() not in self.legal():
            raise Illegal(text.strip())
        self.points[self.wanted] += int(text)
        self.fault("")

    def fault(self, status):
        self.calls += 1
        self.wanted = self.calls % 2
        if self.calls < 2 * TURNS:
            self.sent[self.wanted].append(f"{self.start + sum(self.points)}\n")
        else:
            mine, other = self.points
            score = (mine > other) + (mine == other) / 2
            self.result, self.wanted = Result(score, "out of turns", (mine, other)), None

    def legal(self):
        return ["1", "2", "3"]

    def show(self):
        return f"points {self.points}"

    @classmethod
    def from_text(cls, words):
        return cls({"total": 0})
