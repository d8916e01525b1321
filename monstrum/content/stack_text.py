"""Pending work as lines of text, in every game alike: `KIND actor arguments`, the next thing first."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadPosition
from monstrum.core.state import CHANCE, NOBODY, SEALED, WIDTH, State

ACTORS: Final[Mapping[str, int]] = {"-": NOBODY, "chance": CHANCE, "sealed": SEALED}
LARGEST: Final = 1 << 62  # registers have 64 bits


def read_stack(
    state: State, records: Sequence[str], kinds: Mapping[str, int], seat: Callable[[str], int]
) -> None:
    """Push the records; `kinds` has the number of each step, `seat` reads `P1` or refuses it."""
    for record in reversed(records):
        match record.split():
            case [kind, actor, *numbers] if len(numbers) <= WIDTH - 2:
                pass
            case _:
                raise BadPosition(f"stack: {record!r} is not `KIND actor` with at most {WIDTH - 2} numbers.")
        if kind not in kinds:
            raise BadPosition(f"stack: there is no step {kind!r}{did_you_mean(kind, kinds)}.")
        who = ACTORS[actor] if actor in ACTORS else seat(actor)
        state.push(kinds[kind], who, *(argument(record, number) for number in numbers))


def argument(record: str, number: str) -> int:
    try:
        found = int(number)
    except ValueError:
        raise BadPosition(f"stack: the arguments of {record!r} must be numbers.") from None
    if abs(found) >= LARGEST:
        raise BadPosition(f"stack: the arguments of {record!r} are too large.")
    return found
