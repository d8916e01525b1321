"""What a seat may know: the view for eyes, the knowledge for thinking, and what was seen."""
