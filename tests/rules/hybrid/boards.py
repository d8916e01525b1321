"""Boards drawn in tests: rows, a legend, and the test profiles of the rules, section 7."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec

from monstrum.core.chance import new_chance
from monstrum.core.state import Frame
from monstrum.games.hybrid.content.catalog import ENTRY, EXIT, NONE, Catalog, Mission
from monstrum.games.hybrid.content.mission_rows import lay_out, row
from monstrum.games.hybrid.content.profiles import ProfileCard
from monstrum.games.hybrid.content.terms import TEMPLATES
from monstrum.games.hybrid.effects.program import fill_profiles
from monstrum.games.hybrid.positions.board_text import BoardText, read_board
from monstrum.games.hybrid.positions.drawing import seat_figure
from monstrum.games.hybrid.rules.ground import first_ground
from monstrum.games.hybrid.rules.movement_so_far import Movement, start_movement
from monstrum.games.hybrid.rules.reach import ALL_DOORS, NO_DOORS, Reach, reach
from monstrum.games.hybrid.rules.squares import DIRECTION_NAMES, FACING_NAMES, square_at
from monstrum.games.hybrid.rules.steps import step_cost
from monstrum.games.hybrid.state import SLOTS, STANDBY, SkirmishState

NO_FRAMES: "vec[Frame[Any]]" = vec[Frame]()  # type: ignore[type-arg]


def profile(id: str, base: int = 1, f: int = 4, mt: int = 5, **aptitudes: int) -> ProfileCard:
    return ProfileCard(id, "GRIFFIN", 1, base, 5, 4, 4, f, 4, mt, aptitudes, 10)


PROFILES = (
    ProfileCard("H", "SCORPION", 1, 1, 4, 4, 3, 3, 4, 5, {}, 10),
    ProfileCard("P", "SCORPION", 1, 1, 2, 2, 1, 0, 3, 6, {"puny": 1, "sacrifice": 1}, 10),
    ProfileCard("T", "GRIFFIN", 1, 1, 5, 4, 4, 4, 4, 5, {}, 10),
    ProfileCard("X", "SCORPION", 1, 2, 6, 5, 3, 0, 4, 5, {"brutish_strength": 2, "titan": 1}, 10),
    profile("BIG", base=2),
    profile("LYNX", eye_of_the_lynx=2),
    profile("QUICK", velocity=1),
    profile("TITAN", titan=1),
)


CATALOG = Catalog()
fill_profiles(CATALOG, PROFILES)


class Board:
    """A state made from a drawing. Figurines are their letters, squares are (column, row)."""

    def __init__(
        self,
        rows: str | Sequence[str],
        *legend: str,
        exits: Mapping[str, Sequence[tuple[int, int]]] | None = None,
        entries: Mapping[str, Sequence[tuple[int, int]]] | None = None,
        profiles: Mapping[str, str] | None = None,
        **named: str,
    ) -> None:
        given = {**(profiles or {}), **named}
        lines = rows.strip("\n").split("\n") if isinstance(rows, str) else list(rows)
        drawn = read_board(lines, legend)
        mission = Mission()
        lay_out(mission, drawn.map)
        self.add_access(mission, exits or {}, EXIT)
        self.add_access(mission, entries or {}, ENTRY)
        ids = {
            figure.letter: given.get(figure.letter) or self.usual(figure.letter, figure.base)
            for figure in drawn.figures
        }
        self.state = SkirmishState(CATALOG, first_ground(mission, 0), NO_FRAMES, new_chance(1), True)
        self.state.make_room()
        index = {letter: CATALOG.profile_ids.index(id) for letter, id in ids.items()}
        self.figures = stand_figures(self.state, drawn, index)
        for kind, square in drawn.templates:
            self.state.own_templates().extend([TEMPLATES.index(kind), square_at(*square), NONE, 99])

    @staticmethod
    def usual(letter: str, base: int) -> str:
        if base == 2:
            return "BIG" if letter.isupper() else "X"
        return "T" if letter.isupper() else "H"

    @staticmethod
    def add_access(mission: Mission, access: Mapping[str, Sequence[tuple[int, int]]], kind: int) -> None:
        rows = list(mission.access)
        for side, squares in access.items():
            for square in squares:
                mission.access_at[square_at(*square)] |= 1 << mission.accesses
            rows += ["GRIFFIN", "SCORPION"].index(side), kind, 0, NONE
            mission.accesses += 1
        mission.access = row(rows)

    def __getitem__(self, letter: str) -> int:
        return self.figures[letter]

    def step(self, letter: str, direction: str, *, sliding: bool = False) -> int:
        """The cost of a step from where the figurine stands; -1 = forbidden."""
        figure = self[letter]
        at = DIRECTION_NAMES.index(direction)
        return step_cost(self.state, figure, self.state.place[figure], self.state.facing[figure], at, sliding)

    def movement(self, letter: str, points: int, **settings: bool) -> Movement:
        movement = start_movement(self.state, self[letter], points)
        for name, value in settings.items():
            setattr(movement, name, value)
        return movement

    def reach(
        self, letter: str, points: int, *, doors: bool = True, jumps: bool = True, **settings: bool
    ) -> Reach:
        layers = ALL_DOORS if doors else NO_DOORS
        return reach(self.state, self.movement(letter, points, **settings), layers, jumps)

    def way(self, letter: str, points: int, square: tuple[int, int], facing: str) -> list[int]:
        """The actions that lead to an end."""
        found = self.reach(letter, points)
        return found.way(found.end_at(square_at(*square), FACING_NAMES.index(facing)))

    def squares(self, letter: str, points: int, **settings: bool) -> set[tuple[int, int]]:
        """Where the figurine can end."""
        found = self.reach(letter, points, **settings).squares()
        return {(square % 32, square // 32) for square in found}

    def wait_outside(self, side: int, profile: str) -> int:
        """A standby warrior of a side in its last slot."""
        figure = side * SLOTS + SLOTS - 1
        self.state.own_profile()[figure] = CATALOG.profile_ids.index(profile)
        self.state.own_base()[figure] = CATALOG.base[self.state.profile[figure]]
        self.state.own_status()[figure] = STANDBY
        return figure


def stand_figures(state: SkirmishState, board: BoardText, profiles: Mapping[str, int]) -> dict[str, int]:
    """Put the figurines of a drawn board into a state, slot by slot in the order of their letters; `profiles`
    gives the profile of each letter. Returns the figure of each letter."""
    found: dict[str, int] = {}
    used = [0, 0]
    for drawn in board.figures:
        side = 0 if drawn.griffin else 1
        figure = side * SLOTS + used[side]
        used[side] += 1
        found[drawn.letter] = figure
        seat_figure(state, figure, drawn, profiles[drawn.letter])
    return found
