"""Hybrid: a skirmish of two sides in an alchemical laboratory."""
