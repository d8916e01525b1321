"""`--set name=value`."""

import pytest

from monstrum.cli.settings import parse_settings
from monstrum.core.errors import BadConfig


def test_settings_are_texts_and_numbers() -> None:
    assert parse_settings(["mission=HYM-2", "rounds = 3"]) == {"mission": "HYM-2", "rounds": 3}


@pytest.mark.parametrize("said", [["mission"], ["=3"], ["mission="], ["a=1", "a=2"], ["players=3"]])
def test_what_is_no_setting_is_refused_in_a_sentence(said: list[str]) -> None:
    with pytest.raises(BadConfig, match=r"\.$"):
        parse_settings(said)
