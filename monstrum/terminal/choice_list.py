"""The options as a list: a key before each, and below them what the rules do not allow now, with a cross."""

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from monstrum.terminal.palette import CAPTION, ON_PHOSPHOR, PHOSPHOR, TEXT
from monstrum.texts.choosing import Choice


class ChoiceList(OptionList):
    """Shows choices; the one at `highlighted` is being looked at."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.choices: list[Choice] = []

    def show(self, choices: Sequence[Choice]) -> None:
        self.choices = list(choices)
        self.clear_options()
        self.add_options(Option(_line(choice)) for choice in choices)
        if choices:
            self.highlighted = 0

    def current(self) -> Choice | None:
        at = self.highlighted
        return self.choices[at] if at is not None and at < len(self.choices) else None

    def look_at(self, ref: str) -> None:
        """Highlight the first option that touches a thing."""
        for at, choice in enumerate(self.choices):
            if ref in choice.refs:
                self.highlighted = at
                return


def _line(choice: Choice) -> Text:
    if choice.action is None:
        return Text.assemble(("✗ ", CAPTION), (choice.label, f"{CAPTION} italic"))
    key = (choice.key or "›", f"bold {ON_PHOSPHOR} on {PHOSPHOR}")
    return Text.assemble(key, " ", (choice.label, TEXT))
