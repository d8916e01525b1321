"""The small things in the table of a mission: squares, rectangles, words, numbers, what is said per side."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from monstrum.content.problems import Problems
from monstrum.content.suggestions import did_you_mean
from monstrum.content.tables import Key, Table, checked_table
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.mission_card import Rect
from monstrum.games.hybrid.content.profiles import ProfileCard
from monstrum.games.hybrid.positions.map_text import MapText, Square

FILE: Final = "missions.toml"


class MissionTable:
    """One table of missions.toml; everything wrong in it is noted with its key."""

    def __init__(self, id: str, table: Table, profiles: Sequence[ProfileCard], problems: Problems) -> None:
        self.id = id
        self.table = table
        self.profiles = {profile.id: profile for profile in profiles}
        self.problems = problems
        self.known: dict[str, tuple[str, ...]] = {"profile": tuple(self.profiles)}
        self.map: MapText | None = None

    def note(self, key: str, message: str, allowed: Collection[str] = ()) -> None:
        self.problems.add(message, file=FILE, where=f"[{self.id}] {key}".strip(), allowed=tuple(allowed))

    def rows(self, key: str, keys: Mapping[str, Key]) -> list[tuple[str, Table]]:
        """The tables of a list, each with the words that name it in messages."""
        found = []
        for number, row in enumerate(self.table.get(key, []), start=1):
            where = f"[{self.id}] {key} {number}"
            table = checked_table(row, keys, self.problems, file=FILE, where=where)
            if table is not None:
                found.append((f"{key} {number}", table))
        return found

    def word(self, key: str, value: str, words: Collection[str]) -> str:
        if value not in words:
            self.note(key, f"unknown word '{value}'{did_you_mean(value, words)}", words)
        return value

    def words(self, key: str, words: tuple[str, ...], default: tuple[str, ...]) -> tuple[str, ...]:
        found = tuple(self.table.get(key, default))
        for value in found:
            self.word(key, value, words)
        if len(set(found)) < len(found):
            self.note(key, "a word is listed twice")
        return found

    def number(self, key: str, low: int, high: int, default: int) -> int:
        value: int = self.table.get(key, default)
        if not low <= value <= high:
            self.note(key, f"'{key}' is a number from {low} to {high}, found {value}")
        return value

    def square(self, key: str, text: str) -> Square:
        match = re.fullmatch(r"(\d+),(\d+)", text)
        if match is None:
            self.note(key, f"'{text}' is no square; a square is column,row like 3,12")
            return (0, 0)
        square = (int(match[1]), int(match[2]))
        if self.map is not None and not (square[0] < self.map.columns and square[1] < len(self.map.rows)):
            self.note(key, f"the square {text} is not on the map")
        return square

    def squares(self, key: str, texts: Sequence[str]) -> tuple[Square, ...]:
        found = tuple(self.square(key, text) for text in texts)
        if not found or len(set(found)) < len(found):
            self.note(key, "squares are listed once each, and there is at least one")
        return found

    def rect(self, key: str, text: object) -> Rect:
        match = re.fullmatch(r"(\d+),(\d+)-(\d+),(\d+)", text) if isinstance(text, str) else None
        if match is None:
            self.note(key, f"'{text}' is no rectangle; it is two corners like 0,0-9,9")
            return Rect(0, 0, 0, 0)
        found = Rect(*map(int, match.groups()))
        if found.west > found.east or found.north > found.south:
            self.note(key, f"the rectangle {text} should name its north-west corner first")
        elif self.map is not None and not (
            found.east < self.map.columns and found.south < len(self.map.rows)
        ):
            self.note(key, f"the rectangle {text} is not on the map")
        return found

    def by_side(self, key: str) -> dict[str, Any]:
        table: dict[str, Any] = self.table.get(key, {})
        for side in table:
            self.word(key, side, terms.SIDES)
        return {side: value for side, value in table.items() if side in terms.SIDES}

    def lists(self, key: str) -> dict[str, tuple[str, ...]]:
        """Lists of profiles by side."""
        found: dict[str, tuple[str, ...]] = {}
        for side, value in self.by_side(key).items():
            if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
                self.note(key, f"expected a list of profiles for {side}, found {value!r}")
                continue
            for one in value:
                self.word(key, one, self.known["profile"])
            found[side] = tuple(value)
        return found

    def side_number(self, key: str, side: str, low: int, high: int, default: int | None) -> int:
        value = self.by_side(key).get(side, default)
        if value is None:
            self.note(key, f"{side} has no fixed force: how much may it choose?")
            return low
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.note(key, f"expected a number from {low} to {high} for {side}, found {value!r}")
            return low
        return value
