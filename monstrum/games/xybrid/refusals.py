"""Why not: what keeps a seat from an action, as specific as a player would want it.

Only what the seat may know is used. Nothing here looks at the order of the deck, at breakthroughs of others
or at what others have committed.
"""

from typing import Final

from monstrum.content.names import Names
from monstrum.core.contract import Refusal
from monstrum.core.engine import legal_actions, sealed, step, waiting
from monstrum.core.errors import UnreadableWords
from monstrum.core.state import CHANCE
from monstrum.games.xybrid import actions, kinds
from monstrum.games.xybrid.catalog import RANDOM
from monstrum.games.xybrid.decisions import Decision, decision_now
from monstrum.games.xybrid.part_refusals import PART_REFUSALS
from monstrum.games.xybrid.reading import BLOCK_OF_DECISION, parse
from monstrum.games.xybrid.rules.candidates import pick_of, possible_victims
from monstrum.games.xybrid.state import LabState
from monstrum.games.xybrid.zone_names import seat_name

RULES_OF: Final = {
    "CHOOSE_CORE": "XY-2.3",
    "MISSION": "XY-3.1",
    "DRAW": "XY-4.1",
    "BUILD_ATTACH": "XY-5.2",
    "BUILD_SIDE": "XY-5.3",
    "BUILD_SWAP": "XY-5.4",
    "BREAKTHROUGH": "XY-7.1",
    "DEPLOY_ORDER": "XY-8.1",
    "EFFECT_MAY": "XY-12.4",
    "EFFECT_DRAW": "XY-4.7",
    "EFFECT_SIDE": "XY-13.6",
}
CHOICES: Final = "XY-12.2"  # the controller makes all choices of an effect


def why_not(state: LabState, seat: int, text: str, names: Names) -> Refusal | None:
    """None exactly when the words, one action or a whole gesture, are legal for the seat now."""
    refusal = not_asked(state, seat)
    if refusal is not None:
        return refusal
    try:
        path = parse(state, seat, text, names)
    except UnreadableWords as error:
        return Refusal("unreadable", (), {"reason": str(error)})
    return path_refused(state, seat, path)


def not_asked(state: LabState, seat: int) -> Refusal | None:
    """Whose decision it is. Who has committed is public, to what is not (XY-7.1)."""
    if state.over():
        return Refusal("game_over", ("XY-11.1",))
    if seat != CHANCE and not 0 <= seat < state.seats:
        return Refusal("not_a_seat")
    awaited = waiting(state)
    players = {"players": " ".join(seat_name(other) for other in awaited)}
    if sealed(state):
        if seat == CHANCE:
            return Refusal("not_your_turn", ("XY-7.1",), players)
        return None if seat in awaited else Refusal("already_committed", ("XY-7.1",), players)
    if state.actor == seat:
        return None
    if state.actor == CHANCE:
        return Refusal("chance_decides", ("XY-12.9",))
    return Refusal("not_your_turn", (rule_of(decision_now(state)),), players)


def path_refused(state: LabState, seat: int, path: list[int]) -> Refusal | None:
    """Each pick in the position the ones before lead to. The last is never carried out: nothing happens."""
    allowed = length_allowed(state, path)
    walk = state
    for at, action in enumerate(path[:allowed]):
        if action not in legal_actions(walk, seat):
            return refused(walk, seat, action)
        if at + 1 < allowed:
            walk = walk.clone()
            walk.automatic = False
            step(walk, action)
    if len(path) > allowed:
        return Refusal("too_many", ("XY-12.5",), {"number": str(allowed), "said": str(len(path))})
    return None


def length_allowed(state: LabState, path: list[int]) -> int:
    """How many picks the pending gesture has left."""
    now = decision_now(state)
    if now.name in ("EFFECT_COST", "EFFECT_PART"):
        return min(len(path), now.total - len(now.picked))
    if now.kind == kinds.BUILD_SWAP:
        return min(len(path), 2)
    if now.kind == kinds.EFFECT_SWAP:
        by_chance = pick_of(state, state.catalog.code[now.row + 2]) == RANDOM
        return 1 if by_chance else min(len(path), 2)
    return 1


def rule_of(now: Decision) -> str:
    return RULES_OF.get(now.name, CHOICES)


def decision_code(now: Decision) -> str:
    with_one = now.kind in (kinds.BUILD_SWAP_WITH, kinds.EFFECT_SWAP_WITH)
    return now.name.lower() + ("_with" if with_one else "")


def refused(state: LabState, seat: int, action: int) -> Refusal:
    """Why this one action, which is not legal, is not."""
    now = decision_now(state)
    if seat == CHANCE:
        return Refusal("not_an_outcome", ("XY-12.9",))
    decision = {"decision": decision_code(now)}
    if action == actions.NONE:
        return Refusal("must_choose", (rule_of(now),), decision)
    if now.kind == kinds.EFFECT_PLAYER and actions.PLAYER <= action < actions.NAME:
        return player_refused(state, now, action - actions.PLAYER)
    block = actions.block_of(state.catalog, action) if action >= actions.FIRST_PART else -1
    if block in (actions.SWAP, actions.WITH) and now.name in ("BUILD_SWAP", "EFFECT_SWAP"):
        if block == actions.WITH and now.part < 0:
            return Refusal("swap_not_begun", (rule_of(now),))
        if block == actions.SWAP and now.part >= 0:
            return Refusal("swap_begun", (rule_of(now),), {"first": state.catalog.ids[now.part]})
    if block < 0 or BLOCK_OF_DECISION.get(now.kind, -1) != block:
        return Refusal("wrong_decision", (rule_of(now),), decision)
    if block == actions.BLOCKS:
        named = state.catalog.breakthrough_ids[actions.breakthrough_of(state.catalog, action)]
        return Refusal("not_yours", ("XY-7.1",), {"breakthrough": named})
    part = actions.part_of(state.catalog, action)
    found = PART_REFUSALS[now.kind](state, now, part)
    return found or Refusal("not_possible", (rule_of(now),))


def player_refused(state: LabState, now: Decision, player: int) -> Refusal:
    named = {"player": seat_name(player)}
    if player >= state.seats:
        return Refusal("no_such_player", ("XY-1.1",), named)
    if player == now.actor:
        return Refusal("not_an_opponent", (CHOICES,), named)
    leaders = " ".join(seat_name(rival) for rival in possible_victims(state, now.number, now.actor))
    return Refusal("not_leader", (CHOICES,), {**named, "players": leaders})
