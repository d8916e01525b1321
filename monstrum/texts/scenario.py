"""Scenarios played: step by step, each expectation compared with what is there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from monstrum.content.facts import difference
from monstrum.core.contract import SPECTATOR, Game
from monstrum.core.engine import decision, legal_actions, play, take_back, waiting
from monstrum.core.errors import BadPosition, BadScript, IllegalAction, MonstrumError, UnreadableWords
from monstrum.core.events import Event
from monstrum.core.gestures import gestures, plan
from monstrum.core.state import State
from monstrum.games.library import load_game
from monstrum.texts.scenario_chance import left_over
from monstrum.texts.scenario_file import BadScenario, Scenario, is_seat, read_scenario
from monstrum.texts.scenario_told import seat_named, told_otherwise


class Failed(MonstrumError):
    """The scenario is readable, but the game went another way."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one file went. A broken one could not even be tried."""

    path: Path
    passed: bool
    message: str = ""
    broken: bool = False


class Shelf:
    """Games with their packs, each loaded once for all the scenarios of a run."""

    def __init__(self) -> None:
        self.games: dict[tuple[str, str | None], Game] = {}

    def game_of(self, scenario: Scenario) -> Game:
        pack = scenario.pack
        if pack is not None and (scenario.path.parent / pack).is_dir():
            pack = str((scenario.path.parent / pack).resolve())
        wanted = (scenario.game, pack)
        if wanted not in self.games:
            self.games[wanted] = load_game(*wanted)
        return self.games[wanted]


def game_of(scenario: Scenario) -> Game:
    return Shelf().game_of(scenario)


def first_position(scenario: Scenario, game: Game) -> State:
    """The position before the first step."""
    script = game.script(scenario.chance)
    if scenario.given is None:
        return game.start(scenario.config, scenario.seed, script=script)
    return game.arrange(scenario.given, scenario.config, scenario.seed, script)


def run(scenario: Scenario, shelf: Shelf) -> State:
    """Play it through. Raises Failed where the game goes another way, BadScenario where it makes no sense."""
    try:
        game = shelf.game_of(scenario)
        state = first_position(scenario, game)
    except BadScript as error:
        raise Failed(str(error)) from None
    for number, step in enumerate(scenario.steps, start=1):
        try:
            run_step(game, state, step)
        except Failed as error:
            raise Failed(f"step {number}: {error}") from None
        except BadScenario as error:
            raise BadScenario(f"step {number}: {error}") from None
        except BadScript as error:
            raise Failed(f"step {number}: {error}") from None
    check_then(game, state, scenario.then, state.events.list)
    unused = left_over(state, scenario.chance)
    if unused:
        raise Failed(unused)
    return state


def run_step(game: Game, state: State, step: Mapping[str, Any]) -> None:
    before = len(state.events.list)
    seat = next((int(key[1]) for key in step if is_seat(key)), None)
    if seat is not None and seat >= state.seats:
        raise BadScenario(f"there is no seat P{seat} in a game of {state.seats}.")
    check_asked(state, step.get("asked"))
    asked = seat if seat is not None else next(iter(waiting(state)), SPECTATOR)
    check_options(game, state, asked, step)
    if seat is not None:
        words = step[f"P{seat}"]
        if "refused" in step:
            check_refused(game, state, seat, words, step["refused"])
        else:
            play_words(game, state, seat, words)
    check_then(game, state, step.get("then", {}), state.events.list[before:])


def check_asked(state: State, asked: str | None) -> None:
    """`P1`, `DRAW`, or both: `P1 DRAW`. Whoever is named owes a decision, and it is the one that is named."""
    if asked is None:
        return
    names = [f"P{seat}" for seat in waiting(state)]
    words = asked.split()
    if all(word in names or word == decision(state) for word in words) if names else asked in ("", "nobody"):
        return
    now = f"{decision(state)} of {' '.join(names)}" if names else "nobody"
    raise Failed(f"asked is {now}, expected {asked or 'nobody'}.")


def check_options(game: Game, state: State, seat: int, step: Mapping[str, Any]) -> None:
    in_order = step.get("in_order", False)
    if "choices" in step:
        expected = [read(game, state, seat, words) for words in step["choices"]]
        found = [[action] for action in legal_actions(state, seat)]
        compare(game, state, found, expected, "choices", in_order)
    if not any(key in step for key in ("options", "options_include", "options_exclude")):
        return
    offered = gestures(state, seat)
    if "options" in step:
        expected = [read(game, state, seat, words) for words in step["options"]]
        compare(game, state, offered, expected, "options", in_order)
    for words in step.get("options_include", []):
        if read(game, state, seat, words) not in offered:
            raise Failed(f"{words!r} is not offered; offered: {listing(game, state, offered)}.")
    for words in step.get("options_exclude", []):
        if read(game, state, seat, words) in offered:
            raise Failed(f"{words!r} is offered, and should not be.")


def compare(
    game: Game, state: State, offered: list[list[int]], expected: list[list[int]], what: str, in_order: bool
) -> None:
    same = offered == expected if in_order else sorted(offered) == sorted(expected)
    if not same:
        order = " in this order" if in_order else ""
        wanted = listing(game, state, expected)
        raise Failed(f"{what} are {listing(game, state, offered)}; expected {wanted}{order}.")


def listing(game: Game, state: State, paths: list[list[int]]) -> str:
    return ", ".join(game.gesture_words(state, path) for path in paths) or "none"


def read(game: Game, state: State, seat: int, words: str) -> list[int]:
    try:
        return game.parse(state, seat, words)
    except UnreadableWords as error:
        raise BadScenario(f"{words!r} cannot be read: {error}") from None


def check_refused(game: Game, state: State, seat: int, words: str, code: str) -> None:
    refusal = game.why_not(state, seat, words)
    if refusal is None:
        raise Failed(f"{words!r} of P{seat} is allowed, expected the refusal {code}.")
    sentence = game.say("refusals", refusal.code, **refusal.params)  # every refusal can be said
    if refusal.code != code:
        raise Failed(f"{words!r} is refused with {refusal.code} ({sentence}), expected {code}.")


def play_words(game: Game, state: State, seat: int, words: str) -> None:
    if words.strip().lower() == "take back":
        try:
            take_back(state, seat)
        except IllegalAction as error:
            raise Failed(f"P{seat} {words!r}: {error}") from None
        return
    path = read(game, state, seat, words)
    refusal = game.why_not(state, seat, words)
    if refusal is not None:
        sentence = game.say("refusals", refusal.code, **refusal.params)
        raise Failed(f"P{seat} {words!r} is refused ({refusal.code}): {sentence}")
    for action in plan(state, seat, path):
        play(state, seat, action)


def check_then(game: Game, state: State, then: Mapping[str, Any], events: Sequence[Event]) -> None:
    """The position, what seats see of it, and what they were told of these events."""
    expected = dict(then)
    seen_by = expected.pop("seen_by", {})
    told = expected.pop("told", {})
    if not isinstance(seen_by, Mapping):
        raise BadScenario("then.seen_by must be a table of seats.")
    found = difference(game.expectation(expected), game.facts(state))
    if found:
        raise Failed(found)
    for name, view in seen_by.items():
        seat = seat_named(name, state.seats, "then.seen_by")
        found = difference(view, msgspec.to_builtins(game.view(state, seat)), f"seen_by.{name}")
        if found:
            raise Failed(found)
    found = told_otherwise(game, state, events, told)
    if found:
        raise Failed(found)


def scenario_files(path: Path) -> list[Path]:
    """The file itself, or every scenario in a folder. Raises BadScenario where there is nothing."""
    if path.is_dir():
        files = sorted(file for file in path.rglob("*.toml") if "packs" not in file.relative_to(path).parts)
        if not files:
            raise BadScenario(f"{path}: there is no scenario (*.toml) in this folder.")
        return files
    if not path.exists():
        raise BadScenario(f"{path}: there is no such file or folder.")
    return [path]


def run_file(path: Path, shelf: Shelf | None = None) -> Outcome:
    """One line about one file, whatever is in it."""
    try:
        run(read_scenario(path), shelf or Shelf())
    except Failed as error:
        return Outcome(path, False, str(error))
    except (BadScenario, BadPosition) as error:
        return Outcome(path, False, str(error), broken=True)
    except MonstrumError as error:
        return Outcome(path, False, str(error), broken=True)
    return Outcome(path, True)


def run_paths(paths: Sequence[Path], shelf: Shelf | None = None) -> list[Outcome]:
    """Every scenario of these files and folders, in order; a pack is loaded once."""
    loaded = shelf or Shelf()
    return [run_file(file, loaded) for path in paths for file in scenario_files(path)]
