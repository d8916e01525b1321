"""Chance inside the state: ChaCha8 words from a 256-bit seed, scriptable event by event.

A clone shares the key and the current block: both are replaced, never changed. In *explicit* mode
nothing is drawn here at all: the engine stops at chance frames and the caller decides.
"""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.errors import BadScript
from monstrum.core.generator import MASK, Generator

BLOCK: Final = 16
NO_BLOCK: Final[vec[i64]] = vec[i64]()


def seed_bytes(seed: int | str | bytes) -> bytes:
    """256 bits from what people give as a seed: 64 hex digits are taken as they are, the rest is hashed."""
    if isinstance(seed, bytes):
        return seed if len(seed) == 32 else hashlib.sha256(seed).digest()
    if isinstance(seed, str) and len(seed) == 64:
        try:
            return bytes.fromhex(seed)
        except ValueError:
            pass
    return hashlib.sha256(str(seed).encode()).digest()


def key_words(seed: bytes) -> list[int]:
    return [int.from_bytes(seed[at : at + 4], "little") for at in range(0, 32, 4)]


def chacha_block(key: list[int], counter: i64) -> vec[i64]:
    """One block of ChaCha with eight rounds: sixteen words, here in four rows and four columns."""
    mask: i64 = MASK
    start: vec[i64] = vec[i64]([0] * BLOCK)
    start[0] = 0x61707865
    start[1] = 0x3320646E
    start[2] = 0x79622D32
    start[3] = 0x6B206574
    for at in range(8):
        start[4 + at] = key[at]
    start[12] = counter & mask
    start[13] = (counter >> 32) & mask
    a0, a1, a2, a3 = start[0], start[1], start[2], start[3]
    b0, b1, b2, b3 = start[4], start[5], start[6], start[7]
    c0, c1, c2, c3 = start[8], start[9], start[10], start[11]
    d0, d1, d2, d3 = start[12], start[13], start[14], start[15]
    # Four times four columns, then four diagonals: written out, a call would cost as much again. Only what is
    # turned must have 32 bits: above them sums and turned words carry what the next mask takes away.
    for _ in range(4):
        a0, a1, a2, a3 = a0 + b0, a1 + b1, a2 + b2, a3 + b3
        d0, d1, d2, d3 = (d0 ^ a0) & mask, (d1 ^ a1) & mask, (d2 ^ a2) & mask, (d3 ^ a3) & mask
        d0, d1 = (d0 << 16) | (d0 >> 16), (d1 << 16) | (d1 >> 16)
        d2, d3 = (d2 << 16) | (d2 >> 16), (d3 << 16) | (d3 >> 16)
        c0, c1, c2, c3 = c0 + d0, c1 + d1, c2 + d2, c3 + d3
        b0, b1, b2, b3 = (b0 ^ c0) & mask, (b1 ^ c1) & mask, (b2 ^ c2) & mask, (b3 ^ c3) & mask
        b0, b1 = (b0 << 12) | (b0 >> 20), (b1 << 12) | (b1 >> 20)
        b2, b3 = (b2 << 12) | (b2 >> 20), (b3 << 12) | (b3 >> 20)
        a0, a1, a2, a3 = a0 + b0, a1 + b1, a2 + b2, a3 + b3
        d0, d1, d2, d3 = (d0 ^ a0) & mask, (d1 ^ a1) & mask, (d2 ^ a2) & mask, (d3 ^ a3) & mask
        d0, d1 = (d0 << 8) | (d0 >> 24), (d1 << 8) | (d1 >> 24)
        d2, d3 = (d2 << 8) | (d2 >> 24), (d3 << 8) | (d3 >> 24)
        c0, c1, c2, c3 = c0 + d0, c1 + d1, c2 + d2, c3 + d3
        b0, b1, b2, b3 = (b0 ^ c0) & mask, (b1 ^ c1) & mask, (b2 ^ c2) & mask, (b3 ^ c3) & mask
        b0, b1 = (b0 << 7) | (b0 >> 25), (b1 << 7) | (b1 >> 25)
        b2, b3 = (b2 << 7) | (b2 >> 25), (b3 << 7) | (b3 >> 25)
        a0, a1, a2, a3 = a0 + b1, a1 + b2, a2 + b3, a3 + b0
        d3, d0, d1, d2 = (d3 ^ a0) & mask, (d0 ^ a1) & mask, (d1 ^ a2) & mask, (d2 ^ a3) & mask
        d3, d0 = (d3 << 16) | (d3 >> 16), (d0 << 16) | (d0 >> 16)
        d1, d2 = (d1 << 16) | (d1 >> 16), (d2 << 16) | (d2 >> 16)
        c2, c3, c0, c1 = c2 + d3, c3 + d0, c0 + d1, c1 + d2
        b1, b2, b3, b0 = (b1 ^ c2) & mask, (b2 ^ c3) & mask, (b3 ^ c0) & mask, (b0 ^ c1) & mask
        b1, b2 = (b1 << 12) | (b1 >> 20), (b2 << 12) | (b2 >> 20)
        b3, b0 = (b3 << 12) | (b3 >> 20), (b0 << 12) | (b0 >> 20)
        a0, a1, a2, a3 = a0 + b1, a1 + b2, a2 + b3, a3 + b0
        d3, d0, d1, d2 = (d3 ^ a0) & mask, (d0 ^ a1) & mask, (d1 ^ a2) & mask, (d2 ^ a3) & mask
        d3, d0 = (d3 << 8) | (d3 >> 24), (d0 << 8) | (d0 >> 24)
        d1, d2 = (d1 << 8) | (d1 >> 24), (d2 << 8) | (d2 >> 24)
        c2, c3, c0, c1 = c2 + d3, c3 + d0, c0 + d1, c1 + d2
        b1, b2, b3, b0 = (b1 ^ c2) & mask, (b2 ^ c3) & mask, (b3 ^ c0) & mask, (b0 ^ c1) & mask
        b1, b2 = (b1 << 7) | (b1 >> 25), (b2 << 7) | (b2 >> 25)
        b3, b0 = (b3 << 7) | (b3 >> 25), (b0 << 7) | (b0 >> 25)
    add(start, 0, a0, a1, a2, a3)
    add(start, 4, b0, b1, b2, b3)
    add(start, 8, c0, c1, c2, c3)
    add(start, 12, d0, d1, d2, d3)
    return start


def add(block: vec[i64], first: i64, one: i64, two: i64, three: i64, four: i64) -> None:
    """Four words to a row of a block."""
    mask: i64 = MASK
    block[first] = (block[first] + one) & mask
    block[first + 1] = (block[first + 1] + two) & mask
    block[first + 2] = (block[first + 2] + three) & mask
    block[first + 3] = (block[first + 3] + four) & mask


@final
class Script:
    """Scripted outcomes, each list used up in order; where a list ends the generator goes on."""

    def __init__(self, dice: list[int], picks: list[int], shuffles: list[list[int]]) -> None:
        self.dice = dice
        self.picks = picks
        self.shuffles = shuffles


@final
class Chance(Generator):
    """The generator of one game."""

    def __init__(self, key: list[int], explicit: bool = False) -> None:
        self.key = key
        self.counter: i64 = 0  # the next block
        self.block: vec[i64] = NO_BLOCK
        self.used: i64 = BLOCK  # words of the block already given out
        self.explicit = explicit
        self.script: Script | None = None
        self.dice_used: i64 = 0
        self.picks_used: i64 = 0
        self.shuffles_used: i64 = 0

    def clone(self) -> "Chance":
        other = Chance(self.key, self.explicit)
        other.counter = self.counter
        other.block = self.block
        other.used = self.used
        other.script = self.script
        other.dice_used = self.dice_used
        other.picks_used = self.picks_used
        other.shuffles_used = self.shuffles_used
        return other

    def go_to(self, words: i64) -> None:
        """As if this many words had been given out."""
        self.counter = 0
        self.used = BLOCK
        if words > 0:
            self.counter = (words - 1) // BLOCK + 1
            self.used = words - (self.counter - 1) * BLOCK
            self.block = chacha_block(self.key, self.counter - 1)

    def rekey(self, key: list[int]) -> None:
        """From here on another seed."""
        self.key = key
        self.counter = 0
        self.used = BLOCK

    def word(self) -> i64:
        """The next 32 bits."""
        if self.used == BLOCK:
            self.block = chacha_block(self.key, self.counter)
            self.counter += 1
            self.used = 0
        word = self.block[self.used]
        self.used += 1
        return word

    def below(self, bound: i64) -> i64:
        """As every generator does it, without asking which one this is: mostly a single word says it."""
        product = self.word() * bound
        return product >> 32 if product & MASK >= bound else self.unbiased(product, bound)

    def die(self, sides: i64) -> i64:
        """One die, 1 … sides: scripted, or rolled."""
        rolled = self.scripted_die()
        if rolled < 0:
            return 1 + self.below(sides)
        if not 1 <= rolled <= sides:
            raise BadScript(f"The script says {rolled} for a die of {sides} sides.")
        return rolled

    def scripted_die(self) -> i64:
        """The next scripted die, or -1 when the generator rolls."""
        script = self.script
        if script is None or self.dice_used == len(script.dice):
            return -1
        self.dice_used += 1
        return script.dice[self.dice_used - 1]

    def scripted_pick(self) -> i64:
        """The next scripted pick, or -1 when the generator decides."""
        script = self.script
        if script is None or self.picks_used == len(script.picks):
            return -1
        self.picks_used += 1
        return script.picks[self.picks_used - 1]

    def shuffle(self, items: list[int]) -> None:
        """One shuffle. A script names what lies on top, in order; what it leaves out is shuffled below."""
        top = self.scripted_top(items)
        if top:
            rest = [item for item in items if item not in top]
            self.mix(rest)
            items[:] = top + rest
        else:
            self.mix(items)

    def shuffle_row(self, row: vec[i64], start: i64, size: i64) -> None:
        """The same with part of a row."""
        script = self.script
        if script is None or self.shuffles_used == len(script.shuffles):
            self.mix_row(row, start, size)
            return
        items = [row[at] for at in range(start, start + size)]
        self.shuffle(items)
        for at in range(size):
            row[start + at] = items[at]

    def scripted_top(self, items: list[int]) -> list[int]:
        script = self.script
        if script is None or self.shuffles_used == len(script.shuffles):
            return []
        top = script.shuffles[self.shuffles_used]
        self.shuffles_used += 1
        for item in top:
            if item not in items:
                raise BadScript("A scripted shuffle names a card that is not being shuffled.")
        if len(set(top)) != len(top):
            raise BadScript("A scripted shuffle names a card twice.")
        return top


def new_chance(seed: int | str | bytes, explicit: bool = False) -> Chance:
    return Chance(key_words(seed_bytes(seed)), explicit)
