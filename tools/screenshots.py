"""Makes the pictures of `docs/web.md`: python -m tools.screenshots [FOLDER]

A real server with fixed seeds, a real Chromium: the pictures change only if the page does.
"""

import io
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.finished import finished_game
from tests.browser.hand import Hand
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.wire import Server, server
from tools.screenshots_hybrid import laboratory

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs" / "images"
LARGEST: Final = 300_000  # bytes of one picture
SEED: Final = 8
CALM: Final = 400  # milliseconds until fonts, drawings and toasts have settled


class Photographer:
    """One visitor, and the folder his pictures go to."""

    def __init__(self, visitor: Visitor, folder: Path) -> None:
        self.visitor = visitor
        self.folder = folder
        self.size = "phone" if visitor.phone else "desktop"

    def take(self, name: str, *themes: Literal["dark", "light"]) -> None:
        for theme in themes or ("dark",):
            self.visitor.page.emulate_media(color_scheme=theme)
            self.visitor.page.wait_for_timeout(CALM)
            path = self.folder / f"{name}-{self.size}{'-light' if theme == 'light' else ''}.png"
            shrink(self.visitor.page.screenshot(animations="disabled"), path)
            print(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)
        self.visitor.page.emulate_media(color_scheme="dark")


def shrink(picture: bytes, path: Path) -> None:
    """256 colours are enough for flat drawings, and a third of the bytes."""
    with Image.open(io.BytesIO(picture)) as drawn:
        drawn.convert("RGB").quantize(256, Image.Quantize.FASTOCTREE).save(path, optimize=True)
    if (size := path.stat().st_size) > LARGEST:
        raise SystemExit(f"{path} has {size:,} bytes; at most {LARGEST:,} are allowed.")


def play_until(hand: Hand, reached: Callable[[Hand], bool]) -> None:
    while hand.wait():
        if reached(hand):
            return
        hand.answer_beside()


def drawing_late(hand: Hand) -> bool:
    """A choice of parts, with monsters on the table and something that cannot be drawn."""
    update = hand.update
    parts = update["view"]["players"]["P0"]
    built = sum(parts[slot] is not None for slot in ("core", "head", "left", "right", "legs"))
    lab = len(update["view"]["lab"])
    return bool(update["decision"] == "DRAW" and built >= 3 and 1 < len(update["options"]) < lab)


def building(hand: Hand) -> bool:
    """A spot is empty, and several cards would fit."""
    update = hand.update
    return bool(
        update["decision"] == "build_action" and update["view"]["turn"] > 4 and len(update["options"]) > 3
    )


def fighting(hand: Hand) -> bool:
    update = hand.update
    cards = ("attacker_card", "defender_card")
    return bool(update["decision"] in cards and update["view"]["turn"] > 4 and len(update["options"]) > 2)


def tank(photographer: Photographer) -> None:
    """Mutation Wars: somebody builds, then somebody fights."""
    visitor = photographer.visitor
    opened = visitor.post("/api/tables", game="mutation_wars", seats=["me", "greedy", "greedy"], start=True)
    visitor.updates.clear()
    visitor.go(f"/t/{opened['table']['id']}")
    hand = Hand(visitor, seed=SEED)
    play_until(hand, building)
    visitor.drawn()
    hand.touch(visitor.page.locator(".tray .live").first)
    photographer.take("tank-build", "dark", "light")
    visitor.page.keyboard.press("Escape")
    play_until(hand, fighting)
    visitor.drawn()
    hand.touch(visitor.page.locator(".tray .live").first)
    photographer.take("tank-battle", "dark")


def drawings(photographer: Photographer) -> None:
    """The contact sheets: every drawing there is."""
    page = photographer.visitor.page
    photographer.visitor.go("/art")
    page.get_by_role("img", name="A laboratory").wait_for()
    page.wait_for_timeout(CALM)
    for name in ("parts", "monsters", "wars", "creatures", "tokens", "floor"):
        shrink(
            page.locator(f"#{name}").screenshot(animations="disabled"),
            photographer.folder / f"art-{name}.png",
        )


def lobby(photographer: Photographer) -> None:
    photographer.visitor.go("/")
    photographer.visitor.button("Play now").first.wait_for()
    photographer.take("lobby", "dark", "light")


def table(photographer: Photographer) -> None:
    visitor = photographer.visitor
    opened = visitor.open_table("me", "greedy", "greedy", start=True)["table"]["id"]
    visitor.updates.clear()
    visitor.go(f"/t/{opened}")
    hand = Hand(visitor, seed=SEED)
    visitor.until(lambda: 0 in visitor.updates, "no update")
    play_until(hand, drawing_late)
    lab = visitor.page.get_by_role("list", name="The lab").get_by_role("button")
    illegal = lab.filter(visible=True).and_(visitor.page.locator("button:not([aria-pressed])")).first

    hand.touch(illegal)
    no = visitor.page.get_by_role("dialog", name="Not possible now")
    no.wait_for()
    photographer.take("refusal")
    hand.touch(no.get_by_role("button", name=re.compile(r"^XY-")).first)
    visitor.page.get_by_role("dialog", name="Rules").get_by_role("link").first.wait_for()
    photographer.take("rules")
    visitor.page.keyboard.press("Escape")
    if no.count():
        visitor.page.keyboard.press("Escape")

    hand.touch(hand.things.first)
    hand.playing.first.wait_for()
    photographer.take("table", "dark", "light")

    play_until(hand, lambda _: False)
    hand.result.wait_for()
    photographer.take("result")
    plies = hand.update["ply"]
    visitor.go(f"/t/{opened}/replay#{plies * 3 // 5}")
    visitor.page.get_by_role("radiogroup").wait_for()
    photographer.take("replay")


def people_in_the_lobby(browser: Browser, running: Server) -> None:
    """Somebody waits for company, and somebody has finished a game."""
    mira = Visitor(browser, running.url).called("Mira")
    finished_game(mira)
    mira.open_table("me", "open", listed=True)
    mira.context.close()


def main(folder: Path) -> None:
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("There is no chromium here: install it with `apt-get install chromium`.")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        with server(Path(data) / "data", seed=SEED) as running:
            people_in_the_lobby(browser, running)
            for size in (DESKTOP, PHONE):
                photographer = Photographer(Visitor(browser, running.url, size).called("Ada"), folder)
                table(photographer)
                tank(photographer)
                laboratory(photographer)
                lobby(photographer)
                if not photographer.visitor.phone:
                    drawings(photographer)
                photographer.visitor.context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
