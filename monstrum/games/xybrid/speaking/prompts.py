"""Prompts: what a seat must do, or whom it waits for. A line of `asks.py` names what its prompt says beside
the decision; everything said is public."""

from monstrum.core.engine import waiting
from monstrum.core.state import CHANCE
from monstrum.games.xybrid.content.catalog import TYPE_NAMES
from monstrum.games.xybrid.effects.swapping import may_leave_it, may_leave_it_late
from monstrum.games.xybrid.rules.draws import needed
from monstrum.games.xybrid.rules.ending import ranks
from monstrum.games.xybrid.speaking.decisions import NO_PART, NO_ROW, Decision, running_card
from monstrum.games.xybrid.speaking.labels import OPERATION_NAMES, asking_operation
from monstrum.games.xybrid.speaking.zone_names import needs, seat_name
from monstrum.games.xybrid.state import LAB, LabState, members
from monstrum.kit.asks import OVER
from monstrum.kit.speaker import ENGLISH, Speaker

Said = tuple[str, dict[str, str]]
"""What is added to the code of a prompt, and parameters."""


def prompt(speaker: Speaker, state: LabState, now: Decision, seat: int, language: str = ENGLISH) -> str:
    """Those who wait learn nothing from it."""
    awaited = waiting(state)
    if now.ask is OVER:
        code, params = ending(state)
        return speaker.say("prompts", code, language, seat, **params)
    if now.actor == CHANCE:
        return speaker.say("waiting", "chance", language)
    more, params = now.ask.prompt(state, now) if now.ask.prompt else ("", {})
    card = running_card(state.catalog, now.row)[0] if now.row != NO_ROW else ""
    params = {"number": str(now.number), "card": card, **params}
    if now.row != NO_ROW:
        params["operation"] = OPERATION_NAMES[asking_operation(state, now.row)]
    if now.part != NO_PART:
        params["part"] = state.catalog.ids[now.part]
    params["player"] = seat_name(now.actor)
    params["players"] = " ".join(seat_name(other) for other in awaited)
    params["text"] = speaker.names.text(card, language)
    code = now.name.lower() + more
    return speaker.say("prompts" if seat in awaited else "waiting", code, language, seat, **params)


def ending(state: LabState) -> Said:
    """XY-11.2, XY-11.3  Who won, alone or together."""
    winners = [seat for seat, rank in enumerate(ranks(state)) if rank == 1]
    params = {
        "players": " ".join(seat_name(seat) for seat in winners),
        "number": str(state.infamy[winners[0]]),
    }
    return ("over" if len(winners) == 1 else "over_shared"), params


def needs_or_any(state: LabState, now: Decision) -> Said:
    """XY-4.2, XY-4.3, XY-4.4  What the monster needs; or why it may be anything."""
    types = needs(state, now.actor)
    found = any(needed(state, now.actor, part) for part in members(state, LAB))
    return ("" if found else "_any" if types else "_complete"), {"types": " ".join(types)}


def type_to_attach(state: LabState, now: Decision) -> Said:
    return "", {"type": TYPE_NAMES[now.number]}


def picks_left(state: LabState, now: Decision) -> Said:
    """How many parts of a set are still to be picked."""
    left = now.total - len(now.picked)
    return ("_more" if now.picked else ""), {"number": str(left)}


def first_of_pair(state: LabState, now: Decision) -> Said:
    return ("_may" if may_leave_it(state, now.row) else ""), {}


def second_of_pair(state: LabState, now: Decision) -> Said:
    late = now.row != NO_ROW and may_leave_it_late(state, now.row)
    return ("_may" if late else "_with"), {}
