"""Hybrid: Success Levels by lines, chances of every outcome, Wounds, values as Wounds leave them."""

import functools
import itertools
import random
from fractions import Fraction
from typing import Any, Final

from monstrum.core.state import NOBODY
from monstrum.games.hybrid.content import catalog as hy
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.rules import events, figures, kinds, rolls, rounds, success, warriors
from monstrum.games.hybrid.rules.attacks import IS_EXTRA, IS_PERFECT, WOUNDS_AT
from monstrum.games.hybrid.rules.firing import Shot
from monstrum.games.hybrid.rules.in_force import ATTACKS, PARRIES
from monstrum.games.hybrid.rules.modifiers import Modifiers
from monstrum.games.hybrid.rules.movement import allowance
from monstrum.games.hybrid.rules.records import BITS
from monstrum.games.hybrid.rules.strikes import Strike
from monstrum.games.hybrid.speaking.chances import chance_of
from monstrum.games.hybrid.state import (
    ELIMINATED,
    LOST_PRESTIGE,
    ON_BOARD,
    SLOTS,
    SkirmishState,
)
from monstrum.games.library import load_game

Json = dict[str, Any]

KINDS: Final = ("strike", "shot", "parry", "move", "combined", "trap", "other")


def hybrid(dice: random.Random, number: int) -> list[Json]:
    game = load_game("hybrid")
    assert isinstance(game, Hybrid)
    state = game.start({"mission": game.catalog.mission_ids[0]}, 1)
    assert isinstance(state, SkirmishState)
    state.muted = True
    state.at_work = 0
    return [floor(state, dice) for _ in range(number)]


def floor(state: SkirmishState, dice: random.Random) -> Json:
    catalog = state.catalog
    him, foe, leader = 0, SLOTS, 1
    state.own_places()
    for figure, at in ((him, 10 * 32 + 10), (foe, 0), (leader, 0)):
        profile = dice.randrange(len(catalog.profile_ids))
        state.own_profile()[figure] = profile
        state.own_base()[figure] = catalog.base[profile]
        state.own_status()[figure] = ON_BOARD
        state.facing[figure] = dice.randrange(4)
        state.place[figure] = at or (10 + dice.randint(-1, 2)) * 32 + 10 + dice.randint(-1, 2)
    state.place[leader] = (10 + dice.randint(-10, 10)) * 32 + 10 + dice.randint(-10, 10)
    state.own_status()[leader] = dice.choice((ON_BOARD, ON_BOARD, ELIMINATED))
    state.own_leader()[0] = leader
    profile = int(state.profile[him])
    state.own_wounds()[him] = dice.randrange(int(catalog.nv[profile]))
    state.own_lost()[him] = dice.choice((0, LOST_PRESTIGE))
    state.own_frenzy()[him] = dice.choice((0, 0, 1, 2, 3))
    state.own_furtive()[foe] = dice.choice((0, 1))
    kind, level = dice.choice(KINDS), dice.randint(1, 6)
    rocks, points, bonus = dice.randint(0, 3), dice.randint(-4, 4), dice.randint(-3, 3)
    found = Modifiers()
    mode, role = hy.NO_MODE, 0
    if kind in ("strike", "combined"):
        extra = kind == "combined"
        success.count_strike(state, him, foe, level, 0 if extra else points, extra, found)
        mode, role = hy.OC, ATTACKS
    elif kind == "shot":
        success.count_shot(state, him, foe, rocks, points, found)
        mode, role = hy.F, ATTACKS
    elif kind == "parry":
        success.count_parry(state, him, level, points, found)
        mode, role = hy.DC, PARRIES
    elif kind == "trap":
        success.count_trap(state, him, found)
    elif kind == "move":
        success.count_other(state, him, hy.MV, 0, points, found)
        mode = hy.MV
    else:
        success.count_other(state, him, success.NO_MODE_ROLL, bonus, 0, found, True)
    levelled = level if kind in ("strike", "shot", "parry", "move") else 0
    more = dice.choice((0, 0, 0, -3, -2, -1, 1, 2, 3))
    dice_more = int(success.extra_dice(state, him, mode, role, levelled)) + more
    guarded = dice.randint(-2, 14)  # the Success Level of a parry
    perfect = int(success.perfect_up_to(state, him, mode))
    near = bool(figures.apart(state, him, leader) <= warriors.VOICE and state.status[leader] == ON_BOARD)
    return {
        "profile": catalog.profile_ids[profile],
        "situation": {
            "kind": kind,
            "level": level,
            "wounds": int(state.wounds[him]),
            "prestige": not state.lost[him],
            "frenzy": int(state.frenzy[him]),
            "leader": near,
            "behind": bool(figures.behind(state, him, foe)),
            "guard": int(catalog.aptitude[int(state.profile[foe]) * hy.APTITUDES + hy.DORSAL_PROTECTION]),
            "large": int(state.base[foe]) == 2,
            "rocks": rocks,
            "furtive": bool(state.furtive[foe]),
            "points": points,
            "effects": bonus if kind == "other" else 0,
        },
        "lines": {
            success.MODIFIER_NAMES[found.code[at]]: int(found.amount[at]) for at in range(found.number)
        },
        "total": int(found.total),
        "dice": dice_more,
        "perfect": perfect,
        "percent": chance_of(int(found.total), dice_more, perfect),
        "more": more,
        "parry": guarded,
        "chances": odds(int(found.total), dice_more, perfect, guarded),
        "wounds": [wounds(state, kind, level, perfect) for perfect in (False, True)],
        "movement": int(allowance(state, him, 0)),
        "outcomes": [int(rolls.outcome_of(die, found.total, perfect)) for die in range(1, 11)],
        "values": [
            int(warriors.mode_value(state, him, mode, points))
            if warriors.printed_value(state, him, mode)
            else 0
            for mode in range(hy.MODES)
        ],
        "levels": [
            int(warriors.highest_level(state, him, mode, points))
            if warriors.printed_value(state, him, mode)
            else 0
            for mode in range(hy.MODES)
        ],
    }


def odds(level: int, dice: int, perfect: int, guarded: int) -> list[int]:
    """HY-5.3, HY-5.9, HY-9.21  In percent: a success, a perfect one, a Critical Failure, one past a parry of
    one die; counted over all faces of all dice, each as the engine judges it."""
    kept = outcomes(level, dice, perfect)
    all_dice = rolls.DIE ** (1 + abs(dice))
    hits = Fraction(kept[rolls.SUCCESS] + kept[rolls.PERFECT], all_dice)
    parried = sum(rolls.succeeded(rolls.outcome_of(die, guarded, 1)) for die in range(1, rolls.DIE + 1))
    found = [
        hits,
        Fraction(kept[rolls.PERFECT], all_dice),
        Fraction(kept[rolls.CRITICAL], all_dice),
        hits * (1 - Fraction(parried, rolls.DIE)),
    ]
    return [round(100 * chance) for chance in found]


@functools.cache
def outcomes(level: int, dice: int, perfect: int) -> list[int]:
    """How many throws of all dice come to each outcome."""
    kept = [0] * 4
    for thrown in itertools.product(range(1, rolls.DIE + 1), repeat=1 + abs(dice)):
        counts = min(thrown) if dice >= 0 else max(thrown)
        kept[int(rolls.outcome_of(counts, level, perfect))] += 1
    return kept


def wounds(state: SkirmishState, kind: str, level: int, perfect: bool) -> int:
    """HY-9.2  What an attack of this kind places; 0 for rolls that are no attacks."""
    if kind not in ("strike", "combined", "shot"):
        return 0
    fight = state.clone()
    bits = IS_PERFECT if perfect else 0
    strike, shot = fight.table[kinds.STRIKE], fight.table[kinds.SHOT]
    assert isinstance(strike, Strike)
    assert isinstance(shot, Shot)
    if kind == "shot":
        fight.push(kinds.SHOTS, NOBODY)
        shot.wound(fight, 0, bits)
        return int(fight.register(fight.under(0), BITS)) // WOUNDS_AT
    fight.muted = False
    strike.wound(fight, 0, SLOTS, level, bits | (IS_EXTRA if kind == "combined" else 0))
    return next(int(event.b) for event in fight.events.take() if event.kind == events.WOUNDED)


def activation_rolls(dice: random.Random, number: int) -> list[Json]:
    """HY-3.2 – HY-3.6  Dice and points of both sides, and who wins."""
    found = []
    for _ in range(number):
        thrown = [dice.randint(1, 10), dice.randint(1, 10)]
        points = [dice.choice((0, 0, 1, 2, 3, 5, 12)), dice.choice((0, 0, 1, 2, 3, 5, 12))]
        scores = [rounds.score(die, committed) for die, committed in zip(thrown, points, strict=True)]
        winner = rounds.roll_winner(thrown[0], thrown[1], scores[0], scores[1])
        found.append({"dice": thrown, "points": points, "winner": int(winner)})
    return found
