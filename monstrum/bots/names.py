"""Bots by name: `--players random,greedy`. Those with a version are frozen: they never play otherwise."""

from collections.abc import Callable
from typing import Final

from monstrum.bots.bot import Bot
from monstrum.bots.flat import FlatBot
from monstrum.bots.greedy import GreedyBot, knows
from monstrum.bots.guests import GUESTS
from monstrum.bots.levels import LEVELS, called
from monstrum.bots.probe import ProbeBot
from monstrum.bots.random_bot import RandomBot
from monstrum.bots.rollout import FirstRolloutBot, RolloutBot, TrialBot
from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadConfig

HUMAN: Final = "human"
ME: Final = "me"  # the same, as people say it

MAKERS: Final[dict[str, Callable[[int], Bot]]] = {
    RandomBot.name: RandomBot,
    GreedyBot.name: lambda seed: GreedyBot(),
}
"""Ours with plain names, weakest first; offered at every table, as the characters are (`levels.py`)."""

YARDSTICKS: Final[dict[str, Callable[[int], Bot]]] = {
    "greedy@1": lambda seed: GreedyBot(),
    FlatBot.name: lambda seed: FlatBot(),
    FirstRolloutBot.name: lambda seed: FirstRolloutBot(),
}
"""What strength is measured with, beside `random`: never changed, and not for tables but the laboratory."""

TRIALS: Final[dict[str, Callable[[int], Bot]]] = {
    RolloutBot.name: lambda seed: RolloutBot(),
}
"""What is still being made: for the laboratory, and not frozen."""

AT_TABLES: Final = {**MAKERS, **LEVELS}
OWN: Final = {**AT_TABLES, **YARDSTICKS, **TRIALS}


def own(name: str) -> Callable[[int], Bot] | None:
    """Our bot of that name, if there is one: those above, and two that only the laboratory has a use for."""
    if name.startswith(f"{RolloutBot.name}:"):
        return lambda seed: TrialBot(name)
    return OWN.get(name) if name != ProbeBot.name else lambda seed: ProbeBot()


def bot_names() -> list[str]:
    """Every bot there is: ours, then the guests."""
    return [*OWN, *GUESTS]


def offered_bots() -> list[str]:
    """Those a table offers to people."""
    return [*AT_TABLES, *GUESTS]


def usual_rival(game: str) -> str:
    """Who sits opposite if nobody else is named: greedy, where it knows the game."""
    return GreedyBot.name if knows(game) else RandomBot.name


def make_bot(name: str, seed: int) -> Bot:
    """Our bot of that name (guests come through a `Company`); raises BadConfig for a name nobody has."""
    maker = own(name)
    if maker is None:
        raise unknown(name, bot_names())
    return maker(seed)


def parse_players(text: str, humans: bool = False) -> list[str]:
    """The names in `random,level:5`, one per seat; people only where there is somebody to ask."""
    known = [HUMAN, *bot_names()] if humans else bot_names()
    names = [called(name.strip().casefold()) for name in text.split(",")]
    if humans:
        names = [HUMAN if name == ME else name for name in names]
    for name in names:
        maker = own(name)
        if name not in known and maker is None:
            raise unknown(name, known)
        if maker is not None:
            maker(0)  # whether a grade that is named can be read
    return names


def unknown(name: str, known: list[str]) -> BadConfig:
    if not name:
        return BadConfig(f"A player has no name; there are {', '.join(known)}.")
    return BadConfig(f"There is no player '{name}'{did_you_mean(name, known)}; there are {', '.join(known)}.")
