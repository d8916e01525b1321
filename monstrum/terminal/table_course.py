"""How a game goes on at the table: who answers next, bots in threads, people one after the other, the end."""

from dataclasses import dataclass
from typing import Final

from textual.message import Message

from monstrum.core.board import Way
from monstrum.core.contract import SPECTATOR
from monstrum.core.errors import MonstrumError
from monstrum.terminal.bot_answers import bot_answer, decision_seed
from monstrum.terminal.choice_list import ChoiceList
from monstrum.terminal.hand_over import HandOver
from monstrum.terminal.phrases import phrase
from monstrum.terminal.ranking_screen import RankingScreen
from monstrum.terminal.sheets import trouble_sheet
from monstrum.terminal.sitting import Next
from monstrum.terminal.table_looks import TableLooks
from monstrum.texts.choosing import Choosing
from monstrum.texts.walking import steps

STEADY: Final = "random"  # the bot that can always answer


@dataclass
class TableLeft(Message):
    """Somebody is done with this table: `again`, `menu` or `quit`."""

    where: str


@dataclass
class BotAnswered(Message):
    """What a bot came up with in its thread; `turn` says which question it was."""

    turn: int
    seat: int
    action: int
    trouble: str = ""


class TableCourse(TableLooks):
    """One sitting from its first decision to its ranking."""

    def on_mount(self) -> None:
        self.advance()

    def advance(self) -> None:
        """Whatever is next: a question to a person, a bot's turn, another person, or the end."""
        self.turn += 1
        self.thinking = False
        self.narrowed = ""
        self.choosing = None
        step = self.sitting.next_step()
        self.seat = SPECTATOR if step.what is Next.HAND_OVER else self.sitting.at_keyboard
        if step.what is Next.ASK:
            self.choosing = Choosing(self.game, self.match.state, step.seat)
        self.show()
        if step.what is Next.ASK:
            self.query_one(ChoiceList).focus()
        elif step.what is Next.BOT:
            self.schedule(step.seat)
        elif step.what is Next.HAND_OVER:
            self.hand_over(step.seat)
        else:
            self.finish()

    def answer(self, actions: list[int]) -> None:
        assert self.choosing is not None
        if trouble := self.play(self.choosing.seat, actions):
            self.app.push_screen(trouble_sheet(trouble))
            self.advance()
        elif not self.match.over() and (trouble := self.shelf.keep(self.match, self.kept)):
            self.notify(trouble, severity="error", markup=False)

    def set_out(self, way: Way) -> None:
        """As one answer, which one undo takes back."""
        assert self.choosing is not None
        self.answer(steps(self.match.state, self.choosing.seat, way))

    def play(self, seat: int, actions: list[int]) -> str:
        """Into the match, and on; what went wrong, if something did."""
        reader = SPECTATOR if self.watching else seat
        if reader not in self.sitting.bots:
            self.sitting.read[reader] = len(self.match.told)
            self.refusals.clear()
        try:
            self.match.play(seat, actions)
        except MonstrumError as error:
            return str(error)
        self.advance()
        return ""

    def hand_over(self, seat: int) -> None:
        before, may = self.sitting.at_keyboard, self.sitting.may_take_back()

        def seated(is_next: bool | None) -> None:
            if is_next:
                self.sitting.sit_down(seat)
            else:
                self.take_back(before)
            self.advance()

        self.app.push_screen(HandOver(seat, before, may), seated)

    def take_back(self, seat: int) -> None:
        try:
            self.match.take_back(seat)
        except MonstrumError as error:
            self.notify(str(error), severity="warning", markup=False)

    def finish(self) -> None:
        """Write the record once, then show the ranking."""
        if not self.written:
            self.shelf.forget(self.kept)
            try:
                path = self.shelf.record(self.match, self.sitting.record)
                self.written = phrase("record", path=path)
            except MonstrumError as error:
                self.written = phrase("record_lost", reason=error)
        self.app.push_screen(RankingScreen(self.match, self.written), self.after_ranking)

    def after_ranking(self, where: str | None) -> None:
        if where:
            self.post_message(TableLeft(where))

    # Bots -------------------------------------------------------------------------------------------

    def schedule(self, seat: int) -> None:
        turn = self.turn
        if self.watching and self.pace.paused:
            return
        if self.pace.delay():
            self.set_timer(self.pace.delay(), lambda: self.think(turn, seat))
        else:
            self.think(turn, seat)

    def think(self, turn: int, seat: int) -> None:
        """In a thread, on a copy: the screen stays alive, and nobody touches the match meanwhile."""
        if turn != self.turn or self.thinking or (self.watching and self.pace.paused):
            return
        self.start_thinking(seat)

    def start_thinking(self, seat: int) -> None:
        self.thinking = True
        turn, name, company = self.turn, self.sitting.bots[seat], self.sitting.company
        state, chance = self.match.state.clone(), decision_seed(self.match, seat)

        def work() -> None:
            try:
                self.post_message(BotAnswered(turn, seat, bot_answer(company, name, state, seat, chance)))
            except Exception as error:
                self.post_message(BotAnswered(turn, seat, -1, f"{type(error).__name__}: {error}"))

        self.run_worker(work, thread=True, group="bots", exit_on_error=False)

    def on_bot_answered(self, answered: BotAnswered) -> None:
        if answered.turn != self.turn:
            return
        for sentence in self.sitting.company.news():
            self.notify(sentence, severity="warning", markup=False, timeout=8)
        trouble = answered.trouble or self.play(answered.seat, [answered.action])
        if trouble:
            self.replace_bot(answered.seat, trouble)

    def replace_bot(self, seat: int, trouble: str) -> None:
        """A bot that breaks down breaks nothing else: one that always answers plays on."""
        name = self.sitting.bots[seat]
        self.app.push_screen(
            trouble_sheet(phrase("bot_gave_up", name=name, player=f"P{seat}", reason=trouble))
        )
        if name != STEADY:
            self.sitting.bots[seat] = self.match.names[seat] = STEADY
            self.advance()
