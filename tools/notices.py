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
PAGE: Final = WEB / "public" / "third-party.txt"  # the same, where the page leads to it
NAMES: Final = ("LICENSE", "LICENSE.md", "LICENCE", "license")
INTRODUCTION: Final = """# What others have made

Monstrum itself is under the [MIT licence](LICENSE). The page that is built into it contains fonts, icons and
code of others, unchanged but for what a build leaves out. Python packages it needs are installed beside it,
with their own licences.
"""
LUCIDE: Final = WEB / "src" / "icons" / "lucide-licence.txt"  # of lucide-static, where the icons come from
WITHOUT_A_FILE: Final = {"@iconify-json/lucide": LUCIDE}  # the package only names its licence


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
    return WITHOUT_A_FILE[name].read_text("utf-8").strip()


def write() -> None:
    parts = [
        f"{heading(name, version)}\n\n```\n{licence(name)}\n```" for name, version in libraries().items()
    ]
    text = "\n\n".join([INTRODUCTION.strip(), *parts]) + "\n"
    FILE.write_text(text, "utf-8")
    PAGE.write_text(text, "utf-8")


def unnamed() -> list[str]:
    text = FILE.read_text("utf-8")
    if PAGE.read_text("utf-8") != text:
        return [PAGE.name]
    return [name for name, version in libraries().items() if f"{heading(name, version)}\n" not in text]


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit(f"THIRD-PARTY.md is not up to date: {', '.join(unnamed())}" if unnamed() else 0)
    write()
