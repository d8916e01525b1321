"""A table from what is stored of it.

The log is the truth; a snapshot only saves the time to play it again. One that is damaged, or was taken by
another program, is not used: then the log is played from its first answer, and every link of its chain of
digests is compared.
"""

from typing import Final

import structlog

from monstrum.core.contract import Game
from monstrum.server.code_mark import code_mark
from monstrum.server.outcomes import Diverges
from monstrum.server.snapshots import from_snapshot
from monstrum.server.store import OVER, Stored
from monstrum.server.table import Table
from monstrum.server.table_log import repeat

log: Final = structlog.get_logger("monstrum.loading")


def load_table(stored: Stored, game: Game) -> Table:
    """Raises Diverges if these rules do not lead there any more."""
    table = quickly(stored, game)
    if table is not None:
        return table
    try:
        table = Table(stored.header, game)
        repeat(table, stored.rows)
    except Diverges:
        raise
    except Exception as error:  # rules that have changed can stumble over anything
        raise Diverges(f"This game cannot be played again by this version: {error}") from None
    return table


def quickly(stored: Stored, game: Game) -> Table | None:
    """From the snapshot, if it can be relied on. A finished game is shown as it was, by whatever program."""
    header, kept = stored.header, stored.snapshot
    if kept is None or kept.rows > len(stored.rows):
        return None
    whole = header.status == OVER and kept.rows == len(stored.rows)
    if kept.code != code_mark(header.game) and not whole:
        return None
    try:
        table = from_snapshot(header, game, kept)
        repeat(table, stored.rows[kept.rows :])
    except Exception as error:
        log.warning("snapshot not used", table=header.id, reason=str(error))
        return None
    return table
