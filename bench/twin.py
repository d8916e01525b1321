"""How far the compiled core is from C: `python bench/twin.py [--games 200] [--players 2]`.

`twin.c` plays XYbrid at random, cards without their effects: setup and shuffles with the game's own
generator, cores, draws, attaching, sides and swaps, breakthroughs, scoring and refreshes. Not in it: effects
of cards, events, the stack of pending work, explicit chance, copies. Both play the same games, which is
checked game by game; then instructions per decision are counted by valgrind, where it is installed.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from monstrum.core.engine import settle
from monstrum.core.playout import playout
from monstrum.core.quick import Quick
from monstrum.games.library import load_game
from monstrum.games.xybrid.effects.opcodes import END, WIDTH
from monstrum.games.xybrid.state import LabState

SOURCE = Path(__file__).with_suffix(".c")
SEED = 20
FEW = 20  # games counted by valgrind are so many, and ten times as many: the difference is games alone


def plain(seats: int) -> LabState:
    """The first position of a game whose cards do nothing."""
    state: LabState = load_game("xybrid").first({"players": seats}).clone()
    cards = state.catalog
    end = next(at for at in range(0, len(cards.code), WIDTH) if cards.code[at] == END)
    for row, number in (
        (cards.entry, -1),
        (cards.static_start, 0),
        (cards.aura, 0),
        (cards.shielder, 0),
        (cards.breakthrough_entry, end),
    ):
        for at in range(len(row)):
            row[at] = number
    return state


def played(seats: int, games: int) -> str:
    """What `twin.c` prints, from the core."""
    start, rng, decisions, lines = plain(seats), Quick(SEED), 0, []
    for _ in range(games):
        copy = start.clone()
        copy.chance.rekey([rng.word() for _ in range(8)])
        settle(copy)
        decisions += playout(copy, rng)
        lines.append("".join(f"{infamy} " for infamy in copy.infamy))
    return "\n".join([*lines, str(decisions)]) + "\n"


def told(seats: int, games: int) -> str:
    """What `twin.c` reads."""
    cards = plain(seats).catalog
    pairs = [f"{cards.type_of[part]} {cards.value_of[part]}" for part in range(cards.parts)]
    return " ".join(map(str, [seats, cards.parts, cards.breakthroughs, games, SEED, *pairs]))


def instructions(command: list[str], given: str) -> int:
    """All of a process."""
    with tempfile.TemporaryDirectory() as folder:
        counted = Path(folder, "counted")
        wrapped = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={counted}", *command]
        subprocess.run(wrapped, input=given, capture_output=True, text=True, check=True)
        lines = counted.read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(("summary:", "totals:")))


def per_decision(seats: int, twin: Path | None) -> float:
    """Of games alone: what ten times as many cost more."""
    counts, decisions = [], []
    for games in (FEW, 10 * FEW):
        if twin is None:
            command = [sys.executable, __file__, "--play", str(games), "--players", str(seats)]
            counts.append(instructions(command, ""))
        else:
            counts.append(instructions([str(twin)], told(seats, games)))
        decisions.append(int(played(seats, games).split()[-1]))
    return (counts[1] - counts[0]) / (decisions[1] - decisions[0])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--same", action="store_true", help="only look whether the games are the same")
    options.add_argument("--play", type=int, help="only play so many games in the core")
    chosen = options.parse_args()
    if chosen.play:
        played(chosen.players, chosen.play)
        return
    with tempfile.TemporaryDirectory() as folder:
        twin = Path(folder, "twin")
        subprocess.run(["cc", "-O3", "-o", str(twin), str(SOURCE)], check=True)
        given = told(chosen.players, chosen.games)
        other = subprocess.run([str(twin)], input=given, capture_output=True, text=True, check=True).stdout
        if other != played(chosen.players, chosen.games):
            sys.exit("The twin plays other games.")
        print(f"{chosen.games} games with {chosen.players} players: the same, {other.split()[-1]} decisions.")
        if chosen.same or shutil.which("valgrind") is None:
            return
        ours, theirs = per_decision(chosen.players, None), per_decision(chosen.players, twin)
        print(
            f"Instructions per decision: core {ours:,.0f}, C {theirs:,.0f}; share of C {theirs / ours:.2f}."
        )


if __name__ == "__main__":
    main()
