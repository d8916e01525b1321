"""Events as sentences: which numbers an event carries, and which sentence tells them."""

from typing import Final

from monstrum.core.contract import Sentence
from monstrum.core.events import AUTOMATIC, COMMITTED, Event
from monstrum.games.xybrid import actions, events, kinds
from monstrum.games.xybrid.catalog import SCIENCE_NAMES, Catalog
from monstrum.games.xybrid.speech import ENGLISH, Speaker
from monstrum.games.xybrid.state import SLOT_NAMES, LabState
from monstrum.games.xybrid.zone_names import seat_name

SENTENCES: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    events.ROUND_STARTED: ("round_started", ("number", "player")),
    events.FIRST_PLAYER_PICKED: ("first_player_picked", ("player",)),
    events.CYCLE_STARTED: ("cycle_started", ("number",)),
    events.TURN_STARTED: ("turn_started", ("player",)),
    events.BREAKTHROUGH_DEALT: ("breakthrough_dealt", ("player", "breakthrough")),
    events.CORE_TAKEN: ("core_taken", ("player", "part")),
    events.MISSION_ACTIVATED: ("mission_activated", ("player", "part")),
    events.DRAWN: ("drawn", ("player", "part")),
    events.NOTHING_DRAWN: ("nothing_drawn", ("player",)),
    events.RESTOCKED: ("restocked", ("part",)),
    events.ATTACHED: ("attached", ("player", "part", "slot")),
    events.SWAPPED: ("swapped", ("part", "other")),
    events.DESTROYED: ("destroyed", ("part",)),
    events.TAKEN: ("taken", ("player", "part")),
    events.SENT_TO_LAB: ("sent_to_lab", ("part",)),
    events.BOOSTED: ("boosted", ("part", "amount")),
    events.SCIENCE_ADDED: ("science_added", ("part", "science")),
    events.SHIELDED: ("shielded", ("part",)),
    events.JAMMED: ("jammed", ("part",)),
    events.COPIED: ("copied", ("player", "part")),
    events.GAINED: ("gained", ("player", "number")),
    events.LOST: ("lost", ("player", "number")),
    events.PEEKED: ("peeked", ("player", "number")),
    events.SAW: ("saw", ("player", "part")),
    events.BURIED: ("buried", ("player", "number")),
    events.BURIED_PART: ("buried_part", ("player", "part")),
    events.SPIED: ("spied", ("player", "rival")),
    events.SPIED_CARD: ("spied_card", ("rival", "breakthrough")),
    COMMITTED: ("committed", ("player",)),
    events.REVEALED: ("revealed", ("player", "breakthrough")),
    events.REVEALED_NONE: ("revealed_none", ("player",)),
    events.ACTIVATED: ("activated", ("player", "part")),
    events.BREAKTHROUGH_ACTIVATED: ("breakthrough_activated", ("player", "breakthrough")),
    events.DEPLOYMENT_STARTED: ("deployment_started", ()),
    events.GRIDLOCKED: ("gridlocked", ()),
    events.CAP_REACHED: ("cap_reached", ()),
    events.MONSTER_SCORED: ("monster_scored", ("player", "number")),
    events.HAND_SCORED: ("hand_scored", ("player", "number")),
    events.REFRESHED: ("refreshed", ()),
    events.DECK_SHUFFLED: ("deck_shuffled", ()),
    events.PICKED_AT_RANDOM: ("picked_at_random", ("part",)),
    events.GAME_ENDED: ("game_ended", ()),
    events.DECLINED: ("declined", ("player",)),
}
TOLD_OTHERWISE_AT_ZERO: Final = ("boosted", "gained", "lost", "buried", "monster_scored", "hand_scored")
WORTH_TELLING: Final = {  # decisions taken by themselves that the log would not explain otherwise
    kinds.DRAW: "automatic_draw",
    kinds.EFFECT_DRAW: "automatic_effect_draw",
    kinds.EFFECT_COST: "automatic_effect_cost",
    kinds.EFFECT_PART: "automatic_effect_part",
    kinds.EFFECT_PLAYER: "automatic_effect_player",
}


def tell(speaker: Speaker, event: Event, state: LabState, language: str = ENGLISH) -> str:
    """An event as a sentence; empty for events nobody needs to read. Of the state only the pack is used."""
    code, params = told(event, state)
    return speaker.say("events", code, language, **params)


def told(event: Event, state: LabState) -> Sentence:
    """Which sentence it is, and its parameters as ids."""
    if event.kind == AUTOMATIC:
        return told_automatic(event, state.catalog)
    code, names = SENTENCES[event.kind]
    numbers = (event.a, event.b, event.c, event.d)
    params = {name: spell(state.catalog, name, number) for name, number in zip(names, numbers, strict=False)}
    if code in TOLD_OTHERWISE_AT_ZERO and numbers[len(names) - 1] == 0:
        code += "_nothing"
    return Sentence(code, params)


def told_automatic(event: Event, catalog: Catalog) -> Sentence:
    """XY-12.6  A single option was taken without asking."""
    code = WORTH_TELLING.get(event.c, "automatic")
    params = {"player": seat_name(event.a)}
    if event.c == kinds.EFFECT_PLAYER:
        params["rival"] = seat_name(event.b - actions.PLAYER)
    elif code != "automatic":
        params["part"] = catalog.ids[actions.part_of(catalog, event.b)]
    return Sentence(code, params)


def spell(catalog: Catalog, name: str, number: int) -> str:
    """A number of an event as the parameter it is."""
    if name in ("player", "rival"):
        return seat_name(number)
    if name in ("part", "other"):
        return catalog.ids[number]
    if name == "breakthrough":
        return catalog.breakthrough_ids[number]
    if name == "slot":
        return SLOT_NAMES[number]
    if name == "science":
        return SCIENCE_NAMES[number]
    return f"{number:+d}" if name == "amount" else str(number)
