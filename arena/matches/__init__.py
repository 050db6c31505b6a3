"""One game, a match of many, its log, and what is said about it."""
