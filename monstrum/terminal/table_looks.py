"""What the table screen shows: prompt, the picture of the game, options, the card looked at, the log."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from monstrum.core import engine
from monstrum.core.board import NOBODY, Outlook, Way
from monstrum.core.contract import SPECTATOR
from monstrum.terminal.choice_list import ChoiceList
from monstrum.terminal.drawings import drawing_of
from monstrum.terminal.key_bar import KeyBar
from monstrum.terminal.log_lines import LogLine, log_lines
from monstrum.terminal.log_tail import LogTail
from monstrum.terminal.look import Look
from monstrum.terminal.pace import Pace
from monstrum.terminal.palette import CAPTION, INFO, NO, ON_PAPER, QUIET, TEXT
from monstrum.terminal.phrases import key_phrase, phrase, spoken
from monstrum.terminal.prompt_bar import PromptBar
from monstrum.terminal.shelf import Shelf
from monstrum.terminal.sitting import Sitting
from monstrum.terminal.sketch import Drawn
from monstrum.terminal.table_view import Lights, TableView
from monstrum.texts.choosing import KEYS, Choice, Choosing
from monstrum.texts.first_help import FirstHelp
from monstrum.texts.lesson_words import words
from monstrum.texts.walking import told, ways_to

RECENT: Final = 150  # events in the log beside the table


class TableLooks(Screen[None]):
    """The table through the eyes of `seat`; what can be done there is in `table_screen.py`."""

    AUTO_FOCUS = "#choices"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012
    DEFAULT_CSS = """
    TableLooks #status { height: 1; background: $panel; color: #bccac6; padding: 0 1; }
    TableLooks #hint { height: auto; max-height: 5; background: #f3e7c6; color: #1d2118; padding: 0 1; }
    TableLooks #body { height: 1fr; }
    TableLooks #table { width: 1fr; height: 100%; padding: 0 1 0 0; }
    TableLooks #side { width: 33; background: $surface; padding: 0 0 0 1; }
    TableLooks.-wide #side { width: 46; padding: 0 1; }
    TableLooks #choices { height: auto; max-height: 60%; }
    TableLooks #detail { height: auto; max-height: 8; background: $panel; padding: 0 1; }
    TableLooks.-wide #detail { max-height: 14; margin: 1 0; }
    """

    def __init__(self, sitting: Sitting, shelf: Shelf, pace: Pace) -> None:
        super().__init__()
        self.sitting = sitting
        self.match = sitting.match
        self.game = sitting.match.game
        self.shelf = shelf
        self.pace = pace
        self.drawing = drawing_of(self.game)
        self.kept: Path = shelf.running_path(self.game.name)
        self.written = ""
        self.seat = sitting.at_keyboard  # through whose eyes the table is shown
        self.choosing: Choosing | None = None
        self.narrowed = ""  # the thing whose options alone are listed
        self._ahead: tuple[Choosing, Outlook] | None = None
        self.piles_open = False
        self.turn = 0
        self.thinking = False
        self.first_help = FirstHelp(shelf.folder, self.game.name)
        self.hinted = False
        self.refusals: list[LogLine] = []
        self.useful_keys: list[tuple[str, str, str]] = []

    @property
    def watching(self) -> bool:
        return not self.sitting.people

    def compose(self) -> ComposeResult:
        yield PromptBar(id="prompt")
        yield Static(id="hint", markup=False)
        yield Static(id="status", markup=False)
        with Horizontal(id="body"):
            with VerticalScroll(id="table", can_focus=False):
                yield TableView(self.draw, id="view")
            with Vertical(id="side"):
                yield ChoiceList(id="choices")
                yield Static(id="detail")
                yield LogTail(id="log")
        yield KeyBar(id="keys")

    def look(self, width: int = 80, height: int = 20) -> Look:
        lit = frozenset(ref for choice in self.offered() for ref in choice.refs)
        view = self.game.view(self.match.state, self.seat)
        names = tuple(self.match.names)
        outlook = self.outlook()
        near = frozenset(outlook.refs)
        return Look(
            self.game, view, self.seat, names, width, height, self.piles_open, lit, near, outlook.lines
        )

    def outlook(self) -> Outlook:
        """Only for whoever decides now; worked out once for each question."""
        asked = self.choosing
        if asked is None or asked.picked:
            return Outlook()
        if self._ahead is None or self._ahead[0] is not asked:
            self._ahead = asked, self.game.outlook(self.match.state, self.seat, spoken())
        return self._ahead[1]

    def ways(self, ref: str) -> list[Way]:
        """How to get to a thing that is a place within reach."""
        sort, _, place = ref.partition(":")
        return ways_to(self.outlook().ways, place) if sort == "square" else []

    def draw(self, width: int, height: int) -> Drawn:
        return self.drawing.table(self.look(width, height))

    def offered(self) -> list[Choice]:
        return self.choosing.choices() if self.choosing else []

    def listed(self) -> list[Choice]:
        """What is offered, or of one thing alone; for a place within reach first the ways that end there."""
        if not self.narrowed:
            return self.offered()
        about = [choice for choice in self.offered() if self.narrowed in choice.refs]
        ways = self.ways(self.narrowed)
        if not ways:
            return about
        there = [self.by_way(way) for way in ways]
        if ways[0].path and ways[0].stop != NOBODY and not about:
            there.append(self.by_way(replace(ways[0], stop=NOBODY)))
        return [replace(choice, key=key) for choice, key in zip([*there, *about], KEYS, strict=False)]

    def by_way(self, way: Way) -> Choice:
        label = told(self.game, way, goes_on=way.stop == NOBODY)
        return Choice(way.actions[0], "", label, tuple(f"square:{place}" for place in way.path), way=way)

    def show(self) -> None:
        """Everything anew, after whatever has changed."""
        choices = self.listed()
        refused = self.refused_choices() if not self.narrowed else []
        keys: dict[str, str] = {}
        for choice in self.offered():
            for ref in choice.refs:
                keys[ref] = "" if ref in keys else choice.key
        picked = frozenset(self.choosing.touched()) if self.choosing else frozenset()
        dimmed = frozenset(ref for choice in refused for ref in choice.refs)
        self.query_one(TableView).show(Lights(keys, picked, dimmed))
        self.query_one(ChoiceList).show([*choices, *refused])
        self.query_one("#status", Static).update(self.drawing.status(self.look(self.size.width)))
        self.show_prompt()
        self.show_hint()
        self.show_log()
        if not choices:
            self.look_at("")
            self.query_one(TableView).point(frozenset())
        self.show_keys()

    def show_keys(self) -> None:
        """Only the keys that do something now."""
        keys = [
            (binding.key_display or binding.key, key_phrase(binding.description), binding.action)
            for binding in self.BINDINGS
            if isinstance(binding, Binding) and binding.show and self.check_action(binding.action, ())
        ]
        if keys != self.useful_keys:
            self.useful_keys = keys
            self.query_one(KeyBar).show(keys)

    def picked(self) -> list[int]:
        return self.choosing.picked if self.choosing else []

    def refused_choices(self) -> list[Choice]:
        """What lies beside the options and is none."""
        if self.choosing is None:
            return []
        look = self.look()
        zones = self.drawing.table(look).zones
        where = {zones[ref] for ref in look.lit if ref in zones}
        return self.choosing.refused(ref for ref, zone in zones.items() if zone in where)

    def show_prompt(self) -> None:
        bar = self.query_one(PromptBar)
        state = self.match.state
        if self.match.over():
            bar.say("end", self.game.prompt(state, SPECTATOR, spoken()), phrase("shows_ranking"))
        elif self.choosing is not None:
            flag = "secret" if engine.sealed(state) else "turn"
            bar.say(flag, self.choosing.prompt(), self.note())
        elif self.watching:
            bar.say(
                "watch", self.game.prompt(state, SPECTATOR, spoken()), phrase("bots_play", pace=self.pace)
            )
        else:
            bar.say("wait", self.game.prompt(state, self.seat, spoken()))

    def hint(self) -> dict[str, str]:
        """For who has just learnt the game: about this kind of question."""
        if self.choosing is None:
            return {}
        return self.first_help.about(engine.decision(self.match.state), len(self.match.entries))

    def show_hint(self) -> None:
        hint, place = self.hint(), self.query_one("#hint", Static)
        place.display = self.hinted = bool(hint)
        if hint:
            asked = (f"{words(spoken())['hint']} ", f"bold {ON_PAPER}")
            place.update(Text.assemble(asked, (" ".join(hint.values()), ON_PAPER)))

    def note(self) -> str:
        assert self.choosing is not None
        if self.narrowed:
            return phrase("which_one", id=self.narrowed.partition(":")[2])
        if self.choosing.picked:
            return phrase("esc_takes_back", picks=self.choosing.so_far())
        if any(self.ways(ref) for ref in self.outlook().refs):
            return phrase("choose_square")
        return phrase("nobody_sees") if engine.sealed(self.match.state) else ""

    def show_log(self) -> None:
        lines = log_lines(self.match, self.seat, self.sitting.read[self.seat], RECENT)
        shown = [*lines, *self.refusals[-1:]]
        self.query_one(LogTail).show(shown)

    def look_at(self, ref: str, choice: Choice | None = None) -> None:
        """The card beside the table; of what is not possible, why not."""
        text = Text()
        card = self.drawing.card(self.game, self.game.view(self.match.state, self.seat), ref) if ref else None
        if card is not None:
            text = Text.assemble((card.title, f"bold {TEXT}"), "\n", (card.facts, CAPTION), "\n", card.text)
            if card.effect and self.has_class("-wide"):
                text.append(f"\n{card.effect}", INFO)
        if choice is not None and choice.action is None and self.choosing is not None:
            refusal = self.choosing.why_not(choice.words)
            if refusal is not None:
                why = self.game.say("refusals", refusal.code, spoken(), **refusal.params)
                text = Text.assemble(("✗ ", NO), (f"{why} ", QUIET), (" ".join(refusal.rules), INFO))
        detail = self.query_one("#detail", Static)
        detail.update(text)
        detail.display = bool(text)
