"""Draws the companion's icons into `web/public`: the M of the wordmark, sewn, on dark glass.

    python tools/companion_icons.py

It uses the Chromium of the tests. The pictures are committed: nobody needs this to build the page.
"""

import re
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from monstrum.lab.browser import find_browser

ROOT: Final = Path(__file__).resolve().parents[1]
PUBLIC: Final = ROOT / "web" / "public"
SIZES: Final = {
    "companion-192.png": (192, 0.0),
    "companion-512.png": (512, 0.0),
    "companion-maskable.png": (512, 0.14),
}


def main() -> int:
    svg = (PUBLIC / "icon.svg").read_text()
    inner = re.sub(r"<\?xml[^>]*>", "", svg)
    found = find_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, margin) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            pad = round(size * margin)
            inside = size - 2 * pad
            page.set_content(
                f"<body style='margin:0;background:#0b1214'><div style='padding:{pad}px'>"
                f"<style>svg{{display:block;width:{inside}px;height:{inside}px}}</style>{inner}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=False)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
