"""`monstrum learn`: every lesson followed to its end in lines; one of them at the table of the terminal."""

import asyncio
from pathlib import Path

import pytest
from textual.widgets import Static

from monstrum.cli.dialogue import EndOfInput, Terminal
from monstrum.cli.lesson_dialogue import LessonDialogue
from monstrum.cli.main import run
from monstrum.games.library import game_names
from monstrum.terminal.lesson_screen import LessonApp
from monstrum.terminal.shelf import Shelf
from monstrum.texts.lesson_file import Lesson, find_lesson, lessons_of
from monstrum.texts.lesson_progress import Diary

LESSONS = [lesson for game in game_names() for lesson in lessons_of(game)]


class Pupil:
    """Types what the voice asks for, or what is scripted."""

    def __init__(self, lesson: Lesson, diary: Diary, *script: str) -> None:
        self.script = list(script)
        self.heard: list[str] = []
        self.dialogue = LessonDialogue(lesson, diary, Terminal(self.heard.append, self.listen, False), "fr")

    def listen(self, prompt: str) -> str:
        if self.script:
            said = self.script.pop(0)
            if said == "gone":
                raise EndOfInput
            return said
        return self.dialogue.course.show_me()


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_a_lesson_is_followed_in_lines(tmp_path: Path, lesson: Lesson) -> None:
    diary = Diary(tmp_path / "learn.json")
    pupil = Pupil(lesson, diary)
    pupil.dialogue.run()
    assert lesson.text("fr").end in pupil.heard
    assert diary.of(lesson.game, lesson.name).done


def test_what_is_refused_is_explained_and_what_was_not_meant_is_shown(tmp_path: Path) -> None:
    lesson, diary = find_lesson("xybrid", "first"), Diary(tmp_path / "learn.json")
    pupil = Pupil(lesson, diary, "draw L16", "why", "draw A10", "show", "gone")
    pupil.dialogue.run()
    told = "\n".join(pupil.heard)
    assert "XY-4.3" in told
    assert "la leçon parle d’autre chose" in told
    assert "tant que le labo a ce qu’il faut" in told
    assert diary.of("xybrid", "first").said == ["draw H11"]
    assert diary.of("xybrid", "first").left == {"2": 1}


def test_the_command_lists_and_checks_lessons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MONSTRUM_DATA", str(tmp_path))
    assert run(["learn", "hybrid", "--language", "de"]) == 0
    assert "Die Schleuse" in capsys.readouterr().out
    assert run(["learn", "xybrid", "first", "--check"]) == 0
    assert capsys.readouterr().out == "1 lesson, 0 mistakes\n"
    assert run(["learn", "xybrid", "nothing"]) == 2


def test_a_lesson_at_the_table_of_the_terminal(tmp_path: Path) -> None:
    async def pupil() -> None:
        shelf = Shelf(tmp_path, lambda game, kind: tmp_path / f"{game}-{kind}.toml", lambda path, text: None)
        diary = Diary(tmp_path / "learn.json")
        app = LessonApp(shelf, find_lesson("xybrid", "first"), diary, "de")
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            assert "Das ist dein Monster" in str(app.screen.query_one("#voice", Static).render())
            await pilot.press("1")  # an arm, and not the head
            assert "etwas anderem" in str(app.screen.query_one("#voice", Static).render())
            for key in ("f2", "space", "f2", "f2", "space", "f2"):
                await pilot.press(key)
                await pilot.pause()
            assert "Das war eine Runde" in str(app.screen.query_one("#voice", Static).render())
            await pilot.press("q")
        assert diary.of("xybrid", "first").done

    asyncio.run(pupil())
