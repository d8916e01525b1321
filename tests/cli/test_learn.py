"""`monstrum learn`: every lesson to its end in lines, by keys, by mouse; hints in the games that follow."""

from collections.abc import Awaitable, Callable, Iterator
from contextvars import copy_context
from pathlib import Path

import pytest
from textual.widgets import Static

from monstrum.cli.dialogue import Dialogue, EndOfInput, Terminal
from monstrum.cli.lesson_dialogue import LessonDialogue
from monstrum.cli.main import run
from monstrum.core import engine
from monstrum.games.library import game_names
from monstrum.terminal.choice_list import ChoiceList
from monstrum.terminal.key_bar import KeyBar
from monstrum.terminal.lesson_screen import LessonApp, LessonScreen
from monstrum.terminal.rules_drawer import RulesDrawer
from monstrum.terminal.table_view import TableView
from monstrum.texts.choosing import Choice
from monstrum.texts.hints import hints_of
from monstrum.texts.lesson_file import Lesson, find_lesson, lessons_of
from monstrum.texts.lesson_progress import DIARY, Diary
from monstrum.texts.platform import speak
from tests.terminal.tables import (
    LARGE,
    SMALL,
    drive,
    new_game,
    only,
    play_by_keys,
    press,
    shelf,
    shown,
    sit_down,
    until_asked,
)
from tests.terminal.tables import Terminal as Pilot

LESSONS = [lesson for game in game_names() for lesson in lessons_of(game)]
every = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """A test may choose its language; the next one begins again."""
    yield
    speak("en")


class Pupil:
    """Types what the voice asks for, or what is scripted."""

    def __init__(self, lesson: Lesson, diary: Diary, *script: str) -> None:
        self.script = list(script)
        self.heard: list[str] = []
        self.dialogue = LessonDialogue(lesson, diary, Terminal(self.heard.append, self.listen, False))

    def listen(self, prompt: str) -> str:
        if self.script:
            said = self.script.pop(0)
            if said == "gone":
                raise EndOfInput
            return said
        return self.dialogue.course.show_me()


@every
def test_a_lesson_is_followed_in_lines(tmp_path: Path, lesson: Lesson) -> None:
    speak("fr")
    diary = Diary(tmp_path / DIARY)
    pupil = Pupil(lesson, diary)
    pupil.dialogue.run()
    assert lesson.text("fr").end in pupil.heard
    assert diary.of(lesson.game, lesson.name).done


def test_what_is_refused_is_explained_and_what_was_not_meant_is_shown(tmp_path: Path) -> None:
    speak("fr")
    lesson, diary = find_lesson("xybrid", "first"), Diary(tmp_path / DIARY)
    pupil = Pupil(lesson, diary, "draw L16", "why", "99", "draw A10", "show", "gone")
    pupil.dialogue.run()
    told = "\n".join(pupil.heard)
    assert "XY-4.3" in told
    assert "la leçon parle d’autre chose" in told
    assert "tant que le labo a ce qu’il faut" in told
    assert "Tu dois piocher" in told  # the table around the voice speaks its language
    assert "Il n’y a pas d’option 99" in told
    assert diary.of("xybrid", "first").said == ["draw H11"]
    assert diary.of("xybrid", "first").left == {"2": 1}


def test_all_that_was_not_meant_is_taken_back_when_it_is_shown(tmp_path: Path) -> None:
    lesson, diary = find_lesson("hybrid", "first"), Diary(tmp_path / DIARY)
    Pupil(lesson, diary, "mode DC", "step E", "step E", "show", "gone").dialogue.run()
    assert diary.of("hybrid", "first").said == ["mode OC"]


def test_the_command_lists_and_checks_lessons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MONSTRUM_DATA", str(tmp_path))
    assert run(["learn", "hybrid", "--language", "de"]) == 0
    assert "Die Schleuse" in capsys.readouterr().out
    assert run(["learn", "xybrid", "first", "--check"]) == 0
    assert capsys.readouterr().out == "1 lesson, 0 mistakes\n"
    assert run(["learn", "xybrid", "nothing"]) == 2


# At the table of the terminal -----------------------------------------------------------------------------


async def by_keys(pilot: Pilot, screen: LessonScreen, choice: Choice | None) -> None:
    """An option, or what was to be read is read."""
    await pilot.press(choice.key if choice else "space")


async def by_mouse(pilot: Pilot, screen: LessonScreen, choice: Choice | None) -> None:
    """On the thing where an option is about one alone, and on its line of the list otherwise."""
    view, listed, keys = screen.query_one(TableView), screen.query_one(ChoiceList), screen.query_one(KeyBar)
    if choice is None:
        place = next(columns for columns, action in keys.places if action == "go_on")
        assert await pilot.click(keys, offset=(place.start + 1, 0))
        return
    spots = [spot for ref in choice.refs if (spot := view.spot(ref)) and only(screen.offered(), ref)]
    if spots:
        assert await pilot.click(view, offset=(spots[0].x + 1, spots[0].y))
        return
    listed.highlighted = screen.offered().index(choice)
    await pilot.pause()
    lines = [listed.get_style_at(3, at).meta.get("option") for at in range(listed.size.height)]
    assert await pilot.click(listed, offset=(3, lines.index(listed.highlighted)))


HANDS = {"keys": by_keys, "mouse": by_mouse}


async def follow(
    pilot: Pilot,
    screen: LessonScreen,
    answer: Callable[[Pilot, LessonScreen, Choice | None], Awaitable[None]],
) -> int:
    """What is asked for is done; how often something was done."""
    deeds = 0
    while not screen.course.done:
        choice = None
        if screen.course.mine:
            wanted, _ = screen.course.left(screen.picked())
            choice = next(choice for choice in screen.offered() if choice.action == wanted[0])
        before = (screen.course.said[:], screen.picked()[:])
        await answer(pilot, screen, choice)
        await pilot.pause()
        assert (screen.course.said, screen.picked()) != before, choice
        assert not screen.course.aside, choice
        deeds += choice is not None
    return deeds


@pytest.mark.parametrize(
    ("lesson", "hand"),
    [
        pytest.param(lesson, hand, marks=[] if lesson.order == 1 or hand == "keys" else [pytest.mark.soak])
        for lesson in LESSONS
        for hand in HANDS
    ],
    ids=lambda each: each if isinstance(each, str) else f"{each.game}-{each.name}",
)
def test_a_lesson_is_done_at_the_table(tmp_path: Path, lesson: Lesson, hand: str) -> None:
    """Every answer is the learner's own; nothing is shown."""
    diary = Diary(tmp_path / DIARY)

    async def script(pilot: Pilot) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, LessonScreen)
        deeds = await follow(pilot, screen, HANDS[hand])
        assert deeds >= sum(step.seat == lesson.you for step in lesson.steps)
        assert lesson.text("fr").end in str(screen.query_one("#voice", Static).render())

    speak("fr")
    drive(LessonApp(shelf(tmp_path), lesson, diary), script, LARGE)
    assert diary.of(lesson.game, lesson.name).done


def test_a_lesson_helps_as_the_page_does(tmp_path: Path) -> None:
    """The reason, the rule, what was meant; another answer is played and can be taken back."""
    diary = Diary(tmp_path / DIARY)

    async def script(pilot: Pilot) -> None:
        app = pilot.app
        voice = app.screen.query_one("#voice", Static)
        assert "Das ist dein Monster" in str(voice.render())
        assert "F2 Zeig es mir  F3 Warum?  u Zurücknehmen" in shown(pilot)
        await press(pilot, "f3")
        assert "solange" in shown(pilot)
        await press(pilot, "r")
        assert isinstance(app.screen, RulesDrawer)
        assert "XY-4.3" in shown(pilot)
        await press(pilot, "escape")
        await press(pilot, "1")  # an arm, and not the head
        assert "etwas anderem" in str(voice.render())
        await press(pilot, "u")
        assert "Das ist dein Monster" in str(voice.render())
        await press(pilot, "1", "f2", "space", "f2", "f2", "space", "f2")
        assert "Das war eine Runde" in str(voice.render())
        await press(pilot, "q")

    speak("de")
    drive(LessonApp(shelf(tmp_path), find_lesson("xybrid", "first"), diary), script, LARGE)
    assert diary.of("xybrid", "first").done


# The first games afterwards -------------------------------------------------------------------------------


def begun(folder: Path) -> None:
    """Somebody has taken the first lesson."""
    Pupil(find_lesson("xybrid", "first"), Diary(folder / DIARY)).dialogue.run()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_hints_of_the_first_games_fade(tmp_path: Path, language: str) -> None:
    """Each kind of question has its hint twice. Who has taken no lesson has none."""
    seen: list[tuple[str, int]] = []
    hints = hints_of("xybrid", language)

    async def script(pilot: Pilot) -> None:
        for number in range(14):
            await until_asked(pilot)
            screen = pilot.app.screen_stack[-1]
            kind = engine.decision(app_match.state)
            text = " ".join(str(screen.query_one("#hint", Static).render()).split())
            if screen.query_one("#hint", Static).display:
                assert " ".join(" ".join(hints[kind].values()).split()) in text
                seen.append((kind, number))
            await play_by_keys(pilot, number)

    def sit() -> None:
        speak(language)
        sit_down(tmp_path, app_match, script, SMALL)

    app_match = new_game("human", "random")
    copy_context().run(sit)
    assert seen == []
    begun(tmp_path)
    app_match = new_game("human", "random")
    copy_context().run(sit)
    kinds = [kind for kind, _ in seen]
    assert kinds.count("CHOOSE_CORE") >= 1
    assert kinds.count("DRAW") == 2
    assert max(kinds.count(kind) for kind in kinds) == 2


def test_hints_can_be_switched_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(tmp_path)

    async def script(pilot: Pilot) -> None:
        await until_asked(pilot)
        assert "First time?" in shown(pilot)
        assert "F4 No more hints" in shown(pilot)
        await press(pilot, "f4")
        assert "First time?" not in shown(pilot)
        assert "No more hints" not in shown(pilot)

    sit_down(tmp_path, new_game("human", "random"), script, LARGE)
    monkeypatch.setenv("MONSTRUM_DATA", str(tmp_path))
    match, heard = new_game("human", "human"), list[str]()
    seat = engine.waiting(match.state)[0]
    answers = iter(["hints", "table", "hints", "core C05"])
    Dialogue(match, seat, Terminal(heard.append, lambda prompt: next(answers), False)).decide(0)
    told = "\n".join(heard)
    assert told.index("There are hints again.") < told.index("First time? The core is the middle")
    assert told.rindex("There are no more hints; 'hints' brings them back.") > told.index(
        "('hints' switches this off.)"
    )
