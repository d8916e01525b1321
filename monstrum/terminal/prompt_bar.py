"""The sentence on top: what must be done, by whom, and how far a gesture has come."""

from rich.text import Text
from textual.widgets import Static

from monstrum.terminal.palette import CONTROL, ON_PAPER, ON_PHOSPHOR, PHOSPHOR, SECRET, SECRET_GROUND, TEXT
from monstrum.terminal.phrases import phrase

FLAGS = {
    "turn": f"bold {ON_PHOSPHOR} on {PHOSPHOR}",
    "secret": f"bold {SECRET} on {SECRET_GROUND}",
    "wait": f"{TEXT} on {CONTROL}",
    "watch": f"{TEXT} on {CONTROL}",
    "end": f"bold {ON_PHOSPHOR} on {PHOSPHOR}",
}


class PromptBar(Static):
    """Paper, because it speaks to you."""

    DEFAULT_CSS = """
    PromptBar { background: #f3e7c6; color: #1d2118; height: auto; min-height: 2; max-height: 4; }
    """

    def say(self, flag: str, sentence: str, note: str = "") -> None:
        text = Text.assemble(
            (f" {phrase(f'flag_{flag}')} ", FLAGS[flag]), " ", (sentence, f"bold {ON_PAPER}")
        )
        if note:
            text.append(f"\n {note}", ON_PAPER)
        self.update(text)
