"""How the greedy bot thinks about Hybrid: odds, distances, aims, dangers, and where to end a Movement."""
