"""THIRD-PARTY.md: whose fonts, icons and code the built page contains, with their licences.

python tools/notices.py           write it from web/node_modules
python tools/notices.py --check   is every library of the page named, in its version?
"""

import json
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
FILE: Final = ROOT / "THIRD-PARTY.md"
NAMES: Final = ("LICENSE", "LICENSE.md", "LICENCE", "license")
INTRODUCTION: Final = """# What others have made

Monstrum itself is under the [MIT licence](LICENSE). The page that is built into it contains fonts, icons and
code of others, unchanged but for what a build leaves out. Python packages it needs are installed beside it,
with their own licences.
"""
LUCIDE: Final = """ISC License

Copyright (c) for portions of Lucide are held by Cole Bemis 2013-2022 as part of Feather (MIT). All other
copyright (c) for Lucide are held by Lucide Contributors 2022.

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is
hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE
INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR
ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE,
DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN
CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE."""
WITHOUT_A_FILE: Final = {"@iconify-json/lucide": LUCIDE}  # the package names its licence only


def libraries() -> dict[str, str]:
    """What goes into the page, with versions."""
    found: dict[str, str] = json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"]
    return found


def heading(name: str, version: str) -> str:
    return f"## {name} {version}"


def licence(name: str) -> str:
    folder = WEB / "node_modules" / name
    for file in NAMES:
        if (folder / file).is_file():
            return (folder / file).read_text("utf-8").strip()
    return WITHOUT_A_FILE[name]


def write() -> None:
    parts = [
        f"{heading(name, version)}\n\n```\n{licence(name)}\n```" for name, version in libraries().items()
    ]
    FILE.write_text("\n\n".join([INTRODUCTION.strip(), *parts]) + "\n", "utf-8")


def unnamed() -> list[str]:
    text = FILE.read_text("utf-8")
    return [name for name, version in libraries().items() if f"{heading(name, version)}\n" not in text]


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit(f"THIRD-PARTY.md is not up to date: {', '.join(unnamed())}" if unnamed() else 0)
    write()
