"""The database that tests of a store in PostgreSQL start: the programs of a server; none of them runs yet."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tools.needed.program import Program
from tools.needed.system import from_the_system

FOLDERS: Final = ("/usr/lib/postgresql", "/usr/local/opt", "/opt/homebrew/opt")  # Debian and macOS hide them
NEEDED: Final = ("initdb", "postgres")


def find() -> str | None:
    """The folder of the programs, of the newest version there is."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).parent] if on_path else []
    for folder in FOLDERS:
        found += sorted(Path(folder).glob("*/bin"), key=version, reverse=True)
    return next((str(folder) for folder in found if starts(folder)), None)


def version(folder: Path) -> list[int]:
    return [
        int(part) for part in folder.parent.name.removeprefix("postgresql@").split(".") if part.isdecimal()
    ]


def starts(folder: Path) -> bool:
    if not all(os.access(folder / name, os.X_OK) for name in NEEDED):
        return False
    said = subprocess.run([folder / "postgres", "--version"], capture_output=True, check=False)
    return said.returncode == 0


POSTGRES: Final = Program(
    title="PostgreSQL",
    tests="tests of a store in PostgreSQL",
    advice="Install the package postgresql of your system.",
    find=find,
    ways=(
        from_the_system(
            {
                "apt-get": "postgresql",
                "dnf": "postgresql-server",
                "zypper": "postgresql-server",
                "apk": "postgresql",
                "pacman": "postgresql",
            }
        ),
    ),
)
