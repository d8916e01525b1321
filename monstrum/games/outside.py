"""Games that others bring. A package that is installed names its entry under `monstrum.games`:

    [project.entry-points."monstrum.games"]
    lamplight = "lamplight:GAME"

One that is not is found by its folder, in MONSTRUM_GAMES; its entry is called GAME there. A game that cannot
be loaded spoils no other: what is wrong with it is a sentence.
"""

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from monstrum.kit.entry import Entry

GROUP: Final = "monstrum.games"
VARIABLE: Final = "MONSTRUM_GAMES"


def folders() -> list[Path]:
    """The folders that are named, each a package."""
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    return [Path(folder).resolve() for folder in named if folder]


def found() -> Iterator[tuple[str, Entry | str]]:
    """Where a game comes from, and its entry or what is wrong with it."""
    for installed in entry_points(group=GROUP):
        yield installed.value, taken(installed)
    for folder in folders():
        yield str(folder), in_folder(folder)


def in_folder(folder: Path) -> Entry | str:
    if not (folder / "__init__.py").is_file():
        return "it is no folder with an __init__.py"
    if str(folder.parent) not in sys.path:
        sys.path.append(str(folder.parent))
    return taken(EntryPoint(folder.name, f"{folder.name}:GAME", GROUP))


def taken(named: EntryPoint) -> Entry | str:
    """Somebody else's code: whatever it raises is told."""
    try:
        entry = getattr(import_module(named.module), named.attr)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return entry if isinstance(entry, Entry) else "its GAME is no Entry"
