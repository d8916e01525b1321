"""The server is killed while people play. Nothing acknowledged is lost, nothing unstored was heard."""

import random
from pathlib import Path

import pytest

from tests.server.crashing import Witness, fresh_witness, stored_rows, storm
from tests.server.wire import Person, Server

KILLS = 3
SOAK_KILLS = 200
TABLES = 3


def check(data: Path, witness: Witness) -> None:
    rows = stored_rows(data, witness.table)
    kept = [(row.seat, row.client) for row in rows]
    assert len(set(kept)) == len(kept), "something was played twice"
    lost = [answer for answer in witness.acknowledged if answer not in kept]
    assert not lost, f"{len(lost)} acknowledged answers are lost"


def check_heard(running: Server, witness: Witness) -> None:
    """What each reader had heard is the beginning of what the restarted server tells."""
    for seat, heard in witness.heard.items():
        person = witness.people[max(seat, -1) if seat >= 0 else 2]
        again = Person(running)
        again.http.cookies = person.http.cookies
        update = again.http.get(f"/api/tables/{witness.table}/update", params={"seat": seat}).json()
        assert update["events"][: len(heard)] == heard
        assert update["ply"] >= witness.plies[seat]


def kill_often(tmp_path: Path, kills: int) -> None:
    rng = random.Random(5)
    data = tmp_path / "data"
    acknowledged = 0
    witnesses: list[Witness] = []
    running = Server(data)
    for kill in range(kills):
        while len(witnesses) < TABLES:
            witnesses.append(fresh_witness(running))
        storm(running, witnesses, rng.uniform(0.2, 1.2), kill)
        for witness in witnesses:
            check(data, witness)
            acknowledged += len(witness.acknowledged)
        running = Server(data)
        for witness in witnesses:
            check_heard(running, witness)
            for person in witness.people:
                person.move_to(running)
            witness.acknowledged.clear()
        witnesses = [witness for witness in witnesses if not finished(running, witness)]
    running.stop()
    assert acknowledged > 5 * kills


def finished(running: Server, witness: Witness) -> bool:
    person = witness.people[0]
    return bool(person.http.get(f"/api/tables/{witness.table}").json()["status"] == "over")


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    kill_often(tmp_path, KILLS)


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_in_many_kills(tmp_path: Path) -> None:
    kill_often(tmp_path, SOAK_KILLS)
