"""`monstrum learn`: lessons in the terminal, and whether they can be taught."""

from pathlib import Path
from typing import Annotated

import typer

from monstrum.cli.data_folder import data_folder, new_record_path, write_new
from monstrum.cli.lesson_dialogue import LessonDialogue
from monstrum.cli.play import has_windows, terminal
from monstrum.cli.tongue import Language, choose_language
from monstrum.content.counting import counted
from monstrum.games.library import game_names, load_game
from monstrum.texts.lesson_check import check_folder
from monstrum.texts.lesson_file import FILE, Lesson, find_lesson, folders, lessons_of, read_lesson
from monstrum.texts.lesson_progress import DIARY, Diary
from monstrum.texts.lesson_words import words
from monstrum.texts.platform import spoken


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    app.command("learn")(learn)


def learn(
    game: Annotated[str | None, typer.Argument(help="The game, or the folder of a lesson.")] = None,
    lesson: Annotated[str | None, typer.Argument(help="The lesson; without one they are listed.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Check lessons instead of teaching them.")] = False,
    again: Annotated[bool, typer.Option("--again", help="From the beginning, wherever you were.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines to read and type, no windows; usual if TERM is dumb.")
    ] = False,
    language: Language = None,
) -> None:
    """Learn a game in five minutes, step by step; you can leave and come back."""
    folder = Path(game) if game and (Path(game) / FILE).is_file() else None
    if check:
        check_all([folder] if folder else wanted(game, lesson))
        return
    choose_language(language)
    diary = Diary(data_folder() / DIARY)
    if folder is None and (game is None or lesson is None):
        for name in [game] if game else game_names():
            list_lessons(name, diary)
        return
    found = read_lesson(folder) if folder else find_lesson(game or "", lesson or "")
    if again:
        diary.forget(found.game, found.name)
    if not plain and has_windows():
        open_windows(found, diary)
    else:
        LessonDialogue(found, diary, terminal()).run()


def wanted(game: str | None, lesson: str | None) -> list[Path]:
    found = [folder for name in ([game] if game else game_names()) for folder in folders(name)]
    return [folder for folder in found if lesson in (None, folder.name)]


def check_all(found: list[Path]) -> None:
    """One line for everything that is wrong; 1 if anything is."""
    troubles = 0
    for folder in found:
        for trouble in check_folder(folder):
            typer.echo(f"{folder}: {trouble}")
            troubles += 1
    typer.echo(f"{counted(len(found), 'lesson')}, {counted(troubles, 'mistake')}")
    if troubles or not found:
        raise typer.Exit(1)


def list_lessons(game: str, diary: Diary) -> None:
    title, said = load_game(game).title, words(spoken())
    found = lessons_of(game)
    typer.echo(title if found else f"{title}: {said['none']}")
    for lesson in found:
        typer.echo(f"  monstrum learn {game} {lesson.name:<8} {described(lesson, diary)}")


def described(lesson: Lesson, diary: Diary) -> str:
    text, said, mine = lesson.text(spoken()), words(spoken()), diary.of(lesson.game, lesson.name)
    how = said["minutes"].format(minutes=lesson.minutes)
    if mine.begun():
        how += f", {said['step'].format(step=mine.step, steps=mine.steps)}"
    elif mine.done:
        how += f", {said['learnt']}"
    return f"{text.title}. {text.about} ({how})"


def open_windows(lesson: Lesson, diary: Diary) -> None:
    """The import waits until here: every other verb starts without it."""
    from monstrum.terminal.lesson_screen import run
    from monstrum.terminal.shelf import Shelf

    run(Shelf(data_folder(), new_record_path, write_new), lesson, diary)
