"""Positions as text and bytes, in and out, and whether they can be played."""
