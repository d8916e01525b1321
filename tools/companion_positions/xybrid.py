"""XYbrid: what monsters and hands are worth, part by part; who begins; who has won."""

import random
from typing import Any

from monstrum.games.library import load_game
from monstrum.games.xybrid.content import catalog as xy
from monstrum.games.xybrid.game import XYbrid
from monstrum.games.xybrid.rules import infamy, rounds, values
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

Json = dict[str, Any]


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
        state.own_infamy()[seat] = dice.randint(0, top)
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
        "parts": [
            [values.value(state, part) for part in chain(state, MONSTER + seat)] for seat in range(seats)
        ],
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
