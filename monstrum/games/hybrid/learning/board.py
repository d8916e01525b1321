"""What lies on the board: objectives, Event counters, templates; and the flags of the mission."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.games.hybrid.content.catalog import Catalog
from monstrum.games.hybrid.learning.writing import BOARD, put, put_square, seen_side
from monstrum.games.hybrid.state import (
    CARRIED,
    COUNTERS,
    EVENT_FACE,
    GONE_WITH,
    LYING,
    M_KIND,
    M_SIDE,
    M_SQUARE,
    M_UNTIL,
    NO_COUNTER,
    OBJECTIVES,
    TAKEN,
    TEMPLATE_WIDTH,
    TRAP_FACE,
    SkirmishState,
)

NUMBERS: Final = 6  # objectives 1 … 6
FATES: Final = 5  # of an objective
TEMPLATES: Final = 8  # shown; more at a time are not
TEMPLATE_KINDS: Final = 3
ROUNDS: Final = 20
MOST_FLAG: Final = 9


@final
class BoardFields:
    """Where the fields about things on the board are."""

    def __init__(self, encoder: Encoder[Any], catalog: Catalog) -> None:
        self.flag_number: i64 = len(catalog.flags)
        self.fates = encoder.field(
            "objectives",
            NUMBERS * FATES,
            1,
            "per objective 1 … 6: lies there, is carried, is accepted, left the game with an own warrior,"
            " left it with an enemy",
        )
        self.objective_columns = encoder.field(
            "objective_columns", NUMBERS, BOARD, "where those that lie there lie: column + 1"
        )
        self.objective_rows = encoder.field("objective_rows", NUMBERS, BOARD, "… and row + 1")
        self.done = encoder.field("done", NUMBERS, NUMBERS, "accepted as the first, second …")
        self.counter_columns = encoder.field(
            "counter_columns", COUNTERS, BOARD, "face-down Event counters: column + 1"
        )
        self.counter_rows = encoder.field("counter_rows", COUNTERS, BOARD, "… and row + 1")
        self.mix = encoder.field(
            "counter_mix", 2, COUNTERS, "how many of them are Events, and how many Traps"
        )
        self.templates = encoder.field(
            "templates",
            TEMPLATES * TEMPLATE_KINDS,
            1,
            "templates on the board, up to eight: explosion, gas, charnel house",
        )
        self.template_columns = encoder.field(
            "template_columns", TEMPLATES, BOARD, "their north-west squares: column + 1"
        )
        self.template_rows = encoder.field("template_rows", TEMPLATES, BOARD, "… and row + 1")
        self.template_sides = encoder.field(
            "template_sides", TEMPLATES, 2, "who placed them: 1 the observer, 2 the enemy, 0 nobody"
        )
        self.template_rounds = encoder.field(
            "template_rounds", TEMPLATES, ROUNDS, "rounds they still lie there, this one included"
        )
        self.flags = encoder.field(
            "flags",
            max(self.flag_number, 1),
            MOST_FLAG,
            "the pack's mission flags, by name in ascending order",
        )

    def write(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        self.write_objectives(state, seat, items)
        self.write_counters(state, items)
        if state.templates:
            self.write_templates(state, seat, items)
        for flag in range(self.flag_number):
            put(items, self.flags + flag, state.flags[flag])

    def write_objectives(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        """HY-13.1"""
        for number in range(1, OBJECTIVES):
            fate = state.objective_at[number]
            first = self.fates + (number - 1) * FATES
            if fate == LYING:
                items[first] = 1
                columns = self.objective_columns + number - 1
                rows = self.objective_rows + number - 1
                put_square(items, columns, rows, state.objective_square[number])
            elif fate == CARRIED:
                items[first + 1] = 1
            elif fate == TAKEN:
                items[first + 2] = 1
            elif fate >= GONE_WITH:
                items[first + 3 + seen_side(fate - GONE_WITH, seat)] = 1
        accepted = state.done
        place: i64 = 1
        while accepted:
            put(items, self.done + accepted % 8 - 1, place)
            accepted >>= 3
            place += 1

    def write_counters(self, state: SkirmishState, items: vec[u8]) -> None:
        """HY-2.2  Faces lie down; how many of which kind are left is known."""
        events, traps = state.events_left, state.traps_left
        for counter in range(COUNTERS):
            face = state.counter_face[counter]
            if face == NO_COUNTER:
                continue
            if face == EVENT_FACE:
                events += 1
            elif face == TRAP_FACE:
                traps += 1
            columns, rows = self.counter_columns + counter, self.counter_rows + counter
            put_square(items, columns, rows, state.counter_square[counter])
        put(items, self.mix, events)
        put(items, self.mix + 1, traps)

    def write_templates(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        """HY-13.5"""
        rows = state.templates
        for place in range(min(len(rows) // TEMPLATE_WIDTH, TEMPLATES)):
            at = place * TEMPLATE_WIDTH
            items[self.templates + place * TEMPLATE_KINDS + rows[at + M_KIND]] = 1
            square: i64 = rows[at + M_SQUARE]
            put_square(items, self.template_columns + place, self.template_rows + place, square)
            if rows[at + M_SIDE] >= 0:
                put(items, self.template_sides + place, seen_side(rows[at + M_SIDE], seat) + 1)
            put(items, self.template_rounds + place, rows[at + M_UNTIL] - state.round + 1)
