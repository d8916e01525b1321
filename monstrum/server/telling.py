"""Telling everybody at a table what they may know."""

from typing import NamedTuple

from monstrum.core.contract import SPECTATOR
from monstrum.server.channels import Channels
from monstrum.server.fanout import Fanout
from monstrum.server.protocol import ENCODE, Said, Update
from monstrum.server.table import Table
from monstrum.server.updates import gist, over_the_shoulder, update_for


class Heard(NamedTuple):
    """An update, as far as it matters for the next one."""

    gist: bytes
    events: int  # so many there are

    @classmethod
    def of(cls, update: Update) -> "Heard":
        return cls(gist(update), update.first + len(update.events))


class Teller:
    """Remembers what each channel was told last."""

    def __init__(self, channels: Channels, fanout: Fanout) -> None:
        self._channels = channels
        self._fanout = fanout
        self._told: dict[str, Heard] = {}  # the last update

    async def around(self) -> None:
        """How the table stands has changed; everybody makes his own summary of it."""
        await self._fanout.publish(self._channels.around, b"")

    async def said(self, said: Said) -> None:
        await self._fanout.publish(self._channels.chat, ENCODE.encode(said))

    async def tell(self, table: Table, low: int, now: float) -> None:
        """Everything from ply `low` on, to every seat and to spectators."""
        for seat in range(SPECTATOR, len(table.header.chairs)):
            own, shoulder = self._channels.seat(seat), self._channels.shoulder(seat)
            allowed = seat >= 0 and table.header.chairs[seat].shoulder
            wanted = [channel for channel in (own, shoulder) if self._fanout.wanted(channel)]
            if not wanted:
                self._told.pop(own, None)
                self._told.pop(shoulder, None)
                continue
            heard = [self._told[channel].events for channel in wanted if channel in self._told]
            update = update_for(table, seat, low, now, min(heard) if heard else None)
            if own in wanted:
                await self._publish(own, update)
            if shoulder in wanted and allowed:
                await self._publish(shoulder, over_the_shoulder(update))

    def note(self, channel: str, update: Update) -> None:
        """Somebody who has just come has heard this; all others on the channel had heard it before."""
        self._told[channel] = Heard.of(update)

    async def _publish(self, channel: str, update: Update) -> None:
        """Nobody learns that somebody else has picked half a choice: what says nothing new is not sent."""
        news = Heard.of(update)
        if self._told.get(channel) != news:
            self._told[channel] = news
            await self._fanout.publish(channel, ENCODE.encode(update))
