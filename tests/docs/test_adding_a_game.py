"""`docs/adding-a-game.md` to the letter: its snippets are the example, and the game made of them runs."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lamplight"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
SNIPPET = re.compile(r"(?:`([a-z_]+\.py)`:\n\n)?```python\n(.*?)\n```", re.DOTALL)
FILES = ("turns.py", "asks.py", "game.py", "__init__.py")


def modules() -> dict[str, list[str]]:
    """By file the snippets of it: the first is named, those after it go on."""
    found: dict[str, list[str]] = {}
    file = ""
    for name, code in SNIPPET.findall(PAGE):
        file = name or file
        found.setdefault(file, []).append(code)
    return found


def packed(text: str) -> list[str]:
    """The lines that are not empty."""
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("file", FILES)
def test_the_snippets_of_a_file_are_that_file(file: str) -> None:
    pieces = modules()[file]
    if file == "__init__.py":  # the last snippet of the page is a use of the game
        assert "TableEnv" in pieces.pop()
    assert packed("\n".join(pieces)) == packed((EXAMPLE / file).read_text("utf-8"))


@pytest.mark.parametrize("snippet", re.findall(r"```(?:toml|ftl|markdown)\n(.*?)\n```", PAGE, re.DOTALL))
def test_every_other_snippet_is_in_the_example(snippet: str) -> None:
    texts = [
        path.read_text("utf-8") for path in EXAMPLE.rglob("*") if path.suffix in (".toml", ".ftl", ".md")
    ]
    outside = (ROOT / "monstrum" / "games" / "outside.py").read_text("utf-8")
    lines = packed(snippet)
    assert any(all(line in text for line in lines) for text in [*texts, outside])


def test_the_number_of_lines_is_told_as_it_is() -> None:
    lines = sum(len((EXAMPLE / file).read_text("utf-8").splitlines()) for file in FILES)
    assert f": {lines} lines of Python" in PAGE


def test_the_game_put_together_from_the_page_runs(tmp_path: Path) -> None:
    folder = tmp_path / "lamplight"
    folder.mkdir()
    for file in FILES:
        pieces = modules()[file]
        (folder / file).write_text("\n\n\n".join(pieces[:1] if file == "__init__.py" else pieces) + "\n")
    (folder / "rules.md").write_text((EXAMPLE / "rules.md").read_text("utf-8"))
    for part in ("data", "scenarios"):
        shutil.copytree(EXAMPLE / part, folder / part)
    for command in (
        ["simulate", "lamplight", "-n", "3", "--players", "greedy,random,random", "--workers", "1"],
        ["scenario", "run", str(folder / "scenarios")],
        ["pack", "check", str(folder / "data" / "standard")],
        ["rules", "LL-3.2"],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "monstrum", *command],
            cwd=tmp_path,
            env={**os.environ, "MONSTRUM_GAMES": "lamplight", "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stderr) == (0, ""), (command, done.stdout, done.stderr)
