"""Where cards may lie, and who sees them there."""

from dataclasses import dataclass
from typing import Any, Final

from monstrum.content.pack import Pack
from monstrum.core.state import NOBODY as NO_SEAT
from monstrum.kit.space import Layout

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"


@dataclass(frozen=True, slots=True)
class Place:
    """One place, or one for each seat (`P0.hand`), or one for each card of a file of the pack (`at.L1`)."""

    name: str
    seen: str = ALL
    each: bool = False
    at: str = ""  # the file of the pack
    ordered: bool = False  # in the order in which cards came; else in that of the pack


class Room:
    """The places of a table with so many seats. A place is a number; so is a card."""

    def __init__(self, places: tuple[Place, ...], seats: int, cards: "Cards") -> None:
        self.kinds: list[Place] = []
        self.names: list[str] = []
        self.owners: list[int] = []
        self.watched: list[int] = []  # per place: the mask of those who see what lies there
        self.everybody = (2 << seats) - 1  # a bit per seat, and one for those who only watch
        for place in places:
            if place.each:
                for seat in range(seats):
                    self.add(place, f"P{seat}.{place.name}", seat)
            elif place.at:
                for card in cards.of(place.at):
                    self.add(place, f"{place.name}.{cards.ids[card]}", NO_SEAT)
            else:
                self.add(place, place.name, NO_SEAT)
        self.number = {name: at for at, name in enumerate(self.names)}

    def add(self, place: Place, name: str, owner: int) -> None:
        seen = {ALL: self.everybody, OWNER: 1 << max(owner, 0), NOBODY: 0}
        if place.seen == OWNER and owner == NO_SEAT:
            raise ValueError(f"{name} is seen by its owner, and nobody owns it: say each=True.")
        self.kinds.append(place)
        self.names.append(name)
        self.owners.append(owner)
        self.watched.append(seen[place.seen])


class Cards:
    """The cards of a pack by number, in the order of its files; the action space over them."""

    game: Any  # the game they are played in; it says so itself
    layout: Layout

    def __init__(self, pack: Pack) -> None:
        self.tables: dict[str, Any] = {}
        self.files: dict[str, list[int]] = {}
        for file, tables in pack.cards.items():
            self.files[file] = list(range(len(self.tables), len(self.tables) + len(tables)))
            self.tables |= tables
        self.ids = tuple(self.tables)
        self.number = {id: at for at, id in enumerate(self.ids)}

    def of(self, file: str) -> list[int]:
        return self.files[file]

    def printed(self, card: int, key: str, otherwise: Any = 0) -> Any:
        """What stands under a key of a card."""
        return self.tables[self.ids[card]].get(key, otherwise)

    def file_of(self, card: int) -> str:
        return next(file for file, cards in self.files.items() if card in cards)
