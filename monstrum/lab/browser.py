"""A Chromium or Chrome on this machine: named in the environment, on the path, where it usually lies,
or fetched into this checkout."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from monstrum.core.errors import BadConfig

VARIABLES: Final = ("CHROME", "CHROMIUM")
NAMES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
    "google-chrome-beta",
    "google-chrome-unstable",
    "chrome-headless-shell",
    "headless_shell",
)
PLACES: Final = (
    "/opt/google/chrome/chrome",
    "/snap/bin/chromium",
    "/usr/lib/chromium/chromium",
    "/usr/lib64/chromium-browser/chromium-browser",
    "/var/lib/flatpak/exports/bin/org.chromium.Chromium",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
)
OF_PLAYWRIGHT: Final = (
    "chromium*/chrome-linux*/chrome",
    "chromium*/chrome-*/headless_shell",
    "chromium*/chrome-*/chrome-headless-shell",
    "chromium*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium*/chrome-win*/*.exe",
)
FETCHED: Final = Path(__file__).parents[2] / "build" / "needed"
SECONDS: Final = 30  # to say its version


def find_browser() -> str | None:
    """The first that starts. Raises BadConfig if the environment names a program that does not."""
    for variable in VARIABLES:
        if wanted := os.environ.get(variable):
            program = shutil.which(wanted)
            if program is None or not starts(program):
                raise BadConfig(f"{variable} names {wanted}, which is no browser that starts here.")
            return program
    return next((found for found in candidates() if starts(found)), None)


def candidates() -> Iterator[str]:
    for name in NAMES:
        if found := shutil.which(name):
            yield found
    for place in (*PLACES, *installed_by_playwright(), *fetched()):
        if os.access(place, os.X_OK) and Path(place).is_file():
            yield place


def installed_by_playwright() -> Iterator[str]:
    home = Path.home()
    named = os.environ.get("PLAYWRIGHT_BROWSERS_PATH", "")
    if named:
        yield from of_playwright(Path(named))
    for caches in (home / ".cache", home / "Library" / "Caches", home / "AppData" / "Local"):
        yield from of_playwright(caches / "ms-playwright")


def fetched() -> Iterator[str]:
    """Those that `make test` has got into a checkout (`tools/needed/chromium.py`)."""
    yield str(FETCHED / "chromium" / "chrome")
    yield from of_playwright(FETCHED / "playwright")


def of_playwright(folder: Path) -> Iterator[str]:
    """Those that `playwright install` has brought here, the newest first."""
    for pattern in OF_PLAYWRIGHT:
        yield from map(str, sorted(folder.glob(pattern), reverse=True))


@cache
def starts(program: str) -> bool:
    """Some only say that something is missing: a library, or the package that they stand for."""
    try:
        said = subprocess.run(
            [program, "--version"], capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return said.returncode == 0 and any(name in said.stdout for name in ("Chrom", "HeadlessShell"))
