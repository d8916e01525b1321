"""Makes `build/companion/*.json`: random positions, and the numbers the engine finds in them.

    python tools/companion_vectors.py                        10,000 of each game, seed 1
    python tools/companion_vectors.py --seed 7 --number 500  others

The page's tests run the companion's calculators on them. They are made when they are needed and never kept.
"""

import argparse
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from monstrum.games.hybrid import catalog as hy
from monstrum.games.hybrid.chances import chance_of
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.modifiers import Modifiers
from monstrum.games.hybrid.rules import figures, rolls, success, warriors
from monstrum.games.hybrid.rules.in_force import ATTACKS, PARRIES
from monstrum.games.hybrid.state import (
    ELIMINATED,
    LOST_PRESTIGE,
    ON_BOARD,
    SLOTS,
    SkirmishState,
)
from monstrum.games.library import load_game
from monstrum.games.mutation_wars import catalog as mw
from monstrum.games.mutation_wars import opcodes
from monstrum.games.mutation_wars.game import MutationWars
from monstrum.games.mutation_wars.rules import building, geometry, modifiers, statistics, winning
from monstrum.games.mutation_wars.rules.fake_tails import reversed_tail, usable_tail
from monstrum.games.mutation_wars.rules.glow_things import has_glow, working_eye
from monstrum.games.mutation_wars.state import (
    ABSENT,
    EDGES,
    EMPTY,
    FLIPPED,
    MARKS,
    MOST_BODIES,
    NO_CARD,
    REVERSED,
    SPOTS,
    UP,
    WarsState,
)
from monstrum.games.xybrid.content import catalog as xy
from monstrum.games.xybrid.game import XYbrid
from monstrum.games.xybrid.rules import infamy, rounds
from monstrum.games.xybrid.rules.ending import ranks
from monstrum.games.xybrid.rules.zones import move
from monstrum.games.xybrid.state import (
    HAND,
    LEFT,
    MONSTER,
    NO_SLOT,
    PILE,
    RIGHT,
    SLOT_AUX,
    SLOT_CORE,
    SLOT_HEAD,
    SLOT_LEGS,
    SLOT_NAMES,
    LabState,
)

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "build" / "companion"
OFTEN: Final = 10_000
Json = dict[str, Any]


# XYbrid ---------------------------------------------------------------------------------------------


def xybrid(dice: random.Random, number: int) -> list[Json]:
    game = load_game("xybrid")
    assert isinstance(game, XYbrid)
    return [lab(game, dice) for _ in range(number)]


def lab(game: XYbrid, dice: random.Random) -> Json:
    seats = dice.randint(2, 4)
    state = game.beginning(seats).clone()
    state.muted = True
    state.round = dice.randint(1, 3)
    top = dice.choice((3, 60))
    for seat in range(seats):
        state.infamy[seat] = dice.randint(0, top)
    free = {kind: [] for kind in range(5)}  # type: dict[int, list[int]]
    for part in dice.sample(range(len(game.catalog.ids)), len(game.catalog.ids)):
        free[int(game.catalog.type_of[part])].append(part)
    for seat in range(seats):
        fill(state, seat, free, dice)
    return {
        "position": {
            "round": int(state.round),
            "infamy": [int(state.infamy[seat]) for seat in range(seats)],
            "seats": [bench(state, seat) for seat in range(seats)],
        },
        "worth": [infamy.monster_worth(state, seat) for seat in range(seats)],
        "printed": [
            sum(int(game.catalog.value_of[part]) for part in chain(state, MONSTER + seat))
            for seat in range(seats)
        ],
        "hand": [infamy.hand_worth(state, seat) for seat in range(seats)],
        "begins": rounds.first_candidates(state),
        "ranks": ranks(state),
    }


def fill(state: LabState, seat: int, free: dict[int, list[int]], dice: random.Random) -> None:
    for kind, slot in (
        (xy.CORE, SLOT_CORE), (xy.HEAD, SLOT_HEAD), (xy.ARM, LEFT), (xy.ARM, RIGHT), (xy.LEGS, SLOT_LEGS),
    ):  # fmt: skip
        if dice.random() < 0.9:
            move(state, free[kind].pop(), MONSTER + seat, slot)
    for _ in range(dice.randint(0, 3)):
        move(state, free[xy.AUX].pop(), MONSTER + seat, SLOT_AUX)
    for place, most in ((HAND, 3), (PILE, 4)):
        for _ in range(dice.randint(0, most)):
            kind = dice.choice((xy.HEAD, xy.ARM, xy.LEGS))
            if len(free[kind]) > 8:
                move(state, free[kind].pop(), place + seat, NO_SLOT)


def chain(state: LabState, place: int) -> list[int]:
    found, part = [], state.first[place]
    while part >= 0:
        found.append(int(part))
        part = state.after[part]
    return found


def bench(state: LabState, seat: int) -> Json:
    ids = state.catalog.ids
    monster = [{"id": ids[p], "slot": SLOT_NAMES[state.slot[p]]} for p in chain(state, MONSTER + seat)]
    return {
        "monster": monster,
        "hand": [ids[part] for part in chain(state, HAND + seat)],
        "pile": [ids[part] for part in chain(state, PILE + seat)],
    }


# Mutation Wars --------------------------------------------------------------------------------------


def mutation_wars(dice: random.Random, number: int) -> list[Json]:
    game = load_game("mutation_wars")
    assert isinstance(game, MutationWars)
    state = game.start({"players": 2}, 1)
    assert isinstance(state, WarsState)
    state.muted = True
    return [tank(state, dice) for _ in range(number)]


def tank(state: WarsState, dice: random.Random) -> Json:
    state.target = dice.choice((4, 4, 6))
    for seat in (0, 1):
        grow(state, seat, dice)
    catalog = state.catalog
    designs = list(range(catalog.first[mw.BT], catalog.designs))
    attacking = dice.choice([NO_CARD, *(design for design in designs if not catalog.defender_only[design])])
    defending = dice.choice([NO_CARD, *designs])
    return {
        "target": int(state.target),
        "creatures": [creature(state, seat) for seat in (0, 1)],
        "stats": [
            [
                int(statistics.attack(state, seat, True)),
                int(statistics.attack(state, seat, False)),
                int(statistics.defence(state, seat)),
            ]
            for seat in (0, 1)
        ],
        "eye": [bool(working_eye(state, seat)) for seat in (0, 1)],
        "glow": [bool(has_glow(state, seat)) for seat in (0, 1)],
        "price": [int(building.price(state, seat)) for seat in (0, 1)],
        "complete": [bool(winning.complete(state, seat)) for seat in (0, 1)],
        "evasions": [
            sum(left(state, seat, spot) for spot in range(geometry.spots_in_use(state, seat)))
            for seat in (0, 1)
        ],
        **fought(state, attacking, defending),
    }


def left(state: WarsState, seat: int, spot: int) -> int:
    """MW-9.3, MW-9.4  How often a tail can still be used."""
    if not usable_tail(state, seat, spot):
        return 0
    return 2 if geometry.matched(state, seat, spot) and not reversed_tail(state, seat, spot) else 1


def grow(state: WarsState, seat: int, dice: random.Random) -> None:
    """A tree of bodies with parts on most of its spots; sometimes one that could win."""
    for at in range(SPOTS):
        state.edges[seat * SPOTS + at] = ABSENT
    state.bodies[seat] = 0
    tidy = dice.random() < 0.3
    geometry.add_body(state, seat, dice.randrange(mw.COLOURS))
    for _ in range(int(state.target) - 1 if tidy else dice.randint(0, int(state.target) - 1)):
        spots = [s for s in range(state.bodies[seat] * EDGES) if state.edges[seat * SPOTS + s] == EMPTY]
        geometry.join_body(state, seat, dice.choice(spots), dice.randrange(mw.COLOURS))
    for spot in range(state.bodies[seat] * EDGES):
        if state.edges[seat * SPOTS + spot] == EMPTY and (tidy or dice.random() < 0.8):
            own = int(state.colours[seat * MOST_BODIES + spot // EDGES])
            colour = own if dice.random() < (0.9 if tidy else 0.3) else dice.randrange(mw.COLOURS)
            kind = dice.randrange(mw.TYPES)
            marks = (FLIPPED if dice.random() < 0.15 else 0) + (
                REVERSED if kind == mw.FAKE_TAIL and dice.random() < 0.5 else 0
            )
            geometry.put_part(state, seat, spot, (kind * mw.COLOURS + colour) * MARKS + marks)


def creature(state: WarsState, seat: int) -> list[Json]:
    return [
        {
            "colour": mw.COLOUR_LETTERS[state.colours[seat * MOST_BODIES + body]],
            "edges": [edge(state, int(state.edges[seat * SPOTS + body * EDGES + at])) for at in range(EDGES)],
        }
        for body in range(state.bodies[seat])
    ]


def edge(state: WarsState, held: int) -> Json | int | None:
    if held == EMPTY:
        return None
    if held < EMPTY:
        return UP - held if held < UP else -1
    kind, colour = divmod(held // MARKS, mw.COLOURS)
    return {
        "kind": state.catalog.ids[kind * mw.COLOURS].partition(":")[0],
        "colour": mw.COLOUR_LETTERS[colour],
        "flipped": bool(held & FLIPPED),
        "reversed": bool(held & REVERSED),
    }


def fought(state: WarsState, attacking: int, defending: int) -> Json:
    """The battle as `rules/battles.py` resolves it, with the same functions."""
    state.attacker_card, state.defender_card = attacking, defending
    counting = modifiers.counting_card(state)
    ids = state.catalog.ids
    off = modifiers.card_does(state, counting, opcodes.END_BATTLE) or modifiers.card_does(
        state, defending, opcodes.END_BATTLE
    )
    attack = int(modifiers.final_attack(state, 0, 1, counting, defending))
    defence = int(modifiers.final_defence(state, 1, counting, defending))
    card = counting if attack > defence else defending
    more = 0 if off or attack == defence else int(modifiers.spoils_modifier(state, card))
    return {
        "cards": [ids[card] if card != NO_CARD else "" for card in (attacking, defending)],
        "calledOff": bool(off),
        "battle": [attack, defence],
        "difference": 0 if off or attack == defence else abs(attack - defence) + more,
    }


# Hybrid ---------------------------------------------------------------------------------------------

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
    for figure, at in ((him, 10 * 32 + 10), (foe, 0), (leader, 0)):
        profile = dice.randrange(len(catalog.profile_ids))
        state.profile[figure] = profile
        state.base[figure] = catalog.base[profile]
        state.status[figure] = ON_BOARD
        state.facing[figure] = dice.randrange(4)
        state.place[figure] = at or (10 + dice.randint(-1, 2)) * 32 + 10 + dice.randint(-1, 2)
    state.place[leader] = (10 + dice.randint(-10, 10)) * 32 + 10 + dice.randint(-10, 10)
    state.status[leader] = dice.choice((ON_BOARD, ON_BOARD, ELIMINATED))
    state.leader[0] = leader
    profile = int(state.profile[him])
    state.wounds[him] = dice.randrange(int(catalog.nv[profile]))
    state.lost[him] = dice.choice((0, LOST_PRESTIGE))
    state.frenzy[him] = dice.choice((0, 0, 1, 2, 3))
    state.furtive[foe] = dice.choice((0, 1))
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
    dice_more = int(success.extra_dice(state, him, mode, role, levelled))
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
        "outcomes": [int(rolls.outcome_of(die, found.total, perfect)) for die in range(1, 11)],
        "values": [
            int(warriors.mode_value(state, him, mode, points))
            if warriors.printed_value(state, him, mode)
            else 0
            for mode in range(hy.MODES)
        ],
        "levels": [
            int(warriors.highest_level(state, him, mode)) if warriors.printed_value(state, him, mode) else 0
            for mode in range(hy.MODES)
        ],
    }


MAKERS: Final = {"xybrid": xybrid, "mutation_wars": mutation_wars, "hybrid": hybrid}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Makes vectors for the companion's calculators.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=OFTEN)
    chosen = parser.parse_args(arguments)
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, make in MAKERS.items():
        found = make(random.Random(f"{name} {chosen.seed}"), chosen.number)
        (TARGET / f"{name}.json").write_text(
            json.dumps({"seed": chosen.seed, "vectors": found}, separators=(",", ":"))
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
