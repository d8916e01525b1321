"""How the numbers of events are spelled and what they refer to; `events.py` says which event carries what."""

from collections.abc import Callable, Sequence
from typing import Final

from monstrum.core.board import Rolled
from monstrum.core.contract import Sentence
from monstrum.core.events import Event
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.effects.opcodes import FORBID, SCORE
from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.rolls import DIE_AT, ROLL_NAMES, succeeded
from monstrum.games.hybrid.rules.sources import SPECIAL_SOURCE
from monstrum.games.hybrid.rules.success import MODIFIER_NAMES
from monstrum.games.hybrid.speaking.effect_words import (
    OF_APTITUDES,
    aptitude_word,
    operation_word,
    source_word,
    subject_word,
)
from monstrum.games.hybrid.speaking.naming import USES, card_word, figure_word, square_word
from monstrum.games.hybrid.speaking.speech import figure_param
from monstrum.games.hybrid.state import DRAWN, FIGURES, TRAP_FACE, SkirmishState
from monstrum.kit.speaker import ENGLISH, Speaker
from monstrum.kit.story import Sort, Story

PILE_NAMES: Final = ("action", "event", "army", "army", "aura", "mutation")
COUNTER_NAMES: Final = (*terms.COUNTERS, "TEMPLATE")
OUTCOMES: Final = ("failure", "success", "perfect", "critical")
SOURCES: Final = ("strike", "shot", "trap", "effect")


def one_of(words: Sequence[str]) -> Callable[[SkirmishState, int], str]:
    return lambda state, number: words[number % len(words)]


def figure_ref(state: SkirmishState, figure: int, _: int) -> str:
    return f"figure:{figure_word(state, figure)}" if 0 <= figure < FIGURES else ""


def square_ref(state: SkirmishState, square: int, _: int) -> str:
    return f"square:{square_word(square)}" if square >= 0 else ""


def door_square(state: SkirmishState, door: int) -> str:
    inside = 0 <= door < state.mission.doors
    return square_word(state.mission.door_squares[2 * door]) if inside else "-"


def door_ref(state: SkirmishState, door: int, _: int) -> str:
    square = door_square(state, door)
    return "" if square == "-" else f"square:{square}"


def side_ref(state: SkirmishState, side: int, _: int) -> str:
    return f"seat:P{side % 2}"


def in_list(words: Sequence[str], number: int) -> str:
    return words[number] if 0 <= number < len(words) else "-"


def behind_ref(state: SkirmishState, source: int, _: int) -> str:
    """The card an effect comes from; an Objective and the mission are none."""
    word = source_word(state, source)
    return f"card:{word}" if word in state.catalog.card_ids else ""


def subject_param(state: SkirmishState, subject: int) -> str:
    """Whom or what an effect concerns that lasts: a warrior with their profile, else the word for it."""
    return figure_param(state, subject) if 0 <= subject < FIGURES else subject_word(state, subject)


def rolled_params(state: SkirmishState, number: int) -> dict[str, str]:
    kind, outcome = number // DIE_AT, number % DIE_AT
    return {"roll": ROLL_NAMES[kind % len(ROLL_NAMES)], "outcome": OUTCOMES[outcome % len(OUTCOMES)]}


def both_sides(state: SkirmishState, side: int) -> dict[str, str]:
    """The side that does it, and the one it is done to."""
    return {"side": terms.SIDES[side % 2], "other_side": terms.SIDES[1 - side % 2]}


def keeper_params(state: SkirmishState, source: int) -> dict[str, str]:
    """What is behind an effect that lasts, and the Aptitude it is about if it is about one."""
    return {"behind": source_word(state, source), "aptitude": aptitude_word(state, source)}


FIGURE: Final = Sort(
    lambda state, figure: figure_param(state, figure) if figure < FIGURES else "", figure_ref
)
NUMBER: Final = Sort(lambda _, number: str(number), counts=True)
SORTS: Final = {
    "figure": FIGURE,
    "target": FIGURE,
    "square": Sort(lambda _, square: square_word(square) if square >= 0 else "-", square_ref),
    "door": Sort(lambda state, door: {"square": door_square(state, door)}, door_ref),
    "side": Sort(one_of(terms.SIDES), side_ref),
    "robber": Sort(both_sides, side_ref),
    "winner": Sort(lambda _, side: {"side": terms.SIDES[side % 2]}, side_ref),
    "facing": Sort(one_of(terms.FACINGS)),
    "mode": Sort(one_of(terms.MODES)),
    "attack": Sort(lambda _, mode: {"mode": terms.MODES[mode % len(terms.MODES)]}),
    "modifier": Sort(one_of(MODIFIER_NAMES)),
    "behind": Sort(source_word, behind_ref),
    "keeper": Sort(keeper_params, behind_ref),
    "operation": Sort(lambda _, operation: {"operations": operation_word(operation)}),
    "subject": Sort(subject_param),
    "tile": Sort(lambda state, tile: in_list(state.catalog.tiles, tile)),
    "option": Sort(lambda _, number: {"number": str(number + 1)}),
    "counter": Sort(one_of(COUNTER_NAMES)),
    "flag": Sort(lambda state, flag: in_list(state.catalog.flags, flag)),
    "rolled": Sort(rolled_params),
    "source": Sort(one_of(SOURCES)),
    "face": Sort(lambda _, face: "trap" if face == TRAP_FACE else "event"),
    "template": Sort(one_of(terms.TEMPLATES)),
    "card": Sort(card_word, "card"),
    "deck": Sort(one_of(PILE_NAMES)),
    "use": Sort(one_of(USES)),
    "player": Sort(lambda _, seat: f"P{seat}"),
    "amount": Sort(lambda _, number: f"{number:+d}", counts=True),
    **dict.fromkeys(("number", "points", "level", "die", "score", "other_score"), NUMBER),
    "spent": Sort(lambda _, number: str(abs(number)), counts=True),  # less than 0: given back
    "griffins_die": Sort(lambda _, die: {"side": terms.SIDES[0], "die": str(die)}, counts=True),
    "scorpions_die": Sort(lambda _, die: {"other_side": terms.SIDES[1], "other_die": str(die)}, counts=True),
}


def by_itself(code: str) -> Callable[[Event], str]:
    """An effect has done it, no warrior."""
    return lambda event: code if event.a < 0 else ""


def effect_begins(event: Event) -> str:
    """How many points the mission gives is told next: here only for whom. So is who gains an Aptitude."""
    if event.b in OF_APTITUDES:
        return "_plain"
    if event.b != SCORE or event.a < SPECIAL_SOURCE:
        return ""
    return "_scores" if 0 <= event.c < FIGURES else "_plain"


def effect_lasts(event: Event) -> str:
    """Which Aptitude; the number of what is forbidden is a level or a mode, nothing that is added."""
    return OF_APTITUDES.get(event.b, "_plain" if event.d == 0 or event.b == FORBID else "")


VARIED: Final = {
    events.EFFECT_BEGUN: effect_begins,
    events.DOOR_OPENED: by_itself("door_opens"),
    events.DOOR_CLOSED: by_itself("door_closes"),
    # HY-3.11  An effect lets him act once more, and for that there is no counter.
    events.REVEALED: lambda event: "_again" if event.b == 0 else "",
    events.TURNED: lambda event: "" if event.c > 0 else "_free" if event.c == 0 else "_back",
    events.WINDOW_CLOSED: lambda event: "" if event.a or event.b else "_empty",
    events.LASTS: effect_lasts,
    events.GAME_ENDED: lambda event: "game_drawn" if event.a == DRAWN else "",
}


def taken_alone(event: Event, state: SkirmishState) -> Sentence:
    """A single option that was taken by itself: what it brings about is told."""
    return Sentence("", {})


TOLD: Final = {
    events.STOLEN: "robber",  # HY-10.14  Who is robbed is told so as well.
    events.LASTS: "keeper operation subject amount",
}
LINES: Final = tuple((kind, code, TOLD.get(kind, params)) for kind, code, params in events.LINES)
STORY: Final = Story(LINES, SORTS, taken_alone, varied=VARIED)


def rolled(speaker: Speaker, event: Event, language: str = ENGLISH) -> Rolled | None:
    """HY-5.1  A Natural Roll: the die that was kept, against the Success Level, and what comes of it."""
    if event.kind != events.ROLLED:
        return None
    kind, outcome = divmod(event.d, DIE_AT)
    name = speaker.speak("roll", ROLL_NAMES[kind % len(ROLL_NAMES)], language)
    said = speaker.speak("outcome", OUTCOMES[outcome % len(OUTCOMES)], language)
    return Rolled(event.c, event.b, succeeded(outcome), name, said)
