"""The terminal says nothing that is in no catalogue, and speaks the language it is told to speak."""

import random
from collections.abc import Iterator
from contextvars import copy_context
from pathlib import Path
from typing import Any

import pytest

from monstrum.cli.tongue import choose_language
from monstrum.content.pseudo import PSEUDO, VARIABLE
from monstrum.core.engine import actor, legal_actions
from monstrum.core.errors import BadConfig
from monstrum.games.library import load_game, pack_of
from monstrum.kit.table_game import TableGame
from monstrum.terminal.drawings import drawing_of
from monstrum.terminal.lesson_screen import LessonApp, LessonScreen
from monstrum.texts import languages
from monstrum.texts.lesson import game_for
from monstrum.texts.lesson_file import folders, read_lesson
from monstrum.texts.lesson_progress import DIARY, Diary
from monstrum.texts.match import Match
from monstrum.texts.platform import speak, spoken
from tests.pseudo import TYPED, WORD, plain_words, pseudo
from tests.terminal.tables import LARGE, Terminal, drive, press, shelf, shown, sit_down, until_asked

KEYS = {"Esc", "Tab", "esc", "tab"}
NAMES = {"human", "random", "greedy", "MONSTRUM", "standard", "toml", "monstrum", "play", "resume"}
KNOWN = TYPED | KEYS | NAMES | {"points", "effect", "constant", "aura", "awarded"}  # of cards laid: notation


@pytest.mark.parametrize("name", ["xybrid", "mutation_wars", "hybrid"])
def test_a_table_its_sheets_and_its_log_say_nothing_of_their_own(name: str, tmp_path: Path) -> None:
    game = load_game(name)
    assert isinstance(game, TableGame)
    match = Match(game, {"players": 2}, 3, ("human", "random"))
    rng = random.Random(2)
    while len(match.entries) < 30:
        match.play(actor(match.state), [rng.choice(legal_actions(match.state, actor(match.state)))])
    read: dict[str, str] = {}

    async def script(pilot: Terminal) -> None:
        await until_asked(pilot)
        read["table"] = shown(pilot)
        for key, screen in (("question_mark", "help"), ("l", "log"), ("q", "leave")):
            await press(pilot, key)
            read[screen] = shown(pilot)
            await press(pilot, "escape")
        await press(pilot, "i")
        read["card"] = shown(pilot)

    def sit() -> None:
        speak(PSEUDO)
        sit_down(tmp_path, match, script, LARGE)

    with pseudo(game.speaker):
        copy_context().run(sit)
    assert "⟦" in read["help"]
    assert {screen: plain_words(text, KNOWN) for screen, text in read.items()} == {key: [] for key in read}


@pytest.mark.parametrize("name", ["xybrid", "mutation_wars", "hybrid"])
def test_a_lesson_says_nothing_of_its_own(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "1")
    lesson = read_lesson(folders(name)[0])
    game = game_for(lesson)
    assert isinstance(game, TableGame)
    read: list[str] = []

    async def script(pilot: Terminal) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, LessonScreen)
        while not screen.course.done:
            read.append(shown(pilot))
            await press(pilot, "space" if not screen.course.mine else "f2")
        read.append(shown(pilot))

    def sit() -> None:
        speak(PSEUDO)
        drive(LessonApp(shelf(tmp_path), lesson, Diary(tmp_path / DIARY)), script, LARGE)

    with pseudo(game.speaker):
        copy_context().run(sit)
    assert all("⟦" in text for text in read)
    known = KNOWN | {word for text in written_effects(game) for word in WORD.findall(text)}
    assert {word for text in read for word in plain_words(text, known)} == set()


def written_effects(game: TableGame[Any]) -> Iterator[str]:
    """As the card files have them and the sheet of a card shows them: notation, the same for everybody."""
    for cards in pack_of(game).cards.values():
        for card in cards.values():
            yield str(card.get("effect", ""))


def test_the_menu_says_nothing_of_its_own(tmp_path: Path) -> None:
    read: list[str] = []
    names = {"xybrid", "mutation", "wars", "hybrid"} | KNOWN

    async def script(pilot: Terminal) -> None:
        read.append(shown(pilot))

    def sit() -> None:
        speak(PSEUDO)
        sit_down(tmp_path, None, script, LARGE)

    with pseudo():
        copy_context().run(sit)
    assert [word for word in plain_words(read[0], names) if "_" not in word] == []


def test_a_language_is_named_or_follows_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(named: str | None) -> str:
        choose_language(named)
        return spoken()

    monkeypatch.setattr(languages, "COMPLETE", ("en", "fr"))
    languages.wanted.cache_clear()
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert copy_context().run(chosen, None) == "en"
    assert copy_context().run(chosen, "de_AT") == "de"
    for system, language in (("fr_CH.UTF-8", "fr"), ("de_DE.UTF-8", "en"), ("C.UTF-8", "en")):
        monkeypatch.setenv("LANG", system)
        assert copy_context().run(chosen, None) == language
    languages.wanted.cache_clear()
    with pytest.raises(BadConfig, match="The language 'klingon' is not spoken here; there is: de, en, fr"):
        choose_language("klingon")
    assert drawing_of(load_game("xybrid")).legend().startswith("A01l Crab Claw  5 B   id, side")
