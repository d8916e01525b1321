"""Updates for those who draw boards and need no view: after the first one only what has changed of the board.

Sockets that want this hear channels of their own, and everybody on a channel has been told the same, so that
one difference serves them all. Who comes, comes back or falls behind is told the whole first. Every board has
a mark, and a difference names the one it changes: whoever has another one asks for the whole.
"""

import hashlib
from dataclasses import replace as but
from typing import Final

import msgspec
from msgspec.structs import replace

from monstrum.core.board import Board, Way
from monstrum.server.differences import Json, applied, difference
from monstrum.server.protocol import ENCODE, Brief, Update
from monstrum.server.steps import plain

NO_BOARD: Final = Board("", (), ())


def marked(update: Update) -> Update:
    """The whole, for who will be told differences to it."""
    return replace(update, view=None, mark=mark_of(update.board))


def brief(update: Update, before: Board) -> Brief:
    """`before`: the board all who are told this have."""
    outlook = update.outlook
    small = replace(marked(update), board=NO_BOARD, outlook=but(outlook, ways=()))
    change = difference(plain(before), plain(update.board))
    return Brief(small, mark_of(before), change, chained(outlook.ways))


def mark_of(board: Board) -> str:
    """Equal for boards that read alike; it says nothing that its reader does not see."""
    return hashlib.blake2b(ENCODE.encode(board), digest_size=6).hexdigest()


def chained(ways: tuple[Way, ...]) -> list[Json]:
    """Each as a change of the one before: neighbours share most of their way."""
    before: Json = {}
    told: list[Json] = []
    for way in ways:
        now = msgspec.to_builtins(way)
        told.append(difference(before, now))
        before = now
    return told


def whole(brief: Json, before: Json) -> Json | None:
    """The update a brief one stands for, for who has heard `before`; None if it changes another board."""
    if before is None or before["mark"] != brief["base"]:
        return None
    update, way = brief["update"], {}
    ways = [way := applied(change, way) for change in brief["ways"]]
    board = applied(brief["board"], before["board"])
    return {**update, "board": board, "outlook": {**update["outlook"], "ways": ways}}
