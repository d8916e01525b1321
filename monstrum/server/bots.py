"""Bots at live tables: in processes of their own, within a budget, and never on the event loop.

Ours share a few processes per name: each question carries all that the seat knows, so they need no memory.
Guests (`--code`) keep a process per table and seat: two seats must not tell each other anything.
"""

import asyncio
import hashlib
import os
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from monstrum.bots.advice import Finding
from monstrum.bots.asking import ask
from monstrum.bots.at_home import seated
from monstrum.bots.bot import Clock
from monstrum.bots.contained import ContainedBot, fallback
from monstrum.bots.guests import FOR_EVER, GUESTS, Guest, Limits
from monstrum.bots.levels import CHARACTERS
from monstrum.bots.names import AT_TABLES
from monstrum.core.contract import Game
from monstrum.core.errors import MonstrumError
from monstrum.core.state import State
from monstrum.server.pace import Pace
from monstrum.server.table import Table

OURS: Final = {
    "random": ("monstrum.bots.random_bot", "RandomBot"),
    "greedy": ("monstrum.bots.greedy", "GreedyBot"),
    **{kind.name: (kind.__module__, kind.__name__) for kind in CHARACTERS},
}
ADVISER: Final = "adviser"  # asked for hints, never for a seat
BEHIND: Final = {**OURS, ADVISER: ("monstrum.bots.adviser", "Adviser")}
THINKERS: Final = {kind.name for kind in CHARACTERS if kind.level > 5}  # whose strength needs time
HURRIED: Final = 0.25  # of the usual time: below it is worth telling
BUDGET: Final = 2.0
NICE: Final = 5  # whoever plays by hand comes first


class Load:
    """How many ask for a thought at the same time: they share the processors, and so the time for it."""

    def __init__(self, processors: int) -> None:
        self.processors = processors
        self.asking = 0

    def __enter__(self) -> None:
        self.asking += 1

    def __exit__(self, *_: object) -> None:
        self.asking -= 1

    @property
    def share(self) -> float:
        """Of the usual time; as much as ever where everybody has a processor."""
        return min(1.0, self.processors / max(1, self.asking))


class Bots:
    """All bots of a server. `most` and `idle` bound the processes of bots that are not ours."""

    def __init__(
        self,
        budget: float = BUDGET,
        together: int = 2,
        pace: Pace | None = None,
        most: int = 16,
        idle: float = 300.0,
        processors: int = 0,
    ) -> None:
        assert set(OURS) == set(AT_TABLES), "a bot of ours has no process to live in"
        self.budget = budget
        self.pace = pace or Pace()
        self._most = most
        self._slots = asyncio.Semaphore(most)  # for guests who think at the same time
        self._idle_for = idle
        self._load = Load(processors or os.cpu_count() or 1)
        self._threads = ThreadPoolExecutor(max_workers=4 * together, thread_name_prefix="bot")
        self._starting = ThreadPoolExecutor(max_workers=4, thread_name_prefix="bot-start")
        self._together = together
        self._idle: dict[tuple[str, str], asyncio.LifoQueue[ContainedBot]] = {}
        self._own: dict[tuple[str, int], ContainedBot] = {}  # guests, by table and seat
        self._asked: OrderedDict[ContainedBot, float] = (
            OrderedDict()
        )  # all with a process: when, oldest first
        self._thinking: set[ContainedBot] = set()

    async def answer(self, table: Table, seat: int, name: str) -> "Chosen":
        """The action of this bot, or of the fallback (for no name at once). Once a bot has loaded its code,
        after its budget + 500 ms at the latest."""
        if name in GUESTS:
            async with self._slots:
                return await self._ask(self._guest(table, seat, GUESTS[name]), table, seat)
        if not name:
            return await self._ask(None, table, seat)
        with self._load:
            worker = await self._worker(table.game, name)
            if worker is None:  # much too many tables at once
                return await self._ask(None, table, seat)
            try:
                return await self._ask(worker, table, seat)
            finally:
                self._workers(table.game, name).put_nowait(worker)

    async def _worker(self, game: Game, name: str) -> ContainedBot | None:
        """One of ours that is free, as soon as there is one; None if that takes too long."""
        try:
            async with asyncio.timeout(self.budget):
                return await self._workers(game, name).get()
        except TimeoutError:
            return None

    async def advise(self, table: Table, seat: int) -> list[Finding]:
        """What is best for a seat that owes an answer, and what else was thought of; best first. Empty where
        there was no time, or nothing to compare."""
        with self._load:
            worker = await self._worker(table.game, ADVISER)
            if worker is None:
                return []
            try:
                chosen = await self._ask(worker, table, seat)
                return [] if chosen.fallback else list(worker.found)
            finally:
                self._workers(table.game, ADVISER).put_nowait(worker)

    async def _ask(self, worker: ContainedBot | None, table: Table, seat: int) -> "Chosen":
        loop = asyncio.get_running_loop()
        state, seed = table.match.state.clone(), decision_seed(table, seat)
        if worker is None:
            question = Question(table.game, state, seat, seed, time.monotonic() + self.budget)
            return await loop.run_in_executor(self._threads, think, None, question)
        self._thinking.add(worker)
        try:
            self._use(worker)
            if not worker.ready:
                await loop.run_in_executor(self._starting, worker.get_ready)
            share = self._load.share if worker.guest.limits.faults == FOR_EVER else 1.0
            deadline = time.monotonic() + self.budget
            question = Question(table.game, state, seat, seed, deadline, share)
            return await loop.run_in_executor(self._threads, think, worker, question)
        finally:
            self._thinking.discard(worker)

    def expect(self, table: Table) -> None:
        """A game begins or is loaded: its guests load their code meanwhile."""
        for seat, chair in enumerate(table.header.chairs):
            if chair.bot() in GUESTS and len(self._with_process()) < self._most:
                self._use(self._guest(table, seat, GUESTS[chair.bot()]))

    def _guest(self, table: Table, seat: int, guest: Guest) -> ContainedBot:
        key = (table.header.id, seat)
        if key not in self._own or self._own[key].guest.name != guest.name:
            nice = replace(guest, limits=replace(guest.limits, nice=NICE))
            self._own[key] = seated(nice, table.game)
            self._own[key].begin(decision_seed(table, -1), wait=False)
        return self._own[key]

    def _workers(self, game: Game, name: str) -> "asyncio.LifoQueue[ContainedBot]":
        key = (game.name + game.pack_hash, name)
        if key not in self._idle:
            module, attribute = BEHIND[name]
            limits = Limits(budget=self.budget, faults=FOR_EVER, nice=NICE)
            guest = Guest(name, module=module, attribute=attribute, limits=limits)
            self._idle[key] = asyncio.LifoQueue()
            for _ in range(self._together):
                worker = seated(guest, game)
                worker.begin(0, wait=False)
                self._use(worker)
                self._idle[key].put_nowait(worker)
        return self._idle[key]

    # How many processes there are -----------------------------------------------------------------------

    def _use(self, bot: ContainedBot) -> None:
        """It is asked now; if there are too many guests, the one asked longest ago ends its process."""
        self._asked[bot] = time.monotonic()
        self._asked.move_to_end(bot)
        guests = self._with_process()
        idle = [other for other in guests if other not in self._thinking and other is not bot]
        for other in idle[: max(0, len(guests) - self._most)]:
            self._end(other)

    def _with_process(self) -> list[ContainedBot]:
        """The guests among them, the one asked longest ago first."""
        return [bot for bot in self._asked if bot.guest.limits.faults < FOR_EVER]

    def tidy(self) -> None:
        """Processes nobody has asked for a while end; they start again when they are asked."""
        late = time.monotonic() - self._idle_for
        for bot, asked in list(self._asked.items()):
            if asked < late and bot not in self._thinking:
                self._end(bot)

    def dismiss(self, table: str) -> None:
        """The table needs its guests no more."""
        for key in [key for key in self._own if key[0] == table]:
            self._end(self._own.pop(key))

    def _end(self, bot: ContainedBot) -> None:
        """In a thread: a process may take a moment to go."""
        self._asked.pop(bot, None)
        self._starting.submit(bot.close)

    @property
    def processes(self) -> int:
        return len(self._asked)

    def close(self) -> None:
        self._starting.shutdown(wait=False, cancel_futures=True)
        for bot in {*self._asked, *self._own.values()}:
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
    share: float = 1.0  # of the usual time for a thought


@dataclass(frozen=True, slots=True)
class Chosen:
    """An answer, and whether it is the fallback's, or was given in a hurry."""

    action: int
    fallback: bool
    hurried: bool = False


def think(worker: ContainedBot | None, question: Question) -> Chosen:
    """In a thread: the bot's answer within what is left of its time, or the fallback's."""
    game, state, seat, seed = question.game, question.state, question.seat, question.seed
    left = question.deadline - time.monotonic()
    if worker is not None and left > 0:
        if worker.guest.limits.faults == FOR_EVER:
            worker.begin(seed, wait=False)
        faults = len(worker.faults)
        with suppress(MonstrumError):
            action = ask(worker, game, state, seat, seed, Clock(left, question.share))
            hurried = question.share < HURRIED and worker.guest.name in THINKERS
            return Chosen(action, worker.retired or len(worker.faults) > faults, hurried)
    return Chosen(ask(fallback(game, seed), game, state, seat, seed), True)


def decision_seed(table: Table, seat: int) -> int:
    """What a bot rolls with, from the place in the game: after a restart it answers the same."""
    place = f" bot {len(table.match.entries)}:{table.undos}:{seat}".encode()
    return int.from_bytes(hashlib.sha256(table.header.seed + place).digest()[:7], "little")
