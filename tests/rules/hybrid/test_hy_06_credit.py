"""HY-6.7, HY-10.3, HY-14.7  Who is credited with a kill, whatever other effects are in force.

Each way of dying is played plainly, and while somebody has one NV more (Perfect Specimen): a bystander of
either side, or the victim, who then has one Wound more to begin with. Nothing else may differ.
"""

from typing import Any

import pytest

from monstrum.games.hybrid.effects.opcodes import MOD_NV
from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.sources import GAME, UNTIL_WOUNDED
from monstrum.games.hybrid.state import SLOTS
from tests.marks import rule
from tests.rules.hybrid.effects import figure_of, lab
from tests.rules.hybrid.skirmish import Skirmish, skirmish

# name: map, legend, active, dice, figures, words, the side that draws a card, the frenzied
WAYS: dict[str, tuple[str, list[str], str, list[int], dict[str, Any], list[str], str, str]] = {
    "strike": (
        "#As.Bt#", ["A@1 E T_FRENZY", "s@2 W", "B@4 W", "t@5 E"], "A", [2], {"s": {"wounds": 3}},
        ["mode OC", "strike s", "level 1"], "SCORPION", "A",
    ),
    "push against a wall": (
        "#.As#Bt#", ["A@2 E T_FRENZY", "s@3 W", "B@5 W", "t@6 E"], "A", [2], {"s": {"wounds": 2}},
        ["mode OC", "strike s", "lay ACT-13 effect", "level 1"], "SCORPION", "A",
    ),
    "push into a pit": (
        "#.As^.Bt#", ["A@2 E T_FRENZY", "s@3 W", "B@6 W", "t@7 E"], "A", [2], {"s": {"wounds": 2}},
        ["mode OC", "strike s", "lay ACT-13 effect", "level 1"], "SCORPION", "A",
    ),
    "counter-strike": (
        "#As.Bt#", ["A@1 E", "s@2 W H_FRENZY", "B@4 W", "t@5 E"], "A", [1, 3, 2],
        {"A": {"wounds": 4}, "s": {"parry": 3}},
        ["mode OC", "strike s"], "GRIFFIN", "s",
    ),
    "novice parry": (
        "#As.Bt#", ["A@1 E", "s@2 W H_FRENZY", "B@4 W", "t@5 E"], "A", [10],
        {"A": {"wounds": 4}, "s": {"parry": 2}},
        ["mode OC", "strike s"], "GRIFFIN", "",
    ),
    "shot": (
        "#A..s.Bt#", ["A@1 E", "s@4 W", "B@6 W", "t@7 E"], "A", [2], {"s": {"wounds": 3}},
        ["mode F", "stop", "shoot s", "level 1"], "SCORPION", "",
    ),
    "ambush": (
        "A.......Bt\n######s###", ["A@0,0 E", "s@6,1 N", "B@8,0 E", "t@9,0 W"], "s", [2],
        {"A": {"watch": 1}, "s": {"wounds": 3}},
        ["mode OC", "step N"], "SCORPION", "",
    ),
    "sacrifice": (
        "#pA.Bt#", ["p@1 W", "A@2 E", "B@4 W", "t@5 E"], "p", [], {"A": {"wounds": 4}},
        ["mode MV", "level 1", "stop", "yes"], "GRIFFIN", "",
    ),
    "trap": (
        "#A..Bt#", ["A@1 E", "B@4 W", "t@5 E"], "A", [9], {"A": {"wounds": 4}},
        ["mode OC", "step E", "stop", "activate 2,0"], "", "",
    ),
    "jump": (
        "#A^.Bt#", ["A@1 E", "B@4 W", "t@5 E"], "A", [9], {"A": {"wounds": 4}},
        ["mode MV", "jump E"], "", "",
    ),
    "gas": (
        "#....A..Bt#\n#.........#", ["A@5,0 W", "B@8,0 W", "t@9,0 E"], "A", [9], {"A": {"wounds": 4}},
        ["mode OC", "step W"], "GRIFFIN", "",
    ),
}  # fmt: skip
HOLDERS = ("", "B", "t", "victim")


def died(name: str, holder: str) -> Skirmish:
    """Somebody has died; `holder` had one NV more."""
    map, legend, active, dice, figures, words, _, _ = WAYS[name]
    if holder == "victim":
        holder = next(letter for letter, on in figures.items() if "wounds" in on)
        figures = {**figures, holder: {**figures[holder], "wounds": figures[holder]["wounds"] + 1}}
        dice = [min(die, 2) if die < 9 else die for die in dice]
    legend = [place for place in legend if place[0] not in figures or "at" not in figures[place[0]]]
    rows: list[int] = []
    if holder:
        someone = figure_of(skirmish(map, *legend), holder)
        rows = [MOD_NV, someone, 1, 0, 0, 0, GAME, -1]
    fight = skirmish(
        map,
        *legend,
        active=active,
        dice=dice,
        pick=["ACT-01"],
        keys={**keys(name), "lasting": rows},
        **figures,
    )
    return fight.play(*words)


def keys(name: str) -> dict[str, Any]:
    found: dict[str, Any] = {"deck": {"ACT-01": 4}}
    if name == "gas":
        found["templates"] = ["GAS 3,0 SCORPION until 9"]
    if name == "trap":
        found["counters"] = {"2,0": "trap"}
    if name.startswith("push"):
        found["hands"] = {"GRIFFIN": ["ACT-13"]}
    return found


@rule("HY-6.7", "HY-6.6", "HY-10.3", "HY-14.7")
@pytest.mark.parametrize("holder", HOLDERS)
@pytest.mark.parametrize("name", WAYS)
def test_a_kill_is_credited_whoever_has_more_nv(name: str, holder: str) -> None:
    drawer, frenzied = WAYS[name][-2:]
    fight = died(name, holder)
    assert len([event for event in fight.events if event.kind == events.ELIMINATED]) == 1 + (
        name == "sacrifice"
    )
    hands = {side: cards for side, cards in fight.facts["hands"].items() if cards}
    assert hands == ({drawer: ["ACT-01"]} if drawer else {}), fight.told()
    if frenzied:
        assert fight.figure(frenzied)["frenzy"] == 1, fight.told()


@rule("HY-6.9")
@pytest.mark.parametrize("holder", HOLDERS[1:3])
@pytest.mark.parametrize("name", WAYS)
def test_the_same_is_told_in_the_same_order(name: str, holder: str) -> None:
    assert died(name, holder).told() == died(name, "").told()


EFFECTS = {
    "FIG[ENEMY,1,OWNER,wounded].wound(n=1,avoidable=false)": "#As.Bt#",
    "FIG[ENEMY,1,OWNER,wounded].eliminate()": "#As.Bt#",
    "FIG[ENEMY,1,OWNER,wounded].push(n=2,dir=AWAY)": "#As#Bt#",
    "SQ[ANY,1,OWNER,range=1].template(kind=EXPLOSION)": "#As.Bt#\n##.####",
    "TRAPDOOR[ANY,ALL].open_trapdoor()": "#As.Bt#",
}


@rule("HY-6.7", "HY-10.3")
@pytest.mark.parametrize("holder", HOLDERS[:3])
@pytest.mark.parametrize("effect", EFFECTS)
def test_the_owner_of_a_deadly_card_is_credited_whoever_has_more_nv(effect: str, holder: str) -> None:
    map = EFFECTS[effect]
    on = " on _" if "TRAPDOOR" in effect else ""
    row = ",0" if "\n" in map else ""
    at = {letter: map.split("\n", maxsplit=1)[0].index(letter) for letter in "AsBt"}
    legend = [f"A@{at['A']}{row} E", f"s@{at['s']}{row} W{on}", f"B@{at['B']}{row} W", f"t@{at['t']}{row} E"]
    rows = [MOD_NV, figure_of(skirmish(map, *legend), holder), 1, 0, 0, 0, GAME, -1] if holder else []
    fight = lab(
        effect, map, *legend, pick=["ACT-01"], keys={"deck": {"ACT-01": 4}, "lasting": rows}, s={"wounds": 3}
    )
    while fight.asked == "EFFECT_PICK":
        fight.play(next(option for option in fight.options if option in ("square 2,0", "pick s")))
    assert fight.figure("s")["status"] == "eliminated"
    assert fight.facts["hands"]["SCORPION"] == ["ACT-01"]


@rule("HY-6.3", "HY-6.6", "HY-6.7")
def test_more_nv_that_a_wound_ends_does_not_hide_who_dealt_it() -> None:
    """UNTIL_WOUNDED: the strike ends the NV that would have saved him."""
    rows = [MOD_NV, SLOTS, 1, 0, 0, 0, UNTIL_WOUNDED, -1]
    fight = skirmish(
        "#As.Bt#", "A@1 E T_FRENZY", "s@2 W", "B@4 W", "t@5 E", active="A", dice=[2], pick=["ACT-01"],
        keys={"deck": {"ACT-01": 4}, "lasting": rows}, s={"wounds": 3},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "level 1")
    assert fight.figure("s")["status"] == "eliminated"
    assert fight.facts["hands"]["SCORPION"] == ["ACT-01"]
    assert fight.figure("A")["frenzy"] == 1
