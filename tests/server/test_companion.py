"""The companion's relay: entries are added once, handed on, and survive; a newer page's are carried too."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monstrum.games.library import load_game
from monstrum.server.companion import MOST_ENTRIES, Relay
from monstrum.server.deploying import deploy
from monstrum.server.protocol_companion import (
    Carried,
    CompanionBench,
    CompanionDeployment,
    CompanionNews,
    CompanionPlace,
)
from monstrum.server.seats import NotPossible
from monstrum.server.store import Guest, KeptResult
from monstrum.server.store_sqlite import open_store

KEY = "k" * 24


def entry(number: int, phone: str = "a", kind: str = "score", **more: object) -> Carried:
    id, data = f"{phone}.s.{number}", {"by": number}
    return {"id": id, "table": "T", "tick": number, "at": 0, "who": phone, "kind": kind, "data": data} | more


def news(
    *entries: Carried, known: int = 0, wait: float = 0.0, key: str = KEY, phone: str = "phone"
) -> CompanionNews:
    return CompanionNews(key, phone, known, list(entries), wait)


def test_entries_are_kept_once_and_outlive_the_server(tmp_path: Path) -> None:
    async def evening() -> None:
        store = open_store(tmp_path)
        relay = Relay(store)
        first = await relay.exchange("T", news(entry(1), entry(2)))
        assert (first.number, len(first.entries)) == (2, 2)
        newer = entry(3, "b", "hologram", colour={"of": ["a newer page", 1.5, None]})
        again = await relay.exchange("T", news(entry(2), entry(2), newer, known=2))
        assert again.number == 3
        assert again.entries == [newer]  # as it came, with what nobody knows here
        await store.close()
        store = open_store(tmp_path)
        late = await Relay(store).exchange("T", news(known=99))  # it knows more than there is: all of it
        assert late.entries == [entry(1), entry(2), newer]
        assert await store.check_up() == []
        await store.close()

    asyncio.run(evening())


def test_who_shows_the_code_sees_that_somebody_has_come(tmp_path: Path) -> None:
    async def evening() -> None:
        store = open_store(tmp_path)
        relay = Relay(store)
        first = await relay.exchange("T", news(entry(1)))
        waiting = asyncio.create_task(relay.exchange("T", news(known=first.number, wait=600.0)))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        await relay.exchange("T", news(known=first.number, phone="another"))  # which has nothing to tell
        answer = await waiting
        assert (answer.entries, answer.phones) == ([], 2)
        await store.close()

    asyncio.run(evening())


def test_whoever_waits_is_told_at_once_and_a_stopping_server_keeps_nobody(tmp_path: Path) -> None:
    async def evening() -> None:
        store = open_store(tmp_path)
        relay = Relay(store)
        await relay.exchange("T", news(entry(1)))
        waiting = asyncio.create_task(relay.exchange("T", news(known=1, wait=20)))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        await relay.exchange("T", news(entry(2), known=1))
        assert (await waiting).entries == [entry(2)]
        other = asyncio.create_task(relay.exchange("T", news(known=2, wait=20)))
        await asyncio.sleep(0.05)
        relay.stop()
        assert (await other).entries == []
        await store.close()

    asyncio.run(evening())


def test_a_wrong_key_opens_nothing_and_a_table_is_never_endless(tmp_path: Path) -> None:
    async def evening() -> None:
        store = open_store(tmp_path)
        relay = Relay(store)
        await relay.exchange("T", news(entry(1)))
        with pytest.raises(NotPossible, match="does not open"):
            await relay.exchange("T", news(key="x" * 24))
        with pytest.raises(NotPossible, match="another table"):
            await relay.exchange("U", news(entry(1)))
        with pytest.raises(NotPossible, match="too large"):
            await relay.exchange("T", news(entry(9, data={"note": "x" * 5000})))
        wrongs: list[dict[str, Any]] = [
            {"id": ""},
            {"tick": -1},
            {"data": []},
            {"who": None},
            {"kind": "x" * 99},
        ]
        for wrong in wrongs:
            with pytest.raises(NotPossible, match="cannot be read"):
                await relay.exchange("T", news(entry(9, **wrong)))
        for start in range(2, MOST_ENTRIES + 1, 100):
            numbers = range(start, min(start + 100, MOST_ENTRIES + 1))
            await relay.exchange("T", news(*map(entry, numbers), known=MOST_ENTRIES))
        with pytest.raises(NotPossible, match="no room"):
            await relay.exchange("T", news(entry(MOST_ENTRIES + 1)))
        assert (await relay.exchange("T", news(entry(5), known=MOST_ENTRIES))).number == MOST_ENTRIES
        await store.close()

    asyncio.run(evening())


def test_a_result_belongs_to_its_guest_and_goes_with_them(tmp_path: Path) -> None:
    async def evening() -> None:
        store = open_store(tmp_path)
        await store.put_guest(Guest("g", "Ada", 0.0))
        await store.companion_result("T", "g", KeptResult("T", "xybrid", 5.0, "{}"))
        await store.companion_result("T", "g", KeptResult("T", "xybrid", 6.0, '{"ranks":[1]}'))
        assert await store.companion_results("g") == [KeptResult("T", "xybrid", 6.0, '{"ranks":[1]}')]
        await store.delete_guest("g")
        assert await store.companion_results("g") == []
        await store.close()

    asyncio.run(evening())


def place(id: str, slot: str) -> CompanionPlace:
    return CompanionPlace(id, slot)


def test_a_deployment_is_the_engines(tmp_path: Path) -> None:
    """XY-9.1, XY-9.2  Values as they stand, and the hand."""
    game = load_game("xybrid")
    first = CompanionBench([place("C05", "core"), place("H03", "head"), place("A01", "arm.left")])
    second = CompanionBench([place("C04", "core"), place("L02", "legs"), place("X01", "aux")], ["A18"])
    found = deploy(game, CompanionDeployment(3, 1, [5, 9], [first, second]))
    assert found.infamy == [before + more for before, more in zip([5, 9], found.gained, strict=True)]
    assert any("worth" in line for line in found.lines)
    for seats, why in (
        ([first, CompanionBench([])], "core"),
        ([first, first], "twice|C05"),
        ([first, CompanionBench([place("C04", "core"), place("Z99", "head")])], "Z99"),
        ([first, CompanionBench([place("C04", "core"), place("x] inf 9", "head")])], "There is no part"),
    ):
        with pytest.raises(NotPossible, match=why):
            deploy(game, CompanionDeployment(1, 0, [0, 0], seats))


def test_bad_messages_are_refused_and_newer_ones_read() -> None:
    """What the messages allow is in their types; the rest is refused before anything is stored."""
    read = msgspec.json.Decoder(CompanionNews)
    good = {"key": KEY, "phone": "a", "known": 0, "entries": []}
    assert read.decode(json.dumps(good)).wait == 0.0
    for wrong in ('"key": "short"', '"known": -1', '"wait": 900', '"entries": [7]', '"phone": ""'):
        with pytest.raises(msgspec.ValidationError):
            read.decode(json.dumps(good | json.loads(f"{{{wrong}}}")))
    newer = json.dumps(good | {"colour": "of a newer page"})  # fields nobody knows here are let through
    assert read.decode(newer).phone == "a"
