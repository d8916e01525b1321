"""`make quick`: the tests of the games, their rules and their cards, while somebody works on them.

No browser, no server, no compiler: compiled files that are up to date are used, and the sources if they are
not. It ends with the seconds of processor time it took, of which 90 are what it may take.
"""

import os
import sys
from typing import Final

import pytest

from tools.build import ROOT, stale

FOLDERS: Final = ("core", "content", "rules", "games")
LONG: Final = ("rules/hybrid/test_against_slow.py",)  # twins that try everything; left to `make test`


def main(arguments: list[str]) -> int:
    os.chdir(ROOT)
    if reason := stale():
        os.environ["MONSTRUM_PURE"] = "1"
        print(f"Testing the sources, as {reason}.", flush=True)
    left = [f"--ignore=tests/{path}" for path in LONG]
    done = pytest.main(["-q", *left, *(f"tests/{folder}" for folder in FOLDERS), *arguments])
    took = os.times()
    print(f"{took.user + took.system + took.children_user + took.children_system:.0f} s of processor time.")
    return int(done)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
