"""Cuts the companion's two fonts down to what English needs, and to what French and German need beside it
(`<font>-more.woff2`, fetched only where it is met), into `web/src/companion/style`.

    python tools/companion_fonts.py

It needs `pyftsubset` (pip install fonttools brotli). The fonts are committed: nobody needs this to build the
page. Whatever else somebody's name holds comes from the whole files, when it is met; see `fonts.css`.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "web" / "node_modules" / "@fontsource-variable"
TARGET: Final = ROOT / "web" / "src" / "companion" / "style"
FONTS: Final = {
    "fraunces.woff2": "fraunces/files/fraunces-latin-wght-normal.woff2",
    "atkinson.woff2": ("atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"),
}
WEIGHTS: Final = {
    "fraunces.woff2": "800",  # headings and large numbers, which are all about as heavy
    "atkinson.woff2": "400:750",
}
LETTERS: Final = "U+0020-007E,U+00A0,U+00B7,U+00D7,U+2013,U+2014,U+2018-201D,U+2026,U+2212"
MORE: Final = (
    "U+00AB,U+00BB,U+00C0,U+00C4,U+00C7-00CA,U+00D6,U+00DC,U+00DF,U+00E0,U+00E2,U+00E4,U+00E7-00EB,"
    "U+00EE,U+00EF,U+00F4,U+00F6,U+00F9,U+00FB,U+00FC,U+0152,U+0153,U+201E,U+202F"
)


def narrowed(source: Path, weights: str, target: Path) -> Path:
    """A font of one weight, or of few: what varies takes as much room as the letters."""
    command = [sys.executable, "-m", "fontTools.varLib.instancer", str(source), f"wght={weights}"]
    subprocess.run([*command, "-q", "-o", str(target)], check=True)
    return target


def cut(command: str, source: Path, letters: str, target: Path) -> None:
    subprocess.run(
        [
            command,
            str(source),
            f"--unicodes={letters}",
            "--layout-features=kern,lnum,tnum,mark,ccmp,locl",
            "--flavor=woff2",
            "--no-hinting",
            f"--output-file={target}",
        ],
        check=True,
    )


def main() -> int:
    command = shutil.which("pyftsubset")
    if command is None:
        print("There is no pyftsubset: pip install fonttools brotli", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        for name, source in FONTS.items():
            font = narrowed(FOLDER / source, WEIGHTS[name], Path(folder) / name)
            cut(command, font, LETTERS, TARGET / name)
            cut(command, font, MORE, TARGET / name.replace(".", "-more."))
    return 0


if __name__ == "__main__":
    sys.exit(main())
