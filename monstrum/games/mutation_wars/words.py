"""Actions as words: ids and the rulebook's verbs, the same in every language. `reading.py` reads them back.

| Words | Block | Decisions |
|---|---|---|
| `pass`, `done`, `stop`, `decline`, `none` | NONE | whatever may be declined |
| `buy` | BUY | build_action |
| `attach Eye:R b0.1` | ATTACH | setup_attach, build_action, attach_now, refill |
| `pay Eye:R Claw:G Tail:B` | CARD | buy_payment |
| `join b0.1`; strict-lattice `join b0.1 edge 2` | SPOT, EDGE | buy_spot |
| `play M09` | CARD | mutate_action, attacker_card, defender_card |
| `target P1`, `target P1.b0` | SEAT, BODY | target_creature, target_opponent, target_body |
| `pick b0.1`, `lose b0.1` | SPOT | choose_part, choose_own_part; tie_part, famine_discard |
| `swap b0.1 b1.2` | SPOT | swap_spots |
| `rearrange b1 b0 b0` | BODY | rearrange: a body for each part, the parts by type, colour, marks and body |
| `discard Eye:R`, `take Eye:R`, `give Eye:R` | CARD | famine and hunger; take_discard; current_pass |
| `reset b0.1`, `evade b0.1` | SPOT | reset_tail, evade |
| `attack P1` | SEAT | battle_action |
| `protect M09` | CARD | protect |
| `draw 1 1` | SPLIT | spoils_split: Mutate cards, Battle cards |
| `exchange M01 M01 M02` | CARD | cleanup_action |
| `take MU` | KIND | pick_back |
| `dealer P1`, `take M01`, `deal M01`, `reveal R` | SEAT, CARD, COLOUR | chance |

A spot on another creature than the one in question is `P1.b0.1`. So is one for which an equal spot of the
same body stands (MW-2.7): said without the seat, it means the other.
"""

from typing import Final

from monstrum.games.mutation_wars import actions, kinds
from monstrum.games.mutation_wars.catalog import COLOUR_LETTERS, KIND_NAMES
from monstrum.games.mutation_wars.decisions import (
    BATTLE_CARDS,
    DECLINING,
    EXCHANGING,
    NO_SPOT,
    PASSING,
    PAYING,
    REARRANGING,
    Decision,
    decision_now,
    empty_spots,
    lowest_empty,
)
from monstrum.games.mutation_wars.rules.geometry import stands_for
from monstrum.games.mutation_wars.state import EDGES, MOST_BODIES, STRICT_LATTICE, WarsState, has_variant

CARD_VERBS: Final = {
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
SPOT_VERBS: Final = {
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
SEAT_VERBS: Final = {kinds.BATTLE_ACTION: "attack", kinds.DEALER: "dealer"}

PLAY: Final = "play"
PICK: Final = "pick"
TARGET: Final = "target"
REARRANGE: Final = "rearrange"


def words(state: WarsState, action: int) -> str:
    """Any action of the space, legal or not."""
    now = decision_now(state)
    item = item_text(state, now, action)
    verb = verb_of(state, now, action)
    return f"{verb} {item}" if verb and item else verb or item


def public_words(state: WarsState, action: int) -> str:
    """Section 6: of a protected card others learn the kind, of a card handed on only that it moved."""
    now = decision_now(state)
    hidden = (kinds.PROTECT, kinds.CURRENT_PASS, kinds.RANDOM_TAKE, kinds.DRAW_ONE)
    if now.kind in hidden and actions.CARD <= action < actions.first_split(state.catalog):
        kind = state.catalog.kind_of[actions.card_of(action)]
        return f"{verb_of(state, now, action)} {KIND_NAMES[kind]}"
    return words(state, action)


def gesture_words(state: WarsState, path: list[int]) -> str:
    """The words of the first pick, then what the others add: `pay Eye:R Claw:G`, `swap b0.1 b1.2`."""
    now = decision_now(state)
    if len(path) == 2 and actions.ATTACH <= path[0] < actions.CARD:
        card = state.catalog.ids[actions.attached_design(path[0])]
        return f"attach {card} {item_text(state, now, path[1])}"
    rest = [item_text(state, now, action) for action in path[1:]]
    return " ".join([words(state, path[0]), *rest])


# Verbs --------------------------------------------------------------------------------------------


def verb_of(state: WarsState, now: Decision, action: int) -> str:
    """The word an action starts with; the decision gives it where several share a block."""
    if action == actions.NONE:
        return none_word(now.kind)
    if action == actions.BUY:
        return "buy"
    if action < actions.KIND:
        return ""  # `edge 2` speaks for itself
    if action < actions.SEAT:
        return "take"
    if action < actions.COLOUR:
        return SEAT_VERBS.get(now.kind, TARGET)
    if action < actions.BODY:
        return "reveal"
    if action < actions.SPOT:
        return REARRANGE if now.kind in REARRANGING else TARGET
    if action < actions.ATTACH:
        return SPOT_VERBS.get(now.kind, PICK)
    if action < actions.CARD:
        return "attach"
    if action < actions.first_split(state.catalog):
        return CARD_VERBS.get(now.kind, PLAY)
    return "draw"


def none_word(kind: int) -> str:
    """MW-2.5  One action, said as the decision would have it."""
    if kind in PASSING:
        return "pass"
    if kind == kinds.CLEANUP_ACTION:
        return "done"
    if kind == kinds.SETUP_ATTACH:
        return "stop"
    return "decline" if kind in DECLINING and kind not in BATTLE_CARDS else "none"


# What an action is about ----------------------------------------------------------------------------


def item_text(state: WarsState, now: Decision, action: int) -> str:
    """Everything but the verb; nothing for actions that are a verb alone."""
    catalog = state.catalog
    if action <= actions.BUY:
        return ""
    if action < actions.KIND:
        return f"edge {action - actions.EDGE}"
    if action < actions.SEAT:
        return KIND_NAMES[action - actions.KIND]
    if action < actions.COLOUR:
        return f"P{action - actions.SEAT}"
    if action < actions.BODY:
        return COLOUR_LETTERS[action - actions.COLOUR]
    if action < actions.SPOT:
        seat, body = divmod(action - actions.BODY, MOST_BODIES)
        own = now.kind in REARRANGING and seat == now.creature
        return body_text(body) if own else body_of(seat, body)
    if action < actions.ATTACH:
        seat, spot = actions.seat_of_spot(action), actions.spot_of(action)
        plain = seat == now.creature and stands_for(state, seat, spot)
        return spot_text(spot) if plain else spot_of(seat, spot)
    if action < actions.CARD:
        card = catalog.ids[actions.attached_design(action)]
        return f"{card} {attach_place(state, now, actions.attached_body(action))}"
    if action < actions.first_split(catalog):
        return catalog.ids[actions.card_of(action)]
    number = actions.split_of(catalog, action)
    if now.kind == kinds.SPOILS_SPLIT and number <= now.a:
        return f"{number} {now.a - number}"
    return str(number)


def body_text(body: int) -> str:
    return f"b{body}"


def spot_text(spot: int) -> str:
    """A spot as in the rules: body and edge."""
    return f"b{spot // EDGES}.{spot % EDGES}"


def body_of(seat: int, body: int) -> str:
    """With whose it is: for sentences whose reader may be anybody."""
    return f"P{seat}.{body_text(body)}"


def spot_of(seat: int, spot: int) -> str:
    return f"P{seat}.{spot_text(spot)}"


def attach_place(state: WarsState, now: Decision, body: int) -> str:
    """MW-4.3  The spot that would be filled; the body alone where there is none, or it is asked later."""
    if now.kind == kinds.REFILL and now.a // EDGES == body:
        return spot_text(now.a)
    if now.actor < 0:
        return body_text(body)
    if has_variant(state, STRICT_LATTICE) and len(empty_spots(state, now.actor, body)) > 1:
        return body_text(body)
    spot = lowest_empty(state, now.actor, body)
    return body_text(body) if spot == NO_SPOT else spot_text(spot)
