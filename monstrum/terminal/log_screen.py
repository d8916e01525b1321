"""The whole log on one screen."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from monstrum.terminal.log_lines import LogLine
from monstrum.terminal.phrases import SpokenKeys, phrase
from monstrum.terminal.rules_drawer import RulesDrawer


class LogScreen(SpokenKeys):
    """Starts at the end, where the news are."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,l,q", "close", "back_to_table"),
        Binding("r,enter", "rule", "line_rule"),
        Binding("home", "first", "first"),
        Binding("end", "last", "last"),
    ]
    DEFAULT_CSS = """
    LogScreen OptionList { height: 1fr; padding: 0 1; }
    LogScreen .caption { padding: 0 1; height: 1; }
    """

    def __init__(self, lines: Sequence[LogLine]) -> None:
        super().__init__()
        self.lines = list(lines)

    def compose(self) -> ComposeResult:
        yield Static(phrase("log", number=len(self.lines)), classes="caption")
        yield OptionList(*(Option(Text.assemble(line.sign(), " ", line.sentence())) for line in self.lines))
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.call_after_refresh(self.action_last)

    def on_option_list_option_selected(self) -> None:
        self.action_rule()

    def action_rule(self) -> None:
        at = self.query_one(OptionList).highlighted
        rules = self.lines[at].rules if at is not None and at < len(self.lines) else ()
        self.app.push_screen(RulesDrawer(rules[0] if rules else ""))

    def action_first(self) -> None:
        self.query_one(OptionList).action_first()

    def action_last(self) -> None:
        self.query_one(OptionList).action_last()

    def action_close(self) -> None:
        self.dismiss(None)
