"""What a seat sees: section 6 of the rules, row by row, built up from nothing."""

from functools import cache

import msgspec
from msgspec.structs import replace

from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import asked, committed, decision, sealed, waiting
from monstrum.games.xybrid.content.catalog import SCIENCE_NAMES
from monstrum.games.xybrid.knowing.peeked import peeked
from monstrum.games.xybrid.rules import kinds
from monstrum.games.xybrid.rules.actions import NONE, breakthrough_of
from monstrum.games.xybrid.rules.ending import ranks
from monstrum.games.xybrid.rules.infamy import hand_worth, monster_worth
from monstrum.games.xybrid.rules.values import sciences, shielded, value
from monstrum.games.xybrid.rules.zones import complete
from monstrum.games.xybrid.speaking.zone_names import needs, seat_name
from monstrum.games.xybrid.state import (
    ACTIVATED,
    CORE_PILE,
    DECK,
    GONE,
    HAND,
    JAMMED,
    LAB,
    LEFT,
    MONSTER,
    PILE,
    RIGHT,
    SHOWN,
    SLOT_AUX,
    SLOT_CORE,
    SLOT_HEAD,
    SLOT_LEGS,
    LabState,
    members,
    seen_by_all,
)


class PlayerView(msgspec.Struct, frozen=True):
    """One player as another sees them. Ids of parts; an empty slot is None."""

    infamy: int
    core: str | None
    head: str | None
    left: str | None
    right: str | None
    legs: str | None
    aux: list[str]
    values: dict[str, int]  # current values of the attached parts
    sciences: dict[str, list[str]]
    shielded: list[str]
    jammed: list[str]
    activated: list[str]
    boosts: dict[str, int]
    hand: list[str]
    pile: list[str]
    breakthroughs: list[str] | None  # None: this seat knows only how many
    breakthrough_count: int
    worth: int  # what monster and hand would score now (XY-9)
    complete: bool
    needs: list[str]
    seen: list[str]  # of breakthroughs this seat does not know: those all have seen before an undo


class LabView(msgspec.Struct, frozen=True):
    """The table from one seat; -1 is a spectator."""

    seat: int
    seats: int
    round: int
    cycle: int
    first: str
    lab: list[str]
    core_pile: list[str]
    deck: int
    peeked: list[str]  # what this seat knows to lie on top of the deck, in order
    removed: list[str]  # breakthroughs out of the game
    shown: list[str]  # breakthroughs revealed in this deployment
    players: dict[str, PlayerView]
    waiting: list[str]
    decision: str
    committed: list[str]  # who has chosen in the open sealed block, not what
    own_commitment: str | None  # "none" or the breakthrough
    over: bool
    ranks: dict[str, int] | None  # when the game is over
    choosing_cores: bool  # XY-2.3: the core pile is what is looked at


def view(state: LabState, seat: int) -> LabView:
    """Every zone that is open to all, and of the hidden ones what this seat has seen."""
    return seat_view(state, open_view(state), seat)


def seat_view(state: LabState, spectator: LabView, seat: int) -> LabView:
    """What a seat knows beside what a spectator sees."""
    if seat == SPECTATOR:
        return spectator
    decision(state)  # loads its record
    ids = state.catalog.ids
    return replace(
        spectator,
        seat=seat,
        peeked=[ids[part] for part in peeked(state, seat)],
        players={
            seat_name(whose): known_player(state, player, whose, seat)
            for whose, player in enumerate(spectator.players.values())
        },
        own_commitment=commitment(state, seat),
    )


def open_view(state: LabState) -> LabView:
    """What a spectator sees: what is open to all."""
    ids = state.catalog.ids
    names = state.catalog.breakthrough_ids
    asked_for = decision(state)  # and loads its record
    return LabView(
        seat=SPECTATOR,
        seats=state.seats,
        round=state.round,
        cycle=state.cycle,
        first=seat_name(state.first_seat),
        lab=[ids[part] for part in members(state, LAB)],
        core_pile=[ids[part] for part in members(state, CORE_PILE)],
        deck=state.held[DECK],
        peeked=[ids[part] for part in peeked(state, SPECTATOR)],
        removed=[names[b] for b, holder in enumerate(state.holder) if holder == GONE],
        shown=[names[b] for b, holder in enumerate(state.holder) if holder == SHOWN],
        players={seat_name(whose): player_view(state, whose) for whose in range(state.seats)},
        waiting=[seat_name(other) for other in waiting(state)],
        decision=asked_for,
        committed=[seat_name(other) for other in have_committed(state)],
        own_commitment=None,
        over=state.over(),
        ranks={seat_name(s): rank for s, rank in enumerate(ranks(state))} if state.over() else None,
        choosing_cores=not state.over() and kinds.takes_core(state.kind),
    )


def player_view(state: LabState, whose: int) -> PlayerView:
    """A player as everybody sees them."""
    ids = state.catalog.ids
    names = state.catalog.breakthrough_ids
    attached = members(state, MONSTER + whose)
    filled = {state.slot[part]: ids[part] for part in attached}
    held = [b for b, holder in enumerate(state.holder) if holder == whose]
    return PlayerView(
        infamy=state.infamy[whose],
        core=filled.get(SLOT_CORE),
        head=filled.get(SLOT_HEAD),
        left=filled.get(LEFT),
        right=filled.get(RIGHT),
        legs=filled.get(SLOT_LEGS),
        aux=[ids[part] for part in attached if state.slot[part] == SLOT_AUX],
        values={ids[part]: value(state, part) for part in attached},
        sciences={ids[part]: science_names(sciences(state, part)) for part in attached},
        shielded=[ids[part] for part in attached if shielded(state, part)],
        jammed=[ids[part] for part in attached if state.marks[part] & JAMMED],
        activated=[ids[part] for part in attached if state.marks[part] & ACTIVATED],
        boosts={ids[part]: state.boost[part] for part in attached if state.boost[part]},
        hand=[ids[part] for part in members(state, HAND + whose)],
        pile=[ids[part] for part in members(state, PILE + whose)],
        breakthroughs=None,
        breakthrough_count=len(held),
        worth=monster_worth(state, whose) + hand_worth(state, whose),
        complete=complete(state, whose),
        needs=needs(state, whose),
        seen=[names[b] for b in held if seen_by_all(state, b)],
    )


def known_player(state: LabState, player: PlayerView, whose: int, seat: int) -> PlayerView:
    """With the breakthroughs, for a seat that has seen them."""
    if whose != seat and not (state.spied[seat] >> whose) & 1:
        return player
    names = state.catalog.breakthrough_ids
    held = [names[b] for b, holder in enumerate(state.holder) if holder == whose]
    return replace(player, breakthroughs=held, seen=[])


@cache
def science_names(mask: int) -> list[str]:
    return [name for at, name in enumerate(SCIENCE_NAMES) if (mask >> at) & 1]


def have_committed(state: LabState) -> list[int]:
    """XY-7.1  Only that a commitment was made is seen; "none" and "one" look alike."""
    if not sealed(state):
        return []
    return [seat for seat in range(state.seats) if asked(state, seat) and committed(state, seat)]


def commitment(state: LabState, seat: int) -> str | None:
    if not sealed(state) or seat < 0 or not state.buffers[seat]:
        return None
    picked = state.buffers[seat][0]
    if picked == NONE:
        return "none"
    return state.catalog.breakthrough_ids[breakthrough_of(state.catalog, picked)]
