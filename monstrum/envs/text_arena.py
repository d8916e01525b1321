"""TextArena: the games for agents that read and write. Importing this registers `Monstrum-XYbrid-v0` and the
others.

    import textarena as ta
    import monstrum.envs.text_arena

    env = ta.make("Monstrum-XYbrid-v0")
    env.reset(num_players=2, seed=7)

An agent is told what its seat has heard since its last answer, the table as its seat sees it, and its
options. It answers with the words or the number of one, in the last line or in brackets. What the rules do
not allow is refused with the reason and their ids; who is refused four times in a row has lost.
"""

import re
from pathlib import Path
from typing import Any, Final

from monstrum.envs.extras import need

need("textarena", "textarena")
import textarena as ta  # noqa: E402

from monstrum.core import engine  # noqa: E402
from monstrum.core.errors import BadConfig, MonstrumError  # noqa: E402
from monstrum.games.library import OURS, load_game  # noqa: E402
from monstrum.texts.in_words import NoAnswer, outcome, question, read_answer, table  # noqa: E402
from monstrum.texts.match import Match  # noqa: E402
from monstrum.texts.rulebook import brief_of  # noqa: E402

ALLOWED: Final = 3  # refusals in a row
LOST: Final = -1
BRACKETS: Final = re.compile(r"\[([^\[\]]+)\]")
LONGEST: Final = 200
TOLD: Final = ta.ObservationType


class TextTable(ta.Env):  # type: ignore[misc]
    """A table at which everybody reads and writes."""

    def __init__(
        self, name: str, pack: str | Path | None = None, error_allowance: int = ALLOWED, **config: Any
    ) -> None:
        self.game = load_game(name, pack)
        self.config = config
        self.allowed = error_allowance
        self.match: Match | None = None

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """`seed`: the same one, the same deal."""
        state = ta.State(num_players=num_players)  # which would seed the random numbers of everybody else
        config = {"players": num_players} | self.config
        self.match = Match(self.game, config, 0 if seed is None else seed)
        self.told = [0] * num_players
        self.refused = 0
        self.state = state
        roles = {seat: f"P{seat}" for seat in range(num_players)}
        state.standard_resets(game_state={}, player_prompt_function=self._task, role_mapping=roles)
        self._ask()

    def _task(self, player_id: int, game_state: Any) -> str:
        about = " ".join(brief_of(self.game.name)[:3])
        return (
            f"You play {self.game.title} on seat P{player_id}. {about} When you are asked, you are shown the "
            "table and your options. Answer with the words or the number of one option, in brackets: [3]."
        )

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        match = self._running()
        seat = self.state.current_player_id
        try:
            match.play(seat, read_answer(self.game, match.state, seat, said(action)))
        except MonstrumError as error:
            return self._refuse(seat, str(error))
        self.refused = 0
        self.state.game_info[seat]["turn_count"] += 1
        if match.over():
            result = self.game.result(match.state)
            for each in range(match.state.seats):
                self._news(each)
                self._tell(each, outcome(self.game, match.state, each), TOLD.GAME_ADMIN)
            self._finish({each: result.returns[each] for each in range(match.state.seats)})
        else:
            self._ask()
        over: tuple[bool, dict[str, Any]] = self.state.step()
        return over

    def _refuse(self, seat: int, why: str) -> tuple[bool, dict[str, Any]]:
        self.refused += 1
        if self.refused > self.allowed:
            self.state.game_info[seat]["invalid_move"] = True
            self._finish({each: LOST if each == seat else 0 for each in range(self.state.num_players)})
            self.state.step_info["reason"] = f"P{seat} was refused {self.refused} times in a row."
            return True, self.state.step_info
        self._tell(seat, f"That is not possible: {why}", TOLD.GAME_ADMIN)
        return False, {"refused": why}

    def _finish(self, rewards: dict[int, float]) -> None:
        self.state.done = True
        self.state.rewards = rewards

    def _ask(self) -> None:
        """Whoever owes a decision, one after the other where several choose in secret."""
        match = self._running()
        seat = engine.actor(match.state) if not engine.sealed(match.state) else match.waiting()[0]
        self.state.current_player_id = seat
        self._news(seat)
        self._tell(seat, table(self.game, match.state, seat), TOLD.GAME_BOARD)
        self._tell(seat, question(self.game, match.state, seat), TOLD.GAME_MESSAGE)

    def _news(self, seat: int) -> None:
        match = self._running()
        news = match.log(seat, self.told[seat])
        self.told[seat] = len(match.told)
        if news:
            self._tell(seat, "\n".join(news), TOLD.GAME_ACTION_DESCRIPTION)

    def _tell(self, seat: int, text: str, kind: Any) -> None:
        self.state.add_observation(message=text, observation_type=kind, to_id=seat)

    def _running(self) -> Match:
        if self.match is None:
            raise BadConfig("The environment has no game yet: call reset() first.")
        return self.match


def said(action: str) -> str:
    """What was answered: the last thing in brackets, or else the last line."""
    found = BRACKETS.findall(action)
    lines = [line.strip() for line in action.splitlines() if line.strip()]
    if not found and not lines:
        raise NoAnswer("There is no answer; say the words or the number of an option, in brackets: [3].")
    return str(found[-1] if found else lines[-1])[:LONGEST].strip()


def register() -> None:
    """Once, however often this is imported."""
    for name, entry in OURS.items():
        id = entry.environment.replace("monstrum/", "Monstrum-")
        if id not in ta.envs.registration.ENV_REGISTRY:
            wrappers = [ta.wrappers.LLMObservationWrapper]
            ta.register(id=id, entry_point=TextTable, default_wrappers=wrappers, name=name)


register()
