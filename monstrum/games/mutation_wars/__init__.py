"""Mutation Wars: grow a creature of triangles, spoil the others. Start at `game.py`."""
