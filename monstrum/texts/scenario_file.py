"""Scenario files, read and checked: a position, what is played, what must come of it.

One format for rules test, bug report, puzzle and tutorial step; `docs/scenarios.md` teaches it, `scenario.py`
plays it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from monstrum.content.suggestions import did_you_mean
from monstrum.content.tables import parse_toml
from monstrum.core.errors import MonstrumError
from monstrum.texts.rulebook import RULE_ID

KEYS = (
    "format",
    "title",
    "game",
    "rules",
    "config",
    "seed",
    "pack",
    "given",
    "chance",
    "play",
    "then",
    "note",
)
LISTS = ("options", "options_include", "options_exclude", "choices")
STEP_KEYS = (*LISTS, "in_order", "refused", "asked", "then", "note")
FORMAT = 1
LARGEST = 256 * 1024


class BadScenario(MonstrumError):
    """The file is no scenario: unreadable, or it says what no scenario can say."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """One file, read and checked."""

    path: Path
    title: str
    game: str
    pack: str | None
    rules: tuple[str, ...]
    config: Mapping[str, Any]
    seed: int | str
    given: Mapping[str, Any] | None
    chance: Mapping[str, Any]
    steps: tuple[Mapping[str, Any], ...]
    then: Mapping[str, Any]


def read_scenario(path: Path) -> Scenario:
    return scenario_of(path, read_table(path))


def read_table(path: Path) -> dict[str, Any]:
    """What a file says, whatever it is. Raises BadScenario."""
    try:
        data = path.read_bytes()
        if len(data) > LARGEST:
            raise BadScenario(f"the file is larger than {LARGEST // 1024} kB.")
        return parse_toml(data.decode())
    except OSError as error:
        raise BadScenario(f"cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise BadScenario("is not a text in UTF-8.") from None
    except ValueError as error:
        raise BadScenario(f"is not readable as TOML: {error}.") from None


def scenario_of(path: Path, table: Mapping[str, Any]) -> Scenario:
    check_keys(table, KEYS, "a scenario")
    if table.get("format") != FORMAT:
        raise BadScenario(f"needs `format = {FORMAT}`, found {table.get('format', 'none')!r}.")
    for key in ("title", "game"):
        if not isinstance(table.get(key), str) or not table[key].strip():
            raise BadScenario(f'needs a {key}, like `{key} = "…"`.')
    rules = table.get("rules", [])
    if not isinstance(rules, list) or not all(
        isinstance(rule, str) and RULE_ID.fullmatch(rule) for rule in rules
    ):
        raise BadScenario(f'rules must be a list of rule ids like ["XY-4.3"], not {rules!r}.')
    seed = table.get("seed", 0)
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadScenario(f"seed must be a number or 64 hex digits, not {seed!r}.")
    pack = table.get("pack")
    if pack is not None and not isinstance(pack, str):
        raise BadScenario(f"pack must be the name of a pack or a folder, not {pack!r}.")
    given = table.get("given")
    steps = table.get("play", [])
    if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps):
        raise BadScenario('play must be a list of steps, like [[play]] with P0 = "draw A13".')
    for number, step in enumerate(steps, start=1):
        check_step(step, number)
    for key in ("config", "chance", "then"):
        if not isinstance(table.get(key, {}), dict):
            raise BadScenario(f"{key} must be a table, like [{key}].")
    if given is not None and not isinstance(given, dict):
        raise BadScenario("given must be a table, like [given].")
    check_keys(table.get("chance", {}), ("dice", "shuffle", "pick"), "chance")
    return Scenario(
        path=path,
        title=table["title"],
        game=table["game"],
        pack=pack,
        rules=tuple(rules),
        config=table.get("config", {}),
        seed=seed,
        given=given,
        chance=table.get("chance", {}),
        steps=tuple(steps),
        then=table.get("then", {}),
    )


def check_keys(table: Mapping[str, Any], allowed: Sequence[str], what: str) -> None:
    for key in table:
        if key not in allowed:
            raise BadScenario(
                f"{what} has no key {key!r}{did_you_mean(key, allowed)}; it has {', '.join(allowed)}."
            )


def is_seat(key: str) -> bool:
    return len(key) == 2 and key[0] == "P" and key[1].isdigit()


def check_step(step: Mapping[str, Any], number: int) -> None:
    seats = [key for key in step if is_seat(key)]
    if len(seats) > 1:
        raise BadScenario(f"step {number} has {len(seats)} seats; one seat plays in a step.")
    rest = {key: value for key, value in step.items() if key not in seats}
    check_keys(rest, STEP_KEYS, f"step {number}")
    if seats and not isinstance(step[seats[0]], str):
        raise BadScenario(f"step {number}: {seats[0]} must be the words played, not {step[seats[0]]!r}.")
    for key in LISTS:
        value = step.get(key, [])
        if not isinstance(value, list) or not all(isinstance(words, str) for words in value):
            raise BadScenario(f"step {number}: {key} must be a list of words.")
    for key in ("refused", "asked"):
        if not isinstance(step.get(key, ""), str):
            raise BadScenario(f"step {number}: {key} must be a text.")
    if not isinstance(step.get("in_order", False), bool):
        raise BadScenario(f"step {number}: in_order must be true or false.")
    if step.get("in_order") and "options" not in step and "choices" not in step:
        raise BadScenario(f"step {number}: in_order needs the options or choices that have an order.")
    if "refused" in step and not seats:
        raise BadScenario(f"step {number}: refused needs the seat and words that are refused.")
    if not isinstance(step.get("then", {}), dict):
        raise BadScenario(f"step {number}: then must be a table.")
