"""An answer once more, record by record: the engine settles all of it at once, people want to see it happen.

`unfold` runs on a copy of the state from before the answer. Chance is part of the state, so the copy goes the
same way; the loop below is `engine.settle` one record at a time, and tests hold the two together.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from monstrum.core import engine
from monstrum.core.contract import SPECTATOR, Game
from monstrum.core.events import AUTOMATIC, COMMITTED, EVERYBODY, Event
from monstrum.core.state import CHANCE, NOBODY, NOTHING, SEALED, State


@dataclass(slots=True)
class Stage:
    """The state right after something happened; nobody may change it."""

    state: State
    events: tuple[Event, ...]
    ends: bool = False  # nothing came of the answer after it
    shown: Any = None  # what a spectator sees, once somebody has looked

    def spectator(self, game: Game) -> Any:
        """What a spectator sees."""
        if self.shown is None:
            self.shown = game.view(self.state, SPECTATOR)
        return self.shown


def unfold(before: State, seat: int, actions: Sequence[int]) -> Iterator[Stage]:
    """Every point of an answer at which there was something to tell, in order."""
    state = before.clone()
    state.listen()
    stage: Stage | None = None
    for action in actions:
        for _ in answered(state, seat, action):
            if stage is not None:
                stage.ends = False
            events = state.events.take()
            if events:
                stage = Stage(state.clone(), tuple(events), ends=True)
                yield stage


def answered(state: State, seat: int, action: int) -> Iterator[None]:
    """`engine.play` of a legal answer; it stops after every record."""
    if engine.sealed(state):
        state.buffers[seat].append(action)
        if engine.fill_forced(state, seat):
            state.emit(COMMITTED, seat)
    else:
        state.load()
        frame = state.table[state.kind]
        state.drop()
        frame.resolve(state, action)
    yield
    while settled_one(state):
        yield


def settled_one(state: State) -> bool:
    """One record that needs no seat; False when a seat is needed or nothing is left."""
    state.fresh = False
    if state.over():
        return False
    state.load()
    frame = state.table[state.kind]
    actor = state.actor
    if actor == SEALED:
        return engine.settle_sealed(state)
    action = NOTHING
    if actor != NOBODY:
        out = state.legal
        out.clear()
        frame.options(state, out)
        if out.count() == 1 and (actor == CHANCE or (state.automatic and not frame.secret(state, actor))):
            action = out.items[0]
            if actor >= 0:
                audience = 1 << actor if frame.private(state) else EVERYBODY
                state.emit(AUTOMATIC, actor, action, state.kind, audience=audience)
        elif actor == CHANCE and not state.chance.explicit:
            action = engine.draw(state, out)
        else:
            return False
    state.drop()
    frame.resolve(state, action)
    return True
