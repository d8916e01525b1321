"""Updates for those who draw boards and need no view: after the first one only what has changed of the board.

Sockets that want this hear channels of their own, and everybody on a channel has been told the same, so that
one difference serves them all. Who comes, comes back or falls behind is told the whole first. Every board has
a mark, and a difference names the one it changes: whoever has another one asks for the whole.
"""

from dataclasses import replace as but
from itertools import pairwise

from msgspec.structs import replace

from monstrum.core.board import Way
from monstrum.server.differences import Json, applied, difference, plain
from monstrum.server.drawings import NO_BOARD, Drawing, board_difference
from monstrum.server.protocol import Brief, Update
from monstrum.server.updates import Picture


def marked(picture: Picture) -> Update:
    """The whole, for who will be told differences to it."""
    return replace(picture.update, view=None, mark=picture.drawing.mark)


def brief(picture: Picture, before: Drawing) -> Brief:
    """`before`: the board all who are told this have."""
    outlook = picture.update.outlook
    small = replace(marked(picture), board=NO_BOARD, outlook=but(outlook, ways=()))
    return Brief(small, before.mark, board_difference(before, picture.drawing), chained(outlook.ways))


def chained(ways: tuple[Way, ...]) -> list[Json]:
    """Each as a change of the one before: neighbours share most of their way."""
    first = [difference({}, plain(way)) for way in ways[:1]]
    return first + [difference(before, way) for before, way in pairwise(ways)]


def whole(brief: Json, before: Json) -> Json | None:
    """The update a brief one stands for, for who has heard `before`; None if it changes another board."""
    if before is None or before["mark"] != brief["base"]:
        return None
    update, way = brief["update"], {}
    ways = [way := applied(change, way) for change in brief["ways"]]
    board = applied(brief["board"], before["board"])
    return {**update, "board": board, "outlook": {**update["outlook"], "ways": ways}}
