"""What things are called, the same in every language: letters of figurines, squares, ids of cards.

What is not there has a number instead of a name: `#12`.
"""

from typing import Final

from monstrum.games.hybrid.rules.ground import CLOSED, LOCKED
from monstrum.games.hybrid.rules.squares import WIDTH
from monstrum.games.hybrid.state import SkirmishState

OVER: Final = -1
USES: Final = ("points", "effect")


def pending_kind(state: SkirmishState) -> int:
    """What is being decided; OVER in a finished game."""
    if state.over():
        return OVER
    state.load()
    return state.kind


def square_word(square: int) -> str:
    """`column,row`, as in the legends of the rules."""
    return f"{square % WIDTH},{square // WIDTH}"


def figure_word(state: SkirmishState, figure: int) -> str:
    """The letter of a figurine; an empty slot has only its number."""
    return chr(state.letter[figure]) if state.letter[figure] else f"#{figure}"


def door_word(state: SkirmishState, door: int) -> str:
    if door >= state.mission.doors:
        return f"#{door}"
    return square_word(state.mission.door_squares[2 * door])


def shut(state: SkirmishState, door: int) -> bool:
    """Whether it would be opened now, not closed."""
    return door >= state.mission.doors or state.ground.doors[door] in (CLOSED, LOCKED)


def profile_word(state: SkirmishState, profile: int) -> str:
    return named(state.catalog.profile_ids, profile)


def tile_word(state: SkirmishState, tile: int) -> str:
    return named(state.catalog.tiles, tile)


def card_word(state: SkirmishState, card: int) -> str:
    return named(state.catalog.card_ids, card)


def named(ids: list[str], number: int) -> str:
    return ids[number] if 0 <= number < len(ids) else f"#{number}"


def lay_parts(laid: int) -> tuple[int, int, int]:
    """Of a thing of the block `lay`: design, 0 points or 1 effect, shot."""
    return laid // 4, laid // 2 % 2, laid % 2


def lay_word(state: SkirmishState, laid: int) -> str:
    """`ACT-08 effect`, `ACT-08 points 2` (tied to the second shot)."""
    card, use, shot = lay_parts(laid)
    if card >= state.catalog.action_cards:
        return f"#{laid}"
    return f"{card_word(state, card)} {USES[use]}{' 2' if shot else ''}"
