"""XY-7  Breakthroughs."""

from typing import Any

import pytest

from monstrum.core.errors import IllegalAction
from tests.marks import rule
from tests.table import Table, breakthrough, lab, with_cards

FULL = ["C02[H03 A01l A10r L02]", "C08[H13 A18l A25r L13]", "C11[H16 A27l A30r L14]"]


def committing(*held: str, **given: Any) -> Table:
    lines = {f"P{seat}": f"{FULL[seat]} breakthroughs{{{ids}}}" for seat, ids in enumerate(held)}
    return lab(**{"players": len(held), "step": "breakthroughs", "round": 3, **lines, **given})


@rule("XY-7.1")
def test_every_player_commits_to_none_or_one_of_their_own() -> None:
    table = committing("B01 B05 B11", "B02")

    assert (table.decision(), table.asked()) == ("BREAKTHROUGH", "P0 P1")
    assert table.options(0) == ["none", "reveal B01", "reveal B05", "reveal B11"]
    assert table.options(1) == ["none", "reveal B02"]
    assert table.refuses(1, "reveal B01") == "not_yours"


@rule("XY-7.1")
def test_nothing_is_shown_before_the_last_commitment() -> None:
    table = committing("B01", "B13", "B09")

    table.play(0, "reveal B01")
    table.play(2, "none")

    assert (table.asked(), table.breakthroughs(0)) == ("P1", "B01")
    assert table.story("REVEALED", "REVEALED_NONE", "GAINED") == []
    table.play(1, "none")
    assert table.story("REVEALED", "REVEALED_NONE")[:3] == [
        "REVEALED P0 B01",
        "REVEALED_NONE P1",
        "REVEALED_NONE P2",
    ]


@rule("XY-7.1")
def test_nobody_sees_in_a_view_what_another_has_committed() -> None:
    one, other = committing("B01 B13", "B02"), committing("B01 B13", "B02")

    one.play(0, "reveal B01")
    other.play(0, "none")

    assert one.game.view(one.state, 1) == other.game.view(other.state, 1)
    assert one.options(1) == other.options(1)


@rule("XY-7.1")
def test_the_answers_may_come_in_any_order_and_the_lowest_seat_is_asked_first() -> None:
    table = committing("B01", "B02", "B05")

    assert table.asked() == "P0 P1 P2"
    table.play(1, "none")
    assert table.asked() == "P0 P2"
    assert table.refuses(1, "reveal B02") == "already_committed"


@rule("XY-7.1")
def test_a_commitment_can_be_taken_back_until_the_last_is_in() -> None:
    table = committing("B01", "B13")

    table.play(0, "reveal B01", "take back")
    assert table.asked() == "P0 P1"
    table.play(0, "none")
    table.play(1, "none")

    assert (table.infamy(0), table.breakthroughs(0)) == (28, "B01")


@rule("XY-7.1")
def test_what_was_never_asked_or_is_revealed_cannot_be_taken_back() -> None:
    table = committing("B01", "", "B05")

    with pytest.raises(IllegalAction):
        table.play(0, "take back")
    with pytest.raises(IllegalAction):
        table.play(1, "take back")
    table.play(0, "none")
    table.play(2, "none")
    with pytest.raises(IllegalAction):
        table.play(0, "take back")


@rule("XY-7.1")
def test_a_player_without_breakthroughs_commits_to_none_unasked() -> None:
    table = committing("", "B13")

    assert table.asked() == "P1"
    table.play(1, "reveal B13")
    assert table.story("REVEALED", "REVEALED_NONE") == ["REVEALED_NONE P0", "REVEALED P1 B13"]


@rule("XY-7.2")
@pytest.mark.parametrize(("first", "order"), [("P0", ["P0", "P1", "P2"]), ("P1", ["P1", "P2", "P0"])])
def test_revealed_breakthroughs_are_activated_in_turn_order(first: str, order: list[str]) -> None:
    table = committing("B01", "B13", "B09", first=first)

    for seat, id in enumerate(["B01", "B13", "B09"]):
        table.play(seat, f"reveal {id}")

    assert [told[:2] for told in table.happened("BREAKTHROUGH_ACTIVATED")] == order


@rule("XY-7.2")
def test_each_is_completed_before_the_next_begins() -> None:
    pack = with_cards({"B98": breakthrough("GAIN(1); BOOST(choose(1, me.monster), 1); GAIN(2)")})
    table = committing("B98", "B01", pack=pack)

    table.play(0, "reveal B98")
    table.play(1, "reveal B01")
    assert (table.decision(), table.happened("GAINED")) == ("EFFECT_PART", ["P0 1"])
    table.play(0, "pick A01")

    assert table.happened("GAINED") == ["P0 1", "P0 2", "P1 4"]


@rule("XY-7.2")
def test_a_revealed_breakthrough_must_be_activated() -> None:
    table = committing("B02", "")

    table.play(0, "reveal B02")  # destroys an opposing part worth 3 or less: there is none

    assert (table.happened("BREAKTHROUGH_ACTIVATED"), table.fact("shown").cards) == (["P0 B02"], ("B02",))


@rule("XY-7.2")
@pytest.mark.parametrize(("id", "options"), [("B06", ["yes", "no"]), ("B03", ["none", "swap A01 A18"])])
def test_what_is_optional_in_it_remains_optional(id: str, options: list[str]) -> None:
    table = committing(id, "")

    table.play(0, f"reveal {id}")

    assert table.options(0)[: len(options)] == options


@rule("XY-7.3")
def test_choices_are_made_when_it_is_activated() -> None:
    table = committing("B04", "B11", first="P1", P0="C02[H03 A01l A14r L02] breakthroughs{B04}")

    table.play(0, "reveal B04")
    assert table.asked() == "P1"  # not P0, although B04 names two parts
    table.play(1, "reveal B11")

    assert (table.asked(), table.decision(), table.value("A18")) == ("P1", "EFFECT_PART", 7)


@rule("XY-7.4")
def test_completeness_is_not_checked_again_after_breakthroughs() -> None:
    table = committing("B02", "", P1="C08[H10 A18l A25r L13]")

    table.play(0, "reveal B02")  # only the head is worth 3 or less

    assert (table.monster(1), table.over(), table.infamy(1)) == ("C08[A18l A25r L13]", True, 21)


@rule("XY-7.5")
def test_unrevealed_breakthroughs_stay_with_their_owner() -> None:
    table = committing("B01 B05", "B13", round=1)

    table.play(0, "reveal B01")
    table.play(1, "none")

    assert (table.fact("round"), table.breakthroughs(0), table.breakthroughs(1)) == (2, "B05", "B13")


@rule("XY-7.2", "XY-12.2")
def test_the_revealer_makes_all_choices() -> None:
    pack = with_cards({"B98": breakthrough("LOSE(choose_opp, 1); DESTROY(choose(1, opp.monster))")})
    table = committing("B98", "", "", pack=pack)

    table.play(0, "reveal B98")
    assert (table.asked(), table.options(0)) == ("P0", ["P1", "P2"])
    table.play(0, "P2")

    assert (table.asked(), table.decision()) == ("P0", "EFFECT_PART")
    assert " ".join(table.options(0)).replace("pick ", "") == "A18 A25 A27 A30 H13 H16 L13 L14"
