"""HY-15.1, HY-15.2  End of round: Infiltration, what ends now, victory, the round limit."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import INFILTRATION, MV, OC, F
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.cards_in_play import discard_expired
from monstrum.games.hybrid.rules.expiry import end_round
from monstrum.games.hybrid.rules.sightings import infiltrates
from monstrum.games.hybrid.rules.templates import expire_templates
from monstrum.games.hybrid.rules.triggers import ROUND_END, fire_for_sides
from monstrum.games.hybrid.rules.victory import end_at_limit, maybe_end_game
from monstrum.games.hybrid.state import FIGURES, NO_FIGURE, ON_BOARD, SkirmishState, side_of

# Stages of ROUND_END.
INFILTRATING: Final = 0
EXPIRING: Final = 1
CLOSING: Final = 2
DECIDING: Final = 3


class RoundEnd(Frame[SkirmishState]):
    """HY-15.1  (1) Infiltration, (2) effects and durations, (3) victory check, (4) round limit."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if state.a == INFILTRATING:
            state.push(kinds.ROUND_END, NOBODY, EXPIRING)
            state.push(kinds.INFILTRATION, NOBODY, 0)
        elif state.a == EXPIRING:
            state.push(kinds.ROUND_END, NOBODY, CLOSING)
            fire_for_sides(state, ROUND_END)
        elif state.a == CLOSING:
            state.push(kinds.ROUND_END, NOBODY, DECIDING)
            expire_templates(state)
            end_round(state)
            discard_expired(state)
        else:
            state.emit(events.ROUND_ENDED, state.round)
            if maybe_end_game(state, True):
                return
            if state.round >= state.mission.round_limit:
                end_at_limit(state)
            else:
                state.push(kinds.ROUND, NOBODY)


class Infiltration(Frame[SkirmishState]):
    """HY-15.2  a the last place in this round's activations that was asked: the next one who may."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        found: i64 = NO_FIGURE
        for figure in range(FIGURES):
            place = state.activated[figure]
            if (
                place > state.a
                and not state.skips[figure] & 1
                and state.status[figure] == ON_BOARD
                and infiltrates(state, figure)
                and (found == NO_FIGURE or place < state.activated[found])
            ):
                found = figure
        if found != NO_FIGURE:
            state.push(kinds.INFILTRATION, NOBODY, state.activated[found])
            state.push(kinds.INFILTRATE, side_of(found), found)


class Infiltrate(Frame[SkirmishState]):
    """HY-15.2, D32  A move of X points at the end of the round; in OC and F an attack after it."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.YES)
        out.add(actions.NO)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure = state.a
        if action == actions.NO:
            return
        state.emit(events.INFILTRATES, figure)
        if state.mode[figure] == OC or state.mode[figure] == F:
            state.push(kinds.ACTION, NOBODY, figure)
        flags: i64 = kinds.FREE_DOORS if state.mode[figure] == MV else 0
        state.push(kinds.MOVEMENT, NOBODY, figure, aptitude(state, figure, INFILTRATION), flags)
