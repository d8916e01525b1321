"""How the greedy bot thinks about Hybrid: odds, distances, goals, dangers, and where a Movement should end."""
