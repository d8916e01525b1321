"""Hybrid in the terminal: the laboratory as a plan, warriors with their facing, what they may do."""
