"""`monstrum admin` on both stores, beside a server that runs, and without one."""

from pathlib import Path

import pytest

from monstrum.cli.main import run
from tests.server.databases import BOTH, SQLITE, kept_in
from tests.server.test_socket import pair
from tests.server.wire import Json, Line, Server


def until_told(line: Line, why: str) -> None:
    while line.until("update")["frozen"] != why:
        continue


def answered(line: Line, seat: int) -> Json:
    id = line.play(seat)
    while (message := line.receive()).get("id") != id:
        continue
    return message


@pytest.mark.parametrize("store", BOTH)
def test_a_host_lists_freezes_exports_and_deletes_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], store: str
) -> None:
    kept = kept_in(store, tmp_path / "data")
    place = ["--database", kept.url] if kept.url else ["--data", str(kept.folder)]

    def admin(*words: str, code: int = 0) -> str:
        assert run(["admin", *words, *place]) == code
        said = capsys.readouterr()
        return said.err if code else said.out

    server = Server(kept.folder, **kept.options())
    table, ada, bob = pair(server)
    lines = [ada.line(table), bob.line(table)]
    for line in lines:
        line.until("update")
    seat = lines[0].updates[0]["waiting"][0]
    assert answered(lines[seat], seat)["type"] == "accepted"

    # While the server runs: everybody is told, nothing is stored, and then it goes on.
    assert "playing" in admin("tables")
    assert "Ada, Bob" in admin("tables", "--status", "playing")
    assert "freeze it first" in admin("purge", table, "--yes", code=2)
    assert "frozen" in admin("freeze", table)
    assert "not playing" in admin("freeze", table, code=2)
    update = lines[seat].updates[seat]
    seat = update["waiting"][0]
    for line in lines:
        until_told(line, "The host of this server has stopped this game.")
    place_in_game = {"ply": update["ply"], "epoch": update["epoch"], "action": 0}
    lines[seat].send(type="play", id="late", seat=seat, **place_in_game)
    assert lines[seat].until("refused")["code"] == "frozen"
    assert admin("tables", "--status", "playing") == ""
    assert "goes on" in admin("freeze", table, "--thaw")
    for line in lines:
        until_told(line, "")
    seat = lines[0].updates[0]["waiting"][0]
    assert answered(lines[seat], seat)["type"] == "accepted"
    assert 'game = "xybrid"' in admin("export", table)
    file = tmp_path / "game.toml"
    admin("export", table, "--to", str(file))
    assert "cannot be written" in admin("export", table, "--to", str(file), code=2)
    for line in lines:
        line.close()
    server.stop()

    # Without one.
    assert admin("tables").split()[:3] == [table, "xybrid", "playing"]
    admin("freeze", table)
    assert "say --yes" in admin("purge", table, code=2)
    assert "There is no table nothing" in admin("purge", table, "nothing", "--yes", code=2)
    assert admin("purge", "--older-than", "1", "--yes") == "0 tables deleted.\n"
    assert table in admin("tables")
    assert admin("purge", table, "--yes") == "1 table deleted.\n"
    assert admin("tables") == ""


@pytest.mark.parametrize("store", BOTH)
def test_an_answer_to_a_table_that_was_frozen_a_moment_ago_is_not_stored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], store: str
) -> None:
    kept = kept_in(store, tmp_path / "data")
    place = ["--database", kept.url] if kept.url else ["--data", str(kept.folder)]
    server = Server(kept.folder, **kept.options())
    table, ada, bob = pair(server)
    lines = [ada.line(table), bob.line(table)]
    for line in lines:
        line.until("update")
    seat = lines[0].updates[0]["waiting"][0]
    assert run(["admin", "freeze", table, *place]) == 0
    assert answered(lines[seat], seat)["type"] == "refused"
    assert run(["admin", "purge", table, "--yes", *place]) == 0
    while ada.http.get(f"/api/tables/{table}").status_code != 404:
        continue
    capsys.readouterr()
    assert run(["admin", "tables", *place]) == 0
    assert capsys.readouterr().out == ""
    server.stop()


def test_what_is_wrong_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words, sentence in (
        (["tables", "--data", str(tmp_path)], "there is no data"),
        (["tables", "--status", "odd", "--data", str(tmp_path)], "--status is one of"),
        (["purge", "--data", str(tmp_path)], "--older-than"),
        (["tables", "--database", "mysql://x"], "postgresql://"),
    ):
        assert run(["admin", *words]) == 2
        assert sentence in capsys.readouterr().err
    empty = kept_in(SQLITE, tmp_path / "data")
    run_empty = Server(empty.folder)
    run_empty.stop()
    assert run(["admin", "export", "none", "--data", str(empty.folder)]) == 2
    assert "no such table" in capsys.readouterr().err.lower()
