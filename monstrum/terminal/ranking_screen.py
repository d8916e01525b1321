"""The end of a game: who won, with how much, and where it is written down."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from monstrum.core.contract import SPECTATOR
from monstrum.terminal.palette import GOLD, QUIET, TEXT
from monstrum.terminal.phrases import phrase, spoken
from monstrum.texts.match import Match

AGAIN, MENU, QUIT = "again", "menu", "quit"


class RankingScreen(ModalScreen[str]):
    """Answers `again`, `menu` or `quit`; empty to look at the table once more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", f"leave('{AGAIN}')"),
        Binding("m", f"leave('{MENU}')"),
        Binding("q", f"leave('{QUIT}')"),
        Binding("escape,t", "leave('')"),
    ]
    DEFAULT_CSS = """
    RankingScreen { align: center middle; }
    RankingScreen > Vertical { width: 64; max-width: 96%; height: auto; }
    RankingScreen OptionList { height: auto; margin-top: 1; background: $panel; }
    """
    CHOICES: ClassVar = (
        (AGAIN, "a", "again"),
        (MENU, "m", "menu"),
        ("", "t", "look_at_table"),
        (QUIT, "q", "quit"),
    )  # answer, key, code of what it means

    def __init__(self, match: Match, written: str) -> None:
        super().__init__()
        self.match = match
        self.written = written

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self.match.game.prompt(self.match.state, SPECTATOR, spoken()), markup=False)
            yield Static(self.standings(), id="standings")
            yield Static(Text(self.written, QUIET, overflow="fold"))
            yield OptionList(*(f"{key}  {phrase(code)}" for _, key, code in self.CHOICES))

    def standings(self) -> Text:
        """Best first, with a bar as long as the score."""
        result = self.match.game.result(self.match.state)
        best = max(1, *result.scores)
        winners = result.winners()
        text = Text()
        for seat in sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat)):
            score = result.scores[seat]
            first = seat in winners
            place = "= " if result.drawn else f"{result.ranks[seat]}."
            text.append(f"\n{place} P{seat} {self.match.names[seat]:<8.8} ", f"bold {TEXT}")
            text.append(f"{score:>4} ", f"bold {GOLD}")
            text.append("█" * max(0, round(score / best * 28)), GOLD if first else QUIET)
            text.append(" ★" if first else "", GOLD)
        return text.append("\n")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.CHOICES[event.option_index][0])

    def action_leave(self, answer: str) -> None:
        self.dismiss(answer)
