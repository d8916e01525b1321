"""Prints an effect in Hybrid's compact notation, the one of the card tables.

`[TRIGGER ][?condition ]TARGET.op(args)[/DURATION][~opt]`, operations separated by `; `. Reading what is
printed here gives an equal tree.
"""

from monstrum.content.syntax import Block, Call, Compare, Effect, Items, Name, Node, Number
from monstrum.content.writing import write_node
from monstrum.games.hybrid.content.terms import ON_PLAY
from monstrum.games.hybrid.effects.operations import SIGNED


def write_compact(effect: Effect) -> str:
    head = "" if effect.trigger == ON_PLAY else f"{effect.trigger} "
    if effect.condition is not None:
        head += f"?{_node(effect.condition)} "
    return head + _operations(effect.ops)


def _operations(ops: tuple[Call, ...]) -> str:
    return "; ".join(map(_operation, ops))


def _operation(call: Call) -> str:
    args = ",".join(_argument(call.name, node) for node in call.args)
    target = f"{_node(call.target)}." if call.target is not None else ""
    duration = f"/{call.duration}" if call.duration else ""
    return f"{target}{call.name}({args}){duration}{'~opt' if call.optional else ''}"


def _argument(op: str, node: Node) -> str:
    """A change is printed with its sign: `n=+2`."""
    match node:
        case Compare(Name(name), "=", Number(value)) if op in SIGNED and name == "n":
            return f"n={value:+d}"
        case Compare(Name("modes"), "=", Items(items)):
            return "modes=" + "+".join(map(write_node, items))
    return _node(node)


def _node(node: Node) -> str:
    match node:
        case Block(ops):
            return f"{{{_operations(ops)}}}"
        case Items(items):
            return f"[{','.join(map(_node, items))}]"
        case Call(name, args, square=True):
            return f"{name}[{','.join(map(_node, args))}]"
        case Compare(left, sign, right):
            return f"{_node(left)}{sign}{_node(right)}"
    return write_node(node)
