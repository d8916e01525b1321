"""Explanations add up to what the rules compute."""

import pytest

from monstrum.core.contract import Explanation
from monstrum.core.errors import UnreadableWords
from monstrum.games.xybrid.game import XYbrid
from monstrum.games.xybrid.rules.infamy import hand_worth, monster_worth
from monstrum.games.xybrid.rules.values import value
from tests.games.xybrid.positions import some_positions
from tests.marks import rule
from tests.table import card, lab, standard, with_cards


def lines(explanation: Explanation) -> list[tuple[str, int]]:
    return [(line.code, line.amount) for line in explanation.lines]


def spoken(game: XYbrid, explanation: Explanation) -> list[str]:
    return [game.say("explain", line.code, amount=line.amount, **line.params) for line in explanation.lines]


@rule("XY-14.1", "XY-14.2", "XY-9.1", "XY-9.2")
def test_totals_are_the_values_and_scores_of_the_rules() -> None:
    for game, state in some_positions():
        for part, id in enumerate(game.catalog.ids):
            explanation = game.explain(state, 0, id)
            assert explanation.total == value(state, part)
            assert explanation.total == sum(line.amount for line in explanation.lines)
            assert all(spoken(game, explanation))
        for seat in range(state.seats):
            explanation = game.explain(state, -1, f"P{seat}")
            assert explanation.total == monster_worth(state, seat) + hand_worth(state, seat)
            assert explanation.total == sum(line.amount for line in explanation.lines)
            assert all(spoken(game, explanation))


@rule("XY-14.1")
def test_a_value_is_taken_apart() -> None:
    table = lab(P0="C02[H02 A08l L02 +X05]", boosts={"L02": -1})
    explanation = table.game.explain(table.state, 1, "Elephant Stompers")
    assert explanation.subject == "L02"
    assert lines(explanation) == [("printed", 7), ("aura", 2), ("aura", 1), ("boost", -1)]
    assert [line.params.get("source") for line in explanation.lines[1:3]] == ["A08", "X05"]
    assert spoken(table.game, explanation)[1] == "Pack Hunter Claw (A08)"
    assert lines(table.game.explain(table.state, 0, "h02")) == [("printed", 3), ("static", 4), ("aura", 1)]


@rule("XY-14.1")
def test_a_value_is_never_below_zero() -> None:
    table = lab(P0="C02[A19l]", boosts={"A19": -4})
    explanation = table.game.explain(table.state, 0, "A19")
    assert lines(explanation) == [("printed", 1), ("boost", -4), ("floor", 3)]
    assert explanation.total == 0


@rule("XY-14.2")
def test_off_a_monster_a_part_is_worth_what_is_printed() -> None:
    table = lab(P0="C02[H03] hand{A15}")
    explanation = table.game.explain(table.state, 0, "A15")
    assert lines(explanation) == [("printed", 5)]
    assert explanation.lines[0].rules == ("XY-14.2",)


@rule("XY-9.1", "XY-9.2")
def test_a_score_is_taken_apart() -> None:
    table = lab(P0="C10[H03 A28l A01r L06] hand{H06 H11}", lab="A18 A25", step="draw")
    explanation = table.game.explain(table.state, 0, "p0")
    assert lines(explanation) == [
        ("attached", 0),
        ("attached", 7),
        ("attached", 4),
        ("attached", 7),
        ("attached", 5),
        ("hand", 2),
        ("hand_bonus", 2),
    ]
    assert explanation.total == 27


@rule("XY-9.2")
def test_a_hand_never_costs_infamy() -> None:
    game = with_cards({"X60": card("STATIC: HAND(-3)")})
    table = lab(pack=game, P0="C10[H03 A01l A10r L02 +X60] hand{H06}", lab="A18 A25", step="draw")
    explanation = table.game.explain(table.state, 0, "P0")
    assert lines(explanation)[-3:] == [("hand", 1), ("hand_bonus", -3), ("hand_floor", 2)]


@pytest.mark.parametrize(
    ("subject", "complaint"),
    [
        ("Vial Bandoleer", "did you mean Vial Bandolier?"),
        ("P7", "There is nothing to explain about 'P7'"),
        ("B01", "B01 is a breakthrough and has no value"),
        ("", "There is nothing to explain"),
        ("\ud800" * 1000, "There is nothing to explain"),
    ],
)
def test_other_subjects_are_answered_with_help(subject: str, complaint: str) -> None:
    state = standard().start({}, 1)
    with pytest.raises(UnreadableWords) as caught:
        standard().explain(state, 0, subject)
    assert complaint in str(caught.value)
    assert "or a player (P0, P1)" in str(caught.value)
