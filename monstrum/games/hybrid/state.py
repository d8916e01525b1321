"""The state of a game of Hybrid: where every warrior stands, what is on him, and what the board has become.

A figure is side · SLOTS + slot. Whatever can nest (a Movement inside an effect, a shot inside a Movement)
is in the records of the stack, never in a field here.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.chance import Chance
from monstrum.core.state import Frame, State, dump_list, dump_row
from monstrum.games.hybrid.content.catalog import NO_MODE, Catalog, Mission
from monstrum.games.hybrid.rules.card_piles import CardPiles
from monstrum.games.hybrid.rules.ground import Ground

GRIFFIN: Final = 0
SCORPION: Final = 1
NO_SIDE: Final = -1
SLOTS: Final = 16  # figures a side has room for: ten warriors, and those cards bring in
FIGURES: Final = 2 * SLOTS
MOST_WARRIORS: Final = 10  # HY-2.3: there are ten Activation counters a side
NO_FIGURE: Final = -1
NO_SQUARE: Final = -1
ROWS: Final = 32  # of bits, one per column: a set of squares

# Where a warrior is.
NOT_IN_PLAY: Final = 0  # the slot is empty
STANDBY: Final = 1
ON_BOARD: Final = 2
ELIMINATED: Final = 3
EXITED: Final = 4
LEFT_OUT: Final = 5  # HY-2.7: no place for him; he does not take part

# Facings, clockwise (HY-2 terms).
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# Aptitudes lost for the game, as bits of `lost`.
LOST_INFILTRATION: Final = 1
LOST_PRESTIGE: Final = 2
LOST_COMMAND: Final = 4  # HY-14.4: a leader who was gone leads no more

# Event counters (HY-2.2). A face nobody has turned up is drawn when somebody does: nobody could have known.
NO_COUNTER: Final = 0
FACE_DOWN: Final = 1
EVENT_FACE: Final = 2  # fixed by a position, still face down
TRAP_FACE: Final = 3
COUNTERS: Final = 16

# Objectives 1 … 6.
OBJECTIVES: Final = 7  # rows start at 0, numbers at 1
NO_OBJECTIVE: Final = 0
LYING: Final = 1
CARRIED: Final = 2
TAKEN: Final = 3  # accepted and removed
GONE_WITH: Final = 4  # + side: left the game with a bearer of that side

# Effects that last: rows of `lasting`.
LASTING_WIDTH: Final = 8
L_OP: Final = 0  # place in `opcodes.py`
L_SUBJECT: Final = 1  # a figure, OF_SIDE + side, or OF_TILE + tile
L_N: Final = 2
L_WORD: Final = 3  # an aptitude, what is forbidden, a source of Wounds
L_MODES: Final = 4  # mask of modes; ALL_MODES = any roll, also one without a mode
L_ROLE: Final = 5  # rolls: ANY_ROLE, attacks, parries
L_UNTIL: Final = 6  # its duration, with the round or the activation in which it ends
L_SOURCE: Final = 7  # the card behind it
OF_SIDE: Final = 48
OF_TILE: Final = 64
OF_DOOR: Final = 128
UNTIL_AT: Final = 16  # L_UNTIL: the place of its duration + UNTIL_AT · the round or the Action it ends with

# Effects that stay or wait: rows of `standing`, one per operation.
STANDING_WIDTH: Final = 5
W_ROW: Final = 0  # a row of `catalog.Effects`
W_WHO: Final = 1  # owner and card, as in a record (`rules/sources.py`)
W_FIGURES: Final = 2  # SELF and OPPOSING, likewise
W_HOW: Final = 3  # how its card is in play
W_UNTIL: Final = 4  # as L_UNTIL

# Cards that stay in play (Constants, active Auras, awarded Mutations): rows of `staying`.
STAYING_WIDTH: Final = 4
S_SOURCE: Final = 0  # design + COPY · number of the copy among those in play
S_OWNER: Final = 1
S_FIGURE: Final = 2  # who bears it, who found it, or NO_FIGURE
S_HOW: Final = 3  # CONSTANT, AURA or MUTATION of `rules/sources.py`
COPY: Final = 256

# Templates on the board: rows of `templates`.
TEMPLATE_WIDTH: Final = 4
M_KIND: Final = 0
M_SQUARE: Final = 1  # the north-west one
M_SIDE: Final = 2  # who placed it, or NO_SIDE
M_UNTIL: Final = 3  # the round at whose end it goes
EXPLOSION: Final = 0
GAS: Final = 1
CHARNEL: Final = 2

UNDECIDED: Final = -1
DRAWN: Final = 2


@final
class SkirmishState(State):
    """Two sides, one board."""

    def __init__(
        self, catalog: Catalog, ground: Ground, table: "vec[Frame[Any]]", chance: Chance, muted: bool
    ) -> None:
        super().__init__(2, table, chance, muted)
        self.catalog = catalog
        self.mission: Mission = ground.mission
        self.ground = ground  # never changed: scenery that changes is another ground
        self.round: i64 = 0
        self.roll_winner: i64 = GRIFFIN  # of the last Activation Roll; HY-4.8: Griffin before round 1
        self.active: i64 = NO_FIGURE  # whose activation runs
        self.acted: i64 = 0  # activations in this round so far
        self.first_contact: i64 = 0  # HY-11.1: it has happened
        self.first_blood: i64 = 0  # HY-11.3: mask of sides that have lost a warrior
        self.last_counter: i64 = NO_SIDE  # HY-11.6: who activated the last counter
        self.events_left: i64 = 0  # face-down counters nobody has turned up that are Events …
        self.traps_left: i64 = 0  # … and Traps
        self.handed: i64 = 0  # HY-13.8: mask of objectives handed over in this round
        self.done: i64 = 0  # accepted objectives in order, three bits each, the first lowest
        self.outcome: i64 = UNDECIDED
        self.action: i64 = 0  # how many Actions with card windows are under way, one inside the other
        # Figures.
        self.profile: vec[i64] = NO_ROW
        self.letter: vec[i64] = NO_ROW  # how maps and words name it
        self.status: vec[i64] = NO_ROW
        self.base: vec[i64] = NO_ROW  # 1 or 2 squares a side
        self.place: vec[i64] = NO_ROW  # its square, the north-west one of a large base
        self.facing: vec[i64] = NO_ROW
        self.wounds: vec[i64] = NO_ROW
        self.mode: vec[i64] = NO_ROW
        self.parry_level: vec[i64] = NO_ROW  # DC counter: its LoM; 0 = none
        self.watch: vec[i64] = NO_ROW  # Skilled Firing counter: its number; 0 = none
        self.watched: vec[i64] = NO_ROW  # of a watching shooter: mask of enemies he saw last
        self.hindered_by: vec[i64] = NO_ROW  # Skilled Move counter: the hinderer + 1; 0 = none
        self.furtive: vec[i64] = NO_ROW  # Expert Move counter
        self.order: vec[i64] = NO_ROW  # Activation counter: its number; 0 = none
        self.activated: vec[i64] = NO_ROW  # 0, or its place in this round's activations (HY-15.2)
        self.combined: vec[i64] = NO_ROW  # Combined Attacks used: how many; COUNTED_ROUND · round of the last
        self.frenzy: vec[i64] = NO_ROW  # enemies eliminated hand-to-hand
        self.lost: vec[i64] = NO_ROW  # aptitudes lost for the game
        self.carried: vec[i64] = NO_ROW  # objective borne; 0 = none
        self.group: vec[i64] = NO_ROW  # standby group; -1 = none
        self.entry: vec[i64] = NO_ROW  # Entry square it is tied to; -1 = any of the group
        self.aura: vec[i64] = NO_ROW  # HY-12.2: the Aura card that is active + 1; 0 = none
        self.awarded: vec[i64] = NO_ROW  # HY-12.5: Mutation cards awarded in this game
        self.fell: vec[i64] = NO_ROW  # where an eliminated warrior stood last
        self.skips: vec[i64] = NO_ROW  # activations to lose · 2, + 1 if he has lost one in this round
        # Sides.
        self.leader: vec[i64] = NO_ROW  # HY-14.4
        self.initiative: vec[i64] = NO_ROW  # `mod_activation_roll`: added to the next Activation Roll
        self.score: vec[i64] = NO_ROW
        self.revealed: vec[i64] = NO_ROW  # the last Activation counter turned up in this round
        # The board.
        self.taken: vec[i64] = NO_ROW  # per side a set of squares: where its figures stand
        self.counter_square: vec[i64] = NO_ROW
        self.counter_face: vec[i64] = NO_ROW
        self.objective_square: vec[i64] = NO_ROW
        self.objective_at: vec[i64] = NO_ROW  # lying, carried, taken …
        self.flags: vec[i64] = NO_ROW
        self.templates: list[int] = []
        self.lasting: vec[i64] = NO_ROW  # effects in force
        self.lasts: i64 = 0  # how many
        self.standing: vec[i64] = NO_ROW  # effects that stay or wait
        self.stands: i64 = 0  # how many
        self.extras: list[int] = []  # extra activations in the order they were granted
        # What follows from these rows (`rules/sources.py`): asked first, and mostly nothing.
        self.at_work: i64 = 0  # mask of the operations of effects in force
        self.anew: i64 = 0  # … of those that are judged each time: CONTINUOUS and AURA
        self.waits: i64 = 0  # mask of the triggers something waits for
        self.judging = False  # whether a CONTINUOUS effect applies is asked without the others
        self.staying: list[int] = []  # cards in play: rows of STAYING_WIDTH
        self.cards: CardPiles = NO_CARDS  # decks, hands and everything laid on the table

    def make_room(self) -> None:
        """HY-2.1  The board of the mission; nobody is there yet.

        Rows are made here, natively in the compiled build: code that runs interpreted changes numbers in a
        row, never the row."""
        self.profile = vec[i64]([-1] * FIGURES)
        self.letter = vec[i64]([0] * FIGURES)
        self.status = vec[i64]([NOT_IN_PLAY] * FIGURES)
        self.base = vec[i64]([1] * FIGURES)
        self.place = vec[i64]([NO_SQUARE] * FIGURES)
        self.facing = vec[i64]([NORTH] * FIGURES)
        self.wounds = vec[i64]([0] * FIGURES)
        self.mode = vec[i64]([NO_MODE] * FIGURES)
        self.parry_level = vec[i64]([0] * FIGURES)
        self.watch = vec[i64]([0] * FIGURES)
        self.watched = vec[i64]([0] * FIGURES)
        self.hindered_by = vec[i64]([0] * FIGURES)
        self.furtive = vec[i64]([0] * FIGURES)
        self.order = vec[i64]([0] * FIGURES)
        self.activated = vec[i64]([0] * FIGURES)
        self.combined = vec[i64]([0] * FIGURES)
        self.frenzy = vec[i64]([0] * FIGURES)
        self.lost = vec[i64]([0] * FIGURES)
        self.carried = vec[i64]([0] * FIGURES)
        self.group = vec[i64]([-1] * FIGURES)
        self.entry = vec[i64]([NO_SQUARE] * FIGURES)
        self.aura = vec[i64]([0] * FIGURES)
        self.awarded = vec[i64]([0] * FIGURES)
        self.fell = vec[i64]([NO_SQUARE] * FIGURES)
        self.skips = vec[i64]([0] * FIGURES)
        self.leader = vec[i64]([NO_FIGURE] * 2)
        self.initiative = vec[i64]([0] * 2)
        self.score = vec[i64]([0] * 2)
        self.revealed = vec[i64]([0] * 2)
        self.taken = vec[i64]([0] * (2 * ROWS))
        self.counter_square = vec[i64]([NO_SQUARE] * COUNTERS)
        self.counter_face = vec[i64]([NO_COUNTER] * COUNTERS)
        self.objective_square = vec[i64]([NO_SQUARE] * OBJECTIVES)
        self.objective_at = vec[i64]([NO_OBJECTIVE] * OBJECTIVES)
        self.flags = vec[i64]([0] * len(self.catalog.flags))
        self.cards = CardPiles(self.catalog.cards)

    def clone(self) -> "SkirmishState":
        other = SkirmishState(self.catalog, self.ground, self.table, self.chance.clone(), True)
        other.copy_pending(self)
        other.round = self.round
        other.roll_winner = self.roll_winner
        other.active = self.active
        other.acted = self.acted
        other.first_contact = self.first_contact
        other.first_blood = self.first_blood
        other.last_counter = self.last_counter
        other.events_left = self.events_left
        other.traps_left = self.traps_left
        other.handed = self.handed
        other.done = self.done
        other.outcome = self.outcome
        other.action = self.action
        other.profile = self.profile[:]
        other.letter = self.letter[:]
        other.status = self.status[:]
        other.base = self.base[:]
        other.place = self.place[:]
        other.facing = self.facing[:]
        other.wounds = self.wounds[:]
        other.mode = self.mode[:]
        other.parry_level = self.parry_level[:]
        other.watch = self.watch[:]
        other.watched = self.watched[:]
        other.hindered_by = self.hindered_by[:]
        other.furtive = self.furtive[:]
        other.order = self.order[:]
        other.activated = self.activated[:]
        other.combined = self.combined[:]
        other.frenzy = self.frenzy[:]
        other.lost = self.lost[:]
        other.carried = self.carried[:]
        other.group = self.group[:]
        other.entry = self.entry[:]
        other.aura = self.aura[:]
        other.awarded = self.awarded[:]
        other.fell = self.fell[:]
        other.skips = self.skips[:]
        other.leader = self.leader[:]
        other.initiative = self.initiative[:]
        other.score = self.score[:]
        other.revealed = self.revealed[:]
        other.taken = self.taken[:]
        other.counter_square = self.counter_square[:]
        other.counter_face = self.counter_face[:]
        other.objective_square = self.objective_square[:]
        other.objective_at = self.objective_at[:]
        other.flags = self.flags[:]
        if self.templates:
            other.templates = self.templates.copy()
        if self.lasts:
            other.lasting = self.lasting[:]
            other.lasts = self.lasts
        if self.stands:
            other.standing = self.standing[:]
            other.stands = self.stands
        if self.extras:
            other.extras = self.extras.copy()
        other.at_work = self.at_work
        other.anew = self.anew
        other.waits = self.waits
        if self.staying:
            other.staying = self.staying.copy()
        other.cards = self.cards.clone()
        return other

    def dump(self, out: list[int]) -> None:
        """What the mission says is not repeated; `stored.py` reads it back."""
        number = self.mission_number()
        out.append(number)
        if number < 0:
            dump_list(out, self.mission.drawn)
        self.dump_scalars(out)
        for row in self.figure_rows():
            dump_row(out, row)
        for row in self.board_rows():
            dump_row(out, row)
        dump_row(out, self.ground.kinds)
        dump_row(out, self.ground.doors)
        dump_list(out, self.templates)
        out.append(self.lasts)
        for at in range(self.lasts * LASTING_WIDTH):
            out.append(self.lasting[at])
        out.append(self.stands)
        for at in range(self.stands * STANDING_WIDTH):
            out.append(self.standing[at])
        dump_list(out, self.extras)
        dump_list(out, self.staying)
        self.cards.dump(out)
        self.dump_pending(out)

    def mission_number(self) -> i64:
        """The place of the mission in the pack; -1 for a board drawn for a position."""
        missions = self.catalog.missions
        for at in range(len(missions)):
            if missions[at] is self.mission:
                return at
        return -1

    def dump_scalars(self, out: list[int]) -> None:
        out.append(self.round)
        out.append(self.roll_winner)
        out.append(self.active)
        out.append(self.acted)
        out.append(self.first_contact)
        out.append(self.first_blood)
        out.append(self.last_counter)
        out.append(self.events_left)
        out.append(self.traps_left)
        out.append(self.handed)
        out.append(self.done)
        out.append(self.outcome)
        out.append(self.action)

    def put_scalars(self, numbers: list[int]) -> None:
        self.round = numbers[0]
        self.roll_winner = numbers[1]
        self.active = numbers[2]
        self.acted = numbers[3]
        self.first_contact = numbers[4]
        self.first_blood = numbers[5]
        self.last_counter = numbers[6]
        self.events_left = numbers[7]
        self.traps_left = numbers[8]
        self.handed = numbers[9]
        self.done = numbers[10]
        self.outcome = numbers[11]
        self.action = numbers[12]

    def put_lasting(self, rows: list[int]) -> None:
        """Replace the effects in force."""
        self.lasting = vec[i64]([0] * len(rows))
        for at in range(len(rows)):
            self.lasting[at] = rows[at]
        self.lasts = len(rows) // LASTING_WIDTH

    def put_standing(self, rows: list[int]) -> None:
        """Replace the effects that stay or wait."""
        self.standing = vec[i64]([0] * len(rows))
        for at in range(len(rows)):
            self.standing[at] = rows[at]
        self.stands = len(rows) // STANDING_WIDTH

    def figure_rows(self) -> list[vec[i64]]:
        """The rows with one number per figure, in the order they are stored."""
        return [
            self.profile, self.letter, self.status, self.place, self.facing, self.wounds, self.mode,
            self.parry_level, self.watch, self.watched, self.hindered_by, self.furtive, self.order,
            self.activated, self.combined, self.frenzy, self.lost, self.carried, self.group,
            self.entry, self.aura, self.awarded, self.fell, self.skips,
        ]  # fmt: skip

    def board_rows(self) -> list[vec[i64]]:
        """The other rows, in the order they are stored; `base` and `taken` follow from the figures."""
        return [
            self.leader, self.initiative, self.score, self.revealed, self.counter_square, self.counter_face,
            self.objective_square, self.objective_at, self.flags,
        ]  # fmt: skip


SCALARS: Final = 13
USES: Final = 100  # `combined` holds uses + USES · the round of the last one
NO_ROW: Final[vec[i64]] = vec[i64]()
NO_CARDS: Final = CardPiles(0)


def side_of(figure: i64) -> i64:
    return figure // SLOTS


def first_of(side: i64) -> i64:
    """The first slot of a side; its figures end SLOTS later."""
    return side * SLOTS
