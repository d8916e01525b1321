"""The state of a game of Hybrid: where every warrior stands, what is on him, and what the board has become.

A figure is side · SLOTS + slot. Whatever can nest (a Movement inside an effect, a shot inside a Movement)
is in the records of the stack, never in a field here.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.chance import Chance
from monstrum.core.codec import Numbers, load_pending
from monstrum.core.state import NO_LIST, NO_ROW, Frame, State, dump_list, dump_row, dump_rows
from monstrum.games.hybrid.content.catalog import MODES, NO_MODE, Catalog, Mission
from monstrum.games.hybrid.rules.card_piles import NO_CARDS, SIDES, CardPiles
from monstrum.games.hybrid.rules.ground import DESTROYED, KINDS, Ground

GRIFFIN: Final = 0
SCORPION: Final = 1
NO_SIDE: Final[i64] = -1
SLOTS: Final = 16  # figures a side has room for: ten warriors, and those cards bring in
FIGURES: Final = 2 * SLOTS
MOST_WARRIORS: Final[i64] = 10  # HY-2.3: there are ten Activation counters a side
NO_FIGURE: Final[i64] = -1
NO_SQUARE: Final[i64] = -1
LAST_SQUARE: Final = 1024 - 34  # of a large base: the other three are on the board too
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
NO_COUNTER: Final[i64] = 0
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
DRAWN: Final[i64] = 2


FIELDS: Final = """
mission           method, given
round             number
roll_winner       number  GRIFFIN  GRIFFIN … SCORPION  # of the last Activation Roll (HY-4.8)
active            number  NO_FIGURE  NO_FIGURE … FIGURES - 1  # whose activation runs
acted             number                    # activations in this round so far
first_contact     number                    # HY-11.1: it has happened
first_blood       number  0  0 … 3  # HY-11.3: mask of sides that have lost a warrior
last_counter      number  NO_SIDE  NO_SIDE … SCORPION  # HY-11.6: who activated the last counter
events_left       number                    # face-down counters nobody has turned up that are Events …
traps_left        number                    # … and Traps
handed            number  0  0 … 1023  # HY-13.8: mask of objectives handed over in this round
done              number  0  0 … 1 << 60  # accepted objectives, three bits each, the first lowest
outcome           number  UNDECIDED  UNDECIDED … DRAWN
action            number                    # Actions with card windows under way, one inside the other
# Figures.
profile           row of FIGURES, lent  -1            -1 … catalog.profiles - 1
letter            row of FIGURES, lent  0             0 … 122  # how maps and words name it
status            row of FIGURES, lent  NOT_IN_PLAY   NOT_IN_PLAY … LEFT_OUT
place             row of FIGURES, lent with places  NO_SQUARE  NO_SQUARE … LAST_SQUARE  # north-west
facing            row of FIGURES, lent with places  NORTH         NORTH … WEST
wounds            row of FIGURES, lent
mode              row of FIGURES, lent  NO_MODE       NO_MODE … MODES - 1
parry_level       row of FIGURES, lent  # DC counter: its LoM; 0 = none
watch             row of FIGURES, lent  # Skilled Firing counter: its number; 0 = none
watched           row of FIGURES, lent  # of a watching shooter: mask of enemies he saw last
hindered_by       row of FIGURES, lent  0             0 … FIGURES  # Skilled Move counter: hinderer + 1
furtive           row of FIGURES, lent  # Expert Move counter
order             row of FIGURES, lent  # Activation counter: its number; 0 = none
activated         row of FIGURES, lent  # 0, or its place in this round's activations (HY-15.2)
combined          row of FIGURES, lent  # Combined Attacks used + USES · round of the last
frenzy            row of FIGURES, lent  # enemies eliminated hand-to-hand
lost              row of FIGURES, lent  # aptitudes lost for the game
carried           row of FIGURES, lent  0             0 … OBJECTIVES - 1  # objective borne; 0 = none
group             row of FIGURES, lent  -1  -1 … len(self.mission.group_ids) - 1  # standby group; -1 = none
entry             row of FIGURES, lent  NO_SQUARE  NO_SQUARE … 1023  # its Entry square; -1 = any of its group
aura              row of FIGURES, lent  0  0 … catalog.cards  # HY-12.2: the active Aura card + 1; 0 = none
awarded           row of FIGURES, lent  # HY-12.5: Mutation cards awarded in this game
fell              row of FIGURES, lent  NO_SQUARE  # where an eliminated warrior stood last
skips             row of FIGURES, lent  # activations to lose · 2, + 1 if he has lost one in this round
base              row of FIGURES, derived, lent  1  # 1 or 2 squares a side
# Sides.
leader            row of SIDES, lent  NO_FIGURE  NO_FIGURE … FIGURES - 1  # HY-14.4
initiative        row of SIDES, lent  # `mod_activation_roll`: added to the next Activation Roll
score             row of SIDES, lent
revealed          row of SIDES, lent  # the last Activation counter turned up in this round
# The board.
taken             row of SIDES * ROWS, derived, lent with places  # per side: squares its figures stand on
counter_square    row of COUNTERS, lent  NO_SQUARE
counter_face      row of COUNTERS, lent  NO_COUNTER
objective_square  row of OBJECTIVES, lent  NO_SQUARE
objective_at      row of OBJECTIVES, lent  NO_OBJECTIVE  # lying, carried, taken …
flags             row of len(catalog.flags), lent
ground            method
templates         list of TEMPLATE_WIDTH, lent
lasting           rows of LASTING_WIDTH by lasts  # effects in force
standing          rows of STANDING_WIDTH by stands  # effects that stay or wait
extras            list, lent  # extra activations in the order they were granted
staying           list of STAYING_WIDTH, lent  # cards in play
cards             piece CardPiles(catalog.cards)  # decks, hands and everything laid on the table
# What follows from these rows (`rules/sources.py`): asked first, and mostly nothing.
at_work           number, derived           # mask of the operations of effects in force
anew              number, derived           # … of those that are judged each time: CONTINUOUS and AURA
waits             number, derived           # mask of the triggers something waits for
judging           flag, passing             # a CONTINUOUS effect is judged without the others
"""


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
        # Written by tools/fields.py from FIELDS; who changes the list runs it again.
        self.round: i64 = 0
        self.roll_winner: i64 = GRIFFIN
        self.active: i64 = NO_FIGURE
        self.acted: i64 = 0
        self.first_contact: i64 = 0
        self.first_blood: i64 = 0
        self.last_counter: i64 = NO_SIDE
        self.events_left: i64 = 0
        self.traps_left: i64 = 0
        self.handed: i64 = 0
        self.done: i64 = 0
        self.outcome: i64 = UNDECIDED
        self.action: i64 = 0
        self.profile: vec[i64] = NO_ROW
        self.letter: vec[i64] = NO_ROW
        self.status: vec[i64] = NO_ROW
        self.place: vec[i64] = NO_ROW
        self.facing: vec[i64] = NO_ROW
        self.wounds: vec[i64] = NO_ROW
        self.mode: vec[i64] = NO_ROW
        self.parry_level: vec[i64] = NO_ROW
        self.watch: vec[i64] = NO_ROW
        self.watched: vec[i64] = NO_ROW
        self.hindered_by: vec[i64] = NO_ROW
        self.furtive: vec[i64] = NO_ROW
        self.order: vec[i64] = NO_ROW
        self.activated: vec[i64] = NO_ROW
        self.combined: vec[i64] = NO_ROW
        self.frenzy: vec[i64] = NO_ROW
        self.lost: vec[i64] = NO_ROW
        self.carried: vec[i64] = NO_ROW
        self.group: vec[i64] = NO_ROW
        self.entry: vec[i64] = NO_ROW
        self.aura: vec[i64] = NO_ROW
        self.awarded: vec[i64] = NO_ROW
        self.fell: vec[i64] = NO_ROW
        self.skips: vec[i64] = NO_ROW
        self.base: vec[i64] = NO_ROW
        self.leader: vec[i64] = NO_ROW
        self.initiative: vec[i64] = NO_ROW
        self.score: vec[i64] = NO_ROW
        self.revealed: vec[i64] = NO_ROW
        self.taken: vec[i64] = NO_ROW
        self.counter_square: vec[i64] = NO_ROW
        self.counter_face: vec[i64] = NO_ROW
        self.objective_square: vec[i64] = NO_ROW
        self.objective_at: vec[i64] = NO_ROW
        self.flags: vec[i64] = NO_ROW
        self.templates: list[int] = NO_LIST
        self.lasting: vec[i64] = NO_ROW
        self.lasts: i64 = 0
        self.standing: vec[i64] = NO_ROW
        self.stands: i64 = 0
        self.extras: list[int] = NO_LIST
        self.staying: list[int] = NO_LIST
        self.cards: CardPiles = NO_CARDS
        self.at_work: i64 = 0
        self.anew: i64 = 0
        self.waits: i64 = 0
        self.judging = False
        self.lent: i64 = 60129542144  # one bit for what a copy, or everybody, holds too

    def make_room(self) -> None:
        """Natively in the compiled build: interpreted code changes numbers in a row, never the row."""
        catalog = self.catalog
        self.profile = vec[i64]([-1] * FIGURES)
        self.letter = vec[i64]([0] * FIGURES)
        self.status = vec[i64]([NOT_IN_PLAY] * FIGURES)
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
        self.base = vec[i64]([1] * FIGURES)
        self.leader = vec[i64]([NO_FIGURE] * SIDES)
        self.initiative = vec[i64]([0] * SIDES)
        self.score = vec[i64]([0] * SIDES)
        self.revealed = vec[i64]([0] * SIDES)
        self.taken = vec[i64]([0] * (SIDES * ROWS))
        self.counter_square = vec[i64]([NO_SQUARE] * COUNTERS)
        self.counter_face = vec[i64]([NO_COUNTER] * COUNTERS)
        self.objective_square = vec[i64]([NO_SQUARE] * OBJECTIVES)
        self.objective_at = vec[i64]([NO_OBJECTIVE] * OBJECTIVES)
        self.flags = vec[i64]([0] * (len(catalog.flags)))
        self.cards = CardPiles(catalog.cards)
        self.cards.make_room()

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
        other.profile = self.profile
        other.letter = self.letter
        other.status = self.status
        other.place = self.place
        other.facing = self.facing
        other.wounds = self.wounds
        other.mode = self.mode
        other.parry_level = self.parry_level
        other.watch = self.watch
        other.watched = self.watched
        other.hindered_by = self.hindered_by
        other.furtive = self.furtive
        other.order = self.order
        other.activated = self.activated
        other.combined = self.combined
        other.frenzy = self.frenzy
        other.lost = self.lost
        other.carried = self.carried
        other.group = self.group
        other.entry = self.entry
        other.aura = self.aura
        other.awarded = self.awarded
        other.fell = self.fell
        other.skips = self.skips
        other.base = self.base
        other.leader = self.leader
        other.initiative = self.initiative
        other.score = self.score
        other.revealed = self.revealed
        other.taken = self.taken
        other.counter_square = self.counter_square
        other.counter_face = self.counter_face
        other.objective_square = self.objective_square
        other.objective_at = self.objective_at
        other.flags = self.flags
        other.templates = self.templates
        if self.lasts:
            other.lasting = self.lasting[:]
            other.lasts = self.lasts
        if self.stands:
            other.standing = self.standing[:]
            other.stands = self.stands
        other.extras = self.extras
        other.staying = self.staying
        other.cards = self.cards.clone()
        other.at_work = self.at_work
        other.anew = self.anew
        other.waits = self.waits
        self.lent = 68719476735
        other.lent = 68719476735
        return other

    def dump(self, out: list[int]) -> None:
        self.dump_mission(out)
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
        dump_row(out, self.profile)
        dump_row(out, self.letter)
        dump_row(out, self.status)
        dump_row(out, self.place)
        dump_row(out, self.facing)
        dump_row(out, self.wounds)
        dump_row(out, self.mode)
        dump_row(out, self.parry_level)
        dump_row(out, self.watch)
        dump_row(out, self.watched)
        dump_row(out, self.hindered_by)
        dump_row(out, self.furtive)
        dump_row(out, self.order)
        dump_row(out, self.activated)
        dump_row(out, self.combined)
        dump_row(out, self.frenzy)
        dump_row(out, self.lost)
        dump_row(out, self.carried)
        dump_row(out, self.group)
        dump_row(out, self.entry)
        dump_row(out, self.aura)
        dump_row(out, self.awarded)
        dump_row(out, self.fell)
        dump_row(out, self.skips)
        dump_row(out, self.leader)
        dump_row(out, self.initiative)
        dump_row(out, self.score)
        dump_row(out, self.revealed)
        dump_row(out, self.counter_square)
        dump_row(out, self.counter_face)
        dump_row(out, self.objective_square)
        dump_row(out, self.objective_at)
        dump_row(out, self.flags)
        self.dump_ground(out)
        dump_list(out, self.templates)
        dump_rows(out, self.lasting, self.lasts, LASTING_WIDTH)
        dump_rows(out, self.standing, self.stands, STANDING_WIDTH)
        dump_list(out, self.extras)
        dump_list(out, self.staying)
        self.cards.dump(out)
        self.dump_pending(out)

    def restore(self, numbers: Numbers) -> None:
        """What `dump` wrote, trusting nothing in it."""
        catalog = self.catalog
        self.round = numbers.one()
        self.roll_winner = numbers.within(GRIFFIN, SCORPION)
        self.active = numbers.within(NO_FIGURE, FIGURES - 1)
        self.acted = numbers.one()
        self.first_contact = numbers.one()
        self.first_blood = numbers.within(0, 3)
        self.last_counter = numbers.within(NO_SIDE, SCORPION)
        self.events_left = numbers.one()
        self.traps_left = numbers.one()
        self.handed = numbers.within(0, 1023)
        self.done = numbers.within(0, 1 << 60)
        self.outcome = numbers.within(UNDECIDED, DRAWN)
        self.action = numbers.one()
        numbers.fill_within(self.profile, -1, catalog.profiles - 1)
        numbers.fill_within(self.letter, 0, 122)
        numbers.fill_within(self.status, NOT_IN_PLAY, LEFT_OUT)
        numbers.fill_within(self.place, NO_SQUARE, LAST_SQUARE)
        numbers.fill_within(self.facing, NORTH, WEST)
        numbers.fill(self.wounds)
        numbers.fill_within(self.mode, NO_MODE, MODES - 1)
        numbers.fill(self.parry_level)
        numbers.fill(self.watch)
        numbers.fill(self.watched)
        numbers.fill_within(self.hindered_by, 0, FIGURES)
        numbers.fill(self.furtive)
        numbers.fill(self.order)
        numbers.fill(self.activated)
        numbers.fill(self.combined)
        numbers.fill(self.frenzy)
        numbers.fill(self.lost)
        numbers.fill_within(self.carried, 0, OBJECTIVES - 1)
        numbers.fill_within(self.group, -1, len(self.mission.group_ids) - 1)
        numbers.fill_within(self.entry, NO_SQUARE, 1023)
        numbers.fill_within(self.aura, 0, catalog.cards)
        numbers.fill(self.awarded)
        numbers.fill(self.fell)
        numbers.fill(self.skips)
        numbers.fill_within(self.leader, NO_FIGURE, FIGURES - 1)
        numbers.fill(self.initiative)
        numbers.fill(self.score)
        numbers.fill(self.revealed)
        numbers.fill(self.counter_square)
        numbers.fill(self.counter_face)
        numbers.fill(self.objective_square)
        numbers.fill(self.objective_at)
        numbers.fill(self.flags)
        self.restore_ground(numbers)
        self.templates = numbers.records(TEMPLATE_WIDTH)
        self.put_lasting(numbers.rows(LASTING_WIDTH))
        self.put_standing(numbers.rows(STANDING_WIDTH))
        self.extras = numbers.many()
        self.staying = numbers.records(STAYING_WIDTH)
        self.cards.restore(numbers)
        load_pending(self, numbers)
        numbers.finish()

    def put_lasting(self, rows: list[int]) -> None:
        self.lasting = vec[i64]([0] * len(rows))
        for at in range(len(rows)):
            self.lasting[at] = rows[at]
        self.lasts = len(rows) // LASTING_WIDTH

    def put_standing(self, rows: list[int]) -> None:
        self.standing = vec[i64]([0] * len(rows))
        for at in range(len(rows)):
            self.standing[at] = rows[at]
        self.stands = len(rows) // STANDING_WIDTH

    def own_profile(self) -> vec[i64]:
        if self.lent & 1:
            self.profile = self.profile[:]
            self.lent -= 1
        return self.profile

    def own_letter(self) -> vec[i64]:
        if self.lent & 2:
            self.letter = self.letter[:]
            self.lent -= 2
        return self.letter

    def own_status(self) -> vec[i64]:
        if self.lent & 4:
            self.status = self.status[:]
            self.lent -= 4
        return self.status

    def own_places(self) -> None:
        if self.lent & 8:
            self.place = self.place[:]
            self.facing = self.facing[:]
            self.taken = self.taken[:]
            self.lent -= 8

    def own_wounds(self) -> vec[i64]:
        if self.lent & 16:
            self.wounds = self.wounds[:]
            self.lent -= 16
        return self.wounds

    def own_mode(self) -> vec[i64]:
        if self.lent & 32:
            self.mode = self.mode[:]
            self.lent -= 32
        return self.mode

    def own_parry_level(self) -> vec[i64]:
        if self.lent & 64:
            self.parry_level = self.parry_level[:]
            self.lent -= 64
        return self.parry_level

    def own_watch(self) -> vec[i64]:
        if self.lent & 128:
            self.watch = self.watch[:]
            self.lent -= 128
        return self.watch

    def own_watched(self) -> vec[i64]:
        if self.lent & 256:
            self.watched = self.watched[:]
            self.lent -= 256
        return self.watched

    def own_hindered_by(self) -> vec[i64]:
        if self.lent & 512:
            self.hindered_by = self.hindered_by[:]
            self.lent -= 512
        return self.hindered_by

    def own_furtive(self) -> vec[i64]:
        if self.lent & 1024:
            self.furtive = self.furtive[:]
            self.lent -= 1024
        return self.furtive

    def own_order(self) -> vec[i64]:
        if self.lent & 2048:
            self.order = self.order[:]
            self.lent -= 2048
        return self.order

    def own_activated(self) -> vec[i64]:
        if self.lent & 4096:
            self.activated = self.activated[:]
            self.lent -= 4096
        return self.activated

    def own_combined(self) -> vec[i64]:
        if self.lent & 8192:
            self.combined = self.combined[:]
            self.lent -= 8192
        return self.combined

    def own_frenzy(self) -> vec[i64]:
        if self.lent & 16384:
            self.frenzy = self.frenzy[:]
            self.lent -= 16384
        return self.frenzy

    def own_lost(self) -> vec[i64]:
        if self.lent & 32768:
            self.lost = self.lost[:]
            self.lent -= 32768
        return self.lost

    def own_carried(self) -> vec[i64]:
        if self.lent & 65536:
            self.carried = self.carried[:]
            self.lent -= 65536
        return self.carried

    def own_group(self) -> vec[i64]:
        if self.lent & 131072:
            self.group = self.group[:]
            self.lent -= 131072
        return self.group

    def own_entry(self) -> vec[i64]:
        if self.lent & 262144:
            self.entry = self.entry[:]
            self.lent -= 262144
        return self.entry

    def own_aura(self) -> vec[i64]:
        if self.lent & 524288:
            self.aura = self.aura[:]
            self.lent -= 524288
        return self.aura

    def own_awarded(self) -> vec[i64]:
        if self.lent & 1048576:
            self.awarded = self.awarded[:]
            self.lent -= 1048576
        return self.awarded

    def own_fell(self) -> vec[i64]:
        if self.lent & 2097152:
            self.fell = self.fell[:]
            self.lent -= 2097152
        return self.fell

    def own_skips(self) -> vec[i64]:
        if self.lent & 4194304:
            self.skips = self.skips[:]
            self.lent -= 4194304
        return self.skips

    def own_base(self) -> vec[i64]:
        if self.lent & 8388608:
            self.base = self.base[:]
            self.lent -= 8388608
        return self.base

    def own_leader(self) -> vec[i64]:
        if self.lent & 16777216:
            self.leader = self.leader[:]
            self.lent -= 16777216
        return self.leader

    def own_initiative(self) -> vec[i64]:
        if self.lent & 33554432:
            self.initiative = self.initiative[:]
            self.lent -= 33554432
        return self.initiative

    def own_score(self) -> vec[i64]:
        if self.lent & 67108864:
            self.score = self.score[:]
            self.lent -= 67108864
        return self.score

    def own_revealed(self) -> vec[i64]:
        if self.lent & 134217728:
            self.revealed = self.revealed[:]
            self.lent -= 134217728
        return self.revealed

    def own_counter_square(self) -> vec[i64]:
        if self.lent & 268435456:
            self.counter_square = self.counter_square[:]
            self.lent -= 268435456
        return self.counter_square

    def own_counter_face(self) -> vec[i64]:
        if self.lent & 536870912:
            self.counter_face = self.counter_face[:]
            self.lent -= 536870912
        return self.counter_face

    def own_objective_square(self) -> vec[i64]:
        if self.lent & 1073741824:
            self.objective_square = self.objective_square[:]
            self.lent -= 1073741824
        return self.objective_square

    def own_objective_at(self) -> vec[i64]:
        if self.lent & 2147483648:
            self.objective_at = self.objective_at[:]
            self.lent -= 2147483648
        return self.objective_at

    def own_flags(self) -> vec[i64]:
        if self.lent & 4294967296:
            self.flags = self.flags[:]
            self.lent -= 4294967296
        return self.flags

    def own_templates(self) -> list[int]:
        if self.lent & 8589934592:
            self.templates = self.templates.copy()
            self.lent -= 8589934592
        return self.templates

    def own_extras(self) -> list[int]:
        if self.lent & 17179869184:
            self.extras = self.extras.copy()
            self.lent -= 17179869184
        return self.extras

    def own_staying(self) -> list[int]:
        if self.lent & 34359738368:
            self.staying = self.staying.copy()
            self.lent -= 34359738368
        return self.staying

    # So far what is written from FIELDS.

    def dump_mission(self, out: list[int]) -> None:
        """What the mission says is not repeated."""
        number = self.mission_number()
        out.append(number)
        if number < 0:
            dump_list(out, self.mission.drawn)

    def mission_number(self) -> i64:
        """The place of the mission in the pack; -1 for a board drawn for a position."""
        missions = self.catalog.missions
        for at in range(len(missions)):
            if missions[at] is self.mission:
                return at
        return -1

    def dump_ground(self, out: list[int]) -> None:
        dump_row(out, self.ground.kinds)
        dump_row(out, self.ground.doors)

    def restore_ground(self, numbers: Numbers) -> None:
        ground = Ground(self.mission)
        ground.gates = self.ground.gates
        ground.own_rows()
        numbers.fill_within(ground.kinds, 0, KINDS - 1)
        numbers.fill_within(ground.doors, 0, DESTROYED)
        ground.survey()
        self.ground = ground


USES: Final = 100  # `combined` holds uses + USES · the round of the last one


def side_of(figure: i64) -> i64:
    return figure // SLOTS


def first_of(side: i64) -> i64:
    """The first slot of a side; its figures end SLOTS later."""
    return side * SLOTS
