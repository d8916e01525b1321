"""The cards of one pack as native tables: what the rules read, filled once by `program.py`.

A part is its index in ascending id order, so that comparing indices is comparing ids (XY-12.13).
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.operations import Operation, operation_table

# Types (XY-3 terms).
HEAD: Final = 0
ARM: Final = 1
LEGS: Final = 2
AUX: Final = 3
CORE: Final = 4
TYPE_NAMES: Final = ["head", "arm", "legs", "aux", "core"]

# Sciences, as bits.
SCIENCE_NAMES: Final = ["BIO", "CHE", "PHY", "ROB"]
SCIENCES: Final = 4

# Triggers.
DRAW: Final = 0
DEPLOY: Final = 1
MISSION: Final = 2
STATIC: Final = 3
BREAKTHROUGH: Final = 4
TRIGGER_NAMES: Final = ["DRAW", "DEPLOY", "MISSION", "STATIC", "BREAKTHROUGH"]
TRIGGERS: Final = 5

# One selector is a row of ten numbers.
PICK: Final = 0  # how: the picks below
NUMBER: Final = 1
ZONE: Final = 2
TYPES: Final = 3  # mask of types allowed
SCIENCE: Final = 4  # mask of sciences all of which are needed
VALUE_MAX: Final = 5
SIDE: Final = 6  # slot an arm must be on, 0 = any
TRIGS: Final = 7  # mask of triggers all of which are needed
OTHER: Final = 8  # 1 = not the source itself
CORES: Final = 9  # 1 = cores allowed (XY-14.4)
SELECTOR_WIDTH: Final = 10

# Picks.
CHOOSE: Final = 0
UPTO: Final = 1
ALL: Final = 2
RANDOM: Final = 3
HIGHEST: Final = 4
SELF: Final = 5
IT: Final = 6
PICK_NAMES: Final = ["choose", "upto", "all", "random", "highest", "self", "it"]

# Zones of selectors.
ZONE_NAMES: Final = [
    "lab",
    "core_pile",
    "me.monster",
    "me.hand",
    "me.pile",
    "opp.monster",
    "opp.hand",
    "any.monster",
    "any.hand",
]
Z_LAB: Final = 0
Z_CORE_PILE: Final = 1
Z_MY_MONSTER: Final = 2
Z_MY_HAND: Final = 3
Z_MY_PILE: Final = 4
Z_OPP_MONSTER: Final = 5
Z_OPP_HAND: Final = 6
Z_ANY_MONSTER: Final = 7
Z_ANY_HAND: Final = 8

NO_ENTRY: Final = -1
NO_LIMIT: Final = 10_000


NO_ROW: Final[vec[i64]] = vec[i64]()
NO_OPERATIONS: Final = operation_table([])


@final
class Catalog:
    """One pack, ready to play."""

    def __init__(self) -> None:
        # Parts, by index.
        self.parts: i64 = 0
        self.ids: list[str] = []
        self.type_of: vec[i64] = NO_ROW
        self.sciences_of: vec[i64] = NO_ROW
        self.value_of: vec[i64] = NO_ROW
        self.triggers_of: vec[i64] = NO_ROW  # mask of triggers it has effects for
        self.entry: vec[i64] = NO_ROW  # part * TRIGGERS + trigger → start in `code`, or NO_ENTRY
        self.copies: vec[i64] = NO_ROW  # 1 = its DEPLOY effect contains COPY
        self.statics: vec[i64] = NO_ROW  # rows of four: operation, condition, selector, amount
        self.static_start: vec[i64] = NO_ROW  # per part: where its rows start; they end where the next start
        self.aura: vec[i64] = NO_ROW  # 1 = changes the values of other parts
        self.shielder: vec[i64] = NO_ROW  # 1 = shields something while attached
        # Breakthroughs, by index.
        self.breakthroughs: i64 = 0
        self.breakthrough_ids: list[str] = []
        self.breakthrough_entry: vec[i64] = NO_ROW
        # Programs.
        self.code: vec[i64] = NO_ROW  # rows of four: operation and three operands
        self.operations: vec[Operation[Any]] = NO_OPERATIONS  # by number (`effects/operations.py`)
        self.numbers: vec[i64] = NO_ROW  # amounts and conditions in prefix form
        self.selectors: vec[i64] = NO_ROW
        # Identity.
        self.name = ""
        self.hash = ""

    def entry_of(self, part: i64, trigger: i64) -> i64:
        return self.entry[part * TRIGGERS + trigger]
