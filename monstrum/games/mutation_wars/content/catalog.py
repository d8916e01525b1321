"""The cards of one pack as native tables: what the rules read, filled once by `program.py`.

A card is its *design*: all copies of a design are alike (MW-2.7), so hands, decks and discards hold designs.
Designs are numbered through the three kinds: Body Part cards first (type × 4 + colour), then Mutate cards,
then Battle cards, each in ascending id order. Bodies are their colour alone.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.operations import Operation, operation_table

# The kinds of cards (MW-3.3): each has its deck, its discard and its part of every hand.
BP: Final = 0
MU: Final = 1
BT: Final = 2
KINDS: Final = 3
KIND_NAMES: Final = ["BP", "MU", "BT"]
DECK_NAMES: Final = ["parts", "mutate", "battle"]

# Colours of bodies and parts (MW-5.1).
COLOUR_NAMES: Final = ["red", "green", "blue", "yellow"]
COLOUR_LETTERS: Final = "RGBY"
COLOURS: Final = 4

# Types of parts.
EYE: Final = 0
CLAW: Final = 1
SPIKES: Final = 2
TAIL: Final = 3
SNOUT: Final = 4
TENTACLES: Final = 5
WHISKERS: Final = 6
STINGER: Final = 7
GLOW: Final = 8
FAKE_TAIL: Final = 9
TYPES: Final = 10
PARTS: Final = 40  # designs of Body Part cards: TYPES × COLOURS

NO_ROW: Final[vec[i64]] = vec[i64]()
NO_OPERATIONS: Final = operation_table([])


@final
class Catalog:
    """One pack, ready to play."""

    def __init__(self) -> None:
        # Cards, by design.
        self.designs: i64 = 0
        self.ids: list[str] = []  # "Eye:R", "M01", "BT01"
        self.kind_of: vec[i64] = NO_ROW
        self.copies: vec[i64] = NO_ROW
        self.first: vec[i64] = NO_ROW  # per kind: its first design; the last entry is `designs`
        self.number: vec[i64] = NO_ROW  # per kind: how many cards there are
        self.room: vec[i64] = NO_ROW  # per kind: where its deck and its discard start in their rows
        # Body Part cards, by type: the colour is design % COLOURS, the type design // COLOURS.
        self.attack: vec[i64] = NO_ROW  # a Glow Thing's when lit
        self.defence: vec[i64] = NO_ROW
        # Mutate and Battle cards, by design.
        self.entry: vec[i64] = NO_ROW  # where the program starts in `code`; -1 for Body Part cards
        self.defender_only: vec[i64] = NO_ROW
        self.code: vec[i64] = NO_ROW  # rows of four: operation, x, y, z (`effects/operations.py`)
        self.operations: vec[Operation[Any]] = NO_OPERATIONS
        # Bodies.
        self.bodies: i64 = 0
        self.body_copies: vec[i64] = NO_ROW  # by colour
        # Identity.
        self.name = ""
        self.hash = ""

    def cards(self) -> i64:
        """How many there are, of all kinds."""
        return self.number[0] + self.number[1] + self.number[2]


def type_of(design: i64) -> i64:
    """The type of a Body Part card."""
    return design // COLOURS
