"""Who may do what at a table: by the guest's cookie, or by a token."""

from dataclasses import dataclass

from monstrum.server.room import Room
from monstrum.server.seats import seats_of
from monstrum.server.store import INVITE, SEAT, Guest
from monstrum.server.tokens import opened


@dataclass(frozen=True, slots=True)
class Access:
    """What somebody may see and do. A token to watch opens no seat."""

    seats: tuple[int, ...]
    watch: bool
    sit: bool

    shoulders: tuple[int, ...] = ()  # seats that let a spectator see what they see

    def readers(self) -> tuple[int, ...]:
        """Whose updates are sent: the own seats', or a spectator's."""
        if self.seats:
            return self.seats
        return (-1,) if self.watch else ()


def access(room: Room, guest: Guest | None, token: str = "") -> Access:
    header = room.header
    seats = set(seats_of(header, guest))
    found = opened(token, room.tokens)
    if found is not None and found.kind == SEAT:
        seats.add(found.seat)
    host = guest is not None and header.host == guest.id
    watch = header.listed or host or bool(seats) or found is not None
    sit = header.listed or host or (found is not None and found.kind == INVITE)
    shoulders = [seat for seat, chair in enumerate(header.chairs) if chair.shoulder]
    if seats or not watch:  # who plays does not look into others' cards
        shoulders = []
    return Access(tuple(sorted(seats)), watch, sit, tuple(shoulders))
