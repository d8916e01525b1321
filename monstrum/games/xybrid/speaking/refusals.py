"""Why not: what keeps a seat from an action, as specific as a player would want it.

Only what the seat may know is used. Nothing here looks at the order of the deck, at breakthroughs of others
or at what others have committed.
"""

from typing import Final

from monstrum.core.contract import Refusal
from monstrum.core.engine import legal_actions, step
from monstrum.core.state import CHANCE
from monstrum.games.xybrid.asks import ASKS, IN_EFFECT
from monstrum.games.xybrid.content.catalog import RANDOM
from monstrum.games.xybrid.rules.candidates import pick_of, possible_victims
from monstrum.games.xybrid.speaking.decisions import NO_PART, Decision
from monstrum.games.xybrid.speaking.zone_names import seat_name
from monstrum.games.xybrid.state import LabState
from monstrum.kit.refusing import Turns
from monstrum.kit.wording import Wording

TURNS: Final = Turns(ASKS, ("XY-11.1",), "XY-12.9")


def path_refused(state: LabState, seat: int, path: list[int], wording: Wording) -> Refusal | None:
    """Each pick in the position the ones before lead to. The last is never carried out: nothing happens."""
    allowed = length_allowed(state, path)
    walk = state
    for at, action in enumerate(path[:allowed]):
        if action not in legal_actions(walk, seat):
            return refused(walk, seat, action, wording)
        if at + 1 < allowed:
            walk = walk.clone()
            walk.automatic = False
            step(walk, action)
    if len(path) > allowed:
        return Refusal("too_many", ("XY-12.5",), {"number": str(allowed), "said": str(len(path))})
    return None


def length_allowed(state: LabState, path: list[int]) -> int:
    """How many picks the pending gesture has left."""
    now = ASKS.now(state)
    if "choose" in now.ask.answers and now.actor != CHANCE and now.total > 1:
        return min(len(path), now.total - len(now.picked))
    if "swap" not in now.ask.answers:
        return 1
    by_chance = now.row >= 0 and pick_of(state, state.catalog.code[now.row + 2]) == RANDOM
    return 1 if by_chance else min(len(path), 2)


def decision_code(now: Decision) -> str:
    return now.name.lower() + ("_with" if "with" in now.ask.answers else "")


def refused(state: LabState, seat: int, action: int, wording: Wording) -> Refusal:
    """Why this one action, which is not legal, is not."""
    now = ASKS.now(state)
    rules = (now.ask.rule,)
    if seat == CHANCE:
        return Refusal("not_an_outcome", ("XY-12.9",))
    block, thing = wording.layout.place(action)
    decision = {"decision": decision_code(now)}
    if block.name == "none":
        return Refusal("must_choose", rules, decision)
    if block.name == "with" and "swap" in now.ask.answers:
        return Refusal("swap_not_begun", rules)
    if block.name == "swap" and "with" in now.ask.answers and now.part != NO_PART:
        return Refusal("swap_begun", rules, {"first": state.catalog.ids[now.part]})
    if block.name not in now.ask.answers:
        return Refusal("wrong_decision", rules, decision)
    if block.name == "player":
        return player_refused(state, now, thing)
    if block.name == "reveal":
        return Refusal("not_yours", ("XY-7.1",), {"breakthrough": state.catalog.breakthrough_ids[thing]})
    why = now.ask.refusal(block.name)
    return (why(state, now, thing) if why else None) or Refusal("not_possible", rules)


def player_refused(state: LabState, now: Decision, player: int) -> Refusal:
    named = {"player": seat_name(player)}
    if player >= state.seats:
        return Refusal("no_such_player", ("XY-1.1",), named)
    if player == now.actor:
        return Refusal("not_an_opponent", (IN_EFFECT,), named)
    leaders = " ".join(seat_name(rival) for rival in possible_victims(state, now.number, now.actor))
    return Refusal("not_leader", (IN_EFFECT,), {**named, "players": leaders})
