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
LONG: Final = (  # what tries everything is left to `make test`
    "rules/hybrid/test_against_slow.py",
    "content/test_grammar.py::test_reading_what_was_printed_gives_the_same_tree",
    "games/mutation_wars/test_positions.py::test_a_position_is_read_back_as_it_was",
    "games/xybrid/test_refusals.py::test_words_are_refused_exactly_when_they_are_illegal",
)


def main(arguments: list[str]) -> int:
    os.chdir(ROOT)
    if reason := stale():
        os.environ["MONSTRUM_PURE"] = "1"
        print(f"Testing the sources, as {reason}.", flush=True)
    left = [f"--deselect=tests/{path}" for path in LONG]
    done = pytest.main(["-q", *left, *(f"tests/{folder}" for folder in FOLDERS), *arguments])
    took = os.times()
    print(f"{took.user + took.system + took.children_user + took.children_system:.0f} s of processor time.")
    return int(done)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
