"""A board as readers have it: in parts, each with its text, so that only what has changed is looked into."""

import hashlib
from typing import Final

from monstrum.core.board import Board
from monstrum.server.differences import UNCHANGED, Json, Part, difference, of_lists

LISTS: Final = ("standings", "zones", "sums")
SIZE: Final = 6  # bytes of a mark
NO_BOARD: Final = Board("", (), ())


class Drawing:
    """A board that was told, or is about to be. Its mark is equal for boards that read alike; it says nothing
    that their reader does not see."""

    __slots__ = ("board", "mark", "parts")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.parts = {name: [Part(each) for each in getattr(board, name)] for name in LISTS}
        hash = hashlib.blake2b(f"{board.status}\n{board.phase}".encode(), digest_size=SIZE)
        for name, parts in self.parts.items():
            hash.update(name.encode())
            for part in parts:
                hash.update(part.text)
        self.mark = hash.hexdigest()


def board_difference(old: Drawing, new: Drawing) -> Json:
    """What `difference` says of the two boards."""
    if old is new:
        return UNCHANGED
    changed: dict[str, Json] = {}
    for field in new.board.__dataclass_fields__:
        change = field_difference(field, old, new)
        if change is not UNCHANGED:
            changed[field] = change
    return {"~": changed} if changed else UNCHANGED


def field_difference(field: str, old: Drawing, new: Drawing) -> Json:
    if field not in LISTS:
        return difference(getattr(old.board, field), getattr(new.board, field))
    before, now = old.parts[field], new.parts[field]
    if [part.text for part in before] == [part.text for part in now]:
        return UNCHANGED
    return of_lists(before, now) if before and now else [part.plain() for part in now]
