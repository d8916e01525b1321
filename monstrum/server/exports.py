"""A table as a text to keep: the record of a game, or of a frozen one what its log says."""

from monstrum.server.room import Room
from monstrum.server.seats import NotPossible
from monstrum.server.still_played import still_played, words_of
from monstrum.server.store import Store
from monstrum.texts.record import export_for


async def export(room: Room, store: Store, seat: int) -> str:
    """As the seat (-1: a spectator) may know it; whole when the game is over."""
    async with room.lock:
        if room.table is not None:
            return export_for(room.table.match, seat)
    if not room.frozen:
        raise NotPossible("not_started", "The game has not begun.")
    header = room.header
    lines = [f"P{row.seat} {words_of(row, seat)}" for row in still_played(await store.rows(header.id))]
    top = [
        f"# {room.frozen}",
        f"# game {header.game}, rules {header.rules_version}, pack {header.pack} {header.pack_hash}",
        "# what was undone is not in this list",
    ]
    return "\n".join([*top, *lines, ""])
