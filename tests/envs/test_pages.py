"""The pages about environments say what the code says, and their examples run."""

import re
from pathlib import Path

import pytest

from monstrum.envs.learnable import LEARNABLE, lesson
from tools import env_pages

ROOT = Path(__file__).parents[2]
OVERVIEW = ROOT / "docs" / "environments.md"


@pytest.mark.parametrize("game", LEARNABLE)
def test_the_tables_are_those_of_the_code(game: str) -> None:
    text = env_pages.page_of(game).read_text(encoding="utf-8")
    assert env_pages.written(game, text) == text, "run `python tools/env_pages.py`"


@pytest.mark.parametrize("game", LEARNABLE)
def test_every_field_is_on_the_page(game: str) -> None:
    text = env_pages.page_of(game).read_text(encoding="utf-8")
    for field in lesson(game, 2).encoder.fields:
        assert f"| `{field.name}` | {field.start} | {field.size} | {field.most} | {field.words} |" in text


@pytest.mark.parametrize("number", range(4))
def test_the_examples_of_the_overview_run(number: int) -> None:
    code = re.findall(r"```python\n(.*?)```", OVERVIEW.read_text(encoding="utf-8"), re.DOTALL)[number]
    shorter = code.replace("range(1000)", "range(5)").replace("256", "8")
    exec(compile(shorter, f"example {number}", "exec"), {})
