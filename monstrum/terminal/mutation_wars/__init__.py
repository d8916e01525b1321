"""Mutation Wars in the terminal: creatures of triangles, the pad, hands by kind."""
