"""Effects as a pack may write them and no printed card does: moments, prohibitions, durations."""

from typing import Any

import pytest

from monstrum.games.hybrid.rules.sources import CONSTANT
from tests.marks import rule
from tests.rules.hybrid.effects import OTHER, carry_out, lab, laboratory
from tests.rules.hybrid.skirmish import Skirmish, skirmish

DUEL = ("#As.#", "A@1 E", "s@2 W")
TOGETHER = ("#As.#B#", "A@1 E", "s@2 W", "B@5 E")


def score(fight: Skirmish) -> int:
    return int(fight.facts["score"]["GRIFFIN"])


# Objectives -----------------------------------------------------------------------------------------


@rule("HY-13.2")
@pytest.mark.parametrize("said", ["?objective_done:1 FIG[ANY,ALL]", "FIG[ANY,ALL,carrying=1]"])
def test_an_objective_is_done_when_its_acceptance_is_told(said: str) -> None:
    game = laboratory(f"ON_OBJECTIVE {said}.score(n=1)", stays=True)
    fight = skirmish("#A1.#s#", "A@1 E", "s@5 W", active="A", game=game, keys={"carried": [1]})
    carry_out(fight, how=CONSTANT).play("mode OC", "step E", "stop", "accept 1")
    assert score(fight) == 1


# Aptitudes ------------------------------------------------------------------------------------------


@rule("HY-14.0")
@pytest.mark.parametrize(("on", "wounds"), [("s", 1), ("A", 0)])
def test_an_aptitude_granted_as_long_as_a_card_stays_is_an_aptitude(on: str, wounds: int) -> None:
    grants = "CONTINUOUS SELF.grant_aptitude(name=titan)/WHILE_IN_PLAY"
    game = laboratory(grants, stays=True, other=("FIG[ENEMY,ALL,has_aptitude=titan].wound(n=1)",))
    fight = skirmish(*DUEL, active="A", game=game)
    carry_out(fight, on=on, how=CONSTANT)
    assert carry_out(fight, id=OTHER).wounds("s") == wounds


# Laid in a window, and forbidden from then on ---------------------------------------------------------


@rule("HY-10.7", "HY-9.21")
@pytest.mark.parametrize("effect", ["SELF.forbid(what=PARRY)/ACTION", "SELF.remove_mode_counter(which=DC)"])
def test_a_parry_that_a_hindrance_forbids_is_not_made(effect: str) -> None:
    game = laboratory(effect, deck="ACTION", use="HINDER")
    fight = skirmish(
        *DUEL, active="A", game=game, dice=[2, 1], s={"parry": 1, "mode": "DC"},
        keys={"hands": {"GRIFFIN": ["ACT-99"], "SCORPION": ["ACT-08"]}},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "none", "none", "level 1", "none", "lay ACT-99 effect")
    assert fight.wounds("s") == 1


@rule("HY-10.7", "HY-9.1")
@pytest.mark.parametrize(("what", "mode", "lost"), [("ATTACK", "OC", True), ("FIRE", "OC", False)])
def test_an_attack_that_a_hindrance_forbids_is_not_made(what: str, mode: str, lost: bool) -> None:
    game = laboratory(f"SELF.forbid(what={what})/ACTION", deck="ACTION", use="HINDER")
    hands = {"GRIFFIN": ["ACT-08"], "SCORPION": ["ACT-99"]}
    fight = skirmish(*DUEL, active="A", game=game, dice=[2], keys={"hands": hands})
    fight.play(f"mode {mode}", "strike s", "none", "lay ACT-99 effect")
    if not lost:
        fight.play("level 1")
    assert fight.wounds("s") == (0 if lost else 1)


@rule("HY-10.7", "HY-9.1")
@pytest.mark.parametrize("what", ["ATTACK", "FIRE"])
def test_a_shot_that_a_hindrance_forbids_is_not_made(what: str) -> None:
    game = laboratory(f"SELF.forbid(what={what})/ACTION", deck="ACTION", use="HINDER")
    fight = skirmish(
        "#A...s#", "A@1 E", "s@5 W", active="A", game=game, dice=[2],
        keys={"hands": {"GRIFFIN": ["ACT-08"], "SCORPION": ["ACT-99"]}},
    )  # fmt: skip
    fight.play("mode F", "stop", "shoot s", "none", "none", "lay ACT-99 effect")
    assert (fight.wounds("s"), fight.figure("A")["mode"]) == (0, "F")


# Durations ------------------------------------------------------------------------------------------


@rule("HY-5.12")
@pytest.mark.parametrize(("die", "wounds"), [(6, 0), (8, 1)])
def test_what_an_event_does_for_an_action_counts_for_rolls_without_a_mode(die: int, wounds: int) -> None:
    fight = lab("SELF.mod_sl(n=+2)/ACTION", "#A^..#s#", "A@1 E", "s@6 W", dice=[die])
    assert fight.play("mode OC", "jump E").wounds("A") == wounds


@rule("HY-10.15", "HY-4.1")
@pytest.mark.parametrize("hands", [{}, {"GRIFFIN": ["ACT-08"]}])
def test_what_begins_before_an_action_lasts_through_it_whoever_holds_cards(
    hands: dict[str, list[str]],
) -> None:
    fight = lab("SELF.mod_sl(n=+2)/ACTION", *TOGETHER, dice=[7], keys={"hands": hands})
    fight.play("mode OC", "strike s", *(["none"] if hands else []), "level 1")
    assert fight.wounds("s") == 1


@rule("HY-4.2")
def test_the_next_activation_of_a_side_is_not_the_one_under_way() -> None:
    fight = lab(
        "OWNER.forbid(what=MODE:OC)/NEXT_ACTIVATION", "#AB.s#", "A@1 E", "B@2 W", "s@4 W", A={"order": 0},
        B={"order": 2}, s={"order": 2}, keys={"turn": "SCORPION"},
    )  # fmt: skip
    seen: list[tuple[int, bool]] = []
    while len(seen) < 3:
        if fight.asked == "MODE":
            seen.append((fight.seat, "mode OC" in fight.options))
        fight.pass_time()
    assert seen == [(0, False), (1, True), (0, False)]


# Counters -------------------------------------------------------------------------------------------


@rule("HY-13.9")
def test_only_the_objective_that_is_named_is_removed() -> None:
    fight = lab(
        "SQ[ANY,ALL].remove(what=OBJECTIVE:1)", "#A1..s#", "A@1 E", "s@5 W",
        keys={"objectives": {"1": "2,0", "2": "2,0"}},
    )  # fmt: skip
    assert fight.facts["objectives"] == {"1": "taken", "2": "2,0"}


@rule("HY-13.3")
def test_all_templates_are_removed_also_if_one_lies_on_another() -> None:
    fight = lab(
        "TEMPLATE[ANY,ALL].remove(what=TEMPLATE)", "#A...#\n#....#\n###.s#", "A@1,0 E", "s@4,2 N",
        keys={"templates": ["GAS 2,0", "CHARNEL 2,0"]},
    )  # fmt: skip
    assert fight.facts["templates"] == []


@rule("HY-10.14")
@pytest.mark.parametrize("effect", ["FOE.steal_action(n=1,how=RANDOM)", "FOE.discard_action(n=1,how=RANDOM)"])
def test_a_locked_card_that_is_lost_locks_no_other_of_its_kind(effect: str) -> None:
    keys = {"hands": {"GRIFFIN": ["ACT-08"]}, "locks": ["GRIFFIN ACT-08"]}
    fight = lab(effect, *TOGETHER, owner=1, keys=keys)
    assert fight.facts["hands"]["GRIFFIN"] == []
    assert [lock for lock in fight.facts["locks"] if lock.startswith("GRIFFIN")] == [
        "GRIFFIN ACT-08 gone lost 1"
    ]
    assert fight.game.view(fight.state, 0).cards.locked == {}


@rule("HY-7.39", "HY-12.6")
def test_a_mutation_leaves_with_its_bearer() -> None:
    game = laboratory("CONTINUOUS FIG[ENEMY,ALL].mod_sl(n=-2)/WHILE_IN_PLAY", stays=True)
    fight = skirmish(
        "#A.t#s>", "A@1 E", "t@3 W", "s@5 E", active="s", game=game,
        keys={"staying": ["EVT-99 SCORPION s mutation"]},
    )  # fmt: skip
    assert fight.game.explain(fight.state, 0, "shoot A t").total == 3
    fight.play("mode MV", "level 1", "step E", "exit")
    assert fight.facts["staying"] == []
    assert fight.game.explain(fight.state, 0, "shoot A t").total == 5


# Reserve cards --------------------------------------------------------------------------------------


def reserve(*effects: str, **figures: Any) -> Skirmish:
    """A2 of A: the Griffins keep a card with these effects."""
    game = laboratory(*effects, timing="RESERVE")
    return skirmish(*TOGETHER, active="A", game=game, keys={"hands": {"GRIFFIN": ["EVT-99"]}}, **figures)


@rule("HY-11.8")
def test_a_reserve_card_is_played_on_a_warrior_of_either_side() -> None:
    fight = reserve("SELF.heal(n=1)", A={"wounds": 1}, s={"wounds": 2}).play("play EVT-99")
    assert (fight.asked, fight.seat, fight.options) == ("EFFECT_PICK", 0, ["pick A", "pick B", "pick s"])
    assert fight.refusal("put 3,0").code == "not_a_target"
    fight.play("pick s")
    assert (fight.wounds("s"), fight.wounds("A")) == (1, 1)
    assert fight.facts["discard"] == ["EVT-99"]


@rule("HY-11.8")
def test_all_effects_of_a_reserve_card_speak_of_the_same_warrior() -> None:
    both = ("ON_MOVE_END SELF.heal(n=2)", "SELF.wound(n=1)", "?wounded SELF.turn(dir=HALF)")
    fight = reserve(*both, A={"wounds": 1}).play("play EVT-99", "pick A")
    assert (fight.wounds("A"), fight.figure("A")["facing"], fight.wounds("s")) == (2, "W", 0)
    fight.play("mode MV", "level 1", "stop")
    assert fight.wounds("A") == 0


# Effects in effects ---------------------------------------------------------------------------------


@rule("HY-9.1")
@pytest.mark.parametrize(("roll", "wounds"), [(3, 1), (4, 2)])
def test_an_effect_inside_another_may_wait_for_its_own_trigger(roll: int, wounds: int) -> None:
    fight = lab(
        "SELF.natural_roll(mod=0,then={ON_HIT ?wounded SELF.heal(n=1)})", *TOGETHER, dice=[roll, 2],
        A={"wounds": 2},
    ).play("mode OC", "strike s", "level 1")  # fmt: skip
    assert (fight.wounds("A"), fight.wounds("s")) == (wounds, 1)


@rule("HY-4.8")
def test_what_waits_inside_an_effect_of_a_card_that_stays_fires_once() -> None:
    inside = "ON_MOVE_END SELF.for_each(target=SELF,do={ACTIVATION_END SELF.score(n=1)})"
    fight = lab(inside, "#A..#s#", "A@1 E", "s@5 W", how=CONSTANT, A={"order": 1}, s={"order": 2})
    fight.play("mode MV", "level 1", "stop")
    assert score(fight) == 1
    while fight.facts["round"] < 2 or fight.facts["active"] != "A":
        fight.pass_time()
    while fight.facts["active"] == "A":
        fight.pass_time()
    assert score(fight) == 2


# Rolls of the other warrior of a combat ---------------------------------------------------------------


def parried(*effects: str, dice: list[int], use: str = "SELF") -> Skirmish:
    """A lays a card with these effects, strikes s in DC, and all rolls are made."""
    game = laboratory(*effects, deck="ACTION", use=use)
    fight = skirmish(
        *TOGETHER, active="A", game=game, dice=dice, s={"parry": 1, "mode": "DC"},
        keys={"hands": {"GRIFFIN": ["ACT-99"]}},
    )  # fmt: skip
    return fight.play("mode OC", "strike s", "lay ACT-99 effect", "level 1")


@rule("HY-5.3")
@pytest.mark.parametrize(
    "effect", ["AFTER_ROLL SELF.reroll(which=ENEMY)", "AFTER_ROLL OPPOSING.reroll(which=OWN)"]
)
def test_the_roll_of_the_enemy_is_made_again(effect: str) -> None:
    assert parried(effect, dice=[2, 1, 9]).wounds("s") == 1  # the parry would have succeeded


@rule("HY-5.3")
@pytest.mark.parametrize(
    "effect",
    ["AFTER_ROLL OPPOSING.set_die(value=10)", "AFTER_ROLL OPPOSING.reroll(which=OWN)",
     "AFTER_ROLL SELF.reroll(which=ENEMY)"],
)  # fmt: skip
def test_a_card_that_stays_knows_who_rolls_against_its_bearer(effect: str) -> None:
    game = laboratory(effect, stays=True)
    fight = skirmish("#As.B#", "A@1 E", "s@2 W", "B@4 W", active="s", game=game, dice=[2, 9])
    carry_out(fight, on="A", how=CONSTANT).play("mode OC", "strike A", "level 1")
    assert fight.wounds("A") == 0
    fight = skirmish("#As.B#", "A@1 E", "s@2 W", "B@4 W", active="s", game=game, dice=[2, 9])
    carry_out(fight, on="B", how=CONSTANT).play("mode OC", "strike A", "level 1")
    assert fight.wounds("A") == 1  # that is not B's combat
