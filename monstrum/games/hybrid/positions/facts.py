"""Everything a scenario may ask of a position of Hybrid, and its scripted chance."""

from collections.abc import Mapping
from typing import Any, Final

from monstrum.core.chance import Script
from monstrum.core.engine import decision
from monstrum.core.errors import BadPosition
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import Catalog
from monstrum.games.hybrid.positions.figure_text import figures_of
from monstrum.games.hybrid.positions.notation import facts_of
from monstrum.games.hybrid.rules.actions import CARD, EVENT_UP, FACING, FIGURE, SQUARE, TRAP_UP
from monstrum.games.hybrid.rules.movement import allowance
from monstrum.games.hybrid.rules.movement_record import load_movement
from monstrum.games.hybrid.rules.sight import sees
from monstrum.games.hybrid.rules.warriors import mode_value, nv, on_board, printed_value
from monstrum.games.hybrid.speaking.naming import figure_word
from monstrum.games.hybrid.speaking.reading import read_square
from monstrum.games.hybrid.state import FIGURES, SkirmishState
from monstrum.kit.given import asked_facts

PICKS: Final = {"trap": TRAP_UP, "event": EVENT_UP}


def facts(state: SkirmishState) -> dict[str, Any]:
    """The truth, for `[then]`: the position, and beside it what follows from it."""
    found = facts_of(state)
    present = figures_of(state)
    for figure in present:
        table = found["figures"][figure_word(state, figure)]
        table["nv"] = nv(state, figure)
        table["allowance"] = allowance(state, figure, 0)  # of a plain Movement (HY-7.1)
        table["values"] = {
            name: mode_value(state, figure, mode)
            for mode, name in enumerate(terms.MODES)
            if printed_value(state, figure, mode)
        }
        table["sees"] = [
            figure_word(state, other)
            for other in present
            if other // 16 != figure // 16
            and on_board(state, figure)
            and on_board(state, other)
            and sees(state, figure, other)
        ]
    found |= asked_facts(state)
    found["points"] = points_left(state)
    found["winners"] = [f"P{seat}" for seat, side in enumerate(terms.SIDES) if side == found["outcome"]]
    return found


def points_left(state: SkirmishState) -> int:
    """MP left in the Movement that is being asked about; 0 if none is."""
    if decision(state) != "MOVE":
        return 0
    state.load()
    return int(load_movement(state).left)


def expectation(then: Mapping[str, Any]) -> dict[str, Any]:
    """The `[then]` of a scenario; a map may be one text with a line for each row."""
    expected = dict(then)
    for key in ("map", "legend"):
        if isinstance(expected.get(key), str):
            expected[key] = [line for line in expected[key].splitlines() if line.strip()]
    return expected


def chance_script(chance: Mapping[str, Any], catalog: Catalog) -> Script:
    """`[chance]`: dice in the order of HY-5.11, and what counters and drawn cards turn out to be (`pick`)."""
    for key in chance:
        if key not in ("dice", "pick"):
            raise BadPosition(
                f"Hybrid has no chance.{key}; it has dice and pick, also for cards that are drawn."
            )
    dice, picks = chance.get("dice", []), chance.get("pick", [])
    if not isinstance(dice, list) or not all(isinstance(die, int) and 1 <= die <= 10 for die in dice):
        raise BadPosition("chance.dice must be a list of numbers from 1 to 10.")
    known = PICKS | {id: CARD + card for card, id in enumerate(catalog.card_ids)}
    known |= {f"face {facing}": FACING + at for at, facing in enumerate(terms.FACINGS)}
    known |= {f"slot {figure}": FIGURE + figure for figure in range(FIGURES)}
    found = [known.get(pick, scripted_square(pick)) for pick in picks] if isinstance(picks, list) else [-1]
    if -1 in found:
        raise BadPosition(
            f"chance.pick must be a list of {', '.join(PICKS)}, cards like 'ACT-01', squares like '3,4', "
            "facings like 'face E', or figurines like 'slot 16'."
        )
    return Script(list(dice), found, [])


def scripted_square(pick: object) -> int:
    """What chance picks for an effect: a square; -1 if this is none."""
    square = read_square(pick) if isinstance(pick, str) else None
    return -1 if square is None else SQUARE + square
