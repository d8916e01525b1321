"""The effects of cards: their words, the programs made of them, and the operations."""
