"""`monstrum play`: whole games through a pipe, and every small command on the way."""

import io
import os
import subprocess
import sys
from contextvars import copy_context
from pathlib import Path
from types import SimpleNamespace

import pytest

from monstrum.cli.main import run
from monstrum.cli.play import has_windows
from monstrum.core import engine
from monstrum.texts.record import write_save
from tests.texts.played import new_match, play_on, xybrid

A_WHOLE_GAME = "1\n" * 600
"""Always the first option: legal whatever is asked, and more of them than any game needs."""


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MONSTRUM_DATA", str(tmp_path))
    return tmp_path / "records"


def play(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> str:
    """Run the verb with these lines as input; everything it printed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert run(["play", *arguments]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def test_a_whole_game_through_a_pipe_ends_with_ranking_and_a_true_record(tmp_path: Path) -> None:
    monstrum = [sys.executable, "-m", "monstrum"]
    environment = os.environ | {"MONSTRUM_DATA": str(tmp_path)}
    finished = subprocess.run(
        [*monstrum, "play", "--players", "human,random", "--seed", "5"],
        input=A_WHOLE_GAME,
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )

    assert finished.returncode == 0
    assert finished.stderr == ""
    assert "The game is over." in finished.stdout
    assert "1. P" in finished.stdout
    (record,) = (tmp_path / "records").iterdir()
    assert finished.stdout.endswith(f"Record: {record}\n")
    assert run(["replay", str(record)]) == 0


def test_the_default_is_a_person_against_greed(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = play("", monkeypatch, capsys, "--seed", "5")

    assert "P0 (human, you)" in printed
    assert "P1 (greedy)" in printed


def test_the_table_shows_lab_monsters_secrets_prompt_and_numbered_options(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = play("", monkeypatch, capsys, "--seed", "5", "--players", "human,random")

    assert "Lab\n" in printed
    assert "You must choose a core for your new monster." in printed
    assert "   1  core C01       Take Primordial Ooze (C01)" in printed
    own, rival = printed.split("P1 (random)")
    assert own.count("  secret     B") == 3
    assert "  secret     3 breakthroughs" in rival


def test_words_are_answers_too_and_news_are_told(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = play("core c02\n", monkeypatch, capsys, "--seed", "5", "--players", "human,random")

    assert "You take Bear Torso (C02)" in printed
    assert "core       C02 Bear Torso: worth 0" in printed


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("draw A13", "Vial Bandolier (A13) is"),
        ("fly away", "'fly away' is not understood"),
        ("99", "There is no option 99; there are 1 to 11."),
        ("0", "There is no option 0"),
        ("9" * 5000, "too long to be an action"),
        ("undo", "Nothing can be undone"),
        ("why draw A13", "(XY-2.3)"),
        ("why core C02", "'core C02' is possible."),
        ("why", "Nothing was said."),
        ("card A13", "A13 Vial Bandolier: arm 5, CHE. You may break a held part to draw two."),
        ("card mantis skull", "H03 Mantis Skull"),
        ("card nothing", "There is no card 'nothing'"),
        ("explain A13", "   5  A13"),
        ("explain P0", "   0  P0"),
        ("explain the world", "There is nothing to explain about 'the world'"),
        ("rules XY-4.9", "The lab is not refilled while it holds at least one part."),
        ("rules XY-99.9", "There is no rule XY-99.9."),
        ("rules XY-11", "XY-11.3"),
        ("rules", "XY-14  Values and sciences"),
        ("rules gridlock", "XY-6.3"),
        ("rules spaceship", "No rule contains 'spaceship'."),
        ("log", "Round 1 starts."),
        ("?", "take the last answer back"),
        ("table", "== Round 1, cycle 0"),
        ("save /dev/null/x/y.toml", "/dev/null/x/y.toml cannot be written"),
    ],
)
def test_every_word_has_its_reply_and_the_game_goes_on(
    typed: str,
    sentence: str,
    records: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = play("", monkeypatch, capsys, "--seed", "2", "--players", "human,random")
    answered = play(f"{typed}\n", monkeypatch, capsys, "--seed", "2", "--players", "human,random")

    reply = answered[len(asked.split("P0> ")[0]) :]
    assert sentence in reply
    assert "Traceback" not in reply


def undoable() -> tuple[str, str]:
    """A saved game in which the first option leaves the decision with the same seat, and what it asks."""
    for plies in range(100):
        match = play_on(new_match(4), plies)
        seat = engine.waiting(match.state)[0]
        saved, prompt = write_save(match), xybrid().prompt(match.state, seat)
        match.play(seat, engine.legal_actions(match.state, seat)[:1])
        if match.can_undo(seat):
            return saved, prompt
    raise AssertionError("no such decision: take another seed")


def test_an_answer_can_be_undone_where_nothing_was_learned(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved, prompt = undoable()
    (tmp_path / "saved.toml").write_text(saved, "utf-8")
    options = ("--resume", str(tmp_path / "saved.toml"), "--players", "human,human")

    assert play("\n1\n", monkeypatch, capsys, *options).count(prompt) == 1
    assert play("\n1\nundo\n", monkeypatch, capsys, *options).count(prompt) == 2


def test_a_saved_game_goes_on_as_it_would_have_gone(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved, one, two = tmp_path / "saved.toml", tmp_path / "one.toml", tmp_path / "two.toml"
    options = ("--seed", "5", "--players", "human,random")

    play(A_WHOLE_GAME, monkeypatch, capsys, *options, "--record", str(one))
    printed = play("1\n" * 20 + f"save {saved}\nquit\nno\n", monkeypatch, capsys, *options)
    play(A_WHOLE_GAME, monkeypatch, capsys, "--resume", str(saved), "--record", str(two))

    assert f"monstrum play --resume {saved}" in printed
    assert one.read_text() == two.read_text()


def test_quitting_asks_first(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = play("quit\nwhat\n1\nquit\nyes\n", monkeypatch, capsys, "--seed", "5")

    assert "The game goes on." in printed
    assert "Nobody answers" not in printed
    (saved,) = records.iterdir()
    assert f"monstrum play --resume {saved}" in printed


def test_leaving_without_saving_leaves_nothing(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play("1\nquit\nno\n", monkeypatch, capsys, "--seed", "5")

    assert not records.exists()


def test_the_end_of_the_input_is_polite_and_saves(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = play("1\n1\n", monkeypatch, capsys, "--seed", "5")

    (saved,) = records.iterdir()
    assert printed.endswith(
        f"Nobody answers any more.\nThe game is saved. Go on with: monstrum play --resume {saved}\n"
    )


def test_an_interrupt_saves_too(records: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1", "1"])

    def interrupted(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", interrupted)

    assert run(["play", "--seed", "5"]) == 130
    assert len(list(records.iterdir())) == 1


def test_bytes_that_are_no_text_are_words_nobody_understands(tmp_path: Path) -> None:
    finished = subprocess.run(
        [sys.executable, "-m", "monstrum", "play", "--seed", "5", "--players", "human,random"],
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        check=False,
        env=os.environ | {"MONSTRUM_DATA": str(tmp_path)},
    )

    assert (finished.returncode, finished.stderr) == (0, b"")
    assert b"is not understood" in finished.stdout


def test_several_people_hand_the_keyboard_over_before_secrets_are_shown(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = play("\n1\n\n1\n", monkeypatch, capsys, "--seed", "5", "--players", "human,human")

    first, second = printed.split("it is your turn. The others look away.")[1:3]
    assert "Press Enter when you are at the keyboard." in first
    assert first.count("  secret     B") == second.count("  secret     B") == 3
    assert first.count("  secret     3 breakthroughs") == second.count("  secret     3 breakthroughs") == 1


def test_three_people_play_a_whole_game(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = play("1\n" * 2000, monkeypatch, capsys, "--seed", "5", "--players", "human,human,human")

    assert "The game is over." in printed


def test_bots_alone_just_play_and_tell(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = play("", monkeypatch, capsys, "--seed", "5", "--players", "random,random")

    assert "Round 3 starts." in printed
    assert "is dealt" not in printed
    assert "Record: " in printed


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["xybird"], "There is no game 'xybird' (did you mean xybrid?)"),
        (["--players", "human,gredy"], "There is no player 'gredy' (did you mean greedy?)"),
        (["--players", "human"], "XYbrid is for 2 to 4 players, not 1."),
        (["--resume", "nowhere.toml"], "nowhere.toml: there is no such file."),
        (["--pack", "nowhere"], "There is no pack or folder 'nowhere'"),
        (["--record", "."], ". exists already; choose another name."),
    ],
)
def test_wrong_input_is_one_sentence(
    arguments: list[str], sentence: str, records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", *arguments]) == 2

    printed = capsys.readouterr()
    assert sentence in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""


def test_a_dumb_terminal_gets_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, stream, SimpleNamespace(isatty=lambda: True))
    monkeypatch.setenv("TERM", "xterm")
    assert has_windows()
    monkeypatch.setenv("TERM", "dumb")
    assert not has_windows()


def test_everything_but_what_is_typed_is_in_the_language_that_was_named(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "?\nbla\n99\nwhy core C01\nwhy draw A13\nrules\ncard A02\ncore C01\nundo\nquit\nno\n"
    game = ("--players", "human,random", "--seed", "3", "--plain", "--language", "fr")
    printed = copy_context().run(play, typed, monkeypatch, capsys, *game)
    assert "Tu dois choisir un noyau" in printed
    assert "core C01" in printed  # words are the same everywhere
    english = {"the", "You", "you", "There", "option", "Round", "Saved", "game", "answers", "possible,"}
    assert english.isdisjoint(printed.split())


def test_a_language_nobody_speaks_here_is_named(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--plain", "--language", "xx"]) == 2
    assert "The language 'xx' is not spoken here" in capsys.readouterr().err
