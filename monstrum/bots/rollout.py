"""The bot that tries its best answers out: rollouts of the base policy on samples of what its seat knows."""

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, ClassVar, Final

from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.bots.minds import Grade, mind
from monstrum.core.bandit import Bandit
from monstrum.core.contract import Game
from monstrum.core.errors import BadConfig
from monstrum.core.quick import Quick

USED: Final = 0.5  # of the time for a decision: what is left over is for busy machines


class Thinker(Bot):
    """Somebody who thinks in the core. One object plays one game: it remembers the gesture it has begun."""

    reads: ClassVar[bool] = False
    frozen: ClassVar[str] = ""  # the version of weights that never change, for a yardstick

    def __init__(self) -> None:
        self._inside: Bandit | None = None

    def grade(self, game: str) -> Grade:
        """How it thinks in a game."""
        raise NotImplementedError

    def inside(self, game: Game, players: int) -> Bandit:
        """The one in the core that answers."""
        if self._inside is None:
            self._inside = mind(game, players, self.frozen).bandit(self.grade(game.name))
        return self._inside

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        if len(options) == 1:
            return options[0].action
        table = sampler()
        inside = self.inside(sampler.game, int(table.seats))
        inside.seconds = USED * clock.share * clock.budget if clock.budget else 0.0
        return int(inside.choose(table, sampler.seat, Quick(sampler.seed)))


class RolloutBot(Thinker):
    """Greed, tried out: eight worlds, three plans, 24 answers."""

    name: ClassVar[str] = "rollout"

    def grade(self, game: str) -> Grade:
        return Grade(worlds=8, width=3, answers=24)


class FirstRolloutBot(RolloutBot):
    """The same with the weights and the policy it had first: a yardstick."""

    name: ClassVar[str] = "rollout@1"
    frozen: ClassVar[str] = "@1"

    def grade(self, game: str) -> Grade:
        return replace(super().grade(game), slow=True)


class TrialBot(RolloutBot):
    """`rollout` with another grade, said in its name: `rollout:worlds=24:gate=1.5`. Raises BadConfig."""

    def __init__(self, name: str) -> None:
        super().__init__()
        usual = super().grade("")
        known = [field.name for field in fields(Grade)]
        changes: dict[str, Any] = {}
        for word in name.split(":")[1:]:
            key, _, number = word.partition("=")
            try:
                changes[key] = type(getattr(usual, key))(float(number))
            except (AttributeError, ValueError):
                raise BadConfig(f"'{word}' is nothing a grade has; there are {', '.join(known)}.") from None
        self.changed = replace(usual, **changes)

    def grade(self, game: str) -> Grade:
        return self.changed
