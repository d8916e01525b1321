"""Labels: every action as a few words for people, chosen by what is being decided."""

from typing import Final

from monstrum.games.mutation_wars import actions, kinds
from monstrum.games.mutation_wars.catalog import COLOUR_LETTERS, KIND_NAMES
from monstrum.games.mutation_wars.decisions import (
    ATTACHING,
    BATTLE_CARDS,
    EXCHANGING,
    PASSING,
    PAYING,
    REARRANGING,
    Decision,
    decision_now,
)
from monstrum.games.mutation_wars.rules.building import price
from monstrum.games.mutation_wars.rules.rearrangements import ordered_spots
from monstrum.games.mutation_wars.speech import ENGLISH, Speaker
from monstrum.games.mutation_wars.state import EDGES, MARKS, MOST_BODIES, SPOTS, WarsState
from monstrum.games.mutation_wars.words import attach_place, spot_of, spot_text

NONE_LABELS: Final = {
    **dict.fromkeys(PASSING, "pass"),
    **dict.fromkeys(BATTLE_CARDS, "no_card"),
    kinds.SETUP_ATTACH: "stop",
    kinds.CLEANUP_ACTION: "done",
    kinds.EVADE: "stand",
    kinds.REFILL: "leave_empty",
    kinds.RESET_TAIL: "reset_none",
    kinds.ATTACH_NOW: "attach_none",
}
SPOT_LABELS: Final = {
    kinds.ATTACH_SPOT: "at",
    kinds.BUY_SPOT: "join",
    kinds.TIE_PART: "lose",
    kinds.FAMINE_DISCARD: "lose",
    kinds.HUNGER_DISCARD: "lose",
    kinds.SWAP_SPOTS: "swap",
    kinds.SWAP_SPOTS_WITH: "with",
    kinds.RESET_TAIL: "reset",
    kinds.EVADE: "evade",
}
CARD_LABELS: Final = {
    **dict.fromkeys(PAYING, "pay"),
    **dict.fromkeys(EXCHANGING, "exchange"),
    kinds.FAMINE_DISCARD: "discard",
    kinds.HUNGER_DISCARD: "discard",
    kinds.TAKE_DISCARD: "take",
    kinds.CURRENT_PASS: "give",
    kinds.PROTECT: "protect",
    kinds.RANDOM_TAKE: "take",
    kinds.DRAW_ONE: "deal",
}
SEAT_LABELS: Final = {
    kinds.BATTLE_ACTION: "attack",
    kinds.TARGET_CREATURE: "target_creature",
    kinds.DEALER: "dealer",
}


def label(speaker: Speaker, state: WarsState, action: int, language: str = ENGLISH) -> str:
    """One action as a sentence, legal or not."""
    code, params = label_code(state, decision_now(state), action)
    return speaker.say("labels", code, language, **params)


def label_code(state: WarsState, now: Decision, action: int) -> tuple[str, dict[str, str]]:
    """The code of a label and its parameters."""
    catalog = state.catalog
    if action == actions.NONE:
        return NONE_LABELS.get(now.kind, "none"), {}
    if action == actions.BUY:
        cost = price(state, now.actor) if now.actor >= 0 else 0
        return "buy", {"number": str(cost)}
    if action < actions.KIND:
        return "edge", {"number": str(action - actions.EDGE)}
    if action < actions.SEAT:
        return "kind", {"kind": KIND_NAMES[action - actions.KIND]}
    if action < actions.COLOUR:
        return SEAT_LABELS.get(now.kind, "target"), {"player": f"P{action - actions.SEAT}"}
    if action < actions.BODY:
        return "colour", {"colour": COLOUR_LETTERS[action - actions.COLOUR]}
    if action < actions.SPOT:
        return body_label(state, now, *divmod(action - actions.BODY, MOST_BODIES))
    if action < actions.ATTACH:
        return spot_label(state, now, actions.seat_of_spot(action), actions.spot_of(action))
    if action < actions.CARD:
        part = catalog.ids[actions.attached_design(action)]
        return attach_label(state, now, part, actions.attached_body(action))
    if action < actions.first_split(catalog):
        return CARD_LABELS.get(now.kind, "play"), {"card": catalog.ids[actions.card_of(action)]}
    number = actions.split_of(catalog, action)
    if now.kind == kinds.SPOILS_SPLIT and number <= now.a:
        return split_code("split", number, now.a - number), {
            "mutate": str(number),
            "battle": str(now.a - number),
        }
    return "split_mutate", {"mutate": str(number)}


def split_code(code: str, mutate: int, battle: int) -> str:
    """MW-11.6  A kind of which none is drawn is not spoken of."""
    return code if mutate and battle else f"{code}_battle" if battle else f"{code}_mutate"


def body_label(state: WarsState, now: Decision, seat: int, body: int) -> tuple[str, dict[str, str]]:
    params = {"player": f"P{seat}", "body": f"b{body}"}
    if seat >= state.seats or body >= state.bodies[seat]:
        return "no_body", params
    params["colour"] = COLOUR_LETTERS[state.colours[seat * MOST_BODIES + body]]
    if now.kind in REARRANGING and seat == now.a:
        spot = next_to_place(state, now)
        return "rearrange", params | {"part": part_at(state, seat, spot), "spot": spot_text(spot)}
    return "body", params


def next_to_place(state: WarsState, now: Decision) -> int:
    """The spot of the part whose body is asked for in a rearrangement."""
    placed = now.b if now.kind == kinds.REARRANGE_MORE else 0
    return ordered_spots(state, now.a)[placed]


def spot_label(state: WarsState, now: Decision, seat: int, spot: int) -> tuple[str, dict[str, str]]:
    code = SPOT_LABELS.get(now.kind, "at" if now.kind in ATTACHING else "pick")
    params = {"player": f"P{seat}", "spot": spot_text(spot), "part": part_at(state, seat, spot)}
    if now.kind == kinds.BUY_SPOT:
        params["colour"] = COLOUR_LETTERS[now.a]
    if seat != now.actor:
        params["spot"] = spot_of(seat, spot)
    return (code if params["part"] else f"{code}_empty"), params


def part_at(state: WarsState, seat: int, spot: int) -> str:
    """The id of the part on a spot; nothing if there is none."""
    if seat >= state.seats:
        return ""
    held = state.edges[seat * SPOTS + spot]
    return state.catalog.ids[held // MARKS] if held >= 0 else ""


def attach_label(state: WarsState, now: Decision, part: str, body: int) -> tuple[str, dict[str, str]]:
    place = attach_place(state, now, body)
    params = {"part": part, "spot": place}
    if now.actor < 0 or body >= state.bodies[now.actor]:
        return "attach", params
    params["colour"] = COLOUR_LETTERS[state.colours[now.actor * MOST_BODIES + body]]
    return "attach_body", params


assert EDGES * MOST_BODIES == SPOTS
