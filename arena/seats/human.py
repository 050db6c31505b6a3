"""A seat for a person. Who sits at the terminal or at the page answers in his own time, so that
the game waits outside for what he says: nobody asks this seat."""

from arena.seats.seat import Seat


class Person(Seat):
    """Takes the place of a program."""
