"""A pack: a folder of data files that makes a game's cards.

    pack.toml              format, name, game, title, version, license, credits; optionally base and remove
    <cards>.toml           one table per card, under its id; which files there are, the game says
    text.<language>.toml   name and text of every card, in other languages further forms of the name
                           (`docs/translating.md`); English must be complete

With `base = "standard"` a pack starts from that shipped pack: of a card of the same id it says only what is
different (`without` lists keys it has no more), and `remove` lists ids to leave out. Nothing in a pack is
ever executed, and no link leads out of its folder.
"""

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from monstrum.content.folders import read_folder, text_language
from monstrum.content.problems import Problems
from monstrum.content.suggestions import did_you_mean
from monstrum.content.tables import (
    NUMBER,
    TEXT,
    TEXT_OR_TEXTS,
    TEXTS,
    Key,
    Table,
    checked_table,
    readable_part,
)
from monstrum.core.errors import ContentError

FORMAT = 1
ENGLISH = "en"

HEADER = {
    "format": Key(NUMBER),
    "name": Key(TEXT),
    "game": Key(TEXT),
    "title": Key(TEXT),
    "version": Key(TEXT),
    "license": Key(TEXT),
    "credits": Key(TEXT_OR_TEXTS),
    "base": Key(TEXT, needed=False),
    "remove": Key(TEXTS, needed=False),
}
PRINTED = {"name": Key(TEXT), "text": Key(TEXT)}

_FORM = re.compile(r"[a-z]+(_[a-z]+)*")
_NAME = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")

Cards = dict[str, dict[str, Table]]
"""Tables by file (or language) and card id."""


@dataclass(frozen=True, slots=True)
class PackShape:
    """What a game expects of a pack: per card file (by its stem) the keys of a card."""

    game: str
    files: Mapping[str, Mapping[str, Key]]


@dataclass(frozen=True, slots=True)
class Pack:
    """A loaded pack. `hash` covers the mechanical content only: a translation does not change it."""

    name: str
    game: str
    title: str
    version: str
    license: str
    credits: tuple[str, ...]
    hash: str
    folder: Path
    cards: Cards
    texts: Cards


def load_pack(
    folder: Path,
    base_folder: Callable[[str], Path] | None,
    shape: PackShape,
    problems: Problems | None = None,
) -> Pack:
    """The pack in `folder`, checked against `shape`; `base_folder` finds the shipped pack a pack starts from.

    With `problems` given, errors are noted there and what is readable is returned, so that the game can go on
    looking; without, they are raised together.
    """
    noted = Problems() if problems is None else problems
    if not folder.is_dir():
        raise ContentError("there is no such folder", file=str(folder))
    pack = _Loader(folder, base_folder, shape, noted).pack()
    if problems is None:
        noted.raise_all()
    return pack


def content_hash(game: str, cards: Cards) -> str:
    """SHA-256 over the cards in a spelling that no order of files, cards or keys can change."""
    content = json.dumps([FORMAT, game, cards], sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(content.encode("ascii")).hexdigest()


def forms_in(tables: Table) -> dict[str, Key]:
    """What a language has beside names and texts; nobody but its own sentences knows what that may be."""
    used = {key for table in tables.values() if isinstance(table, dict) for key in table}
    return {key: Key(TEXT, needed=False) for key in sorted(used - PRINTED.keys()) if _FORM.fullmatch(key)}


class _Loader:
    """Loads one folder; everything wrong goes to `problems`."""

    def __init__(
        self,
        folder: Path,
        base_folder: Callable[[str], Path] | None,
        shape: PackShape,
        problems: Problems,
    ) -> None:
        self.folder = folder
        self.base_folder = base_folder
        self.shape = shape
        self.problems = problems
        self.wrong: set[str] = (
            set()
        )  # ids of tables that are there but refused: no second complaint about them

    def pack(self) -> Pack:
        stems = [f"{stem}.toml" for stem in self.shape.files]
        raw = read_folder(self.folder, ["pack.toml", *stems], self.problems)
        header = self.header(raw.pop("pack.toml", None))
        cards: Cards = {stem: {} for stem in self.shape.files}
        texts: Cards = {ENGLISH: {}}
        if "base" in header:
            base = self.base(header["base"])
            if base is not None:
                cards = {stem: dict(table) for stem, table in base.cards.items()}
                texts = {language: dict(table) for language, table in base.texts.items()}
                self.remove(header.get("remove", []), cards, texts)
        else:
            self.stands_alone(header, raw)
        readable = not self.problems.errors
        for file, tables in raw.items():
            if language := text_language(file):
                keys = PRINTED if language == ENGLISH else PRINTED | forms_in(tables)
                self.merge(file, tables, keys, texts.setdefault(language, {}))
            else:
                stem = file.removesuffix(".toml")
                self.merge(file, tables, self.shape.files[stem], cards[stem])
        if readable:  # with a file or the base missing, half of the ids would be reported again
            self.unique(cards)
            self.complete(raw, cards, texts)
        return Pack(
            name=header.get("name", ""),
            game=self.shape.game,
            title=header.get("title", ""),
            version=header.get("version", ""),
            license=header.get("license", ""),
            credits=tuple(header.get("credits", [])),
            hash=content_hash(self.shape.game, cards),
            folder=self.folder,
            cards=cards,
            texts=texts,
        )

    def header(self, found: Table | None) -> Table:
        """pack.toml, or nothing where it is wrong."""
        if found is None:
            if all(error.file != "pack.toml" for error in self.problems.errors):
                self.problems.add("the file is missing", file="pack.toml")
            return {}
        header = checked_table(found, HEADER, self.problems, file="pack.toml", where="")
        if header is None:
            return {}
        if header["format"] != FORMAT:
            message = f"this program reads format {FORMAT}, the pack has format {header['format']}"
            self.problems.add(message, file="pack.toml", where="format")
        if not _NAME.fullmatch(header["name"]):
            message = f"'{header['name']}' is no name: small letters and digits, joined by - or _"
            self.problems.add(message, file="pack.toml", where="name")
        if header["game"] != self.shape.game:
            message = f"this is a pack of '{header['game']}', expected '{self.shape.game}'"
            self.problems.add(message, file="pack.toml", where="game")
        return header

    def base(self, name: str) -> Pack | None:
        """The shipped pack this one starts from; that one starts from nothing, so there is no circle."""
        with self.problems.caught(file="pack.toml", where="base"):
            if self.base_folder is None:
                raise ContentError("a pack that others start from cannot have a base itself")
            if not _NAME.fullmatch(name):
                raise ContentError(f"'{name}' is no name of a pack")
            folder = self.base_folder(name)
            if not folder.is_dir():
                shipped = sorted(path.parent.name for path in folder.parent.glob("*/pack.toml"))
                raise ContentError(f"there is no pack '{name}'{did_you_mean(name, shipped)}", allowed=shipped)
            return load_pack(folder, None, self.shape)
        return None

    def stands_alone(self, header: Table, raw: Mapping[str, Table]) -> None:
        """Without a base a pack brings every card file itself, and there is nothing to remove."""
        if "remove" in header:
            self.problems.add("'remove' needs a 'base' to remove from", file="pack.toml", where="remove")
        for stem in self.shape.files:
            file = f"{stem}.toml"
            if header and file not in raw and all(error.file != file for error in self.problems.errors):
                self.problems.add("the file is missing", file=file)

    def remove(self, ids: list[str], cards: Cards, texts: Cards) -> None:
        known = [id for table in cards.values() for id in table]
        for id in ids:
            if not any(table.pop(id, None) is not None for table in cards.values()):
                message = f"there is no card '{id}' to remove{did_you_mean(id, known)}"
                self.problems.add(message, file="pack.toml", where="remove")
            for table in texts.values():
                table.pop(id, None)

    def merge(self, file: str, tables: Table, keys: Mapping[str, Key], into: dict[str, Table]) -> None:
        """Of a card of the base a table says only what is different; all others are whole."""
        for id, found in tables.items():
            if id in into and isinstance(found, dict):
                found = self.laid_over(into[id], found, file, id)
            table = checked_table(found, keys, self.problems, file=file, where=f"[{id}]")
            if table is None:
                self.wrong.add(id)
                table = readable_part(found, keys, self.problems, file=file, where=f"[{id}]")
            if table is not None:
                into[id] = table

    def laid_over(self, base: Table, found: Table, file: str, id: str) -> Table:
        """The card of the base with what is said anew; `without` are keys it has no more."""
        gone = found.get("without", [])
        if not isinstance(gone, list) or not all(isinstance(key, str) for key in gone):
            self.problems.add("'without' is a list of keys", file=file, where=f"[{id}]")
            gone = []
        for key in gone:
            if key not in base:
                message = f"the card has no '{key}' to be without{did_you_mean(key, base)}"
                self.problems.add(message, file=file, where=f"[{id}]")
        kept = {key: value for key, value in base.items() if key not in gone}
        return kept | {key: value for key, value in found.items() if key != "without"}

    def unique(self, cards: Cards) -> None:
        """An id stands for one card, whatever the file: texts know nothing but the id."""
        home: dict[str, str] = {}
        for stem, table in cards.items():
            for id in table:
                if home.setdefault(id, stem) != stem:
                    message = f"this id is already used in {home[id]}.toml"
                    self.problems.add(message, file=f"{stem}.toml", where=f"[{id}]")

    def complete(self, raw: Mapping[str, Table], cards: Cards, texts: Cards) -> None:
        """Every card has an English name and text; no text speaks of a card that does not exist."""
        ids = dict.fromkeys(id for table in cards.values() for id in table)
        for id in ids:
            printed = texts[ENGLISH].get(id, {})
            if not all(printed.get(key, "").strip() for key in PRINTED) and id not in self.wrong:
                message = "the card has no name and text"
                self.problems.add(message, file=f"text.{ENGLISH}.toml", where=f"[{id}]")
        for file, tables in raw.items():
            for id in tables if text_language(file) else ():
                if id not in ids and id not in self.wrong:
                    message = f"there is no such card{did_you_mean(id, ids)}"
                    self.problems.add(message, file=file, where=f"[{id}]")
