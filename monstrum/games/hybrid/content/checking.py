"""The check that an effect of Hybrid uses the vocabulary and nothing else.

`TRIGGER ?condition TARGET.op(key=value)/DURATION~opt`: each part is looked at in turn, and the first thing
that does not fit is refused with its position and with what is allowed there.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from monstrum.content.grammar import parse_effect
from monstrum.content.suggestions import did_you_mean
from monstrum.content.syntax import Block, Call, Compare, Effect, Items, Name, Node, Number
from monstrum.content.writing import write_node
from monstrum.core.errors import ContentError
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.predicates import (
    CONDITIONS,
    OF_A_FIGURE,
    OF_A_PLACE,
    OF_THE_GAME,
    read_predicate,
)
from monstrum.games.hybrid.effects.operations import OPERATIONS
from monstrum.games.hybrid.effects.vocabulary import Arg, Op

LONGEST_RANGE = 31


@dataclass(frozen=True, slots=True)
class Context:
    """What an effect may refer to, and what its card allows."""

    known: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # profiles, tiles, objectives
    stays: bool = (
        False  # Constant, Aura, Mutation, mission special: WHILE_IN_PLAY and CONTINUOUS are possible
    )
    aura: bool = False  # the trigger AURA is possible
    neutral: bool = False  # a special of nobody: there is neither friend nor enemy


def separate(text: str) -> list[str]:
    """The effects of a card in one text, `;` between them: each has its own trigger and condition."""
    found, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == ";" and depth <= 0:
            found.append(text[start:at].strip())
            start = at + 1
    return [*found, text[start:].strip()]


def read_effect(text: str, context: Context) -> Effect:
    """The tree of an effect, checked."""
    effect = parse_effect(text, terms.TRIGGERS, terms.ON_PLAY, nested=terms.TRIGGERS)
    _Check(text, context).effect(effect)
    return effect


class _Check:
    """One walk over one effect."""

    def __init__(self, text: str, context: Context) -> None:
        self.text = text
        self.context = context

    def refuse(self, message: str, at: int, allowed: Iterable[str] = ()) -> NoReturn:
        raise ContentError(message, position=at, text=self.text, allowed=tuple(allowed))

    def unknown(self, what: str, word: str, at: int, known: Sequence[str]) -> NoReturn:
        self.refuse(f"unknown {what} '{word}'{did_you_mean(word, known)}", at, known)

    def effect(self, effect: Effect) -> None:
        if effect.may or effect.cost:
            self.refuse("Hybrid's effects have no 'may' and no 'cost': `~opt` makes one optional", 0)
        self.trigger(effect.trigger, max(effect.trigger_at, 0))
        if effect.condition is not None:
            self.conditions(effect.condition)
        for op in effect.ops:
            self.operation(op, effect.trigger)

    def trigger(self, word: str, at: int) -> None:
        if word == terms.AURA and not self.context.aura:
            self.refuse("only an Aura card has the trigger AURA", at)
        if word == terms.CONTINUOUS and not self.context.stays:
            self.refuse("only a card that stays in play has the trigger CONTINUOUS", at)

    def conditions(self, node: Node) -> None:
        """One predicate, or a list of them that must all hold."""
        for one in node.items if isinstance(node, Items) else (node,):
            read_predicate(write_node(one), CONDITIONS, self.context.known, one.at, self.text)

    # operations

    def operation(self, call: Call, trigger: str) -> None:
        if call.name not in OPERATIONS:
            self.unknown("operation", call.name, call.at, list(OPERATIONS))
        op = OPERATIONS[call.name]
        if call.target is None:
            self.refuse(f"'{call.name}' has no target: SELF.{call.name}(…)", call.at, op.scopes)
        self.target(call.target, op.scopes, call.name)
        self.arguments(call, op)
        self.duration(call, op)
        if trigger in (terms.AURA, terms.CONTINUOUS) and not op.lasting:
            self.refuse(f"'{call.name}' happens at once: {trigger} needs an operation that lasts", call.at)

    def duration(self, call: Call, op: Op) -> None:
        word, colon, number = call.duration.partition(":")
        if not call.duration:
            if op.lasting:
                self.refuse(f"'{call.name}' lasts and needs a duration: /ROUND", call.at, terms.DURATIONS[1:])
            return
        if word not in terms.DURATIONS:
            self.unknown("duration", word, call.at, terms.DURATIONS)
        if word == "INSTANT" if op.lasting else word != "INSTANT":
            kind = "lasts, so it is not INSTANT" if op.lasting else "happens at once and has no duration"
            self.refuse(f"'{call.name}' {kind}", call.at)
        if (word == "ROUNDS") != bool(colon) or (colon and not (number.isdigit() and 1 <= int(number) <= 99)):
            self.refuse(f"'{call.duration}' is no duration; several rounds are ROUNDS:2", call.at)
        if word == "WHILE_IN_PLAY" and not self.context.stays:
            self.refuse("only a card that stays in play has effects WHILE_IN_PLAY", call.at)

    def arguments(self, call: Call, op: Op) -> None:
        given: dict[str, Node] = {}
        for node in call.args:
            if not isinstance(node, Compare) or node.sign != "=" or not isinstance(node.left, Name):
                self.refuse(f"an argument is a name and a value: {call.name}(n=1)", node.at, op.args)
            name = node.left.text
            if name not in op.args:
                self.unknown(f"argument of {call.name}", name, node.at, list(op.args))
            if name in given:
                self.refuse(f"'{name}' is given twice", node.at)
            given[name] = node.right
            self.argument(node.right, op.args[name])
        for name, arg in op.args.items():
            if arg.needed and name not in given:
                self.refuse(f"{call.name} lacks '{name}='", call.at)
        branches = [name for name, arg in op.args.items() if arg.kind == "effects"]
        if branches and not any(name in given for name in branches):
            self.refuse(f"{call.name} does nothing: give it effects", call.at, branches)

    def argument(self, node: Node, arg: Arg) -> None:
        match arg.kind:
            case "effects":
                self.block(node)
                if isinstance(node, Block) and not node.ops:
                    self.refuse("expected effects in braces", node.at)
            case "options":
                if not isinstance(node, Items) or len(node.items) < 2:
                    self.refuse("expected a list of effects, two or more: [{…}, {…}]", node.at)
                for option in node.items:
                    self.block(option)
            case "target":
                if not isinstance(node, Call | Name):
                    self.refuse("expected a target", node.at, terms.SCOPES)
                self.target(node, terms.SCOPES, "for_each")
            case "modes":
                modes = node.items if isinstance(node, Items) else (node,)
                for mode in modes:
                    self.word(mode, terms.MODES)
                if len({write_node(mode) for mode in modes}) < len(modes):
                    self.refuse("a mode is listed twice", node.at)
            case "truth":
                self.word(node, ("true", "false"))
            case "profile":
                self.word(node, self.context.known.get("profile", ()))
            case "flag":
                if not isinstance(node, Name) or ":" in node.text or "." in node.text:
                    self.refuse(f"expected the name of a flag, found {write_node(node)}", node.at)
            case _ if arg.words:
                self.numbered_word(node, arg)
            case _:
                self.number(node, arg)

    def block(self, node: Node) -> None:
        if not isinstance(node, Block):
            self.refuse(f"expected effects in braces, found {write_node(node)}", node.at)
        for op in node.ops:
            self.trigger(op.trigger, op.at)
            if op.condition is not None:
                self.conditions(op.condition)
            self.operation(op, op.trigger)

    def number(self, node: Node, arg: Arg) -> None:
        if arg.all and isinstance(node, Name) and node.text == "ALL":
            return
        fits = isinstance(node, Number) and arg.low <= node.value <= arg.high
        if not fits or (node == Number(0, node.at) and not arg.zero):
            more = " or ALL" if arg.all else ""
            wanted = (
                f"a number from {arg.low} to {arg.high}{more}" if arg.zero else f"{arg.low} or {arg.high}"
            )
            self.refuse(f"expected {wanted}, found {write_node(node)}", node.at)

    def word(self, node: Node, words: Sequence[str]) -> None:
        text = node.text if isinstance(node, Name) else ""
        if text not in words:
            shown = write_node(node)
            self.refuse(f"unknown word '{shown}'{did_you_mean(shown, words)}", node.at, words)

    def numbered_word(self, node: Node, arg: Arg) -> None:
        """`ROCKS`, `OBJECTIVE:2`, `LEVEL_ABOVE:1`, `MODE:OC`."""
        word, colon, rest = (node.text if isinstance(node, Name) else "").partition(":")
        if word in arg.numbered:
            fits = rest in terms.MODES if word == "MODE" else rest.isdigit() and 1 <= int(rest) <= 6
            if not colon or not fits:
                example = "MODE:OC" if word == "MODE" else f"{word}:1"
                self.refuse(f"'{write_node(node)}' should look like {example}", node.at)
        else:
            self.word(node, [name for name in arg.words if name not in arg.numbered] or arg.words)

    # targets

    def target(self, node: Call | Name, scopes: Sequence[str], name: str) -> None:
        word = node.text if isinstance(node, Name) else node.name
        if word not in terms.SCOPES:
            self.unknown("target", word, node.at, scopes)
        if word not in scopes:
            self.refuse(f"'{name}' does not act on {word}", node.at, scopes)
        if (word in terms.BARE_SCOPES) != isinstance(node, Name):
            example = word if word in terms.BARE_SCOPES else f"{word}[ANY,1,OWNER]"
            self.refuse(f"'{write_node(node)}' should look like {example}", node.at)
        if self.context.neutral and word in terms.PLAYERS:
            self.refuse(f"a special of NONE has no {word}", node.at)
        if isinstance(node, Call):
            self.bracket(node, name)

    def bracket(self, node: Call, name: str) -> None:
        """`[side,count,chooser,filters…]`."""
        if len(node.args) < 2:
            self.refuse(f"{node.name} says whose and how many: {node.name}[ANY,1,OWNER]", node.at)
        side, count, *rest = node.args
        self.word(side, terms.TARGET_SIDES)
        if self.context.neutral and write_node(side) != "ANY":
            self.refuse(f"a special of NONE has no {write_node(side)}: its targets are of ANY side", side.at)
        everything = isinstance(count, Name) and count.text == "ALL"
        if not everything and not (isinstance(count, Number) and 1 <= count.value <= 20):
            self.refuse(f"expected a number from 1 to 20 or ALL, found {write_node(count)}", count.at)
        if name == "swap" and not (isinstance(count, Number) and count.value == 2):
            self.refuse("swap exchanges exactly 2", count.at)
        if rest and isinstance(rest[0], Name) and rest[0].text in terms.CHOOSERS:
            if everything:
                self.refuse("nobody chooses when ALL are taken", rest[0].at)
            rest = rest[1:]
        for one in rest:
            self.filter(one, node.name)

    def filter(self, node: Node, scope: str) -> None:
        if isinstance(node, Compare) and node.left == Name("range", 0):
            if (
                node.sign != "="
                or not isinstance(node.right, Number)
                or not 1 <= node.right.value <= LONGEST_RANGE
            ):
                self.refuse(f"expected range=1 … range={LONGEST_RANGE}", node.at)
            return
        if is_sight(node):
            return
        forms = {**OF_THE_GAME, **OF_A_PLACE, **(OF_A_FIGURE if scope == "FIG" else {})}
        read_predicate(write_node(node), forms, self.context.known, node.at, self.text)


def is_sight(node: Node) -> bool:
    """`los`, or `los=true`: only what SELF sees."""
    return write_node(node) in ("los", "los=true", "los=false")
