"""D33, D34 and the cards played outside Action windows: what they do is tried on a copy and looked at."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.engine import actor, legal_actions, step
from monstrum.core.state import NO_RECORD
from monstrum.games.hybrid.content.catalog import APTITUDES, E_OP, EFFECT_WIDTH, MUTATION
from monstrum.games.hybrid.effects.opcodes import REROLL, TEMPLATE
from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.rules.records import KEPT, PERFECT_UP_TO, ROLLER, SUCCESS_LEVEL
from monstrum.games.hybrid.rules.rolls import KIND_AT, outcome_of, succeeded
from monstrum.games.hybrid.rules.squares import distance
from monstrum.games.hybrid.state import FIGURES, ON_BOARD, SLOTS, SkirmishState, first_of, side_of
from monstrum.games.hybrid.thinking.evaluate import evaluate
from monstrum.games.hybrid.thinking.hands import effect_worth, keep_cards, patience, take_cards
from monstrum.games.hybrid.thinking.prospects import Prospects
from monstrum.games.hybrid.thinking.rounds import first_goal
from monstrum.games.hybrid.thinking.walks import ONE_SQUARE, walk_from
from monstrum.games.hybrid.thinking.worth import warrior_worth

LONGEST: Final = 24  # decisions that follow from one
DEEPEST: Final = 1  # tried inside one another
TOO_MANY: Final = 16  # options to be tried one by one
KEEP: Final = 0.35  # a Reserve card waits for more than this
TEMPLATE_BASE: Final = 2


def tried(state: SkirmishState, seat: i64, options: list[int], depth: i64) -> list[float]:
    """How the seat stands after each option and what follows from it."""
    found: list[float] = []
    for option in options:
        trial = state.clone()
        step(trial, option)
        follow(trial, depth + 1)
        found.append(evaluate(trial, seat))
    return found


def follow(state: SkirmishState, depth: i64) -> None:
    """Everything until the effect is over; whoever is asked answers in the own interest."""
    for _ in range(LONGEST):
        if state.over():
            return
        who = actor(state)
        if who < 0 or not kinds.is_effect(state.kind):
            return
        options = legal_actions(state, who)
        best = options[0]
        if depth <= DEEPEST and 1 < len(options) <= TOO_MANY:
            likings = tried(state, who, options, depth)
            best = options[likings.index(max(likings))]
        elif len(options) > 1 and options[0] == actions.NONE:
            best = options[1]
        step(state, best)


def reserve_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D12  A Reserve card is played where it does more than it may do later, and in activations of the own
    side: the next one is never far."""
    if side_of(state.a) != seat:
        return [1.0 if option == actions.NONE else 0.0 for option in options]
    now = evaluate(state, seat)
    found: list[float] = []
    for option in options:
        if option == actions.NONE:
            found.append(KEEP * patience(state))
            continue
        trial = state.clone()
        step(trial, option)
        follow(trial, 0)
        found.append(evaluate(trial, seat) - now)
    return found


def equipment_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D11  Mutations go to the best who can bear them; a lesser warrior waits for the others to be gone."""
    figure = state.a
    best = warrior_worth(state, figure)
    for friend in range(first_of(side_of(figure)), first_of(side_of(figure)) + SLOTS):
        bears = state.status[friend] == ON_BOARD and state.awarded[friend] == 0
        if bears and state.catalog.aptitude[state.profile[friend] * APTITUDES + MUTATION]:
            best = max(best, warrior_worth(state, friend))
    worthy = warrior_worth(state, figure) > 0.6 * best or state.round > 3
    found: list[float] = []
    for option in options:
        if option == actions.NONE:
            found.append(0.0)
        else:
            found.append(effect_worth(state, option - actions.CARD) if worthy else -1.0)
    return found


def may_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """An optional effect: yes; but a roll is made again only if it went the wrong way."""
    wanted = True
    if state.catalog.effects.rows[state.a * EFFECT_WIDTH + E_OP] == REROLL:
        wanted = went_wrong(state, seat)
    return [1.0 if (option == actions.YES) == wanted else 0.0 for option in options]


def went_wrong(state: SkirmishState, seat: i64) -> bool:
    """The last roll under way: ours failed, or theirs succeeded."""
    at = state.nearest(kinds.ROLLED)
    if at == NO_RECORD:
        return False
    outcome = outcome_of(
        state.register(at, KEPT),
        state.register(at, SUCCESS_LEVEL),
        state.register(at, PERFECT_UP_TO) % KIND_AT,
    )
    ours = side_of(state.register(at, ROLLER)) == seat
    return ours != succeeded(outcome)


def pick_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D33  Few targets are tried; of many squares the one that troubles the enemy most."""
    if len(options) <= TOO_MANY or options[0] < actions.SQUARE:
        return tried(state, seat, options, 0)
    template = state.catalog.effects.rows[state.a * EFFECT_WIDTH + E_OP] == TEMPLATE
    return [trouble(state, seat, option - actions.SQUARE, template) for option in options]


def trouble(state: SkirmishState, seat: i64, square: i64, template: bool) -> float:
    """Under a template: who stands there. Of anything else: near to enemies, and far from us."""
    worth = 0.0
    near_us = 99.0
    near_them = 99.0
    for figure in range(FIGURES):
        if state.status[figure] != ON_BOARD:
            continue
        far = float(
            distance(square, TEMPLATE_BASE if template else 1, state.place[figure], state.base[figure])
        )
        ours = side_of(figure) == seat
        if template and far == 0.0:
            worth += -warrior_worth(state, figure) if ours else warrior_worth(state, figure)
        if ours:
            near_us = min(near_us, far)
        else:
            near_them = min(near_them, far)
    return worth if template else 0.5 * near_us - near_them


def place_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D33  Where to put somebody: as if he had walked there."""
    figure = state.b
    if not 0 <= figure < FIGURES or state.status[figure] != ON_BOARD:
        goal = walk_from(state.ground, first_goal(state, state.actor * SLOTS), ONE_SQUARE)
        return [-float(goal[option - actions.SQUARE]) for option in options]
    prospects = Prospects(state, figure)
    facing = state.facing[figure]
    found: list[float] = []
    for option in options:
        square: i64 = option - actions.SQUARE
        found.append(prospects.pull(square) - prospects.dangers.at(square, facing, prospects.open, False))
    return found


def trial_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """Each option is tried."""
    return tried(state, seat, options, 0)


def discard_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D33  Of one's own hand the least, of the other's the best."""
    return keep_cards(state, seat, options) if state.a == seat else take_cards(state, seat, options)
