"""HY-11.4, HY-11.8, HY-11.9  Event and Army cards: played at once, kept in reserve, or laid down to stay."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import E_TARGET, EFFECT_WIDTH, T_SCOPE, TARGET_WIDTH
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.card_piles import ARMY_PILE, EVENT_PILE
from monstrum.games.hybrid.rules.cards_in_play import enter_play
from monstrum.games.hybrid.rules.decks import gain, holds, lose_openly, to_discard
from monstrum.games.hybrid.rules.in_force import S_SELF
from monstrum.games.hybrid.rules.sources import CONSTANT, NAMING, PLAYED, figures, play_card, push_pick, who
from monstrum.games.hybrid.rules.warriors import in_play
from monstrum.games.hybrid.state import FIGURES, NO_FIGURE, ON_BOARD, SkirmishState, side_of

# Timings, in the order of `terms.TIMINGS`.
INTERRUPTION: Final = 0
RESERVE: Final = 1


def meet(state: SkirmishState, side: i64, card: i64, figure: i64) -> None:
    """HY-11.8  A card was drawn: a Reserve is kept secret, all others are turned up. `figure` found it."""
    timing = state.catalog.timing[card]
    if timing == RESERVE:
        gain(state, side, card)
        state.emit(events.KEPT, side, state.catalog.pile[card], marks=RANDOM)
        state.emit(events.KEPT_ONE, side, card, audience=1 << side, marks=RANDOM)
        return
    state.cards.own_in_play()[card] += 1
    state.emit(events.CARD_TURNED_UP, side, card, marks=RANDOM | REVEALS)
    if timing == INTERRUPTION:
        state.push(kinds.USED, NOBODY, card)
        play_card(state, card, side, figure, NO_FIGURE, PLAYED, 0)
    else:
        enter_play(state, card, side, figure, CONSTANT)


class Used(Frame[SkirmishState]):
    """HY-11.9  a card whose effects are done goes to the discard."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        state.cards.own_in_play()[state.a] -= 1
        to_discard(state, state.a)


# Reserve cards (A2, A7) -----------------------------------------------------------------------------


def reserves_of(state: SkirmishState, side: i64) -> i64:
    """How many Event and Army cards a side keeps: public."""
    return holds(state, side, EVENT_PILE) + holds(state, side, ARMY_PILE + side)


def push_reserves(state: SkirmishState, figure: i64) -> None:
    """HY-11.8  The window of an activation; RESERVES sees who keeps cards when its time has come."""
    if state.cards.any():
        state.push(kinds.RESERVES, NOBODY, figure, side_of(figure), 0)


class Reserves(Frame[SkirmishState]):
    """HY-11.8  a figure, b side asked next, c how many have passed in a row: one card each in turn, the
    active player first, until both pass. Nothing goes on without the active warrior (HY-4.1)."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure, side, passed = state.a, state.b, state.c
        while passed < 2 and reserves_of(state, side) == 0:
            passed += 1
            side = 1 - side
        if passed < 2 and in_play(state, figure):
            state.push(kinds.RESERVE, side, figure, side, passed)


class Reserve(Frame[SkirmishState]):
    """HY-11.8, D12  Pass, or play one of the cards kept."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.NONE)
        side = state.actor
        for card in range(state.catalog.action_cards, state.cards.designs):
            pile = state.catalog.pile[card]
            kept = pile == EVENT_PILE or pile == ARMY_PILE + side
            if kept and state.cards.hand[side * state.cards.designs + card]:
                out.add(actions.CARD + card)

    def secret(self, state: SkirmishState, seat: i64) -> bool:
        return True

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure, side, passed = state.a, state.b, state.c
        if action == actions.NONE:
            state.push(kinds.RESERVES, NOBODY, figure, 1 - side, passed + 1)
            return
        card = action - actions.CARD
        lose_openly(state, side, card)
        state.cards.own_in_play()[card] += 1
        state.emit(events.RESERVE_PLAYED, side, card, marks=REVEALS)
        state.push(kinds.RESERVES, NOBODY, figure, 1 - side, 0)
        state.push(kinds.USED, NOBODY, card)
        play_card(state, card, side, NO_FIGURE, NO_FIGURE, PLAYED, 0)
        name_warrior(state, card, side)


def name_warrior(state: SkirmishState, card: i64, side: i64) -> None:
    """HY-11.8  A Reserve card that speaks of SELF is played on a warrior, friend or enemy: its player names
    him before anything happens. Which of its rows asks does not matter, SELF is the same in all of them."""
    effects = state.catalog.effects
    for row in range(state.catalog.first_effect[2 * card], state.catalog.first_effect[2 * card + 1]):
        target = effects.rows[row * EFFECT_WIDTH + E_TARGET]
        if effects.targets[target * TARGET_WIDTH + T_SCOPE] == S_SELF and anybody_there(state):
            d = figures(NO_FIGURE, NO_FIGURE)
            push_pick(state, side, row, 0, who(side, card), d, NAMING)
            return


def anybody_there(state: SkirmishState) -> bool:
    for figure in range(FIGURES):
        if state.status[figure] == ON_BOARD:
            return True
    return False
