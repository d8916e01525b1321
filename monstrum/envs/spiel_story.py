"""A game as OpenSpiel walks through it: the state, and what each seat has heard so far.

OpenSpiel copies a Python state by `deepcopy` and stores it by `pickle`; both come here, and end in the core's
own `clone` and codec.
"""

import hashlib
from typing import Any

from monstrum.core.codec import encode
from monstrum.core.contract import Game
from monstrum.core.engine import step
from monstrum.core.events import Event
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.envs.learnable import loaded

OWN_ACTION = -1  # as the kind of an event: what the seat itself did


class Story:
    """One state with explicit chance; equal stories of what a seat has heard have equal digests."""

    def __init__(self, game: Game, state: State, heard: list[bytes]) -> None:
        self.game = game
        self.state = state
        self.heard = heard  # by seat

    def apply(self, seat: int, action: int) -> None:
        """A step of a seat, or of chance (negative)."""
        state = self.state
        step(state, action)
        events = state.events.take()
        if seat >= 0:
            events.insert(0, Event(OWN_ACTION, 1 << seat, 0, action, 0, 0, 0))
        for listener in range(state.seats):
            numbers = [event.numbers() for event in events if event.seen_by(listener)]
            if numbers:
                news = self.heard[listener] + repr(numbers).encode()
                self.heard[listener] = hashlib.blake2b(news, digest_size=16).digest()

    def information(self, seat: int) -> str:
        """All a seat knows and has ever heard, as one line: perfect recall."""
        known = hashlib.blake2b(self.game.know(self.state, seat).digest().encode(), digest_size=16)
        return f"{self.game.name} P{seat} {known.hexdigest()} {self.heard[seat].hex()}"

    def resampled(self, seat: int, seed: int) -> "Story":
        """Another state the seat cannot tell from this one; the others in it have heard nothing yet."""
        state = self.game.sample(self.game.know(self.state, seat), Quick(seed))
        state.listen()
        heard = [b""] * state.seats
        heard[seat] = self.heard[seat]
        return Story(self.game, state, heard)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Story":
        state = self.state.clone()
        state.listen()
        return Story(self.game, state, self.heard.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return told_again, (self.game.name, str(self.game.pack_folder), encode(self.state), self.heard)


def new_story(game: Game, config: dict[str, Any]) -> Story:
    """The first decision or chance event of a game."""
    state = game.start(config, 0, explicit=True)
    state.events.take()
    return Story(game, state, [b""] * state.seats)


def told_again(name: str, folder: str, data: bytes, heard: list[bytes]) -> Story:
    game = loaded(name, folder)
    state = game.decode(data)
    state.listen()
    return Story(game, state, heard)
