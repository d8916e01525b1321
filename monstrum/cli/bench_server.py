"""`monstrum bench server`: how soon it serves, loads a table, answers, replaces a bot, and stops.

The tables it starts with are stored in the midst of a game, as far behind their last snapshot as can be; one
in twenty awaits a bot, and goes on by itself.
"""

import asyncio
import hashlib
import json
import tempfile
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Any, Final
from urllib.parse import urlsplit

from monstrum.bots.asking import ask
from monstrum.bots.contained import ContainedBot
from monstrum.bots.guests import Guest, Limits
from monstrum.cli.own_server import OwnServer
from monstrum.core import engine
from monstrum.core.quick import Quick
from monstrum.games.library import load_game
from monstrum.server.protocol import Play
from monstrum.server.snapshots import EVERY, take_snapshot
from monstrum.server.store import BOT, GUEST, PLAYING, Chair, Change, Header, Row, Snapshot
from monstrum.server.store_sqlite import open_store
from monstrum.server.table import Table

TABLES: Final = 2000
DUE: Final = 20  # one in so many awaits a bot
ASKED: Final = 20  # tables loaded
ANSWERS: Final = 30
BUDGET: Final = 0.3
HANGS: Final = """
import time
from monstrum.bots.bot import Bot

class Hangs(Bot):
    def choose(self, view, options, sampler, clock):
        time.sleep(600)
"""


def measure_server(tables: int = TABLES) -> Iterator[str]:
    """A sentence for each figure, as soon as it is known; several times are told by their median."""
    with tempfile.TemporaryDirectory(prefix="monstrum-bench-") as folder:
        data = Path(folder) / "data"
        asyncio.run(fill(data, tables))
        running = OwnServer(data)
        try:
            visitor = Visitor(running.url)
            visitor.get("/api/health")
            start = f"{running.started:.2f} s after its start"
            yield f"With {tables:,} tables in play the server answers {start}."
            loaded = [seconds(lambda at=at: visitor.get(f"/api/tables/t{at}/update")) for at in some(tables)]
            yield f"A table is loaded in {1000 * median(loaded):.0f} ms, at most {1000 * max(loaded):.0f} ms."
            yield f"An answer is acknowledged after {1000 * median(visitor.play(ANSWERS)):.1f} ms."
            visitor.line.close()
        except BaseException:
            running.drop()
            raise
        running.stop()
        yield f"The server stops in {running.stopped:.2f} s."
        yield f"A bot that hangs is replaced {1000 * replacing(Path(folder)):.0f} ms after its time."


def seconds(work: Any) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def some(tables: int) -> list[int]:
    """Tables that do not go on by themselves."""
    return [number for number in range(tables) if number % DUE][:: max(1, tables // ASKED)]


# Tables ---------------------------------------------------------------------------------------------


def header(id: str, bots: bool) -> Header:
    game = load_game("xybrid")
    chairs = (Chair(BOT, "", "random"),) * 2 if bots else (Chair(GUEST, "a", "A"), Chair(GUEST, "b", "B"))
    return Header(
        id=id,
        game=game.name,
        rules_version=game.rules_version,
        pack=game.pack_name,
        pack_hash=game.pack_hash,
        config={"players": 2},
        seed=hashlib.sha256(b"bench").digest(),
        created=0.0,
        host="a",
        listed=True,
        chairs=chairs,
        status=PLAYING,
    )


def one_game() -> tuple[list[Row], Snapshot]:
    """Rows as many as possible after the last snapshot."""
    table = Table(header("t", bots=False), load_game("xybrid"))
    rows: list[Row] = []
    rng = Quick(1)
    snapshot = None
    while snapshot is None or len(rows) < snapshot.rows + EVERY - 1:
        seat = table.waiting()[0]
        options = engine.legal_actions(table.match.state, seat)
        action = options[rng.below(len(options))]
        done = table.handle(Play(f"c{len(rows)}", seat, table.ply(seat), table.epoch(seat), action))
        rows.extend(done.rows)
        if snapshot is None and len(rows) >= EVERY:
            snapshot = take_snapshot(table)
    return rows, snapshot


async def fill(folder: Path, tables: int) -> None:
    rows, snapshot = one_game()
    store = open_store(folder)
    jobs = []
    for number in range(tables):
        due = number % DUE == 0
        head = header(f"t{number}", bots=due)
        await store.create(head, ())
        change = store.change(Change(head.id, 0, tuple(rows), snapshot=snapshot, due=due))
        jobs.append(asyncio.ensure_future(change))
        if len(jobs) == 100:
            await asyncio.gather(*jobs)
            jobs.clear()
    await asyncio.gather(*jobs)
    await store.close()


# A visitor ------------------------------------------------------------------------------------------


class Visitor:
    """A guest with cookies, over one line."""

    def __init__(self, url: str) -> None:
        self.line = HTTPConnection(urlsplit(url).netloc, timeout=120)
        self.cookies: dict[str, str] = {}
        self.get("/api/me")
        self.post("/api/me", name="Ada")

    def get(self, path: str) -> Any:
        return self._ask("GET", path, None)

    def post(self, path: str, **body: object) -> Any:
        return self._ask("POST", path, json.dumps(body))

    def _ask(self, method: str, path: str, body: str | None) -> Any:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Cookie": cookies, "X-CSRF-Token": self.cookies.get("monstrum_csrf", "")}
        if body is not None:
            headers["Content-Type"] = "application/json"
        self.line.request(method, path, body, headers)
        answer = self.line.getresponse()
        for cookie in answer.headers.get_all("Set-Cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return json.loads(answer.read())

    def play(self, answers: int) -> list[float]:
        """Alone on both chairs; the seconds until each answer is acknowledged."""
        table = self.post("/api/tables", game="xybrid", seats=["me", "me"], start=True)["table"]["id"]
        found = []
        for number in range(answers):
            both = [self.get(f"/api/tables/{table}/update?seat={seat}") for seat in (0, 1)]
            update = next(update for update in both if update["options"])
            play = {key: update[key] for key in ("seat", "ply", "epoch")}
            action = update["options"][0]["action"]
            path, id = f"/api/tables/{table}/commands", f"bench-{number}"
            found.append(seconds(lambda: self.post(path, type="play", id=id, action=action, **play)))  # noqa: B023
        return found


def replacing(folder: Path) -> float:
    """How long after its budget another one has answered for a bot that hangs."""
    (folder / "hangs.py").write_text(HANGS)
    game = load_game("xybrid")
    limits = Limits(budget=BUDGET, start=60.0)
    bot = ContainedBot(Guest("hangs", file=str(folder / "hangs.py"), limits=limits), game)
    state = game.start({"players": 2}, 1)
    late = []
    for seed in range(3):
        bot.begin(seed)
        late.append(seconds(lambda: ask(bot, game, state, engine.actor(state), 1)) - BUDGET)
    bot.close()
    return median(late)
