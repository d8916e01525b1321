"""One deal between two bots, in all seatings: the unit of every comparison of strength.

One seat is A's and all others are B's; A sits on each seat once, with the same deal. What luck gives in one
game it gives to the other side in another, so fewer games tell more.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from monstrum.bots.company import Company
from monstrum.bots.guests import Guest
from monstrum.bots.invitations import welcome
from monstrum.content.counting import between
from monstrum.core.contract import Game
from monstrum.core.errors import BadConfig
from monstrum.games.library import load_game
from monstrum.games.settings import read_settings
from monstrum.lab.crew import work
from monstrum.lab.one_game import Played, game_seed, play_one


@dataclass(frozen=True, slots=True)
class Rules:
    """What is played, whoever plays it."""

    game: str
    players: int
    seed: str
    pack: str | None = None
    settings: tuple[str, ...] = ()  # `mission=HYM-2`
    each: str = ""  # a setting that goes through all its choices, deal by deal


@dataclass(frozen=True, slots=True)
class Duel:
    """A deal of two bots' match."""

    one: str  # A, on one seat
    other: str  # B, on all others
    deal: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """How the games of a deal went; everything in pairs is A's and B's."""

    duel: Duel
    won: tuple[float, ...] = ()  # by A's seat: A's share of the win, from 0 to 1
    asked: tuple[int, int] = (0, 0)  # decisions
    cpu: tuple[float, float] = (0.0, 0.0)  # seconds
    faults: tuple[int, int] = (0, 0)  # of bots that are not ours
    stood_in: tuple[int, int] = (0, 0)  # decisions that were their stand-in's
    failure: str = ""

    @property
    def share(self) -> float:
        return sum(self.won) / len(self.won)


def check(rules: Rules, game: Game) -> None:
    """Raises BadConfig."""
    if not game.least_seats <= rules.players <= game.most_seats:
        seats = between(game.least_seats, game.most_seats, "player")
        raise BadConfig(f"{game.title} is for {seats}, not {rules.players}.")
    if rules.each and not choices(game, rules.each):
        known = ", ".join(setting.key for setting in game.offered() if not setting.several) or "none"
        raise BadConfig(f"{game.title} has no setting {rules.each!r} to go through; there is: {known}.")
    if rules.each and rules.each in read_settings(rules.settings):
        raise BadConfig(f"The setting {rules.each!r} is either set or gone through.")
    game.checked_config(agreed(rules, game, 0))


@cache
def choices(game: Game, key: str) -> tuple[str, ...]:
    return next((setting.choices for setting in game.offered() if setting.key == key), ())


def choice(rules: Rules, game: Game, deal: int) -> str:
    """Which of a setting's choices a deal is played with; empty where nothing is gone through."""
    if not rules.each:
        return ""
    offered = choices(game, rules.each)
    return offered[deal % len(offered)]


def agreed(rules: Rules, game: Game, deal: int) -> dict[str, Any]:
    """The configuration of a deal."""
    each = {rules.each: choice(rules, game, deal)} if rules.each else {}
    return {"players": rules.players} | read_settings(rules.settings) | each


def play_deal(rules: Rules, duel: Duel, company: Company) -> Dealt:
    """All games of a deal, one after the other. Whatever goes wrong is told, not raised."""
    seed, config = game_seed(rules.seed, duel.deal), agreed(rules, company.game, duel.deal)
    games = []
    for seat in range(rules.players):
        names = [duel.one if at == seat else duel.other for at in range(rules.players)]
        played = play_one(company.game, names, seed, company=company, config=config)
        if played.failure:
            return Dealt(duel, failure=f"{played.failure} (seed {seed}, {','.join(names)})")
        games.append(played)
    return counted_up(duel, games)


def counted_up(duel: Duel, games: list[Played]) -> Dealt:
    """The games by A's seat."""
    asked, cpu, faults, stood_in = [0, 0], [0.0, 0.0], [0, 0], [0, 0]
    for mine, game in enumerate(games):
        for seat in range(len(games)):
            side = int(seat != mine)
            asked[side] += game.asked[seat]
            cpu[side] += game.cpu[seat]
            faults[side] += len(game.faults[seat])
            stood_in[side] += game.stood_in[seat][0]
    won = tuple(share_of(game, seat) for seat, game in enumerate(games))
    return Dealt(
        duel,
        won,
        (asked[0], asked[1]),
        (cpu[0], cpu[1]),
        (faults[0], faults[1]),
        (stood_in[0], stood_in[1]),
    )


def share_of(game: Played, seat: int) -> float:
    """A win shared by k is 1/k for each; a game that nobody wins is everybody's in equal shares, so that par
    stays par."""
    winners = game.winners or range(len(game.seating))
    return 1 / len(winners) if seat in winners else 0.0


def play_all(
    rules: Rules, duels: Sequence[Duel], guests: tuple[Guest, ...], workers: int
) -> Generator[Dealt, None, None]:
    """The deals in order, played here or by other processes: the same results either way."""
    if min(workers, len(duels)) <= 1:
        company = meet(rules, guests)
        for duel in duels:
            yield play_deal(rules, duel, company)
    else:
        yield from work(play_task, duels, min(workers, len(duels)), prepare, rules, guests)


# In a process of the crew ------------------------------------------------------------------------------

_AT_WORK: dict[str, tuple[Rules, Company]] = {}


def prepare(rules: Rules, guests: tuple[Guest, ...]) -> None:
    _AT_WORK["now"] = (rules, meet(rules, guests))


def play_task(duel: Duel) -> Dealt:
    rules, company = _AT_WORK["now"]
    return play_deal(rules, duel, company)


def meet(rules: Rules, guests: tuple[Guest, ...]) -> Company:
    """Everybody who may be needed for these games, in this process."""
    welcome(guests)
    return Company(load_game(rules.game, rules.pack))
