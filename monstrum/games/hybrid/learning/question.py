"""What is asked, of whom, and what the question is about (section 4 of the rules).

Records of the stack are public. Of a gesture that is not at its end only its own player sees what he has
picked; and of a sealed block only that others have committed.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.core.engine import asked, committed
from monstrum.core.state import SEALED
from monstrum.games.hybrid.content.catalog import E_OP, EFFECT_WIDTH, Catalog
from monstrum.games.hybrid.effects.opcodes import SPAWN
from monstrum.games.hybrid.learning.attack import AttackFields
from monstrum.games.hybrid.learning.movement import MovementFields
from monstrum.games.hybrid.learning.registers import (
    ABOUT_B,
    DECISIONS,
    HAS_GROUP,
    HAS_LEVEL,
    HAS_NUMBER,
    HAS_POINTS,
    HAS_SECOND,
    HAS_SIDE,
    HAS_TARGET,
    IS_FIGURE,
    MOVES,
    OF_EFFECT,
    OF_WINDOW,
    ORDERS,
    PICKED_B,
    PICKED_E,
    PICKED_F,
    PICKS,
    STILL,
    decision_places,
    registers,
)
from monstrum.games.hybrid.learning.source import SourceFields
from monstrum.games.hybrid.learning.window import WindowFields
from monstrum.games.hybrid.learning.writing import MOST, put, put_figure, put_signed, seen_side
from monstrum.games.hybrid.rules.actions import FIGURE, NONE, PROFILE
from monstrum.games.hybrid.rules.movement_record import load_movement
from monstrum.games.hybrid.rules.opening import OPPOSING_AT
from monstrum.games.hybrid.rules.points import first_points, second_points, value_points
from monstrum.games.hybrid.state import FIGURES, SLOTS, SkirmishState

SIDES: Final = 2
MOST_COPIES: Final = 4  # of one profile in a force
POINTS: Final = 3
LEVELS: Final = 6
FEW: Final = 10
GROUPS: Final = 8


@final
class QuestionFields:
    """Where the fields about the pending decision are."""

    def __init__(self, encoder: Encoder[Any], catalog: Catalog) -> None:
        self.places = decision_places()
        self.registers = registers()
        self.decision = encoder.field(
            "decision", DECISIONS, 1, "what is asked: the decisions of `kinds.py` in their order"
        )
        self.waiting = encoder.field(
            "waiting", SIDES, 1, "who must decide; in a sealed block all who have not"
        )
        self.committed = encoder.field("committed", SIDES, 1, "who has chosen in the open sealed block")
        self.force = encoder.field(
            "chosen_profiles", catalog.profiles, MOST_COPIES, "own choice in it: warriors of the force so far"
        )
        self.order = encoder.field(
            "chosen_order", SLOTS, SLOTS, "own choice in it, per own figure: its number so far"
        )
        self.about = encoder.field("about", FIGURES, 1, "per figure: the question is about it")
        self.target = encoder.field("target", FIGURES, 1, "per figure: its target")
        self.second = encoder.field("second_target", FIGURES, 1, "per figure: its second target")
        self.level = encoder.field("level", LEVELS, 1, "the LoM declared, 1 … 6")
        self.points = encoder.field(
            "points",
            POINTS,
            MOST,
            "points of cards on the first shot or the roll, the second, the value; + 128",
        )
        self.whose = encoder.field("whose", SIDES, 1, "whose hand, leader or group it is about")
        self.number = encoder.field("number", 1, FEW, "how many more are to be named")
        self.group = encoder.field("asked_group", 1, GROUPS, "the standby group asked for, + 1")
        self.movement = MovementFields(encoder)
        self.window = WindowFields(encoder)
        self.attack = AttackFields(encoder)
        self.source = SourceFields(encoder, catalog)

    def write(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        if not state.fresh:
            state.load()
        kind = state.kind
        if self.places[kind] >= 0:
            items[self.decision + self.places[kind]] = 1
        if state.actor == SEALED:
            self.write_sealed(state, seat, items)
            return
        if state.actor >= 0:
            items[self.waiting + seen_side(state.actor, seat)] = 1
        self.write_registers(state, seat, self.registers[kind], items)
        self.attack.write(state, seat, items)
        if state.actor == seat:
            self.write_gesture(state, self.registers[kind], items)

    def write_sealed(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        """HY-2.3, HY-3.7  Who has committed all see; to what, only the seat itself."""
        for other in range(SIDES):
            if asked(state, other):
                first = self.committed if committed(state, other) else self.waiting
                items[first + seen_side(other, seat)] = 1
        if len(state.buffers) == 0:
            return
        place: i64 = 1
        for pick in state.buffers[seat]:
            if pick == NONE:
                continue
            if pick >= PROFILE:
                items[self.force + pick - PROFILE] += 1
            else:
                put(items, self.order + pick - FIGURE - seat * SLOTS, place)
            place += 1

    def write_registers(self, state: SkirmishState, seat: i64, held: i64, items: vec[u8]) -> None:
        if held & IS_FIGURE:
            put_figure(items, self.about, state.a, seat)
        if held & HAS_TARGET:
            put_figure(items, self.target, state.b, seat)
        if held & HAS_SECOND:
            put_figure(items, self.second, state.c, seat)
        if held & HAS_LEVEL and 1 <= state.c <= LEVELS:
            items[self.level + state.c - 1] = 1
        if held & HAS_SIDE:
            items[self.whose + seen_side(state.a, seat)] = 1
        if held & HAS_NUMBER:
            put(items, self.number, state.b)
        if held & MOVES:
            movement = load_movement(state)
            put_figure(items, self.about, movement.figure, seat)
            self.movement.write(movement, items)
        if held & OF_WINDOW:
            put_figure(items, self.target, state.b % OPPOSING_AT - 1, seat)
            put_figure(items, self.second, state.b // OPPOSING_AT - 1, seat)
            self.window.write(state.d, state.e, items)
        if held & OF_EFFECT:
            self.source.write(state, seat, items, held & PICKS != 0)
            spawns = state.catalog.effects.rows[state.a * EFFECT_WIDTH + E_OP] == SPAWN  # b is a side
            if held & ABOUT_B and not spawns:
                put_figure(items, self.about, state.b, seat)
        if held & HAS_POINTS:
            put_signed(items, self.points, first_points(state.e))
            put_signed(items, self.points + 1, second_points(state.e))
            put_signed(items, self.points + 2, value_points(state.e))
        if held & HAS_GROUP:
            put(items, self.group, state.b + 1)
            put(items, self.number, state.c)
        if held & STILL:
            put(items, self.number, state.a)
        if held & ORDERS:
            self.source.write_order(state, items)

    def write_gesture(self, state: SkirmishState, held: i64, items: vec[u8]) -> None:
        """The square the observer has picked before its facing."""
        if held & PICKED_B:
            self.movement.write_picked(state.b, items)
        elif held & PICKED_E:
            self.movement.write_picked(state.e, items)
        elif held & PICKED_F:
            self.movement.write_picked(state.f, items)
