"""OpenSpiel: importing this registers `monstrum_xybrid`, `monstrum_mutation_wars` and `monstrum_hybrid`.

Chance is explicit: every die, random pick and card drawn from a shuffled deck is a node with its outcomes and
their probabilities. Shuffles happen one draw at a time. States can be stored, copied, and resampled from what
a player knows, so that OpenSpiel's own information-set search plays fairly.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from monstrum.envs.extras import need

need("pyspiel", "openspiel")
import msgspec  # noqa: E402
import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from monstrum.core.engine import OVER, actor, legal_actions  # noqa: E402
from monstrum.core.state import CHANCE  # noqa: E402
from monstrum.envs.learnable import LEARNABLE, Lesson, lesson, loaded  # noqa: E402
from monstrum.envs.spiel_story import Story, new_story  # noqa: E402
from monstrum.envs.watching import Watcher, scales  # noqa: E402
from monstrum.games.library import ENTRIES  # noqa: E402

SEEDS: Final = 1 << 60


def short_name(game: str) -> str:
    return f"monstrum_{game}"


def game_type(game: str) -> Any:
    found = loaded(game)
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=found.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.most_seats,
        min_num_players=found.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # a whole story has no fixed size: nothing is claimed
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(game),
    )


def parameters(game: str) -> dict[str, Any]:
    """Every setting of the game that is a number or a word, with its default: OpenSpiel wants the types."""
    seats = loaded(game).least_seats
    settings = loaded(game).checked_config({"players": seats}).items()
    simple = {name: value for name, value in settings if isinstance(value, (bool, int, float, str))}
    return {**simple, **ENTRIES[game].agreed, "players": seats}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with everything agreed; the subclass that is registered sets `game` and `kind`."""

    game: str
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        agreed = {"players": self.kind.min_num_players, **(params or {})}
        self.lesson: Lesson = lesson(self.game, **agreed)
        space = self.lesson.encoder.space
        info = pyspiel.GameInfo(
            num_distinct_actions=space,
            max_chance_outcomes=space,
            num_players=self.lesson.players,
            min_utility=-1.0,
            max_utility=float(self.lesson.players - 1),
            utility_sum=0.0,
            max_game_length=self.lesson.longest(),
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.lesson, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.story: Story = new_story(game.lesson.game, dict(game.lesson.config))

    def current_player(self) -> Any:
        who = actor(self.story.state)
        if who == OVER:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if who == CHANCE else who

    def is_terminal(self) -> bool:
        return self.story.state.over()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal_actions(self.story.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.story.state
        outcomes = sorted(legal_actions(state, CHANCE))
        frame = state.table[state.kind]
        weights = [float(frame.weight(state, outcome)) for outcome in outcomes]
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in zip(outcomes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.story.apply(actor(self.story.state), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.story.game.words(self.story.state, action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.story.state.seats
        return list(self.story.game.result(self.story.state).returns)

    def information_state_string(self, player: int | None = None) -> str:
        """Perfect recall: all the player knows, and everything it has heard so far, digested."""
        return self.story.information(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """The player's view, as every client gets it."""
        seat = self.current_player() if player is None else player
        return msgspec.json.encode(self.story.game.view(self.story.state, seat)).decode()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state with the same information for the player; made from what it knows alone."""
        other: SpielState = self.get_game().new_initial_state()
        other.story = self.story.resampled(player, int(sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        return self.story.game.position(self.story.state)


class SpielObserver:
    """The encoder's bytes, each field scaled to about 0 … 1; the same with perfect recall and without."""

    def __init__(self, lesson: Lesson, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for observations of this game; {params} was given.")
        self.watcher = Watcher(lesson.encoder)
        self.recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        self.scales = scales(lesson.encoder)
        self.tensor = np.zeros(lesson.encoder.size, np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size] for field in lesson.encoder.fields
        }

    def set_from(self, state: SpielState, player: int) -> None:
        np.multiply(self.watcher.observation(state.story.state, player), self.scales, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self.recall else state.observation_string(player)


def register(game: str) -> None:
    """Once per process: OpenSpiel refuses a second game of the same name."""
    if short_name(game) in pyspiel.registered_names():
        return
    kind = game_type(game)
    pyspiel.register_game(kind, type(f"Spiel_{game}", (SpielGame,), {"game": game, "kind": kind}))


for each in LEARNABLE:
    register(each)
