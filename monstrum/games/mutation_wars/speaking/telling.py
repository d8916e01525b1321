"""Events as sentences: which numbers an event carries, and which sentence tells them."""

from typing import Final

from monstrum.core.contract import Sentence
from monstrum.core.events import AUTOMATIC, COMMITTED, Event
from monstrum.games.mutation_wars.content.catalog import COLOUR_LETTERS, KIND_NAMES, Catalog
from monstrum.games.mutation_wars.positions.notation import seat_names
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.speaking.decisions import BATTLE_CARDS
from monstrum.games.mutation_wars.speaking.labels import split_code
from monstrum.games.mutation_wars.speaking.speech import ENGLISH, Speaker
from monstrum.games.mutation_wars.speaking.words import spot_text
from monstrum.games.mutation_wars.state import PHASE_NAMES, WarsState

ROOT: Final = -1  # BODY_JOINED: the first body joins nothing

SENTENCES: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    COMMITTED: ("committed", ("player",)),
    events.DEALER_PICKED: ("dealer_picked", ("player",)),
    events.SHUFFLED: ("shuffled", ("deck",)),
    events.TURN_STARTED: ("turn_started", ("number", "player")),
    events.PHASE_STARTED: ("phase_started", ("phase",)),
    events.BODY_REVEALED: ("body_revealed", ("player", "colour")),
    events.BODY_JOINED: ("body_joined", ("player", "body", "colour", "spot")),
    events.CARD_DRAWN: ("card_drawn", ("player", "kind")),
    events.DREW: ("drew", ("player", "card")),
    events.NOTHING_DRAWN: ("nothing_drawn", ("player", "kind")),
    events.ATTACHED: ("attached", ("player", "card", "spot")),
    events.PASSED: ("passed", ("player",)),
    events.PAID: ("paid", ("player", "card")),
    events.PART_DISPLACED: ("part_displaced", ("player", "card", "spot", "other_spot")),
    events.PLAYED: ("played", ("player", "card")),
    events.TARGETED: ("targeted", ("player", "rival")),
    events.FLIPPED: ("flipped", ("player", "spot", "card")),
    events.TURNED_UP: ("turned_up", ("player", "spot", "card")),
    events.PART_LOST: ("part_lost", ("player", "spot", "card")),
    events.PART_RETURNED: ("part_returned", ("player", "spot", "card")),
    events.PARTS_SWAPPED: ("parts_swapped", ("player", "spot", "rival", "other_spot")),
    events.REARRANGED: ("rearranged", ("player",)),
    events.PART_PLACED: ("part_placed", ("player", "card", "spot", "other_spot")),
    events.DISCARDED: ("discarded", ("player", "card")),
    events.TOOK_DISCARD: ("took_discard", ("player", "card")),
    events.STOLEN: ("stolen", ("player", "rival", "kind")),
    events.STOLEN_CARD: ("stolen_card", ("player", "rival", "card")),
    events.HANDED_ON: ("handed_on", ("player", "rival", "kind")),
    events.HANDED_CARD: ("handed_card", ("player", "rival", "card")),
    events.BODY_REPLACED: ("body_replaced", ("player", "body", "colour", "new_colour")),
    events.TAIL_RESET: ("tail_reset", ("player", "spot")),
    events.MARKED: ("marked", ("player",)),
    events.ATTACKED: ("attacked", ("player", "rival")),
    events.EVADED: ("evaded", ("player", "rival")),
    events.TAIL_REVERSED: ("tail_reversed", ("player", "spot")),
    events.TAIL_LOST: ("tail_lost", ("player", "spot", "card")),
    events.BATTLE_CARD: ("battle_card", ("player", "card")),
    events.CANCELLED: ("cancelled", ("player", "card")),
    events.CALLED_OFF: ("called_off", ("player", "rival")),
    events.FOUGHT: ("fought", ("player", "rival", "number", "against")),
    events.WON_BATTLE: ("won_battle", ("player", "rival", "number")),
    events.TIED: ("tied", ("player", "rival")),
    events.PROTECTED: ("protected", ("player", "kind")),
    events.PROTECTED_CARD: ("protected_card", ("player", "card")),
    events.SPOILS_DRAWN: ("spoils_drawn", ("player", "number", "against")),
    events.GAVE: ("gave", ("player", "card")),
    events.COMPLETED: ("completed", ("player",)),
    events.BROKEN: ("broken", ("player",)),
    events.FELL_OFF: ("fell_off", ("player", "body", "colour")),
    events.FINAL_BATTLE: ("final_battle", ("players",)),
    events.SCORED: ("scored", ("player", "number")),
    events.WON: ("won", ("player",)),
    events.DRAWN_GAME: ("drawn_game", ()),
    events.SHOWN: ("shown", ("player", "card", "body")),
}
PASSES: Final = {  # how passing is told where it is not simply passing
    kinds.SETUP_ATTACH: "passed_stop",
    kinds.EVADE: "passed_stand",
    kinds.REFILL: "passed_declines",
    kinds.RESET_TAIL: "passed_declines",
    kinds.ATTACH_NOW: "passed_declines",
    kinds.CLEANUP_ACTION: "passed_done",
    **dict.fromkeys(BATTLE_CARDS, "passed_no_card"),
}


def tell(speaker: Speaker, event: Event, state: WarsState, language: str = ENGLISH) -> str:
    """An event as a sentence; empty for events nobody needs to read. Of the state only the pack is used."""
    code, params = told(event, state)
    return speaker.say("events", code, language, **params)


def told(event: Event, state: WarsState) -> Sentence:
    """Which sentence it is, and its parameters as ids."""
    if event.kind == AUTOMATIC:
        return Sentence("automatic", {})
    code, names = SENTENCES[event.kind]
    numbers = (event.a, event.b, event.c, event.d)
    params = {name: spell(state.catalog, name, number) for name, number in zip(names, numbers, strict=False)}
    if event.kind == events.PASSED:
        code = PASSES.get(event.b, code)
    if event.kind == events.BODY_JOINED and event.d == ROOT:
        code = "body_joined_root"
    if event.kind == events.SPOILS_DRAWN:
        code = split_code(code, event.b, event.c)
    return Sentence(code, params)


def spell(catalog: Catalog, name: str, number: int) -> str:
    """A number of an event as the parameter it is."""
    if name in ("player", "rival"):
        return f"P{number}"
    if name == "players":
        return " ".join(seat_names(number))
    if name == "card":
        return catalog.ids[number]
    if name in ("spot", "other_spot"):
        return spot_text(number)
    if name == "body":
        return f"b{number}"
    if name in ("colour", "new_colour"):
        return COLOUR_LETTERS[number]
    if name == "kind":
        return KIND_NAMES[number]
    if name == "deck":
        return KIND_NAMES[number] if number < len(KIND_NAMES) else "bodies"
    return PHASE_NAMES[number] if name == "phase" else str(number)
