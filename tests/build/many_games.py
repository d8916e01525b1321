"""Both builds over many games, while there is time: `python -m tests.build.many_games 50000 --minutes 25`.

What was found equal is written down in `build/same_games.txt` with a hash of the sources; who starts it again
with the same sources goes on where it ended. A tenth of the games are skirmishes: they are much longer.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Final

from tools.build import NOTES, ROOT

KEPT: Final = ROOT / "build" / "same_games.txt"
FIRST: Final = 1_000_000  # other seeds than those of the tests
PIECES: Final = {"xybrid": 250, "mutation_wars": 200, "hybrid": 50}  # games at a time; 500 in a round


def sources() -> str:
    """What the compiled files were made from, in a few letters."""
    return hashlib.sha256(json.dumps(json.loads(NOTES.read_text())).encode()).hexdigest()[:12]


def pieces(games: int) -> Iterator[tuple[str, int, int]]:
    """Game, first seed and number of each piece, in an order that has some of each game soon."""
    for at in range(-(-games // sum(PIECES.values()))):
        for name, number in PIECES.items():
            yield name, FIRST + at * number, number


def known(made_from: str) -> dict[tuple[str, int], int]:
    """The pieces that were compared and found equal, with their number of games."""
    lines = KEPT.read_text().splitlines() if KEPT.exists() else []
    words = [line.split() for line in lines]
    return {(name, int(first)): int(number) for made, name, first, number in words if made == made_from}


def hashed(pure: str, name: str, first: int, number: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.build.digests", str(first), str(number), name]
    environment = {**os.environ, "MONSTRUM_PURE": pure}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def compare(name: str, first: int, number: int) -> bool:
    """One piece in both builds, one after the other."""
    said = [hashed(pure, name, first, number).communicate()[0].rsplit(maxsplit=1) for pure in ("0", "1")]
    (build, compiled), (other, pure) = said
    assert (build, other) == ("compiled", "pure Python"), said
    return compiled == pure


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", type=int)
    asked.add_argument("--minutes", type=float, default=float("inf"))
    wanted = asked.parse_args()
    ends = time.monotonic() + 60 * wanted.minutes
    made_from = sources()
    done = known(made_from)
    for name, first, number in pieces(wanted.games):
        if (name, first) in done:
            continue
        if time.monotonic() >= ends:
            break
        if not compare(name, first, number):
            print(f"{name}: the builds differ in one of the {number} games from seed {first} on.")
            return 1
        done[name, first] = number
        with KEPT.open("a") as file:
            file.write(f"{made_from} {name} {first} {number}\n")
    for name in PIECES:
        print(f"{name}: {sum(n for (game, _), n in done.items() if game == name):,} games are the same.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
