"""Start here: the program on the terminal, from the menu to the table and back."""

import secrets
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from monstrum.core.errors import MonstrumError
from monstrum.games.library import load_game
from monstrum.terminal import menu_screen, ranking_screen
from monstrum.terminal.menu_screen import MenuScreen, Wanted
from monstrum.terminal.pace import Pace
from monstrum.terminal.shelf import Shelf
from monstrum.terminal.sitting import Sitting
from monstrum.terminal.table_course import TableLeft
from monstrum.terminal.table_screen import TableScreen
from monstrum.terminal.theme import SHARED_CSS, STITCHED_GLASS
from monstrum.texts.match import Match


class MonstrumApp(App[None]):
    """Shows the menu, or a table right away."""

    TITLE = "Monstrum"
    CSS = SHARED_CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", "Quit", show=False, priority=True),
    ]

    def __init__(self, shelf: Shelf, match: Match | None = None, record: Path | None = None) -> None:
        super().__init__()
        self.shelf = shelf
        self.first = match
        self.record = record
        self.pace = Pace()
        self.failure: Exception | None = None

    def on_mount(self) -> None:
        self.register_theme(STITCHED_GLASS)
        self.theme = STITCHED_GLASS.name
        if self.first is None:
            self.push_screen(self.menu())
        else:
            self.push_screen(self.table(self.first))

    # Where to go ------------------------------------------------------------------------------------

    def menu(self, trouble: str = "") -> MenuScreen:
        last = self.shelf.last()
        described = ""
        if last is not None:
            try:
                match = self.shelf.resume(last)
                described = f"{match.game.title}: {', '.join(match.names)}"
            except MonstrumError:
                last = None
        return MenuScreen(last, described, trouble)

    def table(self, match: Match) -> TableScreen:
        record, self.record = self.record, None  # one path is for one game
        self.pace.paused = False
        return TableScreen(Sitting(match, record), self.shelf, self.pace)

    def new_match(self, wanted: Wanted) -> Match:
        """Raises MonstrumError."""
        loaded = load_game(wanted.game, wanted.pack or None)
        config = {**wanted.config, "players": len(wanted.players)}
        return Match(loaded, config, wanted.seed or secrets.token_hex(32), wanted.players)

    def on_wanted(self, wanted: Wanted) -> None:
        if wanted.what == menu_screen.QUIT:
            self.exit()
            return
        try:
            if wanted.what == menu_screen.RESUME:
                last = self.shelf.last()
                if last is None:
                    return
                screen = self.table(self.shelf.resume(last))
                screen.kept = last
            else:
                screen = self.table(self.new_match(wanted))
        except MonstrumError as error:
            self.notify(str(error), severity="error", markup=False, timeout=8)
            return
        self.switch_screen(screen)

    def on_table_left(self, left: TableLeft) -> None:
        if left.where == ranking_screen.QUIT:
            self.exit()
        elif left.where == ranking_screen.MENU:
            self.switch_screen(self.menu())
        elif isinstance(self.screen, TableScreen):
            old = self.screen.match
            again = Match(old.game, old.config, secrets.token_hex(32), old.names)
            self.switch_screen(self.table(again))

    def action_leave(self) -> None:
        """Ctrl+C asks like `q`; asked twice it means it."""
        tables = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        if tables and self.screen is tables[0]:
            tables[0].action_leave()
        else:
            self.exit()

    # Trouble ----------------------------------------------------------------------------------------

    def _handle_exception(self, error: Exception) -> None:
        """No stack trace on the terminal: the one who started the app says it in a sentence."""
        self.failure = self.failure or error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        self._close_messages_no_wait()


def run(shelf: Shelf, match: Match | None, record: Path | None) -> None:
    """Until somebody quits. Whatever broke the app is raised here."""
    app = MonstrumApp(shelf, match, record)
    app.run()
    if app.failure is not None:
        raise app.failure
