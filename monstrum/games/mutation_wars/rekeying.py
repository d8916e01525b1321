"""After an undo past chance: decks and body pile are shuffled again, and what was shown stays known.

What seats have learned is told as numbers: of every design how many cards lay open in the undone position,
and how many each seat held. A card that a hand holds now, held no more then, and that lay open or in another
hand then, was seen there: its sighting stays.
"""

from collections.abc import Sequence

from monstrum.core.chance import key_words, seed_bytes
from monstrum.core.errors import BadPosition
from monstrum.games.mutation_wars import sightings
from monstrum.games.mutation_wars.catalog import KINDS
from monstrum.games.mutation_wars.rules.decks import shuffle_bodies, shuffle_deck
from monstrum.games.mutation_wars.state import MARKS, WarsState


def learned(undone: WarsState) -> list[int]:
    """Open cards by design, then every hand."""
    return [*lying_open(undone), *undone.hand]


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


def rekey(state: WarsState, seed: int | str | bytes, known: Sequence[int]) -> None:
    """The generator, the decks and the pile change; hands and everything open stay."""
    state.chance.rekey(key_words(seed_bytes(seed)))
    muted, script = state.muted, state.chance.script
    state.muted, state.chance.script = True, None
    for kind in range(KINDS):
        shuffle_deck(state, kind)
    shuffle_bodies(state)
    state.muted, state.chance.script = muted, script
    if known:
        remember(state, known)
    state.fresh = False


def remember(state: WarsState, known: Sequence[int]) -> None:
    designs = state.catalog.designs
    if len(known) != designs * (1 + state.seats) or not all(0 <= number <= 200 for number in known):
        raise BadPosition("What was learned does not fit this game.")
    opened = lying_open(state)
    for seat in range(state.seats):
        for design in range(designs):
            lost = state.hand[seat * designs + design] - known[(1 + seat) * designs + design]
            shown = min(lost, known[design] - opened[design])
            for _ in range(shown):
                show(state, seat, design)
            for other in range(state.seats):
                gained = known[(1 + other) * designs + design] - state.hand[other * designs + design]
                for _ in range(min(lost - max(shown, 0), gained)):
                    add_sighting(state, other, seat, design)


def show(state: WarsState, seat: int, design: int) -> None:
    """Everybody saw the card, so everybody knows where it is now."""
    for knower in [*range(state.seats), sightings.PUBLIC]:
        if knower != seat:
            add_sighting(state, knower, seat, design)


def add_sighting(state: WarsState, knower: int, holder: int, design: int) -> None:
    """Unless the knower knows of one already that may be this one."""
    for seen in sightings.listed(state):
        same = sightings.knower_of(seen) == knower and sightings.design_of(seen) == design
        if same and sightings.where_of(seen) & (1 << holder):
            return
    sightings.note(state, knower, design, 1 << holder)
