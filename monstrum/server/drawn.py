"""Moments of finished games that have been drawn, kept as they are sent: drawing one takes milliseconds, and
packing many of them too."""

from collections import OrderedDict
from typing import Final

MOST: Final = 4 << 20  # bytes

Key = tuple[str, int, int, int, str]  # table, seat, ply, the ply from which on events are told, language
Stretch = tuple[str, int, int, int, str, bool]  # table, seat, first and last ply, language, if it is packed


class Drawn:
    """Those asked for last."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._size = 0
        self._moments: OrderedDict[Key | Stretch, bytes] = OrderedDict()

    def __contains__(self, key: Key | Stretch) -> bool:
        return key in self._moments

    def get(self, key: Key | Stretch) -> bytes | None:
        if key in self._moments:
            self._moments.move_to_end(key)
        return self._moments.get(key)

    def keep(self, key: Key | Stretch, moment: bytes) -> None:
        self._size += len(moment) - len(self._moments.pop(key, b""))
        self._moments[key] = moment
        while self._size > self._most:
            self._size -= len(self._moments.popitem(last=False)[1])
