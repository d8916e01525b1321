"""A table from what is stored of it."""

from monstrum.core.contract import Game
from monstrum.server.outcomes import Diverges
from monstrum.server.snapshots import from_snapshot
from monstrum.server.store import Stored
from monstrum.server.table import Table
from monstrum.server.table_log import repeat


def load_table(stored: Stored, game: Game | None) -> Table:
    """Raises Diverges if these rules do not lead there any more."""
    header = stored.header
    if game is None or (game.rules_version, game.pack_hash) != (header.rules_version, header.pack_hash):
        raise Diverges(
            f"This game was begun by version {header.rules_version} of the rules of {header.game} with "
            f"pack {header.pack} ({header.pack_hash[:12]}…), which this server does not have."
        )
    kept = stored.snapshot
    table = Table(header, game) if kept is None else from_snapshot(header, game, kept)
    repeat(table, stored.rows)
    return table
