"""Whole games by touching what is marked: to the result, the rematch, the replay."""

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.hand import Hand


@pytest.mark.parametrize("bots", [1, 3])
def test_a_whole_game_against_bots_by_clicking(visit: Visit, bots: int) -> None:
    ada = visit().called("Ada")
    table = ada.open_table("me", *["greedy"] * bots, start=True)["table"]["id"]
    ada.go(f"/t/{table}")
    hand = Hand(ada, seed=bots)

    given = hand.play_out()

    hand.result.wait_for()
    places = hand.result.get_by_role("listitem")
    assert places.count() == bots + 1
    assert places.filter(has_text="Ada").count() == 1
    print(given)
    hand.result.get_by_text("The seed is the one promised at the start").wait_for()
