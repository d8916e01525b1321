"""The syntax tree of one effect string, e.g. `DEPLOY may cost{DESTROY(choose(1, me.hand))}: GAIN(4)`.

`at` is the offset of a node in the string it was read from. It serves messages only: two trees are equal
when they say the same, wherever their words stood.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Number:
    """An integer: `3`, `-2`, `+1`."""

    value: int
    at: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Name:
    """A bare word, with its dots and qualifiers: `lab`, `me.hand`, `self`, `BIO`, `not:large`."""

    text: str
    at: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Flag:
    """A switch: `+core`."""

    name: str
    at: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Call:
    """An operation or a question with its arguments: `GAIN(4)`, `choose(1, me.hand, other)`, `END_BATTLE`.

    The last six fields carry Hybrid's spelling: `FIG[FRIEND,1].heal(n=1)/ROUNDS:2~opt` has the square call
    `FIG` as its target, the duration `ROUNDS:2`, and is optional; in a block it may have a trigger and a
    condition of its own, `ON_HIT ?wounded SELF.heal(n=1)`.
    """

    name: str
    args: "tuple[Node, ...]"
    at: int = field(compare=False)
    target: "Call | Name | None" = None
    duration: str = ""
    optional: bool = False
    square: bool = False
    condition: "Node | None" = None
    trigger: str = ""


@dataclass(frozen=True, slots=True)
class Compare:
    """A filter, a condition or a named argument: `type=arm`, `val<=5`, `side(self)=left`, `n=+2`."""

    left: "Node"
    sign: str
    right: "Node"
    at: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Times:
    """A product: `2*count(me.monster)`."""

    factor: int
    of: "Node"
    at: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Pair:
    """Attack and defence: `-2/0`."""

    first: int
    second: int
    at: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Items:
    """A list: `[MU, BT]`, also written `OC+F`."""

    items: "tuple[Node, ...]"
    at: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Block:
    """Operations inside an argument: `{SELF.heal(n=1)}`."""

    ops: tuple[Call, ...]
    at: int = field(compare=False)


Node = Number | Name | Flag | Call | Compare | Times | Pair | Items | Block


@dataclass(frozen=True, slots=True)
class Effect:
    """One entry of a card. `trigger_at` is -1 where the trigger was not written but taken for granted."""

    trigger: str
    may: bool
    cost: tuple[Call, ...]
    condition: Node | None
    ops: tuple[Call, ...]
    text: str = field(compare=False)
    trigger_at: int = field(compare=False)
