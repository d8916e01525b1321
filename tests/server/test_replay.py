"""Finished games, move by move."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from monstrum.core import engine
from monstrum.server.films import Films, make_film
from monstrum.server.notices import Notice
from monstrum.server.protocol import ENCODE, Happened, Undo
from monstrum.server.seats import NotPossible
from monstrum.server.store import TIME
from monstrum.server.updates import update_for
from tests.server.running import run
from tests.server.tables import Played
from tests.server.wire import PATIENCE, Json, Person, Server, fetch, server


@pytest.fixture(scope="module")
def ada(running: Server) -> Person:
    return Person(running, "Ada")


@pytest.fixture(scope="module")
def game(ada: Person) -> str:
    """A listed table whose game is over."""
    return over_at(ada)


def over_at(ada: Person) -> str:
    table: str = ada.open_table("random", "greedy", "random", start=True, listed=True)["table"]["id"]
    for _ in range(int(PATIENCE / 0.1)):
        if ada.http.get(f"/api/tables/{table}").json()["status"] == "over":
            return table
        time.sleep(0.1)
    raise AssertionError("the bots never finished")


def moment(person: Person, table: str, ply: object, **query: object) -> Json:
    answer = person.http.get(f"/api/tables/{table}/moments/{ply}", params=query)  # type: ignore[arg-type]
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_the_list_of_moments_is_the_record(ada: Person, game: str) -> None:
    found = ada.http.get(f"/api/tables/{game}/moments").json()
    record = ada.http.get(f"/api/tables/{game}/record").text
    assert found["names"] == ["random", "greedy", "random"]
    assert sorted(found["ranks"]) in ([1, 2, 3], [1, 1, 3], [1, 2, 2], [1, 1, 1])
    assert found["plies"] == len(found["lines"]) > 30
    for ply, line in enumerate(found["lines"]):
        assert line["ply"] == ply
        assert line["label"]
        assert line["words"] in record
    assert found["lines"][0]["starts"]
    assert found["lines"][0]["status"].startswith("Round 1 of 3")


def test_stepping_by_stretches_and_by_moments_is_the_same(ada: Person, game: str) -> None:
    plies = ada.http.get(f"/api/tables/{game}/moments").json()["plies"]
    for seat in (-1, 1):
        for first in (0, plies - 3):
            answer = ada.http.get(f"/api/tables/{game}/stretch?first={first}&count=5&seat={seat}")
            assert answer.headers["content-encoding"] == "gzip"
            stretch = answer.json()
            assert [found["ply"] for found in stretch] == list(range(first, min(first + 5, plies + 1)))
            for found in stretch:
                assert found == moment(ada, game, found["ply"], seat=seat, since=found["ply"])
    whole = moment(ada, game, plies)
    assert whole["first"] == 0
    news = moment(ada, game, plies, since=plies)
    assert whole["events"][news["first"] :] == news["events"]


def test_plies_cost_what_drawing_them_costs_and_once_drawn_nothing(tmp_path: Path) -> None:
    with server(tmp_path / "data", replay="60/60") as strict:
        ada = Person(strict, "Ada")
        table = over_at(ada)
        found = [
            ada.http.get(f"/api/tables/{table}/stretch?count=32&first=0&seat={seat}")
            for seat in (0, 1, 2, -1, 0)
        ]
        assert found[0].status_code == 200
        assert found[3].status_code == 429, "32 plies are not one"
        assert found[4].content == found[0].content, "what was drawn costs nothing"


def test_odd_plies_seats_and_stretches_are_refused_with_a_sentence(ada: Person, game: str) -> None:
    base = f"/api/tables/{game}"
    for ply in ("99999", "-1", "x", "9" * 300, "1.5", "٣", "%00", "0x1", "1e2"):
        answer = ada.http.get(f"{base}/moments/{ply}")
        assert (answer.status_code, answer.json()["code"]) == (422, "ply"), answer.text
    for seat in ("3", "-2", "99999"):
        answer = ada.http.get(f"{base}/moments/0?seat={seat}")
        assert (answer.status_code, answer.json()["code"]) == (422, "seat")
    for query in ("seat=x", "seat=" + "9" * 300, "since=" + "9" * 40, "since="):
        assert ada.http.get(f"{base}/moments/0?{query}").status_code == 400, query
    for query in ("first=-1", "first=99999"):
        assert ada.http.get(f"{base}/stretch?{query}").status_code == 422
    for query in ("count=0", "count=33", "count=x"):
        assert ada.http.get(f"{base}/stretch?{query}").status_code == 400


def test_running_and_unopened_games_are_not_shown(ada: Person) -> None:
    unopened = ada.open_table("me", "open")["table"]["id"]
    going = ada.open_table("me", "me", start=True)["table"]["id"]
    for path in ("moments", "moments/0", "stretch"):
        assert ada.http.get(f"/api/tables/{unopened}/{path}").json()["code"] == "not_started"
        answer = ada.http.get(f"/api/tables/{going}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (422, "not_over")
        assert "still being played" in answer.json()["text"]
        assert ada.http.get(f"/api/tables/nowhere/{path}").status_code == 404


def test_a_private_game_stays_private(running: Server, ada: Person) -> None:
    opened = ada.open_table("random", "random", start=True)
    table = opened["table"]["id"]
    stranger = Person(running, "Mallory")
    for path in ("moments", "moments/0", "stretch"):
        assert stranger.http.get(f"/api/tables/{table}/{path}").status_code == 403
    watching = fetch(
        f"{running.url}/api/tables/{table}/moments", headers={"X-Monstrum-Token": opened["watch"]}
    )
    assert watching.status_code in (200, 422)  # 422: the bots still play


def finished(seed: int, who: str = "gg") -> Played:
    table = Played(seed, who)
    table.play_on(2000, seed)
    assert table.over()
    return table


def texts(events: list[Happened]) -> list[str]:
    return [event.text for event in events]


@pytest.mark.parametrize("who", ["gg", "ggg", "gggg"])
def test_a_moment_shows_what_the_seat_saw_then(who: str) -> None:
    """Sealed blocks aside, in which the order of the list is not the order of the clicks."""
    table, rng = Played(5, who), random.Random(5)
    seen: dict[tuple[int, int], tuple[bytes, list[str], str, str]] = {}
    while not table.over():
        if not engine.sealed(table.match.state):
            seat = rng.randrange(-1, len(who))
            told = update_for(table, seat)
            seen[len(table.match.entries), seat] = (
                ENCODE.encode(told.board),
                texts(told.events),
                told.prompt,
                told.decision,
            )
        table.play_on(1, seed=rng.randrange(10**6))
    film = run(make_film(table.match))
    assert film.plies == len(table.match.entries)
    assert len(seen) > 40
    for (ply, seat), (board, events, prompt, decision) in seen.items():
        found = film.moment("t1", seat, ply, 0)
        assert ENCODE.encode(found.board) == board
        assert texts(found.events) == events
        assert (found.prompt, found.decision) == (prompt, decision)


def test_what_was_chosen_is_one_of_the_options() -> None:
    film = run(make_film(finished(8).match))
    for line in run(film.lines()):
        found = film.moment("t1", line.seat, line.ply, line.ply)
        assert found.chosen in [option.action for option in found.options]
        assert film.moment("t1", 1 - line.seat, line.ply, line.ply).chosen == -1


def test_a_game_that_was_taken_back_past_chance_is_shown_as_it_went_on() -> None:
    table = Played(3, "hh")
    rng = random.Random(1)
    farthest = 40
    while not table.over():
        match = table.match
        if not match.rekeys and len(match.entries) > farthest and not engine.sealed(match.state):
            farthest = len(match.entries)
            seat = match.entries[-1].seat
            table.keep(table.handle(Undo(f"u{table.rows}", seat, table.ply(seat), table.epoch(seat))))
        table.play_on(1, seed=rng.randrange(10**6))
    assert table.match.rekeys
    assert run(make_film(table.match)).plies == len(table.match.entries)


def test_it_is_told_that_a_stand_in_answered_where_it_was_told_then() -> None:
    match = finished(7).match
    at = next(number for number, told in enumerate(match.told) if told.ply == 20)
    film = run(make_film(match, [Notice(20, at, 1, TIME)]))
    before = film.moment("t1", 0, 19, 0)
    found = film.moment("t1", 0, 20, 20)
    assert found.events[0] == Happened(20, "Time is over for P1: a bot answers this once.", stand_in=1)
    assert found.first == len(before.events)


def test_a_game_that_ends_elsewhere_is_refused() -> None:
    table = finished(4)
    table.match.state = finished(5).match.state
    with pytest.raises(NotPossible, match="does not end as it ended"):
        run(make_film(table.match))


def test_only_so_many_films_are_kept_and_two_wait_for_the_same_one() -> None:
    one, other = finished(1).match, finished(2).match

    async def story() -> None:
        films = Films(most=1)
        both = [films.film("a", lambda: make_film(one)) for _ in range(2)]
        first, again = await asyncio.gather(*both)
        assert first is again
        await films.film("b", lambda: make_film(other))
        assert list(films._films) == ["b"]
        assert not films._making
        assert await films.film("a", lambda: make_film(one)) is not first

    run(story())


def test_making_a_film_leaves_the_server_free() -> None:
    match = finished(6, "gggg").match

    async def turns_of_others() -> int:
        making = asyncio.create_task(make_film(match))
        turns = 0
        while not making.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert run(turns_of_others()) > 5  # one would be enough for all the work at once
