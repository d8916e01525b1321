"""Lessons, read: a scenario with a voice.

A lesson is a folder: `lesson.toml` is a scenario whose steps may also say which text belongs to them, what to
point at and which rule is behind it; `text.<language>.toml` has the words. `docs/lessons.md` teaches it.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from monstrum.content.pseudo import PSEUDO, VARIABLE, marked, pseudo_printed
from monstrum.content.suggestions import did_you_mean
from monstrum.games.library import ENTRIES
from monstrum.kit.speaker import ENGLISH
from monstrum.texts.scenario_file import (
    BadScenario,
    Scenario,
    check_keys,
    is_seat,
    read_table,
    scenario_of,
)

FILE: Final = "lesson.toml"
ELSEWHERE: Final = "MONSTRUM_LESSONS"  # folders with lessons of one's own: GAME/NAME/lesson.toml below them
OWN_KEYS: Final = ("you", "order", "minutes")
STEP_KEYS: Final = ("id", "show", "rule", "accept")
TEXT_KEYS: Final = ("title", "about", "end")
SAID: Final = ("say", "why", "changed")
MOST_WORDS: Final = 25


CARD: Final = re.compile(r"\{([A-Za-z0-9_-]+)\}")


class BadLesson(BadScenario):
    """The folder is no lesson."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step. Without words there is only something to read."""

    id: str = ""  # of its text; empty: the voice before it goes on
    seat: int = -1
    words: str = ""
    show: tuple[str, ...] = ()  # what is meant, by ref; empty: whatever the words touch
    rule: str = ""
    accept: tuple[str, ...] = ()  # other answers that are as good


@dataclass(frozen=True, slots=True)
class Text:
    """A lesson in one language."""

    title: str
    about: str
    end: str
    steps: Mapping[str, Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One folder, read and checked as far as that needs no game."""

    name: str
    scenario: Scenario
    you: int
    order: int
    minutes: int
    steps: tuple[Step, ...]
    texts: Mapping[str, Text]

    @property
    def game(self) -> str:
        return self.scenario.game

    def text(self, language: str = ENGLISH) -> Text:
        """What is not written in a language is said in English."""
        return self.texts.get(language, self.texts[ENGLISH])

    def said(self, step: Step, language: str = ENGLISH) -> Mapping[str, str]:
        found = self.text(language).steps.get(step.id)
        return self.texts[ENGLISH].steps.get(step.id, {}) if found is None else found

    def voiced(self) -> list[int]:
        """The steps that say something, by number."""
        return [at for at, step in enumerate(self.steps) if step.id]


def read_lesson(folder: Path) -> Lesson:
    """Raises BadLesson or BadScenario with a sentence about the file."""
    table = read_table(folder / FILE)
    own = {key: table.pop(key) for key in OWN_KEYS if key in table}
    steps = [dict(step) for step in table.get("play", []) if isinstance(step, dict)]
    read = tuple(read_step(step, number) for number, step in enumerate(steps, start=1))
    plain = [{key: value for key, value in step.items() if key not in STEP_KEYS} for step in steps]
    scenario = scenario_of(folder / FILE, table | {"play": plain})
    you = own.get("you", "P0")
    if not isinstance(you, str) or not is_seat(you):
        raise BadLesson(f'you must be the seat of who learns, like "P0", not {you!r}.')
    for key in ("order", "minutes"):
        if not isinstance(own.get(key, 1), int) or isinstance(own.get(key), bool):
            raise BadLesson(f"{key} must be a number.")
    if not read:
        raise BadLesson("has no steps.")
    texts = {file.name.split(".")[1]: read_text(file) for file in sorted(folder.glob("text.*.toml"))}
    if ENGLISH not in texts:
        raise BadLesson(f"needs its words in English, text.{ENGLISH}.toml.")
    if os.environ.get(VARIABLE):
        texts[PSEUDO] = pseudo_text(texts[ENGLISH])
    return Lesson(folder.name, scenario, int(you[1]), own.get("order", 1), own.get("minutes", 5), read, texts)


def pseudo_text(english: Text) -> Text:
    """In the language that tests speak."""
    title, about, end = map(marked, (english.title, english.about, english.end))
    return Text(title, about, end, pseudo_printed(english.steps))


def read_step(step: Mapping[str, Any], number: int) -> Step:
    seat = next((key for key in step if is_seat(key)), "")
    for key in ("id", "rule"):
        if not isinstance(step.get(key, ""), str):
            raise BadLesson(f"step {number}: {key} must be a text.")
    for key in ("show", "accept"):
        value = step.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise BadLesson(f"step {number}: {key} must be a list of texts.")
    if "refused" in step:
        raise BadLesson(f"step {number}: a lesson asks for nothing that is refused.")
    if not seat and not step.get("id"):
        raise BadLesson(f"step {number} neither says nor does anything.")
    return Step(
        step.get("id", ""),
        int(seat[1]) if seat else -1,
        str(step.get(seat, "")) if seat else "",
        tuple(step.get("show", ())),
        step.get("rule", ""),
        tuple(step.get("accept", ())),
    )


def read_text(file: Path) -> Text:
    table = read_table(file)
    steps: dict[str, dict[str, str]] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            check_keys(value, SAID, f"{file.name}: {key}")
            steps[key] = {said: str(words) for said, words in value.items()}
            if not steps[key].get("say"):
                raise BadLesson(f"{file.name}: {key} needs `say`.")
        elif key not in TEXT_KEYS or not isinstance(value, str):
            raise BadLesson(f"{file.name} has no key {key!r}{did_you_mean(key, TEXT_KEYS)}.")
    missing = [key for key in TEXT_KEYS if not table.get(key)]
    if missing:
        raise BadLesson(f"{file.name} needs {', '.join(missing)}.")
    return Text(table["title"], table["about"], table["end"], steps)


def named(words: str, names: Mapping[str, str]) -> str:
    """`{H11}` is what that card is called in the language of who reads."""
    return CARD.sub(lambda found: names.get(found[1], found[0]), words)


def word_count(text: str) -> int:
    """Signs between spaces are no words."""
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


# Where lessons are ------------------------------------------------------------------------------------


def homes(game: str) -> list[Path]:
    """Where the lessons of a game are: those it brings, and those of whoever runs this program."""
    if game not in ENTRIES:
        return []
    module = ENTRIES[game].load.partition(":")[0]
    package = module.rpartition(".")[0] or module
    found = [Path(str(files(package))) / "data" / "lessons"]
    return found + [Path(each) / game for each in os.environ.get(ELSEWHERE, "").split(os.pathsep) if each]


def folders(game: str) -> list[Path]:
    return [file.parent for home in homes(game) for file in sorted(home.glob(f"*/{FILE}"))]


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order; of two with one name the last one counts."""
    found = {lesson.name: lesson for lesson in map(read_lesson, folders(game)) if lesson.game == game}
    return tuple(sorted(found.values(), key=lambda lesson: (lesson.order, lesson.name)))


def find_lesson(game: str, name: str) -> Lesson:
    found = lessons_of(game)
    for lesson in found:
        if lesson.name == name:
            return lesson
    names = [lesson.name for lesson in found]
    there = f"there is: {', '.join(names)}" if names else "there is none"
    raise BadLesson(
        f"There is no lesson '{name[:40]}' of this game{did_you_mean(name[:40], names)}; {there}."
    )
