"""Reads an effect string: `TRIGGER [may] [cost{OP; …}] [if(CONDITION)]: OP; OP; …`.

One grammar serves all games; which words mean something is the business of a game's vocabulary. Hybrid's
compact spelling `TRIGGER ?condition TARGET.op(key=value)/DURATION~opt` is read too: `?` stands for `if(…)`,
and the colon may be left out before an operation that names its target.
"""

from collections.abc import Collection

from monstrum.content.cursor import Cursor
from monstrum.content.lexer import END, NAME, NUMBER, Token, refuse
from monstrum.content.suggestions import did_you_mean
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
from monstrum.content.writing import write_effect

__all__ = ["parse_effect", "write_effect"]

COMPARISONS = ("=", "<=", ">=")
MODIFIERS = ("may", "cost{", "if(")


def parse_effect(
    text: str, triggers: Collection[str], default_trigger: str = "", *, nested: Collection[str] = ()
) -> Effect:
    """The tree of `text`, or a ContentError that names the position and what was expected there.

    `default_trigger` is meant where none is written. Without a default the trigger must be written, unless
    the game knows no `triggers` at all. Operations in a block may wait for one of the `nested` triggers.
    """
    return _Reader(text, nested).effect(triggers, default_trigger)


class _Reader(Cursor):
    """Recursive descent, one method per rule of the grammar."""

    def __init__(self, text: str, nested: Collection[str]) -> None:
        super().__init__(text)
        self.nested = nested

    # the head

    def effect(self, triggers: Collection[str], default_trigger: str) -> Effect:
        trigger_at = self.trigger_at(triggers)
        if trigger_at < 0 and triggers and not default_trigger:
            self.fail("expected a trigger", sorted(triggers))
        trigger = self.take().text if trigger_at >= 0 else default_trigger
        start = self.place
        may = False
        cost: tuple[Call, ...] = ()
        condition: Node | None = None
        while True:
            token = self.peek()
            if token.text == "may":
                self.once("may", token, seen=may)
                self.take()
                may = True
            elif token.text == "cost" and self.peek(1).kind == "{":
                self.once("cost", token, seen=bool(cost))
                self.take()
                cost = self.block().ops
            elif token.text == "if" and self.peek(1).kind == "(":
                self.once("if", token, seen=condition is not None)
                self.take()
                self.take()
                condition = self.argument()
                self.expect(")", "after the condition")
            elif token.kind == "?":
                self.once("if", token, seen=condition is not None)
                self.take()
                condition = self.argument()
            else:
                break
        bare = trigger_at < 0 and self.place == start
        if self.sees(":"):
            if bare:
                self.fail(
                    "expected a trigger or a modifier before the colon", [*sorted(triggers), *MODIFIERS]
                )
            self.take()
        elif not bare and not self.sees(NAME, ".") and not self.sees(NAME, "["):
            self.fail("expected ':' before the operations", [":", *MODIFIERS])
        ops = self.operations()
        if not self.sees(END):
            self.fail("expected ';' or the end after an operation")
        return Effect(trigger, may, cost, condition, ops, self.text, trigger_at)

    def trigger_at(self, triggers: Collection[str]) -> int:
        """Where the trigger stands, or -1: a word that is neither modifier nor operation."""
        token, after = self.peek(), self.peek(1)
        if token.kind != NAME or token.text == "may" or after.kind not in (NAME, ":", "?"):
            return -1
        if token.text not in triggers:
            guess = did_you_mean(token.text, triggers)
            refuse(f"unknown trigger '{token.text}'{guess}", self.text, token.at, sorted(triggers))
        return token.at

    def once(self, name: str, token: Token, *, seen: bool) -> None:
        if seen:
            refuse(f"'{name}' is written twice", self.text, token.at)

    # operations

    def operations(self, nested: bool = False) -> tuple[Call, ...]:
        found = [self.operation(nested)]
        while self.accept(";"):
            found.append(self.operation(nested))
        return tuple(found)

    def block(self, nested: bool = False) -> Block:
        """Operations in braces. Nested in an argument they may have conditions, and there may be none."""
        brace = self.expect("{", "before the operations")
        self.enter()
        ops = () if nested and self.sees("}") else self.operations(nested)
        self.expect("}", "or ';' after an operation")
        self.leave()
        return Block(ops, brace.at)

    def operation(self, nested: bool = False) -> Call:
        """`OP(…)`, or `TARGET.op(…)/DURATION~opt`, nested also `TRIGGER ?condition TARGET.op(…)`."""
        waits = nested and self.peek().text in self.nested and self.peek(1).kind in (NAME, "?")
        trigger = self.take().text if waits else ""
        condition = self.argument() if nested and self.accept("?") else None
        if not self.sees(NAME):
            self.fail("expected an operation")
        word = self.take()
        target: Call | Name | None = None
        if self.sees("["):
            target = Call(word.text, self.arguments("[", "]"), word.at, square=True)
            self.expect(".", "and an operation after the target")
        elif self.accept("."):
            target = Name(word.text, word.at)
        if target is not None:
            if not self.sees(NAME):
                self.fail("expected an operation after the target")
            word = self.take()
        args = self.arguments("(", ")") if self.sees("(") else ()
        duration = self.qualified("a duration").text if self.accept("/") else ""
        optional = self.accept("~")
        if optional and self.take().text != "opt":
            self.place -= 1
            self.fail("expected 'opt' after '~'")
        return Call(
            word.text, args, word.at, target, duration, optional, condition=condition, trigger=trigger
        )

    # arguments

    def arguments(self, opening: str, closing: str) -> "tuple[Node, ...]":
        self.expect(opening, "before the arguments")
        self.enter()
        found: list[Node] = []
        if not self.sees(closing):
            found.append(self.argument())
            while self.accept(",") or (isinstance(found[-1], Pair) and self.accept(";")):
                found.append(self.argument())
        self.expect(closing, "or ',' after an argument")
        self.leave()
        return tuple(found)

    def argument(self) -> Node:
        """A value, or a comparison of two."""
        left = self.value()
        if self.peek().kind not in COMPARISONS:
            return left
        sign = self.take()
        return Compare(left, sign.text, self.value(), left.at)

    def value(self) -> Node:
        token = self.peek()
        if token.kind == NUMBER or (token.kind in ("+", "-") and self.peek(1).kind == NUMBER):
            return self.numeric()
        if self.sees("+", NAME):
            self.take()
            return Flag(self.take().text, token.at)
        if self.sees("["):
            return Items(self.arguments("[", "]"), token.at)
        if self.sees("{"):
            return self.block(nested=True)
        if not self.sees(NAME):
            self.fail("expected an argument")
        name = self.qualified("an argument")
        if self.sees("("):
            return Call(name.text, self.arguments("(", ")"), name.at)
        if self.sees("["):
            return Call(name.text, self.arguments("[", "]"), name.at, square=True)
        if self.sees("+", NAME) and self.touches():
            names: list[Node] = [name]
            while self.sees("+", NAME) and self.touches():
                self.take()
                names.append(self.qualified("a name"))
            return Items(tuple(names), name.at)
        return name

    def numeric(self) -> Node:
        """An integer, a product `2*…` or a pair `-2/0`."""
        at = self.peek().at
        value = self.integer()
        if self.accept("*"):
            self.enter()
            of = self.value()
            self.leave()
            return Times(value, of, at)
        if self.accept("/"):
            return Pair(value, self.integer(), at)
        return Number(value, at)

    def integer(self) -> int:
        sign = self.take().kind if self.peek().kind in ("+", "-") else "+"
        if not self.sees(NUMBER):
            self.fail("expected a number")
        value = int(self.take().text)
        return -value if sign == "-" else value

    def qualified(self, what: str) -> Name:
        """A word with its dots and qualifiers: `me.hand`, `LEVEL_ABOVE:1`; no spaces inside."""
        if not self.sees(NAME):
            self.fail(f"expected {what}")
        first = self.take()
        text = first.text
        while (self.sees(".", NAME) or self.sees(":", NAME) or self.sees(":", NUMBER)) and self.touches():
            text += self.take().text + self.take().text
        return Name(text, first.at)
