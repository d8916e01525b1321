"""Writes the tables of `docs/environments/*.md`: actions and observations, from the code that makes them.

    python tools/env_pages.py            write the tables
    python tools/env_pages.py --check    say whether they are up to date; exit code 1 if not

A page keeps its own words; between `<!-- actions -->` and `<!-- end -->`, and between `<!-- observation -->`
and `<!-- end -->`, everything is written here.
"""

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "docs" / "environments"


def page_of(game: str) -> Path:
    return PAGES / f"{game.replace('_', '-')}.md"


def actions(game: str) -> str:
    """From what the game can ask; of a game that has not declared it yet, the docstring of its
    `actions.py`."""
    from monstrum.envs.learnable import loaded
    from monstrum.kit.asks import action_table
    from monstrum.kit.table_game import TableGame

    found = loaded(game)
    if isinstance(found, TableGame):
        return (
            f"{found.space} actions with the standard pack; the hash of their layout begins with"
            f" `{found.layout_hash[:16]}`.\n\n{action_table(found.asks)}"
        )
    source = ROOT / "monstrum" / "games" / game / "actions.py"  # compiled modules have no docstring
    said = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    table = "\n".join(line for line in said.splitlines() if line.startswith("|"))
    return (
        f"{found.space} actions with the standard pack; the hash of their layout begins with"
        f" `{found.layout_hash[:16]}`.\n\n{table}"
    )


def observation(game: str) -> str:
    """The fields with two players, and the sizes with more."""
    from monstrum.envs.learnable import lesson, loaded

    found = loaded(game)
    sizes = ["| Players | Bytes | Hash of the layout |", "|---|---:|---|"]
    for players in range(found.least_seats, found.most_seats + 1):
        encoder = lesson(game, players).encoder
        sizes.append(f"| {players} | {encoder.size:,} | `{encoder.layout_hash()}` |")
    encoder = lesson(game, found.least_seats).encoder
    rows = ["| Field | Start | Bytes | Up to | Meaning |", "|---|---:|---:|---:|---|"]
    for field in encoder.fields:
        rows.append(f"| `{field.name}` | {field.start} | {field.size} | {field.most} | {field.words} |")
    head = f"Version {encoder.version}. Fields with {found.least_seats} players and the standard pack:"
    return "\n".join([head, "", *rows, "", *sizes])


def written(game: str, text: str) -> str:
    """The page with its tables made anew."""
    for name, table in (("actions", actions(game)), ("observation", observation(game))):
        block = re.search(rf"<!-- {name} -->.*?<!-- end -->", text, re.DOTALL)
        if block is None:
            raise ValueError(f"{page_of(game).name} has no block for {name}.")
        text = f"{text[: block.start()]}<!-- {name} -->\n\n{table}\n\n<!-- end -->{text[block.end() :]}"
    return text


def main(arguments: list[str]) -> int:
    from monstrum.envs.learnable import LEARNABLE

    stale = []
    for game in LEARNABLE:
        page = page_of(game)
        text = page.read_text(encoding="utf-8")
        fresh = written(game, text)
        if fresh != text:
            stale.append(page.name)
            if "--check" not in arguments:
                page.write_text(fresh, encoding="utf-8")
    if stale and "--check" in arguments:
        print(f"Out of date: {', '.join(stale)}; run `python tools/env_pages.py`.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main(sys.argv[1:]))
