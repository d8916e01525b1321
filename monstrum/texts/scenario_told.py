"""What a scenario expects a seat to be told: log lines by the code of their sentence, in their order.

told.P1 = ["drawn", "…", { code = "attached", slot = "head" }]
"""

from collections.abc import Mapping, Sequence
from typing import Any

from monstrum.content.facts import REST
from monstrum.core.contract import SPECTATOR, Game, Sentence
from monstrum.core.events import Event
from monstrum.core.state import State
from monstrum.texts.scenario_file import BadScenario, is_seat

Expected = str | Mapping[str, Any]


def seat_named(name: str, seats: int, where: str) -> int:
    """`P1`, or `spectator`."""
    if name == "spectator":
        return SPECTATOR
    if is_seat(name) and int(name[1]) < seats:
        return int(name[1])
    raise BadScenario(f"{where} has no {name!r}; it has P0 … P{seats - 1} and spectator.")


def told_otherwise(game: Game, state: State, events: Sequence[Event], told: object) -> str:
    """One sentence about the first seat that is told something else; empty if there is none."""
    if not isinstance(told, Mapping):
        raise BadScenario("then.told must be a table of seats.")
    for name, expected in told.items():
        seat = seat_named(name, state.seats, "then.told")
        check_lines(expected, f"then.told.{name}")
        lines = lines_for(game, state, events, seat)
        if not fits(expected, lines):
            return f"told.{name} is {listing(lines)}; expected {listing(expected)}."
    return ""


def lines_for(game: Game, state: State, events: Sequence[Event], seat: int) -> list[Sentence]:
    """What a seat reads of these events; what nobody needs to read is no line."""
    seen = [event for event in events if event.seen_by(seat)]
    return [game.told(event, state) for event in seen if game.tell(event, state)]


def check_lines(expected: object, where: str) -> None:
    """Raises BadScenario."""
    if not isinstance(expected, list):
        raise BadScenario(f'{where} must be a list of sentence codes, like ["drawn", "…"].')
    for line in expected:
        code = line.get("code") if isinstance(line, Mapping) else line
        if not isinstance(code, str):
            example = '"drawn", or { code = "drawn", part = "A13" }'
            raise BadScenario(f"{where}: a line is the code of a sentence, like {example}.")


def fits(expected: Sequence[Expected], lines: Sequence[Sentence]) -> bool:
    """Line by line; `…` stands for any number of other lines."""
    if not expected:
        return not lines
    if expected[0] == REST:
        return any(fits(expected[1:], lines[at:]) for at in range(len(lines) + 1))
    return bool(lines) and same(expected[0], lines[0]) and fits(expected[1:], lines[1:])


def same(expected: Expected, line: Sentence) -> bool:
    """The code, and of the parameters those that are mentioned."""
    if isinstance(expected, str):
        return expected == line.code
    wanted = {name: str(value) for name, value in expected.items() if name != "code"}
    return expected["code"] == line.code and wanted.items() <= dict(line.params).items()


def listing(lines: Sequence[Sentence | Expected]) -> str:
    return ", ".join(spelled(line) for line in lines) or "nothing"


def spelled(line: Sentence | Expected) -> str:
    """`drawn (player P0, part A13)`."""
    if isinstance(line, str):
        return line
    code = line.code if isinstance(line, Sentence) else line["code"]
    params = line.params if isinstance(line, Sentence) else {k: v for k, v in line.items() if k != "code"}
    said = ", ".join(f"{name} {value}" for name, value in params.items())
    return f"{code} ({said})" if said else str(code)
