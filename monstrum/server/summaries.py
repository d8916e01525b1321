"""Tables as the lobby shows them, to one guest."""

from typing import Final, cast

from msgspec.structs import replace

from monstrum.server.pace import PaceName
from monstrum.server.protocol_tables import ClockRule, SeatSummary, TableSummary
from monstrum.server.room import Room
from monstrum.server.seats import seats_of
from monstrum.server.store import BOT, FROZEN, PLAYING, Guest, Header, Standing
from monstrum.server.updates import commitment
from monstrum.server.voting import may_be_voted_on

NOWHERE: Final = Standing()


def summary(room: Room, guest: Guest | None) -> TableSummary:
    """With what only a table in use knows: how it stands, and who is there."""
    header, resigned = room.header, room.resigned()
    seats = [
        replace(
            seat,
            here=seat.kind == BOT or room.channels.here(seat.seat),
            votable=may_be_voted_on(header, seat.seat, room.channels.absent(seat.seat)),
            resigned=seat.seat in resigned,
            stopping=seat.seat in room.stopping,
        )
        for seat in seat_summaries(header, guest)
    ]
    whole = header_summary(header, guest, room.game.title if room.game else "")
    return replace(
        whole,
        status=FROZEN if room.frozen else header.status,
        your_turn=header.status == PLAYING and any(seats[seat].yours for seat in room.awaited),
        ply=room.ply,
        seats=seats,
        watching=room.channels.watching(),
    )


def header_summary(
    header: Header, guest: Guest | None, title: str, standing: Standing = NOWHERE
) -> TableSummary:
    """A table nobody uses now, from what is stored of it."""
    mine = seats_of(header, guest)
    return TableSummary(
        id=header.id,
        game=header.game,
        title=title,
        config=header.config,
        status=FROZEN if standing.frozen and header.status == PLAYING else header.status,
        listed=header.listed,
        yours=guest is not None and header.host == guest.id,
        your_turn=header.status == PLAYING and any(seat in mine for seat in standing.awaited),
        ply=standing.ply,
        created=header.created,
        commitment=commitment(header.seed),
        rules_version=header.rules_version,
        pack=header.pack,
        pack_hash=header.pack_hash,
        seats=seat_summaries(header, guest),
        next=header.next,
        clock=ClockRule(header.bank, header.increment) if header.bank else None,
        pace=cast(PaceName, header.pace),
    )


def seat_summaries(header: Header, guest: Guest | None) -> list[SeatSummary]:
    mine = seats_of(header, guest)
    return [
        SeatSummary(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            yours=seat in mine,
            away=chair.away,
            here=chair.kind == BOT,
            stand_in=chair.stand_in,
            votes=list(chair.votes),
            shoulder=chair.shoulder,
        )
        for seat, chair in enumerate(header.chairs)
    ]
