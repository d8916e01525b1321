"""HY-11.1, HY-11.2, HY-14.11  What being seen brings about: First Contact, and the end of Infiltration."""

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import INFILTRATION
from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.card_piles import ARMY_PILE
from monstrum.games.hybrid.rules.decks import BY_TIMING, push_draws
from monstrum.games.hybrid.rules.expiry import check_nv
from monstrum.games.hybrid.rules.sight import BRIGHT, farthest, sees
from monstrum.games.hybrid.rules.sources import active_side
from monstrum.games.hybrid.rules.squares import distance
from monstrum.games.hybrid.rules.triggers import FIRST_CONTACT, fire_for_sides
from monstrum.games.hybrid.state import FIGURES, LOST_INFILTRATION, ON_BOARD, SLOTS, SkirmishState, side_of


def check_sight(state: SkirmishState) -> None:
    """HY-11.2  Asked after everything that moves or removes figurines, turns them, or changes the scenery."""
    check_nv(state)
    if not state.first_contact and anybody_sees(state):
        make_contact(state)
    for figure in range(FIGURES):
        if state.status[figure] == ON_BOARD and infiltrates(state, figure) and is_seen(state, figure):
            state.own_lost()[figure] |= LOST_INFILTRATION
            state.emit(events.INFILTRATION_LOST, figure)


def infiltrates(state: SkirmishState, figure: i64) -> bool:
    """HY-14.11  Whether a warrior still has Infiltration."""
    return not state.lost[figure] & LOST_INFILTRATION and aptitude(state, figure, INFILTRATION) > 0


def is_seen(state: SkirmishState, figure: i64) -> bool:
    """Whether any enemy sees this warrior."""
    first: i64 = (1 - side_of(figure)) * SLOTS
    for enemy in range(first, first + SLOTS):
        if state.status[enemy] == ON_BOARD and sees(state, enemy, figure):
            return True
    return False


def anybody_sees(state: SkirmishState) -> bool:
    """HY-11.1  One-way sight is enough. Mostly all are too far apart, and quickly passed over."""
    status, place, base = state.status, state.place, state.base
    far = sharpest(state)
    for one in range(SLOTS):
        if status[one] == ON_BOARD:
            for other in range(SLOTS, FIGURES):
                if (
                    status[other] == ON_BOARD
                    and distance(place[one], base[one], place[other], base[other]) <= far
                    and (sees(state, one, other) or sees(state, other, one))
                ):
                    return True
    return False


def sharpest(state: SkirmishState) -> i64:
    """HY-8.1  Beyond this many squares nobody sees anything."""
    found: i64 = BRIGHT
    for viewer in range(FIGURES):
        if state.status[viewer] == ON_BOARD:
            far = farthest(state, viewer)
            if far > found:
                found = far
    return found


def make_contact(state: SkirmishState) -> None:
    """HY-11.1  Once per game: an enemy is seen, or the first attack has been resolved."""
    if not state.first_contact:
        state.first_contact = 1
        state.emit(events.FIRST_CONTACT)
        fire_for_sides(state, FIRST_CONTACT)
        first = active_side(state)
        draw_army(state, 1 - first)
        draw_army(state, first)


def draw_army(state: SkirmishState, side: i64) -> None:
    """HY-11.1, HY-11.3, HY-11.4  The next of the two Army cards a side has set aside: nobody has seen it."""
    push_draws(state, side, ARMY_PILE + side, 1, BY_TIMING, state.active)
