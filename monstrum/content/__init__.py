"""Content of the games: packs of cards, the grammar of their effects, and the sentences of each language."""
