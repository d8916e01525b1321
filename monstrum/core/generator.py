"""What every generator of 32-bit words can do with them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Generator:
    """Words come from below; numbers without bias and orders are made of them here."""

    def word(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def below(self, bound: i64) -> i64:
        """Uniform in 0 … bound-1, without bias."""
        return self.unbiased(self.word() * bound, bound)

    def unbiased(self, product: i64, bound: i64) -> i64:
        """What a word times the bound says; a few words are passed over."""
        mask: i64 = MASK
        low = product & mask
        if low < bound:
            threshold = (mask + 1 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & mask
        return product >> 32

    def mix(self, items: list[int]) -> None:
        """Any order, each as likely as the others."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept

    def mix_row(self, row: vec[i64], start: i64, size: i64) -> None:
        """The same with part of a row, from the same words."""
        for last in range(start + size - 1, start, -1):
            other = start + self.below(last - start + 1)
            kept = row[last]
            row[last] = row[other]
            row[other] = kept
