"""The warriors of a position: those drawn on the board, and what tables say of them and of those outside
it."""

from collections.abc import Mapping
from typing import Any, Final

from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadPosition
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import PRESTIGE
from monstrum.games.hybrid.positions.board_text import BoardText, FigureText
from monstrum.games.hybrid.positions.drawing import seat_figure
from monstrum.games.hybrid.positions.figure_text import KEYS, LOST, NUMBERS, STATUSES
from monstrum.games.hybrid.positions.given import SkirmishGiven
from monstrum.games.hybrid.rules.aptitudes import has_printed
from monstrum.games.hybrid.rules.deployment import candidates
from monstrum.games.hybrid.rules.warriors import nv
from monstrum.games.hybrid.state import (
    LOST_PRESTIGE,
    NO_FIGURE,
    ON_BOARD,
    SLOTS,
    USES,
    SkirmishState,
    side_of,
)

USUAL: Final = ("T", "H")  # the profiles of examples (section 7), by side
BY_LETTER: Final = {"x": "X", "p": "P"}
MOST: Final = {
    "parry": 6,
    "watch": 99,  # HY-9.40: one more than the highest, again and again
    "order": SLOTS,
    "activated": 99,
    "frenzy": 99,
    "carries": 6,
    "skips": 99,
    "wounds": 99,
    "awarded": 99,
}


def read_figures(state: SkirmishState, given: SkirmishGiven, board: BoardText) -> None:
    """Slots are filled in the order of the tables, then of the letters on the map."""
    drawn = {figure.letter: figure for figure in board.figures}
    tables = {letter: table_of(letter, value) for letter, value in given.inner("figures").items()}
    for letter in drawn:
        tables.setdefault(letter, {})
    used = [0, 0]
    found: dict[str, int] = {}
    for letter, table in tables.items():
        side = 0 if letter.isupper() else 1
        if used[side] == SLOTS:
            raise BadPosition(f"A side has at most {SLOTS} figurines.")
        found[letter] = side * SLOTS + used[side]
        used[side] += 1
        place(state, given, found[letter], letter, table, drawn.get(letter))
    for letter, table in tables.items():
        describe(state, given, found[letter], f"figures.{letter}", table, found)
    read_sides(state, given, found)


def table_of(letter: str, value: object) -> dict[str, Any]:
    """A warrior's table; a text alone is his profile."""
    if len(letter) != 1 or not letter.isascii() or not letter.isalpha():
        raise BadPosition(f"figures: a figurine is one letter, not {letter!r}.")
    if isinstance(value, str):
        return {"profile": value}
    if not isinstance(value, Mapping):
        raise BadPosition(f"figures.{letter} must be a table or a profile, not {value!r}.")
    for key in value:
        if key not in KEYS:
            raise BadPosition(
                f"figures.{letter} has no {key!r}{did_you_mean(key, KEYS)}; it has {', '.join(KEYS)}."
            )
    return dict(value)


def usual_profile(state: SkirmishState, letter: str) -> str:
    name = BY_LETTER.get(letter, USUAL[0 if letter.isupper() else 1])
    if name not in state.catalog.profile_ids:
        raise BadPosition(f"figures.{letter} needs a profile, like {state.catalog.profile_ids[0]!r}.")
    return name


def place(
    state: SkirmishState,
    given: SkirmishGiven,
    figure: int,
    letter: str,
    table: Mapping[str, Any],
    drawn: FigureText | None,
) -> None:
    """Put him on the board, or note where he is instead."""
    where = f"figures.{letter}"
    name = table.get("profile") or (drawn.profile if drawn else "") or usual_profile(state, letter)
    profile = given.profile(f"{where}.profile", name)
    if state.catalog.side[profile] != side_of(figure) and name not in (*USUAL, "X", "P"):
        raise BadPosition(f"{where}: {name} fights for the other side; Griffins have upper case letters.")
    status = STATUSES[
        list(STATUSES)[given.one_of(f"{where}.status", table.get("status", "board"), list(STATUSES))]
    ]
    if status == ON_BOARD:
        if drawn is None or "at" in table or "facing" in table:
            if drawn is None and "at" not in table:
                raise BadPosition(f'{where} stands nowhere: draw him on the map, or say at = "3,4".')
            square = given.square(f"{where}.at", table["at"]) if "at" in table else -1
            spot = (square % 32, square // 32) if square >= 0 or drawn is None else drawn.square
            facing = table.get("facing", drawn.facing if drawn else "N")
            given.one_of(f"{where}.facing", facing, terms.FACINGS)
            drawn = FigureText(letter, spot, facing, 0, name)
        seat_figure(state, figure, drawn, profile)
        return
    if drawn is not None:
        raise BadPosition(f"{where} is on the map and {table['status']}.")
    state.own_profile()[figure] = profile
    state.own_base()[figure] = state.catalog.base[profile]
    state.own_letter()[figure] = ord(letter)
    state.own_status()[figure] = status


def describe(
    state: SkirmishState,
    given: SkirmishGiven,
    figure: int,
    where: str,
    table: Mapping[str, Any],
    found: Mapping[str, int],
) -> None:
    """Everything else about him."""
    for key, name in NUMBERS.items():
        if key in table:
            getattr(state, name)[figure] = given.as_number(f"{where}.{key}", table[key], 0, MOST[key])
    if state.status[figure] == ON_BOARD and state.wounds[figure] >= nv(state, figure):
        raise BadPosition(f"{where} has Wounds enough to be eliminated (HY-6.3).")
    if table.get("mode"):
        state.own_mode()[figure] = given.one_of(f"{where}.mode", table["mode"], terms.MODES)
    elif state.parry_level[figure]:
        state.own_mode()[figure] = terms.MODES.index("DC")
    elif state.watch[figure]:
        state.own_mode()[figure] = terms.MODES.index("F")
    state.own_furtive()[figure] = int(given.as_truth(f"{where}.furtive", table.get("furtive", False)))
    if table.get("hindered_by"):
        state.own_hindered_by()[figure] = one_figure(f"{where}.hindered_by", table["hindered_by"], found) + 1
    if state.wounds[figure] and has_printed(state, figure, PRESTIGE):
        state.own_lost()[figure] |= LOST_PRESTIGE  # HY-14.12
    for name in table.get("lost", []):
        state.own_lost()[figure] |= LOST[list(LOST)[given.one_of(f"{where}.lost", name, list(LOST))]]
    for letter in table.get("watched", []):
        state.own_watched()[figure] |= 1 << one_figure(f"{where}.watched", letter, found) % SLOTS
    uses = given.as_number(f"{where}.combined", table.get("combined", 0), 0, USES - 1)
    last = given.as_number(f"{where}.combined_round", table.get("combined_round", 0), 0, 99)
    state.own_combined()[figure] = uses + USES * last
    if table.get("group"):
        state.own_group()[figure] = given.one_of(f"{where}.group", table["group"], state.mission.group_ids)
    if table.get("fell"):
        state.own_fell()[figure] = given.square(f"{where}.fell", table["fell"])
    if table.get("entry"):
        state.own_entry()[figure] = given.square(f"{where}.entry", table["entry"])


def one_figure(key: str, letter: object, found: Mapping[str, int]) -> int:
    if not isinstance(letter, str) or letter not in found:
        raise BadPosition(f"{key}: there is no figurine {letter!r}; there is {', '.join(found) or 'nobody'}.")
    return found[letter]


def read_sides(state: SkirmishState, given: SkirmishGiven, found: Mapping[str, int]) -> None:
    """Who is active, and who leads: left out, the first of the best warriors with Aura (HY-14.4). A position
    in the middle of something says who."""
    active = given.text("active")
    state.active = one_figure("active", active, found) if active else NO_FIGURE
    for side, letter in given.sides("leaders").items():
        if letter:
            state.own_leader()[side] = one_figure(f"leaders.{terms.SIDES[side]}", letter, found)
    if "leaders" not in given and "stack" not in given:
        for side in (0, 1):
            best = int(candidates(state, side))
            if best:
                state.own_leader()[side] = side * SLOTS + (best & -best).bit_length() - 1
