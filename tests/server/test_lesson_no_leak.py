"""The table of a lesson tells who learns no more than their seat may see: two of them that differ only in
what that seat does not know tell the same, byte for byte, at every step; in every language."""

import random
from collections import Counter
from contextvars import copy_context

import pytest

from monstrum.core import engine
from monstrum.core.codec import digest
from monstrum.core.quick import Quick
from monstrum.games.library import game_names
from monstrum.server.lessons import LessonTable, obey, tell, told
from monstrum.server.protocol import ENCODE, Command, Pick, Play, Refused, Why
from monstrum.server.protocol_learn import LessonAsk
from monstrum.texts.lesson import begin, game_for
from monstrum.texts.lesson_file import Lesson, lessons_of
from monstrum.texts.platform import speak
from tests.server.test_no_leak import first_difference_is_chance
from tests.tongues import LANGUAGES

LESSONS = [lesson for game in game_names() for lesson in lessons_of(game)]
every = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")


def ways(lesson: Lesson) -> list[list[str]]:
    """The answers so far, at every step of who does what is asked."""
    course, found = begin(lesson), []
    while not course.done:
        found.append(list(course.said))
        course.answer(course.show_me())
    return [*found, list(course.said)]


def table_after(lesson: Lesson, said: list[str], language: str, twin: int = 0) -> LessonTable:
    """`twin`: another truth behind what the learner knows; the voice goes on as it is written."""
    game = game_for(lesson)
    table = LessonTable(lesson, game, language, 0)
    table.course.follow(said)
    if twin:
        state = game.sample(game.know(table.match.state, lesson.you), Quick(twin))
        state.listen()
        table.match.state = state
    return table


def heard(table: LessonTable, language: str, rng: random.Random) -> list[bytes]:
    """All that can be asked here without going on."""
    you, game = table.lesson.you, table.game
    found = [ENCODE.encode(tell(table, shown, language)) for shown in (None, 0)]
    place = (you, table.ply(you), table.epoch(you))
    legal = engine.legal_actions(table.match.state, you)
    wrong = [action for action in rng.sample(range(game.space), 6) if action not in legal]
    refs = [f"seat:P{seat}" for seat in range(table.match.state.seats)]
    asked: list[Command] = [
        *(Why("w", you, game.words(table.match.state, action)) for action in wrong),
        *(Play("p", *place, action) for action in wrong),
        *(Why("r", you, ref=ref) for ref in refs),
        *(Pick("q", *place, picked) for picked in ([], legal[:1])),
    ]
    found += [ENCODE.encode(obey(table, command)) for command in asked]
    return found


def answer(table: LessonTable) -> str:
    """What is asked for is done, and nothing by others, which fits the truth alone; what is known then."""
    you, words = table.lesson.you, table.course.show_me()
    vars(table.course)["_script"] = lambda: None
    answered = obey(table, Play("a", you, table.ply(you), table.epoch(you), words=words))
    assert not isinstance(answered, Refused), answered
    return table.game.know(table.match.state, you).digest()


def compare(lesson: Lesson, language: str, said: list[str], seed: int) -> Counter[str]:
    """How many messages were compared, how many after an answer, and whether the two truths were two."""
    speak(language)
    truth, twin = (table_after(lesson, said, language, each) for each in (0, seed))
    two = digest(truth.match.state) != digest(twin.match.state)
    one, other = (heard(table, language, random.Random(seed)) for table in (truth, twin))
    assert one == other
    after = 0
    if truth.course.show_me() and answer(truth) == answer(twin):
        here, there = (ENCODE.encode(tell(table, 0, language)) for table in (truth, twin))
        after = 0 if first_difference_is_chance([here], [there]) else 1
        assert here == there or not after
    return Counter(heard=len(one), after=after, two=int(two))


@every
def test_what_the_learner_may_not_know_changes_no_byte(lesson: Lesson) -> None:
    found: Counter[str] = Counter()
    steps = ways(lesson)
    for at, said in enumerate(steps):
        found += copy_context().run(compare, lesson, LANGUAGES[at % len(LANGUAGES)], said, at + 1)
    assert len(steps) >= len(lesson.voiced()) >= len(LANGUAGES)
    assert found["heard"] > 8 * len(steps)
    assert found["two"] == len(steps)
    assert found["after"]


@pytest.mark.soak
@every
def test_nor_does_it_in_any_language(lesson: Lesson) -> None:
    for language in LANGUAGES:
        for at, said in enumerate(ways(lesson)):
            for seed in range(5):
                copy_context().run(compare, lesson, language, said, 7 * at + seed + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_learns_cannot_ask_for_the_other_seat(language: str) -> None:
    for lesson in LESSONS:
        other = 1 - lesson.you
        for command in (Why("w", other, "draw A13"), Pick("p", other, 0, 0, []), Play("x", other, 0, 0, 0)):
            found = copy_context().run(told, lesson, LessonAsk(command=command), language)
            assert isinstance(found.answer, Refused)
            assert found.answer.code == "not_yours"
            assert found.said == []
            assert found.update.seat == lesson.you
            assert (found.answer.text == "This is not your seat.") == (language == "en")
