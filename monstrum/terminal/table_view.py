"""The picture of the table: things can be pointed at, clicked, and walked through with the arrow keys."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from monstrum.terminal.palette import CONTROL, ON_PHOSPHOR, PHOSPHOR
from monstrum.terminal.sketch import Drawn, Piece

POINTED, PICKED, POSSIBLE = "»", "◆", "›"  # signs, so that colour is never alone


@dataclass(frozen=True, slots=True)
class Lights:
    """How things stand out now."""

    keys: Mapping[str, str]  # things that may be chosen, and the key of the option ("" if several)
    picked: frozenset[str] = frozenset()
    dimmed: frozenset[str] = frozenset()


class TableView(Widget, can_focus=True):
    """Draws what it is told, in the room it has."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
        Binding("left", "walk(-1, 0)", show=False),
        Binding("right", "walk(1, 0)", show=False),
        Binding("enter", "choose", show=False),
    ]
    DEFAULT_CSS = """
    TableView { width: 100%; height: auto; min-height: 100%; }
    """

    class Chosen(Message):
        """Somebody wants this thing."""

        def __init__(self, ref: str) -> None:
            self.ref = ref
            super().__init__()

    class Pointed(Message):
        """Somebody looks at this thing."""

        def __init__(self, ref: str) -> None:
            self.ref = ref
            super().__init__()

    def __init__(self, draw: Callable[[int, int], Drawn], id: str | None = None) -> None:
        super().__init__(id=id)
        self._draw_table = draw
        self._drawn = Drawn([], {})
        self._room = (0, 0)
        self._base = Style()
        self._spots: dict[str, Region] = {}
        self.lights = Lights({})
        self.pointed: frozenset[str] = frozenset()  # by the highlighted option
        self.cursor = ""

    # What is shown ----------------------------------------------------------------------------------

    @property
    def zones(self) -> Mapping[str, str]:
        return self._drawn.zones

    def show(self, lights: Lights) -> None:
        """The table has changed."""
        self.lights = lights
        before = len(self._drawn.lines)
        self._redraw()
        self.refresh(layout=len(self._drawn.lines) != before)

    def point(self, refs: frozenset[str]) -> None:
        if refs != self.pointed:
            self.pointed = refs
            self.refresh()

    def spot(self, ref: str) -> Region | None:
        """Where a thing is, within this widget."""
        return self._spots.get(ref)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        if (width, container.height) != self._room:
            self._room = (width, container.height)
            self._redraw()
        return len(self._drawn.lines)

    def _redraw(self) -> None:
        width, height = self._room
        if not width:
            return
        self._drawn = self._draw_table(width, height)
        self._spots = spots(self._drawn)
        if self.cursor not in self._spots:
            self.cursor = ""

    def render_lines(self, crop: Region) -> list[Strip]:
        self._base = self.rich_style  # worked out once, not for each line
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        base = self._base
        line = self._drawn.lines[y] if y < len(self._drawn.lines) else []
        segments = [self._segment(piece, base) for piece in line]
        return Strip(segments).extend_cell_length(self.size.width, base).crop(0, self.size.width)

    def _segment(self, piece: Piece, base: Style) -> Segment:
        style = base + Style.parse(piece.style)
        text, ref = piece.text, piece.ref
        if not ref:
            return Segment(text, style)
        looked_at = ref in self.pointed or (self.has_focus and ref == self.cursor)
        if ref in self.lights.dimmed:
            style += Style(dim=True)
        if ref in self.lights.picked:
            style += Style(bgcolor=CONTROL, bold=True)
        if looked_at:
            style += Style(bgcolor=CONTROL, bold=True, dim=False)
        if piece.handle:
            if ref in self.lights.picked:
                return Segment(PICKED, style + Style(color=PHOSPHOR, bold=True))
            if ref in self.lights.keys:
                sign = self.lights.keys[ref] or POSSIBLE
                return Segment(sign, base + Style(color=ON_PHOSPHOR, bgcolor=PHOSPHOR, bold=True))
            if looked_at:
                return Segment(POINTED, style)
        return Segment(text, style)

    # Pointing ---------------------------------------------------------------------------------------

    def thing_at(self, x: int, y: int) -> str:
        for ref, region in self._spots.items():
            if region.contains(x, y):
                return ref
        return ""

    def on_click(self, event: events.Click) -> None:
        ref = self.thing_at(event.x, event.y)
        if ref:
            self.cursor = ref
            self.refresh()
            self.post_message(self.Chosen(ref))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        ref = self.thing_at(event.x, event.y)
        if ref and ref not in self.pointed:
            self.post_message(self.Pointed(ref))

    def on_focus(self) -> None:
        if not self.cursor and self._spots:
            lit = [ref for ref in self._spots if ref in self.lights.keys]
            self._move(lit[0] if lit else next(iter(self._spots)))

    def action_choose(self) -> None:
        if self.cursor:
            self.post_message(self.Chosen(self.cursor))

    def action_walk(self, right: int, down: int) -> None:
        """To the nearest thing in that direction; what lies straight ahead counts as nearer."""
        here = self._spots.get(self.cursor)
        if here is None:
            return
        best, least = "", 1_000_000
        for ref, there in self._spots.items():
            beyond = there.x - here.right if right > 0 else here.x - there.right
            if down:
                beyond = there.y - here.bottom if down > 0 else here.y - there.bottom
            ahead = (there.x - here.x) * right + (there.y - here.y) * down
            aside = abs((there.x - here.x) * down) + 3 * abs((there.y - here.y) * right)
            if beyond >= 0 and ahead * (1 if right else 2) + aside < least:
                best, least = ref, ahead * (1 if right else 2) + aside
        if best:
            self._move(best)

    def _move(self, ref: str) -> None:
        self.cursor = ref
        region = self._spots[ref]
        self.refresh()
        if self.parent is not None and isinstance(self.parent, Widget):
            self.parent.scroll_to_region(region, animate=False)
        self.post_message(self.Pointed(ref))


def spots(drawn: Drawn) -> dict[str, Region]:
    """The smallest rectangle around all letters of each thing, in reading order."""
    found: dict[str, Region] = {}
    for y, line in enumerate(drawn.lines):
        x = 0
        for piece in line:
            width = cell_len(piece.text)
            if piece.ref and width:
                here = Region(x, y, width, 1)
                found[piece.ref] = found[piece.ref].union(here) if piece.ref in found else here
            x += width
    return found
