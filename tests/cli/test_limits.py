"""Limits of a server as settings: file, environment, command line."""

from math import inf
from pathlib import Path

import pytest

from monstrum.cli.limits import LIMITS, read_keep, read_limits
from monstrum.cli.main import run
from monstrum.core.errors import BadConfig
from monstrum.server.limits import Limits, Rate
from monstrum.server.retention import Keep


def test_what_is_said_later_wins(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text('[limits]\nrequests = "1/1"\nfiles = "2/2"\nopen_tables = 3\nsilence = 4.5\n')
    environment = {"MONSTRUM_LIMIT_FILES": "5/5", "MONSTRUM_LIMIT_REQUESTS": "6/6", "HOME": "/"}

    limits = read_limits(file, ["requests=7/0.5"], environment)

    assert (limits.requests, limits.files) == (Rate(7, 0.5), Rate(5, 5))
    assert (limits.open_tables, limits.silence) == (3, 4.5)
    assert limits.chat == Limits().chat
    assert read_limits(None, [], {}) == Limits()


def test_how_long_things_are_kept_is_a_number_of_days_or_always(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("[limits]\nopen_tables = 3\n[keep]\nchat = 7\ngames = 365\n")
    assert read_limits(file, [], {}).open_tables == 3
    keep = read_keep(file, ["chat=always"], {"MONSTRUM_KEEP_GAMES": "0.5"})
    assert (keep.chat, keep.games, keep.companions) == (inf, 0.5, Keep().companions)
    assert read_keep(None, [], {}) == Keep()


def test_every_limit_can_be_set() -> None:
    for name in LIMITS:
        usual = getattr(Limits(), name)
        text = f"{usual.times}/{usual.seconds}" if isinstance(usual, Rate) else str(usual)
        assert read_limits(None, [f"{name}={text}"], {}) == Limits()


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("request=1/1", "--limit: there is no limit 'request' (did you mean requests?)"),
        ("requests", "--limit wants a name and a value"),
        ("requests=many", "--limit: requests is how many in how many seconds, like 240/60, not 'many'."),
        ("requests=0/60", "not '0/60'"),
        ("open_tables=-1", "--limit: open_tables is a number like 5, not '-1'."),
        ("open_tables=1.5", "not '1.5'"),
        ("silence=inf", "not 'inf'"),
    ],
)
def test_a_wrong_one_is_a_sentence(
    setting: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--data", str(tmp_path / "data"), "--limit", setting]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("chats=1", "--keep: nothing is kept as 'chats' (did you mean chat?)"),
        ("chat", "--keep wants a name and a value, like chat=30, not 'chat'."),
        ("games=ever", "--keep: games is a number of days, like 30, or 'always', not 'ever'."),
        ("games=-1", "not '-1'"),
        ("games=nan", "not 'nan'"),
        ("games=inf", "not 'inf'"),
    ],
)
def test_a_wrong_time_to_keep_things_is_a_sentence(
    setting: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--data", str(tmp_path / "data"), "--keep", setting]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "there is no such file"),
        ("[limits", "it cannot be read"),
        ("requests = 1", "it needs a table [limits] or [keep], and nothing beside."),
        ("[limits]\nlobby = 1", "there is no limit 'lobby'"),
    ],
)
def test_a_wrong_file_is_a_sentence(text: str | None, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(BadConfig) as error:
        read_limits(file, [], {})
    assert sentence in str(error.value)
    assert "limits.toml: " in str(error.value)
