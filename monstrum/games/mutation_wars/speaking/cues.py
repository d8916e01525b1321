"""What the sentences of the log are about, for those who show it happening."""

from monstrum.core.board import Cue
from monstrum.core.events import AUTOMATIC, Event
from monstrum.games.mutation_wars.content.catalog import Catalog
from monstrum.games.mutation_wars.speaking.refs import spot_ref
from monstrum.games.mutation_wars.speaking.telling import ROOT, SENTENCES

NUMBERS = ("number", "against")


def cue(catalog: Catalog, event: Event) -> Cue:
    """Players, cards and places of creatures as refs, in the order of the sentence; then its numbers. A place
    is one of the player named last before it."""
    if event.kind == AUTOMATIC:
        return Cue()
    code, names = SENTENCES[event.kind]
    refs: list[str] = []
    numbers: list[int] = []
    whose = 0
    for name, number in zip(names, (event.a, event.b, event.c, event.d), strict=False):
        if name in ("player", "rival"):
            whose = number
            refs.append(f"seat:P{number}")
        elif name == "card":
            refs.append(f"card:{catalog.ids[number]}")
        elif name in ("spot", "other_spot") and number != ROOT:
            refs.append(spot_ref(whose, number))
        elif name == "body":
            refs.append(f"body:P{whose}.b{number}")
        elif name in NUMBERS:
            numbers.append(number)
    return Cue(code, tuple(refs), tuple(numbers))
