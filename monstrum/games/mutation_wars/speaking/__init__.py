"""What is said to people: words, labels, prompts, refusals, explanations."""
