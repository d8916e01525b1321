"""The warriors of both sides: who they are, where they stand, and what is on them.

By section 5 of the rules all of it is public but the numbers of the enemy's Activation counters.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.games.hybrid.content.catalog import MODES, Catalog
from monstrum.games.hybrid.learning.writing import BOARD, put, put_square, seen_figure
from monstrum.games.hybrid.rules.squares import FACINGS, WIDTH
from monstrum.games.hybrid.rules.warriors import mode_value, nv
from monstrum.games.hybrid.state import (
    FIGURES,
    LOST_INFILTRATION,
    LOST_PRESTIGE,
    NO_FIGURE,
    NOT_IN_PLAY,
    ON_BOARD,
    SLOTS,
    STANDBY,
    USES,
    SkirmishState,
)

STATUSES: Final = 5  # from STANDBY on
LOSSES: Final = 2
NUMBERS: Final = 16  # of Activation counters and places in a round
MUCH: Final = 10  # Wounds and values
FEW: Final = 6
GROUPS: Final = 8


@final
class WarriorFields:
    """Where the fields about figures are. Each has room for all 32: the observer's own, then the enemy's."""

    def __init__(self, encoder: Encoder[Any], catalog: Catalog, squares: i64) -> None:
        self.profiles = catalog.profiles
        self.squares = squares
        self.friends = encoder.field("friends", squares, 1, "per square: own warriors stand there")
        self.foes = encoder.field("enemies", squares, 1, "per square: enemies stand there")
        self.profile = encoder.field(
            "profile", FIGURES * catalog.profiles, 1, "per figure: its profile, in ascending id order"
        )
        self.status = encoder.field(
            "status",
            FIGURES * STATUSES,
            1,
            "per figure: on standby, on the board, eliminated, gone through an Exit, left out",
        )
        self.columns = encoder.field(
            "columns", FIGURES, BOARD, "per figure: column + 1 (of its north-west square)"
        )
        self.rows = encoder.field("rows", FIGURES, BOARD, "per figure: row + 1; 0 off the board")
        self.large = encoder.field("large", FIGURES, 1, "per figure: its base is two squares wide")
        self.facing = encoder.field(
            "facing", FIGURES * FACINGS, 1, "per figure: faces north, east, south, west"
        )
        self.wounds = encoder.field("wounds", FIGURES, MUCH, "per figure: Wounds")
        self.nv = encoder.field("nv", FIGURES, MUCH, "per figure: Natural Value, effects counted")
        self.values = encoder.field(
            "values", FIGURES * MODES, MUCH, "per figure: value in OC, DC, F, MV, effects and Wounds counted"
        )
        self.mode = encoder.field("mode", FIGURES * MODES, 1, "per figure: is in OC, DC, F, MV")
        self.parry = encoder.field("parry", FIGURES, FEW, "per figure: LoM of its Defensive Combat counter")
        self.watch = encoder.field(
            "watch", FIGURES, NUMBERS, "per figure: number of its Skilled Firing counter"
        )
        self.hindered = encoder.field(
            "hindered_by", FIGURES, FIGURES, "per figure: who hinders it by a Skilled Move, figure + 1"
        )
        self.furtive = encoder.field("furtive", FIGURES, 1, "per figure: has an Expert Move counter")
        self.numbered = encoder.field(
            "numbered", FIGURES, 1, "per figure: an Activation counter lies beside it"
        )
        self.order = encoder.field("order", SLOTS, NUMBERS, "per own figure: the number of that counter")
        self.activated = encoder.field(
            "activated", FIGURES, FIGURES, "per figure: its place in this round's activations"
        )
        self.combined = encoder.field("combined", FIGURES, FEW, "per figure: Combined Attacks used")
        self.frenzy = encoder.field("frenzy", FIGURES, FEW, "per figure: enemies eliminated hand-to-hand")
        self.lost = encoder.field("lost", FIGURES * LOSSES, 1, "per figure: has lost Infiltration, Prestige")
        self.skips = encoder.field("skips", FIGURES, FEW, "per figure: activations it will lose")
        self.extras = encoder.field("extras", FIGURES, FEW, "per figure: extra activations granted")
        self.carries = encoder.field("carries", FIGURES, FEW, "per figure: the objective it bears")
        self.leader = encoder.field("leader", FIGURES, 1, "per figure: leads its side")
        self.active = encoder.field("active", FIGURES, 1, "per figure: its activation runs")
        self.group = encoder.field("group", FIGURES, GROUPS, "per figure: its standby group + 1")
        self.entry_columns = encoder.field(
            "entry_columns", FIGURES, BOARD, "per figure: the Entry square it waits at: column + 1"
        )
        self.entry_rows = encoder.field("entry_rows", FIGURES, BOARD, "… and row + 1")

    def write(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        for figure in range(FIGURES):
            if state.status[figure] != NOT_IN_PLAY:
                self.write_figure(state, figure, seat, items)
        for figure in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if state.order[figure]:
                put(items, self.order + figure - seat * SLOTS, state.order[figure])
        for side in range(2):
            if state.leader[side] != NO_FIGURE:
                items[self.leader + seen_figure(state.leader[side], seat)] = 1
        if state.active != NO_FIGURE:
            items[self.active + seen_figure(state.active, seat)] = 1
        for extra in state.extras:
            items[self.extras + seen_figure(extra, seat)] += 1

    def write_figure(self, state: SkirmishState, figure: i64, seat: i64, items: vec[u8]) -> None:
        at = seen_figure(figure, seat)
        status = state.status[figure]
        items[self.profile + at * self.profiles + state.profile[figure]] = 1
        items[self.status + at * STATUSES + status - STANDBY] = 1
        if state.base[figure] > 1:
            items[self.large + at] = 1
        put(items, self.wounds + at, state.wounds[figure])
        if status == ON_BOARD:
            self.write_place(state, figure, at, items)
        if status <= ON_BOARD:
            self.write_powers(state, figure, at, seat, items)
        if state.order[figure]:
            items[self.numbered + at] = 1
        put(items, self.activated + at, state.activated[figure])
        put(items, self.combined + at, state.combined[figure] % USES)
        put(items, self.frenzy + at, state.frenzy[figure])
        if state.lost[figure]:
            put(items, self.lost + at * LOSSES, state.lost[figure] & LOST_INFILTRATION)
            put(items, self.lost + at * LOSSES + 1, 1 if state.lost[figure] & LOST_PRESTIGE else 0)
        put(items, self.skips + at, state.skips[figure] // 2)

    def write_place(self, state: SkirmishState, figure: i64, at: i64, items: vec[u8]) -> None:
        """HY-1.1  Where it stands and where it looks."""
        square = state.place[figure]
        put_square(items, self.columns + at, self.rows + at, square)
        items[self.facing + at * FACINGS + state.facing[figure]] = 1
        plane = self.friends if at < SLOTS else self.foes
        base = state.base[figure]
        if square + (base - 1) * (WIDTH + 1) < self.squares:
            items[plane + square] = 1
            if base > 1:
                items[plane + square + 1] = 1
                items[plane + square + WIDTH] = 1
                items[plane + square + WIDTH + 1] = 1

    def write_powers(self, state: SkirmishState, figure: i64, at: i64, seat: i64, items: vec[u8]) -> None:
        """HY-4.3, HY-6.6  What it can do, and the counters that lie beside it."""
        put(items, self.nv + at, nv(state, figure))
        printed = state.profile[figure] * MODES
        for mode in range(MODES):
            if state.catalog.value[printed + mode]:
                put(items, self.values + at * MODES + mode, mode_value(state, figure, mode))
        if state.mode[figure] >= 0:
            items[self.mode + at * MODES + state.mode[figure]] = 1
        put(items, self.parry + at, state.parry_level[figure])
        put(items, self.watch + at, state.watch[figure])
        if state.hindered_by[figure]:
            put(items, self.hindered + at, seen_figure(state.hindered_by[figure] - 1, seat) + 1)
        put(items, self.furtive + at, state.furtive[figure])
        put(items, self.carries + at, state.carried[figure])
        if state.group[figure] >= 0:
            put(items, self.group + at, state.group[figure] + 1)
            put_square(items, self.entry_columns + at, self.entry_rows + at, state.entry[figure])
