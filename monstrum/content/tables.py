"""Reads TOML files and checks their tables: known keys, right types, nothing missing."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from monstrum.content.problems import Problems
from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import ContentError

LARGEST = 1_000_000
"""Bytes of one file; the largest shipped one has about 20,000."""

MOST_BITS = 4096
"""Of a number; Python writes no more than 4,300 digits."""

Table = dict[str, Any]

TEXT = "a text"
NUMBER = "a whole number"
TEXTS = "a list of texts"
TEXT_OR_TEXTS = "a text or a list of texts"
TRUTH = "true or false"
TABLE = "a table"
TABLES = "a list of tables"

EMPTY: Final[dict[str, Any]] = {TEXT: "", NUMBER: 0, TEXTS: [], TEXT_OR_TEXTS: [], TRUTH: False}


@dataclass(frozen=True, slots=True)
class Key:
    """What stands under a key of a table: TEXT, NUMBER … A game looks into TABLE and TABLES itself."""

    type: str
    needed: bool = True


def parse_toml(text: str) -> Table:
    """The tables of a text of strangers. Raises ValueError for whatever is wrong with it."""
    try:
        found = tomllib.loads(text)
        fits = all_fit(found)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except ValueError as error:
        if isinstance(error, tomllib.TOMLDecodeError):
            raise
        fits = False
    if not fits:
        raise ValueError("a number has too many digits")
    return found


def all_fit(value: object) -> bool:
    """Whether every number in it can be written down again; Python refuses those of thousands of digits."""
    if isinstance(value, dict):
        return all(map(all_fit, value.values()))
    if isinstance(value, list):
        return all(map(all_fit, value))
    return not isinstance(value, int) or value.bit_length() <= MOST_BITS


def read_toml(path: Path) -> Table:
    """The tables of a file, or a ContentError with the line that cannot be read."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ContentError(f"the file is larger than {LARGEST:,} bytes", file=path.name)
    try:
        return parse_toml(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ContentError(f"the file is not UTF-8 (byte {error.start})", file=path.name) from None
    except ValueError as error:
        message, line = str(error), ""
        if place := re.fullmatch(r"(?s)(.*) \(at (line \d+, column \d+|end of document)\)", message):
            message, line = place[1], place[2]
        raise ContentError(f"this is no TOML: {message}", file=path.name, where=line) from None


def checked_table(
    found: object, keys: Mapping[str, Key], problems: Problems, *, file: str, where: str
) -> Table | None:
    """`found` as a table with exactly these keys, TEXT_OR_TEXTS always as a list; None if it is wrong."""
    if not isinstance(found, dict):
        problems.add(f"expected a table, found {found!r}", file=file, where=where)
        return None
    before = len(problems.errors)
    table: Table = {}
    for name, value in found.items():
        if name not in keys:
            guess = did_you_mean(name, keys)
            problems.add(f"unknown key '{name}'{guess}", file=file, where=where, allowed=list(keys))
        elif not _has_type(value, keys[name].type):
            place = f"{where} {name}".strip()
            problems.add(f"expected {keys[name].type}, found {_shown(value)}", file=file, where=place)
        else:
            table[name] = [value] if keys[name].type == TEXT_OR_TEXTS and isinstance(value, str) else value
    for name, key in keys.items():
        if key.needed and name not in found:
            problems.add(f"the key '{name}' is missing", file=file, where=where)
    return table if len(problems.errors) == before else None


def readable_part(
    found: object, keys: Mapping[str, Key], problems: Problems, *, file: str, where: str
) -> Table | None:
    """Of a table that is wrong what can be read, so that a game may look at the rest of it; what cannot is
    empty, and nothing more is said about it. None if a game could not do without."""
    if not isinstance(found, dict):
        return None
    table: Table = {}
    for name, key in keys.items():
        if name in found and _has_type(found[name], key.type):
            table |= checked_table({name: found[name]}, {name: key}, problems, file=file, where=where) or {}
        elif name in found or key.needed:
            if key.type not in EMPTY:
                return None
            table[name] = EMPTY[key.type]
            problems.hush(file, f"{where} {name}")
    return table


def _has_type(value: object, wanted: str) -> bool:
    if wanted == NUMBER:
        return isinstance(value, int) and not isinstance(value, bool)
    if wanted == TEXT:
        return isinstance(value, str)
    if wanted == TRUTH:
        return isinstance(value, bool)
    if wanted == TABLE:
        return isinstance(value, dict)
    if wanted == TABLES:
        return isinstance(value, list) and all(isinstance(item, dict) for item in value)
    texts = isinstance(value, list) and all(isinstance(item, str) for item in value)
    return texts or (wanted == TEXT_OR_TEXTS and isinstance(value, str))


def _shown(value: object) -> str:
    """TOML's way to write it, roughly; long values are cut."""
    text = str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else text[:59] + "…"
