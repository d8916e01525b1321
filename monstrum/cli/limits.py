"""The limits of a server, and how long it keeps things, as settings: from a TOML file, the environment and
the command line; the last wins.

[limits]
requests = "1000/60"        # so many in so many seconds
open_tables = 50

[keep]
chat = 7                    # days
games = "always"
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from math import inf
from pathlib import Path
from typing import Any, Final

from monstrum.content.suggestions import did_you_mean
from monstrum.content.tables import parse_toml
from monstrum.core.errors import BadConfig
from monstrum.server.limits import Limits, Rate
from monstrum.server.retention import Keep

TABLES: Final = ("limits", "keep")  # of the one file
ALWAYS: Final = "always"

Said = dict[str, tuple[str, object]]  # by name: where it was said, and what


def read_limits(
    file: Path | None, given: Iterable[str] = (), environment: Mapping[str, str] = os.environ
) -> Limits:
    """The usual ones, but for what is set. Raises BadConfig."""
    return set_limits(
        Limits(), settings_from("limit", "requests=1000/60", "limits", file, given, environment)
    )


def read_keep(
    file: Path | None, given: Iterable[str] = (), environment: Mapping[str, str] = os.environ
) -> Keep:
    """As long as usual, but for what is set. Raises BadConfig."""
    keep, known = Keep(), [field.name for field in fields(Keep)]
    for name, (where, value) in settings_from("keep", "chat=30", "keep", file, given, environment).items():
        if name not in known:
            guess = did_you_mean(name, known)
            raise BadConfig(f"{where}nothing is kept as '{name}'{guess}; there are {', '.join(known)}.")
        keep = replace(keep, **{name: read_days(where + name, value)})
    return keep


def read_days(what: str, value: object) -> float:
    try:
        days = inf if value == ALWAYS else float(str(value))
    except ValueError:
        days = -1.0
    if not days >= 0 or (days == inf and value != ALWAYS):
        raise BadConfig(f"{what} is a number of days, like 30, or '{ALWAYS}', not '{value}'.")
    return days


def settings_from(
    option: str,
    example: str,
    table: str,
    file: Path | None,
    given: Iterable[str],
    environment: Mapping[str, str],
) -> Said:
    """Raises BadConfig."""
    settings: Said = {}
    prefix = f"MONSTRUM_{option.upper()}_"
    if file is not None:
        settings |= {name: (f"{file}: ", value) for name, value in in_file(file, table, TABLES).items()}
    for variable, text in environment.items():
        if variable.startswith(prefix):
            settings[variable.removeprefix(prefix).casefold()] = (f"{variable}: ", text)
    for setting in given:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BadConfig(f"--{option} wants a name and a value, like {example}, not '{setting}'.")
        settings[name.strip()] = (f"--{option}: ", text.strip())
    return settings


def set_limits(limits: Limits, settings: Mapping[str, tuple[str, object]]) -> Limits:
    """These, but for what is set: by name, where it was said and what. Raises BadConfig."""
    for name, (where, value) in settings.items():
        if name not in LIMITS:
            guess, known = did_you_mean(name, LIMITS), ", ".join(LIMITS)
            raise BadConfig(f"{where}there is no limit '{name}'{guess}; there are {known}.")
        change: dict[str, Any] = {name: read_value(where + name, value, getattr(limits, name))}
        limits = replace(limits, **change)
    return limits


LIMITS: Final = [field.name for field in fields(Limits)]


def in_file(file: Path, wanted: str, tables: Sequence[str] = ()) -> dict[str, object]:
    """One of the tables of a file, which is the only one unless others are named. Raises BadConfig."""
    try:
        table = parse_toml(file.read_text("utf-8"))
    except FileNotFoundError:
        raise BadConfig(f"{file}: there is no such file.") from None
    except (OSError, ValueError) as error:
        raise BadConfig(f"{file}: it cannot be read: {error}.") from None
    tables = tables or (wanted,)
    if not table or not all(name in tables and isinstance(found, dict) for name, found in table.items()):
        names = " or ".join(f"[{name}]" for name in tables)
        raise BadConfig(f"{file}: it needs a table {names}, and nothing beside.")
    return dict(table.get(wanted, {}))


def read_value(what: str, value: object, usual: object) -> object:
    """A rate is `240/60`; numbers are what they are. None is below zero, and none is no number."""
    try:
        if isinstance(usual, Rate):
            number, _, seconds = str(value).partition("/")
            found: object = Rate(int(number), float(seconds))
            fits = int(number) > 0 and 0 < float(seconds) < float("inf")
        else:
            found = int(str(value)) if isinstance(usual, int) else float(str(value))
            fits = 0 <= float(str(value)) < float("inf")
    except ValueError:
        fits = False
    if not fits:
        rate = isinstance(usual, Rate)
        form = "how many in how many seconds, like 240/60" if rate else f"a number like {usual}"
        raise BadConfig(f"{what} is {form}, not '{value}'.")
    return found
