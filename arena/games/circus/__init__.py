"""Circus: see referee.py."""
