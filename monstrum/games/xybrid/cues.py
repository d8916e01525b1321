"""What the sentences of the log are about, for those who show it happening."""

from monstrum.core.board import Cue
from monstrum.core.events import AUTOMATIC, Event
from monstrum.games.xybrid.catalog import Catalog
from monstrum.games.xybrid.telling import SENTENCES
from monstrum.games.xybrid.zone_names import seat_name


def cue(catalog: Catalog, event: Event) -> Cue:
    """Parts, breakthroughs and players as refs, in the order of the sentence; then its numbers."""
    if event.kind == AUTOMATIC:
        return Cue()
    code, names = SENTENCES[event.kind]
    refs: list[str] = []
    numbers: list[int] = []
    for name, number in zip(names, (event.a, event.b, event.c, event.d), strict=False):
        if name in ("player", "rival"):
            refs.append(f"seat:{seat_name(number)}")
        elif name in ("part", "other"):
            refs.append(f"part:{catalog.ids[number]}")
        elif name == "breakthrough":
            refs.append(f"breakthrough:{catalog.breakthrough_ids[number]}")
        elif name in ("number", "amount"):
            numbers.append(number)
    return Cue(code, tuple(refs), tuple(numbers))
