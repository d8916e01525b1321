"""The end of the log beside the table. The wheel turns it back; the whole log has a screen of its own."""

from collections.abc import Sequence
from textwrap import wrap

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from monstrum.terminal.log_lines import LogLine


class LogTail(Widget):
    """As many of the last lines as fit. It draws line by line, since it changes with every answer."""

    DEFAULT_CSS = "LogTail { height: 1fr; min-height: 2; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.lines: list[LogLine] = []
        self.back = 0  # lines turned back
        self._rows: list[tuple[str, str, LogLine]] = []
        self._width = 0
        self._base = Style()

    def show(self, lines: Sequence[LogLine]) -> None:
        self.lines = list(lines)
        self.back = 0
        self._width = 0  # to be wrapped anew
        self.refresh()

    def on_resize(self) -> None:
        self._width = 0
        self._base = Style()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.turn(2)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.turn(-2)

    def turn(self, by: int) -> None:
        self.back = max(0, min(len(self._rows) - self.size.height, self.back + by))
        self.refresh()

    def render_lines(self, crop: Region) -> list[Strip]:
        self._base = self.rich_style  # worked out once, not for each line
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        if self._width != self.size.width:
            self._width = self.size.width
            self._rows = self._wrapped(self._width - 2)
        first = max(0, len(self._rows) - self.size.height - self.back)
        base = self._base
        if first + y >= len(self._rows):
            return Strip.blank(self.size.width, base)
        sign, text, line = self._rows[first + y]
        segments = [
            Segment(f"{sign} ", base + Style.parse(str(line.sign().style))),
            Segment(text, base + Style.parse(str(line.sentence().style))),
        ]
        return Strip(segments).extend_cell_length(self.size.width, base).crop(0, self.size.width)

    def _wrapped(self, width: int) -> list[tuple[str, str, LogLine]]:
        rows: list[tuple[str, str, LogLine]] = []
        for line in self.lines:
            for number, text in enumerate(wrap(line.sentence().plain, max(8, width))):
                rows.append((" " if number else line.sign().plain, text, line))
        return rows
