"""The repository keeps few pictures, and only those that somebody sees."""

import re

from tests.server.wire import ROOT
from tools.screenshots import KEPT

MOST = 20


def test_at_most_twenty_pictures_and_each_of_them_is_shown() -> None:
    kept = {path.name for path in (ROOT / "docs" / "images").iterdir()}
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {
        found.rpartition("/")[2]
        for page in pages
        for found in re.findall(r"\]\(([^)]*images/[^)]+)\)", page.read_text("utf-8"))
    }
    assert len(kept) <= MOST
    assert kept == shown == {f"{name}.webp" for name in KEPT}
