"""Marks for tests: `@rule("XY-4.3")` says which rules a test shows."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import pytest

from monstrum.texts.rulebook import RULE_ID

P = ParamSpec("P")
T = TypeVar("T")


def rule(*ids: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Mark a test with the ids of the rules that it shows; `make check` wants every rule to be shown."""
    if not ids:
        raise ValueError("rule() needs at least one rule id")
    for rule_id in ids:
        if not RULE_ID.fullmatch(rule_id):
            raise ValueError(f"{rule_id!r} is not a rule id; they look like XY-4.3")
    return pytest.mark.rule(*ids)
