"""LL-1 to LL-3  The rules: what waits on the stack, who answers it, and what comes of it.

What comes later is pushed first. Whatever is secret lies in a place; the numbers of a record are public.
"""

from typing import Final

from monstrum.core.actions import Actions
from monstrum.core.events import FIRST_KIND, REVEALS
from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.kit.cards.frames import Draw, FromHand
from monstrum.kit.cards.state import CardState

DEAL, TURN, SEND, LAMP, CHASE, OUT, DRAW = range(7)  # what can be pending
DRAWN, SHOWN, SENT, CHASED, KEPT, DARK = range(FIRST_KIND, FIRST_KIND + 6)  # what can happen

HAND: Final = 3
MOTHS_PUT_IT_OUT: Final = 3


class Deal(Frame[CardState]):
    """LL-1.2, LL-1.3  Three moths for everybody; then P0 begins."""

    def resolve(self, state: CardState, action: int) -> None:
        state.push(TURN, NOBODY, 0)
        for seat in reversed(range(state.seats)):
            for _ in range(HAND):
                state.push(DRAW, CHANCE, seat)


class Turn(Frame[CardState]):
    """LL-2.1, LL-4.1  The turn of seat `a`, if a lamp burns and it has a moth; then that of the next one."""

    def resolve(self, state: CardState, action: int) -> None:
        if not state.at("burning"):
            return
        seat = state.a
        state.push(TURN, NOBODY, (seat + 1) % state.seats)
        if state.at("hand", seat):
            state.numbers["turn"] += 1
            state.push(SEND, seat)


class Send(FromHand):
    """LL-2.1  Which moth of the hand."""

    def resolve(self, state: CardState, action: int) -> None:
        seat, moth = state.actor, state.chosen(action)
        state.move(moth, "shown")
        state.emit(SHOWN, seat, moth, marks=REVEALS)
        state.push(LAMP, seat, moth)


class Lamp(Frame[CardState]):
    """LL-2.2  To which lamp the moth `a` flies; LL-2.3, LL-2.4 and LL-3.1 follow."""

    def options(self, state: CardState, out: Actions) -> None:
        for lamp in state.at("burning"):
            out.add(state.action("to", lamp))

    def resolve(self, state: CardState, action: int) -> None:
        seat, moth, lamp = state.actor, state.a, state.chosen(action)
        state.move_to_card(moth, "at", lamp)
        state.emit(SENT, seat, moth, lamp)
        if state.at("deck"):
            state.push(DRAW, CHANCE, seat)
        state.push(OUT, NOBODY, lamp)
        if chases(state, moth) and prey(state, lamp):
            state.push(CHASE, seat, lamp)


class Chase(Frame[CardState]):
    """LL-2.4  Which moth at lamp `a` is chased away, if any."""

    def options(self, state: CardState, out: Actions) -> None:
        out.add(state.action("leave"))
        for moth in prey(state, state.a):
            out.add(state.action("chase", moth))

    def resolve(self, state: CardState, action: int) -> None:
        if action != state.action("leave"):
            moth = state.chosen(action)
            state.move(moth, "hand", state.owner[moth])
            state.emit(CHASED, moth, state.owner[moth])


class Out(Frame[CardState]):
    """LL-3.1 – LL-3.3  Lamp `a` goes out if three moths are there; the strongest keeper has it."""

    def resolve(self, state: CardState, action: int) -> None:
        lamp = state.a
        moths = state.at_card("at", lamp).copy()
        if len(moths) < MOTHS_PUT_IT_OUT:
            return
        strengths = strength(state, lamp)
        best = [seat for seat, total in enumerate(strengths) if total == max(strengths)]
        for moth in moths:
            state.move(moth, "discard")
        if len(best) == 1:
            state.move(lamp, "kept", best[0])
            state.emit(KEPT, best[0], lamp, state.cards.printed(lamp, "light"))
        else:
            state.move(lamp, "dark")
            state.emit(DARK, lamp)


def chases(state: CardState, moth: int) -> bool:
    return bool(state.cards.printed(moth, "chases"))


def prey(state: CardState, lamp: int) -> list[int]:
    """LL-2.4  The moths a hawk-moth may chase."""
    return [moth for moth in state.at_card("at", lamp) if not chases(state, moth)]


def strength(state: CardState, lamp: int) -> list[int]:
    """LL-3.2  By seat: its moths at the lamp, added up."""
    totals = [0] * state.seats
    for moth in state.at_card("at", lamp):
        totals[state.owner[moth]] += state.cards.printed(moth, "strength")
    return totals


FRAMES: Final = {
    DEAL: Deal("DEAL"),
    TURN: Turn("TURN"),
    SEND: Send("SEND", "send"),
    LAMP: Lamp("LAMP", follows=True),
    CHASE: Chase("CHASE"),
    OUT: Out("OUT"),
    DRAW: Draw("DRAW", "draw", DRAWN),
}
