"""The host of a server mutes somebody, or hides a name: on both stores, while people are at a table."""

from collections.abc import Callable
from pathlib import Path

import pytest

from monstrum.cli.main import run
from monstrum.server.store import HIDDEN
from tests.server.databases import BOTH, Kept, kept_in
from tests.server.test_socket import pair, ready
from tests.server.wire import Json, Line, Person, Server

Admin = Callable[..., str]


def admin_of(kept: Kept, capsys: pytest.CaptureFixture[str]) -> Admin:
    place = ["--database", kept.url] if kept.url else ["--data", str(kept.folder)]

    def admin(*words: str, code: int = 0) -> str:
        capsys.readouterr()
        assert run(["admin", *words, *place]) == code
        said = capsys.readouterr()
        return said.err if code else said.out

    return admin


def id_of(admin: Admin, name: str) -> str:
    (line,) = admin("people", "--named", name).splitlines()
    return line.split()[0]


def say(line: Line, text: str, id: str, seat: int = -1) -> Json:
    """The answer to a line of chat."""
    line.send(type="chat", id=id, seat=seat, text=text)
    while (message := line.receive()).get("id") != id:
        continue
    return message


def until_said(line: Line, texts: list[tuple[str, str]]) -> None:
    """Until the last lines that were told are these: who, and what."""
    while [(said["name"], said["text"]) for said in line.until("said")["lines"]] != texts:
        continue


@pytest.mark.parametrize("store", BOTH)
def test_whoever_is_muted_is_told_and_nobody_hears_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], store: str
) -> None:
    kept = kept_in(store, tmp_path / "data")
    admin = admin_of(kept, capsys)
    server = Server(kept.folder, **kept.options())
    table, ada, bob = pair(server)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    assert say(lines[1], "something rude", "c1", 1)["type"] == "accepted"
    until_said(lines[0], [("Bob", "something rude")])
    assert {line.split()[-1] for line in admin("people", "--table", table).splitlines()} == {"Ada", "Bob"}

    whom = id_of(admin, "bO")
    assert admin("mute", whom, "--erase") == f"{whom}: muted, 1 line deleted.\n"
    assert "muted" in admin("people", "--named", "Bob")
    refused = say(lines[1], "something ruder", "c2", 1)
    assert (refused["type"], refused["code"]) == ("refused", "muted")
    assert (
        refused["text"]
        == "The host of this server has muted you: nobody hears what you say. You can play on."
    )
    assert bob.post("/api/me", name="Robert").status_code == 200  # another name does not help
    assert say(bob.line(table), "as a spectator", "c3")["code"] == "muted"
    assert say(lines[0], "peace at last", "c4", 0)["type"] == "accepted"
    until_said(lines[1], [("Ada", "peace at last")])
    seat = lines[0].updates[0]["waiting"][0]
    lines[seat].play(seat)
    assert lines[seat].until("accepted"), "they play on"

    assert admin("mute", whom, "--lift") == f"{whom}: heard again.\n"
    assert say(lines[1], "sorry", "c5", 1)["type"] == "accepted"
    until_said(lines[0], [("Robert", "sorry")])
    assert "is not muted" in admin("mute", whom, "--lift", code=2)
    assert "say one of them" in admin("mute", whom, "--lift", "--erase", code=2)
    assert "There is no guest nobody" in admin("mute", "nobody", code=2)
    server.stop()


@pytest.mark.parametrize("store", BOTH)
def test_a_hidden_name_is_read_nowhere_and_nobody_can_have_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], store: str
) -> None:
    kept = kept_in(store, tmp_path / "data")
    admin = admin_of(kept, capsys)
    server = Server(kept.folder, **kept.options())
    table, ada, bob = pair(server)
    assert bob.post("/api/me", name="Rude Name").status_code == 200
    other = Person(server, "Rude_Name")  # it looks alike
    lines = [ada.line(table), bob.line(table)]
    assert say(lines[1], "hello", "c1", 1)["type"] == "accepted"
    whom = id_of(admin, "rude name")
    assert admin("people", "--named", "100%_") == ""
    assert admin("hide", whom) == f"{whom}: Rude Name is hidden.\n"
    assert admin("hide") == "Rude Name\n"

    # Who is at the table is told: on the chair, and in what was said before.
    while lines[0].until("around")["table"]["seats"][1]["name"] != HIDDEN:
        continue
    until_said(lines[0], [(HIDDEN, "hello")])
    assert other.http.get("/api/me").json()["name"] == HIDDEN
    assert admin("people", "--named", "rude") == ""
    assert "hidden already" in admin("hide", whom, code=2)
    for person, name in ((bob, "Rude Name"), (other, "rude name"), (ada, "RUDE NАME")):  # a Cyrillic A
        answer = person.post("/api/me", name=name)
        assert answer.status_code in (400, 422)
        assert answer.json()["text"] == "The host of this server has hidden this name: choose another one."
    assert bob.post("/api/me", name="(hidden)").status_code in (400, 422)
    assert bob.post("/api/me", name="Robert").status_code == 200
    while lines[0].until("around")["table"]["seats"][1]["name"] != "Robert":
        continue

    assert "is not hidden" in admin("hide", "--lift", "Robert", code=2)
    assert "Which name?" in admin("hide", "--lift", code=2)
    assert "not hidden any more" in admin("hide", "--lift", "rude name")
    assert bob.post("/api/me", name="Rude Name").status_code == 200
    server.stop()
    assert admin("hide") == ""


def test_whoever_deletes_themselves_leaves_no_mark_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = kept_in(BOTH[0], tmp_path / "data")
    admin = admin_of(kept, capsys)
    server = Server(kept.folder)
    ada = Person(server, "Ada")
    whom = id_of(admin, "Ada")
    admin("mute", whom)
    assert ada.http.delete("/api/me", headers=ada.csrf()).status_code == 204
    assert admin("people") == ""
    assert "There is no guest" in admin("mute", whom, "--lift", code=2)
    server.stop()


def test_a_program_is_named_by_the_file_of_the_host(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["bot", "token", "league", "--file", str(tmp_path / "bots.toml")]) == 0
    token = capsys.readouterr().out.strip()
    kept = kept_in(BOTH[0], tmp_path / "data")
    server = Server(kept.folder, bots=tmp_path / "bots.toml")
    league = Person(server)
    league.http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert "comes by a token of yours" in admin_of(kept, capsys)("hide", "bot-league", code=2)
    server.stop()
