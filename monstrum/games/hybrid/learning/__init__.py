"""For learning programs: what they see, and whom they meet."""
