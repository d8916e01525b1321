"""XYbrid: build monsters from a shared lab, deploy them, be the most infamous. Start at `game.py`."""
