"""Events as sentences: which numbers an event carries, and which sentence tells them."""

from typing import Final

from monstrum.core.board import Rolled
from monstrum.core.contract import Sentence
from monstrum.core.events import AUTOMATIC, COMMITTED, Event
from monstrum.games.hybrid import events, terms
from monstrum.games.hybrid.card_words import USES, card_word
from monstrum.games.hybrid.effect_words import operation_word, source_word, subject_word
from monstrum.games.hybrid.rules.rolls import DIE_AT, ROLL_NAMES, succeeded
from monstrum.games.hybrid.rules.success import MODIFIER_NAMES
from monstrum.games.hybrid.speech import ENGLISH, Speaker, capital, figure_param
from monstrum.games.hybrid.state import DRAWN, FIGURES, TRAP_FACE, SkirmishState
from monstrum.games.hybrid.words import square_word

PILE_NAMES: Final = ("action", "event", "army", "army", "aura", "mutation")
COUNTER_NAMES: Final = (*terms.COUNTERS, "TEMPLATE")
OUTCOMES: Final = ("failure", "success", "perfect", "critical")
SOURCES: Final = ("strike", "shot", "trap", "effect")
SENTENCES: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    events.MISSION_STARTED: ("mission_started", ()),
    events.FORCE_CHOSEN: ("force_chosen", ("side", "number")),
    events.LEADER_NAMED: ("leader_named", ("figure",)),
    events.DEPLOYED: ("deployed", ("figure", "square", "facing")),
    events.PUT_ON_STANDBY: ("put_on_standby", ("figure",)),
    events.LEFT_OUT: ("left_out", ("figure",)),
    events.ROUND_STARTED: ("round_started", ("number",)),
    events.ACTIVATION_ROLLED: ("activation_rolled", ("die", "other_die", "score", "other_score")),
    events.ACTIVATION_TIED: ("activation_tied", ()),
    events.ACTIVATION_WON: ("activation_won", ("side",)),
    events.FIRING_KEPT: ("firing_kept", ("figure",)),
    events.FIRING_GIVEN_UP: ("firing_given_up", ("figure",)),
    events.NUMBERED: ("numbered", ("side", "number")),
    events.NUMBERED_ONE: ("numbered_one", ("figure", "number")),
    events.STARTS: ("starts", ("side",)),
    events.REVEALED: ("revealed", ("figure", "number")),
    events.MODE_ANNOUNCED: ("mode_announced", ("figure", "mode")),
    events.LEVEL_ANNOUNCED: ("level_announced", ("figure", "number")),
    events.STEPPED: ("stepped", ("figure", "", "square", "points")),
    events.TURNED: ("turned", ("figure", "facing", "points")),
    events.DOOR_OPENED: ("door_opened", ("figure", "door")),
    events.DOOR_CLOSED: ("door_closed", ("figure", "door")),
    events.JUMPED: ("jumped", ("figure", "square")),
    events.FELL: ("fell", ("figure", "square")),
    events.ENTERED: ("entered", ("figure", "square", "facing")),
    events.EXITED: ("exited", ("figure",)),
    events.HANDED_OVER: ("handed_over", ("number", "figure", "target")),
    events.BRUSHED_ASIDE: ("brushed_aside", ("figure", "target", "square")),
    events.PUSHED: ("pushed", ("figure", "target", "number", "points")),
    events.MOVED_BACK: ("moved_back", ("figure", "square")),
    events.STOPPED: ("stopped", ("figure",)),
    events.SL_LINE: ("sl_line", ("", "modifier", "amount")),
    events.ROLLED: ("rolled", ("figure", "level", "die", "rolled")),
    events.DIE_ROLLED: ("die_rolled", ("", "number")),
    events.ATTACKED: ("attacked", ("figure", "target", "attack")),
    events.PARRIED: ("parried", ("figure", "target")),
    events.WOUNDED: ("wounded", ("figure", "number", "source")),
    events.ELIMINATED: ("eliminated", ("figure",)),
    events.PARRY_TAKEN: ("parry_taken", ("figure", "number")),
    events.PARRY_ENDED: ("parry_ended", ("figure",)),
    events.WATCHING: ("watching", ("figure", "number")),
    events.WATCH_ENDED: ("watch_ended", ("figure",)),
    events.FURTIVE: ("furtive", ("figure",)),
    events.FURTIVE_ENDED: ("furtive_ended", ("figure",)),
    events.HINDERED: ("hindered", ("figure", "target")),
    events.HINDRANCE_ENDED: ("hindrance_ended", ("figure",)),
    events.REACTED: ("reacted", ("figure", "target")),
    events.COMBINED: ("combined", ("figure",)),
    events.PIERCING: ("piercing", ("figure", "target")),
    events.SHOT_LOST: ("shot_lost", ("figure",)),
    events.NO_MORE_SHOT: ("no_more_shot", ("figure",)),
    events.FRENZIED: ("frenzied", ("figure", "number")),
    events.PRESTIGE_LOST: ("prestige_lost", ("figure",)),
    events.INFILTRATION_LOST: ("infiltration_lost", ("figure",)),
    events.FIRST_CONTACT: ("first_contact", ()),
    events.FIRST_BLOOD: ("first_blood", ("side",)),
    events.SACRIFICED: ("sacrificed", ("figure",)),
    events.COUNTER_ACTIVATED: ("counter_activated", ("figure", "square")),
    events.COUNTER_TURNED_UP: ("counter_turned_up", ("square", "face")),
    events.OBJECTIVE_ACCEPTED: ("objective_accepted", ("figure", "number")),
    events.OBJECTIVE_DROPPED: ("objective_dropped", ("number", "square")),
    events.INFILTRATES: ("infiltrates", ("figure",)),
    events.SCORED: ("scored", ("side", "number")),
    events.ROUND_ENDED: ("round_ended", ("number",)),
    events.TEMPLATE_ENDED: ("template_ended", ("template", "square")),
    events.LIMIT_REACHED: ("limit_reached", ()),
    events.GAME_ENDED: ("game_ended", ("winner",)),
    events.DREW: ("drew", ("side", "deck")),
    events.DREW_ONE: ("drew_one", ("", "card")),
    events.MULLIGANED: ("mulliganed", ("side",)),
    events.HAND_KEPT: ("hand_kept", ("side",)),
    events.EQUIPMENT_THROWN: ("equipment_thrown", ("side",)),
    events.EQUIPMENT_THROWN_ONE: ("equipment_thrown_one", ("", "card")),
    events.BID: ("bid", ("side", "number")),
    events.BID_ONE: ("bid_one", ("", "card")),
    events.BID_PASSED: ("bid_passed", ("side",)),
    events.BID_SHOWN: ("bid_shown", ("side", "card", "points")),
    events.BIDS_COUNTED: ("bids_counted", ("number", "points")),
    events.KEPT: ("kept", ("side", "deck")),
    events.KEPT_ONE: ("kept_one", ("", "card")),
    events.CARD_TURNED_UP: ("card_turned_up", ("side", "card")),
    events.RESERVE_PLAYED: ("reserve_played", ("side", "card")),
    events.CONSTANT_ENDED: ("constant_ended", ("card",)),
    events.AURA_ACTIVE: ("aura_active", ("figure", "card")),
    events.AURA_ENDED: ("aura_ended", ("figure", "card")),
    events.MUTATED: ("mutated", ("figure", "card")),
    events.MUTATION_LOST: ("mutation_lost", ("figure", "card")),
    events.LAID: ("laid", ("side", "card", "use")),
    events.LAID_NONE: ("laid_none", ("side",)),
    events.WINDOW_CLOSED: ("window_closed", ("number", "points")),
    events.CARD_LOST: ("card_lost", ("side", "card")),
    events.STOLEN: ("stolen", ("side",)),
    events.STOLEN_ONE: ("stolen_one", ("", "card")),
    events.RECOVERED: ("recovered", ("side", "card")),
    events.HAND_SHOWN: ("hand_shown", ("side",)),
    events.HAND_SHOWN_ONE: ("hand_shown_one", ("", "card", "number")),
    events.CARD_CANCELLED: ("card_cancelled", ("side", "card")),
    events.POINTS_COPIED: ("points_copied", ("side", "points")),
    events.EFFECT_BEGUN: ("effect_begun", ("behind", "operation", "figure")),
    events.EFFECT_LOST: ("effect_lost", ("behind", "operation")),
    events.PICKED_FIGURE: ("picked_figure", ("", "figure")),
    events.PICKED_SQUARE: ("picked_square", ("", "square")),
    events.PICKED_DOOR: ("picked_door", ("", "door")),
    events.PICKED_TILE: ("picked_tile", ("", "tile")),
    events.CHOSEN: ("chosen", ("side", "option")),
    events.LASTS: ("lasts", ("behind", "operation", "subject", "amount")),
    events.NO_MORE: ("no_more", ("operation", "subject")),
    events.HEALED: ("healed", ("figure", "number")),
    events.TELEPORTED: ("teleported", ("figure", "square", "facing")),
    events.JOINED: ("joined", ("figure", "square", "facing")),
    events.REVIVED: ("revived", ("figure", "square", "facing")),
    events.SWAPPED: ("swapped", ("figure", "target")),
    events.SHOVED: ("shoved", ("figure", "number", "points")),
    events.MODE_SET: ("mode_set", ("figure", "mode", "number")),
    events.SKIPS: ("skips", ("figure",)),
    events.SKIPPED: ("skipped", ("figure",)),
    events.EXTRA_GRANTED: ("extra_granted", ("figure",)),
    events.INITIATIVE: ("initiative", ("side", "amount")),
    events.DOOR_DESTROYED: ("door_destroyed", ("door",)),
    events.DOOR_LOCKED: ("door_locked", ("door",)),
    events.DOOR_UNLOCKED: ("door_unlocked", ("door",)),
    events.TRAPDOOR_OPENED: ("trapdoor_opened", ("square",)),
    events.TRAPDOOR_CLOSED: ("trapdoor_closed", ("square",)),
    events.PLACED: ("placed", ("counter", "square")),
    events.TAKEN_AWAY: ("taken_away", ("counter", "square")),
    events.TEMPLATE_PLACED: ("template_placed", ("template", "square")),
    events.FLAG_SET: ("flag_set", ("flag", "number")),
    events.REROLLED: ("rerolled", ("figure",)),
    events.DIE_SET: ("die_set", ("figure", "number")),
    events.NO_ROLL: ("no_roll", ("figure", "rolled")),
    events.BORNE: ("borne", ("figure", "number")),
    COMMITTED: ("committed", ("player",)),
}


ONCE: Final = {events.WOUNDED: "wounded_once", events.HEALED: "healed_once", events.SCORED: "scored_once"}
"""Of one thing one speaks otherwise than of many."""
BY_ITSELF: Final = {events.DOOR_OPENED: "door_opens", events.DOOR_CLOSED: "door_closes"}
"""An effect has done it, no warrior."""


def tell(speaker: Speaker, event: Event, state: SkirmishState, language: str = ENGLISH) -> str:
    """An event as a sentence; empty for events nobody needs to read."""
    code, params = told(event, state)
    return capital(speaker.say("events", code, language, **params)) if code else ""


def told(event: Event, state: SkirmishState) -> Sentence:
    """Which sentence it is, and its parameters as words."""
    if event.kind == AUTOMATIC or event.kind not in SENTENCES:
        return Sentence("", {})
    code, names = SENTENCES[event.kind]
    numbers = (event.a, event.b, event.c, event.d)
    if event.kind == events.GAME_ENDED and event.a == DRAWN:
        return Sentence("game_drawn", {})
    params: dict[str, str] = {}
    for name, number in zip(names, numbers, strict=False):
        params |= spoken_number(state, name, number)
    if params.get("number") == "1" and event.kind in ONCE:
        code = ONCE[event.kind]
    if event.kind == events.REVEALED and event.b == 0:
        code = "revealed_again"  # HY-3.11  An effect lets him act once more, and for that there is no counter
    if event.kind in BY_ITSELF and event.a < 0:
        code = BY_ITSELF[event.kind]
    if event.kind == events.TURNED and event.c <= 0:
        return Sentence("turned_back" if event.c < 0 else "turned_free", params | {"points": str(-event.c)})
    return Sentence(code, params)


def spoken_number(state: SkirmishState, name: str, number: int) -> dict[str, str]:
    """One number of an event as the parameters its sentence knows."""
    if name in ("figure", "target"):
        return {name: figure_param(state, number) if number < FIGURES else ""}
    if name == "square":
        return {name: square_word(number) if number >= 0 else "-"}
    if name == "door":
        squares = state.mission.door_squares
        inside = 0 <= number < state.mission.doors
        return {"square": square_word(squares[2 * number]) if inside else "-"}
    if name == "side":
        return {name: terms.SIDES[number % 2]}
    if name == "winner":
        return {"side": terms.SIDES[number % 2]}
    if name == "facing":
        return {name: terms.FACINGS[number % 4]}
    if name in ("mode", "attack"):
        mode = terms.MODES[number % len(terms.MODES)]
        return {"mode": mode}
    if name == "modifier":
        return {name: MODIFIER_NAMES[number % len(MODIFIER_NAMES)]}
    if name == "behind":
        return {name: source_word(state, number)}
    if name == "operation":
        return {"operations": operation_word(number)}
    if name == "subject":
        return {name: subject_word(state, number) or "-"}
    if name == "tile":
        tiles = state.catalog.tiles
        return {name: tiles[number] if 0 <= number < len(tiles) else "-"}
    if name == "option":
        return {"number": str(number + 1)}
    if name == "counter":
        return {name: COUNTER_NAMES[number % len(COUNTER_NAMES)]}
    if name == "flag":
        flags = state.catalog.flags
        return {name: flags[number] if 0 <= number < len(flags) else "-"}
    if name == "amount":
        return {name: f"{number:+d}"}
    if name == "rolled":
        kind, outcome = number // DIE_AT, number % DIE_AT
        return {"roll": ROLL_NAMES[kind % len(ROLL_NAMES)], "outcome": OUTCOMES[outcome % len(OUTCOMES)]}
    if name == "source":
        return {name: SOURCES[number % len(SOURCES)]}
    if name == "face":
        return {name: "trap" if number == TRAP_FACE else "event"}
    if name == "template":
        return {name: terms.TEMPLATES[number % len(terms.TEMPLATES)]}
    if name == "card":
        return {name: card_word(state, number)}
    if name == "deck":
        return {name: PILE_NAMES[number % len(PILE_NAMES)]}
    if name == "use":
        return {name: USES[number % 2]}
    if name == "player":
        return {name: f"P{number}"}
    return {name: str(number)} if name else {}


def rolled(speaker: Speaker, event: Event, language: str = ENGLISH) -> Rolled | None:
    """HY-5.1  A Natural Roll: the die that was kept, against the Success Level, and what comes of it."""
    if event.kind != events.ROLLED:
        return None
    kind, outcome = divmod(event.d, DIE_AT)
    name = speaker.speak("roll", ROLL_NAMES[kind % len(ROLL_NAMES)], language)
    said = speaker.speak("outcome", OUTCOMES[outcome % len(OUTCOMES)], language)
    return Rolled(event.c, event.b, succeeded(outcome), name, said)
