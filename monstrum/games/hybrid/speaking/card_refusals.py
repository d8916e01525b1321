"""Why not this card: not held, locked, or its effect does not fit."""

from monstrum.core.contract import Refusal
from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.rules.decks import in_hand, usable
from monstrum.games.hybrid.rules.opening import MODE_MASK, TWO_SHOTS
from monstrum.games.hybrid.speaking.card_words import card_word, lay_parts
from monstrum.games.hybrid.state import SkirmishState

RULES = {
    kinds.EQUIPMENT: "HY-2.6",
    kinds.AURA: "HY-12.2",
    kinds.MUTATION: "HY-12.5",
    kinds.RESERVE: "HY-11.8",
    kinds.BID: "HY-3.3",
}
NOT_THERE = {kinds.RECOVER: "not_in_discard", kinds.CANCEL: "not_to_cancel"}


def card_refused(state: SkirmishState, kind: int, seat: int, action: int) -> Refusal:
    """A card named outside a window. What others hold is told to nobody who does not see it."""
    card = action - actions.CARD
    params = {"card": card_word(state, card)}
    rule = RULES.get(kind, "HY-10.4")
    if card >= state.catalog.cards:
        return Refusal("no_such_card", (rule,))
    if kind in NOT_THERE:
        return Refusal(NOT_THERE[kind], ("HY-10.16",), params)
    holder = state.a if kind in (kinds.STEAL, kinds.DISCARD) else seat
    if not in_hand(state, holder, card):
        return Refusal("not_held" if holder == seat else "not_there", (rule,), params)
    if kind == kinds.BID and card < state.catalog.action_cards:
        return Refusal("card_locked", ("HY-10.14",), params)
    return Refusal("not_for_this", (rule,), params)


def lay_refused(state: SkirmishState, kind: int, seat: int, action: int) -> Refusal:
    """HY-10.1, HY-10.11, HY-10.14, HY-9.36"""
    card, use, shot = lay_parts(action)
    if card >= state.catalog.action_cards:
        return Refusal("no_such_card", ("HY-10.4",))
    params = {"card": card_word(state, card)}
    if not in_hand(state, seat, card):
        return Refusal("not_held", ("HY-10.5",), params)
    if usable(state, seat, card) <= 0:
        return Refusal("card_locked", ("HY-10.14",), params)
    if shot and not state.d & TWO_SHOTS:
        return Refusal("one_shot_only", ("HY-9.36", "HY-10.8"), params)
    if use and not state.catalog.card_modes[card] >> (state.d & MODE_MASK) & 1:
        return Refusal("effect_of_other_mode", ("HY-10.11",), params)
    code = "effect_for_hindrance" if kind == kinds.CARDS else "effect_for_own"
    return Refusal(code, ("HY-10.11",), params)
