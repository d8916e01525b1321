"""MW-8  Battle: everybody may attack one player nobody has attacked yet."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import REVEALS
from monstrum.core.state import NOBODY, Frame
from monstrum.games.mutation_wars.content.catalog import BT
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import NONE, SEAT, card_action, card_of
from monstrum.games.mutation_wars.rules.decks import add_hand, discard_from_hand, hand_of
from monstrum.games.mutation_wars.rules.fake_tails import has_usable_tail
from monstrum.games.mutation_wars.rules.modifiers import (
    card_does,
    counting_card,
    final_attack,
    final_defence,
    spoils_modifier,
)
from monstrum.games.mutation_wars.rules.spoils import claim_spoils
from monstrum.games.mutation_wars.state import NO_CARD, WarsState


def may_attack(state: WarsState, attacker: i64, target: i64) -> bool:
    """MW-8.3  Another player without an attacked mark; in a final battle another candidate (MW-15.2)."""
    if target == attacker or (state.attacked >> target) & 1:
        return False
    return not state.finalists or (state.finalists >> target) & 1 == 1


def announce_attack(state: WarsState, attacker: i64, defender: i64) -> None:
    """MW-8.4, MW-8.5  The target is marked at once, whatever becomes of the attack; evasion comes first."""
    state.attacked |= 1 << defender
    state.attacker = attacker
    state.defender = defender
    state.emit(events.ATTACKED, attacker, defender)
    state.push(kinds.ATOMIC, NOBODY, attacker)
    state.push(kinds.FIGHT, NOBODY)
    if has_usable_tail(state, defender):
        state.push(kinds.EVADE, defender)


@final
class BattleAction(Frame[WarsState]):
    """MW-8.3  Attack one player, or pass."""

    def options(self, state: WarsState, out: Actions) -> None:
        out.add(NONE)
        for target in range(state.seats):
            if may_attack(state, state.actor, target):
                out.add(SEAT + target)

    def resolve(self, state: WarsState, action: i64) -> None:
        if action == NONE:
            state.emit(events.PASSED, state.actor, state.kind)
        else:
            announce_attack(state, state.actor, action - SEAT)


def play_battle_card(state: WarsState, seat: i64, card: i64) -> None:
    """MW-8.6  Public, and discarded at once."""
    discard_from_hand(state, seat, card)
    state.emit(events.BATTLE_CARD, seat, card, marks=REVEALS)


@final
class AttackerCard(Frame[WarsState]):
    """MW-8.6, MW-8.7  The attacker may play a Battle card that is not for defenders only."""

    def options(self, state: WarsState, out: Actions) -> None:
        catalog = state.catalog
        out.add(NONE)
        first = state.actor * catalog.designs
        for design in range(catalog.first[BT], catalog.first[BT + 1]):
            if state.hand[first + design] and not catalog.defender_only[design]:
                out.add(card_action(design))

    def secret(self, state: WarsState, seat: i64) -> bool:
        return hand_of(state, seat, BT) > 0

    def resolve(self, state: WarsState, action: i64) -> None:
        if action == NONE:
            state.emit(events.PASSED, state.actor, kinds.ATTACKER_CARD)
        else:
            state.attacker_card = card_of(action)
            play_battle_card(state, state.actor, card_of(action))


@final
class DefenderCard(Frame[WarsState]):
    """MW-8.6  The defender, knowing it, may play any Battle card."""

    def options(self, state: WarsState, out: Actions) -> None:
        out.add(NONE)
        add_hand(state, state.actor, BT, out)

    def resolve(self, state: WarsState, action: i64) -> None:
        if action == NONE:
            state.emit(events.PASSED, state.actor, kinds.DEFENDER_CARD)
        else:
            state.defender_card = card_of(action)
            play_battle_card(state, state.actor, card_of(action))


@final
class Fight(Frame[WarsState]):
    """MW-8.6, MW-8.13  The cards are asked for; then (a = 1) the battle is resolved."""

    def resolve(self, state: WarsState, action: i64) -> None:
        if state.a == 0:
            state.push(kinds.FIGHT, NOBODY, 1)
            state.push(kinds.DEFENDER_CARD, state.defender)
            state.push(kinds.ATTACKER_CARD, state.attacker)
        else:
            resolve_battle(state)


def resolve_battle(state: WarsState) -> None:
    """MW-8.12, MW-8.13  Cancel, call off, part modifiers, flat modifiers, comparison, spoils."""
    attacker, defender = state.attacker, state.defender
    attacking, defending = counting_card(state), state.defender_card
    if attacking != state.attacker_card:
        state.emit(events.CANCELLED, attacker, state.attacker_card)
    if card_does(state, defending, opcodes.END_BATTLE):
        state.emit(events.CALLED_OFF, attacker, defender)
        return
    attack = final_attack(state, attacker, defender, attacking, defending)
    defence = final_defence(state, defender, attacking, defending)
    state.emit(events.FOUGHT, attacker, defender, attack, defence)
    if attack == defence:
        state.emit(events.TIED, attacker, defender)
    elif attack > defence:
        win_battle(state, attacker, defender, attack - defence, attacking)
    else:
        win_battle(state, defender, attacker, defence - attack, defending)


def win_battle(state: WarsState, victor: i64, loser: i64, difference: i64, card: i64) -> None:
    """MW-8.12, MW-11.8, MW-15.2  The victor robs the loser; in a final battle the difference is scored."""
    if state.finalists:
        state.own_scores()[victor] += difference
        state.emit(events.WON_BATTLE, victor, loser, difference)
        state.emit(events.SCORED, victor, difference)
        return
    if card != NO_CARD:
        difference += spoils_modifier(state, card)
    state.emit(events.WON_BATTLE, victor, loser, difference)
    claim_spoils(state, victor, loser, difference)
