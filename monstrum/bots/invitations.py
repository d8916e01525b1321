"""Invites bots that are not ours: from files (`--code my_bot.py`) and from installed packages.

A file is looked into by a process of its own, never by this one. Packages announce their bots in the
entry-point group `monstrum.bots`.
"""

import re
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from monstrum.bots.code import BadCode, bots_in
from monstrum.bots.frames import Broken
from monstrum.bots.guests import BUDGET, GUESTS, LONGEST, Guest, Limits
from monstrum.bots.names import HUMAN, OWN
from monstrum.bots.process import Process, Unloadable
from monstrum.core.errors import BadConfig

GROUP: Final = "monstrum.bots"
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,39}")


def invite(
    files: Sequence[Path] = (), budget: float = BUDGET, shows: bool = False, at_home: bool = False
) -> tuple[Guest, ...]:
    """Make the bots of these files, and the installed ones, players like any other. Raises BadCode.

    `shows`: what they print is shown. `at_home`: they run in this process, for their author."""
    if not 0 < budget <= LONGEST:
        wrong = "is none" if budget <= 0 else "is no number of seconds"
        raise BadConfig(f"A bot needs some time to think: --budget {budget:g} {wrong}.")
    limits = Limits(budget=budget, shows=shows)
    guests = {guest.name: replace(guest, at_home=at_home) for guest in installed(limits)}
    invited: dict[str, Path] = {}
    for file in files:
        for name in names_in(file, limits, at_home):
            if name in OWN or name == HUMAN or name in invited:
                raise BadCode(f"{file.name}: the name '{name}' is taken; give the bot another one.")
            invited[name] = file
            guests[name] = Guest(name, file=str(file.resolve()), limits=limits, at_home=at_home)
    welcome(tuple(guests.values()))
    return tuple(guests.values())


def welcome(guests: Sequence[Guest]) -> None:
    """What `invite` found out, in another process."""
    GUESTS.clear()
    GUESTS.update((guest.name, guest) for guest in guests)


def names_in(file: Path, limits: Limits, at_home: bool = False) -> list[str]:
    """The bots a file says it defines."""
    if not file.is_file():
        raise BadCode(f"{file}: there is no such file.")
    names: list[object] = [*bots_in(file.resolve())] if at_home else names_told(file, limits)
    for name in names:
        if not isinstance(name, str) or not NAME.fullmatch(name):
            raise BadCode(f"{file.name}: {name!r} cannot be a name; use letters, digits, '_', '-' and '.'.")
    return [str(name) for name in names]


def names_told(file: Path, limits: Limits) -> list[object]:
    """Asked in a process of its own, which may answer anything."""
    process = Process({"file": str(file.resolve()), "game": ""}, limits)
    try:
        names = process.first_message(time.monotonic() + limits.start).get("bots")
    except Unloadable as unloadable:
        raise BadCode(str(unloadable)) from None
    except Broken as broken:
        raise BadCode(f"{file.name} {broken}.") from None
    finally:
        process.end()
    if not isinstance(names, list) or not names:
        raise BadCode(f"{file.name} talks nonsense.")
    return names


@cache
def announced() -> tuple[tuple[str, str, str], ...]:
    """Name, module and class of the bots that installed packages announce; ours keep their names."""
    found = {}
    for entry in entry_points(group=GROUP):
        name = entry.name.casefold()
        if NAME.fullmatch(name) and name not in OWN and name != HUMAN:
            found[name] = (name, entry.module, entry.attr)
    return tuple(found[name] for name in sorted(found))


def installed(limits: Limits) -> list[Guest]:
    return [
        Guest(name, module=module, attribute=attribute, limits=limits)
        for name, module, attribute in announced()
    ]
