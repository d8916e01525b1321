"""Two servers that differ only in what a reader may not know send that reader the same, byte for byte.

The pairs of `test_no_leak.py` compare what rooms tell. Here all of it is asked for over the wire, of servers
that keep their data in SQLite, in PostgreSQL, and of two workers, the reader coming through the one where the
table does not live. Nobody answers meanwhile: what an answer shows may differ. `test_socket.py` compares
sealed choices, `test_workers.py` what comes through another worker as a game goes on.
"""

import json
import random
import re
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from tests.server.buses import bus
from tests.server.databases import BOTH, POSTGRESQL, Kept, kept_in
from tests.server.twins import READER
from tests.server.wire import Line, Person, Server

PAIRS = 3
SOAK_PAIRS = 60
MOST = 40  # answers before the reader listens
DEEP = 90  # in many pairs
SEED = 7
TOLD = ("update", "brief", "refused", "accepted", "picking", "why", "problem", "said")
OWN_TIME = re.compile(r'"created":[0-9.]+')
GAMES = ("xybrid", "mutation_wars", "hybrid")


@dataclass
class Side:
    """One table in one of the two worlds: who sits there, and what the reader was told."""

    table: str
    people: list[Person]
    seat: int  # the reader's
    heard: list[bytes] = field(default_factory=list)
    truth: str = ""  # what the other seat is told

    def keep(self, text: str) -> bytes:
        return OWN_TIME.sub('"created":0', text.replace(self.table, "TABLE")).encode()


def reads(pair: int) -> bool:
    """Whether the reader sits at the table, or looks on."""
    return (pair + pair // len(GAMES)) % 3 > 0


def begin(server: Server, pair: int) -> Side:
    """A game in which somebody else plays the same in both worlds, up to a place between two answers."""
    rng = random.Random(pair)
    people = [Person(server, "Ada"), Person(server, READER if reads(pair) else "Bob"), Person(server)]
    game = GAMES[pair % len(GAMES)]
    opened = people[0].post("/api/tables", game=game, seats=["me", "open"], listed=True).json()
    table = opened["table"]["id"]
    assert people[1].post(f"/api/tables/{table}/sit").status_code == 200
    assert people[0].post(f"/api/tables/{table}/start").status_code == 200
    lines = [people[seat].line(table) for seat in (0, 1)]
    for line in lines:
        line.until("update")
    left = rng.randrange(MOST if pair < PAIRS else DEEP)
    while left > 0 or len(lines[0].updates[0]["waiting"]) == 1 != len(last_waiting(lines)):
        update = lines[0].updates[0]
        if update["ending"]:
            break
        seat = rng.choice(update["waiting"])
        lines[seat].play(seat, rng)
        lines[seat].until("accepted")
        for line in lines:
            line.until("update")
        left -= 1
    for line in lines:
        line.close()
    return Side(table, people, 1 if reads(pair) else -1)


def last_waiting(lines: list[Line]) -> list[int]:
    """Who was awaited when this decision began: a sealed one is not left in its middle."""
    update = lines[0].updates[0]
    return update["waiting"] if not update["view"].get("committed") else [0, 1]


def listen(side: Side, home: Server, far: Server, pair: int) -> None:
    """All that the reader can ask for, at the server where the table may not be."""
    owner, reader = side.people[0], side.people[1 if side.seat == 1 else 2]
    owner.move_to(home)
    side.truth = owner.http.get(f"/api/tables/{side.table}/update?seat=0").text  # the table lives there now
    reader.move_to(far)
    path = f"/api/tables/{side.table}"
    for asked in (
        "",
        f"/update?seat={side.seat}",
        f"/record?seat={side.seat}",
        f"/update?seat={side.seat}&since=9",
    ):
        side.heard.append(side.keep(reader.http.get(path + asked).text))
    lines = [reader.line(side.table, brief=brief) for brief in (False, True)]
    for line in lines:
        line.until("update")
    if side.seat >= 0:
        ask(lines[0], side.seat, random.Random(pair))
    for line in lines:
        side.heard += told(side, line)
        line.close()


def ask(line: Line, seat: int, rng: random.Random) -> None:
    """What changes nothing: picks that are begun, wrong answers, and why."""
    update = line.updates[seat]
    place = {"seat": seat, "ply": update["ply"], "epoch": update["epoch"]}
    own = [option["action"] for option in update["options"]]
    wrong = next(action for action in rng.sample(range(200), 200) if action not in own)
    for number, message in enumerate(
        (
            {"type": "play", "action": wrong, **place},
            {"type": "pick", "picked": [], **place},
            {"type": "pick", "picked": own[:1], **place},
            {"type": "why", "seat": seat, "words": "draw A01"},
            {"type": "play", "action": 0, **place, "ply": update["ply"] + 1},
        )
    ):
        line.send(id=f"q{number}", **message)
    line.send(type="ping")
    line.until("pong")


def told(side: Side, line: Line) -> list[bytes]:
    """Who comes and goes meanwhile is the network's matter."""
    return [side.keep(text) for text in line.raw if json.loads(text)["type"] in TOLD]


def world(kept: Kept, workers: int, pairs: range, twin: int) -> list[Side]:
    data = kept.folder / "data"
    kept.folder.mkdir()
    kept = replace(kept, folder=data)
    running = Server(data, **kept.options(), seed=SEED)
    sides = [begin(running, pair) for pair in pairs]
    running.stop()
    options = {"twin": twin} if twin else {}
    if workers > 1:
        kept = replace(kept, bus=bus().url)
    servers = [Server(data, **kept.options(), **options) for _ in range(workers)]
    for pair, side in zip(pairs, sides, strict=True):
        listen(side, servers[0], servers[-1], pair)
    for server in servers:
        server.stop()
    return sides


def compare(folder: Path, store: str, workers: int, pairs: range) -> int:
    """How many messages were the same."""
    one, other = (
        world(replace(kept_in(store, folder / name), folder=folder / name), workers, pairs, twin)
        for name, twin in (("truth", 0), ("twin", 11))
    )
    compared = differ = 0
    for truth, twin in zip(one, other, strict=True):
        assert truth.heard == twin.heard
        compared += len(truth.heard)
        differ += truth.keep(truth.truth) != twin.keep(twin.truth)
    print(f"{len(one)} pairs, {differ} of two truths, {compared} messages: the same")
    assert differ > len(one) / 3
    return compared


@pytest.mark.parametrize(("store", "workers"), [*((store, 1) for store in BOTH), (POSTGRESQL, 2)])
def test_what_a_reader_may_not_know_changes_no_byte_on_the_wire(
    tmp_path: Path, store: str, workers: int
) -> None:
    assert compare(tmp_path, store, workers, range(PAIRS)) > 5 * PAIRS


@pytest.mark.soak
@pytest.mark.parametrize(("store", "workers"), [*((store, 1) for store in BOTH), (POSTGRESQL, 2)])
def test_many_pairs_are_told_the_same_on_the_wire(tmp_path: Path, store: str, workers: int) -> None:
    assert compare(tmp_path, store, workers, range(100, 100 + SOAK_PAIRS)) > 5 * SOAK_PAIRS
