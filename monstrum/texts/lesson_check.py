"""Whether a lesson can be taught: its words, its rules, and that following it leads to its end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from monstrum.core.errors import MonstrumError
from monstrum.texts.lesson import Course, begin, card_names, game_for
from monstrum.texts.lesson_file import CARD, MOST_WORDS, TEXT_KEYS, Lesson, named, read_lesson, word_count
from monstrum.texts.rulebook import load_rulebook
from monstrum.texts.scenario import Shelf, run

HANDLES = ("facing", "level", "square")  # what only a picture has
SOON = 2  # the first action is asked for by this voice at the latest


def check_folder(folder: Path) -> list[str]:
    """Sentences about whatever is wrong in a folder."""
    try:
        return check_lesson(read_lesson(folder))
    except MonstrumError as error:
        return [str(error)]


def check_lesson(lesson: Lesson) -> list[str]:
    """Sentences about whatever is wrong; none for a lesson that can be taught."""
    found = [*wordy(lesson), *unruly(lesson), *late(lesson)]
    try:
        run(lesson.scenario, Shelf())
        found += list(walked(lesson))
    except MonstrumError as error:
        found.append(str(error))
    return found


def wordy(lesson: Lesson) -> Iterator[str]:
    """Every voice is written in every language, and short in all of them."""
    ids = [step.id for step in lesson.steps if step.id]
    for twice in {id for id in ids if ids.count(id) > 1}:
        yield f"two steps are called {twice!r}."
    for language, text in lesson.texts.items():
        for id in ids:
            if id not in text.steps:
                yield f"text.{language}.toml says nothing for {id!r}."
        for id in text.steps:
            if id not in ids:
                yield f"text.{language}.toml speaks for {id!r}, which is no step."
        said = {f"{id}.{key}": words for id, step in text.steps.items() for key, words in step.items()}
        said |= {key: getattr(text, key) for key in TEXT_KEYS}
        names = card_names(game_for(lesson), language)
        for key, written in said.items():
            words = named(written, names)
            if strange := CARD.findall(words):
                yield f"text.{language}.toml: {key} names {', '.join(strange)}, which is no card."
            if word_count(words) > MOST_WORDS:
                yield f"text.{language}.toml: {key} has {word_count(words)} words, the most is {MOST_WORDS}."


def unruly(lesson: Lesson) -> Iterator[str]:
    book = load_rulebook()
    for step in lesson.steps:
        if step.id and not step.rule:
            yield f"{step.id!r} names no rule."
        elif step.rule and step.rule not in book.rules:
            yield f"{step.id!r} names {step.rule}, which is no rule."


def late(lesson: Lesson) -> Iterator[str]:
    """Whoever learns acts at once."""
    voices = 0
    for step in lesson.steps:
        voices += bool(step.id)
        if step.seat == lesson.you:
            if voices > SOON:
                yield f"the first action is asked for by voice {voices}; it must be the first or the second."
            return
    yield "nothing is asked of who learns."


def walked(lesson: Lesson) -> Iterator[str]:
    """The way of who does what is asked, once as written and once with every other answer that counts."""
    course = begin(lesson)
    while not course.done:
        yield from unseen(course)
        for other in course.step.accept if course.mine else ():
            branch = begin(lesson, course.said)
            branch.answer(other)
            follow_to_end(branch)
        advance(course)


def follow_to_end(course: Course) -> None:
    while not course.done:
        advance(course)


def advance(course: Course) -> None:
    course.answer(course.show_me())


def unseen(course: Course) -> Iterator[str]:
    """What is pointed at is on the table, or an option."""
    match, you = course.match, course.lesson.you
    board = msgspec.to_builtins(match.game.board(match.game.view(match.state, you)))
    there = set(texts(board))
    for action in match.pending.legal(you):
        there.update(match.game.refs(match.state, action))
    for ref in course.step.show:
        if ref not in there and ref.partition(":")[0] not in HANDLES:
            yield f"step {course.at + 1} points at {ref}, which is not on the table."


def texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)
