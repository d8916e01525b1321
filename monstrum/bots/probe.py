"""Somebody who knows how their opponents think, and looks for what that can be punished with.

As the bandit (`core/bandit.py`), but the next few answers of all others are those the strongest level itself
would give, from what their seat knows in that world. By how much it beats that level says how much the level
can be exploited. It thinks for seconds and is for the laboratory.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.bots.levels import Nox, levels_of
from monstrum.bots.minds import Grade, Mind, mind
from monstrum.core.bandit import ahead
from monstrum.core.engine import actor, commit, legal_actions, sealed, step
from monstrum.core.quick import Quick
from monstrum.core.state import State

WIDTH: Final = 3
FORESEEN: Final = 2  # answers of others that are thought through as they would
ANSWERS: Final = 24  # in all
GATE: Final = 1.0


class ProbeBot(Bot):
    """A best response to level 8, as far as a few hundred of its decisions tell."""

    name: ClassVar[str] = "probe"
    reads: ClassVar[bool] = False
    worlds: ClassVar[int] = 10

    def theirs(self, game: str) -> Grade:
        """How the others think."""
        return levels_of(game)[Nox.level - 1][0]

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        if len(options) == 1:
            return options[0].action
        table, rng, seat = sampler(), Quick(sampler.seed), sampler.seat
        thinks = mind(sampler.game, int(table.seats))
        theirs = self.theirs(sampler.game.name)
        actions = [option.action for option in options]
        plans = [plan[0] for plan in thinks.base.plans(table, seat, actions, rng, WIDTH)]
        found: list[list[int]] = [[] for _ in plans]
        for _ in range(self.worlds if len(plans) > 1 else 0):
            world, word = thinks.base.guess(table, seat, rng), rng.word()
            for at, plan in enumerate(plans):
                found[at].append(after(thinks, theirs, world.clone(), seat, plan, Quick(word)))
        best, most = 0, 0.0
        for at in range(1, len(plans)):
            mean, error = ahead(found[at], found[0])
            if mean > max(most, GATE * error):
                best, most = at, mean
        return plans[best]


def after(thinks: Mind, theirs: Grade, world: State, seat: int, plan: int, rng: Quick) -> int:
    """The seat's share once it has done that, the others have answered and everybody has gone on."""
    if sealed(world):
        commit(world, seat, plan)
    else:
        step(world, plan)
    foreseen = FORESEEN
    others = {other: thinks.bandit(theirs) for other in range(int(world.seats))}
    for _ in range(ANSWERS):
        if world.over():
            break
        who = actor(world)
        if who != seat and foreseen and len(legal_actions(world, who)) > 1:
            foreseen -= 1
            answer = others[who].choose(world, who, rng)
        else:
            answer = thinks.base.reply(world, who, rng)[0]
        step(world, answer)
    return int(thinks.value.shares(world)[seat])
