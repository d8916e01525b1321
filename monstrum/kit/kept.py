"""What is made of equal facts is made once: zones of a table that most answers leave as they are."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec

S = TypeVar("S")
P = ParamSpec("P")
T = TypeVar("T")

MOST: Final = 4096  # of each sort: what some hundred tables look like
ENCODE: Final = msgspec.msgpack.Encoder().encode


class Facts:
    """Arguments, equal if they are written alike."""

    __slots__ = ("facts", "written")

    def __init__(self, facts: tuple[Any, ...]) -> None:
        self.facts = facts
        self.written = ENCODE(facts)

    def __hash__(self) -> int:
        return hash(self.written)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Facts) and self.written == other.written


def kept(make: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """For a function of a speaker and of plain data; nobody may change either, nor what is made of them."""

    @lru_cache(MOST)
    def made(speaker: Any, facts: Facts) -> T:
        found: T = make(speaker, *facts.facts)  # type: ignore[call-arg]
        return found

    def look_up(speaker: Any, *facts: Any) -> T:
        return made(speaker, Facts(facts))

    return look_up  # type: ignore[return-value]
