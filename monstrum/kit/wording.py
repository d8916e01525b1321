"""Actions in words, as labels and as refs: all of it from the blocks of the space and the lines of the
asks."""

from collections.abc import Sequence
from typing import Any

from monstrum.core.state import State
from monstrum.kit.asks import Asked, Asks
from monstrum.kit.space import Block, Layout

HIDDEN = "?"  # in place of a thing that others may not read


class Wording:
    """What the actions of a game with one pack are called."""

    def __init__(self, asks: Asks[Any], layout: Layout) -> None:
        self.asks = asks
        self.layout = layout

    # Words ----------------------------------------------------------------------------------------

    def words(self, state: State, action: int) -> str:
        """Any action of the space, legal or not: `draw A13`."""
        now: Asked = self.asks.now(state)
        block, thing = self.layout.place(action)
        return joined(self.verb(state, now, block, thing), self.thing(state, now, block, thing))

    def public_words(self, state: State, action: int) -> str:
        """The words as the other seats may read them: `bury ?` where the choice itself is private."""
        now: Asked = self.asks.now(state)
        block, thing = self.layout.place(action)
        if block.name in now.ask.secret:
            return joined(self.verb(state, now, block, thing), self.hidden(state, now, block, thing))
        return self.words(state, action)

    def gesture_words(self, state: State, path: Sequence[int]) -> str:
        """The words of the first pick, then the things of the others: `swap H11 H03`, `pick A01 A10`."""
        now: Asked = self.asks.now(state)
        places = [self.layout.place(action) for action in path[1:]]
        return " ".join([self.words(state, path[0]), *(self.later(state, now, *place) for place in places)])

    def verb(self, state: State, now: Asked, block: Block, thing: int) -> str:
        """The word before the thing; the decision gives it where several share a block."""
        own = now.ask.words.get(block.name)
        if own is not None:
            return own
        return block.verb if isinstance(block.verb, str) else block.verb(state, now, thing)

    def thing(self, state: State, now: Asked, block: Block, thing: int) -> str:
        if block.thing is not None:
            return block.thing(state, now, thing)
        names = self.layout.names.get(block.name)
        return "" if names is None else names[thing]

    def later(self, state: State, now: Asked, block: Block, thing: int) -> str:
        """A pick after the first of a gesture."""
        return self.thing(state, now, block, thing) or self.verb(state, now, block, thing)

    def hidden(self, state: State, now: Asked, block: Block, thing: int) -> str:
        return HIDDEN

    # Labels and refs ------------------------------------------------------------------------------

    def label(self, state: State, action: int) -> tuple[str, dict[str, str]]:
        """The code of a label and its parameters."""
        now: Asked = self.asks.now(state)
        block, thing = self.layout.place(action)
        chosen = now.ask.labels.get(block.name, block.label)
        if callable(chosen):
            return chosen(state, now, thing)
        return chosen or self.verb(state, now, block, thing), self.params(state, now, block, thing)

    def params(self, state: State, now: Asked, block: Block, thing: int) -> dict[str, str]:
        if callable(block.param):
            return block.param(state, now, thing)
        return {block.param: self.thing(state, now, block, thing)} if block.param else {}

    def refs(self, state: State, action: int) -> list[str]:
        """The things on the table an action touches."""
        now: Asked = self.asks.now(state)
        block, thing = self.layout.place(action)
        chosen = now.ask.refs.get(block.name, block.ref)
        if callable(chosen):
            return chosen(state, now, thing)
        return [f"{chosen}:{self.thing(state, now, block, thing)}"] if chosen else []


def joined(verb: str, thing: str) -> str:
    return f"{verb} {thing}" if verb and thing else verb or thing
