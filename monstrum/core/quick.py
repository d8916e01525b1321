"""A small fast generator for playouts, samples and bots: never for the game itself.

The arithmetic is masked to 32 bits, so that it is the same interpreted and compiled.
"""

from typing import final

from mypy_extensions import i64

from monstrum.core.generator import MASK, Generator


@final
class Quick(Generator):
    """Chris Doty-Humphrey's sfc32: adds, shifts and exclusive-ors over four words."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        mask: i64 = MASK
        total = (self.a + self.b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & mask
        self.c = ((((self.c << 21) & mask) | (self.c >> 11)) + total) & mask
        return total

    def below(self, bound: i64) -> i64:
        """As every generator does it, without asking which one this is: mostly a single word says it."""
        product = self.word() * bound
        return product >> 32 if product & MASK >= bound else self.unbiased(product, bound)
