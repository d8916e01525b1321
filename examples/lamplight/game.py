"""Start here: Lamplight as a game. `turns.py` has the rules, `asks.py` what is asked and told."""

from pathlib import Path
from typing import ClassVar

from lamplight.asks import ASKS, EVENTS
from lamplight.turns import DEAL, DRAWN, TURN, strength
from monstrum.content.pack import Pack
from monstrum.content.tables import NUMBER, TRUTH, Key
from monstrum.core.contract import Line
from monstrum.core.state import NOBODY as ALONE
from monstrum.kit.cards.game import CardGame, check_cards, load_cards
from monstrum.kit.cards.places import NOBODY, OWNER, Place
from monstrum.kit.cards.state import CardState


class Lamplight(CardGame):
    """Lamplight with one pack."""

    name: ClassVar[str] = "lamplight"
    title: ClassVar[str] = "Lamplight"
    rules_version: ClassVar[str] = "1"
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    rules: ClassVar = {"over": "LL-4.1", "chance": "LL-2.3", "order": "LL-1.3"}
    data = Path(__file__).parent / "data"
    files: ClassVar = {
        "moths": {"strength": Key(NUMBER), "chases": Key(TRUTH, needed=False)},
        "lamps": {"light": Key(NUMBER)},
    }
    places = (
        Place("burning"),
        Place("at", at="lamps", ordered=True),
        Place("shown"),
        Place("dark"),
        Place("discard"),
        Place("deck", seen=NOBODY),
        Place("hand", seen=OWNER, each=True),
        Place("kept", each=True),
    )
    begins: ClassVar = {"moths": "deck", "lamps": "burning"}
    numbers: ClassVar = {"turn": 0}
    table = ASKS
    events = EVENTS
    drawn = DRAWN

    def begin(self, state: CardState) -> None:
        state.push(DEAL, ALONE)

    def go_on(self, state: CardState, seat: int) -> None:
        state.push(TURN, ALONE, seat)

    def counted(self, state: CardState, seat: int) -> list[Line]:
        """LL-4.2  The light of the lamps."""
        cards = state.cards
        return [
            Line("lamp", cards.printed(lamp, "light"), ("LL-4.2",), {"card": cards.ids[lamp]})
            for lamp in state.at("kept", seat)
        ]

    def promise(self, state: CardState, seat: int) -> float:
        """Light in hand, and half of what burns where one is ahead."""
        worth = super().promise(state, seat)
        for lamp in state.at("burning"):
            totals = strength(state, lamp)
            rest = max(total for other, total in enumerate(totals) if other != seat)
            lead = (totals[seat] > rest) - (totals[seat] < rest)
            worth += 0.5 * lead * state.cards.printed(lamp, "light")
        return worth


def load(pack: str | Path = "standard") -> Lamplight:
    return load_cards(Lamplight, pack)


def check(folder: Path) -> tuple[Pack, list[str]]:
    return check_cards(Lamplight, folder)
