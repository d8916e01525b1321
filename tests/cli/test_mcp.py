"""`monstrum mcp` with the official client: rules, refusals, whole games, tables of a server, and no leaks."""

import asyncio
import os
import re
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from monstrum.cli import mcp_remote
from monstrum.cli.main import run
from monstrum.cli.mcp_local import LocalGame
from monstrum.core import engine
from monstrum.core.quick import Quick
from monstrum.games.library import OURS
from monstrum.texts import in_words
from tests.server.wire import Person, server

pytest.importorskip("mcp")
from mcp import Client, StdioServerParameters

from monstrum.cli.mcp_remote import Server as There
from monstrum.cli.mcp_tools import Tools, build_server

Tool = Callable[..., Coroutine[Any, Any, str]]


def text_of(result: Any) -> str:
    return "\n".join(part.text for part in result.content)


def calling(client: Any) -> Tool:
    async def call(tool: str, /, **arguments: object) -> str:
        return text_of(await client.call_tool(tool, arguments))

    return call


def session(story: Callable[[Tool], Awaitable[None]], where: Any) -> None:
    async def whole() -> None:
        async with Client(where) as client:
            await story(calling(client))

    asyncio.run(whole())


def name_of(text: str) -> str:
    found = re.match(r"game: (\S+)\n", text)
    assert found, text
    return found[1]


async def play_to_the_end(call: Tool, text: str, most: int = 3000) -> str:
    """Always the middle one of the options."""
    name = name_of(text)
    for _ in range(most):
        if "The game is over." in text:
            return text
        options = re.findall(r"^ *(\d+)  \S", text, re.MULTILINE)
        text = await call("play", game=name, answer=options[len(options) // 2])
    raise AssertionError(f"no end: {text}")


def test_a_session_looks_up_a_rule_is_refused_and_plays_to_the_end() -> None:
    async def story(call: Tool) -> None:
        assert "xybrid: XYbrid, 2 to 4 players" in await call("games")
        assert (await call("rules", words="XY-4.3")).startswith("XY-4.3  ")
        assert "XY-4.4" in await call("rules", words="xy-4")
        assert "XY-9" in await call("rules", words="xybrid")
        assert "No rule says" in await call("rules", words="qwertz")
        assert "A13" in await call("card", game="xybrid", name="A13")
        begun = await call("new_game", game="xybrid", opponents="random")
        name = name_of(begun)
        assert "You are P0." in begun
        refused = await call("play", game=name, answer="attack P9")
        assert refused
        assert "game:" not in refused
        assert await call("why_not", game=name, words="swap A01 A02")
        first = re.search(r"^ +1  (.+?)  –", begun, re.MULTILINE)
        assert first
        assert await call("why_not", game=name, words=first[1]) == "This is possible."
        assert "P0" in await call("explain", game=name, subject="P0")
        assert "There is no such game" in await call("look", game="somebody-elses")
        assert "There is no game 'xybird' (did you mean xybrid?)" in await call("new_game", game="xybird")
        assert "There is no player" in await call("new_game", game="xybrid", opponents="nobody")
        assert "not 9" in await call("new_game", game="xybrid", opponents=",".join(["random"] * 8))
        end = await play_to_the_end(call, begun)
        assert "rank 1" in end
        assert "The game is over." in await call("play", game=name, answer="1")

    session(story, build_server(Tools()))


def test_a_session_over_standard_input_and_output() -> None:
    async def story(call: Tool) -> None:
        assert (await call("rules", words="HY-7.31")).startswith("HY-7.31  ")
        assert "You are P1." in await call("new_game", game="hybrid", seat=1)

    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    session(
        story, StdioServerParameters(command=sys.executable, args=["-m", "monstrum", "mcp"], env=environment)
    )


def test_a_session_over_http_sees_no_game_of_another_one() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "monstrum", "mcp", "--http", "--port", str(port)], stderr=subprocess.DEVNULL
    )
    try:

        async def story() -> None:
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    break
                except OSError:
                    assert process.poll() is None
                    await asyncio.sleep(0.05)
            where = f"http://127.0.0.1:{port}/mcp"
            async with Client(where) as one, Client(where) as other:
                mine = name_of(await calling(one)("new_game", game="xybrid"))
                theirs = name_of(await calling(other)("new_game", game="xybrid"))
                assert mine != theirs
                assert len(mine) >= 24
                assert mine not in await calling(other)("games")

        asyncio.run(story())
    finally:
        process.terminate()
        process.wait(30)


def test_a_program_sits_at_a_table_of_a_server_and_is_told_its_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = tmp_path / "bots.toml"
    assert run(["bot", "token", "scholar", "--file", str(bots)]) == 0
    token = capsys.readouterr().out.strip()
    with server(tmp_path / "data", bots=bots) as running:
        ada = Person(running, "Ada")
        opened = ada.open_table("open", "random")
        table = opened["table"]["id"]

        async def story(call: Tool) -> None:
            assert "You need an invitation" in await call("sit", table=table)
            assert "There is no such table." in await call("sit", table="nowhere")
            sat = asyncio.create_task(call("sit", table=table, invitation=opened["invite"]))
            while ada.http.get(f"/api/tables/{table}").json()["seats"][0]["kind"] == "open":
                await asyncio.sleep(0.02)
            assert ada.post(f"/api/tables/{table}/start").status_code == 200
            text = await sat
            name = name_of(text)
            assert "(XY-" in await call("why_not", game=name, words="swap A01 A02")
            assert "(XY-" in await call("play", game=name, answer="swap A01 A02")
            assert "explain no numbers" in await call("explain", game=name, subject="P0")
            assert "The game is over. Ranks" in await play_to_the_end(call, text)

        session(story, build_server(Tools(There(running.url, token))))


def test_who_sits_before_the_game_begins_keeps_the_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mcp_remote, "WAITS", 0.0)
    bots = tmp_path / "bots.toml"
    assert run(["bot", "token", "scholar", "--file", str(bots)]) == 0
    token = capsys.readouterr().out.strip()
    with server(tmp_path / "data", bots=bots) as running:
        ada = Person(running, "Ada")
        opened = ada.open_table("open", "random")
        table = opened["table"]["id"]

        async def story(call: Tool) -> None:
            text = await call("sit", table=table, invitation=opened["invite"])
            assert "The game has not begun. Look again" in text
            name = name_of(text)
            assert "The game has not begun." in await call("play", game=name, answer="1")
            assert ada.post(f"/api/tables/{table}/start").status_code == 200
            assert "has not begun" not in await call("look", game=name)

        session(story, build_server(Tools(There(running.url, token))))


@pytest.mark.parametrize("name", OURS)
def test_what_is_shown_is_made_of_what_the_seat_knows(name: str) -> None:
    """The same game, and one in which all that the seat cannot know lies otherwise: the same words."""
    game = LocalGame(name, "", 1, (), None)
    match = game.match
    for ply in range(25):
        if match.over():
            break
        shown = in_words.table(match.game, match.state, 1), in_words.question(match.game, match.state, 1)
        truth = match.state
        match.state = match.game.sample(match.game.know(truth, 1), Quick(ply))
        game.told = len(match.told)
        assert game.look() == "\n\n".join(shown)
        match.state = truth
        options = engine.legal_actions(match.state, 1)
        game.play(str(1 + ply % len(options)))


def test_what_is_wrong_on_the_command_line_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mcp", "--server", "http://127.0.0.1:9"]) == 2
    assert "MONSTRUM_BOT_TOKEN" in capsys.readouterr().err


def test_a_port_that_is_taken_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run(["mcp", "--http", "--port", str(port)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"monstrum: 127.0.0.1:{port} cannot be used: ")
    assert said.err.count("\n") == 1
