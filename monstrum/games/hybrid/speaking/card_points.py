"""HY-10.6 – HY-10.9  The points that would count now: of the cards laid in the open window, or of the one
that has just closed. All of them lie face up."""

from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.card_piles import ON_SECOND_SHOT, P_OWNER, P_POINTS, P_USE, PLAYED_WIDTH
from monstrum.games.hybrid.rules.opening import IS_PARRY
from monstrum.games.hybrid.rules.points import first_points, value_points
from monstrum.games.hybrid.speaking.naming import pending_kind
from monstrum.games.hybrid.state import SkirmishState, side_of


def points_now(state: SkirmishState, figure: int, parry: bool) -> int:
    """For the roll of a warrior's Action (the first shot of two), or of his parry."""
    kind = pending_kind(state)
    if kinds.after_window(kind) and state.a == figure and not parry:
        return int(first_points(state.e))
    if window_of(state, kind, figure) and bool(state.d & IS_PARRY) == parry:
        own, against = laid(state, figure, 0)
        return own - against
    return 0


def value_now(state: SkirmishState, figure: int) -> int:
    """HY-10.8  For his mode value: the better shot counts, every Hindrance does."""
    kind = pending_kind(state)
    if kinds.after_window(kind) and state.a == figure:
        return int(value_points(state.e))
    if window_of(state, kind, figure) and not state.d & IS_PARRY:
        own, against = laid(state, figure, 0)
        other, other_against = laid(state, figure, ON_SECOND_SHOT)
        return max(own, other) - against - other_against
    return 0


def window_of(state: SkirmishState, kind: int, figure: int) -> bool:
    return kinds.is_window(kind) and state.a == figure


def laid(state: SkirmishState, figure: int, shot: int) -> tuple[int, int]:
    """Points of the acting side and against it, on one shot."""
    rows, found = state.cards.played, [0, 0]
    for at in range(state.c, len(rows), PLAYED_WIDTH):
        if rows[at + P_USE] & ON_SECOND_SHOT == shot:
            found[rows[at + P_OWNER] != side_of(figure)] += rows[at + P_POINTS]
    return found[0], found[1]
