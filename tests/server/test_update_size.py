"""What the page is told for an answer is small, and whole once the differences are put together."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from monstrum.core import engine
from monstrum.games.library import load_game
from monstrum.server.brevity import whole
from monstrum.server.fanout import LocalFanout, Subscription
from monstrum.server.outcomes import Answer
from monstrum.server.protocol import ENCODE, Accepted, Play, Undo, Update
from monstrum.server.room import Room
from monstrum.server.store import Stored
from tests.server.pairs import BOTS, NoStore
from tests.server.running import run
from tests.server.tables import header

Json = dict[str, Any]

BAR = 24_000  # bytes of an update, in 95 of 100
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "xybrid": ("xybrid", {}),
    "mutation wars": ("mutation_wars", {}),
    "hybrid HYM-3": ("hybrid", {"mission": "HYM-3"}),
    "hybrid HYM-4": ("hybrid", {"mission": "HYM-4"}),
}


class Reader:
    """Somebody who listens on both channels of a seat: what is told whole, and what is told briefly."""

    def __init__(self, room: Room, fanout: LocalFanout, seat: int) -> None:
        self.room, self.seat = room, seat
        self.inboxes = [Subscription(most=10_000), Subscription(most=10_000)]
        for inbox, brief in zip(self.inboxes, (False, True), strict=True):
            fanout.listen(inbox, [room.channels.seat(seat, brief)])
        self.known: Json = {}
        self.sizes: list[int] = []

    async def come(self) -> None:
        """As on new sockets: one whole update on each."""
        told: list[Update] = []
        for brief in (False, True):
            await self.room.catch_up(
                self.seat, 0, False, lambda channel, update: told.append(update), brief=brief
            )
        self.known = json.loads(ENCODE.encode(told[1]))

    async def hear(self) -> None:
        """Each brief update stands for the whole one that was told beside it, byte for byte."""
        while self.inboxes[0].waiting():
            meant = json.loads((await self.inboxes[0].next()).message)
            assert self.inboxes[1].waiting(), "what is told whole is told briefly too"
            text = (await self.inboxes[1].next()).message
            message = json.loads(text)
            if message["type"] == "brief":
                message = whole(message, self.known)
                self.sizes.append(len(text))
            self.known = message
            assert without(message, "view", "mark", "clocks") == without(meant, "view", "mark", "clocks")
        assert not self.inboxes[1].waiting()


def without(update: Json, *keys: str) -> Json:
    return {key: value for key, value in update.items() if key not in keys}


async def sizes_of(name: str, config: dict[str, Any], seed: int, most: int) -> list[int]:
    """The bytes of all brief updates of a random game of so many answers, with an undo here and there."""
    game = load_game(name)
    head = replace(
        header(seed, "hh"),
        game=name,
        rules_version=game.rules_version,
        pack=game.pack_name,
        pack_hash=game.pack_hash,
        config={"players": 2} | config,
    )
    fanout = LocalFanout()
    room = Room(head, game, (), NoStore(), fanout, BOTS, lambda: 50.0)  # type: ignore[arg-type]
    room.load(Stored(head, None, ()))
    table = room.table
    assert table is not None
    readers = [Reader(room, fanout, seat) for seat in (-1, 0, 1)]
    for reader in readers:
        await reader.come()
    rng = random.Random(seed)
    answers: list[Answer] = []
    for number in range(most):
        if table.over():
            break
        seat = rng.choice(table.waiting())
        place = (seat, table.ply(seat), table.epoch(seat))
        action = rng.choice(engine.legal_actions(table.match.state, seat))
        await room.command(Play(f"p{number}", *place, action), answers.append)
        assert isinstance(answers[-1], Accepted)
        for reader in readers:
            await reader.hear()
        if number % 9 == 8 and not table.over() and table.match.can_undo(seat):
            undo = Undo(f"u{number}", seat, table.ply(seat), table.epoch(seat))
            await room.command(undo, answers.append)
            for reader in readers:
                await reader.hear()
        if number % 40 == 39:
            await rng.choice(readers).come()
    return [size for reader in readers for size in reader.sizes]


def report(name: str, sizes: list[int]) -> None:
    sizes.sort()
    p50, p95 = sizes[len(sizes) // 2], sizes[len(sizes) * 95 // 100]
    print(f"\n{name}: {len(sizes)} updates, p50 {p50}, p95 {p95}, at most {sizes[-1]}")
    assert p95 <= BAR


@pytest.mark.parametrize("name", TABLES)
def test_an_update_for_the_page_is_at_most_24_kb_and_stands_for_a_whole_one(name: str) -> None:
    sizes = run(sizes_of(*TABLES[name], seed=7, most=90))
    assert len(sizes) > 150
    report(name, sizes)


@pytest.mark.soak
@pytest.mark.parametrize("name", TABLES)
def test_every_brief_update_of_whole_games_stands_for_a_whole_one(name: str) -> None:
    report(name, [size for seed in range(3) for size in run(sizes_of(*TABLES[name], seed=seed, most=3000))])
