"""What a pack may contain, and its cards as tables."""
