"""Squares: see referee.py."""
