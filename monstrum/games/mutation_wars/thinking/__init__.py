"""How good a position is, and what options promise."""
