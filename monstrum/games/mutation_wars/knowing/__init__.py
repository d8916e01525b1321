"""What a seat may know: view, knowledge, samples, what was seen of hands."""
