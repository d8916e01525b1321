"""DRAW, TAKE_DISCARD, STEAL_RANDOM, PASS_CARD: cards that change hands."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import REVEALS
from monstrum.core.operations import Operation
from monstrum.core.state import NOBODY, SEALED, Frame
from monstrum.games.mutation_wars.content.catalog import KINDS
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import card_action, card_of
from monstrum.games.mutation_wars.rules.decks import (
    add_hand,
    hand_of,
    put_in_hand,
    take_from_discard,
    take_from_hand,
    to_draw,
)
from monstrum.games.mutation_wars.state import WarsState, left_of


@final
class Draw(Operation[WarsState]):
    """Cards of one kind, as many as there are (MW-14.3)."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return to_draw(state, state.catalog.code[row + 2]) > 0

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        code = state.catalog.code
        state.push(kinds.DRAW_CARDS, NOBODY, thing, code[row + 2], code[row + 3])


@final
class StealRandom(Operation[WarsState]):
    """At random out of the pooled kinds, as many as there are."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        for kind in range(KINDS):
            if (state.catalog.code[row + 2] >> kind) & 1 and hand_of(state, thing, kind) > 0:
                return True
        return False

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        code = state.catalog.code
        state.push(kinds.TAKE, NOBODY, actor, thing, code[row + 2], code[row + 3])


# Out of a discard ---------------------------------------------------------------------------------


@final
class TakeFromDiscard(Operation[WarsState]):
    """One card of a kind."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return state.discard_size[state.catalog.code[row + 2]] > 0

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        state.push(kinds.TAKE_DISCARD, actor, state.catalog.code[row + 2])


@final
class TakeDiscard(Frame[WarsState]):
    """Any card in the discard of kind `a`."""

    def options(self, state: WarsState, out: Actions) -> None:
        catalog = state.catalog
        room = catalog.room[state.a]
        for design in range(catalog.first[state.a], catalog.first[state.a + 1]):
            for at in range(room, room + state.discard_size[state.a]):
                if state.discard[at] == design:
                    out.add(card_action(design))
                    break

    def resolve(self, state: WarsState, action: i64) -> None:
        take_from_discard(state, state.actor, card_of(action))
        state.emit(events.TOOK_DISCARD, state.actor, card_of(action))


# To the left --------------------------------------------------------------------------------------


@final
class PassCard(Operation[WarsState]):
    """MW-7.13  All players who hold the kind choose simultaneously."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return holders(state, state.catalog.code[row + 2]) > 0

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        kind = state.catalog.code[row + 2]
        state.push(kinds.CURRENT_PASS, SEALED, holders(state, kind), kind)


def holders(state: WarsState, kind: i64) -> i64:
    """The seats that hold a card of this kind, as a mask."""
    found: i64 = 0
    for seat in range(state.seats):
        if hand_of(state, seat, kind) > 0:
            found |= 1 << seat
    return found


@final
class CurrentPass(Frame[WarsState]):
    """MW-7.13  Each of the seats `a` gives one card of kind `b` to the left; all of them at once."""

    def offers(self, state: WarsState, seat: i64, out: Actions) -> None:
        add_hand(state, seat, state.b, out)

    def secret(self, state: WarsState, seat: i64) -> bool:
        return hand_of(state, seat, state.b) > 1

    def resolve(self, state: WarsState, action: i64) -> None:
        givers, kind = state.a, state.b
        given = [-1] * state.seats
        for seat in range(state.seats):
            if (givers >> seat) & 1:
                given[seat] = card_of(state.buffers[seat][0])
        for seat in range(state.seats):
            if given[seat] >= 0:
                take_from_hand(state, seat, given[seat])
        for seat in range(state.seats):
            if given[seat] >= 0:
                put_in_hand(state, left_of(state, seat), given[seat])
        sightings.passed_left(state, kind, given)
        for seat in range(state.seats):
            if given[seat] >= 0 and not state.muted:
                receiver = left_of(state, seat)
                both = (1 << seat) | (1 << receiver)
                state.emit(events.HANDED_ON, seat, receiver, kind, marks=REVEALS)
                state.emit(events.HANDED_CARD, seat, receiver, given[seat], audience=both, marks=REVEALS)
