"""A game of cards in places for bots that look one answer ahead, and for learning programs."""

from monstrum.core.encoder import Encoder
from monstrum.core.engine import step
from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival
from monstrum.core.rows import Row
from monstrum.core.state import State
from monstrum.kit.asks import A_SEAT
from monstrum.kit.cards import knowing
from monstrum.kit.cards.game import CardGame
from monstrum.kit.cards.places import Cards, Room
from monstrum.kit.cards.state import CardState
from monstrum.kit.entry import Learning

MUCH = 200  # of a number; more is shown as 255 at most


class CardEncoder(Encoder[CardState]):
    """What a seat sees, from its own place: seats count from the observer on, clockwise."""

    def __init__(self, catalog: Cards, seats: int) -> None:
        game: CardGame = catalog.game
        super().__init__(0, seats, game.space)
        self.game = game
        room = Room(game.places, seats, game.catalog)
        cards = len(game.catalog.ids)
        self.names = list(game.numbers)
        self.asked = [line.kind for line in game.table.asks() if A_SEAT in line.by]
        self.decision = self.field("decision", len(self.asked), 1, "what is asked, in the order of the asks")
        self.waiting = self.field("waiting", seats, 1, "who must decide")
        self.score = self.field("scores", seats, MUCH, "the score of each seat")
        self.number = self.field("numbers", len(self.names), MUCH, f"public numbers: {', '.join(self.names)}")
        self.sizes = self.field("sizes", len(room.names), cards, "how many cards lie in each place")
        self.lying = self.field(
            "places", len(room.names) * cards, 1, "per place: the cards known to lie there"
        )
        self.owners = self.field("owners", seats * cards, 1, "per seat: cards known to be theirs")
        self.room = room

    def encode(self, state: CardState, seat: int, row: Row) -> None:
        cards = len(state.place)
        if not state.over():
            state.load()
            row.mark(self.decision + self.asked.index(state.kind))
            row.mark(self.waiting + self.relative(state.actor, seat))
        for whose, score in enumerate(self.game.scores(state)):
            row.put(self.score + self.relative(whose, seat), score)
        for at, name in enumerate(self.names):
            row.put(self.number + at, state.numbers[name])
        for place, lying in enumerate(state.lying):
            turned = self.turned(place, seat)
            row.put(self.sizes + turned, len(lying))
            for card in lying:
                if state.knows(seat, card):
                    row.mark(self.lying + turned * cards + card)
                    if state.owner[card] >= 0:
                        row.mark(self.owners + self.relative(state.owner[card], seat) * cards + card)

    def turned(self, place: int, seat: int) -> int:
        """The place as the observer counts: their own in that of P0."""
        owner = self.room.owners[place]
        return place if owner < 0 else place - owner + self.relative(owner, seat)

    def returns(self, state: CardState) -> list[float]:
        return list(self.game.result(state).returns)


class CardRival(GreedyRival):
    """One answer ahead, as the game itself looks at positions."""

    def guess(self, state: State, seat: int, rng: Quick) -> State:
        assert isinstance(state, CardState)
        return knowing.sample(knowing.know(state, seat), rng)

    def outlook(self, state: State, seat: int, action: int) -> float:
        assert isinstance(state, CardState)
        step(state, action)
        return float(state.cards.game.promise(state, seat))


def outlooks(state: State, seat: int, actions: list[int]) -> list[float]:
    """What each option promises a seat, for the greedy bot; the state stays as it is."""
    return CardRival().outlooks(state, seat, actions)


LEARNING = Learning(CardEncoder, CardRival, lambda game, config: game.first(config))
