"""The log of a table, played again."""

import time
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from monstrum.core.errors import MonstrumError
from monstrum.server.outcomes import Diverges
from monstrum.server.store import BACK, PICK, PLAY, Row
from monstrum.server.table import Table

LINKED: Final = (PLAY, PICK, BACK)


def repeat(table: Table, rows: Sequence[Row]) -> None:
    """Rows that follow on what the table is. Raises Diverges."""
    for answer in answers(rows):
        row = answer[-1]
        number = table.rows + len(answer) - 1
        try:
            table.apply(answer)
        except MonstrumError as error:
            raise Diverges(f"Row {number} of the log is not possible any more: {error}") from None
        time.sleep(0)  # a long log takes long to play: other threads have their turn
        if row.kind in LINKED and row.link != table.match.chain[-1]:
            raise Diverges(f"Row {number} of the log leads to another position than it did.")


def answers(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """Rows of one answer belong together."""
    for _, group in groupby(rows, key=lambda row: (row.kind, row.seat, row.client)):
        yield list(group)
