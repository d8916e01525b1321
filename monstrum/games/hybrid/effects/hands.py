"""6.2  Operations on hands and decks: draw, discard, steal, recover, reveal."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.state import CHANCE, Frame
from monstrum.games.hybrid.content.catalog import E_N, E_WORD
from monstrum.games.hybrid.effects.operation import FieldOperation, column
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.card_piles import (
    ACTION_PILE,
    EQUIPMENT_PILE,
    EVENT_PILE,
    OPPONENT,
)
from monstrum.games.hybrid.rules.decks import (
    BY_TIMING,
    LOCKED,
    TO_HAND,
    gain,
    hand_size,
    in_hand,
    know_one_less,
    know_one_more,
    lock,
    lose,
    lose_openly,
    may_lose_locked,
    pass_unseen,
    push_draws,
    seen_by_all,
    show_hand,
    to_discard,
)
from monstrum.games.hybrid.rules.expiry import check_nv
from monstrum.games.hybrid.rules.sources import owner_of, self_of
from monstrum.games.hybrid.state import SkirmishState

BOTH_SIDES: Final = 3  # an audience: the two players
RANDOMLY: Final = 0  # the first word of `how`
STOLEN: Final = 1  # register b of LOSE_ONE
BY_THE_LOSER: Final = 1  # `how` of discard_action


@final
class DrawAction(FieldOperation):
    """From the Action deck; they cannot be used before the next activation."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        push_draws(state, thing, ACTION_PILE, column(state, row, E_N), LOCKED)


@final
class DrawEvent(FieldOperation):
    """From the Event deck; the active warrior, or SELF, is who found them."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        finder = state.active if state.active >= 0 else self_of(state.d)
        push_draws(state, thing, EVENT_PILE, column(state, row, E_N), BY_TIMING, finder)


@final
class DrawEquipment(FieldOperation):
    """Auras for the Griffins, Mutations for the Scorpions."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        push_draws(state, thing, EQUIPMENT_PILE + thing, column(state, row, E_N), TO_HAND)


@final
class RevealHand(FieldOperation):
    """The other side sees the hand now."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        reveal_hand(state, thing)


# Losing cards -----------------------------------------------------------------------------------------


@final
class DiscardAction(FieldOperation):
    """At random, by the loser's choice, or by the choice of the effect's owner, who then sees the hand."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        number, how = column(state, row, E_N), column(state, row, E_WORD)
        if number <= 0 or hand_size(state, thing) == 0:
            return
        if how == RANDOMLY:
            state.push(kinds.LOSE_ONE, CHANCE, thing, 0, number)
            return
        chooser: i64 = thing if how == BY_THE_LOSER else owner_of(actor)
        if chooser != thing:
            reveal_hand(state, thing)
        state.push(kinds.DISCARD, chooser, thing, number)


@final
class StealAction(FieldOperation):
    """Cards go over to the other side: at random, or by the thief's choice, who then sees the hand."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        number = column(state, row, E_N)
        if number <= 0 or hand_size(state, thing) == 0:
            return
        if column(state, row, E_WORD) == RANDOMLY:
            state.push(kinds.LOSE_ONE, CHANCE, thing, STOLEN, number)
            return
        reveal_hand(state, thing)
        state.push(kinds.STEAL, 1 - thing, thing, number)


def offer_hand(state: SkirmishState, side: i64, out: Actions) -> None:
    for card in range(state.catalog.action_cards):
        if in_hand(state, side, card):
            out.add(actions.CARD + card)


def discard_one(state: SkirmishState, side: i64, card: i64, marks: i64) -> None:
    may_lose_locked(state, side)
    lose_openly(state, side, card)
    to_discard(state, card)
    state.emit(events.CARD_LOST, side, card, marks=marks)


def steal_one(state: SkirmishState, victim: i64, card: i64) -> None:
    """HY-10.14  Both sides see the card; the thief cannot use it before the next activation."""
    thief = 1 - victim
    pass_unseen(state, victim)
    may_lose_locked(state, victim)
    lose(state, victim, card)
    know_one_less(state, victim, OPPONENT, card)
    gain(state, thief, card)
    know_one_more(state, thief, OPPONENT, card)
    lock(state, thief, card, 1)
    state.emit(events.STOLEN, thief, victim)
    state.emit(events.STOLEN_ONE, thief, card, audience=BOTH_SIDES, marks=RANDOM | REVEALS)


class LoseOne(Frame[SkirmishState]):
    """Chance: a side, b 1 = the other side gets it, c how many more: any card of the hand."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        offer_hand(state, state.a, out)

    def weight(self, state: SkirmishState, action: i64) -> i64:
        return in_hand(state, state.a, action - actions.CARD)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        side, stolen, number = state.a, state.b, state.c
        card = action - actions.CARD
        if stolen:
            steal_one(state, side, card)
        else:
            discard_one(state, side, card, RANDOM | REVEALS)
        if number > 1 and hand_size(state, side):
            state.push(kinds.LOSE_ONE, CHANCE, side, stolen, number - 1)
        check_nv(state)


class Discard(Frame[SkirmishState]):
    """D33  a side that discards, b how many more."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        offer_hand(state, state.a, out)

    def secret(self, state: SkirmishState, seat: i64) -> bool:
        return True

    def resolve(self, state: SkirmishState, action: i64) -> None:
        chooser, side, number = state.actor, state.a, state.b
        discard_one(state, side, action - actions.CARD, REVEALS)
        if number > 1 and hand_size(state, side):
            state.push(kinds.DISCARD, chooser, side, number - 1)
        check_nv(state)


class Steal(Frame[SkirmishState]):
    """D33  a side that is robbed, b how many more: the thief has seen the hand."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        offer_hand(state, state.a, out)

    def secret(self, state: SkirmishState, seat: i64) -> bool:
        return True

    def private(self, state: SkirmishState) -> bool:
        return True

    def resolve(self, state: SkirmishState, action: i64) -> None:
        side, number = state.a, state.b
        steal_one(state, side, action - actions.CARD)
        if number > 1 and hand_size(state, side):
            state.push(kinds.STEAL, 1 - side, side, number - 1)
        check_nv(state)


def reveal_hand(state: SkirmishState, side: i64) -> None:
    """The other side sees the hand now."""
    show_hand(state, side)
    state.emit(events.HAND_SHOWN, side)
    for card in range(state.catalog.action_cards):
        if in_hand(state, side, card):
            number = in_hand(state, side, card)
            state.emit(events.HAND_SHOWN_ONE, side, card, number, audience=1 << (1 - side), marks=REVEALS)


# Getting cards back -----------------------------------------------------------------------------------


@final
class RecoverAction(FieldOperation):
    """Cards of the Action discard, one after the other."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        push_recover(state, thing, column(state, row, E_N))


def push_recover(state: SkirmishState, side: i64, number: i64) -> None:
    """As long as there is a card in the Action discard; those of open windows are not (HY-10.16)."""
    if number <= 0:
        return
    for card in range(state.catalog.action_cards):
        if state.cards.discard[card]:
            state.push(kinds.RECOVER, side, number)
            return


class Recover(Frame[SkirmishState]):
    """D33  a how many more: a card of the Action discard, for all to see (HY-10.14)."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for card in range(state.catalog.action_cards):
            if state.cards.discard[card]:
                out.add(actions.CARD + card)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        side, number = state.actor, state.a
        card = action - actions.CARD
        state.cards.own_discard()[card] -= 1
        gain(state, side, card)
        seen_by_all(state, side, card)
        lock(state, side, card, 1)
        state.emit(events.RECOVERED, side, card)
        push_recover(state, side, number - 1)
        check_nv(state)
