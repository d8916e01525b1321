"""PettingZoo: one agent after the other, each with its observation and its mask.

Sealed blocks are walked seat by seat: who has committed is seen, to what is not. Rewards come at the end: the
zero-sum returns of the game.
"""

from pathlib import Path
from typing import Any, Final

from monstrum.envs.extras import need

need("pettingzoo", "envs")
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from monstrum.core.encoder import whose_turn  # noqa: E402
from monstrum.core.engine import step  # noqa: E402
from monstrum.core.errors import BadConfig, IllegalAction  # noqa: E402
from monstrum.core.state import State  # noqa: E402
from monstrum.envs.learnable import lesson  # noqa: E402
from monstrum.envs.outcome import outcome  # noqa: E402
from monstrum.envs.picture import RENDER_MODES, rendered  # noqa: E402
from monstrum.envs.seeds import Seeds  # noqa: E402
from monstrum.envs.spaces import Observation, action_space, observation_space  # noqa: E402
from monstrum.envs.stored import Stored, state_again, state_bytes  # noqa: E402
from monstrum.envs.watching import Mask, Watcher  # noqa: E402

KEPT: Final = (  # of the running game, beside its state
    *("agents", "agent_selection", "rewards", "_cumulative_rewards"),
    *("terminations", "truncations", "infos", "_mask"),
)
LOSE: Final = "lose"
RAISE: Final = "raise"
ILLEGAL: Final = (LOSE, RAISE)
ILLEGAL_REWARD: Final = -1.0  # as much as a lost game costs


class TableEnv(Stored, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game at a table. An action the mask does not show raises IllegalAction, or loses (`illegal="lose"`).

    PettingZoo's wrappers do the latter too, but take four times as long as everything here."""

    metadata: dict[str, Any]

    def __init__(
        self,
        name: str,
        version: int,
        players: int = 2,
        pack: str | Path | None = None,
        render_mode: str | None = None,
        illegal: str = RAISE,
        scaled: bool = False,
        **config: Any,
    ) -> None:
        super().__init__()
        self.made_with = {"name": name, "version": version, "players": players, "pack": pack, **config}
        self.made_with |= {"render_mode": render_mode, "illegal": illegal, "scaled": scaled}
        if illegal not in ILLEGAL:
            raise BadConfig(f"'illegal' is {' or '.join(ILLEGAL)}, not {illegal!r}.")
        self.illegal = illegal
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadConfig(f"There is no render mode {render_mode!r}; there is: {', '.join(RENDER_MODES)}.")
        self.metadata = {
            "name": f"{name}_v{version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.lesson = lesson(name, players, pack, **config)
        encoder = self.lesson.encoder
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(encoder, scaled))
        one: Any = observation_space(encoder, scaled)["observation"]
        low, high = np.tile(one.low, players), np.tile(one.high, players)
        self.state_space: spaces.Box[Any] = spaces.Box(low, high, dtype=one.dtype.type)
        self.action_spaces = {agent: action_space(encoder) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Seeds()
        self._watcher = Watcher(encoder, scaled)
        self._nothing: Mask = np.zeros(encoder.space, dtype=np.int8)  # the mask of those who are not asked
        self._mask = self._nothing
        self.state_now: State | None = None

    # Spaces are the same objects every time, as PettingZoo wants.

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # Playing ----------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        state = self.lesson.game.start(self.lesson.config, self._seeds.next(seed))
        state.mute()
        self.state_now = state
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._ask(state)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._running()
        if action is None or not 0 <= action < len(self._mask) or not self._mask[action]:
            self._refuse(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        step(state, int(action))
        self.infos[agent]["action_mask"] = self._nothing
        if state.over():
            self._finish(state)
        else:
            self._ask(state)

    def _refuse(self, agent: str, action: int | None) -> None:
        """What the mask does not show: the game ends, and only who did it pays."""
        if self.illegal == RAISE:
            sentence = f"{agent} may not take action {action} now; its mask says what it may."
            raise IllegalAction(self._seats[agent], -1 if action is None else int(action), sentence)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent]["action_mask"] = self._mask = self._nothing
        self.rewards[agent] = ILLEGAL_REWARD
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _ask(self, state: State) -> None:
        """The next decision: whose it is, and what it may be."""
        agent = self.possible_agents[whose_turn(state)]
        self.agent_selection = agent
        self._mask = self._watcher.mask(state)
        self.infos[agent]["action_mask"] = self._mask

    def _finish(self, state: State) -> None:
        self._mask = self._nothing
        returns = self.lesson.encoder.returns(state)
        for agent, seat in self._seats.items():
            self.rewards[agent] = returns[seat]
            self.terminations[agent] = True
            self.infos[agent] |= outcome(self.lesson.game, state, seat)
        self._accumulate_rewards()

    def _running(self) -> State:
        if self.state_now is None:
            raise BadConfig("The environment has no game yet: call reset() first.")
        return self.state_now

    # Looking ----------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        seen = self._watcher.observation(self._running(), self._seats[agent])
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {"observation": seen, "action_mask": self._mask if asked else self._nothing.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent that must decide may do, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask.astype(np.bool_)

    def state(self) -> NDArray[Any]:
        """All there is to see, for learners that may know it while they learn: every seat's observation, one
        after the other."""
        seats = range(self.lesson.players)
        return np.concatenate([self._watcher.observation(self._running(), seat) for seat in seats])

    def render(self) -> Any:
        """The table as the agent that must decide sees it."""
        return rendered(
            self.render_mode, self.lesson.game, self._running(), self._seats[self.agent_selection]
        )

    # Storing ----------------------------------------------------------------------------------------

    def keep(self) -> dict[str, Any]:
        kept = {name: getattr(self, name) for name in KEPT if hasattr(self, name)}
        return kept | {"state_now": state_bytes(self.state_now), "seeds": self._seeds}

    def put_back(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            if name in KEPT:
                setattr(self, name, value)
        self.state_now = state_again(self.lesson.game, kept["state_now"])
        self._seeds = kept["seeds"]

    def close(self) -> None:
        self.state_now = None

    def __str__(self) -> str:
        return str(self.metadata["name"])
