"""What `check` tries a Circus program with."""

from arena.trials import Bad, Input

HOUSES = "F4 G2 G8 H3 H6 I1 I9 J5 K3 K7 L1 L6 L9"
# No opening book has this reply: a program has to think.
UNUSUAL = f"{HOUSES}\n0\nC9-D9\n"

BAD = [
    Bad("twelve houses", Input(HOUSES[3:] + "\n0\n")),
    Bad("a house in column A", Input("A5" + HOUSES[2:] + "\n0\n")),
    Bad("side 2", Input(HOUSES + "\n2\n")),
    Bad("a move of the opponent that cannot be made", Input(HOUSES + "\n1\nA1-L9\n")),
    Bad("a malformed move of the opponent", Input(HOUSES + "\n1\nhello\n")),
]
ENDS = ["", HOUSES + "\n1\n"]
THINK = [Input(HOUSES + "\n0\n"), Input(UNUSUAL)]
