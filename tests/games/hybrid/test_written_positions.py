"""Positions in text say everything that play can bring about, and are read back."""

import pytest

from monstrum.core.codec import digest
from monstrum.core.errors import BadPosition
from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish

BOARD = ("#A.s.#\n#....#", "A@1,0 E", "s@3,0 W")


def read_back(fight: Skirmish) -> Skirmish:
    again = fight.game.parse_position(fight.game.position(fight.state))
    assert digest(again) == digest(fight.state)
    return fight


@rule("HY-15.3")
def test_a_score_may_be_less_than_nothing() -> None:
    fight = skirmish(*BOARD, active="A", keys={"score": {"GRIFFIN": -6, "SCORPION": 2}})
    assert read_back(fight).facts["score"] == {"GRIFFIN": -6, "SCORPION": 2}


@rule("HY-9.40")
def test_skilled_firing_counters_may_have_high_numbers() -> None:
    fight = skirmish(*BOARD, active="s", A={"watch": 23})
    assert read_back(fight).figure("A")["watch"] == 23


@rule("HY-13.5", "HY-13.6")
@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("GAS 1,0", "GAS 1,0 until 4"),
        ("GAS 1,0 SCORPION", "GAS 1,0 SCORPION until 4"),
        ("GAS 1,0 SCORPION until 3", "GAS 1,0 SCORPION until 3"),
        ("CHARNEL 3,0", "CHARNEL 3,0 until 99"),
    ],
)
def test_a_template_lasts_as_long_as_the_rules_say(text: str, full: str) -> None:
    fight = skirmish(*BOARD, active="A", keys={"round": 3, "templates": [text]})
    assert read_back(fight).facts["templates"] == [full]


@rule("HY-13.3")
@pytest.mark.parametrize("text", ["GAS", "GAS 1,0 until", "SMOKE 1,0", "GAS 1,0 NOBODY", "GAS 40,0"])
def test_a_template_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match="templates"):
        skirmish(*BOARD, active="A", keys={"templates": [text]})


@rule("HY-14.4")
@pytest.mark.parametrize(
    ("leaders", "hits"), [(None, True), ({"GRIFFIN": "L"}, True), ({"GRIFFIN": ""}, False)]
)
def test_the_warrior_with_aura_leads_unless_the_position_says_otherwise(
    leaders: dict[str, str] | None, hits: bool
) -> None:
    fight = skirmish(
        "#LAs.#", "L@1 E", "A@2 E", "s@3 W", active="A", dice=[6],
        L={"profile": "T_AURA"}, A={"profile": "T_CONVICTION"}, keys={"leaders": leaders} if leaders else {},
    )  # fmt: skip
    read_back(fight).play("mode OC", "strike s", "level 1")
    assert fight.wounds("s") == int(hits)


@rule("HY-9.26", "HY-4.1")
def test_at_a6_a_warrior_in_defensive_combat_chooses_his_level() -> None:
    fight = skirmish(*BOARD, active="A", keys={"step": "action"}, A={"mode": "DC"})
    assert (fight.asked, fight.figure("A")["parry"]) == ("LEVEL", 1)
    with pytest.raises(BadPosition, match="needs the mode"):
        skirmish(*BOARD, active="A", keys={"step": "action"})
