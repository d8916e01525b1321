"""Checks that every rule has a test or a scenario, and that nobody names a rule that does not exist.

A test names rules with `@rule("XY-4.3", ...)`, a scenario with `rules = ["XY-4.3", ...]`. Tests are read, not
run.
"""

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from monstrum.texts.rulebook import load_rulebook
from monstrum.texts.showcases import rules_shown, scenario_files


def main(arguments: list[str]) -> int:
    """Compare the books of a checkout with its tests; 1 if they do not fit together."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", nargs="?", type=Path, default=Path(__file__).resolve().parent.parent)
    checkout: Path = parser.parse_args(arguments).checkout

    rules = list(load_rulebook(checkout / "docs" / "rules").rules)
    named = dict(named_rules(checkout))
    missing = [rule for rule in rules if rule not in named]
    unknown = [rule for rule in named if rule not in rules]

    for rule in missing:
        print(f"{rule}: no test and no scenario names this rule")
    for rule in unknown:
        print(f"{rule}: named in {named[rule]}, but there is no such rule")
    print(f"{len(rules) - len(missing)} of {len(rules)} rules are named by a test or a scenario")
    return 1 if missing or unknown or not rules else 0


def named_rules(checkout: Path) -> Iterator[tuple[str, str]]:
    """Every rule id that a test or scenario names, with the place."""
    for scenario in scenario_files(checkout):
        for rule in rules_shown(scenario):
            yield rule, scenario.relative_to(checkout).as_posix()
    for file in sorted((checkout / "tests").rglob("*.py")):
        for rule, line in rules_tested(file.read_text("utf-8")):
            yield rule, f"{file.relative_to(checkout).as_posix()}:{line}"


def rules_tested(source: str) -> Iterator[tuple[str, int]]:
    """The ids in the `@rule(...)` decorators of a test file, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and _name(decorator.func) == "rule":
                    for argument in decorator.args:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            yield argument.value, argument.lineno


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
