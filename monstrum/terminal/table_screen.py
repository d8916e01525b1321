"""The table: what keys and clicks do there.

What it shows is in `table_looks.py`, how the game goes on in `table_course.py`; what a person has picked so
far is in `choosing.py`, who plays when in `sitting.py`.
"""

from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from monstrum.core.errors import MonstrumError
from monstrum.terminal.card_sheet import card_sheet, score_sheet
from monstrum.terminal.choice_list import ChoiceList
from monstrum.terminal.help_sheet import help_sheet
from monstrum.terminal.log_lines import LogLine, log_lines
from monstrum.terminal.log_screen import LogScreen
from monstrum.terminal.phrases import phrase, spoken
from monstrum.terminal.ranking_screen import MENU, QUIT
from monstrum.terminal.rules_drawer import RulesDrawer
from monstrum.terminal.sheets import Question, refusal_sheet
from monstrum.terminal.sitting import Next
from monstrum.terminal.table_course import TableCourse, TableLeft
from monstrum.terminal.table_view import TableView
from monstrum.texts.choosing import Choice
from monstrum.texts.rulebook import chapters_of

ANSWERS: Final = (("y", "quit"), ("m", "menu"), ("n", "stay"))  # to whether one leaves, by their keys


class TableScreen(TableCourse):
    """Keys and clicks."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", "help", key_display="?"),
        Binding("u", "undo", "undo"),
        Binding("i", "info", "card"),
        Binding("p", "piles", "piles"),
        Binding("l", "log", "log"),
        Binding("r", "rules", "rules"),
        Binding("s", "save", "save"),
        Binding("q", "leave", "quit"),
        Binding("escape", "cancel", "cancel", key_display="Esc"),
        Binding("f4", "hints_off", "hints_off", key_display="F4"),
        Binding("space", "pause", "pause", key_display="␣"),
        Binding("right", "step", "step", key_display="→", priority=True),
        Binding("plus", "speed(1)", "speed", key_display="+ −", show=False),
        Binding("minus", "speed(-1)", "slower", key_display="-", show=False),
    ]

    # Choosing ---------------------------------------------------------------------------------------

    def choose(self, choice: Choice) -> None:
        if self.choosing is None:
            return
        if choice.action is None:
            self.refuse(choice.words)
            return
        if choice.way is not None:
            self.set_out(choice.way)
            return
        actions = self.choosing.take(choice.action)
        self.narrowed = ""
        if actions is None:
            self.show()
        else:
            self.answer(actions)

    def choose_thing(self, ref: str) -> None:
        """The option about a thing; of several the list shows those; of none, why not, or the card.
        A place within reach is looked at first, and gone to when it is chosen once more."""
        if ref.startswith("pile:"):
            self.action_piles()
            return
        if self.ways(ref):
            self.choose_place(ref)
            return
        about = [choice for choice in self.offered() if ref in choice.refs]
        if len(about) == 1:
            self.choose(about[0])
        elif about:
            self.narrowed = ref
            self.show()
            self.query_one(ChoiceList).focus()
        elif self.choosing is not None and (words := self.choosing.words_for(ref)):
            self.refuse(words)
        else:
            self.read_card(ref)

    def choose_place(self, ref: str) -> None:
        if self.narrowed == ref:
            self.choose(self.listed()[0])
            return
        self.narrowed = ref
        self.show()

    def refuse(self, words: str) -> None:
        assert self.choosing is not None
        refusal = self.choosing.why_not(words)
        if refusal is None:
            return
        sentence = self.game.say("refusals", refusal.code, spoken(), **refusal.params)
        self.refusals.append(LogLine(sentence, rules=refusal.rules))
        self.show_log()
        self.app.push_screen(refusal_sheet(sentence, refusal.rules))

    def read_card(self, ref: str) -> None:
        state = self.match.state
        card = self.drawing.card(self.game, self.game.view(state, self.seat), ref)
        try:
            if card is not None:
                self.app.push_screen(card_sheet(self.game, state, self.seat, card))
            elif ref.startswith("seat:"):
                self.app.push_screen(score_sheet(self.game, state, self.seat, ref.partition(":")[2]))
        except MonstrumError as error:
            self.notify(str(error), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        choice = self.query_one(ChoiceList).current()
        if choice is not None:
            self.choose(choice)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        choice = self.query_one(ChoiceList).current()
        if choice is not None:
            self.query_one(TableView).point(frozenset(choice.refs))
            cards = [ref for ref in choice.refs if ref.partition(":")[0] in self.drawing.card_sorts]
            self.look_at(cards[0] if cards else "", choice)

    def on_table_view_chosen(self, event: TableView.Chosen) -> None:
        self.choose_thing(event.ref)

    def on_table_view_pointed(self, event: TableView.Pointed) -> None:
        ways = self.ways(event.ref)
        way = {f"square:{place}" for place in ways[0].path} if ways else set()
        self.query_one(TableView).point(frozenset([event.ref, *way]))
        self.look_at(event.ref)
        self.query_one(ChoiceList).look_at(event.ref)

    def on_key(self, event: events.Key) -> None:
        if self.match.over() and event.key == "enter":
            event.stop()
            self.finish()
            return
        for choice in self.listed():
            if event.character and choice.key == event.character:
                event.stop()
                self.choose(choice)
                return

    # Keys -------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only the keys that do something are shown."""
        if action in ("pause", "step"):
            return self.watching and not self.match.over()
        if action == "cancel":
            return bool(self.narrowed or self.picked())
        if action == "hints_off":
            return self.hinted
        if action in ("undo", "info", "save"):
            return not self.watching
        return True

    def action_help(self) -> None:
        self.app.push_screen(help_sheet(self.drawing.legend()))

    def action_undo(self) -> None:
        if self.choosing is not None and self.choosing.picked:
            self.action_cancel()
            return
        try:
            self.match.undo(self.sitting.at_keyboard)
        except MonstrumError as error:
            self.notify(str(error), severity="warning", markup=False)
            return
        seat = self.sitting.at_keyboard
        self.sitting.read[seat] = min(self.sitting.read[seat], len(self.match.told))
        self.notify(phrase("taken_back"))
        self.advance()

    def action_cancel(self) -> None:
        if self.narrowed:
            self.narrowed = ""
        elif self.choosing is not None:
            self.choosing.cancel()
        self.show()

    def action_hints_off(self) -> None:
        self.first_help.switch()
        self.show()

    def action_info(self) -> None:
        view = self.query_one(TableView)
        choice = self.query_one(ChoiceList).current()
        ref = view.cursor if view.has_focus else ""
        ref = ref or next(iter(choice.refs if choice else ()), "") or next(iter(view.pointed), "")
        if ref:
            self.read_card(ref)
        else:
            self.notify(phrase("point_first"))

    def action_piles(self) -> None:
        self.piles_open = not self.piles_open
        self.show()

    def action_log(self) -> None:
        lines = log_lines(self.match, self.seat, self.sitting.read[self.seat])
        self.app.push_screen(LogScreen([*lines, *self.refusals]))

    def action_rules(self) -> None:
        """At the rule of the last refusal, or else where the book of this game begins."""
        rules = self.refusals[-1].rules if self.refusals else ()
        own = [rule.id for chapter in chapters_of(self.match.game.name) for rule in chapter.rules[:1]]
        self.app.push_screen(RulesDrawer([*rules, *own, ""][0]))

    def action_save(self) -> None:
        try:
            path = self.shelf.save(self.match)
        except MonstrumError as error:
            self.notify(str(error), severity="error", markup=False)
        else:
            self.notify(phrase("saved", command=f"monstrum play --resume {path}"), markup=False, timeout=10)

    def action_leave(self) -> None:
        if self.match.over():
            self.finish()
            return
        lost = phrase("bots_not_kept" if self.watching else "is_kept")
        answers = tuple((key, phrase(f"answer_{code}")) for key, code in ANSWERS)
        self.app.push_screen(Question(f"{phrase('leave')} {lost}", answers), self.left)

    def left(self, answer: str | None) -> None:
        if answer in ("y", "m"):
            if self.match.entries and self.sitting.people:
                self.shelf.keep(self.match, self.kept)
            self.post_message(TableLeft(QUIT if answer == "y" else MENU))

    def action_pause(self) -> None:
        self.pace.paused = not self.pace.paused
        self.show_prompt()
        if not self.pace.paused and not self.thinking:
            self.turn += 1
            self.schedule(self.sitting.next_step().seat)

    def action_step(self) -> None:
        """One answer, also while the game is paused."""
        self.pace.paused = True
        self.show_prompt()
        step = self.sitting.next_step()
        if step.what is Next.BOT and not self.thinking:
            self.start_thinking(step.seat)

    def action_speed(self, by: int) -> None:
        self.pace.change(by)
        self.notify(phrase("bots", pace=self.pace), timeout=1.5)
        self.show_prompt()
