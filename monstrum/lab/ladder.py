"""A ladder: everybody against everybody, with the same deals, and what that makes of each.

In games of more than two each meets each twice: alone among the others' kind, and the other way round.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations, permutations

from monstrum.bots.guests import Guest
from monstrum.core.errors import BadConfig
from monstrum.games.library import load_game
from monstrum.lab.deals import Dealt, Duel, Rules, check
from monstrum.lab.kept import Kept
from monstrum.lab.match import rate_of
from monstrum.lab.ratings import Meeting, Rating, rated
from monstrum.lab.statistics import Rate


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    rules: Rules
    bots: tuple[str, ...]
    deals: int  # of each two
    anchor: str = ""  # who has 1000 points
    guests: tuple[Guest, ...] = ()

    def duels(self) -> list[Duel]:
        """Deal by deal, so that a ladder that is put down has everybody's games."""
        two = combinations(self.bots, 2) if self.rules.players == 2 else permutations(self.bots, 2)
        met = list(two)
        return [Duel(one, other, deal) for deal in range(self.deals) for one, other in met]


@dataclass(slots=True)
class Standing:
    """What came out so far."""

    plan: Plan
    dealt: list[Dealt] = field(default_factory=list)
    failures: list[Dealt] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    def take(self, dealt: Dealt) -> None:
        (self.failures if dealt.failure else self.dealt).append(dealt)

    def ratings(self) -> list[Rating]:
        seats = self.plan.rules.players
        deals: dict[int, list[Meeting]] = {}
        for one in self.dealt:
            met = Meeting(one.duel.one, one.duel.other, seats - 1, seats, sum(one.won))
            deals.setdefault(one.duel.deal, []).append(met)
        return rated(self.plan.bots, list(deals.values()), self.plan.anchor)

    def against(self, one: str, other: str) -> Rate:
        """The rate of one bot's seat among others of another."""
        seats = self.plan.rules.players
        ours = [dealt for dealt in self.dealt if (dealt.duel.one, dealt.duel.other) == (one, other)]
        if ours or seats > 2:
            return rate_of(ours, seats)
        rate = rate_of(
            [dealt for dealt in self.dealt if (dealt.duel.one, dealt.duel.other) == (other, one)], seats
        )
        return Rate(rate.games - rate.wins, rate.games, 1 - rate.high, 1 - rate.low)

    def games(self, name: str) -> int:
        met = [one for one in self.dealt if name in (one.duel.one, one.duel.other)]
        return len(met) * self.plan.rules.players

    def milliseconds(self, name: str) -> float:
        """Of a processor, per decision."""
        asked, spent = 0, 0.0
        for one in self.dealt:
            for side, bot in enumerate((one.duel.one, one.duel.other)):
                if bot == name:
                    asked += one.asked[side]
                    spent += one.cpu[side]
        return 1000 * spent / asked if asked else 0.0

    def faults(self, name: str) -> int:
        sides = [(one, (one.duel.one, one.duel.other)) for one in self.dealt]
        return sum(one.faults[side] for one, bots in sides for side in (0, 1) if bots[side] == name)


def play_ladder(
    plan: Plan, kept: Kept, workers: int = 1, tick: Callable[[Standing], None] | None = None
) -> Standing:
    """`tick` hears of each deal of two. An interrupt ends it with the deals so far."""
    if len(set(plan.bots)) < 2 or len(set(plan.bots)) < len(plan.bots):
        raise BadConfig("A ladder needs two bots or more, each named once.")
    check(plan.rules, load_game(plan.rules.game, plan.rules.pack))
    began = time.perf_counter()
    standing = Standing(plan)
    going = kept.walk(plan.rules, plan.duels(), plan.guests, workers)
    try:
        for dealt in going:
            standing.take(dealt)
            standing.seconds = time.perf_counter() - began
            if tick is not None:
                tick(standing)
    except KeyboardInterrupt:
        standing.interrupted = True
    finally:
        going.close()
    return standing
