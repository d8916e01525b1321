"""Tables for tests: an app on a screen of a given size, and hands that only press keys or click."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from unittest.mock import patch

from textual import _wait
from textual.pilot import Pilot

from monstrum.core import engine
from monstrum.terminal.app import MonstrumApp
from monstrum.terminal.choice_list import ChoiceList
from monstrum.terminal.hand_over import HandOver
from monstrum.terminal.pace import DELAYS
from monstrum.terminal.ranking_screen import RankingScreen
from monstrum.terminal.shelf import Shelf
from monstrum.terminal.table_screen import TableScreen
from monstrum.terminal.table_view import TableView
from monstrum.texts.choosing import Choice
from monstrum.texts.match import Match
from tests.texts.played import xybrid

Terminal = Pilot[None]
SMALL, LARGE = (80, 24), (160, 50)
PATIENCE = 2_000  # decisions of a whole game
SECONDS = 60  # a bot on a busy machine


def new_game(*names: str, seed: int = 5) -> Match:
    return Match(xybrid(), {"players": len(names)}, seed, names)


def shelf(folder: Path) -> Shelf:
    def new_path(game: str, kind: str) -> Path:
        taken = len(list(folder.rglob(f"{game}-*.toml")))
        return folder / "records" / f"{game}-{taken}-{kind}.toml"

    def write_new(path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    return Shelf(folder, new_path, write_new)


def sit_down(
    folder: Path,
    match: Match | None,
    script: Callable[[Terminal], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    level: int = len(DELAYS) - 1,
) -> MonstrumApp:
    """Run the app on a screen of this size while the script uses it; bots do not wait between answers."""
    app = MonstrumApp(shelf(folder), match)
    app.pace.level = level
    drive(app, script, size)
    return app


def drive(
    app: MonstrumApp, script: Callable[[Terminal], Awaitable[None]], size: tuple[int, int] = SMALL
) -> None:
    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await pilot.pause()
            await script(pilot)

    # The pilot looks whether the program is idle 50 times a second; a whole game has no time for that.
    with patch.object(_wait, "SLEEP_GRANULARITY", 0.002), patch.object(_wait, "SLEEP_IDLE", 0.0002):
        asyncio.run(run())


def table(pilot: Terminal) -> TableScreen:
    (found,) = (screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))
    return found


async def until_asked(pilot: Terminal) -> None:
    """Wait while bots play on: until a person is asked, must sit down, or the game is over."""
    answered, give_up = -1, 0.0
    while True:
        screen = pilot.app.screen
        if isinstance(screen, HandOver | RankingScreen):
            return
        if isinstance(screen, TableScreen):
            if screen.choosing is not None:
                return
            if answered != len(screen.match.entries):
                answered, give_up = len(screen.match.entries), time.monotonic() + SECONDS
        assert time.monotonic() < give_up, f"nobody has answered for {SECONDS} s"
        await pilot.pause()


async def until_thought(pilot: Terminal) -> None:
    """Wait until no bot is at work on an answer."""
    give_up = time.monotonic() + SECONDS
    while table(pilot).thinking:
        assert time.monotonic() < give_up, f"a bot has thought for {SECONDS} s"
        await pilot.pause()


async def press(pilot: Terminal, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
    await pilot.pause()


async def play_by_keys(pilot: Terminal, number: int) -> None:
    """Answer by the key of an option; the number makes games differ."""
    choices = table(pilot).offered()
    choice = choices[number * 7 % len(choices)]
    await pilot.press(choice.key)


async def play_by_mouse(pilot: Terminal, number: int) -> None:
    """Click on the thing an option is about; on the option itself where there is none."""
    screen = table(pilot)
    view, listed = screen.query_one(TableView), screen.query_one(ChoiceList)
    choices = screen.offered()
    choice = choices[number * 7 % len(choices)]
    spots = [spot for ref in choice.refs if (spot := view.spot(ref)) and only(choices, ref)]
    if spots:
        assert await pilot.click(view, offset=(spots[0].x + 1, spots[0].y))
    else:
        listed.highlighted = 0
        await pilot.pause()
        assert await pilot.click(listed, offset=(3, 0))


def only(choices: Sequence[Choice], ref: str) -> bool:
    return sum(ref in choice.refs for choice in choices) == 1


async def play_on(
    pilot: Terminal, play: Callable[[Terminal, int], Awaitable[None]], decisions: int = PATIENCE
) -> int:
    """Answer until the ranking is shown, or so many times; how often somebody sat down in between."""
    seated = 0
    await until_asked(pilot)
    for number in range(decisions):
        if isinstance(pilot.app.screen, RankingScreen):
            return seated
        if isinstance(pilot.app.screen, HandOver):
            seated += 1
            await pilot.press("enter")
        else:
            await play(pilot, number)
        await until_asked(pilot)
    return seated


def shown(pilot: Terminal) -> str:
    """Everything that can be read on the screen, line by line."""
    size = pilot.app.size
    strips = pilot.app.screen._compositor.render_strips(size)
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def told(pilot: Terminal, sentence: str) -> bool:
    """Whether a sentence is on the screen, soon; frames and line breaks do not matter."""
    give_up = time.monotonic() + SECONDS
    while time.monotonic() < give_up:
        if sentence in " ".join(shown(pilot).replace("│", " ").replace("▌", " ").split()):
            return True
        await pilot.pause(0.05)
    return False


def fast_forward(match: Match, reached: Callable[[Match, int], bool], step: int = 7) -> Match:
    """Any answers, until a seat is asked what is wanted."""
    for _ in range(3_000):
        if match.over():
            break
        seat = engine.waiting(match.state)[0]
        if reached(match, seat):
            return match
        options = engine.legal_actions(match.state, seat)
        match.play(seat, [options[len(match.entries) * step % len(options)]])
    raise AssertionError("this game never gets there: take another seed")
