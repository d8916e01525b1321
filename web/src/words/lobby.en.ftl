### The lobby, and the list of one's games.

lobby-tables = Tables
