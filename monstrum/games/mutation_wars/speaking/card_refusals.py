"""Why a card is not the answer, decision by decision."""

from collections.abc import Callable
from typing import Final

from monstrum.core.contract import Refusal
from monstrum.games.mutation_wars.content.catalog import BP, BT, KIND_NAMES, MU
from monstrum.games.mutation_wars.rules import kinds
from monstrum.games.mutation_wars.rules.cleanup import GIVEN
from monstrum.games.mutation_wars.rules.decks import copies_in_hand, hand_of, to_draw
from monstrum.games.mutation_wars.speaking.decisions import Decision
from monstrum.games.mutation_wars.speaking.unplayable import unplayable
from monstrum.games.mutation_wars.state import WarsState


def card_refused(state: WarsState, now: Decision, seat: int, design: int) -> Refusal | None:
    """None: the question is not about cards."""
    if now.kind not in CARD_REFUSALS:
        return None
    wanted, rule, more = CARD_REFUSALS[now.kind]
    kind = state.catalog.kind_of[design]
    card = {"card": state.catalog.ids[design]}
    if kind not in (wanted or (now.a if now.kind == kinds.TAKE_DISCARD else state.b,)):
        return Refusal("wrong_kind", (rule,), {**card, "kind": KIND_NAMES[kind], "decision": now.name})
    if now.kind == kinds.TAKE_DISCARD:
        return Refusal("not_in_discard", (rule,), card)
    if not copies_in_hand(state, seat, design):
        return Refusal("not_in_hand", (rule,), card)
    return more(state, now, seat, design)


def about(state: WarsState, design: int, code: str, *rules: str, **params: object) -> Refusal:
    spelled = {name: str(param) for name, param in params.items()}
    return Refusal(code, rules, {"card": state.catalog.ids[design], **spelled})


def mutate_refused(state: WarsState, now: Decision, seat: int, design: int) -> Refusal:
    return unplayable(state, seat, design)


def attacker_refused(state: WarsState, now: Decision, seat: int, design: int) -> Refusal:
    return about(state, design, "defender_only", "MW-8.7")


def payment_refused(state: WarsState, now: Decision, seat: int, design: int) -> Refusal:
    """MW-6.6  The cards of a payment are named in ascending order, and it must be possible to go on."""
    if now.kind == kinds.BUY_PAYMENT_MORE and design < now.b:
        return about(state, design, "ascending_order", "MW-2.7", last=state.catalog.ids[now.b])
    return about(state, design, "too_few_after", "MW-6.5", "MW-2.7", number=now.a)


def exchange_refused(state: WarsState, now: Decision, seat: int, design: int) -> Refusal:
    """MW-12.1, MW-12.2"""
    kind = state.catalog.kind_of[design]
    if now.kind == kinds.CLEANUP_MORE:
        if state.catalog.kind_of[now.b] != kind:
            return about(state, design, "mixed_exchange", "MW-12.1", last=state.catalog.ids[now.b])
        if design < now.b:
            return about(state, design, "ascending_order", "MW-2.7", last=state.catalog.ids[now.b])
    elif to_draw(state, BP) == 0:
        return Refusal("no_parts_to_draw", ("MW-12.2",))
    elif hand_of(state, seat, kind) < GIVEN:
        return about(state, design, "too_few_to_exchange", "MW-12.1", kind=KIND_NAMES[kind], number=GIVEN)
    return about(state, design, "too_few_after", "MW-12.1", "MW-2.7", number=now.a or GIVEN)


def simply_not(state: WarsState, now: Decision, seat: int, design: int) -> Refusal:
    """Every card of the kind in hand is an answer, so this is never the last word."""
    return about(state, design, "not_possible", "MW-2.5")


More = Callable[[WarsState, Decision, int, int], Refusal]
CARD_REFUSALS: Final[dict[int, tuple[tuple[int, ...], str, More]]] = {
    kinds.MUTATE_ACTION: ((MU,), "MW-7.1", mutate_refused),
    kinds.BUILD_OR_MUTATE_ACTION: ((MU,), "MW-15.3", mutate_refused),
    kinds.BUY_PAYMENT: ((BP,), "MW-6.6", payment_refused),
    kinds.BUY_PAYMENT_MORE: ((BP,), "MW-6.6", payment_refused),
    kinds.FAMINE_DISCARD: ((BP,), "MW-7.11", simply_not),
    kinds.HUNGER_DISCARD: ((BP,), "MW-7.11", simply_not),
    kinds.TAKE_DISCARD: ((), "MW-14.1", simply_not),
    kinds.CURRENT_PASS: ((), "MW-7.13", simply_not),
    kinds.ATTACKER_CARD: ((BT,), "MW-8.6", attacker_refused),
    kinds.DEFENDER_CARD: ((BT,), "MW-8.6", simply_not),
    kinds.PROTECT: ((MU, BT), "MW-11.1", simply_not),
    kinds.CLEANUP_ACTION: ((MU, BT), "MW-12.1", exchange_refused),
    kinds.CLEANUP_MORE: ((MU, BT), "MW-12.1", exchange_refused),
}
"""Which kinds of cards the decision is about (empty: the record says), its rule, what else may be wrong."""
