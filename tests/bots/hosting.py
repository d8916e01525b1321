"""Games with bots that are not ours, for tests: one guest against chance."""

import shutil
from dataclasses import dataclass, field, replace
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
PATIENCE = 60.0  # seconds; only something broken ever takes so long
LIMITS = Limits(budget=PATIENCE, start=PATIENCE, memory=512 << 20)
SHORT = replace(LIMITS, budget=0.3)  # for bots that never answer


@dataclass
class Hosted:
    """What became of one game."""

    result: Result
    faults: list[str]
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
    truths = []
    while not state.over():
        seat = engine.actor(state)
        if seat == 0:
            truths.append(digest(state))
            action = ask(bot, xybrid(), state, seat, samples.word())
        else:
            action = ask(rival, xybrid(), state, seat, samples.word())
        engine.play(state, seat, action)
    return Hosted(xybrid().result(state), [str(fault) for fault in bot.faults], truths)
