"""After an undo past chance: decks and body pile are shuffled again, and what was shown stays known.

Whoever has seen a card leave a hand knows that it was there, unless the hand has taken a card of that kind
meanwhile: then it may have been that one. All of this is told by events the knower has seen, never by what
hands really held: who could compare hands would learn of cards that changed hands in secret.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from monstrum.core.chance import key_words, seed_bytes
from monstrum.core.errors import BadPosition
from monstrum.core.events import Event
from monstrum.games.mutation_wars.content.catalog import KINDS, Catalog
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.knowing.old_learning import by_counts, counted
from monstrum.games.mutation_wars.rules import events as kinds
from monstrum.games.mutation_wars.rules.decks import shuffle_bodies, shuffle_deck
from monstrum.games.mutation_wars.state import WarsState

OPENLY: Final = (  # seat, design: from the hand, for everybody to see
    kinds.ATTACHED,
    kinds.PAID,
    kinds.PLAYED,
    kinds.DISCARDED,
    kinds.BATTLE_CARD,
    kinds.GAVE,
    kinds.SHOWN,
)
PASSING: Final = (kinds.HANDED_ON, kinds.HANDED_CARD)  # everybody passes at once


def learned(undone: WarsState, events: Sequence[Event]) -> list[int]:
    """Sightings, as numbers: of cards that were in a hand at the place the table goes back to."""
    catalog, found = undone.catalog, set[int]()
    taken: set[tuple[int, int]] = set()  # seat and kind: it has taken such a card since
    passed: set[tuple[int, int]] = set()
    for event in events:
        if event.kind not in PASSING:
            taken |= passed
            passed.clear()
        for holder, design, knowers in seen(event, undone.seats):
            if (holder, catalog.kind_of[design]) not in taken:
                found |= {sightings.entry(knower, design, 1 << holder) for knower in knowers}
        (passed if event.kind in PASSING else taken).update(gains(event, catalog))
    return sorted(found)


def seen(event: Event, seats: int) -> Iterator[tuple[int, int, list[int]]]:
    """In whose hand a card was, which one, and who has seen it."""
    if event.kind in OPENLY:
        others = [seat for seat in range(seats) if seat != event.a]
        yield event.a, event.b, [*others, sightings.PUBLIC]
    elif event.kind == kinds.STOLEN_CARD:
        yield event.b, event.c, [event.a]
    elif event.kind == kinds.HANDED_CARD:
        yield event.a, event.c, [event.b]


def gains(event: Event, catalog: Catalog) -> Iterator[tuple[int, int]]:
    """Who has taken a card of which kind."""
    if event.kind == kinds.CARD_DRAWN:
        yield event.a, event.b
    elif event.kind == kinds.TOOK_DISCARD:
        yield event.a, catalog.kind_of[event.b]
    elif event.kind == kinds.PART_RETURNED:
        yield event.a, catalog.kind_of[event.c]
    elif event.kind == kinds.STOLEN:
        yield event.a, event.c
    elif event.kind == kinds.HANDED_ON:
        yield event.b, event.c


def rekey(state: WarsState, seed: int | str | bytes, known: Sequence[int]) -> None:
    """The generator, the decks and the pile change; hands and everything open stay."""
    state.chance.rekey(key_words(seed_bytes(seed)))
    muted, script = state.muted, state.chance.script
    state.muted, state.chance.script = True, None
    for kind in range(KINDS):
        shuffle_deck(state, kind)
    shuffle_bodies(state)
    state.muted, state.chance.script = muted, script
    for sighting in by_counts(state, known) if counted(state, known) else known:
        remember(state, sighting)
    state.fresh = False


def remember(state: WarsState, sighting: int) -> None:
    """Unless the knower knows of a card already that may be this one."""
    designs = state.catalog.designs
    knower, design = sightings.knower_of(sighting), sightings.design_of(sighting)
    holder = int(sightings.where_of(sighting)).bit_length() - 1
    real = sighting >= 0 and (knower < state.seats or knower == sightings.PUBLIC) and design < designs
    if not real or not 0 <= holder < state.seats or not state.hand[holder * designs + design]:
        raise BadPosition("What was learned does not fit this game.")
    for seen in sightings.listed(state):
        same = sightings.knower_of(seen) == knower and sightings.design_of(seen) == design
        if same and sightings.where_of(seen) & (1 << holder):
            return
    sightings.note(state, knower, design, 1 << holder)
