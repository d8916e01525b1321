"""The content of one pack as native tables: what the rules read, filled once by `program.py`.

Words of closed lists are their places in `terms.py`; profiles, cards and missions are their places in the
order of their ids. A square is row · 32 + column (HY-1.1). -1 is no square, no door, no row.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.operations import Operation, operation_table

NUMBERS: Final = 7  # rows by Objective: from 0, their numbers from 1
NO_ROW: Final[vec[i64]] = vec[i64]()
NO_OPERATIONS: Final = operation_table([])
NONE: Final = -1

# Modes, in the order of `terms.MODES`.
OC: Final = 0
DC: Final = 1
F: Final = 2
MV: Final = 3
MODES: Final = 4
NO_MODE: Final = -1

# Aptitudes, in the order of `terms.APTITUDES`.
COMBINED_ATTACK: Final = 0
AURA: Final = 1
PUNY: Final = 2
CONVICTION: Final = 3
DUELLIST: Final = 4
FELON: Final = 5
FRENZY: Final = 6
BRUTISH_STRENGTH: Final = 7
MUTATION: Final = 8
EYE_OF_THE_LYNX: Final = 9
INFILTRATION: Final = 10
PRESTIGE: Final = 11
DORSAL_PROTECTION: Final = 12
SACRIFICE: Final = 13
TITAN: Final = 14
VELOCITY: Final = 15
ARMOUR_PIERCING_SHOT: Final = 16
APTITUDES: Final = 17

SIDES: Final = 2
EITHER: Final = 2  # as a side: both
NOBODY: Final = 3  # as the owner of a special: neutral
NO_LIMIT: Final = 99

# Access (columns of `Mission.access`).
ENTRY: Final = 0
EXIT: Final = 1
A_SIDE: Final = 0
A_KIND: Final = 1
A_IF: Final = 2  # a row of `conditions`
A_GROUP: Final = 3  # the standby group it is for, or NONE
ACCESS_WIDTH: Final = 4

# What happens when the round limit is reached (HY-15.5).
LIMIT_GRIFFIN: Final = 0
LIMIT_SCORPION: Final = 1
LIMIT_DRAW: Final = 2
LIMIT_CARRIER: Final = 3

# Conditions (`Mission.conditions`): rows of four numbers: which, number, other number, negated.
CONDITION_WIDTH: Final = 4
IF_ALWAYS: Final = 0
IF_FLAG: Final = 1  # flag, value
IF_OBJECTIVE_DONE: Final = 2  # objective
IF_ROUND: Final = 3  # at least
IF_ELIMINATE_ALL: Final = 4
IF_ELIMINATE: Final = 5  # profile
IF_SURVIVE_UNTIL: Final = 6  # round
IF_IN_ORDER: Final = 7  # up to six objectives, three bits each, the first lowest
IF_EXITED: Final = 8  # at least
IF_EXITED_PROFILE: Final = 9  # profile
IF_EXITED_WITH: Final = 10  # objective
IF_NONE_ON_BOARD: Final = 11  # side
IF_SCORE: Final = 12  # at least
IF_MORE_SCORE: Final = 13
IF_RANK_ELIMINATED: Final = 14  # at least
IF_CARDS: Final = 15  # Action cards in hand, at least

# The columns of a compiled effect: one row per operation.
E_TRIGGER: Final = 0
E_IF: Final = 1  # where its predicates start in `predicates`, or NONE
E_TARGET: Final = 2  # a row of `targets`
E_OP: Final = 3  # see `opcodes.py`
E_N: Final = 4  # the number; 99 = ALL
E_MODES: Final = 5  # a mask; 0 where none is named: all
E_WORD: Final = 6  # the place of a word in its list
E_X: Final = 7  # a second number: a profile, a flag, a truth, the row of a target
E_DURATION: Final = 8  # place in `terms.DURATIONS`
E_ROUNDS: Final = 9  # of ROUNDS:n
E_OPTIONAL: Final = 10
E_BLOCKS: Final = 11  # where its nested effects start in `blocks`, or NONE
EFFECT_WIDTH: Final = 12

# The columns of a target.
T_SCOPE: Final = 0  # place in `terms.SCOPES`
T_SIDE: Final = 1  # FRIEND 0, ENEMY 1, ANY 2
T_COUNT: Final = 2  # 99 = ALL
T_CHOOSER: Final = 3  # OWNER 0, OPPONENT 1, RANDOM 2
T_RANGE: Final = 4  # 0 = anywhere
T_SIGHT: Final = 5  # 1 = in sight
T_FILTERS: Final = 6  # where its predicates start, or NONE
TARGET_WIDTH: Final = 7

# Predicates: their number, then rows: what (place in `predicates.CONDITIONS`), negated, number, word, sign.
P_WHAT: Final = 0
P_NOT: Final = 1
P_NUMBER: Final = 2
P_WORD: Final = 3
P_SIGN: Final = 4  # 1 = at most, 0 otherwise
PREDICATE_WIDTH: Final = 5


@final
class Effects:
    """All effects of a pack as rows. Those of one card, objective or block follow each other."""

    def __init__(self) -> None:
        self.rows: vec[i64] = NO_ROW
        self.targets: vec[i64] = NO_ROW
        self.predicates: vec[i64] = NO_ROW
        self.blocks: vec[i64] = NO_ROW  # per operation: how many blocks, then first row and end of each


@final
class Mission:
    """One mission: its map, its forces, and what counts as victory."""

    def __init__(self) -> None:
        self.id = ""
        self.drawn: list[int] = []  # of a board drawn for a position: the drawing (`practice.py`)
        # The map (HY-1). Rows of squares have 1,024 entries.
        self.columns: i64 = 0
        self.rows: i64 = 0
        self.kinds: vec[i64] = NO_ROW  # what each square is at the start: kinds of `rules/ground.py`
        self.door_at: vec[i64] = NO_ROW  # the door on the square, or NONE
        self.tile_at: vec[i64] = NO_ROW  # the tile of the square (a place in `Catalog.tiles`), or NONE
        self.access_at: vec[i64] = NO_ROW  # mask of the Access rows that name the square
        self.zone_at: vec[i64] = NO_ROW  # mask of the sides that deploy there
        # Doors in the order of their first squares.
        self.doors: i64 = 0
        self.door_squares: vec[i64] = NO_ROW  # two per door; the second is NONE for a single door
        self.door_states: vec[i64] = NO_ROW  # closed, open, locked
        self.accesses: i64 = 0
        self.access: vec[i64] = NO_ROW
        # Counters and objectives, by number 0 … 6.
        self.counter_squares: list[int] = []
        self.event_counters: i64 = 0
        self.trap_counters: i64 = 0
        self.objective_square: vec[i64] = NO_ROW  # NONE = not in this mission
        self.objective_accepts: vec[i64] = NO_ROW  # a side, or EITHER
        self.objective_needs: vec[i64] = NO_ROW  # first row of `conditions`; and-ed
        self.objective_needs_count: vec[i64] = NO_ROW
        self.objective_asks: vec[i64] = NO_ROW  # predicates of `effects` about who accepts it, or NONE
        self.objective_keep: vec[i64] = NO_ROW
        self.objective_carry: vec[i64] = NO_ROW  # 1 = it is borne by who accepts it (HY-13.7)
        self.objective_first: vec[i64] = NO_ROW  # its effects: first row and end
        self.objective_end: vec[i64] = NO_ROW
        # Forces and deployment (HY-2).
        self.fixed: list[list[int]] = []  # per side: profiles, or empty where they are chosen
        self.quick: list[
            list[int]
        ] = []  # per side: a force for a quick start; the fixed one where there is one
        self.rank_total: vec[i64] = NO_ROW
        self.max_warriors: vec[i64] = NO_ROW
        self.max_rank0: vec[i64] = NO_ROW
        self.compulsory: list[list[int]] = []
        self.deploy_order: vec[i64] = NO_ROW
        self.by_entry: vec[i64] = NO_ROW  # per side: 1 = all on standby
        # Standby groups. Members: the profiles, then so many of the owner's choice, or all the rest.
        self.groups: i64 = 0
        self.group_ids: list[str] = []
        self.group_side: vec[i64] = NO_ROW
        self.group_profiles: list[list[int]] = []
        self.group_choice: vec[i64] = NO_ROW  # the n of CHOICE:n
        self.group_rest: vec[i64] = NO_ROW  # 1 = REST
        self.group_entries: list[list[int]] = []
        self.group_one_each: vec[i64] = NO_ROW
        self.group_if: vec[i64] = NO_ROW  # a row of `conditions`
        self.gates_by_hand: i64 = 0  # 1 = an Access asks for cards in hand
        # Conditions, specials, victory.
        self.conditions: vec[i64] = NO_ROW
        self.specials: vec[i64] = (
            NO_ROW  # rows of three: owner (a side, EITHER = EACH, NOBODY), first effect, end
        )
        self.victory_side: vec[i64] = NO_ROW  # groups: whose, first row of `conditions`, how many rows
        self.victory_first: vec[i64] = NO_ROW
        self.victory_count: vec[i64] = NO_ROW
        self.round_limit: i64 = 0
        self.at_limit: i64 = LIMIT_DRAW
        self.limit_objective: i64 = 0  # the n of CARRIER:n
        self.decks: i64 = 0  # mask of decks in use, in the order of `terms.DECKS`

    # Boards are drawn by code that runs interpreted, for every position: it may fill rows, not make them.

    def lay_squares(self, columns: i64, rows: i64, kinds: list[int], door_at: list[int]) -> None:
        """The squares of a map: no tile, no zone, no Access and no Objective on them yet."""
        self.columns = columns
        self.rows = rows
        self.kinds = vec[i64](kinds)
        self.door_at = vec[i64](door_at)
        self.tile_at = vec[i64]([NONE] * len(kinds))
        self.access_at = vec[i64]([0] * len(kinds))
        self.zone_at = vec[i64]([0] * len(kinds))
        self.objective_square = vec[i64]([NONE] * NUMBERS)

    def lay_doors(self, squares: list[int], states: list[int]) -> None:
        """The doors of a map: two squares and a state each."""
        self.doors = len(states)
        self.door_squares = vec[i64](squares)
        self.door_states = vec[i64](states)

    def lay_access(self, rows: list[int]) -> None:
        """Entries and Exits, rows of ACCESS_WIDTH; `access_at` is filled by the caller."""
        self.accesses = len(rows) // ACCESS_WIDTH
        self.access = vec[i64](rows)

    def leave_open(self) -> None:
        """Neither forces nor goals; either side may accept an Objective."""
        self.conditions = vec[i64]([IF_ALWAYS, 0, 0, 0])
        self.objective_accepts = vec[i64]([EITHER] * NUMBERS)
        self.objective_needs = vec[i64]([0] * NUMBERS)
        self.objective_needs_count = vec[i64]([0] * NUMBERS)
        self.objective_asks = vec[i64]([NONE] * NUMBERS)
        self.objective_keep = vec[i64]([0] * NUMBERS)
        self.objective_carry = vec[i64]([0] * NUMBERS)
        self.objective_first = vec[i64]([0] * NUMBERS)
        self.objective_end = vec[i64]([0] * NUMBERS)
        self.rank_total = vec[i64]([0] * SIDES)
        self.max_warriors = vec[i64]([0] * SIDES)
        self.max_rank0 = vec[i64]([0] * SIDES)
        self.by_entry = vec[i64]([0] * SIDES)
        self.deploy_order = vec[i64]([1, 0])


@final
class Catalog:
    """One pack, ready to play."""

    def __init__(self) -> None:
        # Profiles, by index in ascending id order.
        self.profiles: i64 = 0
        self.profile_ids: list[str] = []
        self.side: vec[i64] = NO_ROW
        self.rank: vec[i64] = NO_ROW
        self.nv: vec[i64] = NO_ROW
        self.mt: vec[i64] = NO_ROW
        self.base: vec[i64] = NO_ROW  # 1 or 2 squares a side
        self.most: vec[i64] = NO_ROW  # copies in a force (`max`, 1 if `unique`)
        self.value: vec[i64] = NO_ROW  # profile · MODES + mode; 0 = no such mode
        self.aptitude: vec[i64] = NO_ROW  # profile · APTITUDES + aptitude → X; 1 without X; 0 = none
        # Card designs of all decks, by index; the Action cards come first.
        self.cards: i64 = 0
        self.action_cards: i64 = 0
        self.card_ids: list[str] = []
        self.deck: vec[i64] = NO_ROW  # place in `terms.DECKS`
        self.pile: vec[i64] = NO_ROW  # the deck on the table it comes from (`card_piles.py`)
        self.pile_ends: vec[i64] = NO_ROW  # by pile: its first card, and the one after its last
        self.copies: vec[i64] = NO_ROW
        self.holder: vec[i64] = NO_ROW  # the side that can hold it, or EITHER
        self.points: vec[i64] = NO_ROW
        self.card_modes: vec[i64] = NO_ROW  # mask of modes its effect may be used in
        self.use: vec[i64] = NO_ROW  # place in `terms.USES`
        self.timing: vec[i64] = NO_ROW  # place in `terms.TIMINGS`
        self.field: vec[i64] = NO_ROW  # 1 = category FIELD
        self.operations: vec[Operation[Any]] = NO_OPERATIONS  # by number (`effects/operations.py`)
        self.first_effect: vec[i64] = NO_ROW  # two per card: the first row of its effects, and their end
        self.effects = Effects()
        self.flags: list[str] = []  # every mission flag an effect or a condition names
        self.tiles: list[str] = []  # every tile a mission names
        # Missions.
        self.mission_ids: list[str] = []
        self.missions: list[Mission] = []
        # Identity.
        self.name = ""
        self.hash = ""
