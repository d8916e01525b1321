"""`monstrum load` lets scripted people play at a real server, and measures it."""

import json

import pytest
from typer.testing import CliRunner

from monstrum.cli.main import build_app


def load(*arguments: str) -> str:
    done = CliRunner().invoke(build_app("load"), ["load", *arguments], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def test_answers_are_counted_and_timed() -> None:
    found = json.loads(load("xybrid", "--tables", "2", "--rate", "0", "--seconds", "1", "--json"))
    assert found["answers"] > 0
    assert 0 < found["acknowledged_p50"] <= found["heard_p50"] <= found["heard_p99"]
    assert found["bytes_p50"] > 100
    assert (found["tables"], found["players"], found["late"]) == (2, 2, 0)


def test_three_people_and_sentences() -> None:
    said = load("mutation_wars", "--tables", "1", "--people", "3", "--rate", "3", "--seconds", "1")
    assert said.startswith("1 tables of mutation_wars for 3: ")
    assert "Heard by all after" in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--url", "http://example.org"], "only a server on this machine"),
        (["chess"], "There is no game 'chess'"),
        (["hybrid", "--people", "3"], "hybrid is for 2 players."),
        (["--url", "http://127.0.0.1:1", "--tables", "1"], "127.0.0.1:1 does not answer: "),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], sentence: str) -> None:
    from monstrum.core.errors import MonstrumError

    with pytest.raises(MonstrumError, match=sentence):
        load(*arguments)
