"""The keys at the foot of the table; each can be clicked too."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.widgets import Static

from monstrum.terminal.palette import PHOSPHOR, QUIET


class KeyBar(Static):
    """A line of keys. Textual's own footer is made anew with every change of focus: too often for a table."""

    DEFAULT_CSS = "KeyBar { height: 1; background: $surface; padding: 0 1; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.places: list[tuple[range, str]] = []  # columns, and the action of the screen behind them

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Key, meaning, action."""
        text = Text()
        self.places = []
        for key, meaning, action in keys:
            start = len(text)
            text.append(key, f"bold {PHOSPHOR}").append(f" {meaning}", QUIET)
            self.places.append((range(start, len(text)), action))
            text.append("  ")
        self.update(text)

    async def on_click(self, event: events.Click) -> None:
        for columns, action in self.places:
            if event.x - 1 in columns:
                await self.run_action(f"screen.{action}")
