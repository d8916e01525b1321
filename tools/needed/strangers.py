"""Programs and libraries of others that our long tests run, each in an environment of its own below `build/`.

They are too large, or too particular about versions, to live beside what we work with. Those that play our
games see them and what they need: our own environment comes after theirs.
"""

import os
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Final

from monstrum.core.errors import MonstrumError
from tools import build_web
from tools.needed.program import FOLDER, ROOT, CannotGet, Program, Way, call

PYTHON: Final = "Scripts/python.exe" if os.name == "nt" else "bin/python"
LONG: Final = 1500.0  # seconds: some of it is large


def packages(title: str, tests: str, name: str, wanted: tuple[str, ...], sees_ours: bool = False) -> Program:
    """Packages of PyPI; what tests start is the Python that has them."""
    folder = FOLDER / name
    python = folder / PYTHON
    done = folder / "done"

    def find() -> str | None:
        return str(python) if done.is_file() and done.read_text() == " ".join(wanted) else None

    def install() -> None:
        venv.create(folder, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if sees_ours:
            there = folder / Path(sysconfig.get_path("purelib")).relative_to(sys.prefix)
            (there / "ours.pth").write_text(f"{ROOT}\n{sysconfig.get_path('purelib')}\n")
        call([*pip, *wanted], LONG)
        done.write_text(" ".join(wanted))

    advice = f"`python -m tools.needed strangers` tries again ({', '.join(wanted)})."
    return Program(title, tests, advice, find, (Way("pip", install),))


def node_packages(title: str, tests: str, name: str, wanted: tuple[str, ...]) -> Program:
    """Packages of npm; what tests start is the folder that has them."""
    folder = FOLDER / name
    done = folder / "done"

    def find() -> str | None:
        return str(folder) if done.is_file() and done.read_text() == " ".join(wanted) else None

    def install() -> None:
        try:
            npm = build_web.find_npm()
        except (build_web.CannotBuild, MonstrumError) as error:
            raise CannotGet(str(error).rstrip(".")) from None
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true, "type": "module"}')
        path = {"PATH": build_web.environment()["PATH"]}
        quiet = ("--silent", "--no-audit", "--no-fund", "--prefer-offline")
        call([*npm, "install", *quiet, "--prefix", str(folder), *wanted], LONG, path)
        done.write_text(" ".join(wanted))

    advice = f"`python -m tools.needed strangers` tries again ({', '.join(wanted)})."
    return Program(title, tests, advice, find, (Way("npm", install),))


OPENAPI_PYTHON: Final = packages(
    "openapi-python-client",
    "tests of generated clients in Python",
    "openapi-python",
    ("openapi-python-client==0.29.1",),
)
OPENAPI_TYPESCRIPT: Final = node_packages(
    "openapi-typescript",
    "tests of generated clients in TypeScript",
    "openapi-typescript",
    ("openapi-typescript@7.13.0", "openapi-fetch@0.17.0", "typescript@5.9.3", "@types/node@20.19.43"),
)

TEXT_ARENA: Final = packages(
    "TextArena", "tests of TextArena", "textarena", ("textarena==0.7.4",), sees_ours=True
)

MASKABLE: Final = packages(
    "sb3-contrib",
    "tests of a trainer: MaskablePPO",
    "sb3",
    ("torch==2.13.0", "sb3-contrib==2.9.2"),
    sees_ours=True,
)

TIANSHOU: Final = packages(
    "tianshou",
    "tests of a trainer: tianshou",
    "tianshou",
    ("torch==2.13.0", "tianshou==2.0.1"),
    sees_ours=True,
)
RLLIB: Final = packages(
    "RLlib", "tests of a trainer: RLlib", "rllib", ("torch==2.13.0", "ray[rllib]==2.60.0"), sees_ours=True
)

STRANGERS: Final = (OPENAPI_PYTHON, OPENAPI_TYPESCRIPT, TEXT_ARENA, MASKABLE, TIANSHOU, RLLIB)
