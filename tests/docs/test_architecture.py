"""The maps of `docs/architecture.md`: every chapter of the rules is on one, every file they name exists."""

import re
from pathlib import Path

import pytest

from monstrum.games.library import OURS
from monstrum.texts.rulebook import book_of, read_chapters

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PATH = re.compile(r"`([a-z_0-9]+(?:/[a-z_0-9]+)*(?:\.py)?)`")


def rows(game: str) -> list[list[str]]:
    """The cells of the map of a game: chapter, modules, tests."""
    book = game.replace("_", "-")
    _, found, rest = PAGE.partition(f"| In `docs/rules/{book}.md` |")
    assert found, game
    lines = rest.split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("game", OURS)
def test_every_chapter_is_on_the_map_with_modules_and_tests(game: str) -> None:
    told = {row[0]: row for row in rows(game)}
    for chapter in read_chapters(book_of(game)):
        (row,) = [row for name, row in told.items() if name.split()[0] == chapter.id]
        assert PATH.findall(row[1]), chapter.id
        assert PATH.findall(row[2]), chapter.id


@pytest.mark.parametrize("game", OURS)
def test_every_file_on_the_map_exists(game: str) -> None:
    for _, modules, tests in rows(game):
        for cell, folder in ((modules, ROOT / "monstrum" / "games" / game), (tests, ROOT / "tests")):
            for name in PATH.findall(cell):
                assert (folder / name).exists(), name


@pytest.mark.parametrize("game", OURS)
def test_a_module_of_a_chapter_speaks_of_it(game: str) -> None:
    """Some rule of the chapter is named in every module that is said to hold it."""
    for chapter, modules, _ in rows(game):
        id = chapter.split()[0]
        if re.fullmatch(r"[A-Z]{2}-\d+", id):
            texts = [
                (ROOT / "monstrum" / "games" / game / name).read_text("utf-8")
                for name in PATH.findall(modules)
                if name.endswith(".py")
            ]
            assert all(re.search(rf"\b{id}\b", text) for text in texts), chapter
