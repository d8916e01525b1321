"""Mutation Wars: creatures part by part, prices, battles with any cards, and what is robbed."""

import random
from typing import Any, Final

from monstrum.core import engine
from monstrum.games.library import load_game
from monstrum.games.mutation_wars.content import catalog as mw
from monstrum.games.mutation_wars.game import MutationWars
from monstrum.games.mutation_wars.rules import battles, building, decks, events, geometry, statistics, winning
from monstrum.games.mutation_wars.rules.fake_tails import reversed_tail, usable_tail
from monstrum.games.mutation_wars.rules.glow_things import has_glow, working_eye
from monstrum.games.mutation_wars.rules.spoils import robbable
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

Json = dict[str, Any]
VICTORS: Final = {-1: "", 0: "attacker", 1: "defender"}


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
        "lines": [[line(state, seat, spot) for spot in parts_of(state, seat)] for seat in (0, 1)],
        "unmatched": [
            sum(
                geometry.outer(state, seat, body) and not geometry.carries_matched(state, seat, body)
                for body in range(state.bodies[seat])
            )
            for seat in (0, 1)
        ],
        "empty": [bool(geometry.has_empty_spot(state, seat)) for seat in (0, 1)],
        "eye": [bool(working_eye(state, seat)) for seat in (0, 1)],
        "glow": [bool(has_glow(state, seat)) for seat in (0, 1)],
        "price": [int(building.price(state, seat)) for seat in (0, 1)],
        "complete": [bool(winning.complete(state, seat)) for seat in (0, 1)],
        "evasions": [
            sum(left(state, seat, spot) for spot in range(geometry.spots_in_use(state, seat)))
            for seat in (0, 1)
        ],
        **fought(state, dice),
    }


def parts_of(state: WarsState, seat: int) -> list[int]:
    return [spot for spot in range(state.bodies[seat] * EDGES) if state.edges[seat * SPOTS + spot] >= 0]


def line(state: WarsState, seat: int, spot: int) -> list[int]:
    """MW-5.5  One part: attack with and without light, defence."""
    part = state.edges[seat * SPOTS + spot]
    colour = state.colours[seat * MOST_BODIES + spot // EDGES]
    return [
        int(statistics.part_attack(state, part, colour, True)),
        int(statistics.part_attack(state, part, colour, False)),
        int(statistics.part_defence(state, part, colour)),
    ]


def left(state: WarsState, seat: int, spot: int) -> int:
    """MW-9.3, MW-9.4  How often a tail can still be used."""
    if not usable_tail(state, seat, spot):
        return 0
    return 2 if geometry.matched(state, seat, spot) and not reversed_tail(state, seat, spot) else 1


def grow(state: WarsState, seat: int, dice: random.Random) -> None:
    """A tree of bodies with parts on most of its spots; sometimes one that could win."""
    for at in range(SPOTS):
        state.own_edges()[seat * SPOTS + at] = ABSENT
    state.own_bodies()[seat] = 0
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


def fought(state: WarsState, dice: random.Random) -> Json:
    """MW-8.8 – MW-8.13, MW-11  The battle itself, with random cards on both sides, up to the last card
    that is taken or drawn."""
    catalog = state.catalog
    fight = state.clone()
    fight.top = 0  # nothing else is under way
    fight.attacker, fight.defender = 0, 1
    held = [deal(fight, seat, dice) for seat in (0, 1)]
    designs = range(catalog.first[mw.BT], catalog.designs)
    may_attack = [design for design in designs if not catalog.defender_only[design]]
    fight.attacker_card = dice.choice([NO_CARD, *may_attack])
    fight.defender_card = dice.choice([NO_CARD, *designs])
    fight.muted = False
    battles.resolve_battle(fight)
    engine.settle(fight)
    while not fight.over():
        seat = engine.actor(fight)
        engine.step(fight, dice.choice(engine.legal_actions(fight, seat)))
    told = {event.kind: (event.a, event.b, event.c, event.d) for event in fight.events.take()}
    victor, loser, difference = told.get(events.WON_BATTLE, (-1, -1, 0))[:3]
    steals = held[loser] - int(robbable(fight, loser)) if victor >= 0 else 0
    return {
        "cards": [
            catalog.ids[card] if card != NO_CARD else ""
            for card in (int(fight.attacker_card), int(fight.defender_card))
        ],
        "held": held,
        "calledOff": events.CALLED_OFF in told,
        "cancelled": events.CANCELLED in told,
        "battle": list(told[events.FOUGHT][2:4]) if events.FOUGHT in told else None,
        "victor": VICTORS[victor],
        "difference": difference,
        "steals": steals,
        "draws": int(robbable(fight, victor)) - held[victor] - steals if victor >= 0 else 0,
    }


def deal(state: WarsState, seat: int, dice: random.Random) -> int:
    """A hand of random Mutate and Battle cards; how many."""
    state.own_hands()
    for at in range(state.catalog.designs):
        state.hand[seat * state.catalog.designs + at] = 0
    for kind in range(mw.KINDS):
        state.held[seat * mw.KINDS + kind] = 0
    number = dice.choice((0, 1, 1, 2, 3, 5, 9, 20))
    for _ in range(number):
        decks.put_in_hand(state, seat, dice.randrange(state.catalog.first[mw.MU], state.catalog.designs))
    return number
