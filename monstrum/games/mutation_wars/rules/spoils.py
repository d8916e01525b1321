"""MW-11  Spoils: the loser protects one card, the victor takes others at random, or draws instead."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.numbers import ZERO
from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.games.mutation_wars.content.catalog import BT, KINDS, MU
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import KIND, card_action, card_of, split_action, split_of
from monstrum.games.mutation_wars.rules.decks import (
    add_hand,
    copies_in_hand,
    hand_of,
    hand_over,
    to_draw,
)
from monstrum.games.mutation_wars.state import NO_CARD, PICK_BACKS, WarsState

LOOT: Final = 6  # mask of kinds: MU and BT (MW-11.3: Body Part cards are never taken in battle)


def robbable(state: WarsState, seat: i64) -> i64:
    """How many MU and BT cards somebody holds."""
    return hand_of(state, seat, MU) + hand_of(state, seat, BT)


def robbed_seat(state: WarsState) -> i64:
    """Who has lost the battle whose spoils are being taken: the one who is not told of as the victor."""
    for depth in range(state.depth()):
        record = state.under(depth)
        kind = state.kind_of(record)
        if kind == kinds.SPOILS or kind == kinds.TAKE or kind == kinds.RANDOM_TAKE:
            return state.register(record, 1)
        if kind == kinds.PICK_BACK:
            return state.register(record, 0)
        victor: i64 = -1
        if kind == kinds.SPOILS_SPLIT:
            victor = state.actor_of(record)
        elif kinds.is_drawing(kind):
            victor = state.register(record, 0)
        if victor >= 0:
            return state.attacker if victor == state.defender else state.defender
    return -1


def claim_spoils(state: WarsState, victor: i64, loser: i64, difference: i64) -> None:
    """MW-11.1  First the loser protects one card, if there is any."""
    state.push(kinds.SPOILS, NOBODY, victor, loser, difference)
    if robbable(state, loser) > 0:
        state.push(kinds.PROTECT, loser, victor, difference)


@final
class Protect(Frame[WarsState]):
    """MW-11.1  Exactly one MU or BT card; the others learn only its kind."""

    def options(self, state: WarsState, out: Actions) -> None:
        add_hand(state, state.actor, MU, out)
        add_hand(state, state.actor, BT, out)

    def secret(self, state: WarsState, seat: i64) -> bool:
        return robbable(state, seat) > 1

    def private(self, state: WarsState) -> bool:
        return True

    def resolve(self, state: WarsState, action: i64) -> None:
        seat = state.actor
        state.protected = card_of(action)
        state.emit(events.PROTECTED, seat, state.catalog.kind_of[state.protected], marks=REVEALS)
        state.emit(events.PROTECTED_CARD, seat, state.protected, audience=1 << seat)


@final
class Spoils(Frame[WarsState]):
    """MW-11.2, MW-11.4, MW-11.5  The victor takes unprotected cards, or draws half the difference."""

    def resolve(self, state: WarsState, action: i64) -> None:
        victor, loser, difference = state.a, state.b, state.c
        unprotected = robbable(state, loser) - 1
        if unprotected > 0:
            number = difference if difference < unprotected else unprotected
            picked = 1 if state.variants & PICK_BACKS else 0
            state.push(kinds.TAKE, NOBODY, victor, loser, LOOT, number, picked)
            return
        number = difference // 2
        available = to_draw(state, MU) + to_draw(state, BT)
        if number > available:
            number = available
        if number > 0:
            state.push(kinds.SPOILS_SPLIT, victor, number)
        else:
            state.emit(events.NO_SPOILS, victor, loser, difference)


@final
class SpoilsSplit(Frame[WarsState]):
    """MW-11.4, MW-11.6  How many of the `a` cards are MU; they are drawn first."""

    def options(self, state: WarsState, out: Actions) -> None:
        fewest = state.a - to_draw(state, BT)
        most = to_draw(state, MU)
        for number in range(fewest if fewest > 0 else ZERO, (most if most < state.a else state.a) + 1):
            out.add(split_action(state.catalog, number))

    def resolve(self, state: WarsState, action: i64) -> None:
        victor, number = state.actor, split_of(state.catalog, action)
        state.emit(events.SPOILS_DRAWN, victor, number, state.a - number)
        state.push(kinds.DRAW_CARDS, NOBODY, victor, BT, state.a - number)
        state.push(kinds.DRAW_CARDS, NOBODY, victor, MU, number)


# Taking at random ---------------------------------------------------------------------------------


def takeable(state: WarsState, victim: i64, design: i64) -> i64:
    """How many cards of a design can be taken: the protected one stays."""
    copies = copies_in_hand(state, victim, design)
    return copies - 1 if design == state.protected else copies


def kinds_left(state: WarsState, victim: i64, allowed: i64) -> i64:
    """The mask of allowed kinds of which a card can still be taken. Everybody can see it."""
    found: i64 = 0
    for kind in range(KINDS):
        number = hand_of(state, victim, kind)
        if state.protected != NO_CARD and state.catalog.kind_of[state.protected] == kind:
            number -= 1
        if number > 0 and (allowed >> kind) & 1:
            found |= 1 << kind
    return found


@final
class Take(Frame[WarsState]):
    """MW-11.2, MW-11.7  `d` more cards of the kinds `c` go from victim `b` to thief `a`, one at a time."""

    def resolve(self, state: WarsState, action: i64) -> None:
        thief, victim, number, picked = state.a, state.b, state.d, state.e
        allowed = kinds_left(state, victim, state.c)
        if number == 0 or allowed == 0:
            return
        state.push(kinds.TAKE, NOBODY, thief, victim, state.c, number - 1, picked)
        if picked:
            state.push(kinds.PICK_BACK, thief, victim, allowed)
        else:
            state.push(kinds.RANDOM_TAKE, CHANCE, thief, victim, allowed)


@final
class PickBack(Frame[WarsState]):
    """MW-15.6  pick-backs: the victor names a kind; chance picks within it."""

    def options(self, state: WarsState, out: Actions) -> None:
        for kind in range(KINDS):
            if (state.b >> kind) & 1:
                out.add(KIND + kind)

    def resolve(self, state: WarsState, action: i64) -> None:
        state.push(kinds.RANDOM_TAKE, CHANCE, state.actor, state.a, 1 << (action - KIND))


@final
class RandomTake(Frame[WarsState]):
    """MW-11.2  Any unprotected card of the kinds `c`, each as likely as the others."""

    def options(self, state: WarsState, out: Actions) -> None:
        catalog, hand, victim, kept = state.catalog, state.hand, state.b, state.protected
        first = victim * catalog.designs
        for kind in range(KINDS):
            if (state.c >> kind) & 1:
                ahead = hand_of(state, victim, kind)
                design = catalog.first[kind]
                while ahead > 0:
                    copies = hand[first + design]
                    if copies:
                        ahead -= copies
                        if copies > 1 or design != kept:
                            out.add(card_action(design))
                    design += 1

    def total(self, state: WarsState, out: Actions) -> i64:
        total: i64 = 0
        for kind in range(KINDS):
            if (state.c >> kind) & 1:
                total += hand_of(state, state.b, kind)
        kept = state.protected
        return total - 1 if kept != NO_CARD and (state.c >> state.catalog.kind_of[kept]) & 1 else total

    def weight(self, state: WarsState, action: i64) -> i64:
        return takeable(state, state.b, card_of(action))

    def resolve(self, state: WarsState, action: i64) -> None:
        thief, victim, design = state.a, state.b, card_of(action)
        hand_over(state, victim, thief, design)
        if not state.muted:
            both = (1 << thief) | (1 << victim)
            state.emit(events.STOLEN, thief, victim, state.catalog.kind_of[design], marks=RANDOM)
            state.emit(events.STOLEN_CARD, thief, victim, design, audience=both, marks=REVEALS | RANDOM)
