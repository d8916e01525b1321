"""Why not: what keeps a seat from an action, as specific as a player would want it.

Only what the seat may know is used: the board is open to all, and nothing here looks at the other side's
order."""

from typing import Final

from monstrum.content.names import Names
from monstrum.core.contract import Refusal
from monstrum.core.engine import legal_actions, sealed, waiting
from monstrum.core.errors import UnreadableWords
from monstrum.core.gestures import after_pick
from monstrum.core.state import CHANCE
from monstrum.games.hybrid.asks import block_of
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.rules.deployment import fits_in, room
from monstrum.games.hybrid.rules.lasting import mode_forbidden
from monstrum.games.hybrid.rules.moving import FLAGS_AT
from monstrum.games.hybrid.speaking.card_refusals import card_refused, lay_refused
from monstrum.games.hybrid.speaking.effect_refusals import EFFECT_QUESTIONS, effect_refused
from monstrum.games.hybrid.speaking.move_refusals import move_refused
from monstrum.games.hybrid.speaking.reading import parse
from monstrum.games.hybrid.speaking.speech import figure_param
from monstrum.games.hybrid.speaking.target_refusals import level_refused, target_refused
from monstrum.games.hybrid.speaking.words import pending_kind, profile_word, square_word
from monstrum.games.hybrid.state import SLOTS, SkirmishState

RULES_OF: Final = {
    "FORCE": "HY-2.3", "LEADER": "HY-14.4", "DEPLOY": "HY-2.7", "STANDBY_GROUP": "HY-2.7",
    "STANDBY_ENTRY": "HY-2.7", "KEEP_FIRING": "HY-3.8", "ORDER": "HY-3.7", "WHO_STARTS": "HY-3.9",
    "MODE": "HY-4.2", "LEVEL": "HY-4.4", "MOVE": "HY-7.2", "BRUSH_TO": "HY-9.52", "OBJECTIVE": "HY-13.1",
    "OBJECTIVE_TURN": "HY-13.1", "EVENT_COUNTER": "HY-11.5", "SKILLED_MOVE": "HY-9.53", "FACE_TURN":
    "HY-9.11", "TARGET": "HY-9.1", "SECOND_TARGET": "HY-9.36", "PIERCE": "HY-14.17", "COMBINED": "HY-14.1",
    "WATCH_TARGET": "HY-9.41", "SACRIFICE": "HY-14.14", "SECOND_STRIKE": "HY-9.13", "INFILTRATE": "HY-15.2",
    "MULLIGAN": "HY-2.4", "EQUIPMENT": "HY-2.6", "BID": "HY-3.3", "AURA": "HY-12.2", "MUTATION": "HY-12.5",
    "RESERVE": "HY-11.8", "CARDS": "HY-10.5", "HINDRANCE": "HY-10.5", "DISCARD": "HY-10.14",
    "STEAL": "HY-10.14", "RECOVER": "HY-10.14", "CANCEL": "HY-10.10",
    "EFFECT_ORDER": "HY-4.8", "EFFECT_MAY": "HY-4.8", "EFFECT_PICK": "HY-4.8", "EFFECT_CHOICE": "HY-4.8",
    "EFFECT_SQUARE": "HY-1.9", "EFFECT_TURN": "HY-7.16", "EFFECT_PUSH": "HY-7.40", "EFFECT_TARGET": "HY-9.1",
}  # fmt: skip
BLOCKS_OF: Final = {
    kinds.FORCE: ("profile", "none"), kinds.LEADER: ("figure",), kinds.DEPLOY: ("square",),
    kinds.DEPLOY_FACING: ("facing",), kinds.STANDBY_GROUP: ("figure",), kinds.STANDBY_ENTRY: ("square",),
    kinds.KEEP_FIRING: ("yes", "no"), kinds.ORDER: ("figure",), kinds.WHO_STARTS: ("side",),
    kinds.MODE: ("mode",), kinds.LEVEL: ("level",), kinds.ENTER_AT: ("square",),
    kinds.ENTER_FACING: ("facing",),
    kinds.MOVE: ("step", "turn", "jump", "brush", "stop", "exit", "enter", "door", "hand_to"),
    kinds.BRUSH_TO: ("square",), kinds.OBJECTIVE: ("objective", "none"),
    kinds.OBJECTIVE_TURN: ("turn", "none"),
    kinds.EVENT_COUNTER: ("square", "none"), kinds.SKILLED_MOVE: ("figure", "none"),
    kinds.FACE_TURN: ("figure", "none"), kinds.TARGET: ("figure", "watch", "none"),
    kinds.SECOND_TARGET: ("figure", "none"), kinds.PIERCE: ("figure", "none"), kinds.COMBINED: ("yes", "no"),
    kinds.WATCH_TARGET: ("figure",), kinds.SACRIFICE: ("yes", "no"), kinds.SECOND_STRIKE: ("yes", "no"),
    kinds.INFILTRATE: ("yes", "no"), kinds.MULLIGAN: ("yes", "no"), kinds.EQUIPMENT: ("card",),
    kinds.BID: ("card", "none"), kinds.AURA: ("card", "none"), kinds.MUTATION: ("card", "none"),
    kinds.RESERVE: ("card", "none"), kinds.CARDS: ("lay", "none"), kinds.HINDRANCE: ("lay", "none"),
    kinds.DISCARD: ("card",), kinds.STEAL: ("card",), kinds.RECOVER: ("card",), kinds.CANCEL: ("card",),
    kinds.EFFECT_ORDER: ("choice",), kinds.EFFECT_CHOICE: ("choice",), kinds.EFFECT_MAY: ("yes", "no"),
    kinds.EFFECT_PICK: ("figure", "square", "door", "tile"), kinds.EFFECT_SQUARE: ("square",),
    kinds.EFFECT_FACING: ("facing",), kinds.EFFECT_TURN: ("turn", "none"), kinds.EFFECT_PUSH: ("step",),
    kinds.EFFECT_TARGET: ("figure",),
}  # fmt: skip
"""Which blocks answer which decision; NONE where one may decline."""
TARGETS: Final = (
    kinds.TARGET, kinds.FACE_TURN, kinds.SECOND_TARGET, kinds.SKILLED_MOVE, kinds.WATCH_TARGET, kinds.PIERCE,
)  # fmt: skip


SQUARES_OF: Final = {
    kinds.EVENT_COUNTER: ("no_counter_there", "HY-11.5"), kinds.STANDBY_ENTRY: ("not_his_entry", "HY-2.7"),
    kinds.ENTER_AT: ("not_his_entry", "HY-7.36"), kinds.BRUSH_TO: ("no_place_aside", "HY-9.52"),
}  # fmt: skip
"""What is wrong with a square that was not offered."""


def why_not(state: SkirmishState, seat: int, text: str, names: Names) -> Refusal | None:
    """None exactly when the words, one action or a whole gesture, are legal for the seat now."""
    refusal = not_asked(state, seat)
    if refusal is not None:
        return refusal
    try:
        path = parse(state, seat, text, names)
    except UnreadableWords as error:
        return Refusal("unreadable", (), {"reason": str(error)})
    return path_refused(state, seat, path)


def not_asked(state: SkirmishState, seat: int) -> Refusal | None:
    """Whose decision it is. Who has committed is public, to what is not."""
    if state.over():
        return Refusal("game_over", ("HY-15.3",))
    if seat != CHANCE and not 0 <= seat < state.seats:
        return Refusal("not_a_seat")
    awaited = waiting(state)
    players = {"players": " ".join(f"P{other}" for other in awaited)}
    if sealed(state):
        if seat in awaited:
            return None
        code = "not_your_turn" if seat == CHANCE else "already_committed"
        return Refusal(code, (rule_of(state),), players)
    if state.actor == seat:
        return None
    if state.actor == CHANCE:
        return Refusal("chance_decides", ("HY-5.1",))
    return Refusal("not_your_turn", (rule_of(state),), players)


def rule_of(state: SkirmishState) -> str:
    return RULES_OF.get(state.table[pending_kind(state)].name, "HY-4.1")


def path_refused(state: SkirmishState, seat: int, path: list[int]) -> Refusal | None:
    """Each pick in the position the ones before lead to. The last is never carried out: nothing happens."""
    walk = state
    for at, action in enumerate(path):
        if action not in legal_actions(walk, seat):
            return refused(walk, seat, action)
        if at + 1 < len(path):
            following = after_pick(walk, seat, action)
            if following is None:
                return Refusal("too_many", (rule_of(walk),))
            assert isinstance(following, SkirmishState)
            walk = following
    return None


def refused(state: SkirmishState, seat: int, action: int) -> Refusal:
    """Why this one action, which is not legal, is not."""
    kind = pending_kind(state)
    rule = rule_of(state)
    if seat == CHANCE:
        return Refusal("not_an_outcome", ("HY-5.1",))
    block = block_of(action)
    decision = {"decision": state.table[kind].name.lower()}
    allowed = BLOCKS_OF.get(kind, ())
    if block not in allowed:
        code = "must_choose" if block == "none" else "wrong_decision"
        return Refusal(code, (rule,), decision)
    if kind == kinds.MOVE:
        return move_refused(state, action)
    if kind == kinds.MODE:
        mode = terms.MODES[action - actions.MODE]
        if mode_forbidden(state, state.a, action - actions.MODE):
            return Refusal("forbidden", (rule,), {"figure": figure_param(state, state.a)})
        return Refusal("no_such_mode", (rule,), {"figure": figure_param(state, state.a), "mode": mode})
    if kind == kinds.LEVEL:
        return level_refused(state, action - actions.LEVEL)
    if block == "card":
        return card_refused(state, kind, seat, action)
    if block == "lay":
        return lay_refused(state, kind, seat, action)
    if kind in TARGETS and block in ("figure", "watch"):
        return target_refused(state, action)
    if kind in EFFECT_QUESTIONS:
        return effect_refused(state, action)
    if kind == kinds.DEPLOY:
        return deploy_refused(state, action - actions.SQUARE)
    if kind in SQUARES_OF and block == "square":
        return square_refused(state, kind, action - actions.SQUARE)
    if kind == kinds.ORDER:
        return order_refused(state, seat, action - actions.FIGURE)
    if kind == kinds.FORCE and block == "none":
        return Refusal("force_not_done", (rule,))
    if kind == kinds.FORCE and block == "profile":
        profile = profile_word(state, action - actions.PROFILE)
        if action - actions.PROFILE < state.catalog.profiles:
            return Refusal("force_limit", (rule,), {"profile": profile})
    return Refusal("not_possible", (rule,))


def deploy_refused(state: SkirmishState, square: int) -> Refusal:
    """HY-2.7  Outside the zone, not free, or in the way of the rest."""
    figure = state.a
    side = figure // SLOTS
    params = {"square": square_word(square), "figure": figure_param(state, figure), "side": terms.SIDES[side]}
    if not state.mission.zone_at[square] >> side & 1:
        return Refusal("outside_zone", ("HY-2.7",), params)
    if not fits_in(state, room(state, side), square, state.base[figure]):
        return Refusal("not_free", ("HY-2.7",), params)
    return Refusal("no_room_for_rest", ("HY-2.7",), params)


def square_refused(state: SkirmishState, kind: int, square: int) -> Refusal:
    """The square is none of those asked for; who is asked stands in the record."""
    code, rule = SQUARES_OF[kind]
    figure = state.a % FLAGS_AT
    return Refusal(code, (rule,), {"square": square_word(square), "figure": figure_param(state, figure)})


def order_refused(state: SkirmishState, seat: int, figure: int) -> Refusal:
    """HY-3.7  Somebody else's, numbered already, or not to be numbered."""
    params = {"figure": figure_param(state, figure)}
    if figure // SLOTS != seat:
        return Refusal("not_yours", ("HY-3.7",), params)
    if actions.FIGURE + figure in state.buffers[seat]:
        return Refusal("already_numbered", ("HY-3.7",), params)
    return Refusal("not_numbered", ("HY-3.7", "HY-3.8"), params)
