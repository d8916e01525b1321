"""Finds effects that are allowed but can never do anything: a designer surely meant something else."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from monstrum.content.syntax import Call, Compare, Effect, Flag, Name, Node, Number, Times
from monstrum.content.writing import write_node
from monstrum.games.xybrid.effects.vocabulary import MONSTERS

ATTACHED_ONLY = ("BOOST", "ADDSCI", "SHIELD", "JAM", "AURA")
"""XY-12.10  These are given to attached parts; on any other part they end before they begin."""

NEVER_CORES = ("DESTROY", "TAKE", "TOLAB", "DRAW", "ATTACH")
"""XY-13.4  What no core can suffer; ATTACH finds no open slot for one."""

AMOUNT_FIRST = ("GAIN", "DRAW", "STOCK", "PEEK", "VALUE", "HAND")
POSITIVE_ONLY = ("GAIN", "LOSE", "STEAL", "DRAW", "STOCK", "PEEK")

_CORES = Compare(Name("type", 0), "=", Name("core", 0), 0)


class Card(Protocol):
    """A part or a breakthrough."""

    @property
    def id(self) -> str: ...

    @property
    def effects(self) -> tuple[Effect, ...]: ...


class Part(Card, Protocol):
    """A part."""

    @property
    def type(self) -> str: ...


def warnings(parts: Sequence[Part], breakthroughs: Sequence[Card]) -> list[str]:
    """One sentence per suspicious place, cards in the given order."""
    found = [f"{part.id}: {message}" for part in parts for message in _card(part, part.type)]
    return found + [f"{card.id}: {message}" for card in breakthroughs for message in _card(card, "")]


def _card(card: Card, kind: str) -> Iterator[str]:
    for effect in card.effects:
        for op in (*effect.cost, *effect.ops):
            yield from _operation(op, effect.trigger, kind)
        for node in _inside(effect):
            if isinstance(node, Call):
                yield from _selector(node)
            if isinstance(node, Call) and node.name == "side":
                yield from _own_side(kind, effect.trigger)
            if not kind and node == Name("other", 0):
                yield "'other' excludes nothing: a breakthrough has no part of its own"


def _operation(op: Call, trigger: str, kind: str) -> Iterator[str]:
    written = write_node(op)
    target = op.args[0]
    zone = _zone(target) if op.name not in AMOUNT_FIRST else ""
    own = target == Name("self", 0)
    away = own and trigger in ("DRAW", "MISSION")
    if op.name in ATTACHED_ONLY and (away or (zone and zone not in MONSTERS)):
        yield f"{written} does nothing: only attached parts can be affected"
    asked = op.args[1:] if op.name == "DRAW" else op.args
    core = (own and kind == "core") or zone == "core_pile" or any(_CORES in _arguments(arg) for arg in asked)
    if op.name in NEVER_CORES and core:
        yield f"{written} does nothing: cores are never drawn, destroyed, taken or attached"
    if (op.name, zone) in (("TAKE", "me.hand"), ("TOLAB", "lab"), ("ATTACH", "me.monster")):
        yield f"{written} does nothing: the parts are there already"
    if op.name == "COPY" and own:
        yield f"{written} does nothing: an effect with COPY is never copied"
    for amount in op.args:
        if isinstance(amount, Number) and (
            amount.value == 0 or (amount.value < 0 and op.name in POSITIVE_ONLY)
        ):
            yield f"{written} does nothing: the amount is {amount.value}"


def _selector(call: Call) -> Iterator[str]:
    """Filters that exclude everything. Questions (`count`, `distinct`) see cores without being told to."""
    if not _zone(call):
        return
    written = write_node(call)
    types = _values(call, "type")
    cores = "core" in types or any(isinstance(arg, Flag) for arg in call.args)
    if len(types) > 1:
        yield f"{written} finds nothing: no part has two types"
    if len(_values(call, "side")) > 1:
        yield f"{written} finds nothing: no arm has two sides"
    if _values(call, "side") and types and types != {"arm"}:
        yield f"{written} finds nothing: only arms have a side"
    if _zone(call) == "core_pile" and call.name not in ("count", "distinct") and not cores:
        yield f"{written} finds nothing: cores are picked only with +core or type=core"


def _own_side(kind: str, trigger: str) -> Iterator[str]:
    if kind != "arm":
        yield "side(self) is never true: only arms have a side"
    elif trigger in ("DRAW", "MISSION"):
        yield f"side(self) is never true: the part is not attached at its {trigger}"


def _inside(effect: Effect) -> Iterator[Node]:
    """Every node of an effect."""
    rest: list[Node] = [*effect.cost, *effect.ops]
    if effect.condition is not None:
        rest.insert(0, effect.condition)
    while rest:
        node = rest.pop(0)
        yield node
        match node:
            case Call(args=args):
                rest[:0] = args
            case Compare(left, _, right):
                rest[:0] = (left, right)
            case Times(of=of):
                rest.insert(0, of)


def _zone(node: Node) -> str:
    """The zone a selector or question looks at, or nothing."""
    if isinstance(node, Call):
        for arg in node.args[:2]:
            if isinstance(arg, Name) and ("." in arg.text or arg.text in ("lab", "core_pile")):
                return arg.text
    return ""


def _values(call: Call, word: str) -> set[str]:
    """What the filters of this word ask for."""
    return {
        write_node(arg.right) for arg in call.args if isinstance(arg, Compare) and arg.left == Name(word, 0)
    }


def _arguments(node: Node) -> tuple[Node, ...]:
    """The arguments of a call; a filter of DRAW stands for itself."""
    return node.args if isinstance(node, Call) else (node,)
