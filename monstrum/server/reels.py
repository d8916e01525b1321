"""Every position of a finished game, as the store keeps it, whatever becomes of the rules."""

import asyncio
import time
import zlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from monstrum.core import engine
from monstrum.core.codec import digest, encode
from monstrum.core.events import Event
from monstrum.server.hearing import in_order
from monstrum.server.notices import Notice
from monstrum.server.seats import NotPossible
from monstrum.server.snapshots import told_event
from monstrum.server.tongues import said
from monstrum.texts.match import Match, Told

SLICE: Final = 0.005  # seconds of work between two looks at everything else


class Reel(Struct, frozen=True, array_like=True):
    """A state per ply and one for the end; what led on from each; and what was told."""

    states: list[bytes]
    entries: list[tuple[int, int, str, bool]]  # seat, action, words, whether an answer starts here
    events: list[tuple[int, int, int, int, int, int, int, int, int]]  # place among all, ply, the event
    notices: list[tuple[int, int, int, int, str]]  # place among all, the notice


async def shoot(match: Match, notices: Sequence[Notice] = ()) -> Reel:
    """Plays a finished game again. Raises NotPossible if it does not end where it ended."""
    game = match.game
    reel = Reel([], [], [], [])
    state = game.start(match.config, match.seed)
    rekeys = list(match.rekeys)
    events = [Told(0, event) for event in state.events.take()]
    began = time.monotonic()
    for ply, entry in enumerate(match.entries):
        while rekeys and rekeys[0].ply == ply:
            rekey = rekeys.pop(0)
            game.rekey(state, rekey.seed, rekey.learned)
        reel.states.append(encode(state))
        reel.entries.append((entry.seat, entry.action, entry.words, match.starts[ply] == ply))
        engine.play(state, entry.seat, entry.action)
        events += [Told(ply + 1, event) for event in state.events.take()]
        if time.monotonic() - began > SLICE:
            await asyncio.sleep(0)
            began = time.monotonic()
    reel.states.append(encode(state))
    if digest(state) != digest(match.state):
        raise NotPossible("frozen", said("film_differs"))
    for place, told in enumerate(in_order(events, notices)):
        if isinstance(told, Notice):
            reel.notices.append((place, told.ply, told.at, told.seat, told.why))
        else:
            reel.events.append((place, *told_event(told)))
    return reel


def told_in(reel: Reel) -> list[Told | Notice]:
    """Events and notices in the order in which they were told."""
    found: list[tuple[int, Told | Notice]] = [
        (place, Told(ply, Event(*numbers))) for place, ply, *numbers in reel.events
    ]
    found += [(place, Notice(ply, at, seat, why)) for place, ply, at, seat, why in reel.notices]
    return [told for _, told in sorted(found, key=lambda each: each[0])]


def pack(reel: Reel) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(reel), 6)


def unpack(data: bytes) -> Reel:
    return msgspec.msgpack.decode(zlib.decompress(data), type=Reel)
