"""The menu, keeping and resuming, leaving, and trouble."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from monstrum.terminal import drawings
from monstrum.terminal.bot_answers import bot_answer
from monstrum.terminal.drawings import GENERIC
from monstrum.terminal.menu_screen import MenuScreen
from monstrum.terminal.sheets import Question
from monstrum.terminal.table_screen import TableScreen
from monstrum.texts.record import read_record
from tests.terminal.tables import (
    SMALL,
    Terminal,
    new_game,
    play_by_keys,
    play_on,
    press,
    shown,
    sit_down,
    table,
    told,
    until_asked,
)


def test_the_menu_starts_a_game_and_resumes_the_one_that_was_left(tmp_path: Path) -> None:
    async def start(pilot: Terminal) -> None:
        assert isinstance(pilot.app.screen, MenuScreen)
        assert "there is none" in shown(pilot)
        pilot.app.screen.query_one("#seats").focus()
        await press(pilot, "right")
        pilot.app.screen.query_one("#seed").focus()
        await press(pilot, "7")
        pilot.app.screen.query_one("#actions").focus()
        await press(pilot, "enter")
        assert table(pilot).match.names == ["human", "greedy", "greedy"]
        await play_on(pilot, play_by_keys, decisions=5)
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, Question)
        await press(pilot, "m")
        assert isinstance(pilot.app.screen, MenuScreen)

    sit_down(tmp_path, None, start)
    (kept,) = (tmp_path / "running").glob("*.toml")
    entries = len(read_record(kept.read_text("utf-8")).lines)

    async def resume(pilot: Terminal) -> None:
        assert "XYbrid: human, greedy, greedy" in shown(pilot)
        await press(pilot, "down", "enter")
        assert len(table(pilot).match.entries) == entries
        await play_on(pilot, play_by_keys, decisions=2)
        await press(pilot, "ctrl+c", "y")

    sit_down(tmp_path, None, resume)
    assert len(read_record(kept.read_text("utf-8")).lines) > entries


def test_the_menu_lets_bots_play(tmp_path: Path) -> None:
    async def script(pilot: Terminal) -> None:
        await press(pilot, "down", "enter")
        assert table(pilot).watching

    sit_down(tmp_path, None, script)


def test_a_wrong_pack_is_a_sentence_in_the_menu(tmp_path: Path) -> None:
    async def script(pilot: Terminal) -> None:
        pilot.app.screen.query_one("#pack").focus()
        await press(pilot, *"nowhere")
        pilot.app.screen.query_one("#actions").focus()
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert await told(pilot, "There is no pack or folder 'nowhere'")

    sit_down(tmp_path, None, script)


def test_a_save_is_written_where_it_says(tmp_path: Path) -> None:
    async def script(pilot: Terminal) -> None:
        await play_on(pilot, play_by_keys, decisions=3)
        await press(pilot, "s")
        assert await told(pilot, "--resume")

    sit_down(tmp_path, new_game("human", "random"), script)
    (saved,) = (tmp_path / "records").glob("*-save.toml")
    assert read_record(saved.read_text("utf-8")).kind == "save"


def test_leaving_asks_first(tmp_path: Path) -> None:
    async def script(pilot: Terminal) -> None:
        await until_asked(pilot)
        await press(pilot, "q", "n")
        assert isinstance(pilot.app.screen, TableScreen)

    sit_down(tmp_path, new_game("human", "random"), script)


def test_a_bot_that_breaks_down_is_a_sentence_and_somebody_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(company: object, name: str, *rest: object) -> int:
        if name == "greedy":
            raise ZeroDivisionError("by nothing")
        return bot_answer(company, name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr("monstrum.terminal.table_course.bot_answer", broken)

    async def script(pilot: Terminal) -> None:
        assert await told(pilot, "The bot greedy on P1 gave up")
        await press(pilot, "escape")
        await until_asked(pilot)
        assert table(pilot).match.names == ["human", "random"]

    sit_down(tmp_path, new_game("human", "greedy"), script)


def test_a_game_without_a_drawing_has_a_table_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "brings", lambda name, what: None)
    match = new_game("human", "random")

    async def script(pilot: Terminal) -> None:
        await until_asked(pilot)
        assert table(pilot).drawing is GENERIC
        assert "Core pile:" in shown(pilot)
        await play_on(pilot, play_by_keys, decisions=10)
        assert len(match.entries) > 10

    sit_down(tmp_path, match, script, SMALL)


def test_on_a_real_terminal_the_windows_open_and_close_without_a_trace(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-m", "monstrum", "play", "xybrid", "--players", "human,greedy", "--seed", "5"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=os.environ
        | {"MONSTRUM_DATA": str(tmp_path), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"},
        close_fds=True,
    )
    os.close(theirs)
    seen = b""
    try:
        for wanted, typed in ((b"You must choose a core", b"q"), (b"Leave this game?", b"y")):
            deadline = time.monotonic() + 60
            while wanted not in seen:
                assert time.monotonic() < deadline, seen[-2_000:]
                if select.select([ours], [], [], 0.2)[0]:
                    seen += os.read(ours, 65_536)
            os.write(ours, typed)
        while program.poll() is None:
            if select.select([ours], [], [], 0.2)[0]:
                try:
                    seen += os.read(ours, 65_536)
                except OSError:
                    break
        assert program.wait(60) == 0
    finally:
        program.kill()
        os.close(ours)
    assert b"Traceback" not in seen
