"""Why a card is not the answer, decision by decision."""

from collections.abc import Callable
from typing import Final

from monstrum.core.contract import Refusal
from monstrum.games.mutation_wars.content.catalog import BP, BT, KIND_NAMES, MU
from monstrum.games.mutation_wars.rules.cleanup import GIVEN
from monstrum.games.mutation_wars.rules.decks import copies_in_hand, hand_of, to_draw
from monstrum.games.mutation_wars.speaking.decisions import Decision
from monstrum.games.mutation_wars.speaking.unplayable import unplayable
from monstrum.games.mutation_wars.state import WarsState

PLAYED: Final = {  # a kind of card: code and rule
    BP: ("for_building", "MW-6.1"),
    MU: ("for_mutating", "MW-7.1"),
    BT: ("for_battles", "MW-8.6"),
}

CardRefused = Callable[[WarsState, Decision, int], Refusal]


def about(state: WarsState, design: int, code: str, *rules: str, **params: object) -> Refusal:
    spelled = {name: str(param) for name, param in params.items()}
    return Refusal(code, rules, {"card": state.catalog.ids[design], **spelled})


# What holds for all: a card of the right kind that is there ------------------------------------------


def wrong_kind(state: WarsState, now: Decision, design: int, rule: str, *wanted: int) -> Refusal | None:
    kind = state.catalog.kind_of[design]
    if kind in wanted:
        return None
    return about(state, design, "wrong_kind", rule, kind=KIND_NAMES[kind], decision=now.name)


def another_time(state: WarsState, design: int) -> Refusal:
    """When a card of its kind is played, whatever is asked now."""
    code, rule = PLAYED[state.catalog.kind_of[design]]
    return about(state, design, code, rule)


def not_held(state: WarsState, now: Decision, design: int, *wanted: int) -> Refusal | None:
    if state.catalog.kind_of[design] not in wanted:
        return another_time(state, design)
    return (
        None
        if copies_in_hand(state, now.actor, design)
        else about(state, design, "not_in_hand", now.ask.rule)
    )


def not_a_card(*wanted: int) -> CardRefused:
    """Every card of these kinds in hand is an answer, so the last word is never heard."""

    def refused(state: WarsState, now: Decision, design: int) -> Refusal:
        return not_held(state, now, design, *wanted) or about(state, design, "not_possible", "MW-2.5")

    return refused


# Decision by decision -------------------------------------------------------------------------------


def current_refused(state: WarsState, now: Decision, design: int) -> Refusal:
    kind = now.register("kind")
    return wrong_kind(state, now, design, now.ask.rule, kind) or not_a_card(kind)(state, now, design)


def discard_refused(state: WarsState, now: Decision, design: int) -> Refusal:
    found = wrong_kind(state, now, design, "MW-14.1", now.register("kind"))
    return found or about(state, design, "not_in_discard", "MW-14.1")


def unplayable_card(state: WarsState, now: Decision, design: int) -> Refusal:
    return not_held(state, now, design, MU) or unplayable(state, now.actor, design)


def for_defenders(state: WarsState, now: Decision, design: int) -> Refusal:
    return not_held(state, now, design, BT) or about(state, design, "defender_only", "MW-8.7")


def payment_refused(state: WarsState, now: Decision, design: int) -> Refusal:
    """MW-6.6  The cards of a payment are named in ascending order, and it must be possible to go on."""
    found = not_held(state, now, design, BP) or out_of_order(state, now, design)
    return found or about(state, design, "too_few_after", "MW-6.5", "MW-2.7", number=now.register("left"))


def out_of_order(state: WarsState, now: Decision, design: int) -> Refusal | None:
    last = now.register("last")
    if design >= last:
        return None
    return about(state, design, "ascending_order", "MW-2.7", last=state.catalog.ids[last])


def exchange_refused(state: WarsState, now: Decision, design: int) -> Refusal:
    """MW-12.1, MW-12.2"""
    found = not_held(state, now, design, MU, BT)
    if found is not None:
        return found
    kind, last = state.catalog.kind_of[design], now.register("last")
    if last >= 0:
        if state.catalog.kind_of[last] != kind:
            return about(state, design, "mixed_exchange", "MW-12.1", last=state.catalog.ids[last])
    elif to_draw(state, BP) == 0:
        return Refusal("no_parts_to_draw", ("MW-12.2",))
    elif hand_of(state, now.actor, kind) < GIVEN:
        return about(state, design, "too_few_to_exchange", "MW-12.1", kind=KIND_NAMES[kind], number=GIVEN)
    return out_of_order(state, now, design) or about(
        state, design, "too_few_after", "MW-12.1", "MW-2.7", number=now.register("left", GIVEN)
    )


# Kinds and numbers of cards -------------------------------------------------------------------------


def kind_refused(state: WarsState, now: Decision, kind: int) -> Refusal:
    """MW-15.6  Kinds still present among the unprotected cards."""
    params = {"kind": KIND_NAMES[kind], "player": f"P{now.register('loser')}"}
    return Refusal("none_of_kind", ("MW-15.6", "MW-11.3"), params)


def split_refused(state: WarsState, now: Decision, number: int) -> Refusal:
    """MW-11.6  So many Mutate cards, and the rest Battle cards; as many as there are."""
    mutate, battle = to_draw(state, MU), to_draw(state, BT)
    params = {"number": str(now.register("cards")), "mutate": str(mutate), "battle": str(battle)}
    return Refusal("wrong_split", ("MW-11.4", "MW-11.6"), params)
