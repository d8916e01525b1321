"""Tables as the lobby shows them, to one guest."""

from monstrum.server.protocol_tables import SeatSummary, TableSummary
from monstrum.server.room import Room
from monstrum.server.seats import seats_of
from monstrum.server.store import FROZEN, Guest, Header
from monstrum.server.updates import commitment


def summary(room: Room, guest: Guest | None) -> TableSummary:
    table = room.table
    ply = len(table.match.entries) if table is not None else 0
    awaited = table.waiting() if table is not None else []
    return header_summary(room.header, guest, room.game.title if room.game else "", ply, awaited, room.frozen)


def header_summary(
    header: Header, guest: Guest | None, title: str, ply: int, awaited: list[int], frozen: str
) -> TableSummary:
    mine = seats_of(header, guest)
    return TableSummary(
        id=header.id,
        game=header.game,
        title=title,
        config=header.config,
        status=FROZEN if frozen else header.status,
        listed=header.listed,
        yours=guest is not None and header.host == guest.id,
        your_turn=any(seat in mine for seat in awaited),
        ply=ply,
        created=header.created,
        commitment=commitment(header.seed),
        rules_version=header.rules_version,
        pack=header.pack,
        pack_hash=header.pack_hash,
        seats=[
            SeatSummary(seat, chair.kind, chair.name, seat in mine, chair.away)
            for seat, chair in enumerate(header.chairs)
        ],
        next=header.next,
    )
