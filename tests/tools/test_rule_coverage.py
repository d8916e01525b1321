"""The tool that wants every rule to have a test."""

from pathlib import Path

import pytest

from tools.rule_coverage import main, rules_tested

BOOK = """\
### XY-1 Setup
| Id | Rule | Tag |
|---|---|---|
| XY-1.1 | One. | [rulebook] |
| XY-1.2 | Two. | [ruling: why] |
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "xybrid.md").write_text(BOOK)
    (tmp_path / "tests" / "scenarios").mkdir(parents=True)
    return tmp_path


def write_test(checkout: Path, *ids: str) -> None:
    named = ", ".join(repr(rule_id) for rule_id in ids)
    (checkout / "tests" / "test_it.py").write_text(f"@rule({named})\ndef test_it() -> None: ...\n")


def test_tests_and_scenarios_together_name_every_rule(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_test(checkout, "XY-1.1")
    (checkout / "tests" / "scenarios" / "two.toml").write_text('rules = ["XY-1.2"]\n')

    assert main([str(checkout)]) == 0
    assert capsys.readouterr().out == "2 of 2 rules are named by a test or a scenario\n"


def test_a_rule_that_nobody_names_is_missing(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(checkout, "XY-1.2")

    assert main([str(checkout)]) == 1
    assert capsys.readouterr().out.startswith("XY-1.1: no test and no scenario names this rule\n1 of 2")


def test_a_name_without_a_rule_is_reported_with_its_place(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_test(checkout, "XY-1.1", "XY-1.2", "XY-1.3")

    assert main([str(checkout)]) == 1
    assert "XY-1.3: named in tests/test_it.py:1, but there is no such rule" in capsys.readouterr().out


def test_a_checkout_without_rules_does_not_pass(checkout: Path) -> None:
    (checkout / "docs" / "rules" / "xybrid.md").write_text("# Nothing\n")

    assert main([str(checkout)]) == 1


def test_only_the_decorator_counts() -> None:
    source = '@marks.rule("XY-1.1")\ndef test_a(): ...\n\n@other("XY-1.2")\ndef test_b(): rule("XY-1.3")\n'

    assert list(rules_tested(source)) == [("XY-1.1", 1)]
