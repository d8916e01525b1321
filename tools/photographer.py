"""Somebody who takes pictures of a page, by night and by day, and makes them small."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from PIL import Image

from tests.browser.hand import Hand
from tests.browser.visitor import Visitor

ROOT: Final = Path(__file__).parents[1]
LARGEST: Final = 200_000  # bytes of one picture
QUALITY: Final = 86  # of WebP
SEED: Final = 8
CALM: Final = 400  # milliseconds until fonts, drawings and toasts have settled

Theme = Literal["dark", "light"]
BOTH: Final[tuple[Theme, Theme]] = ("dark", "light")


class Photographer:
    """One visitor, and the folder his pictures go to."""

    def __init__(self, visitor: Visitor, folder: Path, size: str) -> None:
        self.visitor = visitor
        self.folder = folder
        self.size = size

    def take(self, name: str, *themes: Theme) -> None:
        for theme in themes or ("dark",):
            self.visitor.page.emulate_media(color_scheme=theme)
            self.visitor.page.wait_for_timeout(CALM)
            path = self.folder / f"{name}-{self.size}{'-light' if theme == 'light' else ''}.webp"
            shrink(self.visitor.page.screenshot(animations="disabled"), path)
            print(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)
        self.visitor.page.emulate_media(color_scheme="dark")


def shrink(picture: bytes, path: Path) -> None:
    """A third of the bytes, and no bands where a colour fades."""
    with Image.open(io.BytesIO(picture)) as drawn:
        drawn.convert("RGB").save(path, quality=QUALITY, method=6)
    if (size := path.stat().st_size) > LARGEST:
        raise SystemExit(f"{path} has {size:,} bytes; at most {LARGEST:,} are allowed.")


def play_until(hand: Hand, reached: Callable[[Hand], bool]) -> None:
    while hand.wait():
        if reached(hand):
            return
        hand.answer_beside()
