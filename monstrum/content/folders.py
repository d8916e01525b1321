"""Reads the files of a pack's folder, and nothing outside it."""

import re
from collections.abc import Iterable
from pathlib import Path

from monstrum.content.problems import Problems
from monstrum.content.suggestions import did_you_mean
from monstrum.content.tables import Table, read_toml

PAPERS = ("LICENSE", "LICENSE.md", "LICENSE.txt", "README.md")
"""Files for people, which may lie in a pack and are never read."""

_TEXT_FILE = re.compile(r"text\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.toml")


def text_language(file: str) -> str:
    """The language of a `text.<language>.toml`, or nothing for other files."""
    match = _TEXT_FILE.fullmatch(file)
    return match[1] if match else ""


def read_folder(folder: Path, known: Iterable[str], problems: Problems) -> dict[str, Table]:
    """The contents of the `known` files and the text files that are there and readable, by file name."""
    expected = list(known)
    found: dict[str, Table] = {}
    for path in sorted(folder.iterdir()):
        name = path.name
        if name.startswith(".") or name in PAPERS:
            continue
        if name not in expected and not text_language(name):
            allowed = [*expected, "text.<language>.toml"]
            problems.add(f"unknown file{did_you_mean(name, allowed)}", file=name, allowed=allowed)
        elif not path.resolve().is_relative_to(folder.resolve()):
            problems.add("links out of the pack's folder are not followed", file=name)
        elif not path.is_file():
            problems.add("this is no file", file=name)
        else:
            with problems.caught(file=name):
                found[name] = read_toml(path)
    return found
