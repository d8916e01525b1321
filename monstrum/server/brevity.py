"""Updates for those who draw boards and need no view: after the first one only what has changed of the board.

Sockets that want this hear channels of their own, and everybody on a channel has been told the same, so that
one difference serves them all. Who comes, comes back or falls behind is told the whole first.
"""

from dataclasses import replace as but
from typing import Final

import msgspec
from msgspec.structs import replace

from monstrum.core.board import Board, Way
from monstrum.server.differences import Json, difference
from monstrum.server.protocol import Brief, Update
from monstrum.server.steps import plain

NO_BOARD: Final = Board("", (), ())


def without_view(update: Update) -> Update:
    return replace(update, view=None)


def brief(update: Update, before: Json) -> Brief:
    """`before`: the board all who are told this have."""
    outlook = update.outlook
    small = replace(update, view=None, board=NO_BOARD, outlook=but(outlook, ways=()))
    return Brief(small, difference(before, plain(update.board)), chained(outlook.ways))


def chained(ways: tuple[Way, ...]) -> list[Json]:
    """Each as a change of the one before: neighbours share most of their way."""
    before: Json = {}
    told: list[Json] = []
    for way in ways:
        now = msgspec.to_builtins(way)
        told.append(difference(before, now))
        before = now
    return told
