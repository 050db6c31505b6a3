"""What `check` tries a SET program with."""

from arena.trials import Bad, Input

BAD = [
    Bad("a card of other digits", Input("1111 1112 4113\n")),
    Bad("a word", Input("1111 1112 hello\n")),
    Bad("the same card twice", Input("1111 1112 1111\n")),
    Bad("four cards", Input("1111 1112 1113 1121\n")),
]
ENDS = [""]
THINK = [Input(arguments=("--odds", "20000"))]
