"""The file of the last changes (`-wal`), looked at before SQLite reads it.

After a crash SQLite takes from it whatever is sound from its beginning on, and forgets the rest without a
word. That is right for what was being written when the power went; but a flipped bit in the middle would take
every later answer with it. So: are there changes behind the first one that is not sound?
"""

import struct
from pathlib import Path
from typing import Final

HEADER: Final = 32
FRAME: Final = 24
LITTLE: Final = 0x377F0682
BIG: Final = 0x377F0683


def lost_pages(path: Path) -> int:
    """How many pages lie behind a damage; 0 if there is none."""
    try:
        data = path.read_bytes()
    except OSError:
        return 0
    if len(data) <= HEADER + FRAME:
        return 0
    size: int
    magic, _, size = struct.unpack_from(">III", data)
    salts = data[16:24]
    if magic not in (LITTLE, BIG) or size < 512 or size & (size - 1):
        return len(data) // 4096
    order = "<" if magic == LITTLE else ">"
    sums = checksum(data[:24], order, (0, 0))
    if sums != struct.unpack_from(">II", data, 24):
        return (len(data) - HEADER) // (FRAME + size)
    places = range(HEADER, len(data) - FRAME - size + 1, FRAME + size)
    for number, at in enumerate(places):
        sums = checksum(data[at : at + 8], order, sums)
        sums = checksum(data[at + FRAME : at + FRAME + size], order, sums)
        if data[at + 8 : at + 16] != salts or struct.unpack_from(">II", data, at + 16) != sums:
            return sum(data[later + 8 : later + 16] == salts for later in places[number + 1 :])
    return 0


def checksum(data: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    """As SQLite adds them up: two running sums over pairs of numbers."""
    one, two = sums
    numbers = struct.unpack(f"{order}{len(data) // 4}I", data)
    for first, second in zip(numbers[::2], numbers[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two
