"""SET has no opponents, hence no referee: a program is given cards and prints the log."""
