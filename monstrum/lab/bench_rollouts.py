"""What the benchmark measures of bots that think: how many rollouts they get for a second."""

from typing import Any, Final

from monstrum.bots.minds import mind
from monstrum.core.engine import actor, legal_actions, step
from monstrum.core.quick import Quick
from monstrum.core.rollouts import Rollouts
from monstrum.games.library import load_game

ANSWERS: Final = 30  # that a rollout is long
BEFORE: Final = 20  # answers of the base policy: the game is well under way, and far from its end


class Trials:
    """The base's own plan is carried out in sampled worlds, and everybody answers as the base would."""

    def __init__(self, name: str, **config: Any) -> None:
        game = load_game(name)
        thinks = mind(game, 2)
        self.base = thinks.base
        self.rollouts = Rollouts(self.base, thinks.value, ANSWERS, 0)
        self.rng = Quick(1)
        self.state = game.start({"players": 2, **config}, 5)
        self.state.mute()
        for _ in range(BEFORE):
            step(self.state, self.base.choose(self.state, actor(self.state), self.rng))
        self.seat = actor(self.state)
        options = legal_actions(self.state, self.seat)
        self.plan = self.base.plans(self.state, self.seat, options, self.rng, 1)[0]

    def __call__(self, rollouts: int) -> int:
        for _ in range(rollouts):
            world = self.base.guess(self.state, self.seat, self.rng)
            self.rollouts.after(world, self.seat, self.plan, self.rng)
        return rollouts
