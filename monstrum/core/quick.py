"""A small fast generator for playouts, samples and bots: never for the game itself.

The arithmetic is masked to 32 bits, so that it is the same interpreted and compiled.
"""

from typing import Final, final

MASK: Final = 0xFFFFFFFF


@final
class Quick:
    """Chris Doty-Humphrey's sfc32: adds, shifts and exclusive-ors over four words."""

    def __init__(self, seed: int) -> None:
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = 0x9E3779B9
        self.counter = 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        total = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + total) & MASK
        return total

    def below(self, bound: int) -> int:
        """Uniform in 0 … bound-1, without bias."""
        product = self.word() * bound
        low = product & MASK
        if low < bound:
            threshold = (MASK + 1 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
