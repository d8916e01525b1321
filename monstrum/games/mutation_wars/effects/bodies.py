"""REPLACE_BODY: the tile in a position is exchanged; joints and parts stay (MW-4.5)."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.operations import Operation
from monstrum.core.state import NOBODY, Frame
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import BODY, body_action
from monstrum.games.mutation_wars.rules.decks import reveal_body, shuffle_bodies, top_body
from monstrum.games.mutation_wars.rules.playability import in_scope, scope
from monstrum.games.mutation_wars.state import MOST_BODIES, WarsState


@final
class ReplaceBody(Operation[WarsState]):
    """MW-14.4  Nothing without a body in the pile. Which body is one decision, whosoever it is."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return state.pile_size > 0

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        state.push(kinds.TARGET_BODY, actor, row)


@final
class TargetBody(Frame[WarsState]):
    """Any body of the creatures in scope, enclosed ones too."""

    def options(self, state: WarsState, out: Actions) -> None:
        who = scope(state, state.a)
        for seat in range(state.seats):
            if in_scope(who, state.actor, seat):
                for body in range(state.bodies[seat]):
                    out.add(body_action(seat, body))

    def resolve(self, state: WarsState, action: i64) -> None:
        chosen = action - BODY
        state.push(kinds.REPLACE, NOBODY, chosen // MOST_BODIES, chosen % MOST_BODIES)


@final
class Replace(Frame[WarsState]):
    """The top body of the pile takes the place of body `b` of seat `a`; the old one goes into the pile."""

    def resolve(self, state: WarsState, action: i64) -> None:
        seat, body = state.a, state.b
        if state.chance.explicit and state.c == 0:
            state.push(kinds.REPLACE, NOBODY, seat, body, 1)
            reveal_body(state)
            return
        place = seat * MOST_BODIES + body
        old = state.colours[place]
        state.own_colours()[place] = top_body(state)
        state.own_pile()[state.pile_size] = old
        state.pile_size += 1
        state.emit(events.BODY_REPLACED, seat, body, old, state.colours[place], marks=REVEALS | RANDOM)
        shuffle_bodies(state)
