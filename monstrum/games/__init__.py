"""The games on the engine; they never import one another."""
