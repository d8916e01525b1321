"""Random positions of each game with the numbers the engine finds in them; `tools/companion_vectors.py`."""
