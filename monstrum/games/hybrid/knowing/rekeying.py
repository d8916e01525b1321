"""After an undo past chance: another generator. Decks have no order and counters no face, so nothing else
changes; but what was seen of a hand stays known.

What seats have learned is told as numbers: of every design how many cards lay open in the undone position,
how many each side held, and how many were known to be held.
"""

from collections.abc import Sequence

from monstrum.core.chance import key_words, seed_bytes
from monstrum.core.errors import BadPosition
from monstrum.games.hybrid.rules.card_piles import KNOWERS, OPPONENT, P_CARD, PAIR, PLAYED_WIDTH
from monstrum.games.hybrid.state import SkirmishState


def learned(undone: SkirmishState) -> list[int]:
    """Open cards by design, both hands, and what was known of them; nothing where there are no cards."""
    cards = undone.cards
    return [*lying_open(undone), *cards.hand, *cards.shown] if cards.any() else []


def lying_open(state: SkirmishState) -> list[int]:
    cards = state.cards
    found = [cards.discard[card] + cards.in_play[card] for card in range(cards.designs)]
    for at in range(0, len(cards.played), PLAYED_WIDTH):
        found[cards.played[at + P_CARD]] += 1
    return found


def rekey(state: SkirmishState, seed: int | str | bytes, known: Sequence[int]) -> None:
    designs = state.cards.designs
    if known:
        if len(known) != designs * (3 + 2 * KNOWERS) or not all(0 <= number <= 1000 for number in known):
            raise BadPosition("What was learned does not fit this game.")
        opened = lying_open(state)
        more = [known[card] - opened[card] for card in range(designs)]
        for side in (0, 1):
            remember(state, side, more, known)
    state.chance.rekey(key_words(seed_bytes(seed)))
    state.fresh = False


def remember(state: SkirmishState, side: int, more: list[int], known: Sequence[int]) -> None:
    """A card that a side holds now, held no more then, and that lay open then was seen by all; one that the
    other side held then was seen by it. What was known of a hand stays known as far as it is there."""
    cards, designs = state.cards, state.cards.designs
    for card in range(designs):
        now = cards.hand[side * designs + card]
        for at in range(0, len(cards.bids), PAIR):
            now += cards.bids[at] == side and cards.bids[at + 1] == card
        lost = now - known[(1 + side) * designs + card]
        taken = known[(2 - side) * designs + card] - cards.hand[(1 - side) * designs + card]
        for knower in range(KNOWERS):
            at = (side * KNOWERS + knower) * designs + card
            seen = max(cards.shown[at], known[3 * designs + at], min(lost, more[card]))
            if knower == OPPONENT:
                seen = max(seen, min(lost, taken + max(more[card], 0)))
            cards.shown[at] = min(seen, now)
