"""Every lesson can be taught: followed to its end, short, and at once something to do; in every language."""

import re
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


# How long it takes, counted: words at the speed of a slow reader, what a hand does, and the longest the stage
# of the page takes to tell one event (`LONGEST` in web/src/stage/acts.ts), from the first position on.
WORDS_A_SECOND, DEED, EVENT = 3.0, 4.0, 1.5
FIRST_ACTION = 20.0


@every
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_action_comes_soon_and_the_end_within_its_minutes(lesson: Lesson, language: str) -> None:
    course, read, deeds, first = begin(lesson), 0, 0, 0.0
    match, heard = course.match, ""
    there = len(match.told)
    while not course.done:
        voice = course.voice(language)
        if voice.id != heard:
            read += word_count(voice.say) + word_count(voice.changed)
            heard = voice.id
        deeds += 1
        if voice.words and not first:
            asked = word_count(match.game.prompt(match.state, lesson.you, language))
            first = (read + asked) / WORDS_A_SECOND + deeds * DEED + (len(match.told) - there) * EVENT
        course.answer(course.show_me())
    read += word_count(course.voice(language).say)
    whole = read / WORDS_A_SECOND + deeds * DEED + (len(match.told) - there) * EVENT
    print(f"{lesson.game} {lesson.name} {language}: first action {first:.1f} s, whole {whole:.0f} s")
    assert first <= FIRST_ACTION
    assert whole <= lesson.minutes * 60 <= 300


def test_the_stage_takes_no_longer_than_is_counted_here() -> None:
    acts = Path(__file__).parents[2] / "web" / "src" / "stage" / "acts.ts"
    found = re.search(r"const LONGEST = (\d+);", acts.read_text("utf-8"))
    assert found is not None
    assert int(found[1]) / 1000 <= EVENT


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


def test_the_lesson_of_the_guide_can_be_taught(tmp_path: Path) -> None:
    guide = Path(__file__).parents[2] / "docs" / "lessons.md"
    lesson, text = re.findall(r"```toml\n(.*?)```", guide.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "lesson.toml").write_text(lesson, encoding="utf-8")
    (tmp_path / "text.en.toml").write_text(text, encoding="utf-8")
    assert check_folder(tmp_path) == []


def test_a_folder_without_a_voice_is_no_lesson(tmp_path: Path) -> None:
    (tmp_path / "lesson.toml").write_text(
        'format = 1\ntitle = "t"\ngame = "xybrid"\n[[play]]\nP0 = "draw H11"\n'
    )
    assert "English" in check_folder(tmp_path)[0]
    assert read_lesson(LESSONS[0].scenario.path.parent).name == "first"
