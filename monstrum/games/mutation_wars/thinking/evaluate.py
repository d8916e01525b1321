"""How well a seat stands: how many Body Part cards its creature still needs, and what its hand promises.

Numbers are Body Part cards: one is what a turn brings. The weights follow from the prices of the rules; they
have not been tuned.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.games.mutation_wars.content.catalog import BP, BT, COLOURS, FAKE_TAIL, MU, PARTS
from monstrum.games.mutation_wars.rules.building import CHEAP, DEAR
from monstrum.games.mutation_wars.rules.decks import hand_of
from monstrum.games.mutation_wars.rules.geometry import carries_matched, outer, parts_on
from monstrum.games.mutation_wars.state import (
    BATTLE,
    EDGES,
    EMPTY,
    FLIPPED,
    MARKS,
    MOST_BODIES,
    NO_SEAT,
    REVERSED,
    SPOTS,
    WarsState,
)

WON: Final = 1000.0
COMPLETE: Final = 14.0  # a whole creature wins at the end of the turn, if nobody breaks it
IN_HAND: Final = 0.85  # a Body Part card in hand, against one that is built in
SURPLUS: Final = 0.25  # one more than the creature needs
WRONG: Final = 3.0  # an outer body without a matched part and without an empty spot
OPEN: Final = 0.8  # the same with an empty spot
OPEN_IN_HAND: Final = 0.3  # and the right colour in hand
MUTATE_CARD: Final = 0.5
BATTLE_CARD: Final = 0.45
SPARE_CARD: Final = 0.3  # from the fourth of a kind on: a third of a Body Part card (MW-12.1)
ENOUGH: Final = 3
STRENGTH: Final = 0.09  # a point of attack or defence, for all the battles to come
NOW: Final = 0.05  # the same in this turn, with parts that lie flipped counted as they are
EVASION: Final = 0.5  # a Fake Tail that can still save the hand


def evaluate(state: WarsState, seat: i64) -> float:
    """The seat's standing ahead of its opponents: half against the best of them, half against their mean."""
    if state.over():
        if state.winner == NO_SEAT:
            return 0.0
        return WON if state.winner == seat else -WON
    best = -WON
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            theirs = standing(state, other)
            best = max(best, theirs)
            total += theirs
    return standing(state, seat) - 0.5 * best - 0.5 * total / float(state.seats - 1)


def standing(state: WarsState, seat: i64) -> float:
    """One seat: what is missing, what is in hand, and how strong the creature is."""
    missing = cards_missing(state, seat)
    held = float(hand_of(state, seat, BP))
    useful = min(held, missing)
    total = -missing + IN_HAND * useful + SURPLUS * (held - useful)
    total -= colours_wrong(state, seat)
    if state.since[seat] > 0:
        total += COMPLETE
    total += cards_worth(hand_of(state, seat, MU), MUTATE_CARD)
    total += cards_worth(hand_of(state, seat, BT), BATTLE_CARD)
    return total + strength(state, seat)


def cards_missing(state: WarsState, seat: i64) -> float:
    """MW-6.5, MW-13.2  Body Part cards until the creature has all its bodies and parts."""
    bodies = state.target - state.bodies[seat]
    parts = state.target + 2 - parts_on(state, seat)
    return float(parts + CHEAP * bodies)


def colours_wrong(state: WarsState, seat: i64) -> float:
    """MW-13.2  What it will take to match the outer bodies that carry no part of their colour."""
    total = 0.0
    dear = False
    edges = state.edges
    for body in range(state.bodies[seat]):
        colour = state.colours[seat * MOST_BODIES + body]
        first = seat * SPOTS + body * EDGES
        full, matched, spots = True, False, False
        for at in range(first, first + EDGES):
            part = edges[at]
            if part >= EMPTY:
                spots = True
                if part == EMPTY:
                    full = False
                elif (part // MARKS) % COLOURS == colour:
                    matched = True
                    break
        if matched or not spots:
            continue
        dear = True
        if full:
            total += WRONG
        elif holds_colour(state, seat, colour):
            total += OPEN_IN_HAND
        else:
            total += OPEN
    if dear and state.bodies[seat] < state.target and total >= WRONG:
        return max(total, float(DEAR - CHEAP))
    return total


def holds_colour(state: WarsState, seat: i64, colour: i64) -> bool:
    first = seat * state.catalog.designs
    for design in range(colour, PARTS, COLOURS):
        if state.hand[first + design]:
            return True
    return False


def cards_worth(number: i64, each: float) -> float:
    """The first few are a choice; the others are small change."""
    return each * float(min(number, ENOUGH)) + SPARE_CARD * float(max(0, number - ENOUGH))


def strength(state: WarsState, seat: i64) -> float:
    """MW-5.6  What the creature brings into battles, this turn's and later ones."""
    total = 0.0
    now: i64 = 0
    catalog, edges = state.catalog, state.edges
    for body in range(state.bodies[seat]):
        colour = state.colours[seat * MOST_BODIES + body]
        first = seat * SPOTS + body * EDGES
        for at in range(first, first + EDGES):
            part = edges[at]
            if part < 0:
                continue
            design = part // MARKS
            kind = design // COLOURS
            own = design % COLOURS == colour
            if kind == FAKE_TAIL:
                total += 2.0 * EVASION if own and not part & REVERSED else EVASION
                continue
            points = catalog.attack[kind] + catalog.defence[kind]
            if own:
                points += 2  # MW-5.5
            total += STRENGTH * float(points)
            if not part & FLIPPED:
                now += points
    if state.phase <= BATTLE:
        total += NOW * float(now)
    return total


def card_liking(state: WarsState, seat: i64, design: i64) -> float:
    """How gladly a card is kept: parts by what they would add, others by kind; rarer colours first."""
    if design >= PARTS:
        return MUTATE_CARD if state.catalog.kind_of[design] == MU else BATTLE_CARD
    colour = design % COLOURS
    liking = 0.1 * float(state.catalog.attack[design // COLOURS] + state.catalog.defence[design // COLOURS])
    if design // COLOURS == FAKE_TAIL:
        liking = 2.0 * EVASION
    for body in range(state.bodies[seat]):
        same = state.colours[seat * MOST_BODIES + body] == colour
        if same and outer(state, seat, body):
            liking += 0.3 if carries_matched(state, seat, body) else 2.0
    return liking
