"""Makes pictures of every screen in `build/screenshots`: python -m tools.screenshots [SCENE …]

A real server with fixed seeds, a real Chromium: the pictures change only if the page does. The few that
README and `docs/web.md` show (`KEPT`) are copied to `docs/images`; the repository keeps no others.
"""

import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.finished import finished_game
from tests.browser.visitor import DESKTOP, PHONE, SIDEWAYS, TABLET, Visitor
from tests.server.wire import Server, server
from tools.needed.chromium import CHROMIUM
from tools.needed.program import get
from tools.photographer import BOTH, CALM, ROOT, SEED, Photographer, shrink
from tools.screenshots_hybrid import laboratory
from tools.screenshots_wars import five_in_a_tank, rebuilding, tank
from tools.screenshots_windows import parry, windows
from tools.screenshots_xybrid import four_at_a_table, light_table

FOLDER: Final = ROOT / "build" / "screenshots"
SHOWN: Final = ROOT / "docs" / "images"
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE, "tablet": TABLET, "sideways": SIDEWAYS}
KEPT: Final = (
    "lobby-desktop-light", "lobby-phone", "new-table-desktop",
    "table-desktop", "table-phone-light", "table-tablet-light", "refusal-desktop", "replay-desktop",
    "tank-battle-desktop", "tank-build-phone", "tank-battle-sideways",
    "laboratory-force-desktop", "laboratory-move-desktop-light", "laboratory-shot-desktop",
    "laboratory-move-phone",
    "library-desktop", "library-phone-light", "share-desktop",
    "art-monsters", "art-tokens",
)  # fmt: skip
ANYWHERE: Final = ("light_table", "tank", "laboratory")  # scenes that are taken in all four sizes
SCENES: Final = (light_table, four_at_a_table, tank, rebuilding, five_in_a_tank, laboratory, windows, parry)


def drawings(photographer: Photographer) -> None:
    """The contact sheets: every drawing there is."""
    page = photographer.visitor.page
    photographer.visitor.go("/art")
    page.get_by_role("img", name="A laboratory").wait_for()
    page.wait_for_timeout(CALM)
    for name in ("parts", "monsters", "wars", "creatures", "tokens", "floor"):
        shrink(
            page.locator(f"#{name}").screenshot(animations="disabled"),
            photographer.folder / f"art-{name}.webp",
        )


def lobby(photographer: Photographer) -> None:
    visitor = photographer.visitor
    visitor.go("/")
    visitor.button("Play now").first.wait_for()
    photographer.take("lobby", *BOTH)
    visitor.press("New table")
    visitor.page.get_by_role("form", name=re.compile("New table")).wait_for()
    photographer.take("new-table", *BOTH)
    opened = visitor.open_table("me", "open", "greedy", game="mutation_wars")
    visitor.go(f"/t/{opened['table']['id']}")
    visitor.page.get_by_role("region", name="Before the game").wait_for()
    photographer.take("waiting", *BOTH)


def library(photographer: Photographer) -> None:
    """Every card of a game, one of them in full; and a creature to keep."""
    visitor = photographer.visitor
    visitor.go("/library/xybrid#part:A02")
    visitor.page.locator("article").wait_for()
    photographer.take("library", *BOTH)
    visitor.go(f"/t/{finished_game(visitor)}")
    visitor.press("Share")
    visitor.page.locator("canvas[data-made$='wide']").wait_for(state="attached")
    photographer.take("share")


def people_in_the_lobby(browser: Browser, running: Server) -> None:
    """Somebody waits for company, and somebody has finished a game."""
    mira = Visitor(browser, running.url).called("Mira")
    finished_game(mira)
    mira.open_table("me", "open", listed=True)
    mira.context.close()


def main(folder: Path, wanted: tuple[str, ...]) -> None:
    """All scenes, or those whose functions are named."""
    chromium = get(CHROMIUM, print)
    if chromium is None:
        raise SystemExit(f"No pictures: {CHROMIUM.missing()}")
    folder.mkdir(parents=True, exist_ok=True)
    scenes = [
        scene for scene in (*SCENES, lobby, library, drawings) if not wanted or scene.__name__ in wanted
    ]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        with server(Path(data) / "data", seed=SEED) as running:
            people_in_the_lobby(browser, running)
            for name, size in SIZES.items():
                photographer = Photographer(Visitor(browser, running.url, size).called("Ada"), folder, name)
                for scene in scenes:
                    if fits(scene.__name__, name):
                        scene(photographer)
                        photographer.visitor.updates.clear()
                photographer.visitor.context.close()
        browser.close()
    for name in KEPT:
        if (folder / f"{name}.webp").exists():
            shutil.copy(folder / f"{name}.webp", SHOWN)


def fits(scene: str, size: str) -> bool:
    """Drawings look the same everywhere; tablets and phones on their side have the tables."""
    if scene == "drawings":
        return size == "desktop"
    return size in ("desktop", "phone") or scene in ANYWHERE


if __name__ == "__main__":
    main(FOLDER, tuple(sys.argv[1:]))
