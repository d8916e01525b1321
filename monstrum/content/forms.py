"""The forms a game's vocabulary is declared with: each says what one word looks like and what belongs inside.

A *kind* is a name for a set of forms: "selector", "zone", "filter". Forms refer to kinds by name, so a
vocabulary is one table that reads like the tables of the rules document:

    Kind("selector", [Word("self"), Action("all", "zone", Many("filter")), …])
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Many:
    """The rest of the arguments, each of this kind, at least so many; with `distinct` no two alike."""

    kind: str
    least: int = 0
    distinct: bool = False


@dataclass(frozen=True, slots=True)
class Maybe:
    """A last argument that may be left out."""

    kind: str


@dataclass(frozen=True, slots=True)
class Word:
    """A bare word: `lab`."""

    text: str

    @property
    def spelling(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Switch:
    """A flag: `+core`."""

    name: str

    @property
    def spelling(self) -> str:
        return f"+{self.name}"


@dataclass(frozen=True, slots=True)
class Integer:
    """A number between two bounds, both allowed."""

    low: int
    high: int

    @property
    def spelling(self) -> str:
        return (
            f"a number from {self.low} to {self.high}" if self.low < self.high else f"the number {self.low}"
        )


@dataclass(frozen=True, slots=True, init=False)
class Action:
    """A word with arguments, each parameter given by its kind: `choose(1, lab)`, `GAIN(4)`."""

    name: str
    parameters: tuple[str | Many | Maybe, ...]

    def __init__(self, name: str, *parameters: str | Many | Maybe) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "parameters", parameters)

    @property
    def spelling(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Setting:
    """A word, a sign and a value: `type=arm`, `val<=5`."""

    word: str
    sign: str
    kind: str

    @property
    def spelling(self) -> str:
        return self.word + self.sign


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two values compared, each of a kind: `count(me.hand)>=2`, `side(self)=left`."""

    left: str
    sign: str
    right: str


@dataclass(frozen=True, slots=True)
class Product:
    """A number times something: `2*count(me.monster)`."""

    factor: Integer
    of: str


@dataclass(frozen=True, slots=True)
class NumberPair:
    """Two numbers, each between the same bounds: `-2/0`."""

    each: Integer

    @property
    def spelling(self) -> str:
        return f"a pair of numbers from {self.each.low:+d} to {self.each.high:+d}"


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list in square brackets, at least one item, no two alike: `[MU, BT]`."""

    kind: str


@dataclass(frozen=True, slots=True)
class Also:
    """Every form of another kind."""

    kind: str


Form = Word | Switch | Integer | Action | Setting | Comparison | Product | NumberPair | ListOf


def words(*texts: str) -> list[Word]:
    """Several bare words at once."""
    return [Word(text) for text in texts]
