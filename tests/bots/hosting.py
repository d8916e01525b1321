"""Games with bots that are not ours, for tests: one guest against chance, every answer timed."""

import shutil
import time
from dataclasses import dataclass, field
from pathlib import Path

from monstrum.bots.asking import ask
from monstrum.bots.contained import ContainedBot
from monstrum.bots.guests import Guest, Limits
from monstrum.bots.random_bot import RandomBot
from monstrum.core import engine
from monstrum.core.codec import digest
from monstrum.core.contract import Result
from monstrum.core.quick import Quick
from tests.texts.played import xybrid

HOSTILE = Path(__file__).parent / "hostile"
BUDGET = 0.3
LATEST = BUDGET + 0.5
LIMITS = Limits(budget=BUDGET, start=10.0, memory=512 << 20)


@dataclass
class Hosted:
    """What became of one game."""

    result: Result
    faults: list[str]
    seconds: list[float] = field(default_factory=list)  # per answer of the guest
    truths: list[str] = field(default_factory=list)  # digests of the true states it was asked about


def guest_in(folder: Path, name: str, limits: Limits = LIMITS) -> ContainedBot:
    """A hostile bot, from a copy of its file: it may leave notes beside it."""
    file = folder / f"{name}.py"
    shutil.copyfile(HOSTILE / file.name, file)
    return ContainedBot(Guest("hostile", file=str(file), limits=limits), xybrid())


def play_game(bot: ContainedBot, seed: int = 1, quick: bool = True) -> Hosted:
    """The guest on P0, chance on P1; `quick`: chance also answers for the guest, to save time."""
    bot.begin(seed)
    if quick:
        bot.stand_in = RandomBot(seed)
    rival, samples = RandomBot(seed), Quick(seed)
    state = xybrid().start({"players": 2}, seed)
    seconds, truths = [], []
    while not state.over():
        seat = engine.actor(state)
        if seat == 0:
            truths.append(digest(state))
            began = time.monotonic()
            action = ask(bot, xybrid(), state, seat, samples.word())
            seconds.append(time.monotonic() - began)
        else:
            action = ask(rival, xybrid(), state, seat, samples.word())
        engine.play(state, seat, action)
    return Hosted(xybrid().result(state), bot.faults, seconds, truths)
