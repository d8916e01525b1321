"""6.7  What the six missions say in the vocabulary: effects of Objectives, specials, gates."""

from dataclasses import replace
from typing import Any

from monstrum.content.shipped import load_catalogues
from monstrum.core.engine import actor, decision, legal_actions, play
from monstrum.games.hybrid.checking import Context, read_effect
from monstrum.games.hybrid.data_folder import DATA
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.mission_card import Special
from monstrum.games.hybrid.program import build_catalog
from monstrum.games.hybrid.rules.ground import with_gates
from monstrum.games.hybrid.rules.stands import entry_places
from monstrum.games.hybrid.schema import load
from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish, standard


def mission(
    id: str, active: str, dice: list[int] | None = None, keys: dict[str, Any] | None = None, **people: Any
) -> Skirmish:
    given = {"mission": id, **(keys or {})}
    return skirmish("", active=active, game=standard(), dice=dice, keys=given, **people)


def griffin(at: str, facing: str = "E", **more: Any) -> dict[str, Any]:
    return {"profile": "G_TEMPLAR", "at": at, "facing": facing, **more}


def scorpion(at: str, facing: str = "E", **more: Any) -> dict[str, Any]:
    return {"profile": "S_HYBRID", "at": at, "facing": facing, **more}


@rule("HY-13.8", "HY-7.1")
def test_the_casket_is_heavy() -> None:
    free = mission("HYM-3", "A", A=griffin("12,4"), s=scorpion("26,4"))
    assert free.play("mode MV", "level 1").facts["points"] == 7
    keys = {"objectives": {"1": "carried"}}
    laden = mission("HYM-3", "A", keys=keys, A=griffin("12,4", carries=1), s=scorpion("26,4"))
    assert laden.play("mode MV", "level 1").facts["points"] == 3


@rule("HY-13.2", "HY-13.1")
def test_the_valves_the_generator_and_the_key() -> None:
    valves = mission("HYM-4", "A", A=griffin("7,1"), s=scorpion("26,3"))
    valves.play("mode OC", "step E", "stop", "accept 1", "none")
    assert valves.facts["flags"]["valves"] == 1
    keys = {"done": [1], "objectives": {"1": "taken", "2": "28,11", "3": "15,4"}}
    generator = mission("HYM-4", "A", keys=keys, A=griffin("27,11"), s=scorpion("11,1"))
    generator.play("mode OC", "step E", "stop", "accept 2", "none")
    opened = [row[10:20] for row in generator.facts["map"][4:6]]
    assert opened == [":..~.3~..:", ":..~..~..:"]
    assert {effect.amount for effect in generator.game.view(generator.state, 0).effects} == {6}
    early = mission("HYM-4", "A", A=griffin("27,11"), s=scorpion("11,1"))
    assert early.play("mode OC", "step E", "stop").asked != "OBJECTIVE"


@rule("HY-7.37", "HY-13.4", "HY-15.1")
def test_the_key_opens_the_way_out_and_the_place_begins_to_burst() -> None:
    keys = {"done": [1, 2], "objectives": {"1": "taken", "2": "taken", "3": "15,4"}}
    fight = mission("HYM-4", "A", keys=keys, A=griffin("15,5", "N"), s=scorpion("14,5", "N"))
    assert fight.state.ground.gates == 1
    fight.play("mode OC", "move", "step N", "stop", "accept 3", "none")
    assert (fight.facts["flags"]["key"], fight.state.ground.gates) == (1, 0)
    told = fight.told() if fight.facts["round"] == 2 else fight.play("none").told()
    assert sum("Explosion is placed" in line for line in told) == 2


@rule("HY-13.2", "HY-3.7")
def test_the_lever_opens_the_cells() -> None:
    captive = {"profile": "G_PURIFIER", "status": "standby", "group": "CAPTIVES", "entry": "1,11"}
    fight = mission("HYM-5", "A", A=griffin("21,16"), B=captive, s=scorpion("12,4"))
    fight.play("mode OC", "step E", "stop", "accept 1", "none")
    assert fight.facts["flags"]["cells"] == 1
    assert [fight.facts["map"][row][3] for row in (12, 17)] == ["/", "/"]
    assert fight.state.ground.gates == 1 << 2  # the way out is still shut


@rule("HY-7.36", "HY-4.9")
def test_a_group_that_may_not_enter_any_more_stays_outside() -> None:
    captive = {"profile": "G_PURIFIER", "status": "standby", "group": "CAPTIVES", "entry": "1,11"}
    for cells in (0, 1):
        keys = {"flags": {"cells": cells}}
        fight = mission("HYM-5", "B", keys=keys, A=griffin("21,16"), B=captive, s=scorpion("12,4"))
        fight.state.ground = with_gates(fight.state.ground, 0)  # the Access may be open to others
        assert len(entry_places(fight.state, 1)) == cells


@rule("HY-6.9", "HY-15.5")
def test_a_warrior_is_worth_his_rank_and_one_more() -> None:
    for profile, points in (("S_PEST", 1), ("S_HYBRID", 2), ("S_DAWN", 2), ("S_SASIA", 4)):
        victim = scorpion("13,14", "W", profile=profile, wounds={"S_PEST": 1, "S_SASIA": 5}.get(profile, 3))
        fight = mission("HYM-6", "A", [2], A=griffin("12,14"), s=victim, t=scorpion("26,4"))
        fight.play("mode OC", "strike s", "level 1")
        assert fight.facts["score"] == {"GRIFFIN": points, "SCORPION": 0}


@rule("HY-13.5")
def test_specials_are_seen() -> None:
    fight = mission("HYM-6", "A", A=griffin("12,14"), s=scorpion("26,4"))
    standing = fight.game.view(fight.state, 1).standing
    assert {effect.source for effect in standing} == {"special"}
    assert [effect.operation for effect in standing] == ["score"] * 8


@rule("HY-2.8", "HY-4.8")
def test_a_special_without_a_trigger_happens_once_when_all_have_been_deployed() -> None:
    content = load(DATA / "standard", lambda name: DATA / name)[1]
    airlock = next(one for one in content.missions if one.id == "HYM-1")
    said = {"EACH": "OWNER.draw_action(n=1)", "NONE": "FIG[ANY,ALL].mod_range(n=-7)/ROUND"}
    special = tuple(Special(owner, (read_effect(text, Context()),)) for owner, text in said.items())
    changed = replace(content, missions=(replace(airlock, special=special),))
    game = Hybrid(standard().pack, build_catalog(changed, "dark", "0"), load_catalogues(DATA))
    state = game.start({"mission": "HYM-1"}, 1)
    while decision(state) in ("MULLIGAN", "DEPLOY", "EFFECT_ORDER"):
        play(state, actor(state), legal_actions(state, actor(state))[-1])
    facts = game.facts(state)
    assert [len(facts["hands"][side]) for side in ("GRIFFIN", "SCORPION")] == [5, 5]
    assert facts["first_contact"] is False  # they look around in the dark
