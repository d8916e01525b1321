"""What a seat may know of cards in places: the view for eyes, the knowledge for thinking, samples of it."""

from msgspec import Struct

from monstrum.core.chance import Chance
from monstrum.core.codec import encode_numbers
from monstrum.core.knowledge import Knowledge
from monstrum.core.quick import Quick
from monstrum.core.state import NOBODY
from monstrum.kit.cards.state import CardState


class Pile(Struct, frozen=True):
    """What a reader knows of a place."""

    cards: list[str]
    size: int  # how many lie there


class CardView(Struct, frozen=True):
    """What a seat sees."""

    seat: int
    numbers: dict[str, int]
    scores: dict[str, int]
    places: dict[str, Pile]
    owners: dict[str, str]  # of cards in places that are nobody's: whose they are


def view(state: CardState, seat: int, scores: list[int]) -> CardView:
    """Built up from nothing. Of a place without an order cards are told in that of the pack."""
    ids = state.cards.ids
    piles: dict[str, Pile] = {}
    owners: dict[str, str] = {}
    for place, cards in enumerate(state.lying):
        seen = [card for card in cards if state.knows(seat, card)]
        piles[state.room.names[place]] = Pile([ids[card] for card in seen], len(cards))
        if state.room.owners[place] == NOBODY:
            owners |= {ids[card]: f"P{state.owner[card]}" for card in seen if state.owner[card] != NOBODY}
    told = {f"P{player}": score for player, score in enumerate(scores)}
    return CardView(seat, state.numbers.copy(), told, piles, owners)


class CardKnowledge(Knowledge):
    """A copy in which what the seat does not know lies nowhere; how many are missing where is known."""

    def __init__(self, seat: int, masked: CardState, loose: list[int], missing: list[int]) -> None:
        super().__init__(seat)
        self.masked = masked
        self.loose = loose  # cards, in the order of the pack
        self.missing = missing  # by place

    def digest(self) -> str:
        numbers = [self.seat]
        self.masked.dump(numbers)
        return encode_numbers([*numbers, *self.missing]).hex()


def know(state: CardState, seat: int) -> CardKnowledge:
    masked = state.clone()
    masked.chance = Chance([0] * 8, state.chance.explicit)
    loose = [card for card in range(len(state.place)) if not state.knows(seat, card)]
    missing = [0] * len(state.lying)
    for card in loose:
        missing[state.place[card]] += 1
        masked.lying[state.place[card]].remove(card)
        masked.place[card] = masked.owner[card] = NOBODY
        masked.known[card] = 0
    return CardKnowledge(seat, masked, loose, missing)


def sample(knowledge: CardKnowledge, rng: Quick) -> CardState:
    """Every way to lay the loose cards is equally likely."""
    state = knowledge.masked.clone()
    state.chance = Chance([rng.word() for _ in range(8)], state.chance.explicit)
    cards = knowledge.loose.copy()
    rng.mix(cards)
    for place, number in enumerate(knowledge.missing):
        for _ in range(number):
            state.put(cards.pop(), place)
    return state
