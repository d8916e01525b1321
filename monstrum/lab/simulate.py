"""Many games between bots, counted. The same seed gives the same numbers whatever the number of workers."""

import shlex
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Final

from monstrum.bots.chat import Spent
from monstrum.bots.company import Company
from monstrum.bots.faults import Fault
from monstrum.bots.guests import BUDGET, Guest
from monstrum.bots.invitations import welcome
from monstrum.content.counting import between
from monstrum.core.contract import Game
from monstrum.core.errors import BadConfig
from monstrum.games.library import load_game
from monstrum.games.settings import read_settings
from monstrum.lab.crew import work
from monstrum.lab.one_game import Played, game_seed, play_one
from monstrum.lab.statistics import Rate, mean, wilson

CHUNK: Final = 8  # games handed to a worker at once


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: str
    pack: str | None = None
    fixed_seats: bool = False
    settings: tuple[str, ...] = ()  # `mode=extended`: what was agreed, beside the number of players
    guests: tuple[Guest, ...] = ()  # bots that are not ours; every process invites them itself


@dataclass(frozen=True, slots=True)
class Report:
    """What came out."""

    plan: Plan
    bots: dict[str, Rate]  # by name: a win of any seat the bot has
    seats: list[Rate]
    scores: dict[str, float]  # mean by name
    decisions: float  # mean per game
    turns: float  # mean per game; 0 where the game counts none
    longest: int  # turns of the longest game
    shared: int  # games with several winners
    drawn: int  # games without any
    faults: dict[str, Counter[Fault]]  # by name: what a guest did instead of answering, and how often
    stood_in: dict[str, tuple[int, int]]  # by name: decisions its stand-in took, and all there were
    spent: dict[str, Spent] = field(default_factory=dict)  # by name, of language models
    faulty: Played | None = None  # the first game with a fault
    failures: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False  # before all games were played

    @property
    def games(self) -> int:
        """Those that reached an end."""
        return self.seats[0].games if self.seats else 0

    @property
    def speed(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    def helped(self, name: str) -> float:
        """The share of a bot's decisions that its stand-in took."""
        others, all_of_them = self.stood_in[name]
        return others / all_of_them if all_of_them else 0.0


def simulate(plan: Plan, workers: int = 1, tick: Callable[[Played], None] | None = None) -> Report:
    """Play all games of the plan; `tick` hears of each as it ends. An interrupt ends it with the games so
    far."""
    check(plan, load_game(plan.game, plan.pack))
    began = time.perf_counter()
    played: list[Played] = []
    interrupted = False
    try:
        for result in results(plan, workers):
            played.append(result)
            if tick is not None:
                tick(result)
    except KeyboardInterrupt:
        interrupted = True
    return replace(count(plan, played, time.perf_counter() - began), interrupted=interrupted)


def check(plan: Plan, game: Game) -> None:
    if plan.games < 1:
        raise BadConfig("At least one game has to be played.")
    if not game.least_seats <= len(plan.players) <= game.most_seats:
        seats = between(game.least_seats, game.most_seats, "player")
        raise BadConfig(f"{game.title} is for {seats}, not {len(plan.players)}.")
    game.checked_config({"players": len(plan.players)} | read_settings(plan.settings))


def results(plan: Plan, workers: int) -> Iterator[Played]:
    """The games in order, played here or by other processes."""
    starts = range(0, plan.games, CHUNK)
    needed = sum(1 for _ in islice(starts, workers))
    if needed == 1:
        company = meet(plan)
        for index in range(plan.games):
            yield play(plan, index, company)
        return
    chunks = (range(at, min(at + CHUNK, plan.games)) for at in starts)  # nobody knows how many
    for chunk in work(_play_chunk, chunks, needed, _prepare, plan):
        yield from chunk


def meet(plan: Plan) -> Company:
    """Everybody who may be needed for these games, in this process."""
    welcome(plan.guests)
    return Company(load_game(plan.game, plan.pack))


def play(plan: Plan, index: int, company: Company) -> Played:
    seed = game_seed(plan.seed, index)
    config = read_settings(plan.settings)
    return play_one(company.game, plan.players, seed, index, plan.fixed_seats, company, config)


_AT_WORK: dict[str, tuple[Plan, Company]] = {}  # in a worker process: loaded once, used for every chunk


def _prepare(plan: Plan) -> None:
    _AT_WORK["now"] = (plan, meet(plan))


def _play_chunk(indices: range) -> list[Played]:
    plan, company = _AT_WORK["now"]
    return [play(plan, index, company) for index in indices]


def count(plan: Plan, played: Sequence[Played], seconds: float) -> Report:
    """Wins by bot and by seat; a win shared by k seats is 1/k for each, a drawn game is nobody's win."""
    ended = [one for one in played if not one.failure]
    wins = dict.fromkeys(plan.players, 0.0)
    appearances = dict.fromkeys(plan.players, 0)
    scores: dict[str, list[int]] = {name: [] for name in plan.players}
    seat_wins = [0.0] * len(plan.players)
    faults: dict[str, Counter[Fault]] = {name: Counter() for name in plan.players}
    stood_in = dict.fromkeys(plan.players, (0, 0))
    spent: dict[str, Spent] = {}
    for one in ended:
        for seat, place in enumerate(one.seating):
            name = plan.players[place]
            won = 1 / len(one.winners) if seat in one.winners else 0.0
            wins[name] += won
            appearances[name] += 1
            scores[name].append(one.scores[seat])
            if one.faults:
                faults[name].update(one.faults[seat])
                stood_in[name] = added(stood_in[name], one.stood_in[seat])
            if one.spent and any(one.spent[seat]):
                spent[name] = spent.get(name, Spent()) + Spent(*one.spent[seat])
            seat_wins[seat] += won
    return Report(
        plan=plan,
        bots={name: wilson(wins[name], appearances[name]) for name in wins},
        seats=[wilson(won, len(ended)) for won in seat_wins],
        scores={name: mean(found) for name, found in scores.items()},
        decisions=mean([one.decisions for one in ended]),
        turns=mean([one.turns for one in ended]),
        longest=max((one.turns for one in ended), default=0),
        shared=sum(len(one.winners) > 1 for one in ended),
        drawn=sum(not one.winners for one in ended),
        faults=faults,
        stood_in=stood_in,
        spent=spent,
        faulty=next((one for one in ended if any(one.faults)), None),
        failures=[one for one in played if one.failure],
        seconds=seconds,
    )


def added(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]


def command(plan: Plan, failed: Played) -> str:
    """The command that plays one game again, and only that."""
    players = ",".join(plan.players[place] for place in failed.seating)
    words = ["monstrum", "simulate", plan.game, "-n", "1", "--seed", failed.seed]
    words += ["--players", players, "--fixed-seats"]
    if plan.pack:
        words += ["--pack", plan.pack]
    for setting in plan.settings:
        words += ["--set", setting]
    for file in sorted({guest.file for guest in plan.guests if guest.file}):
        words += ["--code", file]
    budgets = {guest.limits.budget for guest in plan.guests}
    if budgets and budgets != {BUDGET}:
        words += ["--budget", f"{max(budgets):g}"]
    return shlex.join(words)
