"""The messages about finished games that are looked at move by move."""

from typing import Any

from msgspec import Struct

from monstrum.core.board import Board
from monstrum.server.protocol import Happened, Option, Step


class MomentLine(Struct, frozen=True):
    """What was answered at a ply; it leads to the next one."""

    ply: int
    seat: int
    words: str
    label: str  # as a sentence
    starts: bool  # it begins an answer: not a further pick of a gesture or of a sealed block
    status: str  # of the table at that ply: "Round 2 of 3 · cycle 6"


class Moments(Struct, frozen=True):
    """A finished game from ply 0 (nothing was answered) to `plies` (it is over)."""

    table: str
    game: str
    title: str
    plies: int
    names: list[str]
    bots: list[int]  # seats that a bot had from the start
    ranks: list[int]
    winners: list[int]
    scores: list[int]
    lines: list[MomentLine]  # one per ply but the last
    pack_hash: str  # of the cards it was played with


class Moment(Struct, frozen=True):
    """The table at one ply, through the eyes of a seat or of a spectator (-1)."""

    table: str
    seat: int
    ply: int
    view: Any
    board: Board
    first: int  # how many events of this reader came before `events`
    events: list[Happened]
    prompt: str
    decision: str
    waiting: list[int]
    options: list[Option]  # what the seat could choose from
    chosen: int  # the action it then took; -1 if somebody else was next
    steps: list[Step]  # how it came to this from the ply before; the first is a change of `board`
