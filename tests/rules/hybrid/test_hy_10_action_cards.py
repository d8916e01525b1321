"""HY-10  Action cards: points or effect, windows, Hindrances, parries, locked cards."""

from typing import Any

from monstrum.games.hybrid.effects.opcodes import FORBID
from monstrum.games.hybrid.rules.effect_sums import NO_CARDS, NO_HINDRANCE
from monstrum.games.hybrid.rules.sources import GAME
from monstrum.games.hybrid.state import OF_SIDE, SCORPION, SLOTS
from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish

NEAR = "#As.#"
FAR = "#A...s#"


def fight(
    griffin: list[str], scorpion: list[str], *, dice: list[int] | None = None, map: str = NEAR,
    active: str = "A",
    pick: list[str] | None = None, keys: dict[str, Any] | None = None, **figures: Any,
) -> Skirmish:  # fmt: skip
    """A and s face each other; both hold these cards."""
    s_at = map.index("s")
    hands = {"GRIFFIN": griffin, "SCORPION": scorpion}
    return skirmish(
        map, "A@1 E", f"s@{s_at} W", active=active, dice=dice, pick=pick,
        keys={"hands": hands, **(keys or {})}, **figures,
    )  # fmt: skip


def strike(fight: Skirmish) -> Skirmish:
    return fight.play("mode OC", "strike s")


@rule("HY-10.1", "HY-10.11")
def test_a_card_is_laid_for_its_points_or_for_its_effect() -> None:
    window = strike(fight(["ACT-08", "ACT-13"], []))
    assert window.asked == "CARDS"
    # Steady Hand's effect is for Firing: in Offensive Combat only its points can be used.
    assert window.options == ["none", "lay ACT-08 points", "lay ACT-13 points", "lay ACT-13 effect"]
    refusal = window.refusal("lay ACT-08 effect")
    assert (refusal.code, refusal.rules) == ("effect_of_other_mode", ("HY-10.11",))
    assert window.refusal("lay ACT-22 points").code == "not_held"
    assert window.refusal("lay ACT-13 points 2").code == "one_shot_only"
    assert window.refusal("bid ACT-13").code == "wrong_decision"


@rule("HY-10.11", "HY-10.7")
def test_hindrances_are_effects_for_the_other_side() -> None:
    window = strike(fight(["ACT-15"], ["ACT-15", "ACT-03"]))
    assert window.refusal("lay ACT-15 effect").code == "effect_for_hindrance"
    window.play("none")
    assert (window.asked, window.seat) == ("HINDRANCE", 1)
    assert window.options == ["none", "lay ACT-03 points", "lay ACT-15 points", "lay ACT-15 effect"]
    assert window.refusal("lay ACT-03 effect").code == "effect_for_own"


@rule("HY-10.1")
def test_two_equal_cards_are_one_option() -> None:
    window = strike(fight(["ACT-13", "ACT-13"], []))
    assert window.options == ["none", "lay ACT-13 points", "lay ACT-13 effect"]
    window.play("lay ACT-13 points", "lay ACT-13 points")  # an empty hand is not asked again
    assert window.asked == "LEVEL"
    assert window.options[-1] == "level 6"  # OC 4 + 4 points


@rule("HY-10.4", "HY-10.5")
def test_an_empty_hand_is_not_asked_and_a_held_card_always_is() -> None:
    assert strike(fight([], [])).asked == "LEVEL"
    only_the_other = strike(fight([], ["ACT-01"]))
    assert (only_the_other.asked, only_the_other.seat) == ("HINDRANCE", 1)
    # A locked card cannot be laid, but the opponent must not learn that from not being asked.
    locked = strike(fight(["ACT-13"], [], keys={"locks": ["GRIFFIN ACT-13"]}))
    assert locked.options == ["none"]
    assert locked.asked == "CARDS"


@rule("HY-10.5", "HY-10.7", "HY-4.3")
def test_the_hindrance_lowers_value_and_roll_and_may_be_answered() -> None:
    window = strike(fight(["ACT-13", "ACT-08"], ["ACT-18", "ACT-19"], dice=[4]))
    window.play("lay ACT-13 points", "none", "lay ACT-18 points")
    assert (window.asked, window.seat) == ("CARDS", 0)  # (3): he had not declared none
    window.play("none")
    assert window.options == ["level 1", "level 2", "level 3"]  # 4 + 2 - 3
    lines = window.game.explain(window.state, 0, "strike A s level 1")
    assert (lines.total, [line.amount for line in lines.lines if line.code == "points"]) == (4, [-1])
    assert window.game.explain(window.state, 0, "OC A").total == 3
    window.play("level 1")
    assert window.wounds("s") == 1
    assert window.facts["hands"]["SCORPION"] == ["ACT-19"]  # one Hindrance only


@rule("HY-10.6", "HY-10.13")
def test_points_do_not_count_for_second_strikes() -> None:
    blows = strike(fight(["ACT-22"], [], dice=[9, 6])).play("lay ACT-22 points", "level 3", "yes")
    assert blows.wounds("s") == 1  # SL 9 hits, the second strike has SL 5


@rule("HY-10.9", "HY-10.13")
def test_the_parry_has_a_window_of_its_own() -> None:
    parry = fight(["ACT-12"], ["ACT-09", "ACT-22"], dice=[5, 5], s={"parry": 1})
    strike(parry).play("none", "none", "level 1")
    assert (parry.asked, parry.seat) == ("CARDS", 1)  # s has been hit and parries: the parrier first
    assert parry.game.explain(parry.state, 1, "parry s").total == 4
    parry.play("lay ACT-09 points")
    assert parry.game.explain(parry.state, 1, "parry s").total == 5
    parry.play("none", "lay ACT-12 points")
    assert (parry.asked, parry.seat) == ("CARDS", 1)  # hindered: he may add more
    assert parry.game.explain(parry.state, 0, "parry s").total == 4
    parry.play("lay ACT-22 points")
    assert parry.wounds("s") == 0  # SL 8, die 5
    assert parry.facts["discard"] == ["ACT-09", "ACT-12", "ACT-22"]


@rule("HY-10.9")
def test_who_lays_none_on_his_parry_cannot_answer() -> None:
    parry = fight(["ACT-18"], ["ACT-22"], dice=[5, 3], s={"parry": 1})
    strike(parry).play("none", "none", "level 1", "none", "lay ACT-18 points")
    assert parry.wounds("s") == 1  # SL 4 - 3 = 1, die 3


@rule("HY-10.13")
def test_no_cards_for_the_second_strike_and_the_counter_strike() -> None:
    second = fight(["ACT-22"], ["ACT-19"], dice=[2, 9, 2, 9], s={"parry": 6, "wounds": 0})
    strike(second).play("none", "none", "level 3", "none", "none")  # first strike, and cards for its parry
    assert second.asked == "SECOND_STRIKE"
    second.play("yes")  # hit and parried without a window
    assert second.asked not in ("CARDS", "HINDRANCE")
    counter = fight(["ACT-22"], ["ACT-19"], dice=[2, 2, 2], s={"parry": 3})
    strike(counter).play("none", "none", "level 1", "none", "none")
    assert counter.wounds("A") == 1
    assert counter.asked not in ("CARDS", "HINDRANCE")


@rule("HY-10.10")
def test_effects_act_at_once_in_the_order_laid() -> None:
    window = fight(["ACT-01", "ACT-13"], ["ACT-05"], A={"wounds": 2})
    strike(window).play("lay ACT-01 effect")
    assert window.wounds("A") == 1  # healed before anything else is laid
    window.play("lay ACT-13 points", "lay ACT-05 effect")
    assert window.asked != "CARDS"  # his hand is empty
    assert window.asked != "LEVEL"  # only the Basic level was left, and was taken by itself


@rule("HY-10.12")
def test_points_raise_the_level_of_a_parry_and_are_not_kept() -> None:
    guard = fight(["ACT-14"], [], map=FAR)
    guard.play("mode DC", "stop", "lay ACT-14 points")
    assert guard.options[-1] == "level 6"  # DC 4 + 2
    guard.play("level 6")
    assert guard.figure("A")["parry"] == 6
    assert guard.game.explain(guard.state, 0, "parry A").total == 5


@rule("HY-10.14")
def test_a_stolen_card_is_known_to_both_and_locked_until_the_next_activation() -> None:
    thief = fight(["ACT-04"], ["ACT-22", "ACT-22"])
    strike(thief).play("lay ACT-04 effect")
    assert thief.facts["hands"] == {"GRIFFIN": ["ACT-22"], "SCORPION": ["ACT-22"]}
    assert thief.options == ["none"]
    refusal = thief.refusal("lay ACT-22 points")
    assert (refusal.code, refusal.rules) == ("card_locked", ("HY-10.14",))
    assert thief.game.view(thief.state, 1).cards.known["GRIFFIN"] == {"ACT-22": 1}
    assert thief.game.view(thief.state, 0).cards.locked == {"ACT-22": 1}
    assert thief.game.view(thief.state, -1).cards.known["GRIFFIN"] == {}  # others have not seen it
    thief.play("none", "none", "level 1")
    assert thief.facts["locks"] == ["GRIFFIN ACT-22 seen"]


@rule("HY-10.14", "HY-10.3")
def test_a_card_drawn_for_a_loss_is_usable_at_once() -> None:
    loss = fight([], [], dice=[1], active="s", map="#As.#", A={"wounds": 3}, keys={"deck": {"ACT-22": 3}})
    loss.play("mode OC", "strike A", "level 1")
    assert loss.figure("A")["status"] == "eliminated"
    assert loss.facts["hands"] == {"GRIFFIN": ["ACT-22"], "SCORPION": []}
    assert loss.facts["locks"] == []


@rule("HY-10.3")
def test_an_empty_deck_gives_nothing_and_what_lies_under_it_comes_last() -> None:
    empty = fight([], ["ACT-01"], dice=[1], active="s", A={"wounds": 3})
    empty.play("mode OC", "strike A", "none", "level 1")
    assert empty.facts["hands"]["GRIFFIN"] == []
    under = fight(
        [], [], dice=[1], active="s", A={"wounds": 3},
        keys={"deck": {"ACT-22": 0}, "under": ["SCORPION ACT-05", "GRIFFIN ACT-06"]},
    )  # fmt: skip
    under.play("mode OC", "strike A", "level 1")
    assert under.facts["hands"]["GRIFFIN"] == ["ACT-05"]
    assert under.game.view(under.state, 1).cards.known["GRIFFIN"] == {"ACT-05": 1}  # he had put it there
    assert under.facts["under"] == ["GRIFFIN ACT-06"]


@rule("HY-10.16")
def test_cards_of_the_window_cannot_be_recovered() -> None:
    plan = strike(fight(["ACT-11", "ACT-13"], [], keys={"discard": ["ACT-08"]}))
    plan.play("lay ACT-13 points", "lay ACT-11 effect")
    assert plan.facts["hands"]["GRIFFIN"] == ["ACT-08"]  # the only card in the discard, taken by itself
    assert plan.facts["locks"] == ["GRIFFIN ACT-08 seen"]
    assert plan.facts["played"] == ["GRIFFIN ACT-13 points for 2", "GRIFFIN ACT-11 effect for 0"]
    plan.play("none", "level 1")
    assert plan.facts["discard"] == ["ACT-11", "ACT-13"]


@rule("HY-10.8", "HY-9.36")
def test_cards_are_tied_to_a_shot_and_the_better_shot_counts_for_the_level() -> None:
    volley = fight(["ACT-13", "ACT-08"], ["ACT-09"], map=FAR, dice=[7, 5])
    volley.play("mode F", "stop", "shoot s")
    assert volley.asked == "SECOND_TARGET"  # with a card in hand Heroic Firing may be hoped for
    volley.play("shoot s")
    assert "lay ACT-13 points 2" in volley.options
    volley.play("lay ACT-13 points", "lay ACT-08 points 2", "lay ACT-09 points 2")
    # F 4 + 2 (the better shot) - 1 = 5: no Heroic Firing, only the first shot is left.
    assert volley.asked == "LEVEL"
    assert "level 6" not in volley.options
    assert volley.game.explain(volley.state, 0, "F A").total == 5
    volley.play("level 1")
    assert volley.wounds("s") == 1  # SL 5 + 2, die 7; the Hindrance was tied to the other shot


@rule("HY-9.36", "HY-10.8")
def test_two_shots_each_with_its_own_points() -> None:
    volley = fight(["ACT-13", "ACT-13", "ACT-08"], ["ACT-09"], map=FAR, dice=[9, 6])
    volley.play("mode F", "stop", "shoot s", "shoot s")
    volley.play("lay ACT-13 points", "lay ACT-13 points", "lay ACT-08 points 2", "lay ACT-09 points 2")
    assert volley.wounds("s") == 1  # SL 9, die 9 hits; SL 5 + 1 - 1 = 5, die 6 misses


@rule("HY-9.36", "HY-10.9")
def test_the_opponent_of_heroic_firing_has_one_card_in_all() -> None:
    volley = fight(["ACT-13"], ["ACT-09", "ACT-12"], map=FAR, dice=[3, 9, 3, 9], s={"parry": 1})
    volley.play("mode F", "stop", "shoot s", "shoot s", "lay ACT-13 points", "none")
    assert (volley.asked, volley.seat) == ("CARDS", 1)  # the parry of the first shot: not used yet
    volley.play("lay ACT-09 points")
    assert volley.asked not in ("CARDS", "HINDRANCE")  # and that was his one card: none on the second parry
    assert volley.facts["hands"]["SCORPION"] == ["ACT-12"]
    assert volley.wounds("s") == 2


@rule("HY-9.44", "HY-9.42")
def test_skilled_firing_takes_one_card_and_any_number_against_it() -> None:
    watch = fight(
        ["ACT-08", "ACT-22"], ["ACT-09", "ACT-12"], map="#A....s#", active="s", dice=[4], A={"watch": 1}
    )
    watch.play("mode OC", "step W")
    assert (watch.asked, watch.seat) == ("CARDS", 0)
    watch.play("lay ACT-08 points")
    assert (watch.asked, watch.seat) == ("HINDRANCE", 1)  # one card of the shooter's player only
    watch.play("lay ACT-09 points", "lay ACT-12 points")
    assert watch.wounds("s") == 1  # SL 5 + 1 - 2 = 4, die 4
    assert watch.asked == "MOVE"
    assert watch.facts["hands"]["GRIFFIN"] == ["ACT-22"]


@rule("HY-9.44", "HY-10.9")
def test_a_shooter_who_has_laid_his_card_cannot_hinder_the_parry() -> None:
    watch = fight(["ACT-08", "ACT-22"], ["ACT-09"], map="#A....s#", active="s", dice=[4, 9], A={"watch": 1})
    watch.play("mode DC", "step W", "lay ACT-08 points", "none")
    assert (watch.asked, watch.seat) == ("CARDS", 1)  # his parry (HY-9.26: as Basic)
    watch.play("lay ACT-09 points")
    assert watch.asked == "MOVE"
    assert watch.facts["hands"]["GRIFFIN"] == ["ACT-22"]


@rule("HY-9.40", "HY-4.6", "HY-10.4")
def test_cards_may_help_to_take_up_skilled_firing() -> None:
    blind = fight(["ACT-13"], [], map="#A.#.s#", A={"wounds": 3})
    blind.play("mode F", "stop")
    assert blind.options == ["none", "watch"]
    blind.play("watch", "lay ACT-13 points")
    assert blind.figure("A")["watch"] == 1  # 4 - 3 + 2 = 3


@rule("HY-9.57")
def test_points_in_moving_count_for_its_rolls_not_for_its_points() -> None:
    plain = skirmish("#A.s.#", "A@1 E", "s@3 W", active="A", keys={"hands": {"GRIFFIN": ["ACT-13"]}})
    plain.play("mode MV", "lay ACT-13 points", "level 1")
    assert plain.facts["points"] == 7  # Mt 5 + 2, no card points
    board = "#######\n#.....#\n#A.s..#\n#.....#\n#######"
    brush = skirmish(
        board, "A@1,2 E", "s@3,2 W", active="A", dice=[7], keys={"hands": {"GRIFFIN": ["ACT-13"]}}
    )
    brush.play("mode MV", "lay ACT-13 points", "level 2", "step E", "brush E")
    assert brush.asked == "BRUSH_TO"  # SL 5 + 2, die 7
    hinder = skirmish(
        board, "A@1,2 E", "s@3,2 W", active="A", dice=[7], keys={"hands": {"GRIFFIN": ["ACT-13"]}}
    )
    hinder.play("mode MV", "lay ACT-13 points", "level 3", "step E", "stop", "hinder s")
    assert hinder.figure("s")["hindered_by"] == "A"


@rule("HY-10.5", "HY-10.7")
def test_forbidden_cards_are_not_asked_for() -> None:
    def forbidding(subject: int, what: int) -> Skirmish:
        rows = [FORBID, subject, 0, what, 0, 0, GAME, -1]
        return strike(fight(["ACT-08"], ["ACT-08"], keys={"lasting": rows}))

    assert forbidding(OF_SIDE + SCORPION, NO_CARDS).play("none").asked == "LEVEL"
    assert forbidding(OF_SIDE + SCORPION, NO_HINDRANCE).play("none").asked == "LEVEL"
    assert forbidding(SLOTS, NO_HINDRANCE).play("none").asked == "LEVEL"  # the warrior it would be laid for
    assert forbidding(0, NO_CARDS).asked == "HINDRANCE"
    assert forbidding(OF_SIDE, NO_CARDS).asked == "HINDRANCE"


@rule("HY-3.3", "HY-10.4")
def test_who_may_play_no_cards_has_no_say_in_the_auction() -> None:
    rows = [FORBID, OF_SIDE, 0, NO_CARDS, 0, 0, GAME, -1]
    hands = {"GRIFFIN": ["ACT-08"], "SCORPION": ["ACT-09"]}
    auction = skirmish(
        FAR, "A@1 E", "s@5 W", keys={"hands": hands, "lasting": rows, "step": "round", "round": 3}
    )
    assert (auction.asked, auction.seat) == ("BID", 1)
    auction.play("pass")
    assert auction.asked != "BID"


@rule("HY-10.10", "HY-10.7")
def test_a_cancelled_card_loses_its_points() -> None:
    window = strike(fight(["ACT-13", "ACT-22"], ["ACT-02"]))
    window.play("lay ACT-13 points", "lay ACT-22 points", "lay ACT-02 effect")
    # Only Shoulder Charge shows 3 points or fewer, so it is the one that is annulled.
    assert window.options[-1] == "level 6"
    assert window.game.explain(window.state, 0, "strike A s").total == 9


@rule("HY-10.15", "HY-9.13")
def test_effects_of_this_action_count_for_the_first_strike_only() -> None:
    blows = strike(fight(["ACT-22"], [], dice=[6, 6])).play("lay ACT-22 effect", "level 3", "yes")
    assert blows.wounds("s") == 1  # SL 5 + 1 hits with a 6, the second strike has SL 5
    twice = strike(fight(["ACT-03"], [], dice=[3, 3])).play("lay ACT-03 effect", "level 3", "yes")
    assert twice.wounds("s") == 3  # one Wound more, but only for the first


@rule("HY-10.15", "HY-14.8")
def test_a_granted_aptitude_lasts_through_the_action() -> None:
    shove = fight(["ACT-13"], [], dice=[3], map="#As..#")
    strike(shove).play("lay ACT-13 effect", "level 1")
    assert shove.at("s") == "3,0"  # Brutish Strength/1 pushes after all strikes


@rule("HY-10.15", "HY-10.9")
def test_what_is_laid_for_a_parry_counts_for_that_parry() -> None:
    parry = fight([], ["ACT-06"], dice=[5], s={"parry": 1})
    strike(parry).play("none", "level 1", "lay ACT-06 effect")
    assert parry.wounds("s") == 0  # Untouchable: no die is rolled
    assert not parry.state.lasts


@rule("HY-10.15", "HY-10.7")
def test_a_hindrance_effect_falls_on_the_active_warrior() -> None:
    feint = fight([], ["ACT-15"], dice=[2, 9])
    strike(feint).play("lay ACT-15 effect", "level 1")
    assert feint.wounds("s") == 0  # Dirty Trick: two dice, the worse counts


@rule("HY-10.4", "HY-10.15")
def test_a_waiting_effect_fires_within_the_action() -> None:
    again = fight(["ACT-09"], [], dice=[9, 2])
    strike(again).play("lay ACT-09 effect", "level 1")
    assert again.asked == "EFFECT_MAY"  # Twist of Fate: the roll may be taken again once
    again.play("yes")
    assert again.wounds("s") == 1
