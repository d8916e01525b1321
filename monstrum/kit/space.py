"""The action space of a game, declared once: blocks of actions, one after the other.

An action is a block and a thing: `draw A13` is the thing A13 in the block *take*. Numbers, words, labels and
refs follow from the blocks. Decisions that touch things in the same way share a block; what one of them
calls it is said in its line of the table of asks (`asks.py`).
"""

import hashlib
import json
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monstrum.core.contract import Refusal

Said = Callable[[Any, Any, int], str]
"""Of a state, what is asked now and the number of a thing: a verb, or the thing in words."""

Refs = Callable[[Any, Any, int], list[str]]
"""Of the same: the things on the table that are touched."""

Params = Callable[[Any, Any, int], dict[str, str]]
"""Of the same: the parameters of a label."""

Label = Callable[[Any, Any, int], tuple[str, dict[str, str]]]
"""Of the same: the code of a label and its parameters."""

Refused = Callable[[Any, Any, int], Refusal | None]
"""Of the same: why the thing is not possible; None for what says no more than that."""

HIDDEN = "?"  # in place of a thing that others may not read


@dataclass(frozen=True, slots=True)
class Block:
    """Actions that touch things in one way."""

    name: str
    # One, so many, these, a list of names in the pack's catalog, or as many as the catalog says.
    things: int | str | tuple[str, ...] | Callable[[Any], int] = 1
    verb: str | Said = ""  # the word before the thing
    also: tuple[str, ...] = ()  # other words that are understood for it
    thing: Said | None = None  # the thing in words, where its name in the list does not do
    begun: Said | None = None  # the same, where a further pick of the gesture says the rest
    hidden: Said | None = None  # what others read in place of a secret thing, if not HIDDEN
    ref: str | Refs = ""  # what kind of thing is touched: `part` for part:A13
    label: str | Label = ""  # the code of its label; its verb where none is given
    param: str | Params = ""  # the parameter of the label that names the thing
    refused: Refused | None = None  # why a thing is not possible, whoever asks for it
    declines: bool = False  # to choose it leaves things as they are, and asks for no thing
    noun: str = ""  # what a thing of it is called in the documentation
    first: int = 0  # the number of the first thing, where they do not count from 0


@dataclass(frozen=True, slots=True)
class Space:
    """The blocks of a game in their order."""

    game: str
    blocks: tuple[Block, ...]
    identity: Callable[["Layout"], object] | None = (
        None  # what the hash is made of, where it was agreed before
    )

    def block(self, name: str) -> Block:
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(f"There is no block '{name}' in the action space of {self.game}.")

    def over(self, catalog: Any) -> "Layout":
        """The space with the cards of one pack."""
        return Layout(self, catalog)


class Layout:
    """Which numbers the blocks have with the cards of one pack."""

    def __init__(self, space: Space, catalog: Any) -> None:
        self.space = space
        self.catalog = catalog
        self.first: dict[str, int] = {}
        self.names: dict[str, Sequence[str]] = {}  # of blocks whose things have names
        self.starts: list[int] = []
        self.size = 0
        for block in space.blocks:
            self.first[block.name] = self.size
            self.starts.append(self.size)
            self.size += self.number_of(block)

    def number_of(self, block: Block) -> int:
        if isinstance(block.things, int):
            return block.things
        if callable(block.things):
            return block.things(self.catalog)
        names = getattr(self.catalog, block.things) if isinstance(block.things, str) else block.things
        self.names[block.name] = names
        return len(names)

    def place(self, action: int) -> tuple[Block, int]:
        """The block of an action, and which of its things."""
        at = bisect_right(self.starts, action) - 1
        return self.space.blocks[at], action - self.starts[at]

    def action(self, block: str, thing: int) -> int:
        return self.first[block] + thing

    def hash(self) -> str:
        """Changes when the meaning of an action number does: the blocks and the cards behind them."""
        layout = self.space.identity(self) if self.space.identity else self.spelled()
        return hashlib.sha256(json.dumps(layout).encode()).hexdigest()

    def spelled(self) -> list[object]:
        """The name of the game, of each block (of its things, where they are always the same), and the
        lists of the pack they speak of."""
        blocks: list[str] = []
        lists: dict[str, Sequence[str]] = {}
        for block in self.space.blocks:
            if isinstance(block.things, tuple):
                blocks += block.things
            else:
                blocks.append(block.name)
            if isinstance(block.things, str):
                lists[block.things] = self.names[block.name]
        return [self.space.game, blocks, *lists.values()]


def words_of(space: Space, more: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Every verb and the block it speaks of; `more` has what single decisions call a block."""
    found: dict[str, str] = {}
    for block in space.blocks:
        said = [block.verb] if isinstance(block.verb, str) and block.verb else []
        for verb in (*said, *block.also, *more.get(block.name, ())):
            found[verb] = block.name
    return found


def first_numbers(space: Space) -> dict[str, int]:
    """The first number of each block up to the first whose size the pack decides."""
    found: dict[str, int] = {}
    at = 0
    for block in space.blocks:
        found[block.name] = at - block.first
        if isinstance(block.things, str) or callable(block.things):
            break
        at += block.things if isinstance(block.things, int) else len(block.things)
    return found


def check_numbers(space: Space, numbered: Mapping[str, int]) -> None:
    """The rules, which are compiled, have the numbers of blocks as constants: those of the space."""
    first = first_numbers(space)
    for name, number in numbered.items():
        if first[name] != number:
            raise ValueError(f"{space.game}: {name} is {number} in the rules, {first[name]} in the space.")
