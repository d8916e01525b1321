"""The cards of a game: who holds which, what is left in the decks, what lies open, and who has seen what.

A card is its design. A hand is a count per design and so is a deck: nobody knows its order, so the card that
is drawn is decided when it is drawn. Only cards put under the Action deck have a place (HY-2.4).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.state import dump_list, dump_row

# Decks as they lie on the table: each side has an Army deck of its own.
ACTION_PILE: Final = 0
EVENT_PILE: Final = 1
ARMY_PILE: Final = 2  # + side
EQUIPMENT_PILE: Final = 4  # + side: Auras for the Griffins, Mutations for the Scorpions
PILES: Final = 6
SIDES: Final = 2

# Who has seen a card in a hand: rows of `shown`.
OPPONENT: Final = 0
PUBLIC: Final = 1  # everybody, spectators included
KNOWERS: Final = 2

# Cards laid in open windows: rows of `played`.
PLAYED_WIDTH: Final = 4
P_CARD: Final = 0
P_OWNER: Final = 1
P_USE: Final = 2  # FOR_POINTS or FOR_EFFECT, + CANCELLED, + ON_SECOND_SHOT
P_POINTS: Final = 3  # what it counts for
FOR_POINTS: Final = 0
FOR_EFFECT: Final = 1
ON_SECOND_SHOT: Final = 2
CANCELLED: Final = 4

PAIR: Final = 2  # `under`, `bids`, `aside`: whose, which
LOCK_WIDTH: Final = 3  # `locks`: whose, which, and what follows
LOCK_SEEN: Final = 1  # the opponent knows which card it is
LOCK_GONE: Final = 2  # the card has left the hand; its owner knows, others do not (HY-10.14)
LOCK_LOST: Final = 4  # · how many cards the hand has lost since: any of them may have been this one
UNKNOWN: Final = -1  # in place of a design: this seat does not know


@final
class CardPiles:
    """All cards. Where no deck is in use there are none, and copies share the empty piles."""

    def __init__(self, designs: i64) -> None:
        self.designs = designs
        self.stock: vec[i64] = vec[i64]([0] * designs)  # cards of each design in this game: public
        self.deck: vec[i64] = vec[i64]([0] * designs)  # … left in its deck, but for those in `under`
        self.hand: vec[i64] = vec[i64]([0] * (SIDES * designs))  # … held, by side
        self.discard: vec[i64] = vec[i64]([0] * designs)
        self.in_play: vec[i64] = vec[i64]([0] * designs)  # Constants, awarded Mutations, cards taking effect
        self.shown: vec[i64] = vec[i64]([0] * (SIDES * KNOWERS * designs))  # of a hand: known to be there
        self.left: vec[i64] = vec[i64]([0] * PILES)  # cards in each deck, those under it included
        self.held: vec[i64] = vec[i64]([0] * (SIDES * PILES))  # cards each side holds of each deck
        self.under: list[int] = []  # HY-2.4: pairs, the next to be drawn first
        self.bids: list[int] = []  # HY-3.3: pairs, face down until the auction ends
        self.aside: list[int] = []  # HY-2.6: pairs, equipment discarded face down
        self.locks: list[int] = []  # HY-10.14: cards that cannot be used before the next activation
        self.played: list[int] = []  # HY-10.5: the cards of open windows, the innermost last

    def any(self) -> bool:
        """Whether there are cards in this game."""
        for design in range(self.designs):
            if self.stock[design]:
                return True
        return False

    def clone(self) -> "CardPiles":
        if not self.any():
            return self
        other = CardPiles(0)
        other.designs = self.designs
        other.stock = self.stock  # never changes once a game has begun
        other.deck = self.deck[:]
        other.hand = self.hand[:]
        other.discard = self.discard[:]
        other.in_play = self.in_play[:]
        other.shown = self.shown[:]
        other.left = self.left[:]
        other.held = self.held[:]
        other.under = self.under.copy()
        other.bids = self.bids.copy()
        other.aside = self.aside.copy()
        other.locks = self.locks.copy()
        other.played = self.played.copy()
        return other

    def rows(self) -> list[vec[i64]]:
        """In the order they are stored; `stock`, `left` and `held` come first."""
        return [
            self.stock, self.left, self.held, self.deck, self.hand, self.discard, self.in_play, self.shown,
        ]  # fmt: skip

    def dump(self, out: list[int]) -> None:
        for row in self.rows():
            dump_row(out, row)
        dump_list(out, self.under)
        dump_list(out, self.bids)
        dump_list(out, self.aside)
        dump_list(out, self.locks)
        dump_list(out, self.played)
