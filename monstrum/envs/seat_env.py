"""Gymnasium: one seat learns, bots have the others. `import monstrum.envs.gym` registers the games.

The reward is the seat's return at the end of the game. An action the mask does not show loses the game at
once (`illegal="lose"`), or raises IllegalAction (`illegal="raise"`).
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from monstrum.envs.extras import need

need("gymnasium", "envs")
import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from monstrum.core.encoder import whose_turn  # noqa: E402
from monstrum.core.engine import step  # noqa: E402
from monstrum.core.errors import BadConfig, IllegalAction  # noqa: E402
from monstrum.core.quick import Quick  # noqa: E402
from monstrum.core.rivals import Rival  # noqa: E402
from monstrum.core.state import State  # noqa: E402
from monstrum.envs.aec import ILLEGAL, ILLEGAL_REWARD, LOSE, RAISE  # noqa: E402
from monstrum.envs.learnable import lesson  # noqa: E402
from monstrum.envs.opponents import RANDOM, BotRival, Opponent, named, rival  # noqa: E402
from monstrum.envs.outcome import outcome  # noqa: E402
from monstrum.envs.picture import RENDER_MODES, rendered  # noqa: E402
from monstrum.envs.seeds import Seeds  # noqa: E402
from monstrum.envs.spaces import Observation, action_space, observation_space  # noqa: E402
from monstrum.envs.stored import Stored, rng_again, rng_words, state_again, state_bytes  # noqa: E402
from monstrum.envs.watching import Mask, Watcher  # noqa: E402


class SeatEnv(Stored, gymnasium.Env[Observation, int]):
    """One game after the other, seen from one seat."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = RANDOM,
        illegal: str = LOSE,
        pack: str | Path | None = None,
        render_mode: str | None = None,
        scaled: bool = False,
        **config: Any,
    ) -> None:
        self.made_with = {"game": game, "players": players, "seat": seat, "opponents": opponents, **config}
        self.made_with |= {"illegal": illegal, "pack": pack, "render_mode": render_mode, "scaled": scaled}
        if not 0 <= seat < players:
            raise BadConfig(f"The learner sits on one of the seats 0 to {players - 1}, not on {seat}.")
        if illegal not in ILLEGAL:
            raise BadConfig(f"'illegal' is {' or '.join(ILLEGAL)}, not {illegal!r}.")
        self.lesson = lesson(game, players, pack, **config)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.opponents = named(opponents, players)
        self.observation_space = observation_space(self.lesson.encoder, scaled)  # type: ignore[assignment]
        self.action_space = action_space(self.lesson.encoder)  # type: ignore[assignment]
        self._watcher = Watcher(self.lesson.encoder, scaled)
        self._seeds = Seeds()
        self._state: State | None = None
        self._rivals: list[Rival] = []
        self._rng = Quick(0)
        self._mask: Mask = self._watcher.mask(self.lesson.beginning())

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = self._seeds.next(seed)
        state = self.lesson.game.start(self.lesson.config, number)
        state.mute()
        self._state = state
        self._rng = Quick(number)  # what rivals roll with says nothing about the deck
        self._rivals = [rival(who, self.lesson, self._rng.word()) for who in self.opponents]
        self._let_others_play(state)
        seen = self._seen(state)
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self._running()
        if not 0 <= action < len(self._mask) or not self._mask[action]:
            return self._refuse(state, int(action))
        step(state, int(action))
        self._let_others_play(state)
        over = state.over()
        reward = self.lesson.encoder.returns(state)[self.seat] if over else 0.0
        seen = self._seen(state)
        info: dict[str, Any] = {"action_mask": seen["action_mask"]}
        if over:
            info |= outcome(self.lesson.game, state, self.seat)
        return seen, reward, over, False, info

    def _refuse(self, state: State, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.illegal == RAISE or state.over():
            raise IllegalAction(
                self.seat,
                action,
                f"P{self.seat} may not take action {action} now; the mask says what it may.",
            )
        seen = self._seen(state)
        return seen, ILLEGAL_REWARD, True, False, {"action_mask": seen["action_mask"], "illegal": action}

    def _let_others_play(self, state: State) -> None:
        while state.top:
            seat = whose_turn(state)
            if seat == self.seat:
                return
            place = (seat - self.seat) % self.lesson.players
            step(state, self._rivals[place - 1].choose(state, seat, self._rng))

    def _seen(self, state: State) -> Observation:
        self._mask = self._watcher.mask(state)
        return {"observation": self._watcher.observation(state, self.seat), "action_mask": self._mask}

    def _running(self) -> State:
        if self._state is None:
            raise BadConfig("The environment has no game yet: call reset() first.")
        return self._state

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask.astype(np.bool_)

    def render(self) -> Any:
        return rendered(self.render_mode, self.lesson.game, self._running(), self.seat)

    def keep(self) -> dict[str, Any]:
        bots = [rival.bot if isinstance(rival, BotRival) else None for rival in self._rivals]
        kept = {"state": state_bytes(self._state), "rng": rng_words(self._rng), "bots": bots}
        return kept | {"seeds": self._seeds, "mask": self._mask, "np_random": self._np_random}

    def put_back(self, kept: dict[str, Any]) -> None:
        self._state = state_again(self.lesson.game, kept["state"])
        self._rng = rng_again(kept["rng"])
        self._rivals = [
            rival(who, self.lesson, 0) if bot is None else BotRival(bot, self.lesson)
            for who, bot in zip(self.opponents, kept["bots"], strict=False)
        ]
        self._seeds, self._mask, self._np_random = kept["seeds"], kept["mask"], kept["np_random"]
