"""Workers of an old and of a new version side by side at one database and one bus, while people play.

The old ones are stopped one after the other, and a new one is taken back: every table goes on with the rules
and the cards it began with, nothing acknowledged is lost, nothing is played twice.
"""

import time
from pathlib import Path

from monstrum.games.library import load_game
from tests.server.buses import bus
from tests.server.crashing import check, fresh_witness, sit_down, stored, wait_for_answers
from tests.server.databases import POSTGRESQL, Kept, kept_in
from tests.server.test_workers_crash import until_all_play_on
from tests.server.upgrades import other_cards
from tests.server.wire import PATIENCE, Line, Person, Server

ANSWERS = 10


def answer(line: Line) -> int:
    """One of Ada's, against a bot; the ply afterwards."""
    while not line.updates.get(0, {"options": []})["options"]:
        line.until("update")
    ply: int = line.updates[0]["ply"]
    line.play(0)
    while line.updates[0]["ply"] == ply:
        line.until("update")
    return ply


def test_tables_go_on_through_a_rolling_upgrade_and_back(tmp_path: Path) -> None:
    cards = other_cards(tmp_path / "cards", "renamed")
    kept = Kept(tmp_path, kept_in(POSTGRESQL, tmp_path).url, bus().url)

    def begin(name: str, **version: object) -> Server:
        return Server(tmp_path / name, **kept.options(), **version)

    servers = [begin("one"), begin("two")]  # clients come to any of these
    witnesses = [fresh_witness(server, bots=server is servers[0]) for server in servers]
    clients, threads = sit_down(servers, witnesses, 61)
    wait_for_answers(witnesses, ANSWERS, PATIENCE)
    servers.append(begin("new", version=2, cards=tmp_path / "cards"))
    ada = Person(servers[-1], "Ada")
    new = ada.open_table("me", "random", start=True)["table"]["id"]
    with_new_cards = ada.line(new)
    assert answer(with_new_cards) >= 0

    for _ in range(2):  # the old ones
        old = servers.pop(0)
        now = time.monotonic()
        old.stop()
        assert old.process.returncode == 0
        assert until_all_play_on(witnesses, now) or all(witness.over for witness in witnesses)
    assert answer(with_new_cards) > 0, "a table of the new version minds none of it"

    servers.append(begin("again"))  # the new version is taken back
    servers.pop(0).stop()
    assert until_all_play_on(witnesses, time.monotonic()) or all(witness.over for witness in witnesses)
    ada.move_to(servers[0])
    reached = answer(ada.line(new))
    for client in clients:
        client.leave()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    for witness in witnesses:
        check(kept, witness)
        header, _, _ = stored(kept, witness.table)
        assert (header.rules_version, header.pack_hash) == ("1", load_game("xybrid").pack_hash)
    header, rows, _ = stored(kept, new)
    assert (header.rules_version, header.pack, header.pack_hash) == ("2", "renamed", cards.pack_hash)
    assert len(rows) > reached > 0
    servers[0].stop()
