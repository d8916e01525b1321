"""One match at a table: commands in, rows for the log out. No I/O, no clock.

A command changes the match in memory and answers with the rows that say so. Whoever calls it stores the rows
before anybody is told; if that fails, this object is thrown away and the table is loaded again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.errors import IllegalAction, MonstrumError, UnreadableWords
from monstrum.server.picking import picking, words_for
from monstrum.server.protocol import (
    LONGEST_ID,
    LONGEST_WORDS,
    Accepted,
    Command,
    Consent,
    Pick,
    Picking,
    Play,
    Refused,
    TakeBack,
    Undo,
    Why,
)
from monstrum.server.store import BACK, BOT, FROZEN, OPEN, PICK, PLAY, UNDO, Header, Row
from monstrum.server.undoing import Undoing, goal, new_seed, to_ask, undone_marks
from monstrum.texts.match import Match, Rekey, refusal_sentence
from monstrum.texts.match import Refused as RefusedWords

MOST_PICKS: Final = 64


class Diverges(MonstrumError):
    """The stored log does not lead where it led before: this game cannot go on with these rules."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a command has done. Readers have to be told everything from ply `low` on, if `news`."""

    answer: Accepted | Picking | Refused
    rows: tuple[Row, ...] = ()
    news: bool = False
    low: int = 0


class Table:
    """A table whose game has begun."""

    def __init__(self, header: Header, game: Game) -> None:
        self.header = header
        self.game = game
        self.match = Match(game, header.config, header.seed, [chair.name for chair in header.chairs])
        self.rows = 0  # of the log
        self.undos = 0
        self.backs = [0] * len(header.chairs)  # how often each seat took its picks back
        self.played: set[tuple[int, str]] = set()  # seat and client id
        self.undoing = Undoing()
        self.sentences: dict[tuple[int, ...], str] = {}  # events that have been told, in words
        self.frozen = ""

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
        return engine.waiting(self.match.state)

    def awaited_bot(self) -> int | None:
        """A bot's seat that owes a decision."""
        if self.frozen:
            return None
        return next((seat for seat in self.waiting() if self.header.chairs[seat].kind == BOT), None)

    # Commands -----------------------------------------------------------------------------------------

    def handle(self, command: Command) -> Done:
        """The caller has checked that whoever sends this may speak for the seat."""
        refusal = self._unfit(command)
        if refusal is not None:
            return Done(refusal)
        try:
            match command:
                case Play():
                    return self._play(command)
                case Pick():
                    return self._pick(command)
                case TakeBack():
                    return self._take_back(command)
                case Undo():
                    return self._undo(command)
                case Consent():
                    return self._consent(command)
                case Why():
                    return self._why(command)
        except RefusedWords as error:
            return Done(self._refused(command, error.refusal.code, str(error), error.refusal.rules))
        except UnreadableWords as error:
            return Done(self._refused(command, "unreadable", str(error)))

    def _unfit(self, command: Command) -> Refused | None:
        """Whatever needs no look at the rules."""
        if not 0 < len(command.id) <= LONGEST_ID:
            return self._refused(command, "bad_id", f"An id has 1 to {LONGEST_ID} letters.")
        if isinstance(command, Play | Why) and len(command.words or "") > LONGEST_WORDS:
            return self._refused(command, "unreadable", "These are too many words.")
        if self.header.status == OPEN:
            return self._refused(command, "not_started", "The game has not begun.")
        if self.frozen or self.header.status == FROZEN:
            return self._refused(command, "frozen", self.frozen or "This game cannot go on.")
        if (command.seat, command.id) in self.played:
            return self._refused(command, "duplicate", "This was played already.")
        if self.over():
            return self._refused(command, "over", "The game is over.")
        if isinstance(command, Play | Pick | TakeBack | Undo):
            expected = (self.ply(command.seat), self.epoch(command.seat))
            if (command.ply, command.epoch) != expected:
                return self._refused(command, "stale", "Something has happened meanwhile.")
        return None

    def _play(self, command: Play) -> Done:
        if (command.action is None) == (command.words is None):
            return Done(self._refused(command, "unreadable", "Say either an action or words."))
        seat = command.seat
        if command.action is not None:
            actions = [command.action]
            if command.action not in engine.legal_actions(self.match.state, seat):
                return Done(self._why_not(command, seat, command.action))
        else:
            actions = self.match.read(seat, command.words or "")
        low = len(self.match.entries)
        rows = self._enter(seat, actions, command.id)
        self.undoing.drop()
        return self._done(command, rows, low)

    def _enter(self, seat: int, actions: Sequence[int], client: str) -> tuple[Row, ...]:
        match, ply = self.match, self.ply(seat)
        kind = PICK if engine.sealed(match.state) else PLAY
        if kind == PICK:
            words = [match.game.words(match.state, action) for action in actions]
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
        seat = command.seat
        ply = self.ply(seat)
        try:
            self.match.take_back(seat)
        except IllegalAction as error:
            return Done(self._refused(command, "nothing_to_take_back", str(error)))
        self.backs[seat] += 1
        row = Row(BACK, seat, ply, command.id, link=self.match.chain[-1])
        return self._done(command, (row,), len(self.match.entries))

    # Questions: answers without consequences, which stay the client's own -------------------------------

    def _pick(self, command: Pick) -> Done:
        seat, state = command.seat, self.match.state
        if seat not in self.waiting() or len(command.picked) > MOST_PICKS:
            return Done(self._refused(command, "illegal", "There is nothing for you to pick now."))
        try:
            return Done(picking(self.game, state, self.ply(seat), self.epoch(seat), command))
        except IllegalAction:
            return Done(self._refused(command, "illegal", "This cannot be picked now."))

    def _why(self, command: Why) -> Done:
        words = command.words
        if command.ref:
            try:
                words = words_for(self.game, self.match.state, command.seat, command.ref, command.picked)
            except IllegalAction:
                return Done(self._refused(command, "illegal", "This cannot be picked now."))
            if not words:
                text = self.game.prompt(self.match.state, command.seat)
                return Done(self._refused(command, "not_asked", text))
        refusal = self.game.why_not(self.match.state, command.seat, words)
        if refusal is None:
            return Done(Accepted(command.id, self.ply(command.seat), self.epoch(command.seat)))
        text = refusal_sentence(self.game, refusal)
        return Done(self._refused(command, refusal.code, text, refusal.rules, dict(refusal.params)))

    # Undo ---------------------------------------------------------------------------------------------

    def _undo(self, command: Undo) -> Done:
        seat = command.seat
        free = self.match.free_plies(seat)
        if free:
            return self._go_back(command, seat, free[0] if command.turn else free[-1])
        ply = goal(self.match, seat, command.turn)
        if ply is None:
            return Done(self._refused(command, "no_undo", "There is nothing of yours to undo."))
        left = self.undoing.wait(seat, len(self.match.entries))
        if left:
            return Done(self._refused(command, "undo_wait", f"Ask again after {left} more actions."))
        asked = to_ask(self.header, seat)
        if not asked:
            return self._go_back(command, seat, ply)
        self.undoing.ask(seat, ply, command.turn, asked)
        return self._done(command, (), len(self.match.entries))

    def _consent(self, command: Consent) -> Done:
        question = self.undoing.question
        if question is None or command.seat not in question.waiting:
            return Done(self._refused(command, "no_question", "Nobody has asked you."))
        if not command.agree:
            self.undoing.refuse(len(self.match.entries))
        elif self.undoing.agree(command.seat):
            return self._go_back(command, question.seat, question.ply)
        return self._done(command, (), len(self.match.entries))

    def _go_back(self, command: Undo | Consent, seat: int, ply: int) -> Done:
        rekey = ""
        learned: tuple[int, ...] = ()
        if undone_marks(self.match, ply):
            rekey = new_seed(self.header.seed, self.undos)
            learned = tuple(self.game.learned(self.match.state))
        row = Row(UNDO, seat, ply, command.id, rekey=rekey, learned=learned)
        self._apply_undo(row)
        self.undoing.drop()
        return self._done(command, (row,), ply)

    def _apply_undo(self, row: Row) -> None:
        self.match.rewind(row.ply)
        if row.rekey:
            self.match.rekey(Rekey(row.ply, row.rekey, row.learned))
        self.undos += 1

    # Answers ------------------------------------------------------------------------------------------

    def _done(self, command: Command, rows: tuple[Row, ...], low: int) -> Done:
        self.rows += len(rows)
        if rows:
            self.played.add((command.seat, command.id))
        answer = Accepted(command.id, self.ply(command.seat), self.epoch(command.seat))
        return Done(answer, rows, news=True, low=low)

    def _refused(
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

    def _why_not(self, command: Play, seat: int, action: int) -> Refused:
        if not 0 <= action < self.game.space:
            return self._refused(command, "unreadable", f"There is no action {action}.")
        refusal = self.game.why_not(self.match.state, seat, self.game.words(self.match.state, action))
        if refusal is None:
            return self._refused(command, "illegal", "This is not possible now.")
        text = refusal_sentence(self.game, refusal)
        return self._refused(command, refusal.code, text, refusal.rules, dict(refusal.params))

    # The log ------------------------------------------------------------------------------------------

    def repeat(self, rows: Sequence[Row]) -> None:
        """Rows of the log, played again. Raises Diverges."""
        for answer in answers(rows):
            row = answer[-1]
            try:
                if row.kind == UNDO:
                    self._apply_undo(row)
                elif row.kind == BACK:
                    self.match.take_back(row.seat)
                    self.backs[row.seat] += 1
                else:
                    self.match.play(row.seat, [played.action for played in answer])
            except MonstrumError as error:
                raise Diverges(f"Row {self.rows} of the log is not possible any more: {error}") from None
            self.rows += len(answer)
            if row.kind != UNDO and row.link != self.match.chain[-1]:
                raise Diverges(f"Row {self.rows - 1} of the log leads to another position than it did.")
            self.played.update((said.seat, said.client) for said in answer)


def answers(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """Rows of one answer belong together."""
    for _, group in groupby(rows, key=lambda row: (row.kind, row.seat, row.client)):
        yield list(group)
