"""6.1, 6.3  Triggers: when they fire, for whom, how often, and in which order."""

import pytest

from monstrum.core.engine import legal_actions
from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.sources import CONSTANT, MUTATION_CARD, PLAYED
from tests.marks import rule
from tests.rules.hybrid.effects import OTHER, carry_out, lab, laboratory
from tests.rules.hybrid.skirmish import Skirmish, skirmish

DUEL = ("#As.#", "A@1 E", "s@2 W")
ROOM = ("#......#\n#A.s...#\n#......#", "A@1,1 E", "s@3,1 W")


def score(fight: Skirmish) -> int:
    return int(fight.facts["score"]["GRIFFIN"])


def stays(effect: str, *board: str, **keys: object) -> Skirmish:
    """A mission that scores for the Griffins on something."""
    return lab(effect, *board, how=CONSTANT, on="", **keys)  # type: ignore[arg-type]


@rule("HY-15.1")
def test_the_start_and_the_end_of_a_round() -> None:
    both = lab(
        ("ROUND_END OWNER.score(n=1)", "ROUND_START OWNER.score(n=5)"), *ROOM, how=CONSTANT, on="",
        keys={"limit": 9}, dice=[3, 4],
    )  # fmt: skip
    both.play("mode DC", "stop", "level 1")
    assert (both.facts["round"], score(both)) == (2, 6)


@rule("HY-4.1")
def test_the_start_and_the_end_of_an_activation_of_the_target() -> None:
    effect = ("ACTIVATION_START FIG[ENEMY,ALL].score(n=1)", "ACTIVATION_END FIG[ENEMY,ALL].score(n=5)")
    fight = lab(effect, *ROOM, how=CONSTANT, on="", s={"order": 1}, keys={"limit": 9})
    fight.play("mode DC", "stop", "level 1")
    assert score(fight) == 1
    fight.play("mode DC", "stop", "level 1")
    assert score(fight) == 6


def strike(effect: str | tuple[str, ...], dice: list[int], *words: str, **keys: object) -> Skirmish:
    fight = lab(effect, *DUEL, dice=dice, how=CONSTANT, **keys)  # type: ignore[arg-type]
    return fight.play("mode OC", "strike s", "level 1", *words)


def test_before_a_roll() -> None:
    assert strike("BEFORE_ROLL SELF.mod_sl(n=+2)/ACTION", [7]).wounds("s") == 1
    assert strike("BEFORE_ROLL FIG[ENEMY,ALL].mod_sl(n=+2)/ACTION", [7]).wounds("s") == 0


def test_before_and_after_rolls_of_parries_shots_and_others() -> None:
    parry = strike("BEFORE_ROLL FIG[ENEMY,ALL].mod_sl(n=+4)/ACTION", [5, 8], s={"parry": 1})
    assert parry.wounds("s") == 0
    shot = lab("BEFORE_ROLL SELF.mod_sl(n=+4)/ACTION", "#A..s#", "A@1 E", "s@4 W", dice=[9], how=CONSTANT)
    assert shot.play("mode F", "stop", "shoot s", "level 1").wounds("s") == 1
    jump = lab("BEFORE_ROLL SELF.mod_sl(n=+4)/ROUND", "#A^..s#", "A@1 E", "s@5 W", dice=[9], how=CONSTANT)
    assert jump.play("mode MV", "level 1", "jump E").at("A") == "3,0"
    again = lab("AFTER_ROLL SELF.reroll(which=OWN)", "#A^..s#", "A@1 E", "s@5 W", dice=[9, 4], how=CONSTANT)
    assert again.play("mode MV", "level 1", "jump E").at("A") == "3,0"


def test_a_roll_is_made_again_and_the_second_result_stands() -> None:
    assert strike("AFTER_ROLL SELF.reroll(which=OWN)", [9, 4]).wounds("s") == 1
    assert strike("AFTER_ROLL SELF.reroll(which=OWN)", [4, 9]).wounds("s") == 0
    assert strike("AFTER_ROLL FIG[ENEMY,ALL].reroll(which=OWN)", [4]).wounds("s") == 1
    assert strike("AFTER_ROLL SELF.reroll(which=ENEMY)", [4]).wounds("s") == 1
    theirs = "for_each(target=FIG[FRIEND,ALL],do={SELF.reroll(which=ENEMY)})"
    hindered = strike(f"AFTER_ROLL FIG[ENEMY,ALL].{theirs}", [5, 3, 9], s={"parry": 1})
    assert hindered.wounds("s") == 1  # the parry was made again


def test_a_die_is_set_before_the_result_is_applied() -> None:
    assert strike("AFTER_ROLL SELF.set_die(value=1)", [9]).wounds("s") == 2
    assert strike("AFTER_ROLL SELF.set_die(value=10)", [2]).wounds("s") == 0
    both = strike(("AFTER_ROLL SELF.reroll(which=OWN)", "AFTER_ROLL SELF.set_die(value=1)"), [9])
    assert both.wounds("s") == 2


def test_an_optional_effect_asks_its_owner() -> None:
    fight = strike("AFTER_ROLL SELF.reroll(which=OWN)~opt", [9, 4])
    assert (fight.asked, fight.options) == ("EFFECT_MAY", ["yes", "no"])
    assert fight.play("yes").wounds("s") == 1
    declined = strike("AFTER_ROLL SELF.reroll(which=OWN)~opt", [9]).play("no")
    assert declined.wounds("s") == 0


def test_a_hit_is_told_before_its_wounds() -> None:
    assert strike("ON_HIT SELF.extra_wound(n=1)/ACTION", [5]).wounds("s") == 2
    assert strike("ON_HIT SELF.extra_wound(n=1)/ACTION", [5, 3], s={"parry": 1}).wounds("s") == 0
    shot = lab("ON_HIT SELF.extra_wound(n=1)/ACTION", "#A..s#", "A@1 E", "s@4 W", dice=[5], how=CONSTANT)
    assert shot.play("mode F", "stop", "shoot s", "level 1").wounds("s") == 2


@rule("HY-6.9")
def test_wounds_dealt_and_suffered() -> None:
    assert score(strike("ON_WOUND_DEALT SELF.score(n=1)", [5])) == 1
    assert score(strike("ON_WOUND_SUFFERED SELF.score(n=1)", [5])) == 0
    assert score(strike("ON_WOUND_SUFFERED FIG[ENEMY,ALL].score(n=1)", [5])) == 1
    assert score(strike("ON_WOUND_SUFFERED FIG[ENEMY,ALL].score(n=1)", [9])) == 0
    board = ("#As.t#", "A@1 E", "s@2 W", "t@4 W")
    effect = "ON_WOUND_SUFFERED FIG[ENEMY,ALL].score(n=1)"
    fatal = lab(effect, *board, dice=[5], how=CONSTANT, s={"wounds": 3})
    assert score(fatal.play("mode OC", "strike s", "level 1")) == 1  # also for the eliminated


@rule("HY-6.9", "HY-12.9")
def test_eliminations() -> None:
    assert score(strike("ON_ELIMINATE SELF.score(n=1)", [5], s={"wounds": 3})) == 1
    assert score(strike("ON_ELIMINATED FIG[ENEMY,ALL].score(n=1)", [5], s={"wounds": 3})) == 1
    assert score(strike("ON_ELIMINATED FIG[ENEMY,ALL,rank>=2].score(n=1)", [5], s={"wounds": 3})) == 0
    assert score(strike("ON_ELIMINATED FIG[FRIEND,ALL].score(n=1)", [5], s={"wounds": 3})) == 0


@rule("HY-6.9", "HY-12.9")
def test_the_dying_touch_those_they_touched() -> None:
    effect = (
        "ON_ELIMINATED SELF.for_each(target=FIG[ENEMY,ALL,in_contact],do={SELF.wound(n=1,avoidable=false)})"
    )
    fight = lab(
        effect,
        "#AsB.C#",
        "A@1 E",
        "s@2 W",
        "B@3 W",
        "C@5 W",
        on="s",
        owner=1,
        how=MUTATION_CARD,
        dice=[5],
        s={"wounds": 3},
    )
    fight.play("mode OC", "strike s", "level 1")
    assert [fight.wounds(letter) for letter in "ABC"] == [1, 1, 0]


def test_a_parry() -> None:
    riposte = "ON_PARRY SELF.attack(mode=OC,level=1,cards=false)"
    fight = lab(
        riposte, *DUEL, on="s", owner=1, against="A", how=MUTATION_CARD, dice=[5, 3, 2], s={"parry": 1}
    )
    fight.play("mode OC", "strike s", "level 1")
    assert (fight.wounds("A"), fight.wounds("s")) == (1, 0)


def test_the_attack_of_the_opponent_is_his_trigger() -> None:
    thorns = "ON_HIT OPPOSING.wound(n=1,avoidable=false)"
    fight = lab(thorns, *DUEL, on="s", owner=1, how=MUTATION_CARD, dice=[5])
    fight.play("mode OC", "strike s", "level 1")
    assert (fight.wounds("A"), fight.wounds("s")) == (1, 1)
    own = lab(thorns, *DUEL, how=MUTATION_CARD, dice=[5]).play("mode OC", "strike s", "level 1")
    assert (own.wounds("A"), own.wounds("s")) == (0, 1)


def test_the_end_of_a_movement() -> None:
    fight = lab("ON_MOVE_END FIG[FRIEND,ALL].score(n=1)", *ROOM, how=CONSTANT, on="")
    fight.play("mode F", "step N")
    assert score(fight) == 0
    fight.play("stop")
    assert score(fight) == 1


def test_entering_a_template_and_not_moving_about_in_it() -> None:
    effect = "ON_ENTER_SQUARE FIG[ANY,ALL,in_template=CHARNEL].score(n=1)"
    board = ("#A......s#\n#........#", "A@1,0 E", "s@8,0 W")
    keys = {"templates": ["CHARNEL 3,0 until 99"]}
    fight = lab(effect, *board, how=CONSTANT, on="", keys=keys).play("mode OC", "step E")
    assert score(fight) == 0
    fight.play("step E")
    assert score(fight) == 1
    fight.play("step E")
    assert score(fight) == 1


def test_every_square_entered_where_no_place_is_named() -> None:
    fight = lab("ON_ENTER_SQUARE SELF.score(n=1)", *ROOM, how=CONSTANT).play("mode OC", "step N", "step E")
    assert score(fight) == 2


def test_pushed_and_teleported_warriors_enter_squares_too() -> None:
    effects = ("ON_ENTER_SQUARE FIG[ENEMY,ALL].score(n=1)", "FIG[ENEMY,1,OWNER].push(n=1,dir=CHOICE)")
    assert score(lab(effects, *ROOM, how=CONSTANT, on="").play("step N")) == 1


@rule("HY-13.1")
def test_an_objective_accepted() -> None:
    fight = lab("ON_OBJECTIVE FIG[FRIEND,ALL].score(n=1)", "#A1..s#", "A@1 E", "s@5 W", how=CONSTANT, on="")
    fight.play("mode OC", "step E", "stop", "accept 1")
    assert score(fight) == 1
    assert fight.asked == "OBJECTIVE_TURN"


@rule("HY-11.1", "HY-11.3")
def test_first_contact_and_first_blood() -> None:
    board = ("#A+s#", "A@1 E", "s@3 W")
    fight = lab("FIRST_CONTACT OWNER.score(n=1)", *board, how=CONSTANT, on="", keys={"first_contact": False})
    assert score(fight) == 0
    fight.play("mode MV", "level 1", "open 2,0")
    assert score(fight) == 1
    for owner, points in ((0, 0), (1, 1)):
        fight = lab(
            "FIRST_BLOOD OWNER.score(n=1)", *DUEL, how=CONSTANT, on="", owner=owner, dice=[5], s={"wounds": 3}
        )
        fight.play("mode OC", "strike s", "level 1")
        assert sum(fight.facts["score"].values()) == points


# Waiting (6.1) --------------------------------------------------------------------------------------


def test_an_effect_of_a_discarded_card_fires_once() -> None:
    fight = lab("ON_WOUND_DEALT SELF.score(n=1)", *DUEL, dice=[5, 5])
    fight.play("mode OC", "strike s", "level 3", "yes")
    assert (fight.wounds("s"), score(fight)) == (2, 1)
    every_time = lab("ON_WOUND_DEALT SELF.score(n=1)", *DUEL, dice=[5, 5], how=MUTATION_CARD)
    assert score(every_time.play("mode OC", "strike s", "level 3", "yes")) == 2


def test_an_effect_of_a_discarded_card_waits_no_longer_than_its_action() -> None:
    fight = lab("ON_WOUND_SUFFERED SELF.score(n=1)", *DUEL, dice=[9], deck="ACTION")
    assert fight.state.stands == 1
    fight.play("mode OC", "strike s", "level 1")
    assert fight.state.stands == 0


def test_an_effect_waits_for_the_end_of_the_activation_or_the_round() -> None:
    guard = lab("ACTIVATION_END SELF.set_mode(mode=DC,level=1)", *ROOM, s={"order": 1}, keys={"limit": 9})
    guard.play("mode OC", "stop")
    assert guard.figure("A")["parry"] == 1
    late = lab("ROUND_END OWNER.score(n=1)", *ROOM, keys={"limit": 9}, dice=[3, 4] * 3)
    late.play("mode DC", "stop", "level 1")
    assert (score(late), late.state.stands) == (1, 0)
    never = lab("ACTIVATION_START SELF.score(n=1)", *ROOM, keys={"limit": 9}, dice=[3, 4])
    never.play("mode DC", "stop", "level 1")
    assert (score(never), never.state.stands) == (0, 0)


def test_an_optional_effect_that_is_declined_still_waits() -> None:
    fight = lab("AFTER_ROLL SELF.reroll(which=OWN)~opt", *DUEL, dice=[4, 9, 3])
    fight.play("mode OC", "strike s", "level 3", "no", "yes", "yes")
    assert fight.wounds("s") == 2


# Order and circles (HY-4.8) -------------------------------------------------------------------------


def two_cards(*effects: str, owners: tuple[int, ...], winner: str = "GRIFFIN") -> Skirmish:
    """The same card, once for each owner."""
    game = laboratory(*effects, stays=True)
    fight = skirmish(*ROOM, active="A", game=game, keys={"limit": 9, "winner": winner}, dice=[3, 4] * 4)
    for owner in owners:
        carry_out(fight, on="A" if owner == 0 else "s", owner=owner, how=CONSTANT)
    return fight


@rule("HY-4.8")
def test_own_effects_of_one_moment_come_in_the_order_their_player_chooses() -> None:
    game = laboratory("ROUND_END SELF.turn(dir=LEFT)", stays=True, other=("ROUND_END SELF.heal(n=1)",))
    fight = skirmish(*ROOM, active="A", game=game, keys={"limit": 9}, dice=[3, 4], A={"wounds": 1})
    carry_out(fight, on="A", how=CONSTANT)
    carry_out(fight, on="A", how=CONSTANT, id=OTHER)
    fight.play("mode DC", "stop", "level 1")
    assert (fight.asked, fight.seat, fight.options) == ("EFFECT_ORDER", 0, ["option 1", "option 2"])
    assert "heals" in fight.game.label(fight.state, legal_actions(fight.state, 0)[1])
    fight.play("option 2")
    told = [event.kind for event in fight.events if event.kind in (events.HEALED, events.TURNED)]
    assert told == [events.HEALED, events.TURNED]


@rule("HY-4.8")
def test_effects_of_one_card_happen_in_their_printed_order() -> None:
    effects = ("ROUND_END SELF.turn(dir=LEFT)", "ROUND_END SELF.heal(n=1)")
    fight = two_cards(*effects, owners=(0,)).play("mode DC", "stop", "level 1")
    assert fight.facts["round"] == 2


@rule("HY-4.8")
def test_the_active_sides_effects_come_first() -> None:
    for winner, first in (("GRIFFIN", 0), ("SCORPION", 16)):
        fight = two_cards("ROUND_END SELF.turn(dir=LEFT)", owners=(1, 0), winner=winner)
        fight.play("mode DC", "stop", "level 1")
        turned = [event.a for event in fight.events if event.kind == events.TURNED]
        assert turned == [first, 16 - first]


@rule("HY-4.8")
def test_a_single_effect_asks_nothing() -> None:
    fight = two_cards("ROUND_END SELF.turn(dir=LEFT)", owners=(0,)).play("mode DC", "stop", "level 1")
    assert fight.asked == "ORDER" or fight.facts["round"] == 2


def test_nothing_goes_in_circles() -> None:
    fight = lab("ON_MOVE_END SELF.move(n=1)", *ROOM, how=MUTATION_CARD).play("mode F", "stop")
    assert (fight.asked, fight.facts["points"]) == ("MOVE", 1)
    assert fight.play("stop").asked == "TARGET"
    rolls = lab(
        "BEFORE_ROLL SELF.natural_roll(mod=0,then={SELF.mod_sl(n=+2)/ACTION})",
        *DUEL,
        how=MUTATION_CARD,
        dice=[5, 7],
    )
    assert rolls.play("mode OC", "strike s", "level 1").wounds("s") == 1


@rule("HY-3.11")
def test_an_extra_activation_brings_no_other() -> None:
    fight = lab(
        "ACTIVATION_END SELF.extra_activation()", *ROOM, how=MUTATION_CARD, keys={"limit": 9}, dice=[3, 4]
    )
    fight.play("mode DC", "stop", "level 1", "mode DC", "stop", "level 1")
    assert fight.facts["round"] == 2


@pytest.mark.parametrize("how", [PLAYED, CONSTANT])
def test_conditions_are_judged_when_the_effect_would_fire(how: int) -> None:
    effect = "ACTIVATION_END ?wounded SELF.score(n=1)"
    board = ("#......#\n#A.s...#\n#......#", "A@1,1 E", "s@3,1 W")
    sound = lab(effect, *board, how=how, keys={"limit": 9}, dice=[3, 4]).play("mode DC", "stop", "level 1")
    hurt = lab(effect, *board, how=how, keys={"limit": 9}, dice=[3, 4], A={"wounds": 1})
    assert (score(sound), score(hurt.play("mode DC", "stop", "level 1"))) == (0, 1)
