"""How numbers, figures and squares become bytes of an observation.

Everything is written from the observer's place: his own side comes first. Figures are counted 0 … 15 for his
own side and 16 … 31 for the enemy's.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.games.hybrid.rules.squares import COLUMN, ROW
from monstrum.games.hybrid.state import SLOTS

MOST: Final = 255  # a byte holds no more
MIDDLE: Final = 128  # stands for 0 where numbers may be negative
BOARD: Final = 32  # columns and rows there can be


def put(items: vec[u8], at: i64, number: i64) -> None:
    """Below 0 counts as 0, above 255 as 255."""
    if number < 0:
        number = 0
    if number > MOST:
        number = MOST
    items[at] = u8(number)


def put_signed(items: vec[u8], at: i64, number: i64) -> None:
    put(items, at, number + MIDDLE)


def put_square(items: vec[u8], columns: i64, rows: i64, square: i64) -> None:
    """Column + 1 and row + 1, at two places; nothing for no square."""
    if square >= 0:
        items[columns] = u8((square & COLUMN) + 1)
        items[rows] = u8((square >> ROW) + 1)


def seen_figure(figure: i64, seat: i64) -> i64:
    """A figure as the observer counts: the two halves change places for the second seat."""
    return figure ^ (seat * SLOTS)


def put_figure(items: vec[u8], first: i64, figure: i64, seat: i64) -> None:
    """A yes for a figure; nothing for none."""
    if figure >= 0:
        items[first + (figure ^ (seat * SLOTS))] = 1


def seen_side(side: i64, seat: i64) -> i64:
    """0 is the observer's side, 1 the enemy's."""
    return 0 if side == seat else 1
