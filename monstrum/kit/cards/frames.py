"""Drawing a card, and choosing one of a hand: what every game of cards does alike."""

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.state import Frame
from monstrum.kit.cards.state import CardState


class FromHand(Frame[CardState]):
    """Cards of a place that only their owner sees, one action of `block` each. Where there is only one and it
    is taken by itself, nobody else is told which: they see how many there are, not what they are."""

    def __init__(self, name: str, block: str, of: str = "hand") -> None:
        super().__init__(name)
        self.block = block
        self.of = of

    def options(self, state: CardState, out: Actions) -> None:
        for card in state.at(self.of, state.actor):
            out.add(state.action(self.block, card))

    def private(self, state: CardState) -> bool:
        return True


class Draw(Frame[CardState]):
    """A card from a place that nobody sees to seat `a`, whom alone it is told: which, chance decides now.
    `block` has a card for every outcome; `event` is told with the seat and the card."""

    def __init__(self, name: str, block: str, event: int, of: str = "deck", to: str = "hand") -> None:
        super().__init__(name)
        self.block = block
        self.event = event
        self.of = of
        self.to = to

    def options(self, state: CardState, out: Actions) -> None:
        for card in state.at(self.of):
            out.add(state.action(self.block, card))

    def resolve(self, state: CardState, action: int) -> None:
        card, seat = state.chosen(action), state.a
        state.draw(card, self.to, seat)
        state.emit(self.event, seat, card, audience=1 << seat, marks=REVEALS | RANDOM)
