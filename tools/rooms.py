"""Moves modules of a game into its rooms, and changes every import: `python tools/rooms.py mutation_wars`.

The history follows (`git mv`). `MOVES` has what is still to be moved: `old = "room.new"`. When all games have
their rooms this tool is no longer needed.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = ("monstrum", "tests", "tools", "examples")
TITLES: Final = {
    "rules": "The chapters of the rules, and their numbers.",
    "effects": "The effects of cards: their words, the programs made of them, and the operations.",
    "knowing": "What a seat may know: the view for eyes, the knowledge for thinking, and what was seen.",
    "speaking": "What is said to people, and what people say.",
    "positions": "Positions as text and bytes, in and out, and whether they can be played.",
    "thinking": "What positions and answers are worth, for bots.",
    "learning": "For learning programs: what they see, and whom they meet.",
    "content": "What a pack may contain, and its cards as tables.",
}
MOVES: Final[dict[str, dict[str, str]]] = {
    "mutation_wars": {
        "encoder": "learning.encoder",
        "rival": "learning.rival",
        "learns": "learning.brings",
    },
    "hybrid": {
        "encoder": "learning.encoder",
        "rival": "learning.rival",
        "learns": "learning.brings",
        "outlooks": "tactics.outlooks",
    },
}


def main(game: str) -> None:
    folder = ROOT / "monstrum" / "games" / game
    moves = {old: new for old, new in MOVES[game].items() if (folder / f"{old}.py").exists()}
    for old, new in moves.items():
        place = folder / f"{new.replace('.', '/')}.py"
        place.parent.mkdir(exist_ok=True)
        init = place.parent / "__init__.py"
        if not init.exists():
            init.write_text(f'"""{TITLES[place.parent.name]}"""\n', encoding="utf-8")
            subprocess.run(["git", "add", str(init)], check=True, cwd=ROOT)
        subprocess.run(["git", "mv", str(folder / f"{old}.py"), str(place)], check=True, cwd=ROOT)
    for path in [path for name in FOLDERS for path in (ROOT / name).rglob("*.py")]:
        text = path.read_text("utf-8")
        changed = with_rooms(text, f"monstrum.games.{game}", moves)
        if changed != text:
            path.write_text(changed, "utf-8")
    print(f"{len(moves)} modules moved. Now: ruff check --fix --select I, ruff format, the tests.")


def with_rooms(text: str, package: str, moves: dict[str, str]) -> str:
    """The same text with the imports of a game as they are after the move."""
    text = re.sub(
        rf"from {re.escape(package)} import (\([^)]*\)|[^\n]*)",
        lambda found: "\n".join(modules(found[1], package, moves)),
        text,
    )
    names = "|".join(sorted(map(re.escape, moves), key=len, reverse=True))
    return re.sub(rf"{re.escape(package)}\.({names})\b(?!\.)", lambda m: f"{package}.{moves[m[1]]}", text)


def modules(listed: str, package: str, moves: dict[str, str]) -> list[str]:
    """`kinds, opcodes as ops` one room after the other."""
    rooms: dict[str, list[str]] = {}
    for item in re.sub(r"[()\n]", " ", listed).split(","):
        name, _, alias = item.strip().partition(" as ")
        if name:
            room, _, new = moves.get(name, name).rpartition(".")
            called = alias or (name if new != name else "")
            rooms.setdefault(room, []).append(f"{new} as {called}" if called else new)
    places = {room: f"{package}.{room}" if room else package for room in rooms}
    return [f"from {places[room]} import {', '.join(names)}" for room, names in rooms.items()]


if __name__ == "__main__":
    main(sys.argv[1])
