"""Prints a syntax tree in its canonical spelling, the one of the card tables."""

from collections.abc import Iterable

from monstrum.content.syntax import (
    Block,
    Call,
    Compare,
    Effect,
    Flag,
    Items,
    Name,
    Node,
    Number,
    Pair,
    Times,
)


def write_effect(effect: Effect) -> str:
    """The effect as text; reading it again gives an equal tree."""
    head = [effect.trigger] if effect.trigger else []
    if effect.may:
        head.append("may")
    if effect.cost:
        head.append(f"cost{{{_operations(effect.cost)}}}")
    if effect.condition is not None:
        head.append(f"if({write_node(effect.condition)})")
    return f"{' '.join(head)}: {_operations(effect.ops)}" if head else _operations(effect.ops)


def write_node(node: Node) -> str:
    """One argument, filter, amount or condition as text."""
    match node:
        case Number(value):
            return str(value)
        case Name(text):
            return text
        case Flag(name):
            return f"+{name}"
        case Call():
            return _call(node)
        case Compare(left, sign, right):
            return f"{write_node(left)}{sign}{write_node(right)}"
        case Times(factor, of):
            return f"{factor}*{write_node(of)}"
        case Pair(first, second):
            return f"{_signed(first)}/{_signed(second)}"
        case Items(items):
            return f"[{_arguments(items)}]"
        case Block(ops):
            return f"{{{_operations(ops)}}}"


def _operations(ops: Iterable[Call]) -> str:
    return "; ".join(map(_operation, ops))


def _operation(op: Call) -> str:
    """`END_BATTLE` needs no parentheses; `SELF.no_perfect()` keeps them."""
    text = op.name if op == Call(op.name, (), op.at) else _call(op)
    text = text if op.condition is None else f"?{write_node(op.condition)} {text}"
    return f"{op.trigger} {text}" if op.trigger else text


def _call(call: Call) -> str:
    text = f"{call.name}[{_arguments(call.args)}]" if call.square else f"{call.name}({_arguments(call.args)})"
    if call.target is not None:
        text = f"{write_node(call.target)}.{text}"
    if call.duration:
        text += f"/{call.duration}"
    return text + "~opt" if call.optional else text


def _arguments(args: tuple[Node, ...]) -> str:
    """Separated by commas; after a pair of numbers stands a semicolon: `PART_MOD(-2/0; claw, tail)`."""
    text = ""
    for place, arg in enumerate(args):
        if place:
            text += "; " if isinstance(args[place - 1], Pair) else ", "
        text += write_node(arg)
    return text


def _signed(value: int) -> str:
    return f"{value:+d}" if value else "0"
