"""What cannot be written in pyproject.toml: which folders are packages, and what is compiled.

Every folder below `monstrum` is found by itself, folders of data included. The rule books live in
`docs/rules`, where readers look for them, and are installed as `monstrum/rulebooks`, where the program looks.

With MONSTRUM_COMPILED=1 the core and the rules of the games are compiled by mypyc, all in one go; without,
the same files run interpreted. `tools/build.py` decides which.
"""

import os
from pathlib import Path

from setuptools import Extension, find_namespace_packages, setup

BUILT = "monstrum.server.pages"  # files of the built page; a folder beside the module of that name
FOUND = find_namespace_packages(
    include=["monstrum", "monstrum.*"], exclude=["*.__pycache__", BUILT, f"{BUILT}.*"]
)

TALKS_TO_PEOPLE = {"__init__.py", "contract.py", "board.py", "build.py", "errors.py"}  # interpreted
OF_A_GAME = (
    "state", "actions", "catalog", "kinds", "events", "opcodes", "deck_log", "sightings", "operands",
    "frames", "knowledge", "sample", "evaluate", "prospects", "lookahead", "peeked", "encoder", "rival",
)  # fmt: skip


def compiled_files() -> list[str]:
    """The core, and of each game the state, rules, operations, knowledge, samples, evaluator, encoder."""
    files = [path for path in Path("monstrum/core").glob("*.py") if path.name not in TALKS_TO_PEOPLE]
    for game in Path("monstrum/games").iterdir():
        files += [game / f"{name}.py" for name in OF_A_GAME if (game / f"{name}.py").exists()]
        files += [path for part in ("rules", "ops") for path in (game / part).glob("*.py")]
    return sorted(str(path) for path in files if path.name != "__init__.py")


def extensions() -> list[Extension]:
    if os.environ.get("MONSTRUM_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    found: list[Extension] = mypycify(
        compiled_files(), opt_level="3", debug_level="0", group_name="monstrum.native"
    )
    return found


if __name__ == "__main__":
    setup(
        packages=[*FOUND, "monstrum.rulebooks"],
        package_dir={"monstrum.rulebooks": "docs/rules"},
        package_data={"": ["*.md", "*.sql", "*.toml", "py.typed"], "monstrum.server": ["pages/**"]},
        ext_modules=extensions(),
    )
