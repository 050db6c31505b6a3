"""Pages: the replay of a game as one file, and the server."""
