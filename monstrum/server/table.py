"""One match at a table: commands in, rows for the log out. No I/O; the time is told to it.

A command changes the match in memory and answers with the rows that say so. Whoever calls it stores the rows
before anybody is told; if that fails, this object is thrown away and the table is loaded again.
"""

from collections.abc import Sequence
from dataclasses import replace

from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.errors import IllegalAction, UnreadableWords
from monstrum.server.clocks import Clocks
from monstrum.server.drawings import Drawing
from monstrum.server.hearing import Hearing
from monstrum.server.notices import Notice, Notices
from monstrum.server.outcomes import Done
from monstrum.server.protocol import (
    LONGEST_ID,
    LONGEST_WORDS,
    Accepted,
    Command,
    Consent,
    Draft,
    Pick,
    Play,
    Refused,
    Sight,
    TakeBack,
    Undo,
    Why,
)
from monstrum.server.questions import draft, pick, sight, why, why_not
from monstrum.server.store import (
    BACK,
    CLOCK,
    FROZEN,
    GAVE_UP,
    GAVE_UP_LAST,
    HINT,
    HINTED,
    OPEN,
    PICK,
    PLAY,
    RESIGN,
    UNDO,
    Header,
    Row,
)
from monstrum.server.tongues import said, why_frozen
from monstrum.server.undo_commands import consent, undo
from monstrum.server.undoing import Undoing
from monstrum.texts.match import Match, Rekey, unreadable_sentence
from monstrum.texts.match import Refused as RefusedWords


class Table:
    """A table whose game has begun."""

    def __init__(self, header: Header, game: Game) -> None:
        seats = len(header.chairs)
        self.header = header
        self.game = game
        self.match = self.begin(header, game)
        self.rows = 0  # of the log
        self.undos = 0
        self.floor: int | None = None  # the lowest ply an undo has ever gone back to
        self.backs = [0] * seats  # how often each seat took its picks back
        self.played: set[tuple[int, str]] = set()  # seat and client id
        self.undoing = Undoing()
        self.clocks = Clocks(header.bank, header.increment, seats)
        self.notices = Notices()
        self.hearings: dict[tuple[str, int], Hearing] = {}  # by language and reader: all of it, in order
        self.drawings: dict[tuple[str, int], Drawing] = {}  # by language and reader: the last one
        self.frozen = ""

    def begin(self, header: Header, game: Game) -> Match:
        names = [chair.name for chair in header.chairs]
        return Match(game, header.config, header.seed, names, header.rules_version)

    # Where it stands ----------------------------------------------------------------------------------

    def ply(self, seat: int) -> int:
        """What a command of this seat must expect: inside a sealed block its own picks count, no others."""
        return len(self.match.entries) + len(self.match.picks.get(seat, ()))

    def epoch(self, seat: int) -> int:
        """Grows whenever the seat's ply goes back: together they never come twice."""
        return self.undos + (self.backs[seat] if seat >= 0 else 0)

    def over(self) -> bool:
        return self.match.over()

    def waiting(self) -> list[int]:
        return self.match.waiting()

    def bot_on(self, seat: int) -> str:
        """The bot that plays this seat; empty if a person does."""
        return self.header.chairs[seat].bot()

    def owed(self, now: float) -> int | None:
        """A seat for which the server has to find an answer: a bot plays it, or its time is over."""
        if self.frozen:
            return None
        return next((s for s in self.waiting() if self.bot_on(s) or self.clocks.fallen(s, now)), None)

    def due(self, header: Header) -> bool:
        """Whether the game goes on without anybody's doing once the table has this header."""
        awaited = [] if self.frozen else self.waiting()
        return bool(awaited) and (self.clocks.on or any(header.chairs[seat].bot() for seat in awaited))

    def run_clocks(self, now: float) -> None:
        """Those who are awaited have their clocks running; bots have none."""
        awaited = [] if self.frozen else self.waiting()
        self.clocks.run([seat for seat in awaited if not self.bot_on(seat)], now)

    # Commands -----------------------------------------------------------------------------------------

    def handle(self, command: Command, now: float = 0.0, stood_in: str = "") -> Done:
        """The caller has checked that whoever sends this may speak for the seat. `stood_in`: why it is
        somebody else who answers for it."""
        self.clocks.tick(now)
        refusal = self._unfit(command, now, stood_in)
        if refusal is not None:
            return Done(refusal)
        awaited, entries, told = self.waiting(), len(self.match.entries), len(self.match.told)
        try:
            done = self._obey(command)
        except RefusedWords as error:
            return Done(self.refused(command, error.refusal.code, str(error), error.refusal.rules))
        except UnreadableWords as error:
            return Done(self.refused(command, "unreadable", unreadable_sentence(self.game, error)))
        if not done.rows:
            return done
        kind, seat = done.rows[-1].kind, command.seat
        self._passed_on(kind, seat, awaited, entries)
        self.run_clocks(now)
        if stood_in:
            self.notices.add(Notice(entries + 1, told, seat, stood_in))
        left = self.clocks.stored()
        return replace(done, rows=tuple(replace(r, stood_in=stood_in, clocks=left) for r in done.rows))

    def _obey(self, command: Command) -> Done:
        match command:
            case Play():
                return self._play(command)
            case Pick():
                return pick(self, command)
            case TakeBack():
                return self._take_back(command)
            case Undo():
                return undo(self, command)
            case Consent():
                return consent(self, command)
            case Why():
                return why(self, command)
            case Sight():
                return sight(self, command)
            case Draft():
                return draft(self, command)

    def _unfit(self, command: Command, now: float, stood_in: str) -> Refused | None:
        """Whatever needs no look at the rules."""
        if not 0 < len(command.id) <= LONGEST_ID or "\0" in command.id:  # no database keeps a zero byte
            return self.refused(command, "bad_id", said("id_length", number=LONGEST_ID))
        words = command.ref if isinstance(command, Sight) else getattr(command, "words", "")
        if len(words or "") > LONGEST_WORDS:
            return self.refused(command, "unreadable", said("many_words"))
        if self.header.status == OPEN:
            return self.refused(command, "not_started", said("not_started"))
        if self.frozen or self.header.status == FROZEN:
            return self.refused(command, "frozen", why_frozen(self.frozen) or said("frozen"))
        if (command.seat, command.id) in self.played:
            return self.refused(command, "duplicate", said("duplicate"))
        if self.over():
            return self.refused(command, "over", said("over"))
        if isinstance(command, Play | Pick | TakeBack | Undo):
            expected = (self.ply(command.seat), self.epoch(command.seat))
            if (command.ply, command.epoch) != expected:
                return self.refused(command, "stale", said("stale"))
        if isinstance(command, Play | TakeBack | Undo) and not stood_in:
            if self.header.chairs[command.seat].stand_in:
                return self.refused(command, "stand_in", said("stand_in"))
            if self.clocks.fallen(command.seat, now):
                return self.refused(command, "time", said("time_over"))
        return None

    def _play(self, command: Play) -> Done:
        if (command.action is None) == (command.words is None):
            return Done(self.refused(command, "unreadable", said("action_or_words")))
        seat = command.seat
        if command.action is not None:
            actions = [command.action]
            if command.action not in self.match.pending.legal(seat):
                return Done(why_not(self, command, command.action))
        else:
            actions = self.match.read(seat, command.words or "")
        low = len(self.match.entries)
        return self.done(command, self._enter(seat, actions, command.id), low)

    def _enter(self, seat: int, actions: Sequence[int], client: str) -> tuple[Row, ...]:
        match, ply = self.match, self.ply(seat)
        if engine.sealed(match.state):
            words = [match.pending.question.words(action) for action in actions]
            match.play(seat, actions)
            return tuple(
                Row(PICK, seat, ply + at, client, action, said, "", match.chain[-1])
                for at, (action, said) in enumerate(zip(actions, words, strict=True))
            )
        match.play(seat, actions)
        return tuple(
            Row(PLAY, seat, at, client, entry.action, entry.words, entry.public, match.chain[at + 1])
            for at, entry in enumerate(match.entries[ply:], start=ply)
        )

    def _take_back(self, command: TakeBack) -> Done:
        ply = self.ply(command.seat)
        try:
            self.match.take_back(command.seat)
        except IllegalAction:
            return Done(self.refused(command, "nothing_to_take_back", said("nothing_to_take_back")))
        self.backs[command.seat] += 1
        row = Row(BACK, command.seat, ply, command.id, link=self.match.chain[-1])
        return self.done(command, (row,), len(self.match.entries))

    def apply_undo(self, row: Row) -> None:
        self.match.rewind(row.ply)
        if row.rekey:
            self.match.rekey(Rekey(row.ply, row.rekey, row.numbers))
        self.undos += 1
        self.floor = row.ply if self.floor is None else min(self.floor, row.ply)
        self.notices.back_to(row.ply)

    # Giving up ----------------------------------------------------------------------------------------

    def resigned(self) -> list[int]:
        """The seats whose people have given the game up, in this order."""
        return [seat for seat, _ in self.match.resigned]

    def resign(self, seat: int, ends: bool, now: float) -> tuple[Row, ...]:
        """The row that says so. Everybody may know it, and it shows nothing else."""
        self.clocks.tick(now)
        row = Row(RESIGN, seat, len(self.match.entries), f"resign {self.rows}", int(ends))
        self._resign(row)
        self._count((row,), len(self.match.entries))
        return (replace(row, clocks=self.clocks.stored()),)

    def _resign(self, row: Row) -> None:
        why = GAVE_UP_LAST if row.action == 1 else GAVE_UP
        self.match.resign(row.seat, row.action == 1)
        self.notices.add(Notice(len(self.match.entries), len(self.match.told), row.seat, why))

    # Hints --------------------------------------------------------------------------------------------

    def hint(self, seat: int) -> tuple[Row, ...]:
        """The row that says that a seat was given one. Everybody may know it."""
        row = Row(HINT, seat, len(self.match.entries), f"hint {self.rows}", clocks=self.clocks.stored())
        self._hint(row)
        self._count((row,), len(self.match.entries))
        return (row,)

    def _hint(self, row: Row) -> None:
        self.notices.add(Notice(len(self.match.entries), len(self.match.told), row.seat, HINTED))

    def _passed_on(self, kind: str, seat: int, awaited: list[int], entries: int) -> None:
        """An answer after which a seat is not awaited any more earns its increment."""
        if kind in (PLAY, PICK) and seat in awaited and seat not in self.waiting() and not self.bot_on(seat):
            self.clocks.credit(seat, entries)

    # Answers ------------------------------------------------------------------------------------------

    def done(self, command: Command, rows: tuple[Row, ...], low: int) -> Done:
        self._count(rows, low)
        answer = Accepted(command.id, self.ply(command.seat), self.epoch(command.seat))
        return Done(answer, rows, news=True, low=low)

    def _count(self, rows: Sequence[Row], before: int) -> None:
        """The rows of one answer are in the log; there were `before` entries."""
        self.rows += len(rows)
        self.played.update((row.seat, row.client) for row in rows)
        self.undoing.apply(rows[-1], len(self.match.entries) > before)

    def refused(
        self,
        command: Command,
        code: str,
        text: str,
        rules: Sequence[str] = (),
        params: dict[str, str] | None = None,
    ) -> Refused:
        seat = command.seat
        return Refused(
            command.id[:LONGEST_ID], code, text, self.ply(seat), self.epoch(seat), list(rules), params or {}
        )

    # The log ------------------------------------------------------------------------------------------

    def checkpoint(self, now: float) -> Row | None:
        """How the clocks stand, for a server that stops; None if none runs."""
        self.clocks.tick(now)
        if not self.clocks.running:
            return None
        self.rows += 1
        entries = len(self.match.entries)
        return Row(CLOCK, -1, entries, f"clock {self.rows}", clocks=self.clocks.stored())

    def apply(self, answer: Sequence[Row]) -> None:
        """One answer of the log once more. Raises MonstrumError where it is not possible."""
        row = answer[-1]
        awaited, entries, told = self.waiting(), len(self.match.entries), len(self.match.told)
        if row.kind == UNDO:
            self.apply_undo(row)
        elif row.kind == BACK:
            self.match.take_back(row.seat)
            self.backs[row.seat] += 1
        elif row.kind == RESIGN:
            self._resign(row)
        elif row.kind == HINT:
            self._hint(row)
        elif row.kind in (PLAY, PICK):
            self.match.play(row.seat, [played.action for played in answer])
        self._count(answer, entries)
        self._passed_on(row.kind, row.seat, awaited, entries)
        if row.stood_in:
            self.notices.add(Notice(entries + 1, told, row.seat, row.stood_in))
        self.clocks.restore(row.clocks)
