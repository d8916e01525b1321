"""HY-10.6 – HY-10.8  The points of a card window, packed into one register: what the first and the second
shot get on their rolls, and what the mode value gets. Nothing played is 0."""

from typing import Final

from mypy_extensions import i64

BYTE: Final = 256
HALF: Final = 128


def signed(byte: i64) -> i64:
    return byte - BYTE if byte >= HALF else byte


def pack_points(first: i64, second: i64, value: i64) -> i64:
    """Each between -128 and 127."""
    return first % BYTE + BYTE * (second % BYTE) + BYTE * BYTE * (value % BYTE)


def first_points(packed: i64) -> i64:
    """For the roll of a strike, of the only or the first shot, and for rolls of a Movement."""
    return signed(packed % BYTE)


def second_points(packed: i64) -> i64:
    return signed(packed // BYTE % BYTE)


def value_points(packed: i64) -> i64:
    """HY-10.8  For the mode value."""
    return signed(packed // BYTE // BYTE % BYTE)
