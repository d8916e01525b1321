"""Ratings from matches of everybody against everybody: the strengths that explain the wins best.

Bradley, Terry and Luce: who sits down with strength s among others wins s / (sum of all strengths at the
table). The strengths of greatest likelihood are found by Hunter's iteration. As in BayesElo everybody also
has played a game against somebody average and won half of it: so who has won everything gets a number, too.
"""

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

SCALE: Final = 400 / math.log(10)  # points per unit of the logarithm of a strength
AVERAGE: Final = 1000.0
ENOUGH: Final = 1e-7  # change of a logarithm at which the iteration ends
MOST_ROUNDS: Final = 5000
PRIOR: Final = 1.0  # games against somebody average


@dataclass(slots=True)
class Meeting:
    """Games of one bot on one seat with another one on all others."""

    one: str
    other: str
    others: int  # seats of the other
    games: int = 0
    wins: float = 0.0  # of the one


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength in points, with the interval of 95 % of the bootstrap; it has no end on the side on which
    nothing ever happened to the bot, a win or a loss."""

    name: str
    points: float
    low: float
    high: float


def strengths(
    names: Sequence[str], meetings: Sequence[Meeting], start: Mapping[str, float] | None = None
) -> dict[str, float]:
    """By name; `start` is a guess that saves time."""
    found = dict(start) if start else dict.fromkeys(names, 1.0)
    wins = dict.fromkeys(names, PRIOR / 2)
    for met in meetings:
        wins[met.one] += met.wins
        wins[met.other] += met.games - met.wins
    for _ in range(MOST_ROUNDS):
        weights = {name: PRIOR / (found[name] + 1.0) for name in names}
        for met in meetings:
            each = met.games / (found[met.one] + met.others * found[met.other])
            weights[met.one] += each
            weights[met.other] += met.others * each
        better = {name: wins[name] / weights[name] for name in names}
        change = max(abs(math.log(better[name] / found[name])) for name in names)
        found = better
        if change < ENOUGH:
            break
    return found


def points(found: Mapping[str, float], anchor: str) -> dict[str, float]:
    """The anchor has 1000; without one everybody's mean has."""
    logs = {name: SCALE * math.log(strength) for name, strength in found.items()}
    zero = logs[anchor] if anchor in logs else sum(logs.values()) / len(logs)
    return {name: AVERAGE + height - zero for name, height in logs.items()}


def rated(
    names: Sequence[str],
    deals: Sequence[Sequence[Meeting]],
    anchor: str = "",
    samples: int = 200,
    seed: str = "ratings",
) -> list[Rating]:
    """Strongest first. `deals`: of each deal who met whom. The bootstrap draws whole deals, with all that was
    played with them: their luck is shared by everybody."""
    whole = summed(deals)
    first = strengths(names, whole)
    middle = points(first, anchor)
    rng = random.Random(seed)
    drawn = []
    for _ in range(samples):
        chosen = rng.choices(deals, k=len(deals))
        drawn.append(points(strengths(names, summed(chosen), first), anchor))
    ratings = []
    for name in names:
        spread = sorted(one[name] for one in drawn) or [middle[name]]
        won, lost = experience(name, whole)
        low = spread[int(0.025 * len(spread))] if won or name == anchor else -math.inf
        high = spread[-1 - int(0.025 * len(spread))] if lost or name == anchor else math.inf
        ratings.append(Rating(name, middle[name], low, high))
    return sorted(ratings, key=lambda rating: -rating.points)


def experience(name: str, meetings: Sequence[Meeting]) -> tuple[float, float]:
    """Games won and games lost."""
    won = lost = 0.0
    for met in meetings:
        if name in (met.one, met.other):
            mine = met.wins if name == met.one else met.games - met.wins
            won += mine
            lost += met.games - mine
    return won, lost


def summed(deals: Sequence[Sequence[Meeting]]) -> list[Meeting]:
    """All games of the same two together."""
    found: dict[tuple[str, str], Meeting] = {}
    for deal in deals:
        for met in deal:
            whole = found.setdefault((met.one, met.other), Meeting(met.one, met.other, met.others))
            whole.games += met.games
            whole.wins += met.wins
    return list(found.values())
