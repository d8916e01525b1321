"""The limits of a server as settings: from a TOML file, the environment and the command line; the last wins.

[limits]
requests = "1000/60"        # so many in so many seconds
open_tables = 50
"""

import os
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final

from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadConfig
from monstrum.server.limits import Limits, Rate

PREFIX: Final = "MONSTRUM_LIMIT_"


def read_limits(
    file: Path | None, given: Iterable[str] = (), environment: Mapping[str, str] = os.environ
) -> Limits:
    """The usual ones, but for what is set. Raises BadConfig."""
    settings: dict[str, tuple[str, object]] = {}  # where it was said, and what
    if file is not None:
        settings |= {name: (f"{file}: ", value) for name, value in in_file(file).items()}
    for variable, said in environment.items():
        if variable.startswith(PREFIX):
            settings[variable.removeprefix(PREFIX).casefold()] = (f"{variable}: ", said)
    for setting in given:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BadConfig(f"--limit wants a name and a value, like requests=1000/60, not '{setting}'.")
        settings[name.strip()] = ("--limit: ", text.strip())
    return set_limits(Limits(), settings)


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


def in_file(file: Path, wanted: str = "limits") -> dict[str, object]:
    """The one table of a file. Raises BadConfig."""
    try:
        table = tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise BadConfig(f"{file}: there is no such file.") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadConfig(f"{file}: it cannot be read: {error}.") from None
    found = table.get(wanted)
    if not isinstance(found, dict) or set(table) != {wanted}:
        raise BadConfig(f"{file}: it needs one table, [{wanted}], and nothing beside it.")
    return found


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
