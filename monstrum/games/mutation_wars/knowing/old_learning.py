"""What was learned, as older games wrote it down: of every design how many cards lay open in the undone
position, and how many each seat held. It is only read, so that these games lead where they led."""

from collections.abc import Iterator, Sequence

from monstrum.games.mutation_wars.content.catalog import KINDS
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.state import MARKS, WarsState


def counted(state: WarsState, known: Sequence[int]) -> bool:
    """Sightings are fewer, or larger numbers."""
    return len(known) == state.catalog.designs * (1 + state.seats) and all(0 <= n <= 200 for n in known)


def by_counts(state: WarsState, known: Sequence[int]) -> Iterator[int]:
    """The sightings: a card a hand holds now, held no more then, and that lay open or in another hand."""
    designs = state.catalog.designs
    opened = lying_open(state)
    for seat in range(state.seats):
        for design in range(designs):
            lost = state.hand[seat * designs + design] - known[(1 + seat) * designs + design]
            shown = min(lost, known[design] - opened[design])
            if shown > 0:
                for knower in [*range(state.seats), sightings.PUBLIC]:
                    if knower != seat:
                        yield sightings.entry(knower, design, 1 << seat)
            for other in range(state.seats):
                gained = known[(1 + other) * designs + design] - state.hand[other * designs + design]
                if min(lost - max(shown, 0), gained) > 0:
                    yield sightings.entry(other, design, 1 << seat)


def lying_open(state: WarsState) -> list[int]:
    """By design: cards in the discard and on creatures."""
    catalog = state.catalog
    found = [0] * catalog.designs
    for kind in range(KINDS):
        for at in range(catalog.room[kind], catalog.room[kind] + state.discard_size[kind]):
            found[state.discard[at]] += 1
    for part in state.edges:
        if part >= 0:
            found[part // MARKS] += 1
    return found
