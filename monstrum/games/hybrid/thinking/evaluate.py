"""How a side stands, all in all: for effects, whose outcome is looked at rather than thought through."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.effects.opcodes import MOD_MT
from monstrum.games.hybrid.rules.decks import hand_size
from monstrum.games.hybrid.rules.effect_sums import total
from monstrum.games.hybrid.rules.event_cards import reserves_of
from monstrum.games.hybrid.rules.warriors import in_play, nv
from monstrum.games.hybrid.state import NO_FIGURE, ON_BOARD, SLOTS, UNDECIDED, SkirmishState, side_of
from monstrum.games.hybrid.thinking.aims import aim_of
from monstrum.games.hybrid.thinking.pulls import PACE, able, rounds_to, speed
from monstrum.games.hybrid.thinking.rounds import attack_at_hand
from monstrum.games.hybrid.thinking.worth import ALIVE, WON, by_points, life, warrior_worth

AT_HAND: Final = 0.4  # of an attack that could be made next
LOST_TURN: Final = 0.6
MORE_TURNS: Final = 0.7
GUARDED: Final = 0.15
CARD: Final = 0.25
RESERVE: Final = 0.3
POINT: Final = 0.6
STRIDE: Final = 0.08
LONG_WAY: Final = 20.0  # rounds


def evaluate(state: SkirmishState, seat: i64) -> float:
    """The seat's side ahead of the other."""
    if state.outcome != UNDECIDED:
        if state.outcome == seat:
            return WON
        return -WON if state.outcome == 1 - seat else 0.0
    return standing(state, seat) - standing(state, 1 - seat)


def standing(state: SkirmishState, side: i64) -> float:
    worth = CARD * float(hand_size(state, side)) + RESERVE * float(reserves_of(state, side))
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if in_play(state, figure):
            worth += warrior_standing(state, figure)
    for figure in state.extras:
        if side_of(figure) == side:
            worth += MORE_TURNS
    if by_points(state):
        worth += POINT * float(state.score[side])
    return worth + progress(state, side)


def warrior_standing(state: SkirmishState, figure: i64) -> float:
    left = float(life(state, figure)) / float(nv(state, figure))
    worth = warrior_worth(state, figure) * (ALIVE + (1.0 - ALIVE) * left)
    if state.status[figure] != ON_BOARD:
        return worth
    if state.skips[figure] > 1:
        worth -= LOST_TURN
    else:
        worth += AT_HAND * attack_at_hand(state, figure)
    if state.parry_level[figure]:
        worth += GUARDED
    if state.at_work:
        worth += STRIDE * float(total(state, MOD_MT, figure))
    return worth


def progress(state: SkirmishState, side: i64) -> float:
    """How near the nearest is to what the side is after."""
    aim = aim_of(state, side)
    square = aim.square
    if aim.exits and not aim.objective:
        square = aim.exits[0]
    if square < 0:
        return 0.0
    best = LONG_WAY
    points = 1.0
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if not in_play(state, figure) or (aim.bearer != NO_FIGURE and aim.bearer != figure):
            continue
        if aim.objective and not able(state, figure, aim.objective):
            continue
        rounds = rounds_to(state, figure, square)
        if rounds < best:
            best = rounds
            points = float(speed(state, figure))
    return -PACE * best * points
