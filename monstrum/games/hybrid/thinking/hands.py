"""What cards are worth in a hand: points are always of use, some effects more than others, and towards the
end of the game less and less."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import E_N, E_OP, EFFECT_WIDTH
from monstrum.games.hybrid.effects.opcodes import (
    AUTO_SUCCESS,
    CANCEL_CARD,
    EXTRA_DICE,
    EXTRA_WOUND,
    FOR_EACH,
    GRANT_APTITUDE,
    MOD_MT,
    MOD_SL,
    NATURAL_ROLL,
    PERFECT_ON,
    PREVENT_WOUNDS,
    REROLL,
)
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.decks import hand_size, in_hand, usable
from monstrum.games.hybrid.state import SkirmishState
from monstrum.games.hybrid.thinking.bonuses import worth_of_op

ANY_CARD: Final = 0.1
PER_POINT: Final = 0.07
AT_BEST: Final = 0.3  # of what an effect can do is lost with its card: its moment may never come
LEAST: Final = 0.25  # of a card's worth is left in the last round
POOR_HAND: Final = 0.75  # below this another, smaller hand is better


def patience(state: SkirmishState) -> float:
    """How much of the game is still to come."""
    limit = state.mission.round_limit
    if limit < 1:
        return 1.0
    left = float(limit - state.round + 1) / float(limit)
    return left if left > LEAST else LEAST


def card_worth(state: SkirmishState, card: i64) -> float:
    """Of an Action card, for later."""
    worth = ANY_CARD + PER_POINT * float(state.catalog.points[card])
    return worth + AT_BEST * effect_worth(state, card)


def effect_worth(state: SkirmishState, card: i64) -> float:
    """What the effect of a card is worth where it fits, by its operations."""
    rows = state.catalog.effects.rows
    total = 0.0
    for row in range(state.catalog.first_effect[2 * card], state.catalog.first_effect[2 * card + 1]):
        at = row * EFFECT_WIDTH
        op = rows[at + E_OP]
        number = rows[at + E_N]
        size = float(number if number >= 0 else -number)
        if op == MOD_SL:
            total += 0.2 * size
        elif op == MOD_MT:
            total += 0.12 * size
        elif op == GRANT_APTITUDE:
            total += 0.35 * size
        elif op == EXTRA_WOUND or op == AUTO_SUCCESS or op == PREVENT_WOUNDS or op == NATURAL_ROLL:
            total += 0.5
        elif op == EXTRA_DICE or op == REROLL or op == PERFECT_ON or op == FOR_EACH or op == CANCEL_CARD:
            total += 0.4
        else:
            total += worth_of_op(op, number)
    return total


def hand_worth(state: SkirmishState, side: i64) -> float:
    total = 0.0
    for card in range(state.catalog.action_cards):
        held = in_hand(state, side, card)
        if held:
            total += float(held) * card_worth(state, card)
    return total


def highest_card(state: SkirmishState, side: i64) -> i64:
    """The card with the most points a side could lay now; -1 = none has any."""
    found: i64 = -1
    most: i64 = 0
    for card in range(state.catalog.action_cards):
        if state.catalog.points[card] > most and usable(state, side, card) > 0:
            most = state.catalog.points[card]
            found = card
    return found


def mulligan_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D2  Four cards against three others: only a poor hand goes."""
    poor = hand_worth(state, seat) < POOR_HAND
    return [1.0 if (option == actions.YES) == poor else 0.0 for option in options]


def keep_cards(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """Which card to give away: the least."""
    return [-card_worth(state, option - actions.CARD) for option in options]


def keep_equipment(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D3  The one that does least is discarded."""
    return [-effect_worth(state, option - actions.CARD) for option in options]


def take_cards(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """Which card to take: the best, and rather one than none."""
    found: list[float] = []
    for option in options:
        found.append(0.0 if option == actions.NONE else card_worth(state, option - actions.CARD))
    return found


def bid_worths(state: SkirmishState, seat: i64, options: list[int], stake: float) -> list[float]:
    """D6  One card at most, and only where much depends on who comes first: the cheapest with points enough
    to matter, out of a hand that can spare it."""
    bids = state.cards.bids
    for at in range(0, len(bids), 2):
        if bids[at] == seat:
            stake = 0.0
    if hand_size(state, seat) < 3:
        stake = 0.0
    found: list[float] = []
    for option in options:
        if option == actions.NONE:
            found.append(0.0)
            continue
        card: i64 = option - actions.CARD
        gain = 0.05 * float(state.catalog.points[card]) * stake
        found.append(gain - patience(state) * card_worth(state, card))
    return found
