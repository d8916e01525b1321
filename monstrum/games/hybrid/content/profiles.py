"""Profile cards: schema 6.6 of the rules."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from monstrum.content.problems import Problems
from monstrum.content.suggestions import did_you_mean
from monstrum.content.tables import Table
from monstrum.games.hybrid.content import terms

HIGHEST: Final = 9  # of a mode value, and of an X
NO_LIMIT: Final = 10
BOUNDS: Final = {
    "rank": (0, 9),
    "base": (1, 2),
    "nv": (1, 9),
    "oc": (1, HIGHEST),
    "dc": (1, HIGHEST),
    "f": (1, HIGHEST),
    "mv": (1, HIGHEST),
    "mt": (1, 12),
    "max": (1, NO_LIMIT),
}
_ID: Final = re.compile(r"[A-Z][A-Z0-9]*(_[A-Z0-9]+)*")
_APTITUDE: Final = re.compile(r"([a-z_]+)(?:/([0-9]+))?")


@dataclass(frozen=True, slots=True)
class ProfileCard:
    """One kind of warrior. `f` is 0 without a projectile weapon; aptitudes without an X have 1."""

    id: str
    faction: str
    rank: int
    base: int
    nv: int
    oc: int
    dc: int
    f: int
    mv: int
    mt: int
    aptitudes: dict[str, int]
    max: int

    @property
    def large(self) -> bool:
        return self.base == 2


def read_profile(id: str, table: Table, problems: Problems) -> ProfileCard | None:
    before = len(problems.errors)

    def note(key: str, message: str, allowed: Collection[str] = ()) -> None:
        problems.add(message, file="profiles.toml", where=f"[{id}] {key}".strip(), allowed=tuple(allowed))

    if not _ID.fullmatch(id):
        note("", f"the id of a profile is capital letters, digits and _, like G_TEMPLAR, not '{id}'")
    faction: str = table["faction"]
    if faction not in terms.SIDES:
        note("faction", f"unknown faction '{faction}'{did_you_mean(faction, terms.SIDES)}", terms.SIDES)
    for key, (low, high) in BOUNDS.items():
        if key in table and not low <= table[key] <= high:
            note(key, f"'{key}' is a number from {low} to {high}, found {table[key]}")
    aptitudes: dict[str, int] = {}
    for text in table.get("aptitudes", []):
        match = _APTITUDE.fullmatch(text)
        name, x = (match[1], match[2]) if match else (text, None)
        if name not in terms.APTITUDES:
            message = f"unknown aptitude '{name}'{did_you_mean(name, terms.APTITUDES)}"
            note("aptitudes", message, terms.APTITUDES)
        elif (x is None) != (name in terms.WITHOUT_X):
            example = name if name in terms.WITHOUT_X else f"{name}/1"
            note("aptitudes", f"'{text}' should look like {example}")
        elif x is not None and not 1 <= int(x) <= HIGHEST:
            note("aptitudes", f"the X of '{text}' is a number from 1 to {HIGHEST}")
        elif name in aptitudes:
            note("aptitudes", f"'{name}' is listed twice")
        else:
            aptitudes[name] = int(x or 1)
    most = table.get("max", NO_LIMIT)
    if table.get("unique", False):
        if most not in (1, NO_LIMIT):
            note("max", f"a unique warrior is there once, found max = {most}")
        most = 1
    if len(problems.errors) > before:
        return None
    values = {key: table[key] for key in ("rank", "base", "nv", "oc", "dc", "mv", "mt")}
    return ProfileCard(id=id, faction=faction, f=table.get("f", 0), aptitudes=aptitudes, max=most, **values)
