"""The server is killed while people play. Nothing acknowledged is lost, nothing unstored was heard."""

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.crashing import Witness, check, check_again, fresh_witness, storm
from tests.server.databases import BOTH, POSTGRESQL, SQLITE, Kept, kept_in, postgres
from tests.server.wire import Server

KILLS = {SQLITE: (5, 4), POSTGRESQL: (3, 2)}  # in each of two tests
SOAK_KILLS = {SQLITE: 200, POSTGRESQL: 100}
TABLES = 2


def kill_often(
    kept: Kept, kills: int, seed: int, most: int = 40, disturb: Callable[[], None] | None = None
) -> None:
    """`most`: answers before a kill. `disturb`: what else is done to the server before."""
    rng = random.Random(seed)
    data = kept.folder / "data"
    kept = replace(kept, folder=data)
    witnesses: list[Witness] = []
    acknowledged = 0
    running = Server(data, **kept.options())
    for kill in range(kills):
        while len(witnesses) < TABLES:
            witnesses.append(fresh_witness(running, bots=not any(w.bots for w in witnesses)))
        storm(running, witnesses, rng.randint(1, most), seed * 1000 + kill, disturb)
        for witness in witnesses:
            check(kept, witness)
        running = Server(data, **kept.options())
        for witness in witnesses:
            check_again(running, witness)
        acknowledged += sum(witness.total for witness in witnesses if finished(witness))
        witnesses = [witness for witness in witnesses if not finished(witness)]
    acknowledged += sum(witness.total for witness in witnesses)
    running.stop()
    print(f"{kills} kills, {acknowledged} answers acknowledged")
    assert acknowledged > 2 * kills


def finished(witness: Witness) -> bool:
    return witness.replica is not None and witness.replica.over()


@pytest.mark.parametrize("store", BOTH)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    tmp_path: Path, store: str, seed: int
) -> None:
    kill_often(kept_in(store, tmp_path), KILLS[store][seed], seed)


def test_nothing_is_lost_or_doubled_when_the_database_is_restarted(tmp_path: Path) -> None:
    """People play on by themselves; then their server is killed, too, and all they were promised is there."""
    kill_often(kept_in(POSTGRESQL, tmp_path), 2, 5, most=10, disturb=lambda: postgres().restart())


@pytest.mark.soak
def test_nothing_is_lost_or_doubled_in_many_restarts_of_the_database(tmp_path: Path) -> None:
    kill_often(kept_in(POSTGRESQL, tmp_path), 10, 6, disturb=lambda: postgres().restart())


@pytest.mark.soak
@pytest.mark.parametrize("store", BOTH)
@pytest.mark.parametrize("seed", range(10, 14))
def test_nothing_acknowledged_is_lost_in_many_kills(tmp_path: Path, store: str, seed: int) -> None:
    kill_often(kept_in(store, tmp_path), SOAK_KILLS[store] // 4, seed, most=100)
