"""What positions and answers are worth, for bots."""
