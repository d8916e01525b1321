"""What the sentences of the log are about, for those who show it happening."""

from typing import Final

from monstrum.core.board import Cue
from monstrum.core.events import AUTOMATIC, Event
from monstrum.games.hybrid.speaking.card_words import card_word
from monstrum.games.hybrid.speaking.telling import SENTENCES
from monstrum.games.hybrid.speaking.words import figure_word, square_word
from monstrum.games.hybrid.state import FIGURES, SkirmishState

NUMBERS: Final = ("number", "points", "level", "die", "other_die", "score", "other_score", "amount")


def cue(state: SkirmishState, event: Event) -> Cue:
    """Figurines, squares, cards and sides as refs, in the order of the sentence; then its numbers."""
    if event.kind == AUTOMATIC or event.kind not in SENTENCES:
        return Cue()
    code, names = SENTENCES[event.kind]
    refs: list[str] = []
    numbers: list[int] = []
    for name, number in zip(names, (event.a, event.b, event.c, event.d), strict=False):
        if name in NUMBERS:
            numbers.append(number)
        elif ref := ref_of(state, name, number):
            refs.append(ref)
    return Cue(code, tuple(refs), tuple(numbers))


def ref_of(state: SkirmishState, name: str, number: int) -> str:
    """The thing a number of an event stands for; empty for what nobody can point at."""
    if name in ("figure", "target"):
        return f"figure:{figure_word(state, number)}" if 0 <= number < FIGURES else ""
    if name == "square":
        return f"square:{square_word(number)}" if number >= 0 else ""
    if name == "door":
        inside = 0 <= number < state.mission.doors
        return f"square:{square_word(state.mission.door_squares[2 * number])}" if inside else ""
    if name == "card":
        return f"card:{card_word(state, number)}"
    return f"seat:P{number % 2}" if name in ("side", "winner") else ""
