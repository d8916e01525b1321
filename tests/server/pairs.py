"""Two tables that differ only in what a reader may not know, and everything that reader is sent by them."""

import copy
import random
from dataclasses import replace
from functools import cache

from monstrum.core import engine
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.server.bots import Bots
from monstrum.server.exports import export
from monstrum.server.fanout import LocalFanout, Subscription
from monstrum.server.outcomes import Answer
from monstrum.server.protocol import ENCODE, Command, Consent, Pick, Play, TakeBack, Undo, Update, Why
from monstrum.server.room import Room
from monstrum.server.store import Change, ChatRow, Guest, Stored
from monstrum.server.summaries import summary
from monstrum.texts.match import Match
from monstrum.texts.platform import speak
from tests.server.tables import Played, header, xybrid

BOTS = Bots()  # never asked: everybody at these tables is a person


@cache
def faces() -> list[str]:
    return [face.ref for face in xybrid().faces()]


class NoStore:
    """Keeps nothing: these tables are never loaded again."""

    async def change(self, change: Change) -> None:
        return

    async def say(self, table: str, row: ChatRow) -> ChatRow:
        return replace(row, number=1)

    async def chat(self, table: str) -> list[ChatRow]:
        return []


def duplicate(match: Match) -> Match:
    """The same match, to be played on by itself; it is between two blocks."""
    other = copy.copy(match)
    other.state = match.state.clone()
    other.state.listen()
    other.entries, other.starts, other.chain = match.entries[:], match.starts[:], match.chain[:]
    other.rekeys, other.told, other.befores = match.rekeys[:], match.told[:], match.befores[:]
    other.lately, other.picks = match.lately.copy(), {}
    return other


class Ear:
    """One table in one of the two worlds, and all that the reader hears of it."""

    def __init__(
        self, seed: int, seats: int, log: Played, reader: int, clock: bool, language: str = "en"
    ) -> None:
        head = replace(header(seed, "g" * seats), bank=60 if clock else 0, increment=5)
        self.reader, self.language = reader, language
        speak(language)  # to whom everything is told that this task asks for
        self.guest = Guest(f"g{reader}", f"G{reader}", 0.0) if reader >= 0 else None
        self.fanout = LocalFanout()
        self.room = Room(head, xybrid(), (), NoStore(), self.fanout, BOTS, lambda: 50.0)  # type: ignore[arg-type]
        self.room.load(Stored(head, None, tuple(log.log)))
        assert self.room.table is not None
        self.table = self.room.table
        self.born = len(self.table.match.entries)  # the two worlds have no past before this
        self.inbox = Subscription(most=10_000)
        self.heard: list[bytes] = []
        channels = self.room.channels
        channels.languages.setdefault(language)
        own = [channels.seat(reader, brief, language) for brief in (False, True)]
        told = [*own, channels.around, channels.chat]
        self.fanout.listen(self.inbox, told)

    def become_twin(self, seed: int) -> None:
        """Another truth behind the same knowledge."""
        game, match = xybrid(), self.table.match
        self.begin_with(game.sample(game.know(match.state, self.reader), Quick(seed)))

    def begin_with(self, state: State) -> None:
        """A world of its own from here on: an undo plays it again from here, not the truth from its start."""
        state.listen()
        match = self.table.match
        match.state = state
        birth = duplicate(match)
        vars(match)["anew"] = lambda: duplicate(birth)

    def knows(self) -> str:
        return xybrid().know(self.table.match.state, self.reader).digest()

    async def send(self, command: Command) -> None:
        """A command of anybody; the answer is heard if it was the reader's own."""
        answers: list[Answer] = []
        await self.room.command(command, answers.append)
        if command.seat == self.reader:
            self.heard += [ENCODE.encode(answer) for answer in answers]

    async def say(self) -> None:
        await self.room.say(ChatRow(1.0, -1, "x", "X", "hello"))
        await self.room.came_or_went([0])
        self.room.forget_absences()  # on a busy machine one world would take longer than the other
        self.heard.append(ENCODE.encode(summary(self.room, self.guest)))

    async def be_watched(self) -> None:
        """Somebody comes to look on, and goes."""
        for name in ("Eve", None):
            self.room.channels.watch("Eve's line", name)
            await self.room.came_or_went(())
            self.heard.append(ENCODE.encode(summary(self.room, self.guest)))

    async def be_put_down(self, pair: int) -> None:
        """Somebody would stop and thinks better of it; then one of several resigns, or all of them stop."""
        room, seats = self.room, range(len(self.table.backs))
        some = pair % len(seats)
        for agree in (True, False):
            await room.stop([some], agree)
            self.heard.append(ENCODE.encode(summary(room, self.guest)))
        if len(seats) > 2 and pair % 2:
            room.driver.close()  # nobody plays on for them here
            await room.resign(Guest(f"g{some}", f"G{some}", 0.0), some)
        else:
            await room.stop(seats, True)

    async def ask_for_everything(self, rng: random.Random) -> None:
        """Each kind of message this reader can get without changing the table."""
        table, seat = self.table, self.reader

        def deliver(channel: str, update: Update) -> None:
            self.heard.append(ENCODE.encode(update))

        # The pictures of what happened step by step cost more than all the rest, and are the same in every
        # answer: one of the three shows a long row of them.
        some, few = rng.randrange(200), rng.randrange(150, 250)
        for since, shown in ((0, None), (rng.randrange(1, 200), some), (table.ply(seat), few)):
            await self.room.catch_up(seat, since, False, deliver, shown, since > 0, self.language)
        self.heard.append(
            ENCODE.encode(await self.room.update(seat, rng.randrange(200), False, self.language))
        )
        self.heard.append((await export(self.room, NoStore(), seat)).encode())  # type: ignore[arg-type]
        self.heard.append(ENCODE.encode(summary(self.room, self.guest)))
        self.heard.append(ENCODE.encode(summary(self.room, None)))
        if seat >= 0:
            await self.ask_questions(rng)

    async def ask_questions(self, rng: random.Random) -> None:
        table, seat, game = self.table, self.reader, xybrid()
        place = (seat, table.ply(seat), table.epoch(seat))
        legal = engine.legal_actions(table.match.state, seat)
        wrong = [action for action in rng.sample(range(game.space), 3) if action not in legal]
        things = [*rng.sample(faces(), 2), "seat:P0", "slot:P1.head", "lamp:x"]
        for action in wrong:
            await self.send(Play("x", *place, action))
            await self.send(Why("w", seat, game.words(table.match.state, action)))
            await self.send(Pick("p", *place, [action]))
        for ref in things:
            await self.send(Why("r", seat, ref=ref, picked=legal[:1] if rng.random() < 0.3 else []))
        for picked in ([], legal[:1], legal[-1:]):
            await self.send(Pick("q", *place, picked))
        await self.send(Undo("u", seat, -1))
        await self.send(Consent("n", seat, True))
        await self.send(Play("s", seat, -1, 0, legal[0] if legal else 0))
        if not engine.sealed(table.match.state):
            await self.send(TakeBack("t", *place))

    async def listen(self) -> list[bytes]:
        """All that was heard since the last time."""
        while self.inbox.waiting():
            heard = await self.inbox.next()
            self.heard.append(heard.channel.encode() + b" " + heard.message)
        heard_now, self.heard = self.heard, []
        return heard_now
