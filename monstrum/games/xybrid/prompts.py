"""Prompts: what a seat must do, or whom it waits for."""

from monstrum.core.engine import waiting
from monstrum.core.state import CHANCE
from monstrum.games.xybrid import kinds
from monstrum.games.xybrid.catalog import TYPE_NAMES
from monstrum.games.xybrid.decisions import NO_PART, NO_ROW, OVER, Decision, decision_now, running_card
from monstrum.games.xybrid.labels import OPERATION_NAMES, asking_operation
from monstrum.games.xybrid.ops.swapping import may_leave_it, may_leave_it_late
from monstrum.games.xybrid.rules.draws import needed
from monstrum.games.xybrid.rules.ending import ranks
from monstrum.games.xybrid.speech import ENGLISH, Speaker
from monstrum.games.xybrid.state import LAB, LabState, members
from monstrum.games.xybrid.zone_names import needs, seat_name


def prompt(speaker: Speaker, state: LabState, seat: int, language: str = ENGLISH) -> str:
    """Everything said is public, so that those who wait learn nothing from it."""
    awaited = waiting(state)
    now = decision_now(state)
    if now.kind == OVER:
        code, params = ending(state)
        return speaker.say("prompts", code, language, **params)
    if now.actor == CHANCE:
        return speaker.say("waiting", "chance", language)
    code, params = prompt_code(state, now)
    params["player"] = seat_name(now.actor)
    params["players"] = " ".join(seat_name(other) for other in awaited)
    params["text"] = speaker.names.text(params["card"], language)
    return speaker.say("prompts" if seat in awaited else "waiting", code, language, **params)


def ending(state: LabState) -> tuple[str, dict[str, str]]:
    """XY-11.2, XY-11.3  Who won, alone or together."""
    winners = [seat for seat, rank in enumerate(ranks(state)) if rank == 1]
    params = {
        "players": " ".join(seat_name(seat) for seat in winners),
        "number": str(state.infamy[winners[0]]),
    }
    return ("over" if len(winners) == 1 else "over_shared"), params


def prompt_code(state: LabState, now: Decision) -> tuple[str, dict[str, str]]:
    """The code of a prompt and its parameters, all of them public."""
    catalog = state.catalog
    code = now.name.lower()
    params = {"card": "", "number": str(now.number)}
    if now.row != NO_ROW:
        params["card"] = running_card(catalog, now.row)[0]
        params["operation"] = OPERATION_NAMES[asking_operation(state, now.row)]
    if now.part != NO_PART:
        params["part"] = catalog.ids[now.part]
    if now.kind == kinds.DRAW:
        params["types"] = " ".join(needs(state, now.actor))
        if not any(needed(state, now.actor, part) for part in members(state, LAB)):
            code = "draw_any"
    elif now.kind == kinds.BUILD_ATTACH:
        params["type"] = TYPE_NAMES[now.number]
    elif now.kind == kinds.DEPLOY_ORDER:
        params["number"] = str(now.number)
    elif now.name in ("EFFECT_COST", "EFFECT_PART"):
        left = now.total - len(now.picked)
        params["number"] = str(left)
        if now.picked:
            code += "_more"
        elif left > 1:
            code += "_set"
    elif now.name == "EFFECT_SWAP" and declinable(state, now):
        code += "_may"
    elif now.kind in (kinds.BUILD_SWAP_WITH, kinds.EFFECT_SWAP_WITH):
        code += "_with"
    return code, params


def declinable(state: LabState, now: Decision) -> bool:
    """Whether a SWAP may be left at this half of the question."""
    if now.kind == kinds.EFFECT_SWAP:
        return may_leave_it(state, now.row)
    return may_leave_it_late(state, now.row)
