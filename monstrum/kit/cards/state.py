"""A position of cards in places, and public numbers beside them."""

from typing import Any

from librt.vecs import vec

from monstrum.core.chance import Chance
from monstrum.core.state import NOBODY, Frame, State, dump_list
from monstrum.kit.cards.places import Cards, Room


class CardState(State):
    """What lies where, whose it is or was, and who knows it."""

    def __init__(
        self, seats: int, table: "vec[Frame[Any]]", chance: Chance, cards: Cards, room: Room
    ) -> None:
        super().__init__(seats, table, chance, False)
        self.cards = cards
        self.room = room
        self.lying: list[list[int]] = [[] for _ in room.names]
        self.place = [NOBODY] * len(cards.ids)  # by card
        self.owner = [NOBODY] * len(cards.ids)  # by card: whose place it lies in, or lay in last
        self.known = [0] * len(cards.ids)  # by card: the mask of those who know where it is
        self.numbers: dict[str, int] = {}  # for everybody to see

    # Asking -----------------------------------------------------------------------------------------

    def at(self, place: str, seat: int | None = None) -> list[int]:
        """The cards in a place, `deck` or `hand` of a seat."""
        return self.lying[self.room.number[place if seat is None else f"P{seat}.{place}"]]

    def at_card(self, place: str, card: int) -> list[int]:
        """The cards in the place that belongs to a card."""
        return self.at(f"{place}.{self.cards.ids[card]}")

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat (-1: who only watches) knows where a card is."""
        return self.known[card] >> (seat if seat >= 0 else self.seats) & 1 == 1

    # Moving -----------------------------------------------------------------------------------------

    def move(self, card: int, place: str, seat: int | None = None) -> None:
        """For everybody to see, as far as they see the card."""
        self.put(card, self.room.number[place if seat is None else f"P{seat}.{place}"])

    def move_to_card(self, card: int, place: str, other: int) -> None:
        self.move(card, f"{place}.{self.cards.ids[other]}")

    def draw(self, card: int, place: str, seat: int) -> None:
        """As `move`, but nobody who does not see the card there can tell which one it was: what they knew of
        the place it comes from is in doubt."""
        to = self.room.number[f"P{seat}.{place}"]
        for other in self.lying[self.place[card]]:
            self.known[other] &= self.room.watched[to]
        self.put(card, to)

    def put(self, card: int, to: int) -> None:
        room = self.room
        if self.place[card] != NOBODY:
            self.lying[self.place[card]].remove(card)
        self.place[card] = to
        self.lying[to].append(card)
        if not room.kinds[to].ordered:
            self.lying[to].sort()
        self.known[card] |= room.watched[to]
        if room.owners[to] != NOBODY or not room.watched[to]:
            self.owner[card] = room.owners[to]

    # Actions ----------------------------------------------------------------------------------------

    def action(self, block: str, card: int = 0) -> int:
        return self.cards.layout.action(block, card)

    def chosen(self, action: int) -> int:
        """The card of an action."""
        return self.cards.layout.place(action)[1]

    # Copies -----------------------------------------------------------------------------------------

    def clone(self) -> "CardState":
        other = CardState(self.seats, self.table, self.chance.clone(), self.cards, self.room)
        other.mute()
        other.copy_pending(self)
        other.lying = [pile.copy() for pile in self.lying]
        other.place = self.place.copy()
        other.owner = self.owner.copy()
        other.known = self.known.copy()
        other.numbers = self.numbers.copy()
        return other

    def dump(self, out: list[int]) -> None:
        out.append(self.seats)
        for pile in self.lying:
            dump_list(out, pile)
        out += self.owner
        out += self.known
        out += self.numbers.values()
        self.dump_pending(out)
