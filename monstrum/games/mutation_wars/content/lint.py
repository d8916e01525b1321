"""Finds cards that are allowed but can never do anything: a designer surely meant something else."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from monstrum.content.syntax import Call, Name, Pair
from monstrum.content.writing import write_node

FAKE_TAIL = "fake_tail"


class Counted(Protocol):
    """A card with its copies and operations."""

    @property
    def id(self) -> str: ...

    @property
    def count(self) -> int: ...

    @property
    def ops(self) -> tuple[Call, ...]: ...


class Battle(Counted, Protocol):
    """A Battle card."""

    @property
    def defender_only(self) -> bool: ...


class Part(Protocol):
    """A type of Body Part cards."""

    @property
    def type(self) -> str: ...

    @property
    def per_colour(self) -> int: ...


class Cards(Protocol):
    """A pack."""

    @property
    def parts(self) -> Sequence[Part]: ...

    @property
    def mutate(self) -> Sequence[Counted]: ...

    @property
    def battle(self) -> Sequence[Battle]: ...


def warnings(cards: Cards) -> list[str]:
    """One sentence per suspicious place, cards in ascending order."""
    absent = {part.type for part in cards.parts if part.per_colour == 0}
    found = []
    for mutate in cards.mutate:
        found += [f"{mutate.id}: {message}" for message in _mutate(mutate, absent)]
    for battle in cards.battle:
        found += [f"{battle.id}: {message}" for message in _battle(battle, absent)]
    return found


def _mutate(card: Counted, absent: set[str]) -> Iterator[str]:
    yield from _copies(card)
    for place, op in enumerate(card.ops):
        written = write_node(op)
        if op.name == "FLIP":
            yield from _absent(op, absent)
        if op.name == "RESET_TAIL" and FAKE_TAIL in absent:
            yield f"{written} does nothing: there are no Fake Tails"
        if op.name in ("FLIP", "UNFLIP", "MARK_ATTACKED") and op in card.ops[:place]:
            yield f"{written} does nothing the second time"


def _battle(card: Battle, absent: set[str]) -> Iterator[str]:
    yield from _copies(card)
    called_off = any(op.name == "END_BATTLE" for op in card.ops)
    for op in card.ops:
        written = write_node(op)
        if op.name in ("PART_MOD", "FLAT_MOD"):
            yield from _modifier(op, defender_only=card.defender_only)
        if op.name == "PART_MOD":
            yield from _absent(op, absent)
            if Name(FAKE_TAIL, 0) in op.args:
                yield f"{written}: Fake Tails never have attack or defence"
        if called_off and op.name not in ("END_BATTLE", "CANCEL_CARD"):
            yield f"{written} does nothing: END_BATTLE calls the battle off"


def _copies(card: Counted) -> Iterator[str]:
    if card.count == 0:
        yield "there is no copy of this card in the deck"


def _absent(op: Call, absent: set[str]) -> Iterator[str]:
    """Types the deck does not have."""
    for arg in op.args:
        if isinstance(arg, Name) and arg.text in absent:
            yield f"{write_node(op)}: there is no part of type {arg.text}"


def _modifier(op: Call, *, defender_only: bool) -> Iterator[str]:
    """MW-8.8  Each side uses two of the four possible modifiers; a card with neither does nothing."""
    values = op.args[0]
    assert isinstance(values, Pair)
    attack, defence = values.first, values.second
    by_attacker = attack > 0 or defence < 0
    by_defender = attack < 0 or defence > 0
    if not (by_attacker or by_defender):
        yield f"{write_node(op)} does nothing: both modifiers are 0"
    elif defender_only and not by_defender:
        yield f"{write_node(op)} does nothing for a defender: that takes +defence or -attack"
