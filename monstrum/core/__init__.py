"""The state machine every game stands on; it contains no word of any game."""
