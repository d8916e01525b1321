"""The messages of the companion: entries of a table beside the real one, carried from phone to phone."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=80)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class CompanionEntry(Struct, frozen=True):
    """One tap, as a server has to read it to carry it on.

    It is carried as it came: kinds and fields that this server has never heard of are a newer page's.
    """

    id: Annotated[str, Meta(min_length=1, max_length=80)]
    table: Text
    tick: Annotated[int, Meta(ge=0, le=2**53)]
    at: float
    who: Text
    kind: Text
    data: dict[str, Any]


Carried = dict[str, Any]  # a `CompanionEntry` with whatever else its page wrote


class CompanionNews(Struct, frozen=True):
    """What a phone has, and how much of the table it knows."""

    key: Annotated[str, Meta(min_length=16, max_length=64)]
    phone: Annotated[str, Meta(min_length=1, max_length=32)]
    known: Count
    entries: Annotated[list[Carried], Meta(max_length=100)]
    wait: Annotated[float, Meta(ge=0, le=25)] = 0.0  # seconds the answer may wait for something new


class CompanionLog(Struct, frozen=True):
    """What the others have written since."""

    entries: list[Carried]
    number: int  # of entries this table has here
    phones: int  # that listened within the last minute


class CompanionResult(Struct, frozen=True):
    """A game that is over, for the games of whoever sends it."""

    key: Annotated[str, Meta(min_length=16, max_length=64)]
    game: Text
    result: dict[str, Any]


class CompanionGame(Struct, frozen=True):
    """A game played at a real table, among my games."""

    table: str
    game: str
    ended: float
    result: dict[str, Any]


class CompanionPlace(Struct, frozen=True):
    """A part in its slot."""

    id: Text
    slot: Text


class CompanionBench(Struct, frozen=True):
    """The cards of one player."""

    monster: Annotated[list[CompanionPlace], Meta(max_length=30)]
    hand: Annotated[list[Text], Meta(max_length=40)] = []
    pile: Annotated[list[Text], Meta(max_length=90)] = []


class CompanionDeployment(Struct, frozen=True):
    """The monsters of one round of XYbrid, to be deployed by the engine."""

    round: Annotated[int, Meta(ge=1, le=3)]
    first: Annotated[int, Meta(ge=0, le=3)]
    infamy: Annotated[list[Annotated[int, Meta(ge=0, le=9999)]], Meta(min_length=2, max_length=4)]
    seats: Annotated[list[CompanionBench], Meta(min_length=2, max_length=4)]


class CompanionDeployed(Struct, frozen=True):
    """What the deployment comes to."""

    infamy: list[int]
    gained: list[int]
    lines: list[str]
    guessed: str  # what the engine could not know
