"""Why not this card: not held, locked, or its effect does not fit."""

from typing import Final

from monstrum.core.contract import Refusal
from monstrum.games.hybrid.rules.card_piles import ACTION_PILE, EQUIPMENT_PILE
from monstrum.games.hybrid.rules.decks import in_hand, usable
from monstrum.games.hybrid.rules.opening import MODE_MASK, TWO_SHOTS
from monstrum.games.hybrid.speaking.naming import card_word, lay_parts
from monstrum.games.hybrid.state import SkirmishState
from monstrum.kit.asks import Asked
from monstrum.kit.space import Refused

OF_HANDS = "HY-10.4"
LATER: Final = {
    ACTION_PILE: ("action_later", "HY-10.5"),
    EQUIPMENT_PILE: ("aura_later", "HY-12.2"),
    EQUIPMENT_PILE + 1: ("mutation_later", "HY-12.5"),
}
"""By deck: when its cards are played."""
LATER_IN_RESERVE: Final = ("reserve_later", "HY-11.8")


def own_card_refused(state: SkirmishState, now: Asked, card: int) -> Refusal:
    """A card named outside a window."""
    return held_refused(state, card, now.actor, now.actor, now.ask.rule) or Refusal(
        "not_for_this", (now.ask.rule,), {"card": card_word(state, card)}
    )


def card_unasked(state: SkirmishState, seat: int, ref: str) -> Refusal | None:
    """HY-10.5, HY-11.8, HY-12.2, HY-12.5  When a card is played that was touched while something else is
    asked."""
    sort, _, id = ref.partition(":")
    if sort != "card" or id not in state.catalog.card_ids:
        return None
    card = state.catalog.card_ids.index(id)
    if not in_hand(state, seat, card):
        return Refusal("not_held", (OF_HANDS,), {"card": id})
    code, rule = LATER.get(state.catalog.pile[card], LATER_IN_RESERVE)
    return Refusal(code, (rule,), {"card": id})


def bid_refused(state: SkirmishState, now: Asked, card: int) -> Refusal:
    """HY-3.3, HY-10.14"""
    params = {"card": card_word(state, card)}
    refusal = held_refused(state, card, now.actor, now.actor, now.ask.rule)
    if refusal is None and card < state.catalog.action_cards:
        return Refusal("card_locked", ("HY-10.14",), params)
    return refusal or Refusal("not_for_this", (now.ask.rule,), params)


def hand_refused(state: SkirmishState, now: Asked, card: int) -> Refusal:
    """A card of the hand an effect acts on. What others hold is told to nobody who does not see it."""
    return held_refused(state, card, now.register("side"), now.actor, OF_HANDS) or Refusal(
        "not_for_this", (OF_HANDS,), {"card": card_word(state, card)}
    )


def held_refused(state: SkirmishState, card: int, holder: int, seat: int, rule: str) -> Refusal | None:
    if card >= state.catalog.cards:
        return Refusal("no_such_card", (rule,))
    if not in_hand(state, holder, card):
        params = {"card": card_word(state, card)}
        return Refusal("not_held" if holder == seat else "not_there", (rule,), params)
    return None


def lies_elsewhere(code: str) -> Refused:
    """HY-10.16  A card that does not lie where the effect takes one from."""

    def refused(state: SkirmishState, now: Asked, card: int) -> Refusal:
        if card >= state.catalog.cards:
            return Refusal("no_such_card", (OF_HANDS,))
        return Refusal(code, ("HY-10.16",), {"card": card_word(state, card)})

    return refused


not_in_discard = lies_elsewhere("not_in_discard")
not_to_cancel = lies_elsewhere("not_to_cancel")


def lay_refused(code: str) -> Refused:
    """HY-10.1, HY-10.11, HY-10.14, HY-9.36  In a window where effects of the other sort have no place."""

    def refused(state: SkirmishState, now: Asked, laid: int) -> Refusal:
        card, use, shot = lay_parts(laid)
        if card >= state.catalog.action_cards:
            return Refusal("no_such_card", ("HY-10.4",))
        params = {"card": card_word(state, card)}
        if not in_hand(state, now.actor, card):
            return Refusal("not_held", ("HY-10.5",), params)
        if usable(state, now.actor, card) <= 0:
            return Refusal("card_locked", ("HY-10.14",), params)
        bits = now.register("bits")
        if shot and not bits & TWO_SHOTS:
            return Refusal("one_shot_only", ("HY-9.36", "HY-10.8"), params)
        if use and not state.catalog.card_modes[card] >> (bits & MODE_MASK) & 1:
            return Refusal("effect_of_other_mode", ("HY-10.11",), params)
        return Refusal(code, ("HY-10.11",), params)

    return refused
