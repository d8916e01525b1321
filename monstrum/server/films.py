"""Finished games frame by frame: every position there was, for whoever looks at the game afterwards.

A film is made once, in slices that leave the server free for running games, and kept for a while. It holds
whole states: it is made of finished games only, whose secrets everybody may know.
"""

import asyncio
import time
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import cached_property
from typing import Final
from weakref import WeakValueDictionary

import structlog

from monstrum.core import engine
from monstrum.core.contract import SPECTATOR, Game
from monstrum.core.state import State
from monstrum.kit.speaker import ENGLISH
from monstrum.server.drawings import Drawing
from monstrum.server.notices import Notice
from monstrum.server.picking import options
from monstrum.server.protocol import Happened, Step
from monstrum.server.protocol_replay import Moment, MomentLine
from monstrum.server.reels import SLICE, Reel, shoot, told_in, unpack
from monstrum.server.room import Room
from monstrum.server.seats import NotPossible
from monstrum.server.steps import Seen, steps_of
from monstrum.server.store import GAVE_UP_LAST, Damaged, Store
from monstrum.server.tongues import said
from monstrum.server.updates import as_told, resignation
from monstrum.texts.match import Answered, Before, Match, Told

log: Final = structlog.get_logger("monstrum.films")

MOST: Final = 32  # films kept; one of four seats takes about 1 MB


class Film:
    """One game: a state per ply, what led on from it, and what was told."""

    def __init__(self, game: Game, end: State) -> None:
        self.game = game
        self.end = end  # events are told from here: they read the same at any time
        self.states: list[bytes] = []
        self.entries: list[tuple[int, int, str, bool]] = []  # seat, action, words, whether an answer starts
        self.told: list[Told | Notice] = []
        self._lines: dict[str, list[MomentLine]] = {}
        self._sentences: dict[tuple[str, int, int], Happened] = {}  # by language, reader and number
        self._counted: dict[tuple[str, int], list[int]] = {}  # by language and reader

    def verdict(self, reader: int, language: str) -> str:
        """Why it is over, where that was no matter of the rules."""
        gone = [each for each in self.told if isinstance(each, Notice) and each.why == GAVE_UP_LAST]
        return resignation(gone[-1].seat, reader, language) if gone else ""

    @property
    def plies(self) -> int:
        return len(self.entries)

    async def lines(self, language: str = ENGLISH) -> list[MomentLine]:
        """What was answered at each ply, in words for people. Made in slices, and once for each language."""
        if language not in self._lines:
            found: list[MomentLine] = []
            began = time.monotonic()
            for ply, (seat, action, words, starts) in enumerate(self.entries):
                state = self.game.decode(self.states[ply])
                label = self.game.label(state, action, language)
                status = self.game.board(self.game.view(state, SPECTATOR), language).status
                found.append(MomentLine(ply, seat, words, label, starts, status))
                if time.monotonic() - began > SLICE:
                    await asyncio.sleep(0)
                    began = time.monotonic()
            self._lines[language] = found
        return self._lines[language]

    def at(self, ply: int, seat: int) -> State:
        """The position at a ply, for a seat to look at. Raises NotPossible where one of them is none."""
        if not 0 <= ply <= self.plies:
            raise NotPossible("ply", said("no_ply", number=self.plies))
        state = self.game.decode(self.states[ply])
        if not SPECTATOR <= seat < state.seats:
            raise NotPossible("seat", said("no_seat_looks", number=state.seats - 1))
        return state

    def moment(self, table: str, seat: int, ply: int, since: int, language: str = ENGLISH) -> Moment:
        """The table at a ply as a seat saw it, with the events from ply `since` on. Raises NotPossible."""
        state = self.at(ply, seat)
        game = self.game
        view = game.view(state, seat)
        board = game.board(view, language)
        first, events = self._happened(seat, since, ply, language)
        given_up = self.verdict(seat, language) if ply == self.plies else ""
        next_seat = self.entries[ply][0] if ply < self.plies else SPECTATOR
        return Moment(
            table=table,
            seat=seat,
            ply=ply,
            view=view,
            board=board,
            first=first,
            events=events,
            prompt=given_up or game.prompt(state, seat, language),
            decision=engine.decision(state) if not given_up else "",
            waiting=engine.waiting(state) if not given_up else [],
            options=options(game, state, seat, language) if seat != SPECTATOR and not given_up else [],
            chosen=self.entries[ply][1] if seat == next_seat and seat != SPECTATOR else -1,
            steps=self._steps(seat, ply, Seen(game.pictured(view), Drawing(board)), language)
            if ply > 0 and since == ply
            else [],
        )

    def _steps(self, seat: int, ply: int, now: Seen, language: str) -> list[Step]:
        """How the answer before this ply led to it."""
        counts = self._counts(seat, language)
        first = bisect_left(self._plies, ply)
        before = Before(self.game.decode(self.states[ply - 1]), ply - 1, first)
        last = bisect_left(self._plies, ply + 1)
        by, action, _, _ = self.entries[ply - 1]
        answer = Answered(before, by, [action], last)
        shown = counts[first - 1] if first else 0
        return steps_of(self.game, seat, [answer], counts, shown, now, language)

    def _counts(self, seat: int, language: str) -> list[int]:
        """For every event of the game, how many this seat was told with it."""
        if (language, seat) not in self._counted:
            counts: list[int] = []
            told = 0
            for number, each in enumerate(self.told):
                if isinstance(each, Notice) or each.event.seen_by(seat):
                    told += bool(self._sentence(number, each, seat, language).text)
                if isinstance(each, Told):
                    counts.append(told)
            self._counted[language, seat] = counts
        return self._counted[language, seat]

    @cached_property
    def _plies(self) -> list[int]:
        return [each.ply for each in self.told if isinstance(each, Told)]

    def _happened(self, seat: int, since: int, until: int, language: str) -> tuple[int, list[Happened]]:
        first = 0
        found: list[Happened] = []
        for number, told in enumerate(self.told):
            if told.ply > until or (isinstance(told, Told) and not told.event.seen_by(seat)):
                continue
            happened = self._sentence(number, told, seat, language)
            if not happened.text:
                continue
            if told.ply < since:
                first += 1
            else:
                found.append(happened)
        return first, found

    def _sentence(self, number: int, told: Told | Notice, seat: int, language: str) -> Happened:
        key = language, seat, number
        if key not in self._sentences:
            if isinstance(told, Notice):
                text = told.sentence(seat, language)
                self._sentences[key] = Happened(told.ply, text, stand_in=told.stood_in())
            else:
                text = self.game.tell(told.event, self.end, language, seat)
                self._sentences[key] = as_told(self.game, told, text, self.end, language)
        return self._sentences[key]


async def make_film(match: Match, notices: Sequence[Notice] = ()) -> Film:
    """Plays a finished game again. Raises NotPossible if it does not end where it ended."""
    return await develop(await shoot(match, notices), match.game)


async def develop(reel: Reel, game: Game) -> Film:
    """Raises anything at all where this version cannot read such positions any more."""
    film = Film(game, game.decode(reel.states[-1]))
    film.states = reel.states
    film.told = told_in(reel)
    film.entries = reel.entries
    await film.lines()
    return film


async def find_film(room: Room, store: Store) -> Film:
    """Played again; where the rules have changed since, from what was stored. Raises NotPossible."""
    if room.table is not None:
        try:
            return await make_film(room.table.match, room.table.notices.all)
        except Exception as error:  # the rules have changed: it was filmed when they had not
            log.warning("game not filmed", table=room.id, reason=str(error))
    try:
        data = await store.film(room.id)
        if data and room.game is not None:
            return await develop(unpack(data), room.game)
    except Damaged as error:
        raise NotPossible("frozen", str(error)) from None
    except Exception as error:
        log.warning("film not read", table=room.id, reason=str(error))
    raise NotPossible("frozen", said("film_old", name=room.header.rules_version))


class Films:
    """The films looked at last. Two who ask for the same one wait for the same work."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while somebody waits

    def kept(self, table: str) -> bool:
        """Whether nothing has to be played again for it."""
        return table in self._films

    async def film(self, table: str, make: Callable[[], Awaitable[Film]]) -> Film:
        film = self._films.get(table)
        if film is None:
            async with self._making.setdefault(table, asyncio.Lock()):
                film = self._films.get(table) or await make()
                self._films[table] = film
        self._films.move_to_end(table)
        while len(self._films) > self._most:
            self._films.popitem(last=False)
        return film
