"""A game's closed list of words, and the check that an effect uses nothing else.

The first thing that does not fit is refused with its position, what was found, a guess at what was meant,
and what is allowed there.
"""

from collections.abc import Iterable, Mapping
from typing import NoReturn

from monstrum.content.forms import (
    Action,
    Also,
    Comparison,
    Form,
    Integer,
    ListOf,
    Many,
    Maybe,
    NumberPair,
    Product,
    Setting,
    Switch,
    Word,
)
from monstrum.content.suggestions import did_you_mean
from monstrum.content.syntax import Call, Compare, Effect, Flag, Items, Name, Node, Number, Pair, Times
from monstrum.content.writing import write_node
from monstrum.core.errors import ContentError


class Kind:
    """A set of forms under one title, the word for it in messages ("filter", "zone to take from")."""

    def __init__(self, title: str, forms: Iterable[Form | Also]) -> None:
        self.title = title
        self.forms = tuple(forms)


class Vocabulary:
    """All kinds of a game by name.

    `elsewhere` are words that exist in the game but not in this vocabulary: they are refused, not unknown.
    """

    def __init__(self, kinds: Mapping[str, Kind], elsewhere: Iterable[str] = ()) -> None:
        self.title = {name: kind.title for name, kind in kinds.items()}
        self.forms = {name: tuple(_flattened(kinds, name)) for name in kinds}
        self.known = {self.spelling(form) for forms in self.forms.values() for form in forms}
        self.known.update(elsewhere)

    def spelling(self, form: Form) -> str:
        """How a form is shown in a list of what is allowed."""
        match form:
            case Comparison(left, sign, right):
                return f"{self.title[left]}{sign}{self.title[right]}"
            case Product(of=of):
                return f"number*{self.title[of]}"
            case ListOf(kind):
                return f"[{self.title[kind]}, …]"
        return form.spelling

    def check_effect(self, effect: Effect, operation: str, condition: str = "") -> None:
        """Each operation of the effect and of its cost is of one kind, the condition of another."""
        check = _Check(self, effect.text)
        if effect.condition is not None:
            if not condition:
                check.refuse("no condition is possible here", effect.condition.at)
            check.node(effect.condition, condition)
        for call in (*effect.cost, *effect.ops):
            check.node(call, operation)


def _flattened(kinds: Mapping[str, Kind], name: str) -> list[Form]:
    found: list[Form] = []
    for form in kinds[name].forms:
        if isinstance(form, Also):
            found.extend(_flattened(kinds, form.kind))
        else:
            found.append(form)
    return found


class _Check:
    """One walk over one effect; `text` is the string that messages quote."""

    def __init__(self, vocabulary: Vocabulary, text: str) -> None:
        self.vocabulary = vocabulary
        self.text = text

    def refuse(self, message: str, at: int, allowed: Iterable[str] = ()) -> NoReturn:
        raise ContentError(message, position=at, text=self.text, allowed=tuple(dict.fromkeys(allowed)))

    def node(self, node: Node, kind: str) -> None:
        """`node` has one of the forms of `kind`, and so has everything inside it."""
        for form in self.vocabulary.forms[kind]:
            if self.fits(node, form):
                self.inside(node, form)
                return
        if isinstance(node, Compare):
            self.left_side(node, kind)
        title = self.vocabulary.title[kind]
        allowed = [self.vocabulary.spelling(form) for form in self.vocabulary.forms[kind]]
        found = _spelling(node)
        if isinstance(node, Number | Times | Pair | Items):
            self.refuse(f"expected {_a(title)}, found {write_node(node)}", node.at, allowed)
        if found in self.vocabulary.known:
            self.refuse(f"'{found}' is no {title} here", node.at, allowed)
        self.refuse(f"unknown {title} '{found}'{did_you_mean(found, allowed)}", node.at, allowed)

    def left_side(self, node: Compare, kind: str) -> None:
        """`coun(lab)>=1` is best explained by what is wrong with `coun`."""
        for form in self.vocabulary.forms[kind]:
            if isinstance(form, Comparison) and form.sign == node.sign:
                self.node(node.left, form.left)

    def fits(self, node: Node, form: Form) -> bool:
        """Whether the head of the node is this form; what is inside is looked at later."""
        match node, form:
            case Name(text), Word(word):
                return text == word
            case Flag(name), Switch(switch):
                return name == switch
            case Number(value), Integer(low, high):
                return low <= value <= high
            case Call(), Action():
                return _plain(node) and node.name == form.name
            case Name(text), Action(
                name
            ):  # an operation may lack its parentheses only if it has no arguments
                return text == name
            case Compare(Name(text), sign), Setting(word, wanted):
                return (text, sign) == (word, wanted)
            case Compare(left, sign), Comparison(kind, wanted):
                return sign == wanted and any(self.fits(left, inner) for inner in self.vocabulary.forms[kind])
            case Times(factor), Product(bounds):
                return bounds.low <= factor <= bounds.high
            case Pair(first, second), NumberPair(each):
                return each.low <= min(first, second) and max(first, second) <= each.high
            case Items(), ListOf():
                return True
        return False

    def inside(self, node: Node, form: Form) -> None:
        match node, form:
            case Call(args=args), Action():
                self.arguments(node.at, args, form)
            case Name(), Action():
                self.arguments(node.at, (), form)
            case Compare(right=right), Setting(kind=kind):
                self.node(right, kind)
            case Compare(left, _, right), Comparison(left_kind, _, right_kind):
                self.node(left, left_kind)
                self.node(right, right_kind)
            case Times(of=of), Product(of=kind):
                self.node(of, kind)
            case Items(items), ListOf(kind):
                self.many(node.at, "the list", items, Many(kind, least=1, distinct=True))

    def arguments(self, at: int, args: tuple[Node, ...], form: Action) -> None:
        """Every argument is of its parameter's kind; none is missing, none is left over."""
        rest = list(args)
        for parameter in form.parameters:
            if isinstance(parameter, Many):
                self.many(at, form.name, rest, parameter)
                return
            if isinstance(parameter, Maybe):
                if rest:
                    self.node(rest.pop(0), parameter.kind)
            elif not rest:
                self.refuse(f"{self.signature(form)} lacks its {self.vocabulary.title[parameter]}", at)
            else:
                self.node(rest.pop(0), parameter)
        if rest:
            self.refuse(f"{self.signature(form)} takes no further argument", rest[0].at)

    def many(self, at: int, owner: str, nodes: Iterable[Node], parameter: Many) -> None:
        found: list[Node] = []
        for node in nodes:
            self.node(node, parameter.kind)
            if parameter.distinct and node in found:
                self.refuse(f"'{write_node(node)}' is repeated", node.at)
            found.append(node)
        if len(found) < parameter.least:
            self.refuse(f"{owner} lacks {_a(self.vocabulary.title[parameter.kind])}", at)

    def signature(self, form: Action) -> str:
        """`choose(number, zone, filter…)`, for messages."""
        shown = []
        for parameter in form.parameters:
            if isinstance(parameter, str):
                shown.append(self.vocabulary.title[parameter])
            else:
                shown.append(
                    self.vocabulary.title[parameter.kind] + ("…" if isinstance(parameter, Many) else "?")
                )
        return f"{form.name}({', '.join(shown)})" if shown else form.name


def _plain(call: Call) -> bool:
    """A call without Hybrid's target, duration and brackets, which no form describes yet."""
    return call.target is None and not call.duration and not call.optional and not call.square


def _spelling(node: Node) -> str:
    """The head of a node as the forms spell it."""
    match node:
        case Call(name) if _plain(node):
            return name
        case Compare(Name(text), sign):
            return text + sign
    return write_node(node)


def _a(title: str) -> str:
    return f"an {title}" if title[0] in "aeiou" else f"a {title}"
