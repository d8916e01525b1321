"""Makes `build/companion/*.json`: random positions, and the numbers the engine finds in them.

    python -m tools.companion_vectors                        10,000 of each game, seed 1
    python -m tools.companion_vectors --seed 7 --number 500  others

The page's tests run the companion's calculators on them. They are made when they are needed and never kept.
"""

import argparse
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.companion_positions.hybrid import activation_rolls, hybrid
from tools.companion_positions.mutation_wars import mutation_wars
from tools.companion_positions.xybrid import xybrid

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "build" / "companion"
OFTEN: Final = 10_000

MAKERS: Final = {
    "xybrid": xybrid,
    "mutation_wars": mutation_wars,
    "hybrid": hybrid,
    "activation_rolls": activation_rolls,
}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Makes vectors for the companion's calculators.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=OFTEN)
    chosen = parser.parse_args(arguments)
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, make in MAKERS.items():
        found = make(random.Random(f"{name} {chosen.seed}"), chosen.number)
        (TARGET / f"{name}.json").write_text(
            json.dumps({"seed": chosen.seed, "vectors": found}, separators=(",", ":"))
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
