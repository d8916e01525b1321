"""Every lesson can be taught: followed to its end, short, and at once something to do; in every language."""

from pathlib import Path

import pytest

from monstrum.games.library import game_names
from monstrum.texts.lesson import begin
from monstrum.texts.lesson_check import check_folder, check_lesson
from monstrum.texts.lesson_file import MOST_WORDS, Lesson, lessons_of, read_lesson, word_count
from monstrum.texts.lesson_progress import Diary
from monstrum.texts.lesson_words import spoken, words

LESSONS = [lesson for game in game_names() for lesson in lessons_of(game)]
LANGUAGES = ("de", "en", "fr")
every = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")


@every
def test_a_lesson_can_be_taught(lesson: Lesson) -> None:
    assert check_lesson(lesson) == []
    assert tuple(sorted(lesson.texts)) == LANGUAGES


@every
def test_no_voice_is_long_and_the_first_or_second_asks_for_an_action(lesson: Lesson) -> None:
    course, heard = begin(lesson), []
    while not course.done:
        for language in LANGUAGES:
            voice = course.voice(language)
            assert 0 < word_count(voice.say) <= MOST_WORDS
            assert "{" not in voice.say + voice.why + voice.changed
        heard.append(bool(course.show_me()))
        course.answer(course.show_me())
    assert any(heard[:2])
    assert not course.aside
    assert course.voice().done


def test_what_was_not_asked_for_is_played_and_can_be_taken_back() -> None:
    course = begin(LESSONS[0])
    course.answer("draw A10")
    assert course.aside == "draw A10"
    assert course.voice().show == []
    again = begin(LESSONS[0], course.before())
    assert not again.aside
    assert again.voice() == begin(LESSONS[0]).voice()


def test_whoever_has_the_answers_is_where_they_were() -> None:
    course = begin(LESSONS[0])
    for _ in range(3):
        course.answer(course.show_me())
    assert begin(LESSONS[0], course.said).voice() == course.voice()


def test_a_diary_keeps_how_far_it_went_and_where_it_was_left(tmp_path: Path) -> None:
    diary, course = Diary(tmp_path / "deep" / "learn.json"), begin(LESSONS[0])
    course.answer(course.show_me())
    diary.keep(course, leaving=True)
    diary.keep(course, leaving=True)
    mine = Diary(diary.path).of("xybrid", "first")
    assert (mine.said, mine.step, mine.left) == (course.said, 2, {"2": 2})
    diary.path.write_text("no")
    assert diary.of("xybrid", "first").said == []


def test_the_words_around_lessons_are_there_in_every_language() -> None:
    assert spoken() == LANGUAGES
    assert len({tuple(sorted(words(language))) for language in LANGUAGES}) == 1
    assert words("tlh") == words("en")


BAD = {
    "the most is 25": ("text.en.toml", 'say = "This', f'say = "{"a " * 26}This'),
    "which is no rule": ("lesson.toml", "XY-9.1", "XY-99.1"),
    "says nothing for": ("lesson.toml", 'id = "arm"', 'id = "leg"'),
    "is refused": ("lesson.toml", "draw A10", "draw L16"),
    "not on the table": ("lesson.toml", 'id = "arm"', 'id = "arm"\nshow = ["card:C12"]'),
    "which is no card": ("text.en.toml", "{A10}", "{A99}"),
}


@pytest.mark.parametrize("trouble", BAD)
def test_a_lesson_that_cannot_be_taught_is_found_out(tmp_path: Path, trouble: str) -> None:
    name, before, after = BAD[trouble]
    home = LESSONS[0].scenario.path.parent
    for file in home.iterdir():
        text = file.read_text("utf-8")
        (tmp_path / file.name).write_text(text.replace(before, after) if file.name == name else text, "utf-8")
    found = check_folder(tmp_path)
    assert any(trouble in line for line in found), found


def test_a_folder_without_a_voice_is_no_lesson(tmp_path: Path) -> None:
    (tmp_path / "lesson.toml").write_text(
        'format = 1\ntitle = "t"\ngame = "xybrid"\n[[play]]\nP0 = "draw H11"\n'
    )
    assert "English" in check_folder(tmp_path)[0]
    assert read_lesson(LESSONS[0].scenario.path.parent).name == "first"
