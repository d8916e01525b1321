"""Cuts the companion's two fonts down to what English needs, into `web/src/companion/style`.

    python tools/companion_fonts.py

It needs `pyftsubset` (pip install fonttools brotli). The fonts are committed: nobody needs this to build the
page. Whatever else somebody's name holds comes from the whole files, when it is met; see `fonts.css`.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "web" / "node_modules" / "@fontsource-variable"
TARGET: Final = ROOT / "web" / "src" / "companion" / "style"
FONTS: Final = {
    "fraunces.woff2": "fraunces/files/fraunces-latin-wght-normal.woff2",
    "atkinson.woff2": ("atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"),
}
LETTERS: Final = "U+0020-007E,U+00A0,U+00B7,U+00D7,U+2013,U+2014,U+2018-201D,U+2026,U+2212"


def main() -> int:
    command = shutil.which("pyftsubset")
    if command is None:
        print("There is no pyftsubset: pip install fonttools brotli", file=sys.stderr)
        return 1
    for name, source in FONTS.items():
        subprocess.run(
            [
                command,
                str(FOLDER / source),
                f"--unicodes={LETTERS}",
                "--layout-features=kern,lnum,tnum,mark,ccmp,locl",
                "--flavor=woff2",
                "--no-hinting",
                f"--output-file={TARGET / name}",
            ],
            check=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
