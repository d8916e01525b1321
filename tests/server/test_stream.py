"""Updates as lines over HTTP: the same as on the socket, bounded, and enough for a bot in twenty lines."""

import json
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.test_api import problem
from tests.server.test_socket import pair, ready
from tests.server.wire import PATIENCE, ROOT, Json, Person, Server, fetch, server


@contextmanager
def stream(person: Person, table: str, **options: Any) -> Iterator[Iterator[str]]:
    headers = options.pop("headers", {})
    path = f"/api/tables/{table}/stream"
    with person.http.stream("GET", path, params=options, headers=headers) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/x-ndjson"
        assert "content-security-policy" in answer.headers
        yield answer.iter_lines()


def next_update(lines: Iterator[str]) -> str:
    return next(line for line in lines if line)


def sockets(person: Person) -> int:
    """How many sockets and streams the server has open."""
    return int(person.http.get("/api/health").json()["sockets"])


def until_sockets(person: Person, wanted: Callable[[int], bool]) -> None:
    give_up = time.monotonic() + PATIENCE
    while not wanted(sockets(person)):
        assert time.monotonic() < give_up, f"{sockets(person)} sockets are open"
        time.sleep(0.02)


def test_a_stream_tells_the_same_as_the_socket(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    with stream(ada, table, seat=0) as streamed, stream(Person(running), table) as watched:
        assert next_update(streamed) == lines[0].raw[-1]
        assert json.loads(next_update(watched))["seat"] == -1
        for _ in range(8):
            seat = lines[0].updates[0]["waiting"][0]
            lines[seat].play(seat)
            ready(*lines)
            heard = [text for text in lines[0].raw if '"type":"update"' in text]
            assert next_update(streamed) == heard[-1]
            assert json.loads(next_update(watched))["ply"] == lines[0].updates[0]["ply"]


def test_only_who_may_hear_a_seat_gets_its_stream(running: Server) -> None:
    ada, eve = Person(running, "Ada"), Person(running, "Eve")
    opened = ada.open_table("me", "random", start=True)
    table = opened["table"]["id"]
    problem(eve.http.get(f"/api/tables/{table}/stream"), 403, "forbidden")
    watch = {"X-Monstrum-Token": opened["watch"]}
    problem(eve.http.get(f"/api/tables/{table}/stream?seat=0", headers=watch), 403, "forbidden")
    with stream(eve, table, headers=watch) as lines:
        assert json.loads(next_update(lines))["seat"] == -1
    own = {"X-Monstrum-Token": opened["seat_tokens"]["0"]}
    with stream(eve, table, seat=0, headers=own) as lines:
        assert json.loads(next_update(lines))["options"] is not None


def test_a_revoked_token_and_a_revoked_shoulder_end_the_stream(running: Server) -> None:
    ada, eve = Person(running, "Ada"), Person(running, "Eve")
    opened = ada.open_table("me", "me", start=True)
    table = opened["table"]["id"]
    watch = {"X-Monstrum-Token": opened["watch"]}
    ada.post(f"/api/tables/{table}/shoulder", seat=0, allow=True)
    with stream(eve, table, headers=watch) as lines, stream(eve, table, seat=0, headers=watch) as shoulder:
        next_update(lines)
        assert json.loads(next_update(shoulder))["shoulder"]
        ada.post(f"/api/tables/{table}/shoulder", seat=0, allow=False)
        assert not [line for line in shoulder if line]
        ada.post(f"/api/tables/{table}/renew", kind="watch")
        assert not [line for line in lines if line]


def test_a_stream_waits_for_the_game_and_ends_with_it(running: Server) -> None:
    ada = Person(running, "Ada")
    opened = ada.open_table("random", "random", listed=True)
    table = opened["table"]["id"]
    before = sockets(ada)
    last: list[Json] = []

    def listen() -> None:
        with stream(Person(running), table) as lines:
            last.extend(json.loads(line) for line in lines if line)

    thread = threading.Thread(target=listen)
    thread.start()
    until_sockets(ada, lambda open_now: open_now > before)
    ada.post(f"/api/tables/{table}/start")
    thread.join(PATIENCE)
    assert last[-1]["ending"] is not None
    assert all(update["ending"] is None for update in last[:-1])


def test_streams_are_counted_and_silence_is_kept_alive(tmp_path: Path) -> None:
    with server(tmp_path / "data", sockets=2, keep_alive=0.2) as small:
        ada = Person(small, "Ada")
        table = ada.open_table("me", "me", start=True)["table"]["id"]
        with stream(ada, table, seat=0) as one, stream(ada, table, seat=1):
            problem(ada.http.get(f"/api/tables/{table}/stream?seat=0"), 429, "too_many")
            next_update(one)
            assert [next(one), next(one)] == ["", ""]
        until_sockets(ada, lambda open_now: open_now == 0)
        with stream(ada, table, seat=0) as again:
            next_update(again)


def test_a_server_that_stops_ends_its_streams_and_exits_with_0(tmp_path: Path) -> None:
    with server(tmp_path / "data") as started:
        table, ada, bob = pair(started)
        lines = [ada.line(table), bob.line(table)]
        ready(*lines)
        with stream(ada, table, seat=0) as streamed:
            next_update(streamed)
            started.process.terminate()
            assert not [line for line in streamed if line]
            assert started.process.wait(PATIENCE) == 0


def test_the_bot_of_the_documentation_plays_a_whole_game(running: Server, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(program.strip().splitlines()) <= 23
    file = tmp_path / "bot.py"
    file.write_text(program, "utf-8")
    ada = Person(running, "Ada")
    opened = ada.open_table("me", "random", start=True)
    table, token = opened["table"]["id"], opened["seat_tokens"]["0"]
    arguments = [sys.executable, str(file), running.url, table, "0", token]
    played = subprocess.run(arguments, capture_output=True, text=True, timeout=120, check=False)
    assert played.returncode == 0, played.stderr
    summary = fetch(
        f"{running.url}/api/tables/{table}", headers={"X-Monstrum-Token": opened["watch"]}, timeout=PATIENCE
    )
    assert summary.json()["status"] == "over"
    assert "scores" in played.stdout
