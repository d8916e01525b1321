"""What a seat may know: the view for eyes, the knowledge for thinking, and the memory of the deck."""
