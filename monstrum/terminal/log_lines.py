"""The log as somebody reads it: what is new is marked, refusals keep their rules."""

from dataclasses import dataclass

from rich.text import Text

from monstrum.terminal.palette import CAPTION, NO, PHOSPHOR, QUIET, TEXT
from monstrum.texts.match import Match, summed


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence."""

    text: str
    new: bool = False
    rules: tuple[str, ...] = ()  # of a refusal

    def sign(self) -> Text:
        if self.rules:
            return Text("✗", NO)
        return Text("•" if self.new else " ", f"bold {PHOSPHOR}")

    def sentence(self) -> Text:
        if self.rules:
            return Text(f"{self.text} ({', '.join(self.rules)})", CAPTION)
        return Text(self.text, TEXT if self.new else QUIET)


def log_lines(match: Match, seat: int, read: int, most_events: int = 0) -> list[LogLine]:
    """What the seat may read; events from `read` on are new to it. `most_events` keeps it short."""
    told = len(match.told)
    since = max(0, told - most_events) if most_events else 0
    border = min(max(read, since), told)
    old = [LogLine(text) for text in summed(match.log(seat, since, border))]
    return [*old, *(LogLine(text, new=True) for text in summed(match.log(seat, border)))]
