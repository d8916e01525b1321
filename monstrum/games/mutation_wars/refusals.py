"""Why not: what keeps a seat from an action, as specific as a player would want it.

Only what the seat may know is used: its own hand, and what lies open. Nothing here looks at the hands of
others, at decks or at what others have committed.
"""

from typing import Final

from monstrum.core.contract import Refusal
from monstrum.core.engine import legal_actions, sealed, waiting
from monstrum.core.errors import UnreadableWords
from monstrum.core.gestures import goes_on, pick
from monstrum.core.state import CHANCE
from monstrum.games.mutation_wars import actions, kinds
from monstrum.games.mutation_wars.attach_refusals import attach_refused, buy_refused
from monstrum.games.mutation_wars.card_refusals import card_refused
from monstrum.games.mutation_wars.catalog import KIND_NAMES
from monstrum.games.mutation_wars.decisions import Decision, decision_now
from monstrum.games.mutation_wars.names import WarsNames
from monstrum.games.mutation_wars.place_refusals import body_refused, seat_refused, spot_refused
from monstrum.games.mutation_wars.reading import WrongVerb, parse
from monstrum.games.mutation_wars.rules.decks import to_draw
from monstrum.games.mutation_wars.state import WarsState
from monstrum.games.mutation_wars.words import spot_of

RULES_OF: Final = {
    "setup_attach": "MW-1.6",
    "build_action": "MW-6.1",
    "build_or_mutate_action": "MW-15.3",
    "mutate_action": "MW-7.1",
    "attach_spot": "MW-15.5",
    "buy_payment": "MW-6.6",
    "buy_spot": "MW-6.6",
    "tie_part": "MW-7.7",
    "famine_discard": "MW-7.11",
    "hunger_discard": "MW-7.11",
    "current_pass": "MW-7.13",
    "reset_tail": "MW-9.4",
    "battle_action": "MW-8.3",
    "evade": "MW-9.1",
    "attacker_card": "MW-8.6",
    "defender_card": "MW-8.6",
    "protect": "MW-11.1",
    "spoils_split": "MW-11.6",
    "cleanup_action": "MW-12.1",
    "pick_back": "MW-15.6",
}
EFFECTS: Final = "MW-2.5"  # a choice demanded by an effect is mandatory unless it says "may"


def why_not(state: WarsState, seat: int, text: str, names: WarsNames) -> Refusal | None:
    """None exactly when the words, one action or a whole gesture, are legal for the seat now."""
    refusal = not_asked(state, seat)
    if refusal is not None:
        return refusal
    try:
        path = parse(state, seat, text, names)
    except WrongVerb:
        return wrong_decision(decision_now(state))
    except UnreadableWords as error:
        return Refusal("unreadable", (), {"reason": str(error)})
    return path_refused(state, seat, path)


def not_asked(state: WarsState, seat: int) -> Refusal | None:
    """Whose decision it is. Who has committed is public, to what is not (MW-7.13)."""
    if state.over():
        return Refusal("game_over", ("MW-13.3", "MW-2.8"))
    if seat != CHANCE and not 0 <= seat < state.seats:
        return Refusal("not_a_seat")
    awaited = waiting(state)
    players = {"players": " ".join(f"P{other}" for other in awaited)}
    if sealed(state):
        if seat in awaited:
            return None
        asked = seat >= 0 and (state.a >> seat) & 1
        return Refusal("already_committed" if asked else "not_your_turn", ("MW-7.13",), players)
    if state.actor == seat:
        return None
    if state.actor == CHANCE:
        return Refusal("chance_decides", ("MW-14.5",))
    return Refusal("not_your_turn", ("MW-2.2", rule_of(decision_now(state))), players)


def path_refused(state: WarsState, seat: int, path: list[int]) -> Refusal | None:
    """Each pick in the position the ones before lead to; the last is never carried out."""
    mixed = mixed_exchange(state, path)
    if mixed is not None:
        return mixed
    walk = state
    for at, action in enumerate(path):
        if at > 0:
            if sealed(walk):
                return too_many(at, len(path))
            walk = pick(walk, path[at - 1])  # type: ignore[assignment]
            if not goes_on(walk, seat):
                return one_too_many(state, path, at)
        if action not in legal_actions(walk, seat):
            return refused(walk, seat, action)
    return None


def mixed_exchange(state: WarsState, path: list[int]) -> Refusal | None:
    """MW-12.1  Three Mutate cards or three Battle cards, never of both."""
    split = actions.first_split(state.catalog)
    cards = [actions.card_of(action) for action in path if actions.CARD <= action < split]
    if len(cards) < 2 or decision_now(state).kind != kinds.CLEANUP_ACTION:
        return None
    for card in cards[1:]:
        if state.catalog.kind_of[card] != state.catalog.kind_of[cards[0]]:
            named = {"card": state.catalog.ids[card], "last": state.catalog.ids[cards[0]]}
            return Refusal("mixed_exchange", ("MW-12.1",), named)
    return None


def one_too_many(state: WarsState, path: list[int], at: int) -> Refusal:
    """A card and a spot that is no empty one, where the body alone would do; or simply too much."""
    if at == 1 and actions.ATTACH <= path[0] < actions.CARD and actions.SPOT <= path[1] < actions.ATTACH:
        spot = spot_of(actions.seat_of_spot(path[1]), actions.spot_of(path[1]))
        return Refusal("spot_filled", ("MW-6.2", "MW-4.2"), {"spot": spot})
    return too_many(at, len(path))


def too_many(allowed: int, said: int) -> Refusal:
    return Refusal("too_many", ("MW-2.3",), {"number": str(allowed), "said": str(said)})


def rule_of(now: Decision) -> str:
    return RULES_OF.get(now.name, EFFECTS)


def wrong_decision(now: Decision) -> Refusal:
    return Refusal("wrong_decision", (rule_of(now),), {"decision": now.name})


def refused(state: WarsState, seat: int, action: int) -> Refusal:
    """Why this one action, which is not legal, is not."""
    now = decision_now(state)
    if seat == CHANCE:
        return Refusal("not_an_outcome", ("MW-14.5",))
    return by_block(state, now, seat, action) or wrong_decision(now)


def by_block(state: WarsState, now: Decision, seat: int, action: int) -> Refusal | None:
    """None: an action of this sort is no answer to the question at all."""
    catalog = state.catalog
    if action == actions.NONE:
        return Refusal("must_choose", (rule_of(now), EFFECTS), {"decision": now.name})
    if action == actions.BUY:
        return buy_refused(state, now)
    if action < actions.KIND:
        return None
    if action < actions.SEAT:
        return kind_refused(state, now, action - actions.KIND)
    if action < actions.COLOUR:
        return seat_refused(state, now, action - actions.SEAT)
    if action < actions.BODY:
        return None
    if action < actions.SPOT:
        return body_refused(state, now, action)
    if action < actions.ATTACH:
        return spot_refused(state, now, actions.seat_of_spot(action), actions.spot_of(action))
    if action < actions.CARD:
        return attach_refused(state, now, actions.attached_design(action), actions.attached_body(action))
    if action < actions.first_split(catalog):
        return card_refused(state, now, seat, actions.card_of(action))
    return split_refused(state, now, actions.split_of(catalog, action))


def kind_refused(state: WarsState, now: Decision, kind: int) -> Refusal | None:
    """MW-15.6  Kinds still present among the unprotected cards."""
    if now.kind != kinds.PICK_BACK:
        return None
    params = {"kind": KIND_NAMES[kind], "player": f"P{now.a}"}
    return Refusal("none_of_kind", ("MW-15.6", "MW-11.3"), params)


def split_refused(state: WarsState, now: Decision, number: int) -> Refusal | None:
    """MW-11.6  So many Mutate cards, and the rest Battle cards; as many as there are."""
    if now.kind != kinds.SPOILS_SPLIT:
        return None
    mutate, battle = to_draw(state, 1), to_draw(state, 2)
    params = {"number": str(now.a), "mutate": str(mutate), "battle": str(battle)}
    return Refusal("wrong_split", ("MW-11.4", "MW-11.6"), params)
