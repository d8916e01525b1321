"""After an undo past chance: another generator. Decks have no order and counters no face, so nothing else
changes; but what was seen of a hand stays known.

Who has seen a card leave a hand knows that it was there, unless the hand has taken a card of that deck
meanwhile: then it may have been that one. All of this is told by events that the knower has seen, never by
what hands really held: who could compare hands would learn of cards that changed hands in secret.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from monstrum.core.chance import key_words, seed_bytes
from monstrum.core.errors import BadPosition
from monstrum.core.events import Event
from monstrum.games.hybrid.knowing.old_learning import counted, remember_counts
from monstrum.games.hybrid.rules import events as kinds
from monstrum.games.hybrid.rules.card_piles import ACTION_PILE, KNOWERS, OPPONENT, PAIR, PUBLIC, SIDES
from monstrum.games.hybrid.state import SkirmishState, side_of

FIRST: Final = 10_000  # of the numbers here; older games wrote down smaller ones
OPENLY: Final = (kinds.LAID, kinds.CARD_LOST, kinds.BID_SHOWN, kinds.RESERVE_PLAYED)  # side, card


def learned(undone: SkirmishState, events: Sequence[Event] = ()) -> list[int]:
    """For each card that somebody knows was in a hand, where the table goes back to, a place in `shown`."""
    cards, pile = undone.cards, undone.catalog.pile
    taken: set[tuple[int, int]] = set()  # side and deck: it has taken such a card since
    left: Counter[int] = Counter()  # seen to have left the hand, by place in `shown`
    found: Counter[int] = Counter()
    for event in events:
        for side, card, knowers in leaving(event):
            if (side, pile[card]) not in taken:
                for knower in knowers:
                    left[(side * KNOWERS + knower) * cards.designs + card] += 1
        if event.kind == kinds.HAND_SHOWN_ONE and (event.a, pile[event.b]) not in taken:
            at = (event.a * KNOWERS + OPPONENT) * cards.designs + event.b
            found[at] = max(found[at], left[at] + event.c)
        taken.update(gains(event, undone))
    for at in range(SIDES * KNOWERS * cards.designs):
        side, card = at // (KNOWERS * cards.designs), at % cards.designs
        known = 0 if (side, pile[card]) in taken else cards.shown[at]  # what is in a hand now was there then
        found[at] = max(found[at], left[at] + known)
    return [FIRST + at for at in sorted(found.elements())]


def leaving(event: Event) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """From which hand a card went, which one, and who has seen it."""
    if event.kind in OPENLY:
        yield event.a, event.b, (OPPONENT, PUBLIC)
    elif event.kind == kinds.MUTATED:
        yield side_of(event.a), event.b, (OPPONENT, PUBLIC)
    elif event.kind == kinds.STOLEN_ONE:
        yield 1 - event.a, event.b, (OPPONENT,)


def gains(event: Event, state: SkirmishState) -> Iterator[tuple[int, int]]:
    """Who has taken a card of which deck."""
    if event.kind in (kinds.DREW, kinds.KEPT):
        yield event.a, event.b
    elif event.kind == kinds.STOLEN:
        yield event.a, ACTION_PILE
    elif event.kind == kinds.RECOVERED:
        yield event.a, state.catalog.pile[event.b]


def rekey(state: SkirmishState, seed: int | str | bytes, known: Sequence[int]) -> None:
    if counted(state, known):
        remember_counts(state, known)
    else:
        remember(state, known)
    state.chance.rekey(key_words(seed_bytes(seed)))
    state.fresh = False


def remember(state: SkirmishState, known: Sequence[int]) -> None:
    """What is known already stays known; a bid is known of like a card in the hand until it is turned up."""
    cards = state.cards
    for number, times in Counter(known).items():
        at = number - FIRST
        if not 0 <= at < SIDES * KNOWERS * cards.designs:
            raise BadPosition("What was learned does not fit this game.")
        side, card = at // (KNOWERS * cards.designs), at % cards.designs
        held = cards.hand[side * cards.designs + card]
        for bid in range(0, len(cards.bids), PAIR):
            held += cards.bids[bid] == side and cards.bids[bid + 1] == card
        if times > held:
            raise BadPosition("What was learned does not fit this game.")
        cards.own_shown()[at] = max(cards.shown[at], times)
