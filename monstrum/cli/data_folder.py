"""Where this program keeps what it makes: MONSTRUM_DATA, or the platform's folder for such things."""

import os
from datetime import datetime
from pathlib import Path

from monstrum.core.errors import MonstrumError


class CannotWrite(MonstrumError):
    """A file could not be written."""


def data_folder() -> Path:
    """The folder, which may not exist yet."""
    if chosen := os.environ.get("MONSTRUM_DATA"):
        return Path(chosen)
    from platformdirs import user_data_path  # most verbs need no folder

    return user_data_path("monstrum", appauthor=False)


def new_record_path(game: str, kind: str) -> Path:
    """A name nobody has used: `records/xybrid-20260131-201500.toml`."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}" + ("" if kind == "record" else f"-{kind}")
    folder = data_folder() / "records"
    path = folder / f"{stem}.toml"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.toml"
        number += 1
    return path


def check_new(path: Path) -> None:
    """Nothing is overwritten. Raises CannotWrite."""
    if path.exists():
        raise CannotWrite(f"{path} exists already; choose another name.")


def write_new(path: Path, text: str) -> None:
    """Write a new file and the folders above it. Raises CannotWrite."""
    check_new(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise CannotWrite(f"{path} cannot be written: {error.strerror or error}.") from error
