"""What is said to people, and what people say."""
