"""Durak: see referee.py."""
