"""Whether a position that came from outside can be played on: what is pending must speak of what is there."""

from typing import Final

from monstrum.core.actions import Actions
from monstrum.core.engine import sealed, settle
from monstrum.core.errors import BadPosition, MonstrumError
from monstrum.core.state import CHANCE, NOBODY, SEALED, WIDTH
from monstrum.games.hybrid.content.catalog import EFFECT_WIDTH
from monstrum.games.hybrid.effects.vocabulary import OP_NAMES
from monstrum.games.hybrid.positions.card_checks import OPEN_WINDOWS, check_cards
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.card_piles import ACTION_PILE, PILES
from monstrum.games.hybrid.rules.effect_table import weigh
from monstrum.games.hybrid.rules.figures import free
from monstrum.games.hybrid.rules.firing import TARGETS_AT
from monstrum.games.hybrid.rules.gates import has_room
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
    SLOTS,
    STANDING_WIDTH,
    UNDECIDED,
    W_FIGURES,
    W_ROW,
    W_WHO,
    SkirmishState,
)

MOVES: Final = (
    kinds.MOVE, kinds.ENTER_AT, kinds.ENTER_FACING, kinds.BRUSH_TO, kinds.MOVE_ON, kinds.BRUSHED,
    kinds.JUMPED, )  # fmt: skip
OF_ONE: Final = (
    kinds.DEPLOY, kinds.DEPLOY_FACING, kinds.STANDBY_ENTRY, kinds.KEEP_FIRING, kinds.MODE, kinds.LEVEL,
    kinds.OBJECTIVE, kinds.OBJECTIVE_TURN, kinds.EVENT_COUNTER, kinds.SKILLED_MOVE, kinds.FACE_TURN,
    kinds.TARGET, kinds.SACRIFICE, kinds.INFILTRATE, kinds.ROLL, kinds.ACTIVATION, kinds.MODE_CHOICE,
    kinds.ACTION, kinds.ACTIVATION_END, kinds.MOVEMENT, kinds.MOVEMENT_END, kinds.REACT, kinds.TRAP,
    kinds.LOOK, kinds.GAS, kinds.TURN_UP, kinds.WATCH_TARGET, kinds.SECOND_TARGET,
    kinds.AURA, kinds.MUTATION, kinds.START_WINDOW, kinds.ACTIVATION_OVER, kinds.MODE_READY,
)  # fmt: skip
"""Register `a` is a figure."""
OF_TWO: Final = (
    kinds.COMBINED, kinds.SECOND_STRIKE, kinds.PUSH, kinds.STRIKES, kinds.STRIKE, kinds.PARRY, kinds.SHOT,
    kinds.HINDER, kinds.SHOT_AT,
)  # fmt: skip
"""Registers `a` and `b` are figures."""
EFFECTS: Final = (
    kinds.RUN, kinds.ACT, kinds.FIRING, kinds.EFFECT_ORDER, kinds.EFFECT_MAY, kinds.EFFECT_PICK,
    kinds.EFFECT_CHOICE, kinds.EFFECT_SQUARE, kinds.EFFECT_FACING, kinds.EFFECT_TURN, kinds.EFFECT_PUSH,
    kinds.EFFECT_TARGET, kinds.BRANCH,
)  # fmt: skip
"""Records of effects."""
CANNOT: Final = (IndexError, AssertionError, ValueError, OverflowError, TypeError, RecursionError, KeyError)


def check_playable(state: SkirmishState) -> None:
    """Raises BadPosition."""
    check_figures(state)
    records = state.records()
    if len(records) % WIDTH:
        raise BadPosition("What is pending in this position is cut short.")
    for at in range(0, len(records), WIDTH):
        kind, actor, *numbers = records[at : at + WIDTH]
        if not 0 <= kind < kinds.KINDS or not may_decide(kind, actor) or not sound(state, kind, numbers):
            raise BadPosition("Something pending in this position does not exist.")
    if state.over() != (state.outcome != UNDECIDED):
        raise BadPosition("A game is over when it has an outcome, and only then.")
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
    try:
        settle(state)
    except MonstrumError:
        raise
    except CANNOT as error:
        raise BadPosition(f"The position cannot be played on: {error}") from None


def may_decide(kind: int, who: int) -> bool:
    """Whether this is somebody such a step can wait for."""
    if kind in (kinds.FORCE, kinds.ORDER):
        return who == SEALED
    if kind in (kinds.DIE, kinds.ROLL, kinds.TURN_UP, kinds.DRAW, kinds.LOSE_ONE, kinds.UNCOVER):
        return who == CHANCE
    if kind in (kinds.WHO_STARTS, kinds.OBJECTIVE_TURN):
        return who in (NOBODY, 0, 1)
    if kind in (kinds.EFFECT_PICK, kinds.EFFECT_SQUARE, kinds.EFFECT_FACING):
        return who in (CHANCE, 0, 1)
    if kind in (kinds.EFFECT_PICK, kinds.EFFECT_SQUARE, kinds.EFFECT_FACING) and who == CHANCE:
        return True
    return who in (0, 1) if kind < kinds.DIE or kind in kinds.LATE_DECISIONS else who == NOBODY


def sound(state: SkirmishState, kind: int, numbers: list[int]) -> bool:
    a, b = numbers[0], numbers[1]
    if kind in MOVES:
        return is_figure(state, a % 256) and 0 <= a < 1 << 24
    if kind in EFFECTS:
        return effect_is_sound(state, kind, numbers)
    if kind in OF_TWO:
        return is_figure(state, a) and is_figure(state, b) and a // SLOTS != b // SLOTS
    if kind == kinds.PIERCE:
        return is_figure(state, a) and all(one == NO_FIGURE or is_figure(state, one) for one in numbers[1:3])
    if kind == kinds.SHOTS:
        return is_figure(state, a) and targets_are_sound(state, b)
    if kind in OF_ONE:
        return is_figure(state, a)
    if kind in (kinds.ORDER, kinds.FORCE):
        return 0 < a < 4
    if kind in (kinds.SEQUENCE, kinds.AUCTION):
        return a in (0, 1)
    if kind in (kinds.LOSE_ONE, kinds.DISCARD, kinds.STEAL):
        return a in (0, 1) and state.cards.held[a * PILES + ACTION_PILE] > 0
    if kind == kinds.RECOVER:
        return any(state.cards.discard[card] for card in range(state.catalog.action_cards))
    if kind == kinds.DRAW:
        return a in (0, 1) and any(
            state.cards.deck[card] for card in range(state.cards.designs) if state.catalog.pile[card] == b
        )
    if kind == kinds.DRAWING:
        return a in (0, 1) and 0 <= b < PILES
    if kind in (kinds.RESERVE, kinds.RESERVES):
        return is_figure(state, a) and b in (0, 1)
    if kind in OPEN_WINDOWS:
        target, second = b % OPPOSING_AT - 1, b // OPPOSING_AT - 1
        both = all(one == NO_FIGURE or is_figure(state, one) for one in (target, second))
        return is_figure(state, a) and both and 0 <= numbers[3] < 2048
    if kind == kinds.USED:
        return 0 <= a < state.catalog.cards
    return all(abs(number) < 1 << 62 for number in numbers)


def targets_are_sound(state: SkirmishState, both: int) -> bool:
    """HY-9.36, HY-14.17  The target of the shots, the second one, and the one behind a victim."""
    more = (both // TARGETS_AT % TARGETS_AT - 1, both // EXTRA_AT - 1)
    return is_figure(state, both % TARGETS_AT) and all(
        one == NO_FIGURE or is_figure(state, one) for one in more
    )


def effect_is_sound(state: SkirmishState, kind: int, numbers: list[int]) -> bool:
    """A record of an effect speaks of a row of the pack and of figures."""
    a, b, c, d, e, _ = numbers
    rows = len(state.catalog.effects.rows) // EFFECT_WIDTH
    if kind in (kinds.FIRING, kinds.EFFECT_ORDER):
        return 0 < a <= state.laid // INSTANCE
    last = rows if kind == kinds.RUN else rows - 1
    fits = -1 <= self_of(d) < FIGURES and -1 <= opposing_of(d) < FIGURES
    if not 0 <= a <= last or c < 0 or owner_of(c) == 2 or d < 0 or not fits or not 0 <= e < 512:
        return False
    if kind == kinds.RUN:
        return a <= b <= rows
    return 0 <= b <= state.laid if kind in (kinds.ACT, kinds.EFFECT_PICK) else 0 <= b < SQUARES


def is_figure(state: SkirmishState, number: int) -> bool:
    return 0 <= number < FIGURES and state.status[number] != NOT_IN_PLAY


def check_figures(state: SkirmishState) -> None:
    """HY-1.9  Everybody stands where there is room; a friend may be walked through only in a Movement."""
    letters: set[int] = set()
    bearers: set[int] = set()
    for figure in range(FIGURES):
        if state.status[figure] == NOT_IN_PLAY:
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
    pending = any(record in MOVES for record in state.records()[::WIDTH])
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
