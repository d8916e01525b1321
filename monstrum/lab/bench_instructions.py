"""Instructions of the processor for each row of the benchmark, counted by valgrind where it is installed.

They repeat to a few in a thousand on a busy machine, where seconds do not. All rows run in one process under
callgrind, which writes down its count whenever a function is entered that nothing else here calls (`MARK`):
once before a row and once behind it.

    python -m monstrum.lab.bench_instructions       what `monstrum bench` starts under valgrind
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from monstrum.bots.keeper import PR_SET_PDEATHSIG, control
from monstrum.lab.bench import Row, there

MARK: Final = "getloadavg"  # of the C library
SECONDS: Final = 900  # valgrind makes everything fifty times as slow
WITHOUT: Final = "Instructions are left out: valgrind is not installed."
STOPPED: Final = "Instructions were not counted to the end."

# How many units are enough: whole games, copies, samples.
UNITS: Final = {
    "core loop": 20,
    "C++ loop": 20,
    "clone": 100,
    "know and sample": 20,
    "greedy games": 2,
    "rollouts": 4,
}
SLOW: Final = 4  # games of Hybrid


@dataclass(frozen=True, slots=True)
class Counted:
    """What came out for a row."""

    name: str
    unit: str
    instructions: int
    things: int

    def sentence(self) -> str:
        return f"{self.instructions / self.things:>10,.0f} instructions  {self.name}, per {self.unit[:-1]}"


def rows_to_count(peers: bool) -> list[tuple[Row, int]]:
    """The rows that never leave compiled code for long, each with its units."""
    from monstrum.lab.bench_peers import open_spiel_rows  # these load every game
    from monstrum.lab.bench_rows import own_rows

    found = [*own_rows(), *(open_spiel_rows()[:3] if peers and there("pyspiel") else [])]
    return [
        (row, min(SLOW, units) if row.name.startswith("Hybrid HYM") else units)
        for row in found
        for ending, units in UNITS.items()
        if row.name.endswith(ending)
    ]


def count_here(peers: bool) -> Iterator[str]:
    """Every row once, between two marks; a line of JSON for each."""
    for row, units in rows_to_count(peers):
        row.work(1)  # what it makes at its first call
        os.getloadavg()
        things = row.work(units)
        os.getloadavg()
        yield json.dumps([row.name, row.unit, things])


def totals(folder: Path) -> list[int]:
    """What was counted between a mark and the next, from the first mark on."""
    found: list[int] = []
    number = 2  # the first part is what came before the first mark
    while (part := folder / f"counts.{number}").exists():
        lines = part.read_text().splitlines()
        found += [int(line.split()[1]) for line in lines if line.startswith(("totals:", "summary:"))][:1]
        number += 1
    return found


def counted(lines: list[str], counts: list[int]) -> list[Counted]:
    """Rows and counts brought together: of two counts the first is of a row, the second of what lies between
    that row and the next."""
    return [
        Counted(name, unit, instructions, things)
        for (name, unit, things), instructions in zip(map(json.loads, lines), counts[::2], strict=False)
    ]


def count(peers: bool) -> tuple[list[Counted], str]:
    """Every row under valgrind; or none, and a sentence that says why; or those before an interrupt."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return [], WITHOUT
    with tempfile.TemporaryDirectory() as folder:
        command = [valgrind, "--tool=callgrind", f"--dump-before={MARK}", "--combine-dumps=no"]
        command += [f"--callgrind-out-file={folder}/counts", sys.executable, "-m", __name__]
        lines = Path(folder, "lines")
        try:
            with lines.open("w") as file:
                done = subprocess.run(
                    command + ([] if peers else ["--no-peers"]),
                    stdout=file,
                    stderr=subprocess.PIPE,
                    text=True,
                    timeout=SECONDS,
                    check=False,
                )
        except subprocess.TimeoutExpired:
            return [], f"Instructions are left out: they were not counted within {SECONDS // 60} minutes."
        except KeyboardInterrupt:
            return counted(lines.read_text().splitlines(), totals(Path(folder))), STOPPED
        found = counted(lines.read_text().splitlines(), totals(Path(folder)))
        if done.returncode != 0 or not found:
            reason = " ".join(done.stderr.split())[-200:]
            return [], f"Instructions are left out: valgrind did not run to its end ({reason})."
        return found, ""


if __name__ == "__main__":
    control(PR_SET_PDEATHSIG, signal.SIGKILL)  # valgrind has nobody to count for once the benchmark is gone
    for line in count_here("--no-peers" not in sys.argv[1:]):
        print(line, flush=True)
