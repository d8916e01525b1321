"""Short films of what the stage shows: `make films` puts them into `build/films`, with sheets of pictures.

A deployment of XYbrid, a battle of Mutation Wars, an activation of Hybrid, on a large screen and on a phone.
The games are always the same; `python -m tools.films xybrid phone` makes only some of the films.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import playwright
from playwright.sync_api import Browser, sync_playwright

from tests.browser.company import alone
from tests.browser.conftest import ARGUMENTS
from tests.browser.hand import Hand
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.wire import ROOT, server
from tools.needed.chromium import CHROMIUM
from tools.needed.program import get

FOLDER: Final = ROOT / "build" / "films"
LONGEST: Final = 120.0  # seconds
PICTURES: Final = 2  # a second, on the sheets
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}


class Filmed:
    """A game, the moment a film begins, and how long it goes on."""

    def __init__(
        self,
        game: str,
        bots: tuple[str, ...],
        begins: Callable[[Hand], bool],
        ends: Callable[[Hand], bool] = lambda hand: False,
        answers: int = 12,
        seed: int = 1,
        before: tuple[str, ...] = (),
        wanted: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        self.game = game
        self.bots = bots
        self.begins = begins
        self.ends = ends
        self.answers = answers  # of the film, at most; bots answer for themselves
        self.seed = seed
        self.before = before  # what is answered until it begins
        self.wanted = wanted
        self.options = options


def secret(hand: Hand) -> bool:
    """XYbrid: everybody chooses a breakthrough, and then the deployment goes off."""
    return bool(hand.update["secret"])


def next_round(hand: Hand) -> bool:
    return bool(hand.over or hand.update["decision"] in ("CHOOSE_CORE", "DRAW"))


def attacking(hand: Hand) -> bool:
    """Mutation Wars: whom to attack."""
    return bool(hand.update["decision"] == "battle_action" and len(hand.update["options"]) > 1)


def after_battle(hand: Hand) -> bool:
    return "battle" not in str(hand.update["board"]["status"]).lower()


def may_attack(hand: Hand) -> bool:
    """Hybrid: a warrior of mine has somebody to strike or to shoot at."""
    return any(option["words"].split()[0] in ("strike", "shoot") for option in hand.update["options"])


FILMS: Final = {
    "xybrid": Filmed("xybrid", ("greedy", "greedy"), secret, next_round),
    "mutation_wars": Filmed(
        "mutation_wars",
        ("greedy", "greedy"),
        attacking,
        after_battle,
        before=("attack",),
        wanted=("attack", "play"),
    ),
    "hybrid": Filmed(
        "hybrid",
        ("greedy",),
        may_attack,
        answers=14,
        wanted=("strike", "shoot", "OC"),
        config={"mission": "HYM-2"},
    ),
}


def make(browser: Browser, url: str, name: str, size: str) -> Path:
    film = FILMS[name]
    quick = Visitor(browser, url, SIZES[size]).called("Ada")
    hand = alone(quick, *film.bots, game=film.game, seed=film.seed, **film.options)
    while hand.wait() and not film.begins(hand):
        hand.answer_beside(*(film.before or film.wanted))
    hand.visitor.drawn()
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        watcher = Visitor(
            browser, url, SIZES[size], speed="normal", motion="no-preference", film=Path(folder), guest=quick
        )
        watcher.go(quick.page.url)
        watched = Hand(watcher, 0, film.seed)
        watcher.page.locator("main[data-laid]").wait_for()
        laid = time.monotonic() - began
        for _ in range(film.answers):
            if not watched.wait(60):
                break
            watched.answer_beside(*film.wanted)
            watch(watched)
            if film.ends(watched):
                break
        video = watcher.page.video
        watcher.context.close()
        quick.context.close()
        path = FOLDER / f"{name}-{size}.webm"
        assert video is not None
        shutil.move(video.path(), path)
    sheet(path, laid)
    return path


def watch(hand: Hand) -> None:
    """Until somebody is asked again, and the stage is empty."""

    def quiet() -> bool:
        going = hand.page.get_by_role("button", name="Go on")
        if going.count() and hand.page.locator("[data-code=refreshed], [data-code=game_ended]").count():
            hand.page.wait_for_timeout(2500)
            going.first.click()
        return hand.over or (hand.asked and hand.page.locator("[data-act]").count() == 0)

    while True:
        hand.visitor.until(quiet, "the stage never ends", LONGEST)
        hand.page.wait_for_timeout(600)  # news are heard before anything of them is on the stage
        if quiet():
            return


def sheet(film: Path, after: float) -> None:
    """Pictures of the film side by side, without its first seconds."""
    for old in film.parent.glob(f"{film.stem}-*.png"):
        old.unlink()
    wide, tiles = (683, "3x4") if "desktop" in film.stem else (260, "7x2")
    pictures = f"fps={PICTURES},scale={wide}:-1,tile={tiles}:padding=4"
    target = film.with_name(f"{film.stem}-%02d.png")
    subprocess.run(
        [ffmpeg(), "-v", "error", "-y", "-ss", f"{after:.1f}", "-i", str(film), "-vf", pictures, str(target)],
        check=True,
    )


def ffmpeg() -> str:
    """The one of the system, or the one inside a package, which `make films` installs where there is none."""
    if found := shutil.which("ffmpeg"):
        return found
    try:
        from imageio_ffmpeg import get_ffmpeg_exe
    except ImportError:
        raise SystemExit("There is no ffmpeg here: install it, or `pip install imageio-ffmpeg`.") from None
    return str(get_ffmpeg_exe())


@contextmanager
def lent_ffmpeg() -> Iterator[None]:
    """Playwright films with an ffmpeg of its own, which it would download; the one that is here will do."""
    listed = json.loads((Path(playwright.__file__).parent / "driver/package/browsers.json").read_text())
    revision = next(each["revision"] for each in listed["browsers"] if each["name"] == "ffmpeg")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / f"ffmpeg-{revision}"
        place.mkdir()
        (place / "ffmpeg-linux").symlink_to(ffmpeg())
        os.environ["PLAYWRIGHT_BROWSERS_PATH"] = folder
        yield


def main(*names: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    chromium = get(CHROMIUM, print)
    if chromium is None:
        raise SystemExit(f"No films: {CHROMIUM.missing()}")
    games = [name for name in FILMS if name in names] or list(FILMS)
    sizes = [size for size in SIZES if size in names] or list(SIZES)
    with (
        tempfile.TemporaryDirectory() as data,
        lent_ffmpeg(),
        server(Path(data) / "data", budget=1, seed=8, pace=0.4) as running,
        sync_playwright() as started,
    ):
        browser = started.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for name in games:
            for size in sizes:
                print(make(browser, running.url, name, size).relative_to(ROOT), flush=True)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
