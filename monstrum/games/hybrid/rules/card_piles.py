"""The cards of a game: who holds which, what is left in the decks, what lies open, and who has seen what.

A card is its design. A hand is a count per design and so is a deck: nobody knows its order, so the card that
is drawn is decided when it is drawn. Only cards put under the Action deck have a place (HY-2.4).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.codec import Numbers
from monstrum.core.rows import NOTHING_TOLD
from monstrum.core.state import NO_LIST, NO_ROW, dump_list, dump_row

# Decks as they lie on the table: each side has an Army deck of its own.
ACTION_PILE: Final = 0
EVENT_PILE: Final = 1
ARMY_PILE: Final = 2  # + side
EQUIPMENT_PILE: Final = 4  # + side: Auras for the Griffins, Mutations for the Scorpions
PILES: Final = 6
MOST_CARDS: Final = 999  # of one design, or in one place
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


FIELDS: Final = """
stock    row of designs, shared          0  0 … MOST_CARDS  # cards of each design in this game: public
left     row of PILES, lent, told  0  0 … MOST_CARDS  # cards in each deck, those under it included
held     row of SIDES * PILES, lent, told  0  0 … MOST_CARDS  # cards each side holds of each deck
deck     row of designs, lent  0  0 … MOST_CARDS  # … left in its deck, but for those in `under`
hand     row of SIDES * designs, lent, told  0  0 … MOST_CARDS  # … held, by side
discard  row of designs, lent, told  0  0 … MOST_CARDS
in_play  row of designs, lent  0  0 … MOST_CARDS  # Constants, Mutations, cards taking effect
shown    row of SIDES * KNOWERS * designs, lent, told  0  0 … MOST_CARDS  # of a hand: known to be there
under    list of PAIR, lent  # HY-2.4: the next to be drawn first
bids     list of PAIR, lent  # HY-3.3: face down until the auction ends
aside    list of PAIR, lent  # HY-2.6: equipment discarded face down
locks    list of LOCK_WIDTH, lent  # HY-10.14: cards that cannot be used before the next activation
played   list of PLAYED_WIDTH, lent  # HY-10.5: the cards of open windows, the innermost last
"""


@final
class CardPiles:
    """All cards. Where no deck is in use there are none, and copies share the empty piles."""

    def __init__(self, designs: i64) -> None:
        self.designs = designs
        # Written by tools/fields.py from FIELDS; who changes the list runs it again.
        self.stock: vec[i64] = NO_ROW
        self.left: vec[i64] = NO_ROW
        self.held: vec[i64] = NO_ROW
        self.deck: vec[i64] = NO_ROW
        self.hand: vec[i64] = NO_ROW
        self.discard: vec[i64] = NO_ROW
        self.in_play: vec[i64] = NO_ROW
        self.shown: vec[i64] = NO_ROW
        self.under: list[int] = NO_LIST
        self.bids: list[int] = NO_LIST
        self.aside: list[int] = NO_LIST
        self.locks: list[int] = NO_LIST
        self.played: list[int] = NO_LIST
        self.lent: i64 = 3968  # one bit for what a copy, or everybody, holds too
        self.told: vec[vec[u8]] = NOTHING_TOLD  # by seat: what observations show of rows

    def make_room(self) -> None:
        """Natively in the compiled build: interpreted code changes numbers in a row, never the row."""
        designs = self.designs
        self.stock = vec[i64]([0] * designs)
        self.left = vec[i64]([0] * PILES)
        self.held = vec[i64]([0] * (SIDES * PILES))
        self.deck = vec[i64]([0] * designs)
        self.hand = vec[i64]([0] * (SIDES * designs))
        self.discard = vec[i64]([0] * designs)
        self.in_play = vec[i64]([0] * designs)
        self.shown = vec[i64]([0] * (SIDES * KNOWERS * designs))

    def copied(self) -> "CardPiles":
        other = CardPiles(self.designs)
        other.stock = self.stock
        other.left = self.left
        other.held = self.held
        other.deck = self.deck
        other.hand = self.hand
        other.discard = self.discard
        other.in_play = self.in_play
        other.shown = self.shown
        other.under = self.under
        other.bids = self.bids
        other.aside = self.aside
        other.locks = self.locks
        other.played = self.played
        self.lent = 4095
        other.lent = 4095
        other.told = self.told
        return other

    def dump(self, out: list[int]) -> None:
        dump_row(out, self.stock)
        dump_row(out, self.left)
        dump_row(out, self.held)
        dump_row(out, self.deck)
        dump_row(out, self.hand)
        dump_row(out, self.discard)
        dump_row(out, self.in_play)
        dump_row(out, self.shown)
        dump_list(out, self.under)
        dump_list(out, self.bids)
        dump_list(out, self.aside)
        dump_list(out, self.locks)
        dump_list(out, self.played)

    def restore(self, numbers: Numbers) -> None:
        """What `dump` wrote, trusting nothing in it."""
        numbers.fill_within(self.stock, 0, MOST_CARDS)
        numbers.fill_within(self.left, 0, MOST_CARDS)
        numbers.fill_within(self.held, 0, MOST_CARDS)
        numbers.fill_within(self.deck, 0, MOST_CARDS)
        numbers.fill_within(self.hand, 0, MOST_CARDS)
        numbers.fill_within(self.discard, 0, MOST_CARDS)
        numbers.fill_within(self.in_play, 0, MOST_CARDS)
        numbers.fill_within(self.shown, 0, MOST_CARDS)
        self.under = numbers.records(PAIR)
        self.bids = numbers.records(PAIR)
        self.aside = numbers.records(PAIR)
        self.locks = numbers.records(LOCK_WIDTH)
        self.played = numbers.records(PLAYED_WIDTH)

    def own_left(self) -> vec[i64]:
        if self.lent & 1:
            self.left = self.left[:]
            self.lent -= 1
        self.told = NOTHING_TOLD
        return self.left

    def own_held(self) -> vec[i64]:
        if self.lent & 2:
            self.held = self.held[:]
            self.lent -= 2
        self.told = NOTHING_TOLD
        return self.held

    def own_deck(self) -> vec[i64]:
        if self.lent & 4:
            self.deck = self.deck[:]
            self.lent -= 4
        return self.deck

    def own_hand(self) -> vec[i64]:
        if self.lent & 8:
            self.hand = self.hand[:]
            self.lent -= 8
        self.told = NOTHING_TOLD
        return self.hand

    def own_discard(self) -> vec[i64]:
        if self.lent & 16:
            self.discard = self.discard[:]
            self.lent -= 16
        self.told = NOTHING_TOLD
        return self.discard

    def own_in_play(self) -> vec[i64]:
        if self.lent & 32:
            self.in_play = self.in_play[:]
            self.lent -= 32
        return self.in_play

    def own_shown(self) -> vec[i64]:
        if self.lent & 64:
            self.shown = self.shown[:]
            self.lent -= 64
        self.told = NOTHING_TOLD
        return self.shown

    def own_under(self) -> list[int]:
        if self.lent & 128:
            self.under = self.under.copy()
            self.lent -= 128
        return self.under

    def own_bids(self) -> list[int]:
        if self.lent & 256:
            self.bids = self.bids.copy()
            self.lent -= 256
        return self.bids

    def own_aside(self) -> list[int]:
        if self.lent & 512:
            self.aside = self.aside.copy()
            self.lent -= 512
        return self.aside

    def own_locks(self) -> list[int]:
        if self.lent & 1024:
            self.locks = self.locks.copy()
            self.lent -= 1024
        return self.locks

    def own_played(self) -> list[int]:
        if self.lent & 2048:
            self.played = self.played.copy()
            self.lent -= 2048
        return self.played

    # So far what is written from FIELDS.

    def any(self) -> bool:
        """Whether there are cards in this game."""
        for design in range(self.designs):
            if self.stock[design]:
                return True
        return False

    def clone(self) -> "CardPiles":
        return self.copied() if self.any() else self


NO_CARDS: Final = CardPiles(0)
