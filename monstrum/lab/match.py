"""A match: deal after deal between A and B until a sequential test knows, or all deals are played.

The deals are counted in order, so where the test stops does not depend on the number of processes, nor on how
often the match was put down.
"""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from monstrum.bots.guests import Guest
from monstrum.core.contract import Game
from monstrum.core.errors import BadConfig
from monstrum.games.library import load_game
from monstrum.lab.deals import Dealt, Duel, Rules, check, choice, choices
from monstrum.lab.kept import Kept
from monstrum.lab.sequential import OPEN, Hypotheses, log_ratio
from monstrum.lab.statistics import Rate, of_deals


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    rules: Rules
    one: str  # A
    other: str  # B
    deals: int  # at most; a pair of games in games of two
    hypotheses: Hypotheses
    stops: bool = True  # as soon as the test has decided
    guests: tuple[Guest, ...] = ()


@dataclass(slots=True)
class Score:
    """What came out so far."""

    plan: Plan
    dealt: list[Dealt] = field(default_factory=list)
    failures: list[Dealt] = field(default_factory=list)
    results: Counter[float] = field(default_factory=Counter)  # of a deal, and how often; a pair has five
    ratio: float = 0.0
    decision: str = OPEN  # the test's first: results after it do not change it
    decided_after: int = 0  # deals
    seconds: float = 0.0
    interrupted: bool = False

    def take(self, dealt: Dealt) -> None:
        if dealt.failure:
            self.failures.append(dealt)
            return
        self.dealt.append(dealt)
        self.results.update([round(dealt.share, 9)])
        if self.decision == OPEN:
            self.ratio = log_ratio(self.all_results(), self.plan.hypotheses)
            self.decision = self.plan.hypotheses.decide(self.ratio)
            self.decided_after = len(self.dealt) if self.decision != OPEN else 0

    def all_results(self) -> dict[float, int]:
        """Those of a deal that never came, too: wins and halves of wins, as many as there are seats."""
        steps = 2 * self.plan.rules.players
        return {round(at / steps, 9): 0 for at in range(steps + 1)} | dict(self.results)

    @property
    def over(self) -> bool:
        return self.plan.stops and self.decision != OPEN

    @property
    def rate(self) -> Rate:
        return rate_of(self.dealt, self.plan.rules.players)

    def by_choice(self, game: Game) -> dict[str, Rate]:
        """Where a setting was gone through: the rate for each of its choices."""
        rules = self.plan.rules
        found: dict[str, list[Dealt]] = {offered: [] for offered in choices(game, rules.each)}
        for one in self.dealt if rules.each else ():
            found[choice(rules, game, one.duel.deal)].append(one)
        return {offered: rate_of(dealt, rules.players) for offered, dealt in found.items()}

    def by_seat(self) -> list[Rate]:
        """A's rate on each seat: what a seat is worth cancels out in the whole, and is seen here."""
        seats = range(self.plan.rules.players)
        return [of_deals([one.won[seat] for one in self.dealt], 1) for seat in seats]

    def milliseconds(self, side: int) -> float:
        """Of a processor, per decision of A (0) or B (1)."""
        asked = sum(one.asked[side] for one in self.dealt)
        return 1000 * sum(one.cpu[side] for one in self.dealt) / asked if asked else 0.0

    def faults(self, side: int) -> int:
        return sum(one.faults[side] for one in self.dealt)

    def stood_in(self, side: int) -> float:
        """The share of a guest's decisions that its stand-in took."""
        asked = sum(one.asked[side] for one in self.dealt)
        return sum(one.stood_in[side] for one in self.dealt) / asked if asked else 0.0


def rate_of(dealt: Sequence[Dealt], players: int) -> Rate:
    return of_deals([one.share for one in dealt], players)


def play_match(
    plan: Plan, kept: Kept, workers: int = 1, tick: Callable[[Score], None] | None = None
) -> Score:
    """`tick` hears of each deal as it is counted. An interrupt ends it with the deals so far."""
    check_plan(plan)
    began = time.perf_counter()
    score = Score(plan)
    duels = [Duel(plan.one, plan.other, deal) for deal in range(plan.deals)]
    going = kept.walk(plan.rules, duels, plan.guests, workers)
    try:
        for dealt in going:
            score.take(dealt)
            score.seconds = time.perf_counter() - began
            if tick is not None:
                tick(score)
            if score.over:
                break
    except KeyboardInterrupt:
        score.interrupted = True
    finally:
        going.close()
    return score


def check_plan(plan: Plan) -> None:
    """Raises BadConfig."""
    if plan.deals < 1:
        raise BadConfig("At least one deal has to be played.")
    low, high = plan.hypotheses.low, plan.hypotheses.high
    if not 0 < low < high < 1:
        raise BadConfig(
            f"The two shares have to lie between 0 and 1, the low one first: not {low:g} and {high:g}."
        )
    check(plan.rules, load_game(plan.rules.game, plan.rules.pack))
