"""A creature as text, in the notation of the rules: `R(Eye:R, Tail:B, >Y(Claw:Y, -)) [b0,b1]`.

A body is the letter of its colour and, in brackets, what is on its edges: the root has three, another body
two, because its edge 0 is the joint. `-` is an empty spot, `>Y(…)` a body joined there, `~Eye:R` a flipped
part, `FT:R'` a reversed Fake Tail. Bodies are numbered in the order they joined; where that is not the order
of reading, the numbers follow in square brackets.
"""

import re
from dataclasses import dataclass, field
from typing import Final, NoReturn

from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadPosition
from monstrum.games.mutation_wars.effects.vocabulary import TYPES
from monstrum.games.mutation_wars.speaking.names import LETTERS, SHORT_TYPES, part_id, type_spellings

EDGES: Final = 3
MOST_BODIES: Final = 6
LONGEST: Final = 2000  # characters
FAKE_TAIL: Final = TYPES.index("fake_tail")
EMPTY: Final = ("-", "–", "—", "_")

_TYPES: Final = type_spellings([word.replace("_", " ") for word in TYPES]) | {
    "glow thing": TYPES.index("glow")
}
_PART: Final = re.compile(r"(?P<flip>~?)\s*(?P<type>[^:~'’]+?)\s*:\s*(?P<colour>\w+?)\s*(?P<turn>['’]?)")
_NUMBERS: Final = re.compile(r"\[\s*(b?\d+(?:\s*,\s*b?\d+)*)\s*\]")


@dataclass(frozen=True, slots=True)
class PartText:
    """A part on a spot."""

    kind: int
    colour: int
    flipped: bool = False
    turned: bool = False  # a reversed Fake Tail

    def __str__(self) -> str:
        turned = "'" if self.turned else ""
        return f"{'~' if self.flipped else ''}{part_id(self.kind, self.colour)}{turned}"


@dataclass(slots=True)
class CreatureText:
    """Bodies in the order of their numbers; each but the root is joined to an edge of an earlier one."""

    colours: list[int] = field(default_factory=list)
    joints: list[tuple[int, int]] = field(
        default_factory=list
    )  # body and edge it is joined to; root: (-1, 0)
    parts: dict[tuple[int, int], PartText] = field(default_factory=dict)  # by body and edge

    def child(self, body: int, edge: int) -> int:
        """The body joined to this edge, or -1."""
        return self.joints.index((body, edge)) if (body, edge) in self.joints else -1


def alike(one: CreatureText, other: CreatureText) -> bool:
    """MW-4.3  Whether two creatures differ at most in which spot of a body holds what."""

    def bodies(creature: CreatureText) -> list[object]:
        return [
            (
                colour,
                creature.joints[body][0],
                sorted(str(part) for (b, _), part in creature.parts.items() if b == body),
            )
            for body, colour in enumerate(creature.colours)
        ]

    return bodies(one) == bodies(other)


# Writing ------------------------------------------------------------------------------------------


def write_creature(creature: CreatureText) -> str:
    """The notation; reading it gives the same creature."""
    order: list[int] = []
    text = _write_body(creature, 0, order)
    if order != sorted(order):
        text += f" [{','.join(f'b{body}' for body in order)}]"
    return text


def _write_body(creature: CreatureText, body: int, order: list[int]) -> str:
    order.append(body)
    edges = []
    for edge in range(0 if body == 0 else 1, EDGES):
        child = creature.child(body, edge)
        if child >= 0:
            edges.append(">" + _write_body(creature, child, order))
        else:
            edges.append(str(creature.parts.get((body, edge), "-")))
    return f"{LETTERS[creature.colours[body]]}({', '.join(edges)})"


# Reading ------------------------------------------------------------------------------------------


def read_creature(text: str) -> CreatureText:
    """The creature a text describes. Raises BadPosition with what is wrong and where."""
    if len(text) > LONGEST:
        raise BadPosition(f"A creature has at most {LONGEST} characters, not {len(text)}.")
    return _Reader(text).creature()


def read_part(token: str, text: str) -> PartText:
    """One part: `Eye:R`, `~Eye:R`, `FT:R'`."""
    match = _PART.fullmatch(token.strip())
    if not match:
        raise BadPosition(
            f"Cannot read {token.strip()!r} in {text!r}: a spot is - (empty) or a part like Eye:R, ~Eye:R "
            "(flipped) or FT:R' (reversed)."
        )
    said = " ".join(match["type"].casefold().split())
    if said not in _TYPES:
        hint = did_you_mean(match["type"], [*SHORT_TYPES, *TYPES])
        raise BadPosition(
            f"There is no type {match['type']!r} in {text!r}{hint}; there are {', '.join(SHORT_TYPES)}."
        )
    turned = bool(match["turn"])
    if turned and _TYPES[said] != FAKE_TAIL:
        raise BadPosition(f"{token.strip()!r} in {text!r}: only a Fake Tail (FT) can be reversed.")
    return PartText(_TYPES[said], read_colour(match["colour"], text), bool(match["flip"]), turned)


def read_colour(letter: str, text: str) -> int:
    if letter.upper() not in LETTERS or len(letter) != 1:
        raise BadPosition(f"There is no colour {letter!r} in {text!r}; there are R, G, B and Y.")
    return LETTERS.index(letter.upper())


class _Reader:
    """Recursive descent; bodies are met in the order of reading and numbered at the end."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.met = CreatureText()

    def creature(self) -> CreatureText:
        self.body(-1, 0)
        self.spaces()
        numbers = list(range(len(self.met.colours)))
        if match := _NUMBERS.match(self.text, self.at):
            numbers = [int(number.strip().removeprefix("b")) for number in match[1].split(",")]
            self.at = match.end()
            self.spaces()
        if self.at < len(self.text):
            self.fail("the end, or the numbers of the bodies like [b0,b2,b1]")
        return self.numbered(numbers)

    def body(self, parent: int, edge: int) -> None:
        self.spaces()
        letter = self.text[self.at : self.at + 1]
        if not letter or letter.upper() not in LETTERS:
            self.fail("a body: R, G, B or Y")
        self.at += 1
        body = len(self.met.colours)
        if body == MOST_BODIES:
            raise BadPosition(f"A creature has at most {MOST_BODIES} bodies: {self.text!r}.")
        self.met.colours.append(LETTERS.index(letter.upper()))
        self.met.joints.append((parent, edge))
        self.spaces()
        if not self.sees("("):
            return  # a letter alone: nothing is on it
        self.at += 1
        first = 0 if parent < 0 else 1
        for edge in range(first, EDGES):
            self.edge(body, edge)
            closing = ")" if edge == EDGES - 1 else ","
            self.spaces()
            if not self.sees(closing):
                edges = "three edges" if first == 0 else "two edges (its edge 0 is the joint)"
                self.fail(f"'{closing}': this body lists {edges}")
            self.at += 1

    def edge(self, body: int, edge: int) -> None:
        self.spaces()
        if self.sees(">"):
            self.at += 1
            self.body(body, edge)
            return
        end = self.at
        while end < len(self.text) and self.text[end] not in ",()[]>":
            end += 1
        token = self.text[self.at : end].strip()
        if not token:
            self.fail("a part, - or a body after >")
        self.at = end
        if token not in EMPTY:
            self.met.parts[body, edge] = read_part(token, self.text)

    def numbered(self, numbers: list[int]) -> CreatureText:
        """The same creature with its bodies in the order they joined."""
        met = self.met
        if sorted(numbers) != list(range(len(met.colours))):
            listed = ", ".join(f"b{body}" for body in range(len(met.colours)))
            raise BadPosition(
                f"The numbers in square brackets are those of all bodies ({listed}): {self.text!r}."
            )
        for body, (parent, _) in enumerate(met.joints):
            if parent >= 0 and numbers[parent] > numbers[body]:
                raise BadPosition(
                    f"b{numbers[body]} cannot have joined before b{numbers[parent]}, which it is joined to: "
                    f"{self.text!r}."
                )
        order = sorted(range(len(numbers)), key=lambda body: numbers[body])
        joints = [met.joints[body] for body in order]
        return CreatureText(
            [met.colours[body] for body in order],
            [(numbers[parent] if parent >= 0 else -1, edge) for parent, edge in joints],
            {(numbers[body], edge): part for (body, edge), part in sorted(met.parts.items())},
        )

    def sees(self, letter: str) -> bool:
        return self.text[self.at : self.at + 1] == letter

    def spaces(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def fail(self, expected: str) -> NoReturn:
        found = self.text[self.at : self.at + 12] or "the end"
        raise BadPosition(f"Expected {expected}, found {found!r} at position {self.at} of {self.text!r}.")
