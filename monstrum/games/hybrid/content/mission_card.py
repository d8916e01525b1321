"""What a mission says, once read: schema 6.7 of the rules."""

from dataclasses import dataclass

from monstrum.content.syntax import Effect
from monstrum.games.hybrid.content.forces import Limits
from monstrum.games.hybrid.content.predicates import Predicate
from monstrum.games.hybrid.positions.map_text import MapText, Square


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle of squares, both corners included."""

    west: int
    north: int
    east: int
    south: int

    def squares(self) -> list[Square]:
        rows = range(self.north, self.south + 1)
        return [(column, row) for row in rows for column in range(self.west, self.east + 1)]

    def __str__(self) -> str:
        return f"{self.west},{self.north}-{self.east},{self.south}"


@dataclass(frozen=True, slots=True)
class Access:
    """Squares by which a side comes in or leaves."""

    side: str
    kind: str
    squares: tuple[Square, ...]
    condition: Predicate
    only: str  # a standby group, or nothing


@dataclass(frozen=True, slots=True)
class Group:
    """Warriors who wait outside: these profiles, so many of the owner's choice, all the rest."""

    id: str
    side: str
    profiles: tuple[str, ...]
    choice: int
    rest: bool
    entries: tuple[Square, ...]
    one_each: bool
    condition: Predicate


@dataclass(frozen=True, slots=True)
class Objective:
    """One Objective counter."""

    n: int
    square: Square
    accepts: str
    needs: tuple[Predicate, ...]
    effects: tuple[Effect, ...]
    keep: bool


@dataclass(frozen=True, slots=True)
class Special:
    """A rule of this mission alone; its owner is a side, EACH or NONE."""

    owner: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class MissionCard:
    """One mission, checked. What is said per side is a table with both sides in it."""

    id: str
    map: MapText
    tiles: dict[str, Rect]
    decks: tuple[str, ...]
    events: int
    traps: int
    access: tuple[Access, ...]
    forces: dict[str, tuple[str, ...]]  # empty where the player chooses
    quick: dict[str, tuple[str, ...]]
    limits: dict[str, Limits | None]
    deploy: dict[str, tuple[Rect, ...]]  # empty: all on standby
    deploy_order: tuple[str, str]
    standby: tuple[Group, ...]
    objectives: tuple[Objective, ...]
    special: tuple[Special, ...]
    victory: dict[str, tuple[tuple[Predicate, ...], ...]]
    round_limit: int
    at_limit: str
