"""What `check` tries a tic-tac-toe program with."""

from arena.trials import Bad, Input

BAD = [Bad("no such mark", Input("Z 5\n")), Bad("no such square", Input("O 10\n"))]
ENDS = ["", "X 5\n"]
THINK = [Input("O 5\n")]
