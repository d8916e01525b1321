"""What can be asked and what can happen, each in one line."""

from typing import Final

from lamplight import turns
from lamplight.turns import CHASE, DEAL, DRAW, FRAMES, LAMP, OUT, SEND, TURN, chases
from monstrum.core.contract import Refusal
from monstrum.kit.asks import Ask, Asked, Asks, asked, chance, step
from monstrum.kit.cards.state import CardState
from monstrum.kit.space import Block, Space

SPACE: Final = Space(
    "lamplight",
    (
        Block("leave", verb="leave", also=("none", "nobody", "pass")),
        Block("send", "ids", "send", ("show", "play"), ref="card", param="card", noun="card"),
        Block("to", "ids", "to", ref="card", param="card", noun="card"),
        Block("chase", "ids", "chase", ref="card", param="card", noun="card"),
        Block("draw", "ids", "draw", ref="card", param="card", noun="card"),
    ),
)


def about(state: CardState, now: Asked) -> tuple[str, dict[str, str]]:
    """The card a question is about."""
    return "", {"card": state.cards.ids[now.numbers[0]]}


def not_in_hand(state: CardState, now: Asked, card: int) -> Refusal:
    return Refusal("not_in_hand", ("LL-2.1",), {"card": state.cards.ids[card]})


def not_burning(state: CardState, now: Asked, card: int) -> Refusal:
    return Refusal("not_burning", ("LL-2.2",), {"card": state.cards.ids[card]})


def not_prey(state: CardState, now: Asked, card: int) -> Refusal:
    there = card in state.at_card("at", now.register("lamp"))
    code = "not_chased" if there and chases(state, card) else "not_there"
    return Refusal(code, ("LL-2.4",), {"card": state.cards.ids[card]})


ASKS: Final = Asks(
    SPACE,
    asked,
    (
        step(DEAL, FRAMES[DEAL]),
        step(TURN, FRAMES[TURN], "seat:seat"),
        Ask(SEND, FRAMES[SEND], "LL-2.1", ("send",), refused={"send": not_in_hand}),
        Ask(LAMP, FRAMES[LAMP], "LL-2.2", ("to",), "moth:card", prompt=about, refused={"to": not_burning}),
        Ask(CHASE, FRAMES[CHASE], "LL-2.4", ("leave", "chase"), "lamp:card", prompt=about,
            refused={"chase": not_prey}),
        step(OUT, FRAMES[OUT], "lamp:card"),
        chance(DRAW, FRAMES[DRAW], "LL-2.3", ("draw",), "seat:seat"),
    ),
    {"leave": 0, "send": 1},
)  # fmt: skip

EVENTS: Final = (
    (turns.DRAWN, "drawn", "player card"),
    (turns.SHOWN, "shown", "player card"),
    (turns.SENT, "sent", "player card other"),
    (turns.CHASED, "chased", "card player"),
    (turns.KEPT, "kept", "player card number"),
    (turns.DARK, "dark", "card"),
)
