"""Registers of records that others than their own frame read, by name; a is 0."""

from typing import Final

# Of RUN, a Mutate card in progress.
CARD_PLAYER: Final = 1
FREED: Final = 3  # the spot it has emptied, + 1
RETURNED: Final = 4  # the design it has returned to a hand, + 1
CARD: Final = 5

# Of the records in which spoils are taken.
ROBBED: Final = 1  # SPOILS, TAKE, RANDOM_TAKE
LOSER: Final = 0  # PICK_BACK
DRAWER: Final = 0  # DRAW_CARDS, DRAW_ONE
