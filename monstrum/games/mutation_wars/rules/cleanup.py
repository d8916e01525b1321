"""MW-12  Clean up and end of turn."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import REVEALS
from monstrum.core.state import NOBODY, Frame
from monstrum.games.mutation_wars.content.catalog import BP, BT, MU
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import NONE, card_of
from monstrum.games.mutation_wars.rules.decks import add_gifts, discard_from_hand, hand_of, to_draw
from monstrum.games.mutation_wars.rules.ebb import maybe_ebb
from monstrum.games.mutation_wars.rules.geometry import spots_in_use, turn_up
from monstrum.games.mutation_wars.rules.winning import complete_seats, finish, first_complete
from monstrum.games.mutation_wars.state import (
    END_OF_TURN,
    FINAL_BATTLE,
    FINAL_BATTLE_VARIANT,
    FLIPPED,
    NO_SEAT,
    SPOTS,
    WarsState,
    left_of,
    part_design,
)

GIVEN: Final = 3  # cards for one Body Part card


def give(state: WarsState, seat: i64, design: i64, missing: i64) -> None:
    """MW-12.2  To its discard; after the third card the top Body Part card is drawn."""
    discard_from_hand(state, seat, design)
    state.emit(events.GAVE, seat, design, marks=REVEALS)
    if missing > 0:
        state.push(kinds.CLEANUP_MORE, seat, missing, design)


@final
class CleanupAction(Frame[WarsState]):
    """MW-12.1, MW-12.2  The first of three MU or three BT cards for one BP card, or done."""

    def options(self, state: WarsState, out: Actions) -> None:
        out.add(NONE)
        if to_draw(state, BP) > 0:
            if hand_of(state, state.actor, MU) >= GIVEN:
                add_gifts(state, state.actor, MU, state.catalog.first[MU], GIVEN, out)
            if hand_of(state, state.actor, BT) >= GIVEN:
                add_gifts(state, state.actor, BT, state.catalog.first[BT], GIVEN, out)

    def resolve(self, state: WarsState, action: i64) -> None:
        seat = state.actor
        if action == NONE:
            state.emit(events.PASSED, seat, state.kind)
            return
        state.push(state.kind, seat)  # and once more, until they pass
        state.push(kinds.ATOMIC, NOBODY, seat)
        state.push(kinds.DRAW_CARDS, NOBODY, seat, BP, 1)
        give(state, seat, card_of(action), GIVEN - 1)


@final
class CleanupMore(Frame[WarsState]):
    """MW-12.1  The second and the third card: the same kind, in ascending order."""

    def options(self, state: WarsState, out: Actions) -> None:
        kind = state.catalog.kind_of[state.b]
        add_gifts(state, state.actor, kind, state.b, state.a, out)

    def secret(self, state: WarsState, seat: i64) -> bool:
        return hand_of(state, seat, state.catalog.kind_of[state.b]) > state.a

    def private(self, state: WarsState) -> bool:
        return True

    def resolve(self, state: WarsState, action: i64) -> None:
        give(state, state.actor, card_of(action), state.a - 1)


# End of turn --------------------------------------------------------------------------------------


def turn_all_up(state: WarsState) -> None:
    """MW-7.6, MW-12.4(1)"""
    for seat in range(state.seats):
        edges, first = state.edges, seat * SPOTS
        for spot in range(spots_in_use(state, seat)):
            part = edges[first + spot]
            if part >= 0 and part & FLIPPED:
                state.own_edges()[first + spot] = turn_up(part)
                state.emit(events.TURNED_UP, seat, spot, part_design(part))


@final
class EndOfTurn(Frame[WarsState]):
    """MW-12.4  Parts turn up, the win check, the ebb, the token, the marks; then the next turn."""

    def resolve(self, state: WarsState, action: i64) -> None:
        state.phase = END_OF_TURN
        turn_all_up(state)
        candidates = complete_seats(state)
        if candidates & (candidates - 1) and state.variants & FINAL_BATTLE_VARIANT:
            start_final_battle(state, candidates)
        elif candidates:
            finish(state, first_complete(state, candidates))
        elif state.turn >= state.last_turn:
            finish(state, NO_SEAT)
        else:
            maybe_ebb(state)
            state.token = left_of(state, state.token)
            state.attacked = 0
            state.push(kinds.TURN, NOBODY)


# The final battle ---------------------------------------------------------------------------------


def start_final_battle(state: WarsState, candidates: i64) -> None:
    """MW-15.2  An extra Battle phase among the owners of complete creatures; marks are cleared first."""
    state.attacked = 0
    state.finalists = candidates
    for seat in range(state.seats):
        state.own_scores()[seat] = 0
    state.emit(events.FINAL_BATTLE, candidates)
    state.push(kinds.PHASE, NOBODY, FINAL_BATTLE)


@final
class FinalCheck(Frame[WarsState]):
    """MW-15.2  The highest total wins; a tie is broken as in MW-13.3 among the tied."""

    def resolve(self, state: WarsState, action: i64) -> None:
        most: i64 = 0
        for seat in range(state.seats):
            if (state.finalists >> seat) & 1 and state.scores[seat] > most:
                most = state.scores[seat]
        tied: i64 = 0
        for seat in range(state.seats):
            if (state.finalists >> seat) & 1 and state.scores[seat] == most:
                tied |= 1 << seat
        finish(state, first_complete(state, tied))
