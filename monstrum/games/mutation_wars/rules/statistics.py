"""MW-5  Colours and statistics: all derived live, from parts, colours and light."""

from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.games.mutation_wars.content.catalog import COLOURS, FAKE_TAIL, GLOW, Catalog
from monstrum.games.mutation_wars.state import EDGES, FLIPPED, MARKS, MOST_BODIES, SPOTS, WarsState


def part_attack(state: WarsState, part: i64, colour: i64, lit: bool) -> i64:
    """MW-5.5  Of a part on a body of this colour; a Glow Thing counts its base only if lit (MW-10.2)."""
    return attack_of(state.catalog, part, colour, lit)


def attack_of(catalog: Catalog, part: i64, colour: i64, lit: bool) -> i64:
    """The same for those who have no game at hand."""
    if part & FLIPPED:
        return 0
    design = part // MARKS
    kind = design // COLOURS
    if kind == FAKE_TAIL:
        return 0
    base = ZERO if kind == GLOW and not lit else catalog.attack[kind]
    if design % COLOURS == colour:
        base += 1
    return base


def part_defence(state: WarsState, part: i64, colour: i64) -> i64:
    """MW-5.5"""
    return defence_of(state.catalog, part, colour)


def defence_of(catalog: Catalog, part: i64, colour: i64) -> i64:
    """The same for those who have no game at hand."""
    if part & FLIPPED:
        return 0
    design = part // MARKS
    kind = design // COLOURS
    if kind == FAKE_TAIL:
        return 0
    base = catalog.defence[kind]
    if design % COLOURS == colour:
        base += 1
    return base


def attack(state: WarsState, seat: i64, lit: bool) -> i64:
    """MW-5.6  The sum over the parts, with the Glow Things lit or not (MW-10.3)."""
    total: i64 = 0
    for spot in range(state.bodies[seat] * EDGES):
        part = state.edges[seat * SPOTS + spot]
        if part >= 0:
            total += part_attack(state, part, state.colours[seat * MOST_BODIES + spot // EDGES], lit)
    return total


def defence(state: WarsState, seat: i64) -> i64:
    """MW-5.6"""
    total: i64 = 0
    for spot in range(state.bodies[seat] * EDGES):
        part = state.edges[seat * SPOTS + spot]
        if part >= 0:
            total += part_defence(state, part, state.colours[seat * MOST_BODIES + spot // EDGES])
    return total
