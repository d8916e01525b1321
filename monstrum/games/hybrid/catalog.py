"""The profiles and missions of one pack as native tables: what the rules read, filled once by `program.py`.

Words of closed lists are their places in `terms.py`. A square is row · 32 + column (HY-1.1); -1 is no square.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

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

# What a square is (HY-1.2, HY-1.3). Doors and Access have a table of their own besides.
VOID: Final = 0
WALL: Final = 1
PILLAR: Final = 2
CLOSED_DOOR: Final = 3  # also a locked one
PASSAGE: Final = 4  # an open door, a destroyed one, a permanent passage
FLOOR: Final = 5
ROCKS: Final = 6
TRAPDOOR_CLOSED: Final = 7
TRAPDOOR_OPEN: Final = 8
ACCESS: Final = 9  # solid while the `if` of every Access on it is false (HY-7.37)
GROUNDS: Final = 10
FIRST_OPEN: Final = 4  # this ground and later ones are not solid, an Access apart

# What a door is.
DOOR_CLOSED: Final = 0
DOOR_OPEN: Final = 1
DOOR_LOCKED: Final = 2
DOOR_GONE: Final = 3  # destroyed: a passage for good

# Access.
ENTRY: Final = 0
EXIT: Final = 1
ANY_GROUP: Final = -1

# Who belongs to a standby group.
WHO_PROFILES: Final = 0
WHO_CHOICE: Final = 1
WHO_REST: Final = 2

# What happens when the round limit is reached (HY-15.5).
LIMIT_GRIFFIN: Final = 0
LIMIT_SCORPION: Final = 1
LIMIT_DRAW: Final = 2
LIMIT_CARRIER: Final = 3

SIDES: Final = 2
EITHER: Final = 2  # as a side: both
GRID: Final = 32  # columns and rows a map may have
SQUARES: Final = GRID * GRID
NO_SQUARE: Final = -1
NO_LIMIT: Final = 99

# Conditions (`Mission.conditions`): rows of three numbers: which, number, other number.
CONDITION_WIDTH: Final = 3
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

NO_ROW: Final[vec[i64]] = vec[i64]()


@final
class Mission:
    """One mission: its map, its forces, and what counts as victory."""

    def __init__(self) -> None:
        self.id = ""
        # The map (HY-1): one number per square of the grid.
        self.width: i64 = 0
        self.height: i64 = 0
        self.ground: vec[i64] = NO_ROW  # what each square is at the start
        self.door_of: vec[i64] = NO_ROW  # door on the square, or -1
        self.tile_of: vec[i64] = NO_ROW  # tile of the square, or -1
        self.access_of: vec[i64] = NO_ROW  # mask of the Access rows that name the square
        self.zone_of: vec[i64] = NO_ROW  # mask of the sides that deploy there
        self.tile_ids: list[str] = []
        # Doors, by number in the order of their first squares.
        self.doors: i64 = 0
        self.door_square: vec[i64] = NO_ROW
        self.door_other: vec[i64] = NO_ROW  # second square of a double door, or -1
        self.door_start: vec[i64] = NO_ROW  # closed, open, locked
        # Access rows.
        self.accesses: i64 = 0
        self.access_side: vec[i64] = NO_ROW
        self.access_kind: vec[i64] = NO_ROW
        self.access_if: vec[i64] = NO_ROW  # row of `conditions`
        self.access_group: vec[i64] = NO_ROW  # standby group it is for, or ANY_GROUP
        # Counters and objectives.
        self.counter_squares: list[int] = []
        self.event_counters: i64 = 0
        self.trap_counters: i64 = 0
        self.objective_square: vec[i64] = NO_ROW  # by number 1 … 6; -1 = not in this mission
        self.objective_accepts: vec[i64] = NO_ROW  # a side, or EITHER
        self.objective_needs: vec[i64] = NO_ROW  # first row of `conditions`; and-ed
        self.objective_needs_count: vec[i64] = NO_ROW
        self.objective_keep: vec[i64] = NO_ROW
        self.objective_carry: vec[i64] = NO_ROW  # 1 = it is borne by who accepts it (HY-13.7)
        self.objective_entry: vec[i64] = NO_ROW  # its effects in the programs of the catalog, or -1
        # Forces and deployment (HY-2).
        self.fixed: list[list[int]] = []  # per side: profiles, or empty where they are chosen
        self.chosen: vec[i64] = NO_ROW  # per side: 1 = the player chooses (D1)
        self.rank_total: vec[i64] = NO_ROW
        self.max_warriors: vec[i64] = NO_ROW
        self.max_rank0: vec[i64] = NO_ROW
        self.compulsory: list[list[int]] = []
        self.deploy_order: vec[i64] = NO_ROW
        self.by_entry: vec[i64] = NO_ROW  # per side: 1 = `deploy` is ENTRY: all on standby
        # Standby groups.
        self.groups: i64 = 0
        self.group_ids: list[str] = []
        self.group_side: vec[i64] = NO_ROW
        self.group_who: vec[i64] = NO_ROW
        self.group_number: vec[i64] = NO_ROW  # the n of CHOICE:n
        self.group_profiles: list[list[int]] = []
        self.group_entries: list[list[int]] = []
        self.group_one_each: vec[i64] = NO_ROW
        self.group_if: vec[i64] = NO_ROW  # row of `conditions`
        # Flags, conditions, specials, victory.
        self.flag_ids: list[str] = []
        self.conditions: vec[i64] = NO_ROW
        self.scoring: vec[i64] = NO_ROW  # rows of SCORING_WIDTH: the specials that only score
        self.victory_side: vec[i64] = NO_ROW  # groups: whose, first row of `conditions`, how many rows
        self.victory_first: vec[i64] = NO_ROW
        self.victory_count: vec[i64] = NO_ROW
        self.round_limit: i64 = 0
        self.at_limit: i64 = LIMIT_DRAW
        self.limit_objective: i64 = 0  # the n of CARRIER:n
        self.decks: i64 = 0  # mask of decks in use, in the order of `terms.DECKS`


# A special of a mission that scores: who gains, on which trigger, how much, for figures of which side and Rank.
SCORING_WIDTH: Final = 5
SCORE_OWNER: Final = 0
SCORE_TRIGGER: Final = 1  # place in `terms.TRIGGERS`
SCORE_POINTS: Final = 2
SCORE_SIDE: Final = 3  # whose figure, or EITHER
SCORE_RANK: Final = 4  # at least


@final
class Catalog:
    """One pack, ready to play."""

    def __init__(self) -> None:
        # Profiles, by index in ascending id order.
        self.profiles: i64 = 0
        self.profile_ids: list[str] = []
        self.side_of: vec[i64] = NO_ROW
        self.rank_of: vec[i64] = NO_ROW
        self.nv_of: vec[i64] = NO_ROW
        self.mt_of: vec[i64] = NO_ROW
        self.base_of: vec[i64] = NO_ROW  # 1 or 2 squares a side
        self.most_of: vec[i64] = NO_ROW  # copies in a force (`max`, 1 if `unique`)
        self.value_of: vec[i64] = NO_ROW  # profile · MODES + mode; 0 = no such mode
        self.aptitude_of: vec[i64] = NO_ROW  # profile · APTITUDES + aptitude → X; 1 without X; 0 = none
        # Missions.
        self.mission_ids: list[str] = []
        self.missions: list[Mission] = []
        # Identity.
        self.name = ""
        self.hash = ""
