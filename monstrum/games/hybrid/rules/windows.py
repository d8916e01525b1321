"""HY-10.5 – HY-10.16  Card windows: own cards, one Hindrance, further own cards; then the points count."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import REVEALS
from monstrum.core.numbers import ZERO
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.card_piles import ON_SECOND_SHOT, PLAYED_WIDTH
from monstrum.games.hybrid.rules.closing import close
from monstrum.games.hybrid.rules.decks import hand_size, lose_openly, usable
from monstrum.games.hybrid.rules.effect_sums import NO_CARDS, NO_HINDRANCE, forbidden, forbidden_side
from monstrum.games.hybrid.rules.expiry import check_nv
from monstrum.games.hybrid.rules.opening import (
    AGAINST,
    ANSWER,
    CLOSING,
    HAS_LAID,
    HINDERED,
    IS_PARRY,
    MODE_MASK,
    NO_CARD,
    NO_MORE_HINDRANCE,
    NONE_DECLARED,
    ONE_CARD,
    OPEN_HINDRANCE,
    OPPOSING_AT,
    OWN,
    TWO_SHOTS,
)
from monstrum.games.hybrid.rules.sources import (
    OF_ACTION,
    OF_PARRY,
    OF_SECOND_SHOT,
    PLAYED,
    laid_source,
    play_card,
)
from monstrum.games.hybrid.state import NO_FIGURE, SkirmishState, side_of

FOR_SELF: Final = 0  # places in `terms.USES`
FOR_HINDRANCE: Final = 1


class Window(Frame[SkirmishState]):
    """HY-10.5, HY-10.9  One step after the other; who cannot lay a card is not asked."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure, both, start, bits, stage = state.a, state.b, state.c, state.d, state.e
        side = side_of(figure)
        if stage == OWN:
            if may_lay(state, figure, bits):
                state.push(kinds.CARDS, side, figure, both, start, bits, OWN)
                return
            if not bits & HAS_LAID:
                bits |= NONE_DECLARED
            stage = AGAINST
        if stage == AGAINST:
            if may_hinder(state, figure, both, bits):
                state.push(kinds.HINDRANCE, 1 - side, figure, both, start, bits, AGAINST)
                return
            stage = ANSWER
        answers = bits & HINDERED and not bits & (NONE_DECLARED | OPEN_HINDRANCE)
        if stage == ANSWER and answers and may_lay(state, figure, bits):
            state.push(kinds.CARDS, side, figure, both, start, bits, ANSWER)
            return
        close(state, figure, both, start, bits)


def may_lay(state: SkirmishState, figure: i64, bits: i64) -> bool:
    """HY-10.5 (1), (3)  Whether the acting side is asked for cards: it is whenever it holds any."""
    if bits & NO_CARD or (bits & ONE_CARD and bits & HAS_LAID):
        return False
    return hand_size(state, side_of(figure)) > 0 and not forbidden(state, figure, NO_CARDS)


def may_hinder(state: SkirmishState, figure: i64, both: i64, bits: i64) -> bool:
    """HY-10.5 (2)  Whether the other side is asked for a Hindrance."""
    side = 1 - side_of(figure)
    laid = bits & HINDERED and not bits & OPEN_HINDRANCE
    if bits & NO_MORE_HINDRANCE or laid or not hand_size(state, side):
        return False
    if forbidden_side(state, side, NO_CARDS) or forbidden_side(state, side, NO_HINDRANCE):
        return False
    opposing = both % OPPOSING_AT - 1
    return opposing == NO_FIGURE or not forbidden(state, opposing, NO_HINDRANCE)


# Laying cards -----------------------------------------------------------------------------------------


def offer_cards(state: SkirmishState, side: i64, bits: i64, other_use: i64, out: Actions) -> None:
    """HY-10.1, HY-10.11  Each design once: for its points, or for its effect where mode and side allow it;
    tied to a shot where two are declared (D35)."""
    out.add(actions.NONE)
    shots: i64 = 2 if bits & TWO_SHOTS else 1
    catalog = state.catalog
    for card in range(catalog.action_cards):
        if usable(state, side, card) > 0:
            works = (catalog.card_modes[card] >> (bits & MODE_MASK)) & 1 and catalog.use[card] != other_use
            for shot in range(shots):
                out.add(actions.lay_action(card, 0, shot))
            for shot in range(shots if works else ZERO):
                out.add(actions.lay_action(card, 1, shot))


def lay_card(state: SkirmishState, side: i64, action: i64) -> None:
    """The card lies face up in the window."""
    number = action - actions.LAY
    card, use, shot = number // 4, number // 2 % 2, number % 2
    lose_openly(state, side, card)
    played = state.cards.own_played()
    played.append(card)
    played.append(side)
    played.append(use + ON_SECOND_SHOT * shot)
    played.append(ZERO if use else state.catalog.points[card])
    state.emit(events.LAID, side, card, use, shot, marks=REVEALS)


def play_laid(state: SkirmishState, side: i64, figure: i64, both: i64, bits: i64, action: i64) -> None:
    """HY-10.7, HY-10.10  An effect is applied at once, to the warrior whose Action or parry it is."""
    number = action - actions.LAY
    if number // 2 % 2 == 0:
        return
    opposing = both % OPPOSING_AT - 1
    tie: i64 = OF_PARRY if bits & IS_PARRY else OF_ACTION
    if number % 2:
        opposing = both // OPPOSING_AT - 1
        tie = OF_SECOND_SHOT
    source = laid_source(number // 4, len(state.cards.played) // PLAYED_WIDTH - 1)
    play_card(state, source, side, figure, opposing, PLAYED, tie)


class Cards(Frame[SkirmishState]):
    """HY-10.5 (1), (3), D14, D16, D26 – D28  Cards of the acting side, one after the other."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        offer_cards(state, state.actor, state.d, FOR_HINDRANCE, out)

    def secret(self, state: SkirmishState, seat: i64) -> bool:
        return True

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure, both, start, bits, stage, side = state.a, state.b, state.c, state.d, state.e, state.actor
        if action == actions.NONE:
            if not bits & HAS_LAID:
                bits |= NONE_DECLARED
                state.emit(events.LAID_NONE, side, 0)
            state.push(kinds.WINDOW, NOBODY, figure, both, start, bits, AGAINST if stage == OWN else CLOSING)
            return
        lay_card(state, side, action)
        state.push(kinds.WINDOW, NOBODY, figure, both, start, bits | HAS_LAID, stage)
        play_laid(state, side, figure, both, bits, action)
        check_nv(state)


class Hindrance(Frame[SkirmishState]):
    """HY-10.5 (2), HY-9.44, D15, D28  One card against the Action or parry, or none."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        offer_cards(state, state.actor, state.d, FOR_SELF, out)

    def secret(self, state: SkirmishState, seat: i64) -> bool:
        return True

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure, both, start, bits, side = state.a, state.b, state.c, state.d, state.actor
        if action == actions.NONE:
            state.emit(events.LAID_NONE, side, 1)
            state.push(kinds.WINDOW, NOBODY, figure, both, start, bits, ANSWER)
            return
        lay_card(state, side, action)
        bits |= HINDERED
        after: i64 = AGAINST if bits & OPEN_HINDRANCE else ANSWER
        state.push(kinds.WINDOW, NOBODY, figure, both, start, bits, after)
        play_laid(state, side, figure, both, bits, action)
        check_nv(state)
