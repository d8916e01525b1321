"""A state from a position in text: everything can be set, what is left out gets defaults.

| Left out | Default |
|---|---|
| `mission` | the drawn board is a practice board of its own, without goals |
| `map` | the board of the mission |
| a warrior's profile | `T` for upper case and `H` for lower case letters, where the pack has them |
| `round`, `winner` | 1, GRIFFIN |
| `active`, `step`, `stack` | with `active`: he announces his mode; else the round begins |
| `first_contact` | true |
"""

import re
from collections.abc import Mapping
from typing import Any

from monstrum.core.chance import Chance, Script
from monstrum.core.errors import BadPosition
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import Catalog
from monstrum.games.hybrid.positions.board_text import BoardText, read_board
from monstrum.games.hybrid.positions.card_reading import count_cards, read_cards, read_staying
from monstrum.games.hybrid.positions.first import empty_state
from monstrum.games.hybrid.positions.given import SkirmishGiven
from monstrum.games.hybrid.positions.laying import lay_map
from monstrum.games.hybrid.positions.map_text import read_map
from monstrum.games.hybrid.positions.pending import read_pending
from monstrum.games.hybrid.positions.playable import check_playable, settle_given, weigh_given
from monstrum.games.hybrid.positions.practice import LIMIT, PRACTICE, practice_mission
from monstrum.games.hybrid.positions.warriors import read_figures
from monstrum.games.hybrid.rules.gates import set_gates
from monstrum.games.hybrid.state import (
    CARRIED,
    COUNTERS,
    DRAWN,
    EVENT_FACE,
    FACE_DOWN,
    GONE_WITH,
    LASTING_WIDTH,
    LYING,
    NO_SIDE,
    OBJECTIVES,
    STANDING_WIDTH,
    TAKEN,
    TRAP_FACE,
    UNDECIDED,
    SkirmishState,
)

FACES = {"?": FACE_DOWN, "event": EVENT_FACE, "trap": TRAP_FACE}


def arrange(
    table: Mapping[str, Any],
    catalog: Catalog,
    mission: str | None = None,
    seed: int | str | bytes = 0,
    script: Script | None = None,
) -> SkirmishState:
    """The settled state a position describes. Raises BadPosition."""
    given = SkirmishGiven(table, catalog)
    state, board = start(given, catalog, mission, given.chance(seed))
    state.chance.script = script
    read_numbers(state, given)
    weigh_given(state)
    read_figures(state, given, board)
    read_things(state, given, board)
    read_cards(state, given)
    set_gates(state)
    read_pending(state, given)
    read_staying(state, given)
    count_cards(state, given)
    check_playable(state)
    settle_given(state)
    return state


def start(
    given: SkirmishGiven, catalog: Catalog, configured: str | None, chance: Chance
) -> tuple[SkirmishState, BoardText]:
    """The board: a mission's, as drawn, or a practice board."""
    name = given.text("mission", configured or PRACTICE)
    rows = given.texts("map")
    board = read_board(rows, given.texts("legend")) if rows else BoardText(read_map(["."]), (), (), {})
    if name == PRACTICE:
        if not rows:
            raise BadPosition("A position needs a map, or the mission whose map it is.")
        carried = [given.as_number("carried", number, 1, 6) for number in given.table.get("carried", [])]
        mission = practice_mission(board.map, carried, given.number("limit", LIMIT, 1, LIMIT))
        return empty_state(catalog, mission, chance), board
    mission = catalog.missions[given.one_of("mission", name, catalog.mission_ids)]
    state = empty_state(catalog, mission, chance)
    if rows:
        state.ground = lay_map(state.ground, board.map)
    return state, board


def read_numbers(state: SkirmishState, given: SkirmishGiven) -> None:
    state.round = given.number("round", 1, 0, 99)
    state.roll_winner = given.side("winner", given.table.get("winner", terms.SIDES[0]))
    state.acted = given.number("acted", 0, 0, 99)
    state.first_contact = int(given.truth("first_contact", default="stack" not in given))
    for name in given.texts("first_blood"):
        state.first_blood |= 1 << given.side("first_blood", name)
    if given.text("last_counter"):
        state.last_counter = given.side("last_counter", given.text("last_counter"))
    else:
        state.last_counter = NO_SIDE
    for number in given.numbers("handed"):
        state.handed |= 1 << given.as_number("handed", number, 1, 6)
    for place, number in enumerate(given.numbers("done")[:6]):
        state.done |= given.as_number("done", number, 1, 6) << (3 * place)
    for key, row, least in (("score", state.own_score(), -9999), ("revealed", state.own_revealed(), 0)):
        for side, value in given.sides(key).items():
            row[side] = given.as_number(f"{key}.{terms.SIDES[side]}", value, least, 9999)
    for name, value in given.inner("flags").items():
        flag = given.one_of("flags", name, state.catalog.flags)
        state.own_flags()[flag] = given.as_number(f"flags.{name}", value, 0, 99)
    outcome = given.text("outcome")
    outcomes = (*terms.SIDES, "DRAW")
    state.outcome = given.one_of("outcome", outcome, outcomes) if outcome else UNDECIDED
    assert outcomes.index("DRAW") == DRAWN
    read_lasting(state, given.numbers("lasting"))
    read_standing(state, given)


def read_lasting(state: SkirmishState, rows: list[int]) -> None:
    if len(rows) % LASTING_WIDTH:
        raise BadPosition(f"lasting must be rows of {LASTING_WIDTH} numbers.")
    state.put_lasting(rows)


def read_standing(state: SkirmishState, given: SkirmishGiven) -> None:
    """Effects that stay or wait; left out, the specials of the mission."""
    rows = given.numbers("standing")
    if len(rows) % STANDING_WIDTH:
        raise BadPosition(f"standing must be rows of {STANDING_WIDTH} numbers.")
    if "standing" in given:
        state.put_standing(rows)
    state.extras = given.numbers("extras")
    for side, value in given.sides("initiative").items():
        state.own_initiative()[side] = given.as_number(f"initiative.{terms.SIDES[side]}", value, -99, 99)
    state.action = given.number("action", 0, 0, 99)


def read_things(state: SkirmishState, given: SkirmishGiven, board: BoardText) -> None:
    """Counters, Objectives and templates; what the map shows and nothing else mentions lies as it shows."""
    mission = state.mission
    counters = given.inner("counters")
    drawn = "map" in given
    squares = [(square, FACE_DOWN) for square in mission.counter_squares]
    if "counters" in given:
        squares = [
            (
                given.square("counters", text),
                list(FACES.values())[given.one_of("counters", face, list(FACES))],
            )
            for text, face in counters.items()
        ]
    elif drawn:
        squares = [(row * 32 + column, FACE_DOWN) for column, row in board.map.squares("?")]
        squares += [
            (row * 32 + column, FACE_DOWN) for (column, row), sign in board.things.items() if sign == "?"
        ]
    if len(squares) > COUNTERS:
        raise BadPosition(f"There are at most {COUNTERS} Event counters.")
    for at, (square, face) in enumerate(squares):
        state.own_counter_square()[at], state.own_counter_face()[at] = square, face
    hidden = sum(face == FACE_DOWN for _, face in squares)
    traps = min(mission.trap_counters, hidden)
    state.traps_left = given.number("traps_left", traps, 0, COUNTERS)
    state.events_left = given.number("events_left", hidden - state.traps_left, 0, COUNTERS)
    if state.traps_left + state.events_left != hidden:
        raise BadPosition(f"{hidden} counters lie face down: events_left and traps_left must add up to that.")
    read_objectives(state, given, board)
    read_templates(state, given, board)


def read_objectives(state: SkirmishState, given: SkirmishGiven, board: BoardText) -> None:
    found: dict[int, str] = {}
    for number in range(1, OBJECTIVES):
        if state.mission.objective_square[number] >= 0:
            square = state.mission.objective_square[number]
            found[number] = f"{square % 32},{square // 32}"
    for (column, row), sign in board.things.items():
        if sign.isdigit():
            found[int(sign)] = f"{column},{row}"
    for figure in range(len(state.carried)):
        if state.carried[figure]:
            found[state.carried[figure]] = "carried"
    if "objectives" in given:
        found = {
            given.as_number("objectives", int(key) if key.isdigit() else 0, 1, 6): str(where)
            for key, where in given.inner("objectives").items()
        }
    for number, where in found.items():
        if where in ("carried", "taken"):
            state.own_objective_at()[number] = CARRIED if where == "carried" else TAKEN
        elif where.startswith("gone with "):
            side = given.side(f"objectives.{number}", where.removeprefix("gone with "))
            state.own_objective_at()[number] = GONE_WITH + side
        else:
            state.own_objective_at()[number] = LYING
            state.own_objective_square()[number] = given.square(f"objectives.{number}", where)


def read_templates(state: SkirmishState, given: SkirmishGiven, board: BoardText) -> None:
    """`GAS 3,2 SCORPION until 4`; left out, or drawn in the legend: nobody's, and as long as HY-13.5 and
    HY-13.6 say."""
    if "templates" not in given:
        for kind, (column, row) in board.templates:
            last = last_round(state, kind)
            state.own_templates().extend((terms.TEMPLATES.index(kind), row * 32 + column, NO_SIDE, last))
        return
    for text in given.texts("templates"):
        found = re.fullmatch(r"(\w+) (\d+,\d+)(?: ([A-Z]+))?(?: until (\d+))?", text)
        if found is None:
            raise BadPosition(f"templates: {text!r} is not like 'GAS 3,2 SCORPION until 4'.")
        kind, square, side, until = found.groups()
        which = given.one_of("templates", kind, terms.TEMPLATES)
        owner = given.side("templates", side) if side else NO_SIDE
        last = int(until) if until else last_round(state, kind)
        state.own_templates().extend((which, given.square("templates", square), owner, last))


def last_round(state: SkirmishState, kind: str) -> int:
    return 99 if kind == "CHARNEL" else state.round + 1
