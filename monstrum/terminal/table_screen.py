"""The table: prompt on top, the picture of the game, options, the card looked at, the log.

It shows what the sitting says is next and hands answers to the match; what a person picks on the way is in
`choosing.py`, who plays when is in `sitting.py`.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static

from monstrum.core import engine
from monstrum.core.contract import SPECTATOR
from monstrum.core.errors import MonstrumError
from monstrum.terminal.bot_answers import bot_answer, decision_seed
from monstrum.terminal.card_sheet import card_sheet, score_sheet
from monstrum.terminal.choice_list import ChoiceList
from monstrum.terminal.choosing import Choice, Choosing
from monstrum.terminal.drawings import drawing_of
from monstrum.terminal.hand_over import HandOver
from monstrum.terminal.help_sheet import help_sheet
from monstrum.terminal.log_lines import LogLine, as_text, log_lines
from monstrum.terminal.log_screen import LogScreen
from monstrum.terminal.look import Look
from monstrum.terminal.pace import Pace
from monstrum.terminal.palette import CAPTION, INFO, NO, QUIET, TEXT
from monstrum.terminal.prompt_bar import PromptBar
from monstrum.terminal.ranking_screen import AGAIN, MENU, QUIT, RankingScreen
from monstrum.terminal.rules_drawer import RulesDrawer
from monstrum.terminal.sheets import Question, refusal_sheet, trouble_sheet
from monstrum.terminal.shelf import Shelf
from monstrum.terminal.sitting import Next, Sitting
from monstrum.terminal.sketch import Drawn
from monstrum.terminal.table_view import Lights, TableView
from monstrum.texts.match import Refused

RECENT: Final = 150  # events in the log beside the table
STEADY: Final = "random"  # the bot that can always answer


@dataclass
class Leave(Message):
    """Somebody is done with this table: `again`, `menu` or `quit`."""

    where: str


@dataclass
class BotAnswered(Message):
    """What a bot came up with in its thread; `turn` says which question it was."""

    turn: int
    seat: int
    action: int
    trouble: str = ""


class TableScreen(Screen[None]):
    """One sitting from its first decision to its ranking."""

    AUTO_FOCUS = "#choices"
    HORIZONTAL_BREAKPOINTS = ((0, "-narrow"), (110, "-wide"))  # type: ignore[assignment]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", "Help", key_display="?"),
        Binding("u", "undo", "Undo"),
        Binding("i", "info", "Card"),
        Binding("p", "piles", "Piles"),
        Binding("l", "log", "Log"),
        Binding("r", "rules", "Rules"),
        Binding("s", "save", "Save"),
        Binding("q", "leave", "Quit"),
        Binding("escape", "cancel", "Cancel"),
        Binding("space", "pause", "Pause"),
        Binding("right", "step", "Step"),
        Binding("plus", "speed(1)", "Faster", key_display="+"),
        Binding("minus", "speed(-1)", "Slower", key_display="-"),
    ]
    DEFAULT_CSS = """
    TableScreen #status { height: 1; background: $panel; color: #bccac6; padding: 0 1; }
    TableScreen #body { height: 1fr; }
    TableScreen #table { width: 1fr; height: 100%; padding: 0 1 0 0; }
    TableScreen #side { width: 33; background: $surface; padding: 0 0 0 1; }
    TableScreen.-wide #side { width: 46; padding: 0 1; }
    TableScreen #choices { height: auto; max-height: 60%; }
    TableScreen #detail { height: auto; max-height: 8; background: $panel; padding: 0 1; }
    TableScreen.-wide #detail { max-height: 14; margin: 1 0; }
    TableScreen #log { height: 1fr; min-height: 2; }
    """

    def __init__(self, sitting: Sitting, shelf: Shelf, pace: Pace) -> None:
        super().__init__()
        self.sitting = sitting
        self.match = sitting.match
        self.game = sitting.match.game
        self.shelf = shelf
        self.pace = pace
        self.drawing = drawing_of(self.game)
        self.kept: Path = shelf.running_path(self.game.name)
        self.written = ""
        self.seat = sitting.at_keyboard  # through whose eyes the table is shown
        self.choosing: Choosing | None = None
        self.narrowed = ""  # the thing whose options alone are listed
        self.piles_open = False
        self.turn = 0
        self.thinking = False
        self.refusals: list[LogLine] = []

    @property
    def watching(self) -> bool:
        return not self.sitting.people

    # Looks ------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield PromptBar(id="prompt")
        yield Static(id="status", markup=False)
        with Horizontal(id="body"):
            with VerticalScroll(id="table", can_focus=False):
                yield TableView(self.draw, id="view")
            with Vertical(id="side"):
                yield ChoiceList(id="choices")
                yield Static(id="detail")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="lines")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.advance()

    def look(self, width: int = 80, height: int = 20) -> Look:
        lit = frozenset(ref for choice in self.offered() for ref in choice.refs)
        view = self.game.view(self.match.state, self.seat)
        names = tuple(self.match.names)
        return Look(self.game, view, self.seat, names, width, height, self.piles_open, lit)

    def draw(self, width: int, height: int) -> Drawn:
        return self.drawing.table(self.look(width, height))

    def offered(self) -> list[Choice]:
        return self.choosing.choices() if self.choosing else []

    def show(self) -> None:
        """Everything anew, after whatever has changed."""
        choices = [choice for choice in self.offered() if not self.narrowed or self.narrowed in choice.refs]
        refused = self.refused_choices() if not self.narrowed else []
        keys: dict[str, str] = {}
        for choice in self.offered():
            for ref in choice.refs:
                keys[ref] = "" if ref in keys else choice.key
        picked = frozenset(self.choosing.touched()) if self.choosing else frozenset()
        dimmed = frozenset(ref for choice in refused for ref in choice.refs)
        self.query_one(TableView).show(Lights(keys, picked, dimmed))
        self.query_one(ChoiceList).show([*choices, *refused])
        self.query_one("#status", Static).update(self.drawing.status(self.look()))
        self.show_prompt()
        self.show_log()
        if not choices:
            self.look_at("")
        self.refresh_bindings()

    def refused_choices(self) -> list[Choice]:
        """What lies beside the options and is none."""
        if self.choosing is None:
            return []
        look = self.look()
        zones = self.drawing.table(look).zones
        where = {zones[ref] for ref in look.lit if ref in zones}
        return self.choosing.refused(ref for ref, zone in zones.items() if zone in where)

    def show_prompt(self) -> None:
        bar = self.query_one(PromptBar)
        state = self.match.state
        if self.match.over():
            bar.say("THE END", self.game.prompt(state, SPECTATOR), "Enter shows the ranking.")
        elif self.choosing is not None:
            flag = "SECRET" if engine.sealed(state) else "YOUR TURN"
            bar.say(flag, self.choosing.prompt(), self.note())
        elif self.watching:
            bar.say("WATCH", self.game.prompt(state, SPECTATOR), f"Bots play: {self.pace}.")
        else:
            bar.say("WAIT", self.game.prompt(state, self.seat))

    def note(self) -> str:
        assert self.choosing is not None
        if self.narrowed:
            return f"Which one, for {self.narrowed.partition(':')[2]}? Esc shows all options."
        if self.choosing.picked:
            return f"{self.choosing.so_far()} … Esc takes it back."
        return "Nobody sees what you choose here." if engine.sealed(self.match.state) else ""

    def show_log(self) -> None:
        lines = log_lines(self.match, self.seat, self.sitting.read[self.seat], RECENT)
        shown = [*lines, *self.refusals[-1:]]
        self.query_one("#lines", Static).update(as_text(shown[-60:]))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def look_at(self, ref: str, choice: Choice | None = None) -> None:
        """The card beside the table; of what is not possible, why not."""
        text = Text()
        card = self.drawing.card(self.game, self.game.view(self.match.state, self.seat), ref) if ref else None
        if card is not None:
            text = Text.assemble((card.title, f"bold {TEXT}"), "\n", (card.facts, CAPTION), "\n", card.text)
            if card.effect:
                text.append(f"\n{card.effect}", INFO)
        if choice is not None and choice.action is None and self.choosing is not None:
            refusal = self.choosing.why_not(choice.words)
            if refusal is not None:
                why = self.game.say("refusals", refusal.code, **refusal.params)
                text = Text.assemble(("✗ ", NO), (f"{why} ", QUIET), (" ".join(refusal.rules), INFO))
        detail = self.query_one("#detail", Static)
        detail.update(text)
        detail.display = bool(text)

    # The course of the game -------------------------------------------------------------------------

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
        self.play(self.choosing.seat, actions)
        if self.sitting.people and (trouble := self.shelf.keep(self.match, self.kept)):
            self.notify(trouble, severity="error", markup=False)

    def play(self, seat: int, actions: list[int]) -> None:
        reader = SPECTATOR if self.watching else seat
        if reader not in self.sitting.bots:
            self.sitting.read[reader] = len(self.match.told)
            self.refusals.clear()
        try:
            self.match.play(seat, actions)
        except MonstrumError as error:
            self.app.push_screen(trouble_sheet(str(error)))
        self.advance()

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
                self.written = f"Record: {self.shelf.record(self.match, self.sitting.record)}"
            except MonstrumError as error:
                self.written = f"The record is lost: {error}"
        self.app.push_screen(RankingScreen(self.match, self.written), self.after_ranking)

    def after_ranking(self, where: str | None) -> None:
        if where:
            self.post_message(Leave(where))

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
        turn, name, game = self.turn, self.sitting.bots[seat], self.game
        state, chance = self.match.state.clone(), decision_seed(self.match, seat)

        def work() -> None:
            try:
                self.post_message(BotAnswered(turn, seat, bot_answer(name, game, state, seat, chance)))
            except Exception as error:
                self.post_message(BotAnswered(turn, seat, -1, f"{type(error).__name__}: {error}"))

        self.run_worker(work, thread=True, group="bots", exit_on_error=False)

    def on_bot_answered(self, answered: BotAnswered) -> None:
        if answered.turn != self.turn:
            return
        if not answered.trouble:
            self.play(answered.seat, [answered.action])
            return
        name = self.sitting.bots[answered.seat]
        self.app.push_screen(
            trouble_sheet(f"The bot {name} on P{answered.seat} gave up ({answered.trouble}).")
        )
        if name != STEADY:
            self.sitting.bots[answered.seat] = self.match.names[answered.seat] = STEADY
            self.advance()

    # Choosing ---------------------------------------------------------------------------------------

    def choose(self, choice: Choice) -> None:
        if self.choosing is None:
            return
        if choice.action is None:
            self.refuse(choice.words)
            return
        actions = self.choosing.take(choice.action)
        self.narrowed = ""
        if actions is None:
            self.show()
        else:
            self.answer(actions)

    def choose_thing(self, ref: str) -> None:
        """The option about a thing; of several the list shows those; of none, why not, or the card."""
        if ref.startswith("pile:"):
            self.action_piles()
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

    def refuse(self, words: str) -> None:
        assert self.choosing is not None
        refusal = self.choosing.why_not(words)
        if refusal is None:
            return
        sentence = self.game.say("refusals", refusal.code, **refusal.params)
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
        self.query_one(TableView).point(frozenset([event.ref]))
        self.look_at(event.ref)
        self.query_one(ChoiceList).look_at(event.ref)

    def on_key(self, event: events.Key) -> None:
        if self.match.over() and event.key == "enter":
            event.stop()
            self.finish()
            return
        for choice in self.offered():
            if event.character and choice.key == event.character:
                event.stop()
                self.choose(choice)
                return

    # Keys -------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only the keys that do something are shown."""
        if action in ("pause", "step"):
            return self.watching and not self.match.over()
        if action == "speed":
            return bool(self.sitting.bots) and not self.match.over()
        if action == "cancel":
            return bool(self.narrowed or (self.choosing and self.choosing.picked))
        if action == "undo":
            return not self.watching
        return True

    def action_help(self) -> None:
        self.app.push_screen(help_sheet(self.drawing.legend))

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
        self.notify("Your last answer is taken back.")
        self.advance()

    def action_cancel(self) -> None:
        if self.narrowed:
            self.narrowed = ""
        elif self.choosing is not None:
            self.choosing.cancel()
        self.show()

    def action_info(self) -> None:
        view = self.query_one(TableView)
        choice = self.query_one(ChoiceList).current()
        ref = view.cursor if view.has_focus else ""
        ref = ref or next(iter(choice.refs if choice else ()), "") or next(iter(view.pointed), "")
        if ref:
            self.read_card(ref)
        else:
            self.notify("Point at a card first: Tab, then the arrow keys.")

    def action_piles(self) -> None:
        self.piles_open = not self.piles_open
        self.show()

    def action_log(self) -> None:
        lines = log_lines(self.match, self.seat, self.sitting.read[self.seat])
        self.app.push_screen(LogScreen([*lines, *self.refusals]))

    def action_rules(self) -> None:
        rules = self.refusals[-1].rules if self.refusals else ()
        self.app.push_screen(RulesDrawer(rules[0] if rules else ""))

    def action_save(self) -> None:
        try:
            path = self.shelf.save(self.match)
        except MonstrumError as error:
            self.notify(str(error), severity="error", markup=False)
        else:
            self.notify(f"Saved. Go on with: monstrum play --resume {path}", markup=False, timeout=10)

    def action_leave(self) -> None:
        if self.match.over():
            self.finish()
            return
        lost = "A game between bots is not kept." if self.watching else "It is kept: the menu resumes it."
        answers = (("y", "quit"), ("m", "menu"), ("n", "stay"))
        self.app.push_screen(Question(f"Leave this game? {lost}", answers), self.left)

    def left(self, answer: str | None) -> None:
        if answer in ("y", "m"):
            if self.match.entries and self.sitting.people:
                self.shelf.keep(self.match, self.kept)
            self.post_message(Leave(QUIT if answer == "y" else MENU))

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
        self.notify(f"Bots: {self.pace}.", timeout=1.5)
        self.show_prompt()


__all__ = ["AGAIN", "MENU", "QUIT", "Leave", "Refused", "TableScreen"]
