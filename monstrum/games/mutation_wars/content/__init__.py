"""What is printed: the cards of a pack, their names, what a pack must be."""
