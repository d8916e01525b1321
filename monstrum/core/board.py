"""A table drawn generically: zones of things, told from a seat's view alone.

Every game tells its view in these words, so a page can draw a game it has never heard of. What is special
about a game (a monster, a creature of triangles, a map with figures) is drawn from the view itself, later.
"""

from dataclasses import dataclass
from typing import Final

CARDS: Final = "cards"  # things side by side, in order
SLOTS: Final = "slots"  # places that are filled or empty: each thing has a `place`
PILE: Final = "pile"  # a heap: how many, and what is known of it
MAP: Final = "map"  # a plan in `rows`; each thing stands on a `place` of it, "column,row" from the north-west

NOBODY: Final = -1

GOOD: Final = "good"  # tones
BAD: Final = "bad"


@dataclass(frozen=True, slots=True)
class Fact:
    """A number worth watching."""

    title: str
    value: str
    note: str = ""  # what it means, where the title does not say it
    code: str = ""  # which one it is, in no language: `OC`


@dataclass(frozen=True, slots=True)
class Counter:
    """A number told beside a player's name."""

    title: str
    value: str
    note: str = ""  # what it means, where the title does not say it
    zone: str = ""  # the name of the zone whose things it counts, if there is one
    code: str = ""  # which one it is, in no language: `infamy`


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is printed, by the ref that options point at."""

    ref: str  # `part:A13`
    name: str
    kind: str = ""  # "arm", "breakthrough", "Mutate card": in words
    value: str = ""  # the printed number, if there is one
    tags: tuple[str, ...] = ()  # sciences, colours, types: `BIO`, `red`
    text: str = ""  # what it does, in words
    trigger: str = ""  # when it does that, as the card says it: "DEPLOY"
    facts: tuple[Fact, ...] = ()  # further printed numbers and abilities, each with what it means
    rules: tuple[str, ...] = ()  # where to read on
    sort: str = ""  # which kind it is, in no language: `arm`


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that lies on the table now."""

    ref: str = ""  # what options point at; empty for something nobody can point at (a hidden card)
    name: str = ""  # what is written on it, where no `Face` has its ref
    place: str = ""  # where in its zone: a slot, an edge, a square
    value: str = ""  # its number now, if that is not the printed one
    states: tuple[str, ...] = ()  # "shielded", "jammed", "used", "flipped", "hidden", "secret" …
    filled: bool = True  # False: an empty place
    count: int = 1  # so many equal ones
    facing: str = ""  # on a map: "N", "NE" …
    size: int = 1  # on a map: so many squares wide and high, from its place to the south-east
    owner: int = NOBODY  # on a map: the seat whose it is
    face: str = ""  # the ref of the `Face` that shows it, where that is not its own ref
    on: str = ""  # the place it grows from: the edge a body is joined to
    note: str = ""  # what choosing it would come to, in words
    tone: str = ""  # of the note: GOOD, BAD, or neither
    facts: tuple[Fact, ...] = ()  # further numbers of it, as they are now


@dataclass(frozen=True, slots=True)
class Zone:
    """A place on the table."""

    name: str  # `lab`, `P0.hand`
    title: str
    things: tuple[Thing, ...] = ()
    shape: str = CARDS
    owner: int = NOBODY  # the seat whose it is
    size: int | None = None  # how many lie there, where not all of them are shown
    secret: bool = False  # others do not see what this reader sees here
    empty: str = ""  # what to say while nothing is there
    rows: tuple[str, ...] = ()  # of a map: one letter per square, which options call `square:column,row`
    legend: tuple[tuple[str, str], ...] = ()  # of a map: letter and what it means


@dataclass(frozen=True, slots=True)
class Standing:
    """What is told beside a player's name."""

    seat: int
    ref: str  # `seat:P1`
    facts: tuple[Counter, ...]


@dataclass(frozen=True, slots=True)
class SumLine:
    """One row of a sum."""

    text: str
    value: str
    note: str = ""  # why it is that much
    ref: str = ""  # the thing it comes from
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sum:
    """A number that is at stake now, added up for everybody to see."""

    title: str
    total: str
    lines: tuple[SumLine, ...]
    seat: int = NOBODY  # whose number it is


@dataclass(frozen=True, slots=True)
class Board:
    """The whole table. Zones come in the order in which they are drawn, those of a seat together."""

    status: str  # "Round 2 of 3 · cycle 6"
    standings: tuple[Standing, ...]
    zones: tuple[Zone, ...]
    sums: tuple[Sum, ...] = ()
    phase: str = ""  # of the turn, in no language: `mutate`; empty where a game has none


@dataclass(frozen=True, slots=True)
class Way:
    """A place within reach, and the answers that lead there, one after the other."""

    ref: str  # `square:3,4`; `exit:0,4` to leave the table by that square
    cost: int
    actions: tuple[int, ...]
    path: tuple[str, ...] = ()  # the places passed, up to the goal
    facing: str = ""  # as one stands there then: "N", "E" …
    rolls: bool = False  # something on the way is left to a die
    stop: int = NOBODY  # the answer that ends the walk there, as long as anything else could follow


@dataclass(frozen=True, slots=True)
class Odds:
    """A roll that may come, added up before it is made."""

    sum: Sum
    chance: int  # of success, in percent
    ref: str = ""  # the thing at stake
    action: int = NOBODY  # the option that would lead to it; -1: somebody else's answer, or none
    line: tuple[str, ...] = ()  # from which place to which, where it goes over a distance
    perfect: int = 0  # the highest die that is more than a success; 0: there is none
    given: str = ""  # only if this is played first: `card:ACT-03`


@dataclass(frozen=True, slots=True)
class Sightline:
    """Whether one thing is seen from a place, and what stands in the way."""

    ref: str  # who is looked at
    start: str  # the places between which the line runs
    end: str
    clear: bool
    text: str  # "SL 6 · 60 %", "wall": what to write at its end
    stop: str = ""  # the place where a line ends that is not clear
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lookout:
    """What is seen from a place: whom, and which places of the map."""

    lines: tuple[Sightline, ...] = ()
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rolled:
    """What a die has shown, beside the sentence that tells of it."""

    die: int
    level: int  # what it must not exceed
    success: bool
    name: str = ""  # what is rolled for: "parry"
    outcome: str = ""  # in words: "Perfect Success"


@dataclass(frozen=True, slots=True)
class Cue:
    """What a sentence of the log is about, for those who show it happening: it says nothing more than it."""

    code: str = ""  # which sentence it is: "destroyed"; empty: nobody has to show it
    refs: tuple[str, ...] = ()  # the things it names, in its order: `seat:P0`, `part:A13`
    numbers: tuple[int, ...] = ()  # the numbers it names


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a decision may lead to, beyond its options: for those who want to see it before they decide."""

    lines: tuple[str, ...] = ()  # sentences: how likely a roll is, what a warrior may spend
    refs: tuple[str, ...] = ()  # things within reach: `square:3,4`
    threats: tuple[str, ...] = ()  # places where an enemy could strike at once
    ways: tuple[Way, ...] = ()  # how to get there; the cheapest of a place first
    odds: tuple[Odds, ...] = ()
    span: int = 1  # so many squares wide and high is what will be put on a place of the map
    note: str = ""  # what the question is about, in a sentence more: what follows from an answer


@dataclass(frozen=True, slots=True)
class Recruit:
    """One kind of warrior that a force may be built of."""

    ref: str  # `profile:G_TEMPLAR`
    action: int  # the answer that takes one
    cost: int
    taken: int  # so many are in the force
    most: int  # so many may be
    why: str = ""  # why no more of it can be taken now; empty: it can


@dataclass(frozen=True, slots=True)
class Roster:
    """A force in the making, whatever the order in which it was put together."""

    spent: int
    budget: int
    number: int  # of warriors
    most: int
    recruits: tuple[Recruit, ...]
    actions: tuple[
        int, ...
    ] = ()  # the answers that give it, one after the other; none while it is not complete
    why: str = ""  # why it is not complete
    notes: tuple[str, ...] = ()  # what else the mission demands
    suggested: tuple[int, ...] = ()  # a force that others have found good: answers that take its warriors
