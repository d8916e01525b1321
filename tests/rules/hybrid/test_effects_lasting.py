"""6.2, 6.5  Operations whose result lasts, each in force and each at its end."""

from typing import Any

import pytest

from monstrum.games.hybrid.rules.effect_table import leave_play
from monstrum.games.hybrid.rules.sources import AURA_CARD, CONSTANT, MUTATION_CARD
from tests.marks import rule
from tests.rules.hybrid.effects import lab, source_of_card
from tests.rules.hybrid.skirmish import Skirmish

DUEL = ("#As.#", "A@1 E", "s@2 W")


def strike(effect: str, dice: list[int], **keys: object) -> Skirmish:
    """A (NV 5) strikes s (NV 4) once, with an effect in force."""
    fight = lab(effect, *DUEL, dice=dice, **keys)  # type: ignore[arg-type]
    return fight.play("mode OC", "strike s", "level 1")


@rule("HY-5.4")
@pytest.mark.parametrize(
    ("effect", "wounds"),
    [
        ("SELF.mod_sl(n=+2)/ROUND", 1),
        ("SELF.mod_sl(n=+2,modes=OC,role=ATTACK)/ROUND", 1),
        ("SELF.mod_sl(n=+2,modes=OC,role=PARRY)/ROUND", 0),
        ("SELF.mod_sl(n=+2,modes=F+MV)/ROUND", 0),
        ("FIG[FRIEND,ALL].mod_sl(n=+2)/GAME", 1),
        ("FIG[ENEMY,ALL].mod_sl(n=+2)/GAME", 0),
        ("SELF.auto_success(modes=OC)/ROUND", 1),
        ("SELF.auto_success(modes=F)/ROUND", 0),
    ],
)
def test_a_modifier_counts_for_its_rolls(effect: str, wounds: int) -> None:
    assert strike(effect, [7]).wounds("s") == wounds


@rule("HY-5.9")
def test_extra_dice_of_an_effect() -> None:
    assert strike("SELF.extra_dice(n=1,modes=OC)/ROUND", [9, 4]).wounds("s") == 1
    assert strike("SELF.extra_dice(n=-1)/ROUND", [4, 9]).wounds("s") == 0


@rule("HY-5.3", "HY-5.5")
def test_perfect_successes_by_effects() -> None:
    assert strike("SELF.perfect_on(n=4,modes=OC)/ROUND", [4]).wounds("s") == 2
    assert strike("SELF.perfect_on(n=4,modes=F)/ROUND", [4]).wounds("s") == 1
    assert strike("SELF.no_perfect()/ROUND", [1]).wounds("s") == 1


@rule("HY-9.2")
def test_auto_fail_and_extra_wounds() -> None:
    assert strike("SELF.auto_fail(modes=OC)/ROUND", []).wounds("s") == 0
    assert strike("SELF.extra_wound(n=2,modes=OC)/ROUND", [5]).wounds("s") == 3
    assert strike("SELF.extra_wound(n=2,modes=F)/ROUND", [5]).wounds("s") == 1


def test_success_and_failure_without_a_roll_cancel_each_other() -> None:
    both = ("SELF.auto_success()/ROUND", "SELF.auto_fail()/ROUND")
    fight = lab(both, *DUEL, dice=[5]).play("mode OC", "strike s", "level 1")
    assert fight.wounds("s") == 1


@rule("HY-4.3")
def test_a_mode_value_changes_and_never_falls_below_one() -> None:
    fight = lab("SELF.mod_mode(n=-9,modes=OC)/ROUND", *DUEL)
    assert fight.figure("A")["values"] == {"OC": 1, "DC": 4, "F": 4, "MV": 4}
    assert lab("SELF.mod_mode(n=+2)/ROUND", *DUEL).figure("A")["values"]["MV"] == 6


@rule("HY-6.6", "HY-6.3")
def test_less_natural_value_eliminates_at_once() -> None:
    fight = lab("FIG[ENEMY,ALL].mod_nv(n=-2)/ROUND", "#As.t#", "A@1 E", "s@2 W", "t@4 W", s={"wounds": 2})
    assert fight.figure("s")["status"] == "eliminated"
    assert fight.figure("t")["nv"] == 2


@rule("HY-6.6")
def test_a_gift_of_natural_value_that_ends_may_eliminate() -> None:
    fight = lab(
        "SELF.mod_nv(n=+2)/ACTIVATION",
        "#A.t.#\n#B..s#",
        "A@1,0 W",
        "B@1,1 W",
        "t@3,0 E",
        "s@4,1 E",
        active="A",
    )
    fight.state.own_wounds()[0] = 5
    fight.play("mode DC", "stop")  # the only level he has left
    assert fight.figure("A")["status"] == "eliminated"


@rule("HY-7.1")
def test_movement_points_by_effects() -> None:
    room = ("#A......s#", "A@1 E", "s@8 W")
    assert lab("SELF.mod_mt(n=+2)/ROUND", *room).play("mode OC").facts["points"] == 7
    assert lab("SELF.mod_mt(n=-9)/ROUND", *room).play("mode OC").facts["points"] == 1
    assert lab("SELF.set_mt(n=2)/ROUND", *room).play("mode OC").facts["points"] == 2
    assert (
        lab(("SELF.set_mt(n=2)/ROUND", "SELF.mod_mt(n=+1)/ROUND"), *room).play("mode OC").facts["points"] == 3
    )
    held = lab("SELF.set_mt(n=0)/ROUND", *room).play("mode OC")
    assert held.options == ["turn left", "turn right", "stop"]


@rule("HY-8.1")
def test_range_of_sight_by_effects() -> None:
    room = ("#A.....s#", "A@1 E", "s@7 W")
    assert lab("SELF.mod_range(n=-4)/ROUND", *room).figure("A")["sees"] == []
    assert lab("SELF.mod_range(n=-2)/ROUND", *room).figure("A")["sees"] == ["s"]


@rule("HY-8.1")
def test_darkness_on_a_tile() -> None:
    legend = ("A@1,3 E", "s@7,3 W")
    keys = {"mission": "HYM-2", "active": "A"}
    bright = lab("TILE[ANY,1,OWNER,in_tile=T02].darkness(n=3)/ROUND", "", *legend, keys=keys, **people())
    dark = lab("TILE[ANY,1,OWNER,in_tile=T04].darkness(n=3)/ROUND", "", *legend, keys=keys, **people())
    assert (bright.figure("A")["sees"], dark.figure("A")["sees"]) == (["s"], [])


def people() -> dict[str, Any]:
    return {
        "A": {"profile": "G_TEMPLAR", "at": "1,3", "facing": "E"},
        "s": {"profile": "S_HYBRID", "at": "7,3", "facing": "W"},
    }


@rule("HY-6.10")
@pytest.mark.parametrize(("source", "wounds"), [("OC", 1), ("F", 2), ("TRAP", 2), ("EFFECT", 2), ("ANY", 1)])
def test_wounds_are_prevented_by_their_source(source: str, wounds: int) -> None:
    fight = lab(f"FIG[ENEMY,ALL].prevent_wounds(n=1,source={source})/ROUND", *DUEL, dice=[1])
    assert fight.play("mode OC", "strike s", "level 1").wounds("s") == wounds


@rule("HY-6.10")
def test_a_number_of_prevented_wounds_is_used_up_and_all_is_not() -> None:
    for number, left in (("2", 0), ("ALL", 1)):
        fight = lab(f"FIG[ENEMY,ALL].prevent_wounds(n={number},source=ANY)/GAME", *DUEL, dice=[1])
        fight.play("mode OC", "strike s", "level 1")
        assert (fight.wounds("s"), fight.state.lasts) == (0, left)


@rule("HY-14.17", "HY-6.10")
def test_wounds_of_a_shot_through_a_victim_are_prevented_like_others() -> None:
    shooter: dict[str, Any] = {"A": {"profile": "T_ARMOUR_PIERCING_SHOT"}}
    keys = ("#A..st#", "A@1 E", "s@4 W", "t@5 W")
    fight = lab("FIG[ENEMY,ALL].prevent_wounds(n=ALL,source=F)/ROUND", *keys, dice=[5, 5], **shooter)
    fight.play("mode F", "stop", "shoot s", "level 1", "pierce t")  # it has hit, whatever comes of it
    assert (fight.wounds("s"), fight.wounds("t")) == (0, 0)


@rule("HY-14.17")
def test_an_attack_of_an_effect_may_go_through_its_victim() -> None:
    shooter: dict[str, Any] = {"A": {"profile": "T_ARMOUR_PIERCING_SHOT"}}
    keys = ("#A..st#", "A@1 E", "s@4 W", "t@5 W")
    fight = lab("SELF.attack(mode=F,level=1,cards=false)", *keys, dice=[5, 5], **shooter)
    fight.play("pierce t")
    assert (fight.wounds("s"), fight.wounds("t")) == (1, 1)


@rule("HY-14.17")
def test_who_may_not_fire_any_more_does_not_shoot_through() -> None:
    shooter: dict[str, Any] = {"A": {"profile": "T_ARMOUR_PIERCING_SHOT"}}
    keys = ("#A..st#", "A@1 E", "s@4 W", "t@5 W")
    fight = lab("ON_HIT SELF.forbid(what=FIRE)/ROUND", *keys, dice=[5], **shooter)
    assert fight.play("mode F", "stop", "shoot s", "level 1").asked != "PIERCE"


@rule("HY-14.0")
def test_aptitudes_granted_and_suspended() -> None:
    pushed = strike("SELF.grant_aptitude(name=brutish_strength,x=1)/ACTION", [5])
    assert pushed.at("s") == "3,0"
    large = ("xxA.#\nxx..#", "x@0,0 E", "A@2,0 W")
    kept = lab(
        "SELF.remove_aptitude(name=brutish_strength)/ROUND", *large, on="x", owner=1, active="x", dice=[5]
    )
    assert kept.play("mode OC", "strike A", "level 1").at("A") == "2,0"
    higher = lab(
        "SELF.grant_aptitude(name=brutish_strength,x=1)/ROUND",
        "xxA..#\nxx...#",
        *large[1:],
        on="x",
        owner=1,
        active="x",
        dice=[5],
    )
    assert higher.play("mode OC", "strike A", "level 1").at("A") == "4,0"


@rule("HY-4.2", "HY-9.1")
def test_what_is_forbidden_is_not_offered() -> None:
    assert lab("SELF.forbid(what=MODE:OC)/ROUND", *DUEL).options == ["mode DC", "mode F", "mode MV"]
    assert lab("SELF.forbid(what=MODE:OC)/ROUND", *DUEL).refusal("mode OC").code == "forbidden"
    assert lab("OWNER.forbid(what=MODE:F)/ROUND", *DUEL).options == ["mode OC", "mode DC", "mode MV"]
    assert lab("FOE.forbid(what=MODE:F)/ROUND", *DUEL).options == ["mode OC", "mode DC", "mode F", "mode MV"]
    unable = lab("SELF.forbid(what=ATTACK)/ROUND", *DUEL).play("mode OC")
    assert unable.refusal("strike s").code == "wrong_decision" or unable.asked != "FACE_TURN"
    low = lab("SELF.forbid(what=LEVEL_ABOVE:2)/ROUND", *DUEL).play("mode OC", "strike s")
    assert low.options == ["level 1", "level 2"]
    shooter = lab("SELF.forbid(what=FIRE)/ROUND", "#A..s#", "A@1 E", "s@4 W").play("mode F", "stop")
    assert shooter.asked != "TARGET"


@rule("HY-4.2")
def test_a_warrior_to_whom_every_mode_is_forbidden_does_nothing() -> None:
    every = tuple(f"SELF.forbid(what=MODE:{mode})/ROUND" for mode in ("OC", "DC", "F", "MV"))
    fight = lab(every, *DUEL)
    assert fight.figure("A")["mode"] == ""
    assert fight.facts["active"] == ""


@rule("HY-7.52")
def test_who_may_not_move_stays() -> None:
    fight = lab("SELF.forbid(what=MOVE)/ROUND", "#A..s#", "A@1 E", "s@4 W").play("mode F")
    assert fight.asked == "TARGET"
    assert fight.at("A") == "1,0"


@rule("HY-9.21")
def test_a_forbidden_parry_is_not_made() -> None:
    fight = lab("FIG[ENEMY,ALL].forbid(what=PARRY)/ROUND", *DUEL, dice=[5], s={"parry": 1})
    assert fight.play("mode OC", "strike s", "level 1").wounds("s") == 1


@rule("HY-7.20")
def test_doors_locked_and_forbidden() -> None:
    room = ("#A+.s#", "A@1 E", "s@4 W")
    assert "open 2,0" in lab("SELF.mod_sl(n=+1)/ROUND", *room).play("mode OC").options
    assert "open 2,0" not in lab("DOOR[ANY,1,OWNER].lock_door()/ROUNDS:2", *room).play("mode OC").options
    assert "open 2,0" not in lab("SELF.forbid(what=DOORS)/ROUND", *room).play("mode OC").options
    locked = lab("DOOR[ANY,1,OWNER].lock_door()/ROUNDS:2", *room).play("mode OC")
    assert locked.refusal("open 2,0").code == "door_locked"
    unable = lab("SELF.forbid(what=DOORS)/ROUND", *room).play("mode OC")
    assert unable.refusal("open 2,0").code == "forbidden"
    opened = lab(("DOOR[ANY,1,OWNER].lock_door()/GAME", "DOOR[ANY,ALL].open_door()"), *room)
    assert opened.state.lasts == 0


# Durations (6.5) ------------------------------------------------------------------------------------


def pass_on(fight: Skirmish) -> Skirmish:
    """The active warrior does nothing."""
    return fight.play("mode DC", "stop", "level 1")


ALONE = ("#A..#....#s.#", "A@1 W", "s@10 E")


def lasts_after(duration: str, rounds: int, how: int = 0) -> list[int]:
    """How many effects last after each of so many rounds in which nobody does anything."""
    fight = lab(
        f"SELF.mod_mt(n=+1)/{duration}", *ALONE, how=how, dice=[3, 5] * (rounds + 1), keys={"limit": 9}
    )
    found = []
    for _ in range(rounds):
        current = fight.state.round
        while fight.state.round == current:
            if fight.asked == "MODE":
                pass_on(fight)
            elif fight.asked == "WHO_STARTS":
                fight.play("GRIFFIN")
            else:
                fight.play(fight.options[0])
        found.append(int(fight.state.lasts))
    return found


def test_durations_in_rounds_and_for_the_game() -> None:
    assert lasts_after("ROUND", 2) == [0, 0]
    assert lasts_after("ROUNDS:2", 3) == [1, 0, 0]
    assert lasts_after("GAME", 3) == [1, 1, 1]
    assert lasts_after("WHILE_IN_PLAY", 2, CONSTANT) == [1, 1]


def test_durations_of_activations() -> None:
    now = lab("SELF.mod_mt(n=+1)/ACTIVATION", *ALONE, keys={"limit": 9})
    assert now.state.lasts == 1
    assert pass_on(now).state.lasts == 0
    following = lab("SELF.mod_mt(n=+1)/NEXT_ACTIVATION", *ALONE, keys={"limit": 9}, dice=[3, 5])
    assert pass_on(following).state.lasts == 1
    other = lab("FIG[ENEMY,ALL].mod_mt(n=+1)/NEXT_ACTIVATION", *ALONE, keys={"limit": 9}, s={"order": 1})
    assert pass_on(other).state.lasts == 1
    assert pass_on(other).state.lasts == 0


def test_durations_of_wounds() -> None:
    until = lab("FIG[ENEMY,ALL].mod_mt(n=+1)/UNTIL_WOUNDED", *DUEL, dice=[5])
    assert until.play("mode OC", "strike s", "level 1").state.lasts == 0
    while_wounded = lab(("SELF.mod_mt(n=+1)/WHILE_WOUNDED", "SELF.heal(n=1)"), *DUEL, A={"wounds": 2})
    assert while_wounded.state.lasts == 1
    healed = lab(("SELF.mod_mt(n=+1)/WHILE_WOUNDED", "SELF.heal(n=ALL)"), *DUEL, A={"wounds": 2})
    assert healed.state.lasts == 0
    assert lab("SELF.mod_mt(n=+1)/WHILE_WOUNDED", *DUEL).state.lasts == 0


@rule("HY-10.15")
def test_an_effect_of_an_action_ends_with_it() -> None:
    fight = strike("SELF.mod_sl(n=+2)/ACTION", [7])
    assert fight.wounds("s") == 1
    assert fight.state.lasts == 0


@rule("HY-10.15", "HY-9.13")
def test_an_action_cards_effect_counts_for_the_first_strike_only() -> None:
    fight = lab("SELF.mod_sl(n=+2)/ACTION", *DUEL, deck="ACTION", dice=[7, 7])
    fight.play("mode OC", "strike s", "level 3", "yes")
    assert fight.wounds("s") == 1
    forever = lab("SELF.mod_sl(n=+2)/ACTION", *DUEL, dice=[7, 7])
    assert forever.play("mode OC", "strike s", "level 3", "yes").wounds("s") == 2


@rule("HY-10.15")
def test_an_aptitude_granted_for_an_action_lasts_through_its_push() -> None:
    fight = lab("SELF.grant_aptitude(name=brutish_strength,x=1)/ACTION", *DUEL, deck="ACTION", dice=[5])
    assert fight.play("mode OC", "strike s", "level 1").at("s") == "3,0"


@rule("HY-5.12", "HY-5.10")
def test_rolls_without_a_mode_ignore_effects_of_modes_and_of_action_cards() -> None:
    jump = ("#A^..s#", "A@1 E", "s@5 W")

    def lands(effect: str, deck: str = "EVENT") -> bool:
        fight = lab(effect, *jump, deck=deck, dice=[7]).play("mode MV", "level 1", "jump E")
        return fight.at("A") == "3,0"

    assert lands("SELF.mod_sl(n=+2)/ROUND")
    assert not lands("SELF.mod_sl(n=+2,modes=MV)/ROUND")
    assert not lands("SELF.mod_sl(n=+2,role=ATTACK)/ROUND")
    assert not lands("SELF.mod_sl(n=+2)/ACTION", "ACTION")
    assert not lands("SELF.auto_success()/ROUND")


# Evaluated anew -------------------------------------------------------------------------------------


@rule("HY-12.3")
def test_a_continuous_effect_is_judged_each_time() -> None:
    wounded = "CONTINUOUS FIG[ANY,ALL,wounded].mod_mt(n=+3)/WHILE_IN_PLAY"
    fight = lab(wounded, "#A......s#", "A@1 E", "s@8 W", on="", how=CONSTANT)
    assert fight.play("mode OC").facts["points"] == 5
    hurt = lab(wounded, "#A......s#", "A@1 E", "s@8 W", on="", how=CONSTANT, A={"wounds": 1})
    assert hurt.play("mode OC").facts["points"] == 7


@rule("HY-12.3", "HY-12.4")
def test_an_aura_covers_its_zone_and_never_its_bearer() -> None:
    effect = "AURA FIG[FRIEND,ALL].mod_mode(n=+1,modes=MV)/WHILE_IN_PLAY"
    near = ("#A..B...C#\n##########\n#D......s#", "A@1,0 E", "B@4,0 E", "C@8,0 E", "D@1,2 E", "s@8,2 W")
    fight = lab(effect, *near, how=AURA_CARD, deck="AURA", A={"profile": "G_AMBROSIUS"})
    values = {letter: fight.figure(letter)["values"]["MV"] for letter in "ABCDs"}
    assert values == {"A": 3, "B": 5, "C": 4, "D": 5, "s": 4}
    leave_play(fight.state, source_of_card(fight))
    assert fight.figure("B")["values"]["MV"] == 4


@rule("HY-12.6")
def test_what_lasts_while_a_card_is_in_play_ends_with_it() -> None:
    fight = lab("SELF.mod_mt(n=+2)/WHILE_IN_PLAY", *DUEL, how=MUTATION_CARD)
    assert fight.state.lasts == 1
    leave_play(fight.state, source_of_card(fight))
    assert fight.state.lasts == 0


# In words -------------------------------------------------------------------------------------------


@rule("HY-7.1")
def test_what_an_effect_changes_is_explained_and_shown() -> None:
    room = ("#A......s#", "A@1 E", "s@8 W")
    fight = lab(("SELF.set_mt(n=2)/ROUND", "SELF.mod_mt(n=+1)/ROUNDS:2"), *room)
    told = fight.game.explain(fight.state, 0, "move A")
    assert (told.total, [line.amount for line in told.lines]) == (3, [5, -3, 1])
    shown = fight.game.view(fight.state, 1).effects
    assert [(one.operation, one.subject, one.amount, one.until) for one in shown] == [
        ("set_mt", "A", 2, "ROUND 1"), ("mod_mt", "A", 1, "ROUND 2"),
    ]  # fmt: skip
    assert {one.source for one in shown} == {"EVT-99"}


def test_a_position_with_effects_is_printed_and_read_back() -> None:
    effects = ("SELF.mod_mt(n=+1)/ROUNDS:2", "ON_HIT SELF.extra_wound(n=1)/ACTION")
    fight = lab(effects, *DUEL, how=MUTATION_CARD)
    text = fight.game.position(fight.state)
    again = fight.game.parse_position(text)
    assert fight.game.position(again) == text
    assert (again.at_work, again.waits) == (fight.state.at_work, fight.state.waits)


@rule("HY-14.17", "HY-9.1")
def test_nobody_is_shot_at_through_a_victim_who_is_gone() -> None:
    shooter: dict[str, Any] = {"A": {"profile": "T_ARMOUR_PIERCING_SHOT"}}
    keys = ("#A..st#", "A@1 E", "s@4 W", "t@5 W")
    fight = lab("ON_HIT SELF.fixed_roll(sl=9,then={OPPOSING.eliminate()})", *keys, dice=[5, 1], **shooter)
    fight.play("mode F", "stop", "shoot s", "level 1")
    assert fight.figure("s")["status"] == "eliminated"
    assert fight.asked != "PIERCE"
