"""Pending work and chance as lines of text, in every game alike: `KIND actor arguments`, the next thing
first."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from monstrum.content.suggestions import did_you_mean
from monstrum.core.chance import BLOCK, Chance
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


def stack_lines(state: State, name: Callable[[int], str]) -> list[str]:
    """The inverse; `name` writes a kind."""
    lines: list[str] = []
    actors = {code: word for word, code in ACTORS.items()}
    stack = state.records()
    for at in range(len(stack) - WIDTH, -1, -WIDTH):
        numbers = stack[at + 2 : at + WIDTH]
        while numbers and numbers[-1] == 0:
            numbers.pop()
        actor = actors.get(stack[at + 1], f"P{stack[at + 1]}")
        lines.append(" ".join([name(stack[at]), actor, *map(str, numbers)]))
    return lines


def chance_lines(chance: Chance) -> list[str]:
    """The generator: its key and how many words it has given out."""
    key = b"".join(word.to_bytes(4, "little") for word in chance.key).hex()
    words = (chance.counter - 1) * BLOCK + chance.used if chance.counter else 0
    lines = [f'seed = "{key}"', f"words = {words}"]
    return [*lines, "explicit = true"] if chance.explicit else lines
