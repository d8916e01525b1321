"""What the page is told for an answer is small, and whole once the differences are put together."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.wire import Json, Person, server

MOST_ANSWERS = 160
BAR = 24_000  # bytes of an update, in 95 of 100
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "xybrid": ("xybrid", 2, {}),
    "mutation wars": ("mutation_wars", 2, {}),
    "hybrid HYM-3": ("hybrid", 2, {"mission": "HYM-3"}),
    "hybrid HYM-4": ("hybrid", 2, {"mission": "HYM-4"}),
}
WHOLE = ("board", "outlook", "options", "prompt", "ply", "epoch", "waiting")


@pytest.mark.parametrize("name", TABLES)
def test_an_update_for_the_page_is_at_most_24_kb(tmp_path: Path, name: str) -> None:
    game, seats, config = TABLES[name]
    with server(tmp_path / "data", seed=7) as running:
        ada = Person(running, "Ada")
        body: Json = {"game": game, "seats": ["me"] * seats, "config": {"players": seats} | config}
        table = ada.post("/api/tables", **body).json()["table"]["id"]
        ada.post(f"/api/tables/{table}/start")
        line = ada.line(table, brief=True)
        rng, sizes = random.Random(1), []
        while len(line.updates) < seats:
            line.until("update")
        for number in range(MOST_ANSWERS):
            waiting = [seat for seat, update in line.updates.items() if update["options"]]
            if not waiting:
                break
            heard = len(line.raw)
            id = line.play(rng.choice(waiting), rng)
            assert line.until("accepted")["id"] == id
            ply = line.until("update")["ply"]
            line.send(type="ping")
            line.until("pong")
            sizes += [len(text.encode()) for text in line.raw[heard:] if text.startswith('{"type":"brief"')]
            if number % 20 == 0 and ply:
                for seat in range(seats):
                    told = ada.http.get(f"/api/tables/{table}/update", params={"seat": seat}).json()
                    assert {key: told[key] for key in WHOLE} == {
                        key: line.updates[seat][key] for key in WHOLE
                    }
        sizes.sort()
        print(
            f"{name}: {len(sizes)} updates, p50 {sizes[len(sizes) // 2]}, p95 {sizes[len(sizes) * 95 // 100]}"
        )
        assert len(sizes) > 50
        assert sizes[len(sizes) * 95 // 100] <= BAR
