"""A table as a text to keep: the record of a game, or of a frozen one what its log says."""

from monstrum.content.toml_text import toml_value
from monstrum.server.nameless import with_names
from monstrum.server.room import Room
from monstrum.server.seats import NotPossible
from monstrum.server.store import LOST, OVER, Store
from monstrum.server.table_log import standing
from monstrum.server.tongues import said
from monstrum.texts.record import export_for
from monstrum.texts.record_form import FORMAT, RECORD, RecordLine


async def export(room: Room, store: Store, seat: int) -> str:
    """As the seat (-1: a spectator) may know it; whole when the game is over."""
    async with room.lock:
        if room.table is not None:
            return export_for(room.table.match, seat)
    if not room.frozen:
        raise NotPossible("not_started", said("not_started"))
    if room.header.status == OVER and (kept := await store.record(room.id)):
        return with_names(kept, [chair.name for chair in room.header.chairs])
    return await from_log(room, store, seat)


async def from_log(room: Room, store: Store, seat: int) -> str:
    """A game that cannot be played again: what was played and not undone, and no secrets."""
    header = room.header
    rows = await store.rows(header.id)
    facts = {
        "format": FORMAT,
        "kind": RECORD,
        "game": header.game,
        "rules_version": header.rules_version,
        "pack": header.pack,
        "pack_hash": header.pack_hash,
        "config": header.config,
        "seats": [chair.name for chair in header.chairs],
    }
    top = [f"# {' '.join(room.frozen.split())}"]
    if lost := sum(row.kind == LOST for row in rows):
        top.append(f"# {lost} rows of the log are damaged and not in this list")
    top += [f"{key} = {toml_value(value)}" for key, value in facts.items()]
    over = header.status == OVER
    lines = [
        str(RecordLine(row.seat, row.words if over or row.seat == seat else row.public, ""))
        for row in standing(rows)
    ]
    return "\n".join([*top, "actions = '''", *lines, "'''", ""])
