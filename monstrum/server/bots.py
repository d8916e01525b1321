"""Bots at live tables: in processes of their own, within a budget, and never on the event loop.

Ours share a few processes per name: each question carries all that the seat knows, so they need no memory.
Guests (`--code`) keep a process per table and seat: two seats must not tell each other anything.
"""

import asyncio
import hashlib
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from monstrum.bots.asking import ask
from monstrum.bots.bot import Clock
from monstrum.bots.contained import ContainedBot, fallback
from monstrum.bots.guests import GUESTS, Guest, Limits
from monstrum.bots.names import MAKERS
from monstrum.core.contract import Game
from monstrum.core.errors import MonstrumError
from monstrum.core.state import State
from monstrum.server.table import Table

OURS: Final = {
    "random": ("monstrum.bots.random_bot", "RandomBot"),
    "greedy": ("monstrum.bots.greedy", "GreedyBot"),
}
BUDGET: Final = 2.0
PACE: Final = 0.6
FOR_EVER: Final = 10**9  # of ours: a fault is one decision's matter


class Bots:
    """All bots of a server."""

    def __init__(self, budget: float = BUDGET, together: int = 2, pace: float = 0.0) -> None:
        assert set(OURS) == set(MAKERS), "a bot of ours has no process to live in"
        self.budget = budget
        self.pace = pace  # seconds between two answers where people play; see `driving.py`
        self._threads = ThreadPoolExecutor(max_workers=4 * together, thread_name_prefix="bot")
        self._together = together
        self._idle: dict[tuple[str, str], asyncio.LifoQueue[ContainedBot]] = {}
        self._own: dict[tuple[str, int], ContainedBot] = {}  # guests, by table and seat
        self._all: list[ContainedBot] = []

    async def answer(self, table: Table, seat: int, name: str) -> "Chosen":
        """The action of this bot, or of the fallback (for no name at once), after budget + 500 ms at the
        latest."""
        question = Question(
            table.game,
            table.match.state.clone(),
            seat,
            decision_seed(table, seat),
            time.monotonic() + self.budget,
        )
        if not name:
            return await self._in_thread(None, question)
        if name in GUESTS:
            return await self._in_thread(self._guest(table, seat, GUESTS[name]), question)
        idle = self._workers(table.game, name)
        try:
            async with asyncio.timeout(self.budget):
                worker = await idle.get()
        except TimeoutError:  # too many tables at once
            return await self._in_thread(None, question)
        try:
            return await self._in_thread(worker, question)
        finally:
            idle.put_nowait(worker)

    async def _in_thread(self, worker: ContainedBot | None, question: "Question") -> "Chosen":
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, think, worker, question)

    def _guest(self, table: Table, seat: int, guest: Guest) -> ContainedBot:
        key = (table.header.id, seat)
        if key not in self._own:
            self._own[key] = self._contained(guest, table.game)
            self._own[key].begin(decision_seed(table, -1), wait=False)
        return self._own[key]

    def _workers(self, game: Game, name: str) -> "asyncio.LifoQueue[ContainedBot]":
        key = (game.name + game.pack_hash, name)
        if key not in self._idle:
            module, attribute = OURS[name]
            limits = Limits(budget=self.budget, faults=FOR_EVER)
            guest = Guest(name, module=module, attribute=attribute, limits=limits)
            self._idle[key] = asyncio.LifoQueue()
            for _ in range(self._together):
                worker = self._contained(guest, game)
                worker.begin(0, wait=False)
                self._idle[key].put_nowait(worker)
        return self._idle[key]

    def _contained(self, guest: Guest, game: Game) -> ContainedBot:
        bot = ContainedBot(guest, game)
        self._all.append(bot)
        return bot

    def dismiss(self, table: str) -> None:
        """The table needs its guests no more."""
        for key in [key for key in self._own if key[0] == table]:
            bot = self._own.pop(key)
            self._all.remove(bot)
            bot.close()

    def close(self) -> None:
        for bot in self._all:
            bot.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True, slots=True)
class Question:
    """A decision a bot owes; the state is a copy of its own."""

    game: Game
    state: State
    seat: int
    seed: int
    deadline: float


@dataclass(frozen=True, slots=True)
class Chosen:
    """An answer, and whether it is the fallback's."""

    action: int
    fallback: bool


def think(worker: ContainedBot | None, question: Question) -> Chosen:
    """In a thread: the bot's answer within what is left of its time, or the fallback's."""
    game, state, seat, seed = question.game, question.state, question.seat, question.seed
    left = question.deadline - time.monotonic()
    if worker is not None and left > 0:
        if worker.guest.limits.faults == FOR_EVER:
            worker.begin(seed, wait=False)
        faults = len(worker.faults)
        with suppress(MonstrumError):
            action = ask(worker, game, state, seat, seed, Clock(left))
            return Chosen(action, worker.retired or len(worker.faults) > faults)
    return Chosen(ask(fallback(game, seed), game, state, seat, seed), True)


def decision_seed(table: Table, seat: int) -> int:
    """What a bot rolls with, from the place in the game: after a restart it answers the same."""
    place = f" bot {len(table.match.entries)}:{table.undos}:{seat}".encode()
    return int.from_bytes(hashlib.sha256(table.header.seed + place).digest()[:7], "little")
