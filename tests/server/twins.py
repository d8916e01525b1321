"""A server whose tables are not what they seem: each has another truth behind what its reader knows.

The reader is the guest called `READER`, or a spectator where nobody is.
"""

from typing import Final
from unittest.mock import patch

from monstrum.core.quick import Quick
from monstrum.server.store import Header, Stored
from monstrum.server.stored_room import StoredRoom

READER: Final = "Reader"


def reader_of(header: Header) -> int:
    return next((seat for seat, chair in enumerate(header.chairs) if chair.name == READER), -1)


def load_twins(seed: int) -> None:
    """From now on, in this process."""
    load = StoredRoom.load

    def load_twin(room: StoredRoom, stored: Stored) -> None:
        load(room, stored)
        if room.table is not None and room.game is not None:
            match = room.table.match
            known = room.game.know(match.state, reader_of(room.header))
            match.state = room.game.sample(known, Quick(seed))
            match.state.listen()

    patch.object(StoredRoom, "load", load_twin).start()
