"""6.2  `cancel_card` and `copy_points`: operations on the cards laid in the open window."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NO_RECORD, Frame
from monstrum.games.hybrid.content.catalog import E_N
from monstrum.games.hybrid.effects.opcodes import MOD_NV
from monstrum.games.hybrid.effects.operation import FieldOperation, FigureOperation, column
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.card_piles import CANCELLED, P_CARD, P_OWNER, P_POINTS, P_USE, PLAYED_WIDTH
from monstrum.games.hybrid.rules.effect_table import cancel_source
from monstrum.games.hybrid.rules.expiry import check_values
from monstrum.games.hybrid.rules.records import FIRST_CARD
from monstrum.games.hybrid.rules.sources import laid_source, owner_of
from monstrum.games.hybrid.state import SkirmishState

NO_WINDOW: Final[i64] = -1


def cards_from(state: SkirmishState) -> i64:
    """Where the cards of the innermost open window begin."""
    window = state.nearest(kinds.WINDOW)
    return NO_WINDOW if window == NO_RECORD else state.register(window, FIRST_CARD)


def may_be_cancelled(state: SkirmishState, at: i64, side: i64, most: i64) -> bool:
    """A card of this side, of at most so many points, that still counts."""
    played = state.cards.played
    if played[at + P_OWNER] != side or played[at + P_USE] & CANCELLED:
        return False
    return state.catalog.points[played[at + P_CARD]] <= most


@final
class CancelCard(FieldOperation):
    """One card this side laid in the window loses its points and its lasting effect."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        start, most = cards_from(state), column(state, row, E_N)
        if start == NO_WINDOW:
            return
        for at in range(start, len(state.cards.played), PLAYED_WIDTH):
            if may_be_cancelled(state, at, thing, most):
                state.push(kinds.CANCEL, 1 - thing, start, most)
                return


class Cancel(Frame[SkirmishState]):
    """D33  a first card of the window, b most points: of equal cards the last one laid."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for card in range(state.catalog.action_cards):
            if last_laid(state, card, state.a, 1 - state.actor, state.b) != NO_WINDOW:
                out.add(actions.CARD + card)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        side = 1 - state.actor
        card = action - actions.CARD
        at = last_laid(state, card, state.a, side, state.b)
        played = state.cards.own_played()
        played[at + P_USE] |= CANCELLED
        played[at + P_POINTS] = 0
        state.emit(events.CARD_CANCELLED, side, card)
        changed = (state.at_work >> MOD_NV) & 1
        cancel_source(state, laid_source(card, at // PLAYED_WIDTH))
        if changed:
            check_values(state)


def last_laid(state: SkirmishState, card: i64, start: i64, side: i64, most: i64) -> i64:
    """Where the last card of this design lies that may be cancelled."""
    found: i64 = NO_WINDOW
    for at in range(start, len(state.cards.played), PLAYED_WIDTH):
        if state.cards.played[at + P_CARD] == card and may_be_cancelled(state, at, side, most):
            found = at
    return found


@final
class CopyPoints(FigureOperation):
    """The last card of the effect's owner counts like the last one the opponent laid in this window."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        owner = owner_of(actor)
        start = cards_from(state)
        if start == NO_WINDOW:
            return
        played = state.cards.played
        own: i64 = NO_WINDOW
        points: i64 = 0
        for at in range(start, len(played), PLAYED_WIDTH):
            if played[at + P_OWNER] == owner:
                own = at
            else:
                points = state.catalog.points[played[at + P_CARD]]
        if own != NO_WINDOW and not played[own + P_USE] & CANCELLED:
            state.cards.own_played()[own + P_POINTS] = points
            state.emit(events.POINTS_COPIED, owner, points)
