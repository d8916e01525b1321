"""`monstrum play hybrid --plain`: a square within reach is walked to by `go`."""

from collections.abc import Callable

import pytest

from monstrum.cli.dialogue import Dialogue, Terminal
from monstrum.texts.match import Match
from tests.rules.hybrid.skirmish import standard
from tests.terminal.tables import fast_forward
from tests.terminal.test_hybrid_games import asked_to_walk, farthest


@pytest.fixture
def match() -> Match:
    return fast_forward(Match(standard(), {"mission": "HYM-1"}, 5, ["human", "random"]), asked_to_walk)


def talk(match: Match, *lines: str) -> list[str]:
    """What is said to P0, who types these lines."""
    heard: list[str] = []
    typed = iter(lines)
    listen: Callable[[str], str] = lambda prompt: next(typed)  # noqa: E731
    Dialogue(match, 0, Terminal(heard.append, listen, True)).decide(len(match.told))
    return heard


def test_go_walks_to_a_square_and_is_one_answer(match: Match) -> None:
    place = farthest(match).partition(":")[2]
    facing = next(way.facing for way in match.game.outlook(match.state, 0).ways if way.ref.endswith(place))
    mover = match.game.view(match.state, 0).active
    plies = len(match.entries)

    heard = talk(match, "?", "go 99,1", f"go {place} X", f"go {place} {facing.lower()}")

    assert any("Within reach, and for how many points: " in line and place in line for line in heard)
    assert any(line.startswith("  go 5,7 N") for line in heard)
    assert "No way leads to 99,1 now." in heard
    assert f"No way leads to {place} X now." in heard
    figure = match.game.view(match.state, 0).figures[mover]
    assert (figure.at, figure.facing) == (place, facing)
    assert match.entries[plies:][-1].words == "stop"
    assert set(match.starts[plies:]) == {plies}


def test_where_nobody_walks_go_is_no_command() -> None:
    match = Match(standard(), {"mission": "HYM-1"}, 5, ["human", "random"])
    heard = talk(match, "go 5,7", "?", "1")
    assert not any("Within reach" in line or "go 5,7 N" in line for line in heard)
