"""A position of a table as a scenario file: any ply of a finished game, or what one's own seat knows now."""

from pathlib import Path

import pytest

from monstrum.texts.scenario import run_paths
from tests.server.test_replay import over_at
from tests.server.wire import Person, Server


@pytest.fixture(scope="module")
def ada(running: Server) -> Person:
    return Person(running, "Ada")


@pytest.fixture(scope="module")
def game(ada: Person) -> str:
    return over_at(ada)


def asked(person: Person, table: str, status: int = 200, **query: int) -> str:
    answer = person.http.get(f"/api/tables/{table}/scenario", params=query)
    assert answer.status_code == status, answer.text
    return answer.text


def runs(text: str, folder: Path) -> None:
    file = folder / "posed.toml"
    file.write_text(text, "utf-8")
    (outcome,) = run_paths([file])
    assert outcome.passed, outcome


def test_any_ply_of_a_finished_game_is_a_scenario_that_runs(ada: Person, game: str, tmp_path: Path) -> None:
    plies = ada.http.get(f"/api/tables/{game}/moments").json()["plies"]
    for ply in (0, 7, plies // 2, plies - 1):
        for seat in (-1, 0, 2):
            text = asked(ada, game, ply=ply, seat=seat)
            assert f"After {ply} actions" in text
            runs(text, tmp_path)
    assert "[[play]]" in asked(ada, game, ply=7)
    assert "[[play]]" not in asked(ada, game)
    assert asked(ada, game, ply=9) != asked(ada, game, ply=9, seat=0)


def test_plies_and_seats_that_do_not_exist(ada: Person, game: str) -> None:
    assert "ply" in asked(ada, game, 422, ply=99_999)
    assert "seat" in asked(ada, game, 422, ply=3, seat=9)


def test_a_running_game_is_posed_as_my_seat_knows_it_now(
    running: Server, ada: Person, tmp_path: Path
) -> None:
    opened = ada.open_table("me", "random", start=True, listed=True)
    table = opened["table"]["id"]
    text = asked(ada, table, seat=0)
    assert ", as P0 knows it" in text
    runs(text, tmp_path)
    bob = Person(running, "Bob")
    for person, seat in ((ada, -1), (ada, 1), (bob, 0), (bob, -1)):
        asked(person, table, 403, seat=seat)
    assert "still being played" in asked(ada, table, 422, seat=0, ply=99)


def test_a_table_that_waits_has_no_position(ada: Person) -> None:
    table = ada.open_table("me", "open")["table"]["id"]
    assert "not_started" in asked(ada, table, 422, seat=0)
