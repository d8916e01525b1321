"""Whether a position that came from outside can be played on: what is pending must speak of what is there."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from monstrum.core.actions import Actions
from monstrum.core.engine import legal_actions, sealed, settle, waiting
from monstrum.core.errors import BadPosition, MonstrumError
from monstrum.core.state import WIDTH
from monstrum.games.hybrid.asks import ASKS
from monstrum.games.hybrid.content.catalog import EFFECT_WIDTH
from monstrum.games.hybrid.effects.operations import OP_NAMES
from monstrum.games.hybrid.positions.card_checks import check_cards
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.card_piles import ACTION_PILE, PILES
from monstrum.games.hybrid.rules.effect_table import weigh
from monstrum.games.hybrid.rules.figures import free
from monstrum.games.hybrid.rules.firing import TARGETS_AT
from monstrum.games.hybrid.rules.gates import has_room
from monstrum.games.hybrid.rules.movement_record import FLAGS_AT
from monstrum.games.hybrid.rules.opening import OPPOSING_AT
from monstrum.games.hybrid.rules.piercing import EXTRA_AT
from monstrum.games.hybrid.rules.sources import opposing_of, owner_of, self_of
from monstrum.games.hybrid.rules.squares import SQUARES
from monstrum.games.hybrid.rules.squares import WIDTH as BOARD_WIDTH
from monstrum.games.hybrid.rules.triggers import INSTANCE
from monstrum.games.hybrid.state import (
    COUNTERS,
    FIGURES,
    GONE_WITH,
    L_OP,
    L_SUBJECT,
    LASTING_WIDTH,
    LYING,
    NO_COUNTER,
    NO_FIGURE,
    NOT_IN_PLAY,
    OBJECTIVES,
    OF_DOOR,
    ON_BOARD,
    STANDING_WIDTH,
    UNDECIDED,
    W_FIGURES,
    W_ROW,
    W_WHO,
    SkirmishState,
    side_of,
)
from monstrum.kit.asks import registers
from monstrum.kit.goes_on import Sorts, check_records

MOST: Final = 1 << 62


def is_figure(state: SkirmishState, number: int) -> bool:
    return 0 <= number < FIGURES and state.status[number] != NOT_IN_PLAY


def anybody(state: SkirmishState, number: int) -> bool:
    return number == NO_FIGURE or is_figure(state, number)


def rows_of(state: SkirmishState) -> int:
    return len(state.catalog.effects.rows) // EFFECT_WIDTH


def known_figures(state: SkirmishState, figures: int) -> bool:
    """Those an effect speaks of."""
    return figures >= 0 and -1 <= self_of(figures) < FIGURES and -1 <= opposing_of(figures) < FIGURES


def known_targets(state: SkirmishState, targets: int) -> bool:
    """HY-9.36, HY-14.17  The target of the shots, the second one, and the one behind a victim."""
    more = (targets // TARGETS_AT % TARGETS_AT - 1, targets // EXTRA_AT - 1)
    return is_figure(state, targets % TARGETS_AT) and all(anybody(state, one) for one in more)


def has_hand(state: SkirmishState, side: int) -> bool:
    return side in (0, 1) and bool(state.cards.held[side * PILES + ACTION_PILE] > 0)


SORTS: Final[Sorts] = {
    "figure": is_figure,
    "enemy": is_figure,
    "anybody": anybody,
    "mover": lambda state, mover: 0 <= mover < 1 << 24 and is_figure(state, mover % FLAGS_AT),
    "targets": known_targets,
    "opposing": lambda state, both: (
        anybody(state, both % OPPOSING_AT - 1) and anybody(state, both // OPPOSING_AT - 1)
    ),
    "bits": lambda state, bits: 0 <= bits < 2048,
    "sides": lambda state, mask: 0 < mask < 4,
    "side": lambda state, side: side in (0, 1),
    "hand": has_hand,
    "discard": lambda state, _: any(state.cards.discard[card] for card in range(state.catalog.action_cards)),
    "deck": lambda state, deck: 0 <= deck < PILES,
    "card": lambda state, card: 0 <= card < state.catalog.cards,
    "row": lambda state, row: 0 <= row < rows_of(state),
    "rows": lambda state, row: 0 <= row <= rows_of(state),
    "who": lambda state, who: who >= 0 and owner_of(who) != 2,
    "figures": known_figures,
    "how": lambda state, how: 0 <= how < 512,
    "laid": lambda state, number: 0 <= number <= state.laid,
    "square": lambda state, number: 0 <= number < SQUARES,
    "instances": lambda state, number: 0 < number <= state.laid // INSTANCE,
}
"""What may stand in the registers of records."""


def fits_together(state: SkirmishState, kind: int, numbers: list[int]) -> bool:
    """What no register tells alone."""
    a, b = numbers[0], numbers[1]
    if "enemy" in registers(ASKS.of(kind).record)[1]:
        return side_of(a) != side_of(b)
    if kind == kinds.RUN:
        return a <= b <= rows_of(state)
    if kinds.is_draw(kind):
        cards = range(state.cards.designs)
        return any(state.cards.deck[card] for card in cards if state.catalog.pile[card] == b)
    return all(abs(number) < MOST for number in numbers)


CANNOT: Final = (IndexError, AssertionError, ValueError, OverflowError, TypeError, RecursionError, KeyError)


@contextmanager
def playing_on() -> Iterator[None]:
    """The rules trust a position. What they stumble over makes it a bad one."""
    try:
        yield
    except MonstrumError:
        raise
    except CANNOT as error:
        raise BadPosition(f"The position cannot be played on: {error}") from None


def check_playable(state: SkirmishState) -> None:
    """Raises BadPosition."""
    check_records(ASKS, state, SORTS)
    check_figures(state)
    records = state.records()
    if not all(
        fits_together(state, records[at], records[at + 2 : at + WIDTH])
        for at in range(0, len(records), WIDTH)
    ):
        raise BadPosition("Something pending in this position does not exist.")
    if state.over() != (state.outcome != UNDECIDED):
        raise BadPosition("A game is over when it has an outcome, and only then.")
    with playing_on():
        check_commitments(state)
    check_cards(state)


def weigh_given(state: SkirmishState) -> None:
    """Effects in force speak of operations, and those that stay or wait of effects of the pack."""
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        if not -len(OP_NAMES) <= state.lasting[at + L_OP] < len(OP_NAMES):
            raise BadPosition("An effect in force does something that does not exist.")
        if not 0 <= state.lasting[at + L_SUBJECT] < OF_DOOR + max(1, state.mission.doors):
            raise BadPosition("An effect in force acts on something that does not exist.")
    effects = len(state.catalog.effects.rows) // EFFECT_WIDTH
    for at in range(0, state.stands * STANDING_WIDTH, STANDING_WIDTH):
        row, who, figures = (state.standing[at + column] for column in (W_ROW, W_WHO, W_FIGURES))
        fits = -1 <= self_of(figures) < FIGURES and -1 <= opposing_of(figures) < FIGURES
        if not -effects <= row < effects or not 0 <= owner_of(who) < 4 or not fits:
            raise BadPosition("An effect that waits in this position does not exist.")
    if not all(0 <= figure < FIGURES for figure in state.extras):
        raise BadPosition("An extra activation in this position is nobody's.")
    weigh(state)


def settle_given(state: SkirmishState) -> None:
    """Go on to the next decision. Whatever is still wrong shows here."""
    with playing_on():
        settle(state)
        stuck = not all(legal_actions(state, seat) for seat in waiting(state))
    if stuck:
        raise BadPosition("In this position somebody must answer, and there is no answer.")


def check_figures(state: SkirmishState) -> None:
    """HY-1.9  Everybody stands where there is room; a friend may be walked through only in a Movement."""
    letters: set[int] = set()
    bearers: set[int] = set()
    marks = (state.watch, state.watched, state.parry_level, state.hindered_by, state.furtive, state.carried)
    for figure in range(FIGURES):
        if state.status[figure] == NOT_IN_PLAY:
            if any(row[figure] for row in marks):
                raise BadPosition("A warrior who is not in play has a counter.")
            continue
        if state.letter[figure] in letters:
            raise BadPosition(f"Two figurines have the letter {chr(state.letter[figure])}.")
        letters.add(state.letter[figure])
        if state.carried[figure] and state.carried[figure] in bearers:
            raise BadPosition(f"Objective {state.carried[figure]} is borne twice.")
        bearers.add(state.carried[figure])
        if state.status[figure] == ON_BOARD:
            check_place(state, figure)
    for objective in range(1, OBJECTIVES):
        lies = state.objective_at[objective] == LYING
        known = 0 <= state.objective_at[objective] <= GONE_WITH + 1
        if not known or (lies and not on_map(state, state.objective_square[objective])):
            raise BadPosition(f"Objective {objective} is nowhere.")
    for counter in range(COUNTERS):
        if state.counter_face[counter] != NO_COUNTER and not on_map(state, state.counter_square[counter]):
            raise BadPosition("A counter lies beside the board.")


def on_map(state: SkirmishState, square: int) -> bool:
    return 0 <= square < state.mission.rows * BOARD_WIDTH and square % BOARD_WIDTH < state.mission.columns


def check_place(state: SkirmishState, figure: int) -> None:
    square, base = state.place[figure], state.base[figure]
    letter = chr(state.letter[figure])
    if not 0 <= square < SQUARES or not has_room(state.ground, square, base):
        raise BadPosition(f"{letter} stands where there is no room.")
    pending = any(ASKS.of(kind).place("mover") >= 0 for kind in state.records()[::WIDTH])
    if not pending and not free(state, figure, square, base):
        raise BadPosition(f"{letter} stands where somebody else stands (HY-1.9).")


def check_commitments(state: SkirmishState) -> None:
    """HY-2.3, HY-3.7  What a side has committed to is something it was offered."""
    if not state.buffers:
        return
    buffers = [list(buffer) for buffer in state.buffers]
    fits = sealed(state) and len(buffers) == state.seats
    if fits:
        frame = state.table[state.kind]
        for seat, buffer in enumerate(buffers):
            state.buffers[seat] = []
            for pick in buffer:
                out = Actions()
                if not frame.complete(state, seat):
                    frame.offers(state, seat, out)
                fits = fits and out.holds(pick)
                state.buffers[seat].append(pick)
    if not fits:
        raise BadPosition("Somebody has committed to what they cannot commit to.")
