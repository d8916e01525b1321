"""What effects of cards are made of: an operation is a class, as a decision is a frame.

Its line in the table of a game says its name, what it takes and which rules stand behind it. A program is
rows of numbers; `row` is where the operation stands in it, with whatever was written behind it.
"""

from typing import Any, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from monstrum.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation(Generic[S]):
    """One word of effects. It keeps nothing."""

    def __init__(
        self, name: str, takes: str = "", rules: str = "", refusal: str = "", *, asks: bool = False
    ) -> None:
        self.name = name
        self.takes = takes  # the kinds of its arguments, each with the column it is written to
        self.rules = rules.split()
        self.refusal = refusal  # the code of the sentence for whom it does not admit
        self.asks = asks  # whom it is about it asks itself

    def admits(self, state: S, row: i64, actor: i64, thing: i64) -> bool:
        """Whether it can do something to this thing."""
        return True

    def act(self, state: S, row: i64, actor: i64, thing: i64) -> None:
        """Do it to one thing, or ask what it has to know first."""

    def finish(self, state: S, row: i64, thing: i64, choice: i64) -> None:
        """What it asked for was chosen."""


def operation_table(operations: "list[Operation[Any]]") -> "vec[Operation[Any]]":
    """The operations of a game by number."""
    return vec[Operation](operations)  # type: ignore[type-arg]
