"""MW-7  Mutate: one Mutate card, or none. What the card does is done by `ops`."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import REVEALS
from monstrum.core.state import NOBODY, Frame
from monstrum.games.mutation_wars.content.catalog import MU
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import CARD, NONE, card_action, card_of
from monstrum.games.mutation_wars.rules.building import add_building, build
from monstrum.games.mutation_wars.rules.decks import discard_from_hand, hand_of
from monstrum.games.mutation_wars.rules.playability import playable
from monstrum.games.mutation_wars.state import WarsState


def add_playable(state: WarsState, seat: i64, out: Actions) -> None:
    hand, first = state.hand, seat * state.catalog.designs
    design, ahead = state.catalog.first[MU], hand_of(state, seat, MU)
    while ahead > 0:
        copies = hand[first + design]
        if copies:
            ahead -= copies
            if playable(state, seat, design):
                out.add(card_action(design))
        design += 1


def play_card(state: WarsState, seat: i64, card: i64) -> None:
    """MW-7.1, MW-7.12  To the discard when played; then it resolves fully, and nobody can respond."""
    discard_from_hand(state, seat, card)
    state.emit(events.PLAYED, seat, card, marks=REVEALS)
    state.push(kinds.ATOMIC, NOBODY, seat)
    state.push(kinds.RUN, NOBODY, state.catalog.entry[card], seat, 0, 0, 0, card)


@final
class MutateAction(Frame[WarsState]):
    """MW-7.1, MW-7.4  A playable card, or pass. Which cards are in hand others do not see."""

    def options(self, state: WarsState, out: Actions) -> None:
        out.add(NONE)
        if hand_of(state, state.actor, MU) > 0:
            add_playable(state, state.actor, out)

    def secret(self, state: WarsState, seat: i64) -> bool:
        return hand_of(state, seat, MU) > 0

    def resolve(self, state: WarsState, action: i64) -> None:
        if action == NONE:
            state.emit(events.PASSED, state.actor, state.kind)
        else:
            play_card(state, state.actor, card_of(action))


@final
class BuildOrMutateAction(Frame[WarsState]):
    """MW-15.3  build-or-mutate: one Build action, or one Mutate card, or pass."""

    def options(self, state: WarsState, out: Actions) -> None:
        out.add(NONE)
        add_building(state, state.actor, out)
        if hand_of(state, state.actor, MU) > 0:
            add_playable(state, state.actor, out)

    def secret(self, state: WarsState, seat: i64) -> bool:
        return hand_of(state, seat, MU) > 0

    def resolve(self, state: WarsState, action: i64) -> None:
        if action == NONE:
            state.emit(events.PASSED, state.actor, state.kind)
        elif action >= CARD:
            play_card(state, state.actor, card_of(action))
        else:
            build(state, state.actor, action)
