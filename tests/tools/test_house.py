"""The figures of the house: what is counted, and that nothing is worse than its bar."""

from pathlib import Path

import pytest

from tools import house


def source(tmp_path: Path, text: str) -> house.Source:
    path = tmp_path / "module.py"
    path.write_text(text, encoding="utf-8")
    return house.read(path)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('GAMES = {"xybrid": 1, "hybrid": 2}', True),
        ('GAMES = ("xybrid", "mutation_wars")', True),
        ('GAME = load("xybrid")', False),
        ('PAIR = ("xybrid", 2)', False),
        ("from monstrum.games.xybrid import state\nfrom monstrum.games.hybrid.state import X", True),
        ("from monstrum.games.xybrid import state\nfrom monstrum.games.xybrid.asks import ASKS", False),
    ],
)
def test_a_module_that_knows_two_games_is_a_registry(tmp_path: Path, text: str, found: bool) -> None:
    read = source(tmp_path, text)
    assert (read.lists_games or house.of_several(read)) == found


def test_accesses_to_the_stack_and_kinds_are_counted(tmp_path: Path) -> None:
    read = source(tmp_path, "state.stack[3] = kinds.DRAW\nwhile state.stack[at] != kinds.RUN:\n    pass\n")
    assert (read.raw, read.kinds) == (2, {"DRAW", "RUN"})


def test_what_a_decorator_registers_is_used(tmp_path: Path) -> None:
    read = source(
        tmp_path, "@route\ndef one(): ...\n\n\n@property\ndef two(): ...\n\n\ndef on_click(): ...\n"
    )
    assert [name for name, _ in read.defined] == ["two"]


def test_a_figure_above_its_bar_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(house, "figures", lambda program: {"lines": 10**9})
    assert house.main(["--check"]) == 1
    assert "Worse than it was: lines." in capsys.readouterr().err


def test_no_browser_test_waits_inside_the_page() -> None:
    """`Visitor.true` asks from outside; the page's policy may refuse playwright's own wait."""
    waits = "wait_for_" + "function("
    assert [
        path.name for path in (house.ROOT / "tests").rglob("*.py") if waits in path.read_text("utf-8")
    ] == []
