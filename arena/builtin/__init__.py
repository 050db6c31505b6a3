"""The fixed ends of the strength scale: one random and one greedy program for each game."""
