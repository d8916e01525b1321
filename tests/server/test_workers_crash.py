"""Two workers share their tables, and one of them, their bus or their database goes away while people play.

Nothing acknowledged is lost, nothing was heard that is not stored, nothing is played twice, and everybody
plays on by themselves. How long that takes is printed.
"""

import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest

from tests.server.buses import bus
from tests.server.crashing import (
    Witness,
    check,
    check_again,
    fresh_witness,
    sit_down,
    wait_for_answers,
)
from tests.server.databases import POSTGRESQL, Kept, kept_in, postgres
from tests.server.test_crash import finished
from tests.server.wire import PATIENCE, Server

TABLES = 2
MOST = 25  # answers before something happens


class Pair:
    """Two workers at one database. Their clients know only this list."""

    def __init__(self, folder: Path) -> None:
        kept = kept_in(POSTGRESQL, folder)
        self.kept = Kept(folder, kept.url, bus().url)
        self.servers: list[Server] = []
        for _ in range(2):
            self.add()

    def add(self) -> None:
        self.servers.append(Server(self.kept.folder / "data", **self.kept.options()))

    def kill_one(self, rng: random.Random) -> float:
        """Whoever comes meanwhile finds the other one; another worker begins. When it was killed."""
        victim = self.servers.pop(rng.randrange(2))
        now = time.monotonic()
        victim.kill()
        return now

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


def worker_dies(pair: Pair, rng: random.Random) -> float:
    return pair.kill_one(rng)


def bus_dies(pair: Pair, rng: random.Random) -> float:
    """For a moment; then it is there again, and knows nothing."""
    bus().kill()
    time.sleep(rng.random())
    bus().start()
    return time.monotonic()


def database_restarts(pair: Pair, rng: random.Random) -> float:
    postgres().restart()
    return time.monotonic()


def disturb_often(
    folder: Path, times: int, seed: int, disturb: Callable[[Pair, random.Random], float]
) -> list[float]:
    """How long it took each time, table by table, until somebody was answered again; counted from when
    something was killed, or was back."""
    rng = random.Random(seed)
    pair = Pair(folder)
    witnesses: list[Witness] = []
    gaps: list[float] = []
    acknowledged = 0
    try:
        for number in range(times):
            while len(witnesses) < TABLES:
                opened_at = rng.choice(pair.servers)
                witnesses.append(fresh_witness(opened_at, bots=not any(w.bots for w in witnesses)))
            clients, threads = sit_down(pair.servers, witnesses, seed * 1000 + number)
            wait_for_answers(witnesses, rng.randint(1, MOST), PATIENCE)
            gaps += until_all_play_on(witnesses, disturb(pair, rng))
            for client in clients:
                client.leave()
            for thread in threads:
                thread.join(PATIENCE)
                assert not thread.is_alive()
            for witness in witnesses:
                check(pair.kept, witness)
            while len(pair.servers) < 2:
                pair.add()
            for witness in witnesses:
                check_again(rng.choice(pair.servers), witness)
            acknowledged += sum(witness.total for witness in witnesses if finished(witness))
            witnesses = [witness for witness in witnesses if not finished(witness)]
        acknowledged += sum(witness.total for witness in witnesses)
    finally:
        pair.stop()
    print(
        f"{times} times {disturb.__name__}: {acknowledged} answers acknowledged, gaps of "
        f"{median(gaps):.2f} s (median) and {max(gaps):.2f} s (worst)"
    )
    return gaps


def until_all_play_on(witnesses: list[Witness], since: float) -> list[float]:
    """Seconds from then on, for each table whose game is not over. What was answered before a worker was dead
    is no sign that its tables go on."""
    now = time.monotonic()
    until, gaps = now + PATIENCE, dict[str, float]()
    while not all(witness.table in gaps or witness.over for witness in witnesses):
        assert time.monotonic() < until, "nobody plays on"
        time.sleep(0.01)
        gaps = {w.table: w.last - since for w in witnesses if w.last > now} | gaps
    return list(gaps.values())


def test_tables_go_on_when_a_worker_is_killed(tmp_path: Path) -> None:
    assert disturb_often(tmp_path, 3, 21, worker_dies)


def test_tables_go_on_when_the_bus_was_killed(tmp_path: Path) -> None:
    assert disturb_often(tmp_path, 1, 22, bus_dies)


def test_tables_go_on_when_the_database_of_two_workers_was_restarted(tmp_path: Path) -> None:
    assert disturb_often(tmp_path, 1, 23, database_restarts)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(31, 36))
def test_tables_go_on_through_many_deaths_of_workers(tmp_path: Path, seed: int) -> None:
    assert disturb_often(tmp_path, 10, seed, worker_dies)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(41, 43))
def test_tables_go_on_through_many_deaths_of_the_bus(tmp_path: Path, seed: int) -> None:
    assert disturb_often(tmp_path, 10, seed, bus_dies)


@pytest.mark.soak
def test_tables_go_on_through_many_restarts_of_the_database(tmp_path: Path) -> None:
    assert disturb_often(tmp_path, 10, 51, database_restarts)
