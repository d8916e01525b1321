"""Which scenario files of a checkout show which rule."""

import tomllib
from pathlib import Path


def find_checkout(start: Path) -> Path | None:
    """The checkout of Monstrum around a folder, or nothing if there is none."""
    for folder in (start, *start.parents):
        if (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir():
            return folder
    return None


def scenario_files(checkout: Path) -> list[Path]:
    """Every scenario of the checkout, in the order of the names."""
    return sorted((checkout / "tests" / "scenarios").rglob("*.toml"))


def rules_shown(scenario: Path) -> list[str]:
    """The rule ids a scenario names; none if the file cannot be read as a scenario."""
    try:
        content = tomllib.loads(scenario.read_text("utf-8"))
    except (OSError, ValueError):
        return []
    named = content.get("rules", [])
    return [rule for rule in named if isinstance(rule, str)] if isinstance(named, list) else []


def showcases(checkout: Path, rule_id: str) -> list[str]:
    """The scenarios that show a rule, as paths from the root of the checkout."""
    shown = (file for file in scenario_files(checkout) if rule_id in rules_shown(file))
    return [file.relative_to(checkout).as_posix() for file in shown]
