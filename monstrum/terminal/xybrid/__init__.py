"""How XYbrid looks in the terminal."""
