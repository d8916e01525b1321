"""Cards: section 5 of the rules. Own ones by design, those of others by number, but for what was seen.

What lies in the decks, hands and discards changes seldom: as an observation shows it, it is kept with the
cards (`told`) until one of these rows is changed.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.core.rows import NO_BYTES, zeros
from monstrum.games.hybrid.content.catalog import Catalog
from monstrum.games.hybrid.learning.writing import put, seen_figure, seen_side
from monstrum.games.hybrid.rules.card_piles import (
    ARMY_PILE,
    CANCELLED,
    EQUIPMENT_PILE,
    FOR_EFFECT,
    KNOWERS,
    LOCK_GONE,
    LOCK_WIDTH,
    ON_SECOND_SHOT,
    OPPONENT,
    P_CARD,
    P_OWNER,
    P_USE,
    PAIR,
    PILES,
    PLAYED_WIDTH,
    SIDES,
    CardPiles,
)
from monstrum.games.hybrid.state import (
    COPY,
    FIGURES,
    NO_FIGURE,
    S_FIGURE,
    S_OWNER,
    STAYING_WIDTH,
    SkirmishState,
)

COPIES: Final = 4  # of one design in most packs; more are shown as they are
MANY: Final = 60
SOME: Final = 10
LAID: Final = 4  # for points, for its effect, on the second shot, cancelled


@final
class CardFields:
    """Where the fields about cards are. Designs are in the order of the catalog, the Action cards first."""

    def __init__(self, encoder: Encoder[Any], catalog: Catalog) -> None:
        designs: i64 = max(catalog.cards, 1)
        action_cards: i64 = max(catalog.action_cards, 1)
        self.designs = catalog.cards
        self.action_cards = action_cards
        start = encoder.origin
        encoder.origin = encoder.size
        self.decks = encoder.field(
            "decks", PILES, MANY, "cards left: Action, Event, own Army, enemy's Army, own equipment, enemy's"
        )
        self.held = encoder.field("held", SIDES * PILES, SOME, "per side: cards held of each of these decks")
        self.hand = encoder.field("hand", designs, COPIES, "own cards, per design")
        self.locked = encoder.field(
            "locked", action_cards, COPIES, "of these, Action cards that wait for the next activation"
        )
        self.known = encoder.field(
            "known", designs, COPIES, "cards the observer knows to be in the enemy's hand, per design"
        )
        self.discard = encoder.field("discard", designs, COPIES, "discarded cards, per design")
        self.first = encoder.origin - start  # where these are in an observation …
        self.told = zeros(encoder.size - encoder.origin)  # … and where there are no cards
        encoder.origin = start
        self.under = encoder.field("under", action_cards, COPIES, "own cards put under the Action deck")
        self.under_number = encoder.field("under_number", 1, SOME, "how many lie there in all")
        self.bids = encoder.field("bids", action_cards, COPIES, "own cards in the auction")
        self.bid_numbers = encoder.field("bid_numbers", SIDES, SOME, "how many each side has laid in it")
        self.aside = encoder.field("aside", designs, COPIES, "own equipment discarded face down")
        self.laid = encoder.field(
            "laid",
            SIDES * action_cards * LAID,
            COPIES,
            "per side and Action card in open windows: laid for points, for its effect, on the second shot,"
            " cancelled",
        )
        self.staying = encoder.field(
            "staying", SIDES * designs, COPIES, "per side: Constants, active Auras, awarded Mutations in play"
        )
        self.bearer = encoder.field(
            "bearer", designs, FIGURES, "per design in play: who bears or found it (the last one), figure + 1"
        )

    def shown(self, cards: CardPiles, seat: i64) -> vec[u8]:
        """What the seat is told of decks, hands and discards."""
        if not cards.any():
            return self.told
        if len(cards.told) == 0:
            cards.told = vec[vec[u8]]([NO_BYTES] * SIDES)
        if len(cards.told[seat]) == 0:
            items = self.told[:]
            self.write_numbers(cards, seat, items)
            self.write_designs(cards, seat, items)
            cards.told[seat] = items
        return cards.told[seat]

    def write(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        """All the rest."""
        cards = state.cards
        put(items, self.under_number, len(cards.under) // PAIR)
        self.write_own(cards.under, self.under, seat, items)
        self.write_own(cards.aside, self.aside, seat, items)
        self.write_own(cards.bids, self.bids, seat, items)
        for at in range(0, len(cards.bids), PAIR):
            items[self.bid_numbers + seen_side(cards.bids[at], seat)] += 1
        for at in range(0, len(cards.locks), LOCK_WIDTH):
            if cards.locks[at] == seat and not cards.locks[at + 2] & LOCK_GONE:
                items[self.first + self.locked + cards.locks[at + 1]] += 1
        if cards.played:
            self.write_laid(cards.played, seat, items)
        if state.staying:
            self.write_staying(state.staying, seat, items)

    def write_numbers(self, cards: CardPiles, seat: i64, items: vec[u8]) -> None:
        """How many cards lie in the decks and are held."""
        for pile in range(PILES):
            at = seen_pile(pile, seat)
            put(items, self.decks + at, cards.left[pile])
            put(items, self.held + at, cards.held[seat * PILES + pile])
            put(items, self.held + PILES + at, cards.held[(1 - seat) * PILES + pile])

    def write_designs(self, cards: CardPiles, seat: i64, items: vec[u8]) -> None:
        shown = ((1 - seat) * KNOWERS + OPPONENT) * self.designs
        self.write_counts(cards.hand, seat * self.designs, self.hand, items)
        self.write_counts(cards.shown, shown, self.known, items)
        self.write_counts(cards.discard, 0, self.discard, items)

    def write_counts(self, counts: vec[i64], first: i64, field: i64, items: vec[u8]) -> None:
        """So many cards of each design; of most there are none."""
        start = field - first
        for at in range(first, first + self.designs):
            number = counts[at]
            if number:
                put(items, start + at, number)

    def write_own(self, pairs: list[int], first: i64, seat: i64, items: vec[u8]) -> None:
        """Cards that lie face down: the observer's own."""
        for at in range(0, len(pairs), PAIR):
            if pairs[at] == seat:
                items[first + pairs[at + 1]] += 1

    def write_laid(self, played: list[int], seat: i64, items: vec[u8]) -> None:
        """HY-10.5"""
        for at in range(0, len(played), PLAYED_WIDTH):
            side = seen_side(played[at + P_OWNER], seat)
            use = played[at + P_USE]
            first = self.laid + (side * self.action_cards + played[at + P_CARD]) * LAID
            items[first + (use & FOR_EFFECT)] += 1
            if use & ON_SECOND_SHOT:
                items[first + 2] += 1
            if use & CANCELLED:
                items[first + 3] += 1

    def write_staying(self, rows: list[int], seat: i64, items: vec[u8]) -> None:
        """HY-11.7, HY-12"""
        for at in range(0, len(rows), STAYING_WIDTH):
            card: i64 = rows[at] % COPY
            items[self.staying + seen_side(rows[at + S_OWNER], seat) * self.designs + card] += 1
            figure: i64 = rows[at + S_FIGURE]
            if figure != NO_FIGURE:
                put(items, self.bearer + card, seen_figure(figure, seat) + 1)


def seen_pile(pile: i64, seat: i64) -> i64:
    """A deck as the observer counts: his own side's comes before the enemy's."""
    if pile >= EQUIPMENT_PILE:
        return EQUIPMENT_PILE + seen_side(pile - EQUIPMENT_PILE, seat)
    return ARMY_PILE + seen_side(pile - ARMY_PILE, seat) if pile >= ARMY_PILE else pile
