"""6.1, HY-11.8, HY-12  The list of cards that stay in play: Constants, active Auras, awarded Mutations."""

from mypy_extensions import i64

from monstrum.games.hybrid.effects.opcodes import MOD_NV
from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.card_piles import P_CARD, PLAYED_WIDTH
from monstrum.games.hybrid.rules.decks import to_discard
from monstrum.games.hybrid.rules.effect_table import card_works, leave_play
from monstrum.games.hybrid.rules.expiry import check_values
from monstrum.games.hybrid.rules.sources import AURA_CARD, CONSTANT, play_card
from monstrum.games.hybrid.state import (
    COPY,
    NO_FIGURE,
    S_FIGURE,
    S_HOW,
    S_SOURCE,
    STAYING_WIDTH,
    SkirmishState,
)


def enter_play(state: SkirmishState, card: i64, owner: i64, figure: i64, how: i64) -> None:
    """The card lies on the table, or beside its bearer, and acts from now on."""
    source = card
    while stays(state, source):
        source += COPY
    rows = state.own_staying()
    rows.append(source)
    rows.append(owner)
    rows.append(figure)
    rows.append(how)
    play_card(state, source, owner, figure, NO_FIGURE, how, 0)


def stays(state: SkirmishState, source: i64) -> bool:
    rows = state.staying
    for at in range(0, len(rows), STAYING_WIDTH):
        if rows[at + S_SOURCE] == source:
            return True
    return False


def take_out(state: SkirmishState, figure: i64, how: i64) -> list[int]:
    """The cards of a kind beside a warrior leave play; answers their designs."""
    found: list[int] = []
    rows = state.staying
    at: i64 = 0
    while at < len(rows):
        if rows[at + S_FIGURE] == figure and rows[at + S_HOW] == how:
            source: i64 = rows[at + S_SOURCE]
            found.append(source % COPY)
            state.staying = rows[:at] + rows[at + STAYING_WIDTH :]
            rows = state.staying
            end_card(state, source)
        else:
            at += STAYING_WIDTH
    return found


def end_card(state: SkirmishState, source: i64) -> None:
    """Nothing of the card acts any more; whoever lived by it falls (HY-6.6)."""
    changed = (state.at_work >> MOD_NV) & 1
    leave_play(state, source)
    if changed:
        check_values(state)


def discard_expired(state: SkirmishState) -> None:
    """HY-11.8  A Constant stays until its effects have expired."""
    rows = state.staying
    at: i64 = 0
    while at < len(rows):
        source: i64 = rows[at + S_SOURCE]
        if rows[at + S_HOW] == CONSTANT and not card_works(state, source):
            state.staying = rows[:at] + rows[at + STAYING_WIDTH :]
            rows = state.staying
            end_card(state, source)
            card = source % COPY
            state.cards.own_in_play()[card] -= 1
            to_discard(state, card)
            state.emit(events.CONSTANT_ENDED, card)
        else:
            at += STAYING_WIDTH


def clear_table(state: SkirmishState) -> None:
    """The game is over: cards laid in open windows, or just taking effect, are discarded."""
    cards = state.cards
    for at in range(0, len(cards.played), PLAYED_WIDTH):
        to_discard(state, cards.played[at + P_CARD])
    if cards.played:
        cards.played = []
    for card in range(cards.designs):
        if cards.in_play[card]:
            lying: i64 = 0
            for at in range(0, len(state.staying), STAYING_WIDTH):
                if state.staying[at + S_SOURCE] % COPY == card and state.staying[at + S_HOW] != AURA_CARD:
                    lying += 1
            cards.own_discard()[card] += cards.in_play[card] - lying
            cards.own_in_play()[card] = lying
