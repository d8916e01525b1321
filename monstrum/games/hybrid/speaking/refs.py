"""The things on the table that an option touches beside the one it names: `figure:A`, `square:3,4`,
`door:4,0`, `side:GRIFFIN`, `mode:OC`, `objective:1`, `facing:N`, `profile:G_TEMPLAR`."""

from typing import Final

from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.rules.squares import NOWHERE, beside
from monstrum.games.hybrid.rules.turns import turned
from monstrum.games.hybrid.speaking.naming import card_word, figure_word, lay_parts, square_word
from monstrum.games.hybrid.speaking.subjects import subject
from monstrum.games.hybrid.state import FIGURES, NO_FIGURE, SkirmishState
from monstrum.kit.asks import Asked

ACTORS: Final = ("comer", "bearer", "hinderer", "shooter", "attacker")  # what registers call them


def subject_refs(state: SkirmishState, now: Asked, _: int = 0) -> list[str]:
    """The warrior the pending decision is about."""
    figure = subject(state, now)
    return [] if figure == NO_FIGURE else [f"figure:{figure_word(state, figure)}"]


def warriors_asked(state: SkirmishState, now: Asked) -> list[str]:
    """Whom a question is about: the same warrior, or who comes, bears, hinders, shoots or attacks in it."""
    known = [figure for name in ACTORS if 0 <= (figure := now.register(name)) < FIGURES]
    return subject_refs(state, now) or [f"figure:{figure_word(state, figure)}" for figure in known[:1]]


def side_refs(state: SkirmishState, now: Asked, side: int) -> list[str]:
    return [f"side:{terms.SIDES[side]}", f"seat:P{side}"]


def mode_refs(state: SkirmishState, now: Asked, mode: int) -> list[str]:
    return [f"mode:{terms.MODES[mode]}", *subject_refs(state, now)]


def facing_refs(state: SkirmishState, now: Asked, facing: int) -> list[str]:
    """The warrior, where he will stand, and what he will face."""
    square = now.register("square")
    stands = [f"square:{square_word(square)}"] if square >= 0 else []
    return [*subject_refs(state, now), *stands, f"facing:{terms.FACINGS[facing]}"]


def turn_refs(state: SkirmishState, now: Asked, turn: int) -> list[str]:
    """A turn that nothing else follows: what he will face."""
    to = turned(state.facing[now.register("figure")], turn)
    return [*subject_refs(state, now), f"facing:{terms.FACINGS[to]}"]


def step_refs(state: SkirmishState, now: Asked, direction: int) -> list[str]:
    """The mover, and the square a step or brush leads to."""
    return [*subject_refs(state, now), *towards(state, now, direction, 1)]


def jump_refs(state: SkirmishState, now: Asked, direction: int) -> list[str]:
    return [*subject_refs(state, now), *towards(state, now, direction, 2)]


def towards(state: SkirmishState, now: Asked, direction: int, squares: int) -> list[str]:
    to = state.place[subject(state, now)]
    if to < 0:
        return []
    for _ in range(squares):
        to = beside(to, direction) if to != NOWHERE else NOWHERE
    return [] if to == NOWHERE else [f"square:{square_word(to)}"]


def door_refs(state: SkirmishState, now: Asked, door: int) -> list[str]:
    if door >= state.mission.doors:
        return []
    squares = state.mission.door_squares
    both = [squares[2 * door], squares[2 * door + 1]]
    return [f"door:{square_word(both[0])}", *(f"square:{square_word(one)}" for one in both if one >= 0)]


def tile_refs(state: SkirmishState, now: Asked, tile: int) -> list[str]:
    tiles = state.catalog.tiles
    return [f"tile:{tiles[tile]}"] if tile < len(tiles) else []


def card_refs(state: SkirmishState, now: Asked, card: int) -> list[str]:
    return [f"card:{card_word(state, card)}", *subject_refs(state, now)]


def lay_refs(state: SkirmishState, now: Asked, laid: int) -> list[str]:
    return card_refs(state, now, lay_parts(laid)[0])


def deploy_refs(state: SkirmishState, now: Asked, square: int) -> list[str]:
    return [f"square:{square_word(square)}", *subject_refs(state, now)]
