"""WebSockets: hello, playing, sealed choices, coming back, and clients who mean no good."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.databases import BOTH, Kept, kept_in
from tests.server.wire import Json, Line, Person, Server, server


def closed_with(line: Line) -> int:
    """The code a socket was closed with."""
    while True:
        try:
            line.receive()
        except ConnectionClosed as closing:
            return closing.rcvd.code if closing.rcvd else 0


def pair(running: Server, **options: object) -> tuple[str, Person, Person]:
    """Two people at a table whose game has begun."""
    ada, bob = Person(running, "Ada"), Person(running, "Bob")
    table = ada.open_table("me", "open", listed=True, **options)["table"]["id"]
    assert bob.post(f"/api/tables/{table}/sit").status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    return table, ada, bob


def ready(*lines: Line) -> None:
    for line in lines:
        line.until("update")


def play_until(lines: list[Line], wanted: str, rng: random.Random) -> None:
    """Both play until this decision is pending; each line knows the newest update then."""
    for _ in range(400):
        update = lines[0].updates[0]
        if update["decision"] == wanted or update["ending"]:
            break
        seat = update["waiting"][0]
        id = lines[seat].play(seat, rng)
        assert lines[seat].until("accepted")["id"] == id
        for line in lines:
            line.until("update")
    assert lines[0].updates[0]["decision"] == wanted


def test_two_people_play_and_each_is_told_after_the_answer(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    for number in range(30):
        seat = lines[0].updates[0]["waiting"][0]
        assert not lines[1 - seat].updates[1 - seat]["options"]
        id = lines[seat].play(seat, random.Random(number))
        first = lines[seat].news()
        assert (first["type"], first["id"]) == ("accepted", id)
        assert lines[seat].news()["type"] == "update"
        assert lines[1 - seat].news()["type"] == "update"
        assert lines[0].updates[0]["waiting"] == lines[1].updates[1]["waiting"]
        if lines[0].updates[0]["decision"] == "BREAKTHROUGH":
            break


def sealed_story(kept: Kept, pick: int) -> tuple[list[str], list[str], list[str], list[str]]:
    """What P1, a spectator and P0 hear when P0 picks its `pick`-th option in the first sealed block; and what
    P1 hears of somebody who comes to look on then, and goes."""
    with server(kept.folder, seed=7, **kept.options()) as started:
        table, ada, bob = pair(started)
        lines = [ada.line(table), bob.line(table, brief=True)]
        ready(*lines)
        play_until(lines, "BREAKTHROUGH", random.Random(3))
        watcher = Person(started).line(table, brief=True)
        ready(watcher)
        for line in lines:  # the news that somebody looks on has come, and is no part of the story
            until_watching(line, bool)
        option = lines[0].updates[0]["options"][pick]
        marks = [len(line.raw) for line in (lines[1], watcher, lines[0])]
        lines[0].play(0, action=option["action"])
        ready(*lines, watcher)
        lines[1].send(type="why", id="w", seat=1, words="draw A01")
        lines[1].until("refused")
        update = bob.http.get(f"/api/tables/{table}/update?seat=1").text
        record = bob.http.get(f"/api/tables/{table}/record?seat=1").text
        again = bob.line(table)
        ready(again)
        end = len(lines[1].raw)
        eve = Person(started, "Eve").line(table)
        until_watching(lines[1], lambda names: "Eve" in names)
        eve.close()
        until_watching(lines[1], lambda names: "Eve" not in names)

        def plain(text: str) -> str:
            return re.sub(r'"created":[0-9.]+', '"created":0', text.replace(table, "TABLE"))

        ends = (end, len(watcher.raw), len(lines[0].raw))
        heard = [
            [plain(text) for text in line.raw[mark:last]]
            for line, mark, last in zip((lines[1], watcher, lines[0]), marks, ends, strict=True)
        ]
        heard[0] += [plain(update), record, *map(plain, again.raw)]
        company = dict.fromkeys(
            plain(text) for text in lines[1].raw[end:]
        )  # how often is the network's matter
        return heard[0], heard[1], heard[2], list(company)


def until_watching(line: Line, wanted: Callable[[list[str]], bool]) -> None:
    while not wanted(line.until("around")["table"]["watching"]):
        continue


@pytest.mark.parametrize("store", BOTH)
def test_a_sealed_choice_changes_no_byte_that_others_are_sent(tmp_path: Path, store: str) -> None:
    one, other = (sealed_story(kept_in(store, tmp_path / f"{pick}"), pick) for pick in (0, 1))
    assert one[0] == other[0]
    assert one[1] == other[1]
    assert one[2] != other[2]
    assert len(one[3]) >= 2
    assert all('"around"' in text for text in one[3])
    assert one[3] == other[3]


def test_a_sealed_pick_can_be_taken_back_over_the_wire(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    play_until(lines, "BREAKTHROUGH", random.Random(5))
    lines[0].play(0)
    ready(*lines)
    mine = lines[0].updates[0]
    assert mine["can_take_back"]
    lines[0].send(type="take_back", id="back", seat=0, ply=mine["ply"], epoch=mine["epoch"])
    lines[0].until("accepted")
    ready(*lines)
    assert lines[0].updates[0]["view"]["committed"] == []
    lines[1].play(1)
    ready(*lines)
    lines[0].play(0)
    ready(*lines)
    assert lines[0].updates[0]["decision"] != "BREAKTHROUGH"


def test_a_client_that_comes_back_has_the_same_view(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    rng = random.Random(9)
    kept: list[Any] = []
    for _ in range(12):
        seat = lines[0].updates[0]["waiting"][0]
        lines[seat].play(seat, rng)
        ready(*lines)
        kept = merged(kept, lines[1].updates[1])
        if lines[0].updates[0]["decision"] == "BREAKTHROUGH":
            break
    last = lines[1].updates[1]
    lines[1].close()
    seat = lines[0].updates[0]["waiting"][0]
    again = bob.line(table, since=last["ply"])
    ready(again)
    resumed = again.updates[1]
    assert resumed["view"] == last["view"]
    whole = bob.http.get(f"/api/tables/{table}/update?seat=1").json()
    assert merged(kept, resumed) == whole["events"]
    assert len(resumed["events"]) < len(whole["events"])
    assert (resumed["ply"], resumed["options"]) == (whole["ply"], whole["options"])


def merged(events: list[Any], update: Json) -> list[Any]:
    """What a client has of the log after an update."""
    assert len(events) >= update["first"] or not events
    return [*events[: update["first"]], *update["events"]]


def test_one_guest_may_sit_on_several_seats(running: Server) -> None:
    ada = Person(running, "Ada")
    table = ada.open_table("me", "me", start=True)["table"]["id"]
    line = ada.line(table)
    ready(line, line)
    assert set(line.updates) == {0, 1}
    seat = line.updates[0]["waiting"][0]
    line.play(seat)
    line.until("accepted")
    ready(line, line)
    assert line.updates[0]["ply"] == line.updates[1]["ply"] == 1


def test_nonsense_is_answered_while_others_play_on(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    vandal = Person(running, "Mallory").line(table)
    ready(vandal)
    nonsense = [
        "",
        "{",
        "[]",
        "null",
        "7",
        '{"type": "sudo"}',
        '{"type": "play"}',
        '{"type": "play", "id": 1, "seat": "x", "ply": {}}',
        '{"type": "play", "id": "x", "seat": 0, "ply": 0, "epoch": 0, "action": 1e99}',
        '{"type": "hello", "extra": 1}',
        "[" * 17 + "]" * 17,
        "[" * 30_000,
        '"\\ud800"',
    ]
    for text in nonsense:
        vandal.socket.send(text)
        assert vandal.until("problem")["code"] in ("unreadable", "unexpected")
    vandal.socket.send(b"\x00\xff")
    assert vandal.until("problem")["code"] == "unreadable"
    update = vandal.updates[-1]
    stolen = {"id": "x", "ply": update["ply"], "epoch": update["epoch"], "action": 45}
    for seat in (-1, 0, 1, 99, -7):
        vandal.send(type="play", seat=seat, **stolen)
        assert vandal.until("refused")["code"] == "not_your_seat"
    seat = lines[0].updates[0]["waiting"][0]
    id = lines[seat].play(seat)
    assert lines[seat].until("accepted")["id"] == id
    ready(vandal)


def test_a_replayed_frame_changes_nothing(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    seat = lines[0].updates[0]["waiting"][0]
    id = lines[seat].play(seat, id="again")
    lines[seat].until("accepted")
    before = {key: value for key, value in lines[seat].until("update").items() if key != "events"}
    lines[seat].send(type="play", id=id, seat=seat, ply=0, epoch=0, action=45)
    refused = lines[seat].until("refused")
    assert (refused["code"], refused["ply"]) == ("duplicate", 1)
    lines[seat].send(type="play", id="other", seat=seat, ply=0, epoch=0, action=45)
    assert lines[seat].until("refused")["code"] == "stale"
    now = ada.http.get(f"/api/tables/{table}/update").json()
    assert now["ply"] == before["ply"] == 1


def test_an_oversized_frame_closes_the_socket_of_its_sender_only(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    lines[0].socket.send("x" * 70_000)
    assert closed_with(lines[0]) == 1009
    lines[1].send(type="ping")
    lines[1].until("pong")


def test_a_socket_must_say_hello_and_come_from_here(running: Server) -> None:
    ada = Person(running, "Ada")
    table = ada.open_table("me", "random", start=True)["table"]["id"]
    line = ada.line(table, hello=False)
    line.send(type="ping")
    assert closed_with(line) == 1008
    line = ada.line(table, hello=False)
    line.send(type="hello", version=99)
    assert closed_with(line) == 1008
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        ada.line(table, origin="https://elsewhere.example").receive()
    line = ada.line(table, origin=running.url)
    ready(line)


def test_a_private_table_is_heard_with_a_token_only(running: Server) -> None:
    ada, eve = Person(running, "Ada"), Person(running, "Eve")
    opened = ada.open_table("me", "random", start=True)
    table = opened["table"]["id"]
    assert closed_with(eve.line(table)) == 1008
    assert closed_with(eve.line("nowhere")) == 1008
    watching = eve.line(table, token=opened["watch"])
    ready(watching)
    assert set(watching.updates) == {-1}
    seated = eve.line(table, token=opened["seat_tokens"]["0"])
    ready(seated)
    assert set(seated.updates) == {0}


def test_a_revoked_token_ends_what_it_had_opened(running: Server) -> None:
    ada, eve = Person(running, "Ada"), Person(running, "Eve")
    opened = ada.open_table("me", "random", start=True)
    table = opened["table"]["id"]
    watching = eve.line(table, token=opened["watch"])
    ready(watching)
    ada.post(f"/api/tables/{table}/renew", kind="watch")
    assert closed_with(watching) == 1008


def test_a_seat_that_was_claimed_is_heard_by_its_new_owner_only(running: Server) -> None:
    ada, phone = Person(running, "Ada"), Person(running, "Phone")
    opened = ada.open_table("me", "random", listed=True, start=True)
    table = opened["table"]["id"]
    old = ada.line(table)
    ready(old)
    assert phone.post(f"/api/tables/{table}/claim", token=opened["seat_tokens"]["0"]).status_code == 200
    new = phone.line(table)
    ready(new)
    while -1 not in old.updates:  # she is a spectator now
        old.receive()
    old.send(type="chat", id="c", text="Goodbye")
    new.until("said")


def test_chat_is_heard_by_all_and_cleaned(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    lines[0].send(type="chat", id="c1", text=" hello\u202e\n\nBob ", seat=0)
    heard = lines[1].until("said")["lines"][0]
    assert (heard["text"], heard["name"], heard["seat"]) == ("hello Bob", "Ada", 0)
    lines[0].send(type="chat", id="c2", text="x" * 501)
    assert lines[0].until("refused")["code"] == "chat_length"
    late = bob.line(table)
    assert late.until("said")["lines"][0]["text"] == "hello Bob"


def test_too_many_messages_close_the_socket(tmp_path: Path) -> None:
    with server(tmp_path / "data", messages="40/20") as strict:
        ada = Person(strict, "Ada")
        table = ada.open_table("me", "random", start=True)["table"]["id"]
        line = ada.line(table)
        for _ in range(45):
            try:
                line.send(type="ping")
            except ConnectionClosed:
                break
        assert closed_with(line) == 1008
        assert len([text for text in line.raw if '"pong"' in text]) <= 39


def test_a_server_that_stops_says_so_and_comes_back_as_it_was(tmp_path: Path) -> None:
    with server(tmp_path / "data") as first:
        table, ada, bob = pair(first)
        lines = [ada.line(table), bob.line(table)]
        ready(*lines)
        play_until(lines, "BREAKTHROUGH", random.Random(5))
        lines[0].play(0)
        ready(*lines)
        before = [lines[seat].updates[seat] for seat in (0, 1)]
        cookies = [person.http.cookies for person in (ada, bob)]
        first.process.terminate()
        assert closed_with(lines[0]) == 1012
    with server(tmp_path / "data") as second:
        for seat in (0, 1):
            person = Person(second)
            person.http.cookies = cookies[seat]
            line = person.line(table, since=before[seat]["ply"])
            ready(line)
            for key in ("view", "options", "ply", "epoch", "prompt", "can_take_back"):
                assert line.updates[seat][key] == before[seat][key]


def test_undo_by_consent_over_the_wire(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    rng = random.Random(1)
    for _ in range(6):
        seat = lines[0].updates[0]["waiting"][0]
        lines[seat].play(seat, rng)
        ready(*lines)
    asker = 0 if lines[0].updates[0]["can_ask_undo"] and not lines[0].updates[0]["can_undo"] else 1
    update = lines[asker].updates[asker]
    lines[asker].send(type="undo", id="u", seat=asker, ply=update["ply"], epoch=update["epoch"])
    lines[asker].until("accepted")
    ready(*lines)
    question = lines[1 - asker].updates[1 - asker]["question"]
    assert question["waiting"] == [1 - asker]
    lines[1 - asker].send(type="consent", id="y", seat=1 - asker, agree=True)
    lines[1 - asker].until("accepted")
    ready(*lines)
    assert lines[asker].updates[asker]["ply"] == question["ply"]
    assert lines[asker].updates[asker]["epoch"] == update["epoch"] + 1


def test_who_has_lost_the_board_asks_for_the_whole_and_others_hear_nothing_of_it(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table, brief=True), bob.line(table, brief=True)]
    ready(*lines)
    for number in range(4):
        seat = lines[0].updates[0]["waiting"][0]
        lines[seat].play(seat, random.Random(number))
        ready(*lines)
    known, heard = lines[0].updates.pop(0), len(lines[1].raw)
    lines[0].send(type="whole", since=known["ply"])
    told = lines[0].until("update")
    assert (told["mark"], told["board"]) == (known["mark"], known["board"])
    assert told["view"] is None
    assert told["first"] + len(told["events"]) == known["first"] + len(known["events"])
    assert len(lines[1].raw) == heard
    seat = told["waiting"][0]
    lines[seat].play(seat)
    ready(*lines)
    assert lines[0].raw[-1].startswith('{"type":"brief"')
    assert lines[1].raw[-1].startswith('{"type":"brief"')


def test_whoever_does_not_read_hurts_nobody(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    deaf = [Person(running).line(table) for _ in range(3)]  # never read from here on
    for number in range(20):
        seat = lines[0].updates[0]["waiting"][0]
        lines[seat].play(seat, random.Random(number))
        ready(*lines)
        if lines[0].updates[0]["decision"] == "BREAKTHROUGH":
            break
    for line in deaf:
        line.close()
