"""Who sits on the other seats: rivals inside the core by name, or any bot there is."""

from collections.abc import Callable, Sequence
from typing import Final

from monstrum.bots.asking import ask
from monstrum.bots.bot import Bot
from monstrum.bots.levels import called
from monstrum.bots.names import make_bot, unknown
from monstrum.core.engine import actor
from monstrum.core.errors import BadConfig
from monstrum.core.quick import Quick
from monstrum.core.rivals import RandomRival, Rival
from monstrum.core.state import State
from monstrum.envs.learnable import Lesson

RANDOM: Final = "random"
GREEDY: Final = "greedy"
Opponent = str | Callable[[int], Bot]
"""A name, or something that makes a bot from a seed: the class of your own bot."""


def named(opponents: Opponent | Sequence[Opponent], players: int) -> list[Opponent]:
    """One for every other seat, clockwise from the learner; a single one sits everywhere."""
    if isinstance(opponents, str) or callable(opponents):
        return [opponents] * (players - 1)
    if len(opponents) != players - 1:
        raise BadConfig(f"{players} players need {players - 1} opponents, not {len(opponents)}.")
    return list(opponents)


def core_rival(name: str, lesson: Lesson) -> Rival:
    """A rival for loops that never leave the core."""
    if name == RANDOM:
        return RandomRival()
    if name == GREEDY:
        return lesson.learning.rival()
    raise unknown(name, [RANDOM, GREEDY])


class BotRival(Rival):
    """Any bot as a rival: it is shown what its seat may know, as at every other table."""

    def __init__(self, bot: Bot, lesson: Lesson) -> None:
        super().__init__()
        self.bot = bot
        self.lesson = lesson

    def choose(self, state: State, seat: int, rng: Quick) -> int:
        return ask(self.bot, self.lesson.game, state, actor(state), rng.word())


def rival(opponent: Opponent, lesson: Lesson, seed: int) -> Rival:
    """Somebody for one seat and one game."""
    if not isinstance(opponent, str):
        return BotRival(opponent(seed), lesson)
    if opponent in (RANDOM, GREEDY):
        return core_rival(opponent, lesson)
    return BotRival(make_bot(called(opponent), seed), lesson)
