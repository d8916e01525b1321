"""Programs with a token of the host's: guests without cookies, limits of their own, and no more rights."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from monstrum.cli.bots_file import read_bots
from monstrum.cli.main import run
from monstrum.core.errors import BadConfig
from monstrum.server.limits import Rate
from tests.server.wire import PATIENCE, Line, Person, Server, server


def new_token(name: str, file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["bot", "token", name, "--file", str(file)]) == 0
    return capsys.readouterr().out.strip()


class Program(httpx.Client):
    """Somebody who comes by a token."""

    def __init__(self, running: Server, token: str) -> None:
        super().__init__(base_url=running.url, timeout=PATIENCE, headers={"Authorization": f"Bearer {token}"})


@pytest.fixture
def two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[tuple[Server, Program, Program]]:
    """A server for few requests, and two programs that may ask for more."""
    file = tmp_path / "bots.toml"
    tokens = [new_token(name, file, capsys) for name in ("league", "maker")]
    with (
        server(tmp_path / "data", bots=file, requests="40/600", tables="1/600", open_tables=2) as running,
        Program(running, tokens[0]) as league,
        Program(running, tokens[1]) as maker,
    ):
        yield running, league, maker


def test_a_program_plays_without_cookies_and_beyond_the_limits_of_its_address(
    two: tuple[Server, Program, Program],
) -> None:
    running, league, maker = two
    assert league.get("/api/me").json()["name"] == "league"
    new = {"game": "xybrid", "seats": ["me", "open"], "listed": False}
    tables = [league.post("/api/tables", json=new).json() for _ in range(5)]
    table = tables[0]["table"]["id"]
    sat = maker.post(f"/api/tables/{table}/sit", json={"token": tables[0]["invite"]})
    assert sat.json()["seat"] == 1
    assert league.post(f"/api/tables/{table}/start").status_code == 200
    for number in range(60):
        assert league.get(f"/api/tables/{table}/update", params={"seat": 0}).status_code == 200, number
    assert not league.cookies
    ada = Person(running, "Ada")
    assert [ada.post("/api/tables", **new).status_code for _ in range(2)] == [201, 429]


def test_a_program_sees_its_own_seat_and_no_other(two: tuple[Server, Program, Program]) -> None:
    running, league, maker = two
    opened = league.post("/api/tables", json={"game": "xybrid", "seats": ["me", "open"]}).json()
    table = opened["table"]["id"]
    assert maker.get(f"/api/tables/{table}").status_code == 403  # private
    maker.post(f"/api/tables/{table}/sit", json={"token": opened["invite"]})
    league.post(f"/api/tables/{table}/start")
    for program, own in ((league, 0), (maker, 1)):
        where = f"/api/tables/{table}/update"
        assert program.get(where, params={"seat": own}).status_code == 200
        assert program.get(where, params={"seat": 1 - own}).status_code == 403
        answer = {"type": "why", "id": "w", "seat": 1 - own, "words": "end"}
        assert program.post(f"/api/tables/{table}/commands", json=answer).status_code == 403
    with Program(running, "wrong") as stranger:
        refused = stranger.get(f"/api/tables/{table}/update", params={"seat": 0})
        assert (refused.status_code, refused.json()["code"]) == (401, "no_bot")
    # The cookie of somebody else adds nothing to what a token opens.
    ada = Person(running, "Ada")
    borrowed = maker.get(
        "/api/me", headers={"Cookie": f"monstrum_guest={ada.http.cookies['monstrum_guest']}"}
    )
    assert borrowed.json()["name"] == "maker"


def test_a_program_keeps_its_name_and_comes_by_socket_too(two: tuple[Server, Program, Program]) -> None:
    running, league, _ = two
    assert league.post("/api/me", json={"name": "Somebody"}).json()["code"] == "bot_name"
    new = {"game": "xybrid", "seats": ["me", "random"], "start": True}
    table = league.post("/api/tables", json=new).json()["table"]["id"]
    url = f"ws://127.0.0.1:{running.port}/api/tables/{table}/socket"
    said = {"Authorization": league.headers["Authorization"]}
    line = Line(connect(url, additional_headers=said, max_size=None, ping_interval=None))
    running.clients.append(line)
    line.send(type="hello")
    assert line.until("update")["seat"] == 0
    for _ in range(50):  # more than forty messages in twenty seconds, which would close another one's socket
        line.send(type="ping")
        line.until("pong")
    refused = Line(
        connect(url, additional_headers={"Authorization": "Bearer x"}, max_size=None, ping_interval=None)
    )
    running.clients.append(refused)
    with pytest.raises(ConnectionClosed):
        refused.receive()


def test_the_file_says_whose_how_much_and_what_is_wrong_in_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bots.toml"
    new_token("league", file, capsys)
    file.write_text(file.read_text() + 'requests = "7/1"\nopen_tables = 3\n')
    new_token("maker", file, capsys)
    league, maker = read_bots(file)
    assert (league.name, league.limits.requests, league.limits.open_tables) == ("league", Rate(7, 1), 3)
    assert maker.limits.requests == Rate(6000, 60)
    assert run(["bot", "token", "league", "--file", str(file)]) == 2
    assert "has a token already" in capsys.readouterr().err
    assert run(["bot", "token", "Ada Lovelace", "--file", str(file)]) == 2
    assert "no name for a program" in capsys.readouterr().err
    assert run(["bot", "token", "greedy", "--file", str(file)]) == 2
    assert run(["bot", "token", "new", "--file", str(tmp_path / "nowhere" / "bots.toml")]) == 2
    for wrong, sentence in (
        ('[bots.a]\ntoken = "secret"', "token is what `monstrum bot token` wrote"),
        (f'[bots.a]\ntoken = "sha256:{"0" * 64}"\nrequest = "1/1"', "there is no limit 'request'"),
        ("[bot]\n", r"it needs a table \[bots\], and nothing beside"),
        ("[bots]\na = 3", "is a table with its token"),
    ):
        file.write_text(wrong)
        with pytest.raises(BadConfig, match=sentence):
            read_bots(file)
