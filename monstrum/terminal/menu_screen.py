"""The menu: which game, who sits where, and what else can be done."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from monstrum.bots.names import HUMAN, offered_bots, usual_rival
from monstrum.core.contract import Setting
from monstrum.games.library import FIRST, game_names, load_game
from monstrum.kit.speaker import ENGLISH
from monstrum.terminal.palette import CAPTION, PHOSPHOR, TEXT
from monstrum.terminal.phrases import SpokenKeys, phrase, spoken

START, RESUME, WATCH, QUIT = "start", "resume", "watch", "quit"
MOST_SEATS = 5
PAIR = 2  # switches in a row


class Chooser(Widget, can_focus=True):
    """One of a few values; left and right (or a click) change it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", "change", key_display="←→"),
        Binding("right", "change(1)", show=False),
    ]
    DEFAULT_CSS = """
    Chooser { height: 1; width: 1fr; }
    Chooser:focus { background: #25383d; text-style: bold; }
    """
    at: reactive[int] = reactive(0)

    @dataclass
    class Changed(Message):
        """Another value is chosen."""

        chooser: "Chooser"

    def __init__(self, values: Sequence[str], at: int, id: str) -> None:
        super().__init__(id=id)
        self.values = list(values)
        self.set_reactive(Chooser.at, at)

    @property
    def value(self) -> str:
        return self.values[self.at]

    def render(self) -> Text:
        return Text.assemble(("‹ ", PHOSPHOR), (f"{self.value:^12}", TEXT), (" ›", PHOSPHOR))

    def action_change(self, by: int) -> None:
        self.at = (self.at + by) % len(self.values)
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        self.action_change(-1 if event.x < 2 else 1)


class Toggle(Widget, can_focus=True):
    """Something that is wanted or not; space, enter or a click change it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space,enter,left,right", "turn", "change")]
    DEFAULT_CSS = """
    Toggle { height: 1; width: 1fr; }
    Toggle:focus { background: #25383d; text-style: bold; }
    """
    on: reactive[bool] = reactive(False)

    def __init__(self, key: str, name: str, title: str) -> None:
        super().__init__(id=f"{key}-{name}")
        self.title = title
        self.key = key
        self.value = name

    def render(self) -> Text:
        return Text.assemble(("[×] " if self.on else "[ ] ", PHOSPHOR), (self.title, TEXT))

    def action_turn(self) -> None:
        self.on = not self.on

    def on_click(self) -> None:
        self.action_turn()


def title(setting: Setting, choice: str) -> str:
    """What a choice is called; in English by its own name, which the command line has too."""
    words = setting.words.get(choice)
    return choice if spoken() == ENGLISH or words is None else words.title


@dataclass
class Wanted(Message):
    """What somebody wants to play."""

    what: str
    game: str = ""
    players: tuple[str, ...] = ()
    seed: str = ""
    pack: str = ""
    config: dict[str, object] = field(default_factory=dict)


class MenuScreen(SpokenKeys):
    """Everything `monstrum play` can be told on the command line, and the last game."""

    AUTO_FOCUS = "#actions"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "quit", "quit"),
        Binding("up", "previous", show=False),
        Binding("down", "next", show=False),
        Binding("tab", "next", "next"),
    ]
    DEFAULT_CSS = """
    MenuScreen { align: center middle; }
    MenuScreen > Vertical { width: 64; max-width: 100%; height: auto; max-height: 100%; }
    MenuScreen #title { height: auto; color: $primary; text-style: bold; }
    MenuScreen Horizontal { height: 1; }
    MenuScreen #settings { height: auto; }
    MenuScreen .label { width: 12; color: #93a6a3; }
    MenuScreen Input { border: none; height: 1; padding: 0 1; width: 1fr; background: $surface; }
    MenuScreen Input:focus { border: none; background: #25383d; }
    MenuScreen #actions { height: auto; margin-top: 1; background: $panel; }
    MenuScreen #trouble { color: $error; height: auto; max-height: 3; }
    """

    def __init__(self, last: Path | None, described: str, trouble: str = "") -> None:
        super().__init__()
        self.last = last
        self.described = described
        self.trouble = trouble
        self.offered = ""  # the game whose settings are shown

    def compose(self) -> ComposeResult:
        players = [HUMAN, *offered_bots()]
        rival = players.index(usual_rival(FIRST))
        with Vertical(classes="sheet"):
            yield Static(f"M ─ ─ MONSTRUM ─ ─ {phrase('title')}", id="title")
            yield Static(self.trouble, id="trouble", markup=False)
            yield self.row(phrase("row_game"), Chooser(game_names(), 0, "game"))
            yield self.row(phrase("row_seats"), Chooser(["2"], 0, "seats"))
            for seat in range(MOST_SEATS):
                yield self.row(f"P{seat}", Chooser(players, rival if seat else 0, f"seat{seat}"), seat)
            yield Vertical(id="settings")
            yield self.row(phrase("row_seed"), Input(placeholder=phrase("seed_empty"), id="seed"))
            yield self.row(phrase("row_pack"), Input(placeholder=phrase("pack_empty"), id="pack"))
            yield OptionList(*self.actions(), id="actions")
        yield Footer(show_command_palette=False)

    def row(self, label: str, field: Widget, seat: int = -1) -> Horizontal:
        return Horizontal(Static(label, classes="label"), field, id=f"row{seat}" if seat >= 0 else None)

    def actions(self) -> list[Option]:
        resume = phrase("resume", name=self.described) if self.last else phrase("resume_none")
        return [
            Option(phrase("start"), id=START),
            Option(Text(resume, CAPTION if self.last is None else ""), id=RESUME, disabled=self.last is None),
            Option(phrase("watch"), id=WATCH),
            Option(phrase("quit"), id=QUIT),
        ]

    async def on_mount(self) -> None:
        self.query_one("#trouble").display = bool(self.trouble)
        await self.fit_game()

    async def on_chooser_changed(self, event: Chooser.Changed) -> None:
        if event.chooser.id in ("game", "seats"):
            await self.fit_game()

    async def fit_game(self) -> None:
        """As many seats as the game allows, a row for each, and its settings."""
        game = load_game(self.query_one("#game", Chooser).value)
        seats = self.query_one("#seats", Chooser)
        wanted = [str(number) for number in range(game.least_seats, min(game.most_seats, MOST_SEATS) + 1)]
        if wanted != seats.values:
            seats.values, seats.at = wanted, 0
            seats.refresh()
        for seat in range(MOST_SEATS):
            self.query_one(f"#row{seat}").display = seat < int(seats.value)
        if game.name != self.offered:
            self.offered = game.name
            await self.offer(game.name, game.offered(spoken()))

    async def offer(self, game: str, settings: Sequence[Setting]) -> None:
        """What else can be agreed about this game, and who usually plays it."""
        place = self.query_one("#settings", Vertical)
        await place.remove_children()
        await place.mount_all(row for setting in settings for row in self.setting_rows(setting))
        rival = usual_rival(game)
        for seat in range(1, MOST_SEATS):
            chooser = self.query_one(f"#seat{seat}", Chooser)
            if chooser.value != HUMAN:
                chooser.at = chooser.values.index(rival)

    def setting_rows(self, setting: Setting) -> list[Horizontal]:
        if not setting.several:
            return [self.row(setting.title or setting.key, Chooser(setting.choices, 0, f"set-{setting.key}"))]
        rows = []
        for at in range(0, len(setting.choices), PAIR):
            toggles = [
                Toggle(setting.key, name, title(setting, name)) for name in setting.choices[at : at + PAIR]
            ]
            label = Static((setting.title or setting.key) if at == 0 else "", classes="label")
            rows.append(Horizontal(label, *toggles))
        return rows

    def agreed(self) -> dict[str, object]:
        """The settings that are not the usual ones."""
        found: dict[str, object] = {}
        for setting in load_game(self.offered).settings:
            if setting.several:
                on = [
                    toggle.value for toggle in self.query(Toggle) if toggle.on and toggle.key == setting.key
                ]
                if on:
                    found[setting.key] = on
            elif (chosen := self.query_one(f"#set-{setting.key}", Chooser)).at:
                found[setting.key] = chosen.value
        return found

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        what = event.option.id or ""
        count = int(self.query_one("#seats", Chooser).value)
        players = [self.query_one(f"#seat{seat}", Chooser).value for seat in range(count)]
        if what == WATCH:
            rival = usual_rival(self.offered)
            players = [rival if player == HUMAN else player for player in players]
        seed, pack = (self.query_one(f"#{name}", Input).value.strip() for name in ("seed", "pack"))
        self.post_message(Wanted(what, self.offered, tuple(players), seed, pack, self.agreed()))

    def action_next(self) -> None:
        self.focus_next()

    def action_previous(self) -> None:
        self.focus_previous()

    def action_quit(self) -> None:
        self.post_message(Wanted(QUIT))
