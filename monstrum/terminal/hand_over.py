"""Between two people at one keyboard: nothing of the table can be seen."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from monstrum.terminal.palette import PHOSPHOR
from monstrum.terminal.phrases import phrase


class HandOver(Screen[bool]):
    """True: the next one is at the keyboard. False: the one before takes a secret choice back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "ready", "here"),
        Binding("u", "take_back", "take_back"),
    ]
    DEFAULT_CSS = """
    HandOver { align: center middle; background: #3a2a5c; }
    HandOver Vertical { width: 60; max-width: 96%; height: auto; border: heavy #b79cf0; padding: 1 2;
                        background: #0b1214; }
    """

    def __init__(self, seat: int, before: int, may_take_back: bool) -> None:
        super().__init__()
        self.seat = seat
        self.before = before
        self.may_take_back = may_take_back

    def compose(self) -> ComposeResult:
        text = Text.assemble(
            (phrase("your_turn", player=f"P{self.seat}"), "bold"), f"\n{phrase('look_away')}\n\n"
        )
        text.append(phrase("enter"), PHOSPHOR).append(f" {phrase('at_keyboard')}")
        if self.may_take_back:
            text.append("\n").append("u", PHOSPHOR).append(
                f": {phrase('takes_back', player=f'P{self.before}')}"
            )
        with Vertical():
            yield Static(text)

    def on_click(self) -> None:
        self.action_ready()

    def action_ready(self) -> None:
        self.dismiss(True)

    def action_take_back(self) -> None:
        if self.may_take_back:
            self.dismiss(False)
