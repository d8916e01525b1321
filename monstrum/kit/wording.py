"""Actions in words, as labels and as refs: all of it from the blocks of the space and the lines of the
asks."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from monstrum.core.state import SEALED, State
from monstrum.kit.asks import Asked, Asks
from monstrum.kit.space import HIDDEN, Block, Layout


class Wording:
    """What the actions of a game with one pack are called."""

    def __init__(self, asks: Asks[Any], layout: Layout) -> None:
        self.asks = asks
        self.layout = layout

    def answers(self, state: State) -> "Answers":
        """To what is asked now, for who has more than one thing to say of it."""
        return Answers(self, state)

    def words(self, state: State, action: int) -> str:
        return self.answers(state).words(action)

    def public_words(self, state: State, action: int) -> str:
        return self.answers(state).public_words(action)

    def gesture_words(self, state: State, path: Sequence[int]) -> str:
        return self.answers(state).gesture_words(path)

    def label(self, state: State, action: int) -> tuple[str, dict[str, str]]:
        return self.answers(state).label(action)

    def refs(self, state: State, action: int) -> list[str]:
        return self.answers(state).refs(action)


class Answers:
    """Every action as an answer to what is asked in a state, which nobody changes meanwhile: what is being
    decided is read once."""

    def __init__(self, wording: Wording, state: State) -> None:
        self.asks = wording.asks
        self.layout = wording.layout
        self.state = state
        self.line = wording.asks.pending(state)

    @cached_property
    def now(self) -> Asked:
        """Looked at only if the line does not say enough."""
        found: Asked = self.asks.now(self.state)
        return found

    # Words ----------------------------------------------------------------------------------------

    def words(self, action: int) -> str:
        """Any action of the space, legal or not: `draw A13`."""
        block, thing = self.layout.place(action)
        return joined(self.verb(block, thing), self.thing(block, thing))

    def public_words(self, action: int) -> str:
        """The words as the other seats may read them: `bury ?` where the choice itself is private. In a
        sealed block whatever is named reads alike."""
        block, thing = self.layout.place(action)
        secret = self.line.secret
        if secret and SEALED in self.line.by:
            block = self.layout.space.block(secret[0])
        if block.name in secret:
            shown = HIDDEN if block.hidden is None else block.hidden(self.state, self.now, thing)
            return joined(self.verb(block, thing), shown)
        return self.words(action)

    def gesture_words(self, path: Sequence[int]) -> str:
        """The words of the first pick, then the things of the others: `swap H11 H03`, `pick A01 A10`."""
        block, thing = self.layout.place(path[0])
        if block.begun is None or len(path) == 1:
            first = self.words(path[0])
        else:
            first = joined(self.verb(block, thing), block.begun(self.state, self.now, thing))
        return " ".join([first, *(self.later(*self.layout.place(action)) for action in path[1:])])

    def verb(self, block: Block, thing: int) -> str:
        """The word before the thing; the decision gives it where several share a block."""
        own = self.line.words.get(block.name, block.verb)
        return own if isinstance(own, str) else own(self.state, self.now, thing)

    def thing(self, block: Block, thing: int) -> str:
        if block.thing is not None:
            return block.thing(self.state, self.now, thing)
        names = self.layout.names.get(block.name)
        return "" if names is None else names[thing]

    def later(self, block: Block, thing: int) -> str:
        """A pick after the first of a gesture."""
        return self.thing(block, thing) or self.verb(block, thing)

    # Labels and refs ------------------------------------------------------------------------------

    def label(self, action: int) -> tuple[str, dict[str, str]]:
        """The code of a label and its parameters."""
        block, thing = self.layout.place(action)
        chosen = self.line.labels.get(block.name, block.label)
        if callable(chosen):
            return chosen(self.state, self.now, thing)
        return chosen or self.verb(block, thing), self.params(block, thing)

    def params(self, block: Block, thing: int) -> dict[str, str]:
        if callable(block.param):
            return block.param(self.state, self.now, thing)
        return {block.param: self.thing(block, thing)} if block.param else {}

    def refs(self, action: int) -> list[str]:
        """The things on the table an action touches."""
        block, thing = self.layout.place(action)
        chosen = self.line.refs.get(block.name, block.ref)
        if callable(chosen):
            return chosen(self.state, self.now, thing)
        return [f"{chosen}:{self.thing(block, thing)}"] if chosen else []

    # What it is, whatever it is called --------------------------------------------------------------

    def block(self, action: int) -> str:
        return self.layout.place(action)[0].name

    def declines(self, action: int) -> bool:
        """Whether it leaves things as they are."""
        block, _ = self.layout.place(action)
        return block.declines and block.name not in self.line.decides

    def subject(self) -> list[str]:
        """What the question itself is about."""
        subject = self.line.subject or self.asks.subject
        return subject(self.state, self.now) if subject is not None and self.line.kind >= 0 else []


def joined(verb: str, thing: str) -> str:
    return f"{verb} {thing}" if verb and thing else verb or thing
