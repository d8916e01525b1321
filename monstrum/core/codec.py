"""State ⇄ bytes, and the digest of a state: equal states, equal bytes, on any platform."""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.chance import BLOCK, Chance, chacha_block
from monstrum.core.errors import BadPosition
from monstrum.core.generator import MASK
from monstrum.core.state import State

MOST_RECORDS: Final = 1000  # of one kind in a state
IMPOSSIBLE: Final = "The stored state has a number that cannot be."


def encode_numbers(numbers: list[int]) -> bytes:
    """Zigzag and seven bits at a time: small numbers of either sign are one byte."""
    out = bytearray()
    for number in numbers:
        left = number * 2 if number >= 0 else -number * 2 - 1
        while left >= 128:
            out.append((left & 127) | 128)
            left >>= 7
        out.append(left)
    return bytes(out)


def decode_numbers(data: bytes) -> list[int]:
    numbers: list[int] = []
    value = 0
    shift = 0
    for byte in data:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            numbers.append(value // 2 if value % 2 == 0 else -(value + 1) // 2)
            value = 0
            shift = 0
        elif shift > 62:
            raise BadPosition("The stored state holds a number that is too long.")
    if shift:
        raise BadPosition("The stored state ends in the middle of a number.")
    return numbers


@final
class Numbers:
    """Reads back what `dump` wrote."""

    def __init__(self, items: list[int]) -> None:
        self.items = items
        self.at = 0

    def one(self) -> int:
        if self.at >= len(self.items):
            raise BadPosition("The stored state is too short.")
        self.at += 1
        return self.items[self.at - 1]

    def within(self, least: i64, most: i64) -> int:
        """A number of the range, both ends included."""
        number = self.one()
        if not least <= number <= most:
            raise BadPosition(IMPOSSIBLE)
        return number

    def many(self) -> list[int]:
        count = self.one()
        if count < 0 or self.at + count > len(self.items):
            raise BadPosition("The stored state is too short.")
        self.at += count
        return self.items[self.at - count : self.at]

    def records(self, width: int) -> list[int]:
        """Records of a width, one after the other."""
        found = self.many()
        if len(found) % width:
            raise BadPosition("The stored state ends in the middle of a record.")
        return found

    def rows(self, width: int) -> list[int]:
        """The same, stored with the number of records in front."""
        return [self.one() for _time in range(self.within(0, MOST_RECORDS) * width)]

    def fill(self, row: vec[i64]) -> None:
        """The numbers of a row, which is as long as the pack and the seats make it."""
        if self.one() != len(row):
            raise BadPosition("The stored state belongs to another pack or game.")
        for at in range(len(row)):
            row[at] = self.one()

    def fill_within(self, row: vec[i64], least: i64, most: i64) -> None:
        """The same, each of them in a range."""
        self.fill(row)
        for at in range(len(row)):
            if not least <= row[at] <= most:
                raise BadPosition(IMPOSSIBLE)

    def finish(self) -> None:
        if self.at != len(self.items):
            raise BadPosition("The stored state is too long.")


def dump_chance(chance: Chance, out: list[int]) -> None:
    out.extend(chance.key)
    out.append(chance.counter)
    out.append(chance.used)
    out.append(1 if chance.explicit else 0)


def load_chance(numbers: Numbers) -> Chance:
    key = [numbers.one() for _ in range(8)]
    chance = Chance(key)
    chance.counter = numbers.one()
    chance.used = numbers.one()
    chance.explicit = numbers.one() == 1
    key_fits = min(key) >= 0 and max(key) <= MASK
    begun = chance.used == BLOCK if chance.counter == 0 else 0 <= chance.used <= BLOCK
    if not key_fits or not begun or not 0 <= chance.counter < 1 << 60:
        raise BadPosition("The stored generator cannot be.")
    if chance.counter > 0:
        chance.block = chacha_block(key, chance.counter - 1)
    return chance


def load_pending(state: State, numbers: Numbers) -> None:
    state.put_records(numbers.many())
    state.put_found(numbers.many())
    state.buffers = [numbers.many() for _time in range(numbers.one())]


def encode(state: State) -> bytes:
    """The whole state, its generator included."""
    numbers: list[int] = []
    dump_chance(state.chance, numbers)
    state.dump(numbers)
    return encode_numbers(numbers)


def digest(state: State) -> str:
    """32 hex digits that differ where states differ."""
    return hashlib.blake2b(encode(state), digest_size=16).hexdigest()
