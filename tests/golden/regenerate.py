"""Writes the golden games anew, all or of the games named: `python -m tests.golden.regenerate hybrid`.

Read the difference before you commit it.
"""

import sys

from monstrum.games.library import load_game
from monstrum.texts.record import write_record
from tests.golden.games import FOLDER, SEEDS, options_hash, played


def main() -> None:
    wanted = sys.argv[1:] or list(SEEDS)
    for name, games in SEEDS.items():
        if name not in wanted:
            continue
        game = load_game(name)
        hashes = ["# The options of each golden game, in their order. Made by tests/golden/regenerate.py."]
        for seats, seed in games:
            match = played(game, seats, seed)
            file = f"{seats}p-{seed}.toml"
            (FOLDER / name).mkdir(exist_ok=True)
            (FOLDER / name / file).write_text(write_record(match))
            hashes.append(f'"{file}" = "{options_hash(game, match)}"')
        (FOLDER / f"{name}-options.toml").write_text("\n".join(hashes) + "\n")


if __name__ == "__main__":
    main()
