"""Games of cards in places in the laboratory: every card is shown some day, and none is ever lost or made."""

from collections.abc import Sequence

from monstrum.core.events import Event
from monstrum.core.state import State
from monstrum.kit.cards.game import CardGame
from monstrum.kit.cards.state import CardState
from monstrum.lab.usage import Count, Unsound, Usage

SHOWN = "shown"


class CardUsage(Usage):
    """How often each card that begins unseen came to lie where all see it."""

    def __init__(self, game: CardGame) -> None:
        super().__init__()
        self.game = game
        self.open: set[int] = set()

    def goals(self) -> list[Count]:
        first = self.game.empty(self.game.least_seats)
        return [(self.game.catalog.ids[card], SHOWN) for card, mask in enumerate(first.known) if not mask]

    def begin(self, state: State) -> None:
        self.open = seen(state)

    def watch(self, events: Sequence[Event], state: State) -> None:
        now = seen(state)
        for card in now - self.open:
            self.counts[self.game.catalog.ids[card], SHOWN] += 1
        self.open = now

    def name(self, id: str) -> str:
        return self.game.card_name(id)


def seen(state: State) -> set[int]:
    assert isinstance(state, CardState)
    watched, everybody = state.room.watched, state.room.everybody
    return {card for card, place in enumerate(state.place) if watched[place] == everybody}


def check(state: State) -> None:
    """Every card lies in one place, and who sees a place knows what lies there."""
    assert isinstance(state, CardState)
    laid = [(card, place) for place, cards in enumerate(state.lying) for card in cards]
    if sorted(laid) != list(enumerate(state.place)):
        raise Unsound("a card lies nowhere, or in two places")
    for card, place in laid:
        if state.room.watched[place] & ~state.known[card]:
            raise Unsound(f"{state.cards.ids[card]} lies in sight of somebody who does not know it")
