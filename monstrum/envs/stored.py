"""Environments that can be copied and stored (`deepcopy`, `pickle`): made anew from their arguments, with
the game where it was. What is compiled cannot be pickled; a state has bytes of its own.
"""

import copy
from typing import Any

from monstrum.core.codec import encode
from monstrum.core.contract import Game
from monstrum.core.quick import Quick
from monstrum.core.state import State


class Stored:
    """An environment says what it was made with (`made_with`), what it keeps, and how that is put back."""

    made_with: dict[str, Any]

    def keep(self) -> dict[str, Any]:
        raise NotImplementedError

    def put_back(self, kept: dict[str, Any]) -> None:
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return made_again, (type(self), self.made_with, self.keep())

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return made_again(type(self), self.made_with, copy.deepcopy(self.keep(), memo))


def made_again(kind: type[Stored], made_with: dict[str, Any], kept: dict[str, Any]) -> Stored:
    env = kind(**made_with)
    env.put_back(kept)
    return env


def state_bytes(state: State | None) -> bytes | None:
    return None if state is None else encode(state)


def state_again(game: Game, data: bytes | None) -> State | None:
    if data is None:
        return None
    state = game.decode(data)
    state.mute()
    return state


def rng_words(rng: Quick) -> tuple[int, int, int, int]:
    return int(rng.a), int(rng.b), int(rng.c), int(rng.counter)


def rng_again(words: tuple[int, int, int, int]) -> Quick:
    rng = Quick(0)
    rng.a, rng.b, rng.c, rng.counter = words
    return rng
