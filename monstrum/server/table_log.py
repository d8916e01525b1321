"""The log of a table, played again."""

import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from monstrum.core.errors import MonstrumError
from monstrum.server.outcomes import Diverges
from monstrum.server.store import BACK, LOST, PICK, PLAY, UNDO, Row
from monstrum.server.table import Table

LINKED: Final = (PLAY, PICK, BACK)


def repeat(table: Table, rows: Sequence[Row]) -> None:
    """Rows that follow on what the table is. Raises Diverges, with the first answer that differs."""
    for answer in answers(rows):
        row = answer[-1]
        if row.kind == LOST:
            raise Diverges(
                f"Row {table.rows} of this game's log is damaged: a backup of the server may have it."
            )
        try:
            table.apply(answer)
        except MonstrumError as error:
            raise Diverges(
                f"{shown(answer)} is not possible any more by the rules of this version: {error}"
            ) from None
        time.sleep(0)  # a long log takes long to play: other threads have their turn
        if row.kind in LINKED and row.link != table.match.chain[-1]:
            raise Diverges(
                f"{shown(answer)} leads to another position by the rules of this version than it did."
            )


def shown(answer: Sequence[Row]) -> str:
    """An answer as everybody may read it."""
    row = answer[0]
    said = " ".join(each.public for each in answer if each.kind == PLAY).strip()
    if row.kind == PLAY and said:
        return f"Answer {row.ply + 1} of this game, `P{row.seat} {said}`,"
    return f"Answer {row.ply + 1} of this game, of P{row.seat} ({row.kind}),"


def answers(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """Rows of one answer belong together."""
    for _, group in groupby(rows, key=lambda row: (row.kind, row.seat, row.client)):
        yield list(group)


def standing(rows: Sequence[Row]) -> list[Row]:
    """What was played and not undone, without playing it. The answer that closes a sealed block is known by
    the chain, which goes on only there; where that cannot be seen, a block stands once something followed."""
    played: list[Row] = []
    picks: dict[int, list[Row]] = {}
    link = ""  # before the block; not known at the beginning and after an undo
    for answer in answers(rows):
        row = answer[-1]
        if row.kind in (PLAY, UNDO):
            if answer[0].ply > len(played):
                played += in_order(picks)
            picks.clear()
            del played[answer[0].ply :]
            if row.kind == PLAY:
                played += answer
        elif row.kind == PICK:
            picks.setdefault(row.seat, []).extend(answer)
            if row.link != (link or row.link):
                played += in_order(picks)
                picks.clear()
        elif row.kind == BACK:
            picks.pop(row.seat, None)
        if row.kind in LINKED or row.kind == UNDO:
            link = row.link
    return played


def in_order(picks: Mapping[int, Sequence[Row]]) -> list[Row]:
    """A sealed block as records have it, seat by seat."""
    return [pick for seat in sorted(picks) for pick in picks[seat]]
