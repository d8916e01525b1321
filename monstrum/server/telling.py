"""Telling everybody at a table what they may know."""

from typing import NamedTuple

from monstrum.core.contract import SPECTATOR
from monstrum.server.brevity import brief, marked
from monstrum.server.channels import BRIEF, Channels
from monstrum.server.drawings import Drawing
from monstrum.server.fanout import Fanout
from monstrum.server.protocol import ENCODE, Said, Update
from monstrum.server.table import Table
from monstrum.server.updates import Picture, gist, over_the_shoulder, picture_for


class Heard(NamedTuple):
    """An update, as far as it matters for the next one."""

    gist: Update
    events: int  # so many there are
    drawing: Drawing

    @classmethod
    def of(cls, picture: Picture, channel: str) -> "Heard":
        update = picture.update
        return cls(gist(picture, channel.endswith(BRIEF)), update.first + len(update.events), picture.drawing)


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
        """Everything from ply `low` on, to every seat and to spectators, in each of their languages."""
        for language in self._channels.languages:
            await self._tell_in(language, table, low, now)

    async def _tell_in(self, language: str, table: Table, low: int, now: float) -> None:
        for seat in range(SPECTATOR, len(table.header.chairs)):
            own = [self._channels.seat(seat, brief, language) for brief in (False, True)]
            shoulder = [self._channels.shoulder(seat, brief, language) for brief in (False, True)]
            allowed = seat >= 0 and table.header.chairs[seat].shoulder
            wanted = [channel for channel in own + shoulder if self._fanout.wanted(channel)]
            for channel in own + shoulder:
                if channel not in wanted:
                    self._told.pop(channel, None)
            if not wanted:
                continue
            heard = [self._told[channel].events for channel in wanted if channel in self._told]
            picture = picture_for(table, seat, low, now, min(heard) if heard else None, language)
            for channel in wanted:
                if channel in own:
                    await self._publish(channel, picture)
                elif allowed:
                    await self._publish(channel, over_the_shoulder(picture))

    def forget(self) -> None:
        """What was told is not certain any more: everybody is told the whole next."""
        self._told.clear()

    def note(self, channel: str, picture: Picture) -> None:
        """Somebody who has just come has heard this; all others on the channel had heard it before. If they
        had not, they and the newcomer are told no difference next, but the whole."""
        news = Heard.of(picture, channel)
        if channel in self._told and self._told[channel].drawing.mark != news.drawing.mark:
            del self._told[channel]
        else:
            self._told[channel] = news

    async def _publish(self, channel: str, picture: Picture) -> None:
        """Nobody learns that somebody else has picked half a choice: what says nothing new is not sent."""
        news = Heard.of(picture, channel)
        before = self._told.get(channel)
        if before is not None and before.events == news.events and before.gist == news.gist:
            return
        self._told[channel] = news
        if not channel.endswith(BRIEF):
            await self._fanout.publish(channel, ENCODE.encode(picture.update))
        elif before is None:
            await self._fanout.publish(channel, ENCODE.encode(marked(picture)))
        else:
            await self._fanout.publish(channel, ENCODE.encode(brief(picture, before.drawing)))
