"""What was learned, as older games wrote it down: of every design how many cards lay open in the undone
position, how many each side held, and how many were known to be held. It is only read, so that these games
lead where they led."""

from collections.abc import Sequence

from monstrum.games.hybrid.rules.card_piles import KNOWERS, OPPONENT, P_CARD, PAIR, PLAYED_WIDTH
from monstrum.games.hybrid.state import SkirmishState

MOST = 1000  # no such number was larger


def counted(state: SkirmishState, known: Sequence[int]) -> bool:
    return len(known) == state.cards.designs * (3 + 2 * KNOWERS) and all(0 <= n <= MOST for n in known)


def remember_counts(state: SkirmishState, known: Sequence[int]) -> None:
    opened = lying_open(state)
    more = [known[card] - opened[card] for card in range(state.cards.designs)]
    for side in (0, 1):
        remember(state, side, more, known)


def lying_open(state: SkirmishState) -> list[int]:
    cards = state.cards
    found = [cards.discard[card] + cards.in_play[card] for card in range(cards.designs)]
    for at in range(0, len(cards.played), PLAYED_WIDTH):
        found[cards.played[at + P_CARD]] += 1
    return found


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
            cards.own_shown()[at] = min(seen, now)
