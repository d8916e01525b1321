"""6.2  Operations that happen at once, one after the other down the table."""

from typing import Any

import pytest

from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.state import LYING
from tests.marks import rule
from tests.rules.hybrid.effects import figure_of, lab
from tests.rules.hybrid.skirmish import Skirmish

DUEL = ("#As.#", "A@1 E", "s@2 W")
ROOM = ("#......#\n#A.s...#\n#......#", "A@1,1 E", "s@3,1 W")


def happened(fight: Skirmish, kind: int) -> int:
    return sum(event.kind == kind for event in fight.events)


# Wounds ---------------------------------------------------------------------------------------------


@rule("HY-6.4", "HY-9.27")
def test_wounds_of_one_effect_fall_together_and_cannot_be_parried() -> None:
    fight = lab(
        "FIG[ENEMY,ALL].wound(n=2,avoidable=false)", "#As.t#", "A@1 E", "s@2 W", "t@4 W", s={"parry": 1}
    )
    assert (fight.wounds("s"), fight.wounds("t")) == (2, 2)


@rule("HY-9.27")
@pytest.mark.parametrize(("level", "die", "wounds"), [(1, 3, 0), (1, 9, 1), (6, 3, 0), (2, 3, 1)])
def test_an_avoidable_wound_is_parried_as_a_shot(level: int, die: int, wounds: int) -> None:
    fight = lab("FIG[ENEMY,ALL].wound(n=1,avoidable=true)", *DUEL, dice=[die], s={"parry": level})
    assert fight.wounds("s") == wounds


@rule("HY-6.6")
def test_healing() -> None:
    assert lab("SELF.heal(n=2)", *DUEL, A={"wounds": 3}).wounds("A") == 1
    assert lab("SELF.heal(n=ALL)", *DUEL, A={"wounds": 3}).wounds("A") == 0
    lost = {"wounds": 1, "lost": ["prestige"], "profile": "T_PRESTIGE"}
    assert lab("SELF.heal(n=ALL)", *DUEL, A=lost).figure("A")["lost"] == ["prestige"]


@rule("HY-6.7")
def test_elimination_counts_as_done_by_the_owner() -> None:
    fight = lab("FIG[ENEMY,1,OWNER].eliminate()", "#As.t#", "A@1 E", "s@2 W", "t@4 W").play("pick t")
    assert fight.figure("t")["status"] == "eliminated"
    assert [event.b for event in fight.events if event.kind == events.ELIMINATED] == [0]


# Figurines that come and go -------------------------------------------------------------------------


def test_an_eliminated_warrior_returns_beside_the_leader() -> None:
    fight = lab(
        "FIG[FRIEND,1,OWNER].revive(where=LEADER_CONTACT,wounds=2)", "#A..s#\n#....#", "A@1,0 E", "s@4,0 W",
        keys={"leaders": {"GRIFFIN": "A"}}, B={"profile": "T", "status": "eliminated", "wounds": 5},
    )  # fmt: skip
    assert fight.options == ["put 2,0", "put 1,1"]
    fight.play("put 1,1 S")
    assert (fight.at("B"), fight.figure("B")["facing"], fight.wounds("B")) == ("1,1", "S", 2)
    assert fight.figure("B")["order"] == 0


def test_nobody_returns_with_all_his_wounds() -> None:
    fight = lab(
        "FIG[FRIEND,1,OWNER].revive(where=ENTRY,wounds=8)", "#A..s#\n<....#", "A@1,0 E", "s@4,0 W",
        B={"profile": "T", "status": "eliminated"},
    )  # fmt: skip
    fight.play("face E")
    assert (fight.at("B"), fight.wounds("B")) == ("0,1", 4)


def test_a_new_warrior_joins_at_an_entry() -> None:
    fight = lab("OWNER.spawn(profile=G_CONSCRIPT,where=ENTRY)", "<A..s#\n<....#", "A@1,0 E", "s@4,0 W")
    assert fight.options == ["put 0,0", "put 0,1"]
    fight.play("put 0,1 E")
    assert fight.figure("B")["profile"] == "G_CONSCRIPT"
    assert fight.figure("B")["order"] == 0


def test_without_an_entry_a_new_warrior_joins_in_the_deployment_zone() -> None:
    people: dict[str, Any] = {
        "A": {"profile": "G_TEMPLAR", "at": "17,4", "facing": "E"},
        "s": {"profile": "S_HYBRID", "at": "7,4", "facing": "W"},
    }
    fight = lab("OWNER.spawn(profile=G_CONSCRIPT,where=ENTRY)", "", keys={"mission": "HYM-2"}, **people)
    assert fight.options[0] == "put 21,3"
    assert "put 18,5" in fight.options
    assert "put 17,4" not in fight.options
    assert fight.refusal("put 1,4").code == "cannot_be_put"


def test_a_warrior_joins_by_an_objective_or_anywhere() -> None:
    board = ("#A....s#\n#....1.#", "A@1,0 E", "s@6,0 W")
    near = lab("OWNER.spawn(profile=G_CONSCRIPT,where=OBJECTIVE)", *board)
    assert near.options == ["put 4,0", "put 5,0", "put 4,1", "put 5,1", "put 6,1"]
    assert len(lab("OWNER.spawn(profile=G_CONSCRIPT,where=SQUARE)", *board).options) == 10


def test_a_warrior_joins_on_a_square_that_is_named() -> None:
    board = ("#A..%..s#", "A@1 E", "s@7 W")
    near = lab("SQ[ANY,1,OWNER,range=3].spawn(profile=G_CONSCRIPT,where=SQUARE)", *board)
    assert near.options == ["square 2,0", "square 3,0"]
    near.play("square 3,0", "face W")
    assert (near.at("B"), near.figure("B")["facing"]) == ("3,0", "W")
    theirs = lab("SQ[ANY,1,OWNER,range=3].spawn(profile=S_PEST,where=SQUARE)", *board)
    theirs.play("square 2,0")
    assert "t" not in theirs.facts["figures"]  # a profile fights for its own side


def test_a_new_warrior_is_lost_where_there_is_no_place_or_ten_already() -> None:
    full = lab("OWNER.spawn(profile=G_CONSCRIPT,where=ENTRY)", "As", "A@0 E", "s@1 W")
    assert happened(full, events.EFFECT_LOST) == 1
    ten: dict[str, Any] = {letter: {"profile": "T", "status": "standby"} for letter in "BCDEFGHIJ"}
    many = lab("OWNER.spawn(profile=G_CONSCRIPT,where=SQUARE)", *ROOM, **ten)
    assert happened(many, events.EFFECT_LOST) == 1
    other_side = lab("FOE.spawn(profile=G_CONSCRIPT,where=SQUARE)", *ROOM)
    assert happened(other_side, events.EFFECT_LOST) == 1


# Moving figurines -----------------------------------------------------------------------------------


@rule("HY-7.40", "HY-7.41")
def test_a_push_away_from_the_warrior_behind_the_effect() -> None:
    fight = lab(
        "SELF.for_each(target=FIG[ENEMY,ALL],do={SELF.push(n=3,dir=AWAY)})", "#As..#", "A@1 E", "s@2 W"
    )
    assert (fight.at("s"), fight.wounds("s")) == ("4,0", 1)


@rule("HY-7.40")
def test_a_push_in_a_chosen_direction() -> None:
    fight = lab("FIG[ENEMY,1,OWNER].push(n=1,dir=CHOICE)", *ROOM)
    assert fight.options == ["push N", "push E", "push S", "push W"]
    assert fight.refusal("step NE").code == "push_straight"
    assert fight.play("push S").at("s") == "3,2"


@rule("HY-7.42", "HY-7.43")
def test_a_push_into_a_pit_and_over_rocks() -> None:
    pit = lab("FIG[ENEMY,1,OWNER].push(n=2,dir=CHOICE)", "#As^.#", "A@1 E", "s@2 W").play("push E")
    assert (pit.at("s"), pit.wounds("s")) == ("3,0", 2)
    rocks = lab("FIG[ENEMY,1,OWNER].push(n=2,dir=CHOICE)", "#As%.#", "A@1 E", "s@2 W").play("step E")
    assert (rocks.at("s"), rocks.wounds("s")) == ("4,0", 1)


def test_teleports_go_no_further_than_they_may() -> None:
    fight = lab("SELF.teleport(within=1,zone=ANY_FREE)", *ROOM)
    assert fight.options == [f"put {x},{y}" for y in range(3) for x in (1, 2) if (x, y) != (1, 1)]
    fight.play("put 2,2 N")
    assert (fight.at("A"), fight.figure("A")["facing"]) == ("2,2", "N")


def test_teleports_to_an_access_or_within_the_tile() -> None:
    fight = lab("SELF.teleport(within=9,zone=ACCESS)", "<A..s>", "A@1 E", "s@4 W")
    assert fight.options == ["put 0,0", "put 5,0"]
    people: dict[str, Any] = {
        "A": {"profile": "G_TEMPLAR", "at": "9,4", "facing": "E"},
        "s": {"profile": "S_HYBRID", "at": "7,4", "facing": "W"},
    }
    inside = lab("SELF.teleport(within=1,zone=TILE)", "", keys={"mission": "HYM-2"}, **people)
    assert inside.options == ["put 8,3", "put 8,4", "put 8,5", "put 9,5"]


@rule("HY-9.45")
def test_who_is_teleported_loses_his_skilled_firing_counter() -> None:
    fight = lab("FIG[ENEMY,1,OWNER].teleport(within=1,zone=ANY_FREE)", *ROOM, s={"watch": 1})
    assert fight.play("put 4,2 W").figure("s")["watch"] == 0


def test_a_teleport_by_chance() -> None:
    fight = lab("FIG[ENEMY,1,RANDOM].teleport(within=1,zone=ANY_FREE)", *ROOM, pick=["4,2", "face S"])
    assert (fight.at("s"), fight.figure("s")["facing"]) == ("4,2", "S")


@rule("HY-7.50")
def test_a_free_movement_of_exactly_so_many_points() -> None:
    fight = lab("FIG[ENEMY,1,OWNER].move(n=2)", *ROOM)
    assert (fight.asked, fight.seat, fight.facts["points"]) == ("MOVE", 1, 2)
    fight.play("step W", "stop")
    assert fight.at("s") == "2,1"
    assert fight.asked == "MODE"


@rule("HY-9.53")
def test_a_held_warrior_has_no_points_for_a_free_movement() -> None:
    fight = lab("SELF.move(n=3)", "#As.#\n#...#", "A@1,0 E", "s@2,0 W", A={"hindered_by": "s"})
    assert "step S" not in fight.options
    assert fight.facts["points"] == 0


def test_turns() -> None:
    for word, facing in (("LEFT", "N"), ("RIGHT", "S"), ("HALF", "W")):
        assert lab(f"SELF.turn(dir={word})", *DUEL).figure("A")["facing"] == facing
    free = lab("SELF.turn(dir=CHOICE)", *DUEL)
    assert free.options == ["none", "turn left", "turn right", "turn half"]
    assert free.play("turn half").figure("A")["facing"] == "W"


def test_a_swap_of_two_bases_of_the_same_size() -> None:
    board = ("#A.s.xx#\n#....xx#", "A@1,0 E", "s@3,0 W", "x@5,0 W")
    fight = lab("FIG[ANY,2,OWNER].swap()", *board)
    assert (fight.at("A"), fight.at("s"), fight.figure("A")["facing"]) == ("3,0", "1,0", "E")


# Combat ---------------------------------------------------------------------------------------------


def test_an_attack_at_the_opposing_warrior_turns_to_face_him() -> None:
    fight = lab("SELF.attack(mode=OC,level=1,cards=false)", "#sA.#", "s@1 E", "A@2 E", against="s", dice=[5])
    assert fight.wounds("s") == 1
    assert fight.figure("A")["facing"] == "W"


def test_an_attack_outside_a_combat_is_at_a_legal_target_of_the_owners_choice() -> None:
    board = ("#tAs#\n##u##", "t@1,0 E", "A@2,0 E", "s@3,0 W", "u@2,1 N")
    assert lab("SELF.attack(mode=OC,level=6,cards=false)", *board, dice=[5]).wounds("s") == 2
    shots = ("#A..s#\n#...t#", "A@1,0 E", "s@4,0 W", "t@4,1 W")
    fight = lab("SELF.attack(mode=F,level=1,cards=false)", *shots, dice=[5])
    assert fight.options == ["attack s", "attack t"]
    assert fight.play("attack t").wounds("t") == 1


def test_heroic_firing_by_an_effect_is_two_shots() -> None:
    fight = lab("SELF.attack(mode=F,level=6,cards=false)", "#A..s#", "A@1 E", "s@4 W", dice=[5, 4])
    assert fight.wounds("s") == 2


def test_an_attack_without_contact_or_sight_is_lost() -> None:
    strike = lab("SELF.attack(mode=OC,level=1,cards=false)", "#A.s#", "A@1 E", "s@3 W", against="s")
    assert happened(strike, events.EFFECT_LOST) == 1
    shot = lab("SELF.attack(mode=F,level=1,cards=false)", "#A#s#", "A@1 E", "s@3 W")
    assert happened(shot, events.EFFECT_LOST) == 1


@rule("HY-9.20", "HY-9.40", "HY-9.54")
def test_modes_set_and_counters_removed() -> None:
    assert lab("SELF.set_mode(mode=DC,level=3)", *DUEL).figure("A")["parry"] == 3
    assert lab("SELF.set_mode(mode=F,level=3)", *DUEL).figure("A")["watch"] == 1
    assert lab("SELF.set_mode(mode=MV,level=4)", *DUEL).figure("A")["furtive"] is True
    assert lab("SELF.set_mode(mode=OC,level=2)", *DUEL, A={"parry": 2}).figure("A")["parry"] == 0
    everything = {"parry": 2, "furtive": True, "hindered_by": "s"}
    for which, left in (
        ("DC", [0, True, "s"]),
        ("EXM", [2, False, "s"]),
        ("SKM", [2, True, ""]),
        ("ANY", [0, False, ""]),
    ):
        found = lab(f"SELF.remove_mode_counter(which={which})", *DUEL, A=everything).figure("A")
        assert [found["parry"], found["furtive"], found["hindered_by"]] == left
    watching = lab("FIG[ENEMY,ALL].remove_mode_counter(which=SF)", *ROOM, s={"watch": 1})
    assert watching.figure("s")["watch"] == 0


# The sequence ---------------------------------------------------------------------------------------


@rule("HY-4.1", "HY-15.2")
def test_a_lost_activation_reveals_the_counter_and_nothing_else() -> None:
    fight = lab(
        "FIG[ENEMY,1,OWNER].skip_activation()", "#A..#....s#\n#...#....t#", "A@1,0 W", "s@9,0 E", "t@9,1 E",
        s={"order": 1}, t={"order": 2},
    )  # fmt: skip
    fight.play("pick s", "mode DC", "stop", "level 1")
    assert fight.facts["active"] == "t"
    assert fight.figure("s")["activated"] > 0
    assert happened(fight, events.SKIPPED) == 1


@rule("HY-3.11")
def test_an_extra_activation_comes_when_the_sequence_ends() -> None:
    fight = lab("SELF.extra_activation()", "#A..#....s#", "A@1 W", "s@9 E", s={"order": 1})
    fight.play("mode DC", "stop", "level 1", "mode DC", "stop", "level 1")
    assert (fight.facts["active"], fight.asked) == ("A", "MODE")
    fight.play("mode DC", "stop", "level 1")
    assert fight.facts["round"] == 2


@rule("HY-3.2")
def test_the_next_activation_roll_is_changed_once() -> None:
    fight = lab("OWNER.mod_activation_roll(n=-3)", *ROOM, dice=[5, 4, 9, 2, 5, 4], keys={"limit": 9})
    assert list(fight.state.initiative) == [-3, 0]
    fight.play("mode DC", "stop", "level 1")
    assert fight.facts["winner"] == "GRIFFIN"  # 5 - 3 against 4
    assert list(fight.state.initiative) == [0, 0]


# The board ------------------------------------------------------------------------------------------


@rule("HY-7.17", "HY-7.18")
def test_doors() -> None:
    board = ("#A+.s#", "A@1 E", "s@4 W")
    assert lab("DOOR[ANY,1,OWNER].open_door()", *board).facts["map"] == ["#A/.s#"]
    assert lab("DOOR[ANY,1,OWNER].destroy_door()", *board).facts["map"][0][2] == ":"
    locked = ("#A!.s#", "A@1 E", "s@4 W")
    assert lab("DOOR[ANY,ALL].open_door()", *locked).facts["map"] == ["#A/.s#"]
    opened = ("#A/.s#", "A@1 E", "s@4 W")
    assert lab("DOOR[ANY,ALL].close_door()", *opened).facts["map"] == ["#A+.s#"]
    stood_in = ("#.A.s#", "A@2 E on /", "s@4 W")
    assert happened(lab("DOOR[ANY,ALL].close_door()", *stood_in), events.DOOR_CLOSED) == 0


@rule("HY-7.34")
def test_trapdoors_open_under_a_warrior_and_close() -> None:
    fight = lab("TRAPDOOR[ANY,ALL].open_trapdoor()", "#A_.s#", "A@1 E on _", "s@4 W")
    assert (fight.wounds("A"), fight.facts["map"]) == (1, ["#A^.s#"])
    closed = lab("TRAPDOOR[ANY,1,OWNER].close_trapdoor()", "#A^.s#", "A@1 E", "s@4 W")
    assert closed.facts["map"] == ["#A_.s#"]


@pytest.mark.parametrize(
    ("what", "sign"),
    [("ROCKS", "%"), ("PILLAR", "&"), ("TRAPDOOR_CLOSED", "_"), ("TRAPDOOR_OPEN", "^"), ("EVENT", "?"),
     ("OBJECTIVE:2", "2")],
)  # fmt: skip
def test_counters_are_placed_on_free_floor(what: str, sign: str) -> None:
    fight = lab(f"SQ[ANY,1,OWNER].place(what={what})", "#A.%?+s#\n#......#", "A@1,0 E", "s@6,0 W")
    assert fight.options == ["square 2,0", *(f"square {x},1" for x in range(1, 7))]
    assert fight.refusal("square 3,0").code == "not_a_target"
    fight.play("square 2,1")
    assert fight.facts["map"][1][2] == sign


@pytest.mark.parametrize(
    ("what", "sign"),
    [("ROCKS", "%"), ("PILLAR", "&"), ("TRAPDOOR_CLOSED", "_"), ("TRAPDOOR_OPEN", "^"), ("OBJECTIVE:2", "2")],
)  # fmt: skip
def test_counters_are_removed(what: str, sign: str) -> None:
    fight = lab(f"SQ[ANY,1,OWNER].remove(what={what})", f"#A.{sign}.s#", "A@1 E", "s@5 W")
    assert fight.facts["map"] == ["#A...s#"]


@rule("HY-2.2")
def test_a_removed_event_counter_is_turned_up() -> None:
    keys = {"traps_left": 1, "events_left": 1}
    for effect in ("EVENT_COUNTER[ANY,1,OWNER].remove(what=EVENT)", "SQ[ANY,1,OWNER].remove(what=EVENT)"):
        fight = lab(effect, "#A?.?s#", "A@1 E", "s@5 W", keys=keys, pick=["trap"])
        fight.play("square 4,0")
        assert (fight.facts["counters"], fight.facts["traps_left"]) == ({"2,0": "?"}, 0)


# Templates ------------------------------------------------------------------------------------------


@rule("HY-13.3", "HY-13.4")
def test_an_explosion_wounds_all_under_it_and_is_gone() -> None:
    fight = lab("SQ[ANY,1,OWNER,range=2].template(kind=EXPLOSION)", *ROOM)
    assert "square 0,0" in fight.options
    assert "square 2,2" not in fight.options
    fight.play("square 2,0")
    assert (fight.wounds("s"), fight.wounds("A"), fight.facts["templates"]) == (1, 0, [])


@rule("HY-13.3")
def test_a_template_needs_four_squares_of_the_board_and_one_that_is_not_solid() -> None:
    fight = lab("SQ[ANY,1,OWNER].template(kind=GAS)", "####.#\n####.#\n#A.s.#", "A@1,2 E", "s@3,2 W")
    assert fight.options == ["square 3,0", "square 4,0", *(f"square {x},1" for x in range(5))]


@rule("HY-13.5", "HY-15.1")
def test_gas_stays_until_the_end_of_the_next_round_and_stings() -> None:
    fight = lab(
        "SQ[ANY,1,OWNER].template(kind=GAS)",
        "#A...s#\n#.....#",
        "A@1,0 E",
        "s@5,0 W",
        dice=[9],
        keys={"limit": 9},
    )
    fight.play("square 2,0")
    assert fight.facts["templates"] == ["GAS 2,0 GRIFFIN until 2"]
    fight.play("mode OC", "step E")
    assert fight.wounds("A") == 1


@rule("HY-13.6")
def test_a_charnel_house_stays_and_slows() -> None:
    fight = lab("SQ[ANY,1,OWNER].template(kind=CHARNEL)", "#A...s#\n#.....#", "A@1,0 E", "s@5,0 W")
    fight.play("square 2,0", "mode OC", "step E")
    assert fight.facts["points"] == 3
    gone = lab(("SQ[ANY,1,OWNER].template(kind=CHARNEL)", "TEMPLATE[ANY,ALL].remove(what=TEMPLATE)"), *ROOM)
    assert gone.play("square 2,0").facts["templates"] == []


# Missions -------------------------------------------------------------------------------------------


def test_flags_scores_and_objectives_borne() -> None:
    assert lab("OWNER.set_flag(name=lit,value=3)", *DUEL).facts["flags"]["lit"] == 3
    assert lab("FIG[ENEMY,ALL].score(n=2)", *DUEL).facts["score"] == {"GRIFFIN": 2, "SCORPION": 0}
    assert lab("SELF.score(n=-1)", *DUEL, owner=1).facts["score"] == {"GRIFFIN": 0, "SCORPION": -1}
    borne = lab("SELF.carry(objective=1)", "#A1.s#", "A@1 E", "s@4 W")
    assert (borne.figure("A")["carries"], borne.facts["objectives"]) == (1, {"1": "carried"})


@rule("HY-13.7")
def test_who_cannot_bear_an_objective_is_not_given_it() -> None:
    fight = lab("FIG[ENEMY,ALL].carry(objective=1)", "#A1xx#\n#..xx#", "A@1,0 E", "x@3,0 W")
    assert fight.state.objective_at[1] == LYING


# Rolls and nested effects ---------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "wounds"), [(1, 4), (5, 1), (6, 2), (10, 3)])
def test_a_natural_roll_branches(die: int, wounds: int) -> None:
    branches = ",".join(
        f"{name}={{FIG[ENEMY,ALL].wound(n={n},avoidable=false)}}"
        for name, n in (("then", 1), ("else", 2), ("critical", 3))
    )
    perfect = "perfect={FIG[ENEMY,ALL].eliminate()}"
    fight = lab(f"SELF.natural_roll(mod=0,{branches},{perfect})", *DUEL, dice=[die])
    assert fight.wounds("s") == (0 if die == 1 else wounds)
    assert (fight.figure("s")["status"] == "eliminated") == (die == 1)


def test_a_natural_roll_counts_its_modifier_and_wounds() -> None:
    effect = "SELF.natural_roll(mod=2,then={SELF.heal(n=1)})"
    assert lab(effect, *DUEL, dice=[5], A={"wounds": 2}).wounds("A") == 1
    assert lab(effect, *DUEL, dice=[6], A={"wounds": 2}).wounds("A") == 2


def test_a_fixed_roll_knows_no_modifier() -> None:
    effect = "SELF.fixed_roll(sl=5,then={SELF.heal(n=1)},else={SELF.wound(n=1,avoidable=false)})"
    assert lab(effect, *DUEL, dice=[5], A={"wounds": 3}).wounds("A") == 2
    assert lab(effect, *DUEL, dice=[6], A={"wounds": 3}).wounds("A") == 4


def test_a_choice_by_the_owner_or_the_opponent() -> None:
    options = "options=[{SELF.heal(n=1)},{SELF.turn(dir=HALF); SELF.heal(n=2)}]"
    own = lab(f"SELF.choose({options},by=OWNER)", *DUEL, A={"wounds": 3})
    assert (own.options, own.seat) == (["option 1", "option 2"], 0)
    own.play("option 2")
    assert (own.wounds("A"), own.figure("A")["facing"]) == (1, "W")
    theirs = lab(f"SELF.choose({options},by=OPPONENT)", *DUEL, A={"wounds": 3})
    assert theirs.seat == 1
    assert theirs.refusal("option 3").code == "no_such_option"
    assert theirs.play("option 1").wounds("A") == 2


def test_for_each_goes_from_one_to_the_other() -> None:
    board = ("#tAs#\n#..u#", "t@1,0 E", "A@2,0 E", "s@3,0 W", "u@3,1 N")
    fight = lab(
        "SELF.for_each(target=FIG[ENEMY,ALL,in_contact],do={SELF.wound(n=1,avoidable=false)})", *board
    )
    assert [fight.wounds(letter) for letter in "stu"] == [1, 1, 0]
    chosen = lab("SELF.for_each(target=FIG[ENEMY,1,OPPONENT],do={SELF.wound(n=1,avoidable=false)})", *board)
    assert (chosen.seat, chosen.options) == (1, ["pick s", "pick t", "pick u"])
    assert chosen.play("pick u").wounds("u") == 1


def test_for_each_in_the_order_of_activation() -> None:
    board = ("#tAs#", "t@1 E", "A@2 E", "s@3 W")
    fight = lab(
        "SELF.for_each(target=FIG[ENEMY,ALL],do={SELF.turn(dir=HALF)})", *board,
        s={"activated": 3, "order": 0}, t={"activated": 1},
    )  # fmt: skip
    turned = [event.a for event in fight.events if event.kind == events.TURNED]
    assert turned == [figure_of(fight, "t"), figure_of(fight, "s")]


def test_a_swap_by_choice_and_by_chance() -> None:
    board = ("#A.s.t.B#", "A@1 E", "s@3 W", "t@5 W", "B@7 W")
    chosen = lab("FIG[ANY,2,OWNER].swap()", *board)
    assert chosen.options == ["pick A", "pick B", "pick s"]
    chosen.play("pick A", "pick t")
    assert (chosen.at("A"), chosen.at("t")) == ("5,0", "1,0")
    by_chance = lab("FIG[ANY,2,RANDOM].swap()", *board, pick=["slot 17", "slot 0"])
    assert (by_chance.at("A"), by_chance.at("t")) == ("5,0", "1,0")
