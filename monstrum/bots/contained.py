"""A bot that is not ours, kept where it cannot hurt: it plays from a process of its own, within a budget.

Whatever it does instead of answering (crash, hang, nonsense, leave) is a *fault*: another bot answers for it,
and after a few faults plays on for it.
"""

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from monstrum.bots.advice import Finding, understood
from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.bots.faults import Fault
from monstrum.bots.frames import Broken
from monstrum.bots.greedy import GreedyBot, knows
from monstrum.bots.guests import FOR_EVER, Guest
from monstrum.bots.process import Complained, Loading, Process
from monstrum.bots.random_bot import RandomBot
from monstrum.core.contract import Game


def fallback(game: Game, seed: int) -> Bot:
    """Who answers instead: greedy where it knows the game."""
    return GreedyBot() if knows(game.name) else RandomBot(seed)


class ContainedBot(Bot):
    """Passes each question on to another process, and answers in any case."""

    name: ClassVar[str] = "contained"
    reads: ClassVar[bool] = False  # the child makes its own view, from what the seat knows

    def __init__(self, guest: Guest, game: Game) -> None:
        self.guest = guest
        self.game = game
        self.process: Process | None = None
        self.games = 0
        self.seed = 0
        self.faults: list[Fault] = []  # of this game
        self.asked = 0  # decisions of this game
        self.stood_in = 0  # how many of them are the stand-in's
        self.cpu = 0.0  # seconds its process says it has used in this game
        self.unread = 0  # how many of them have been told
        self.found: list[Finding] = []  # what it says its last answer was chosen from
        self.stand_in: Bot = fallback(game, 0)

    def begin(self, seed: int, wait: bool = True) -> None:
        """A new game: no memory, no faults. A process that has to start gets its time for that now, unless
        nobody can wait: then its first answer has to come within the budget all the same."""
        self.games += 1
        self.seed = seed
        self.faults = []
        self.asked = self.stood_in = 0
        self.cpu = 0.0
        self.unread = 0
        self.stand_in = fallback(self.game, seed)
        self.start(wait)

    def start(self, wait: bool) -> None:
        try:
            process = self.running()
            if wait and not process.ready:
                process.first_message(time.monotonic() + self.guest.limits.start)
        except Broken as broken:
            self.fault(broken)

    @property
    def ready(self) -> bool:
        """Whether there is nothing to wait for. The start of a process is no part of any decision, unless the
        bot has broken one before."""
        guilty = bool(self.faults) and self.guest.limits.faults < FOR_EVER
        return guilty or (self.process is not None and self.process.ready)

    def get_ready(self) -> None:
        """Wait until its code is loaded, or cannot be."""
        try:
            process = self.running()
            if not process.ready:
                process.first_message(process.loaded_by)
        except Broken as broken:
            self.fault(broken)

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        self.asked += 1
        if not self.retired:
            try:
                return self.answer([option.action for option in options], sampler, clock)
            except Broken as broken:
                self.fault(broken)
        self.stood_in += 1
        return self.stand_in.choose(view, options, sampler, clock)

    @property
    def retired(self) -> bool:
        return len(self.faults) >= self.guest.limits.faults

    def news(self) -> list[str]:
        """A sentence per fault nobody has read yet."""
        unread = self.faults[self.unread :]
        self.unread = len(self.faults)
        sentences = [f"The bot {self.guest.name} {fault}; {self.stand_in.name} answers." for fault in unread]
        if unread and self.retired:
            sentences.append(f"{self.stand_in.name} plays on for {self.guest.name} in this game.")
        return sentences

    def answer(self, actions: list[int], sampler: Sampler, clock: Clock) -> int:
        assert sampler.knowledge is not None, "contained bots always get knowledge"
        budget = self.guest.limits.budget if clock.budget is None else clock.budget
        deadline = time.monotonic() + budget
        question = {
            "game": self.games,
            "bot_seed": self.seed,
            "seat": sampler.seat,
            "seed": sampler.seed,
            "budget": budget,
            "share": clock.share,
            "state": self.game.encode_knowledge(sampler.knowledge).hex(),
        }
        action, cpu, found = self.running().ask(question, deadline)
        self.cpu += cpu
        self.found = understood(found, actions)
        if type(action) is not int or action not in actions:
            raise Broken("chose what is no option")
        return action

    def running(self) -> Process:
        if self.process is None:
            code = {
                "name": self.guest.name,
                "file": self.guest.file,
                "module": self.guest.module,
                "attribute": self.guest.attribute,
            }
            table = {"game": self.game.name, "pack": str(self.game.pack_folder.resolve())}
            try:
                self.process = Process(code | table, self.guest.limits)
            except OSError:
                raise Broken("cannot be started") from None
        return self.process

    def fault(self, broken: Broken) -> None:
        """Count it; a process that cannot be relied on is ended, and another one starts meanwhile."""
        if isinstance(broken, Complained):
            where = f" in {Path(broken.file).name}, line {broken.line}" if broken.line else ""
            self.faults.append(Fault(f"failed{where} ({broken})", broken.file, broken.line))
            return
        self.faults.append(Fault(str(broken)))
        if isinstance(broken, Loading):
            return  # ended now it would never come to its first answer
        self.close()
        if not self.retired:
            with suppress(Broken):
                self.running()

    def close(self) -> None:
        if self.process is not None:
            self.process.end()
            self.process = None
