"""The browser that the tests of the page drive.

What leaves the machine as it was comes first: a package of npm with a Chromium inside, then what playwright
downloads, both below `build/`; the system's package manager is the last.
"""

import base64
import hashlib
import platform
import shutil
import stat
import sys
import tempfile
from pathlib import Path
from typing import Final

from monstrum.lab.browser import FETCHED, find_browser
from tools import build_web
from tools.needed.program import FOLDER, CannotGet, Program, Way, call
from tools.needed.system import from_the_system

# A Chromium for Linux on 64-bit Intel and AMD, with the few libraries it needs, each file packed by brotli.
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
DIGEST: Final = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
PACKED: Final = ("chromium", "al2023.tar", "fonts.tar")

OWN: Final = FETCHED / "chromium"
START: Final = OWN / "chrome"
STARTER: Final = """\
#!/bin/sh
# Chromium, with the libraries and the fonts of its package for a machine that has none.
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
"""
UNPACK: Final = """\
const [from, to] = process.argv.slice(1);
const fs = require("fs");
fs.writeFileSync(to, require("zlib").brotliDecompressSync(fs.readFileSync(from)));
"""

DOWNLOADED: Final = FETCHED / "playwright"


def from_npm() -> None:
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise CannotGet("it is for Linux on 64-bit Intel and AMD only")
    try:
        npm = build_web.find_npm()
    except build_web.CannotBuild as error:
        raise CannotGet(str(error).rstrip(".")) from None
    path = {"PATH": build_web.environment()["PATH"]}
    OWN.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER) as name:
        folder = Path(name)
        quick = ("--fetch-retries=1", "--fetch-timeout=30000", "--prefer-offline")
        call([*npm, "pack", PACKAGE, "--silent", *quick, "--pack-destination", name], 600, path)
        (packed,) = folder.glob("*.tgz")
        check(packed)
        shutil.unpack_archive(packed, folder)
        for part in PACKED:
            whole = folder / part
            call(
                ["node", "-e", UNPACK, str(folder / "package" / "bin" / f"{part}.br"), str(whole)], 120, path
            )
            if part.endswith(".tar"):
                shutil.unpack_archive(whole, OWN)
            else:
                executable(whole)
                whole.replace(OWN / part)
    START.write_text(STARTER)
    executable(START)


def check(package: Path) -> None:
    """We are about to run what came over a network. Raises CannotGet."""
    digest = base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode()
    if digest != DIGEST:
        raise CannotGet(f"{PACKAGE} is not the package we know")


def executable(file: Path) -> None:
    file.chmod(file.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)


def from_playwright() -> None:
    patience = {
        "PLAYWRIGHT_BROWSERS_PATH": str(DOWNLOADED),
        "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "15000",
    }
    call([sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"], 600, patience)


CHROMIUM: Final = Program(
    title="Chromium or Chrome",
    tests="tests of the page in a browser",
    advice="Install one, or name one in CHROME.",
    find=find_browser,
    ways=(
        Way(f"the npm package {PACKAGE.rpartition('@')[0]}", from_npm),
        Way("`playwright install`", from_playwright),
        from_the_system(
            {
                "apt-get": "chromium",
                "dnf": "chromium",
                "zypper": "chromium",
                "apk": "chromium",
                "pacman": "chromium",
            }
        ),
    ),
)
