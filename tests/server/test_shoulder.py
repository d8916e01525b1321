"""Spectators look over a shoulder only while the seat allows it."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.test_api import problem
from tests.server.test_socket import pair, ready
from tests.server.wire import Json, Line, Person, Server


def allow(person: Person, table: str, seat: int, allowed: bool = True) -> None:
    assert person.post(f"/api/tables/{table}/shoulder", seat=seat, allow=allowed).status_code == 200


def own_cards(update: Json, seat: int) -> object:
    """What only the seat itself may see of itself in XYbrid."""
    return update["view"]["players"][f"P{seat}"]["breakthroughs"]


def answered(lines: list[Line]) -> None:
    seat = lines[0].updates[0]["waiting"][0]
    lines[seat].play(seat)
    ready(*lines)


def test_nobody_sees_a_seats_view_without_its_consent(running: Server) -> None:
    table, ada, bob = pair(running)
    watcher = Person(running)
    line = watcher.line(table)
    ready(line)
    line.send(type="look", seat=0)
    assert line.until("problem")["code"] == "forbidden"
    assert set(line.updates) == {-1}
    problem(watcher.http.get(f"/api/tables/{table}/update?seat=0"), 403, "forbidden")
    problem(watcher.http.get(f"/api/tables/{table}/stream?seat=0"), 403, "forbidden")
    problem(bob.post(f"/api/tables/{table}/shoulder", seat=0, allow=True), 422, "not_yours")
    problem(watcher.post(f"/api/tables/{table}/shoulder", seat=0, allow=True), 401, "no_guest")
    assert ada.http.get(f"/api/tables/{table}").json()["seats"][0]["shoulder"] is False


def test_with_consent_a_spectator_sees_the_view_and_can_do_nothing(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    watcher = Person(running, "Eve").line(table)
    ready(watcher)
    assert own_cards(watcher.updates[-1], 0) is None
    allow(ada, table, 0)
    watcher.send(type="look", seat=0)
    seen = watcher.until("update")
    assert (seen["seat"], seen["shoulder"], seen["options"]) == (0, True, [])
    assert seen["view"] == lines[0].updates[0]["view"]
    assert own_cards(seen, 0) is not None
    assert own_cards(seen, 1) is None
    answered(lines)
    seen = watcher.until("update")
    assert (seen["seat"], seen["view"]) == (0, lines[0].updates[0]["view"])
    watcher.send(type="play", id="x", seat=0, ply=seen["ply"], epoch=seen["epoch"], action=45)
    assert watcher.until("refused")["code"] == "not_your_seat"
    watcher.send(type="look", seat=-1)
    assert watcher.until("update")["seat"] == -1


def test_revoking_closes_the_channel_at_once(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    allow(ada, table, 0)
    watcher = Person(running).line(table, look=0)
    assert watcher.until("update")["shoulder"]
    allow(ada, table, 0, False)
    for _ in range(5):
        answered(lines)
    heard = [watcher.until("update") for _ in range(6)]
    assert {update["seat"] for update in heard} == {-1}, "not one of the seat's after the revocation"
    assert all(own_cards(update, 0) is None for update in heard)
    problem(Person(running).http.get(f"/api/tables/{table}/update?seat=0"), 403, "forbidden")
    watcher.send(type="look", seat=0)
    assert watcher.until("problem")["code"] == "forbidden"


def test_a_token_to_watch_is_enough_and_is_needed_at_a_private_table(running: Server) -> None:
    ada = Person(running, "Ada")
    opened = ada.open_table("me", "me", start=True)
    table = opened["table"]["id"]
    allow(ada, table, 1)
    stranger = Person(running)
    with pytest.raises(ConnectionClosed):
        stranger.line(table, look=1).until("update")
    problem(stranger.http.get(f"/api/tables/{table}/update?seat=1"), 403, "forbidden")
    token = {"X-Monstrum-Token": opened["watch"]}
    seen = stranger.http.get(f"/api/tables/{table}/update?seat=1", headers=token).json()
    assert (seen["seat"], seen["shoulder"], seen["options"]) == (1, True, [])
    line = stranger.line(table, token=opened["watch"], look=1)
    assert line.until("update")["shoulder"]
    problem(stranger.http.get(f"/api/tables/{table}/record?seat=1", headers=token), 403, "forbidden")


def test_who_plays_does_not_look_into_others_cards(running: Server) -> None:
    table, ada, bob = pair(running)
    allow(ada, table, 0)
    problem(bob.http.get(f"/api/tables/{table}/update?seat=0"), 403, "forbidden")
    line = bob.line(table, look=0)
    ready(line)
    assert set(line.updates) == {1}
    line.send(type="look", seat=0)
    assert line.until("problem")["code"] == "forbidden"


def test_a_seat_that_is_left_or_claimed_shows_nothing_any_more(running: Server) -> None:
    table, ada, bob = pair(running)
    allow(ada, table, 0)
    watcher = Person(running).line(table, look=0)
    assert watcher.until("update")["shoulder"]
    ada.post(f"/api/tables/{table}/leave", seat=0)
    assert watcher.until("update")["seat"] == -1
    assert not bob.http.get(f"/api/tables/{table}").json()["seats"][0]["shoulder"]
