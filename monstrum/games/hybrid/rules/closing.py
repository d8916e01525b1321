"""HY-10.5 (4), HY-10.8, HY-10.16  A card window closes: the points count, the cards are discarded, and what
waits for them goes on, or is dropped."""

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import DC, OC
from monstrum.games.hybrid.rules import events, kinds
from monstrum.games.hybrid.rules.card_piles import (
    FOR_EFFECT,
    ON_SECOND_SHOT,
    P_CARD,
    P_OWNER,
    P_POINTS,
    P_USE,
    PLAYED_WIDTH,
)
from monstrum.games.hybrid.rules.decks import to_discard
from monstrum.games.hybrid.rules.effect_table import rename_source
from monstrum.games.hybrid.rules.figures import in_contact
from monstrum.games.hybrid.rules.opening import (
    ANSWERED,
    HAS_LAID,
    HINDERED,
    IS_PARRY,
    MODE_MASK,
    NO_TARGET,
    OPPOSING_AT,
    SHOOTER_LAID,
    TWO_SHOTS,
)
from monstrum.games.hybrid.rules.points import pack_points
from monstrum.games.hybrid.rules.records import BITS, OUTCOME, POINTS, SECOND_TARGET
from monstrum.games.hybrid.rules.rolls import SUCCESS
from monstrum.games.hybrid.rules.sources import action_source, laid_source
from monstrum.games.hybrid.rules.warriors import in_play, on_board
from monstrum.games.hybrid.state import SkirmishState, side_of


def close(state: SkirmishState, figure: i64, both: i64, start: i64, bits: i64) -> None:
    """HY-10.5 (4), HY-10.8, HY-10.16  The points count, the cards go to the discard together."""
    side = side_of(figure)
    first: i64 = 0
    second: i64 = 0
    against_first: i64 = 0
    against_second: i64 = 0
    played = state.cards.played
    for at in range(start, len(played), PLAYED_WIDTH):
        points: i64 = played[at + P_POINTS]
        of_second = played[at + P_USE] & ON_SECOND_SHOT != 0
        if played[at + P_OWNER] != side:
            if of_second:
                against_second += points
            else:
                against_first += points
        elif of_second:
            second += points
        else:
            first += points
        card: i64 = played[at + P_CARD]
        to_discard(state, card)
        if played[at + P_USE] & FOR_EFFECT and (state.lasts or state.stands):
            rename_source(state, laid_source(card, at // PLAYED_WIDTH), action_source(state, card))
    state.cards.played = played[:start]
    if bits & (HAS_LAID | HINDERED):
        state.emit(events.WINDOW_CLOSED, first + second, against_first + against_second)
    best = first if first > second else second
    value = best - against_first - against_second
    hand_on(state, first - against_first, second - against_second, value)
    tell_attack(state, bits)
    check_waiting(state, figure, both, bits & MODE_MASK)


def hand_on(state: SkirmishState, first: i64, second: i64, value: i64) -> None:
    """The record below gets the points: packed where a LoM or two shots wait for them."""
    below = state.under(0)
    packed = kinds.after_window(state.kind_of(below)) or state.kind_of(below) == kinds.SHOTS
    state.put_register(below, POINTS, pack_points(first, second, value) if packed else first)


def tell_attack(state: SkirmishState, bits: i64) -> None:
    """HY-9.36, HY-9.44  Who has used up his one card: noted in the shots it is about."""
    below = state.under(0)
    if bits & IS_PARRY:
        below = state.under(2)  # PARRY lies on SHOT, SHOT on SHOTS
        if state.kind_of(below) != kinds.SHOTS:
            return
        if bits & HAS_LAID:
            note(state, below, ANSWERED)
        if bits & HINDERED:
            note(state, below, SHOOTER_LAID)
        return
    if state.kind_of(below) == kinds.SHOTS:
        if bits & HAS_LAID:
            note(state, below, SHOOTER_LAID)
    elif kinds.after_window(state.kind_of(below)) and bits & TWO_SHOTS and bits & HINDERED:
        note(state, below, ANSWERED)


def note(state: SkirmishState, record: i64, bits: i64) -> None:
    state.put_register(record, BITS, state.register(record, BITS) | bits)


def check_waiting(state: SkirmishState, figure: i64, both: i64, mode: i64) -> None:
    """HY-9.1  If cards have taken the actor or his target away, the rest is dropped."""
    below = state.under(0)
    kind = state.kind_of(below)
    target = both % OPPOSING_AT - 1
    second = both // OPPOSING_AT - 1
    if kind == kinds.PARRY:
        if not on_board(state, figure) or not on_board(state, target):
            state.drop()
            state.put_register(state.under(0), OUTCOME, SUCCESS)  # nobody is left to be wounded, or to wound
        return
    gone = not in_play(state, figure)
    if target != NO_TARGET:
        gone = gone or not on_board(state, target) or not on_board(state, figure)
        if not gone and mode == OC:
            gone = not in_contact(state, figure, target)
    if kinds.after_window(kind) and mode == DC:
        gone = gone or state.parry_level[figure] == 0  # HY-9.26: a Wound has ended it before a LoM was chosen
    if gone:
        state.drop()
    elif kinds.after_window(kind) and second != NO_TARGET and not on_board(state, second):
        state.put_register(below, SECOND_TARGET, NO_TARGET)
