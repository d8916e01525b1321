"""A whole table as bytes, so that a long game need not be replayed from its first action.

It holds everything: it never leaves the store.
"""

from typing import Final

import msgspec
from msgspec import Struct

from monstrum.core.codec import encode
from monstrum.core.contract import Game
from monstrum.core.events import Event
from monstrum.core.state import State
from monstrum.server.code_mark import code_mark
from monstrum.server.notices import Notice
from monstrum.server.protocol import UndoQuestion
from monstrum.server.store import Header, Snapshot
from monstrum.server.table import Table
from monstrum.texts.match import Before, Entry, Match, Rekey, Told

EVERY: Final = 50  # rows between two snapshots, at most


class Kept(Struct, frozen=True, array_like=True):
    """A table between two commands."""

    state: bytes
    block: bytes | None  # the state in which the open sealed block opened
    entries: list[tuple[int, int, str, str]]
    starts: list[int]
    chain: list[str]
    picks: dict[int, list[tuple[int, int, str, str]]]
    told: list[tuple[int, int, int, int, int, int, int, int]]
    free: list[tuple[bytes, int, int]]  # where undo can go back to without asking
    rekeys: list[tuple[int, str, tuple[int, ...]]]
    undos: int
    backs: list[int]
    played: list[tuple[int, str]]
    floor: int | None = None
    question: UndoQuestion | None = None
    refused: dict[int, tuple[int, int]] = {}
    clocks: list[int] = []
    credited: list[int] = []
    notices: list[tuple[int, int, int, str]] = []
    resigned: list[tuple[int, int]] = []
    given_up: bool = False


def take_snapshot(table: Table) -> Snapshot:
    match = table.match
    kept = Kept(
        state=encode(match.state),
        block=encode(match.block) if match.block is not None else None,
        entries=[told_entry(entry) for entry in match.entries],
        starts=match.starts,
        chain=match.chain,
        picks={seat: [told_entry(entry) for entry in picks] for seat, picks in match.picks.items()},
        told=[told_event(told) for told in match.told],
        free=[(encode(before.state), before.entries, before.told) for before in match.befores],
        rekeys=[(rekey.ply, rekey.seed, rekey.learned) for rekey in match.rekeys],
        undos=table.undos,
        backs=table.backs,
        played=sorted(table.played),
        floor=table.floor,
        question=table.undoing.question,
        refused=table.undoing.refused,
        clocks=list(table.clocks.stored()),
        credited=table.clocks.credited,
        notices=[(notice.ply, notice.at, notice.seat, notice.why) for notice in table.notices.all],
        resigned=match.resigned,
        given_up=match.given_up,
    )
    return Snapshot(table.rows, msgspec.msgpack.encode(kept), code_mark(table.game.name))


def from_snapshot(header: Header, game: Game, snapshot: Snapshot) -> Table:
    """Raises anything at all for one that these rules cannot read: then the log has to be played."""
    table = Table(header, game)
    kept = msgspec.msgpack.decode(snapshot.data, type=Kept)
    restore_match(table.match, kept)
    table.rows = snapshot.rows
    table.undos = kept.undos
    table.backs = kept.backs
    table.played = set(kept.played)
    table.floor = kept.floor
    table.undoing.question = kept.question
    table.undoing.refused = kept.refused
    table.clocks.restore(kept.clocks)
    table.clocks.credited = kept.credited or table.clocks.credited
    table.notices.all = [Notice(*notice) for notice in kept.notices]
    return table


def restore_match(match: Match, kept: Kept) -> None:
    match.state = loud(match.game, kept.state)
    match.block = match.game.decode(kept.block) if kept.block is not None else None
    match.entries = [Entry(*entry) for entry in kept.entries]
    match.starts = kept.starts
    match.chain = kept.chain
    match.picks = {seat: [Entry(*entry) for entry in picks] for seat, picks in kept.picks.items()}
    match.told = [Told(ply, Event(*numbers)) for ply, *numbers in kept.told]
    match.befores = [Before(match.game.decode(data), entries, told) for data, entries, told in kept.free]
    match.rekeys = [Rekey(*rekey) for rekey in kept.rekeys]
    match.resigned, match.given_up = kept.resigned, kept.given_up


def loud(game: Game, data: bytes) -> State:
    state = game.decode(data)
    state.listen()
    return state


def told_entry(entry: Entry) -> tuple[int, int, str, str]:
    return (entry.seat, entry.action, entry.words, entry.public)


def told_event(told: Told) -> tuple[int, int, int, int, int, int, int, int]:
    event = told.event
    return (told.ply, event.kind, event.audience, event.marks, event.a, event.b, event.c, event.d)
