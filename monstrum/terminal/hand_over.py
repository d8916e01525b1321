"""Between two people at one keyboard: nothing of the table can be seen."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from monstrum.terminal.palette import PHOSPHOR


class HandOver(Screen[bool]):
    """True: the next one is at the keyboard. False: the one before takes a secret choice back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "ready", "I am here"),
        Binding("u", "take_back", "Take back"),
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
        text = Text.assemble((f"P{self.seat}, it is your turn.", "bold"), "\nThe others look away.\n\n")
        text.append("Enter", PHOSPHOR).append(" or click: I am at the keyboard")
        if self.may_take_back:
            text.append("\n").append("u", PHOSPHOR).append(f": P{self.before} takes the secret choice back")
        with Vertical():
            yield Static(text)

    def on_click(self) -> None:
        self.action_ready()

    def action_ready(self) -> None:
        self.dismiss(True)

    def action_take_back(self) -> None:
        if self.may_take_back:
            self.dismiss(False)
