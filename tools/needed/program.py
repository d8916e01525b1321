"""A program that tests need: where it is, which tests go without it, and the ways of getting it."""

import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "build" / "needed"  # what was fetched
LOG: Final = FOLDER / "log"

EVERYTHING: Final = "MONSTRUM_EVERYTHING"  # set to 1: nothing may be left out


class CannotGet(Exception):
    """Why this way leads nowhere, in a few words."""


@dataclass(frozen=True)
class Way:
    """One way of getting a program; `go` raises CannotGet."""

    name: str
    go: Callable[[], None]


@dataclass(frozen=True)
class Program:
    """What tests may ask for. `find` answers what the tests start, or None."""

    title: str  # "Chromium or Chrome"
    tests: str  # "tests of the page in a browser"
    advice: str  # one sentence: what a person can do
    find: Callable[[], str | None]
    ways: tuple[Way, ...]

    def missing(self) -> str:
        return f"there is no {self.title} here, and none could be had. {self.advice}"


def get(program: Program, say: Callable[[str], None]) -> str | None:
    """What there is, or what could be had; the ways are tried one after the other."""
    found = program.find()
    for way in program.ways:
        if found is not None:
            return found
        say(f"There is no {program.title} here: trying {way.name} ...")
        try:
            way.go()
        except CannotGet as reason:
            say(f"  That did not work: {reason}.")
            continue
        found = program.find()
        if found is None:
            say("  That came, and does not start here.")
    return found


def nothing_may_be_left_out() -> bool:
    return os.environ.get(EVERYTHING) == "1"


def call(command: Sequence[str], seconds: float, more: Mapping[str, str] | None = None) -> None:
    """Quietly, with a limit; what it says goes to the log. Raises CannotGet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    shown = " ".join([Path(command[0]).name, *command[1:]])
    with LOG.open("a") as log:
        print(f"$ {shown}", file=log, flush=True)
        try:
            done = subprocess.run(
                command,
                env={**os.environ, **(more or {})},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                timeout=seconds,
                check=False,
            )
        except OSError as error:
            raise CannotGet(f"`{shown}` does not start ({error.strerror})") from None
        except subprocess.TimeoutExpired:
            raise CannotGet(f"`{shown}` took more than {seconds:.0f} s") from None
    if done.returncode != 0:
        raise CannotGet(f"`{shown}` failed ({LOG.relative_to(ROOT)} says why)")
