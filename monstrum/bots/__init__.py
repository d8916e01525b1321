"""Players made of code: each knows only what its seat may know."""
