"""Small sheets over the table: a refusal, a card, a question, help, trouble."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from monstrum.terminal.palette import INFO, NO, PHOSPHOR
from monstrum.terminal.phrases import phrase
from monstrum.terminal.rules_drawer import RulesDrawer


class Sheet(ModalScreen[None]):
    """Something to read; Escape or a click closes it, `r` opens the first rule it names."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,i,question_mark,q", "close", "close"),
        Binding("r", "rule", "rule"),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
    ]
    DEFAULT_CSS = """
    Sheet { align: center middle; }
    Sheet > Vertical { width: 66; max-width: 96%; height: auto; max-height: 96%; }
    Sheet VerticalScroll { height: auto; max-height: 100%; }
    Sheet .keys { width: 100%; margin-top: 1; }
    """

    def __init__(self, text: Text, rules: Sequence[str] = (), kind: str = "") -> None:
        super().__init__(classes=f"-{kind}" if kind else None)
        self.text = text
        self.rules = list(rules)

    def compose(self) -> ComposeResult:
        keys = Text.assemble(("Esc", PHOSPHOR), f" {phrase('close')}")
        if self.rules:
            keys.append("   ").append("r", PHOSPHOR).append(f" {phrase('read_rule', rule=self.rules[0])}")
        with Vertical(classes="sheet"):
            with VerticalScroll(can_focus=False):
                yield Static(self.text)
            yield Static(keys, classes="keys")

    def action_close(self) -> None:
        self.dismiss(None)

    on_click = action_close

    def action_rule(self) -> None:
        self.app.push_screen(RulesDrawer(self.rules[0] if self.rules else ""))

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


def refusal_sheet(sentence: str, rules: Sequence[str]) -> Sheet:
    """Why something is not possible, and by which rules."""
    text = Text.assemble(("✗ ", f"bold {NO}"), sentence)
    if rules:
        text.append("\n\n").append("  ".join(rules), f"underline {INFO}")
    return Sheet(text, rules, "refusal")


def trouble_sheet(sentence: str) -> Sheet:
    return Sheet(Text.assemble(("! ", f"bold {NO}"), sentence), (), "refusal")


class Question(ModalScreen[str]):
    """A few answers, each with its key: Enter is the first, Escape the last."""

    DEFAULT_CSS = """
    Question { align: center middle; }
    Question > Vertical { width: 64; max-width: 96%; height: auto; }
    Question .keys { margin-top: 1; }
    """

    def __init__(self, question: str, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.question = question
        self.answers = list(answers)  # key and meaning

    def compose(self) -> ComposeResult:
        keys = Text()
        for key, meaning in self.answers:
            keys.append(key, PHOSPHOR).append(f" {meaning}   ")
        with Vertical(classes="sheet"):
            yield Static(self.question, markup=False)
            yield Static(keys, classes="keys")

    def on_key(self, event: events.Key) -> None:
        keys = [key for key, _ in self.answers]
        pressed = {"enter": keys[0], "escape": keys[-1]}.get(event.key, event.character or "")
        if pressed in keys:
            event.stop()
            self.dismiss(pressed)
