"""The operations of Mutate cards, by family. Compiled."""
