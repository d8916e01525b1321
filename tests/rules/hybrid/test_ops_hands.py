"""6.2  Operations on hands and decks, in the window in which their card is laid."""

from typing import Any

from tests.marks import rule
from tests.rules.hybrid.effects import CARD, laboratory
from tests.rules.hybrid.skirmish import Skirmish, skirmish


def window(effect: str, scorpion: list[str], *, own: list[str] | None = None, **more: Any) -> Skirmish:
    """A strikes s; his player holds a card with this effect."""
    keys = {"hands": {"GRIFFIN": [CARD, *(own or [])], "SCORPION": scorpion}, **more.pop("keys", {})}
    fight = skirmish(
        more.pop("map", "#As.#"), *more.pop("legend", ("A@1 E", "s@2 W")), active="A",
        game=laboratory(*effect.split("; "), deck="ACTION"), keys=keys, **more,
    )  # fmt: skip
    return fight.play("mode OC", "strike s", f"lay {CARD} effect")


def test_drawing_action_cards_locks_them() -> None:
    drawn = window("OWNER.draw_action(n=2)", [], keys={"deck": {"ACT-01": 1, "ACT-02": 1}})
    assert drawn.facts["hands"]["GRIFFIN"] == ["ACT-01", "ACT-02"]
    assert sorted(drawn.facts["locks"]) == ["GRIFFIN ACT-01", "GRIFFIN ACT-02"]
    assert drawn.options == ["none"]
    assert drawn.game.view(drawn.state, 1).cards.known["GRIFFIN"] == {}


def test_drawing_stops_with_the_deck() -> None:
    drawn = window("OWNER.draw_action(n=3)", [], keys={"deck": {"ACT-01": 1}})
    assert drawn.facts["hands"]["GRIFFIN"] == ["ACT-01"]


def test_discarding_at_random() -> None:
    lost = window(
        "FOE.discard_action(n=2,how=RANDOM)", ["ACT-01", "ACT-02", "ACT-03"], pick=["ACT-03", "ACT-01"]
    )
    assert lost.facts["hands"]["SCORPION"] == ["ACT-02"]
    assert lost.facts["discard"] == ["ACT-01", "ACT-03"]


def test_discarding_by_the_loser() -> None:
    lost = window("FOE.discard_action(n=1,how=OWNER)", ["ACT-01", "ACT-02"])
    assert (lost.asked, lost.seat) == ("DISCARD", 1)
    assert lost.refusal("discard ACT-09").code == "not_held"
    assert lost.refusal("none").code == "must_choose"
    lost.play("discard ACT-02")
    assert lost.facts["discard"] == ["ACT-02"]
    assert lost.game.view(lost.state, 0).cards.known["SCORPION"] == {}


def test_discarding_by_the_chooser_shows_him_the_hand() -> None:
    lost = window("FOE.discard_action(n=1,how=CHOOSER)", ["ACT-01", "ACT-02"])
    assert (lost.asked, lost.seat) == ("DISCARD", 0)
    assert lost.options == ["discard ACT-01", "discard ACT-02"]
    assert lost.refusal("discard ACT-09").code == "not_there"
    lost.play("discard ACT-02")
    assert lost.game.view(lost.state, 0).cards.known["SCORPION"] == {"ACT-01": 1}


@rule("HY-10.14")
def test_stealing_by_choice() -> None:
    thief = window("FOE.steal_action(n=1,how=CHOOSER)", ["ACT-01", "ACT-22"])
    assert (thief.asked, thief.seat) == ("STEAL", 0)
    assert (
        thief.game.public_words(thief.state, thief.game.parse(thief.state, 0, "steal ACT-22")[0]) == "steal ?"
    )
    thief.play("steal ACT-22")
    assert thief.facts["hands"] == {"GRIFFIN": ["ACT-22"], "SCORPION": ["ACT-01"]}
    assert thief.facts["locks"] == ["GRIFFIN ACT-22 seen"]


@rule("HY-10.14", "HY-10.16")
def test_recovering_is_public() -> None:
    plan = window("OWNER.recover_action(n=2)", [], keys={"discard": ["ACT-05", "ACT-06", "ACT-07"]})
    assert plan.refusal("recover ACT-09").code == "not_in_discard"
    plan.play("recover ACT-05", "recover ACT-07")
    assert plan.facts["hands"]["GRIFFIN"] == ["ACT-05", "ACT-07"]
    for seat in (-1, 1):
        assert plan.game.view(plan.state, seat).cards.known["GRIFFIN"] == {"ACT-05": 1, "ACT-07": 1}


def test_recovering_from_an_empty_discard_is_lost() -> None:
    assert window("OWNER.recover_action(n=1)", []).facts["hands"]["GRIFFIN"] == []


def test_revealing_a_hand() -> None:
    seen = window("FOE.reveal_hand()", ["ACT-01", "ACT-01", "ACT-22"])
    assert seen.game.view(seen.state, 0).cards.known["SCORPION"] == {"ACT-01": 2, "ACT-22": 1}
    assert seen.game.view(seen.state, -1).cards.known["SCORPION"] == {}
    told = [event for event in seen.events if event.seen_by(0) and not event.seen_by(-1)]
    assert len(told) == 2


@rule("HY-10.10")
def test_the_chosen_card_is_cancelled() -> None:
    fight = skirmish(
        "#As.#", "A@1 E", "s@2 W", active="A",
        keys={"hands": {"GRIFFIN": ["ACT-13", "ACT-18"], "SCORPION": ["ACT-02"]}},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "lay ACT-13 points", "lay ACT-18 points", "lay ACT-02 effect")
    assert (fight.asked, fight.seat) == ("CANCEL", 1)
    assert fight.options == ["cancel ACT-13", "cancel ACT-18"]
    assert fight.refusal("cancel ACT-09").code == "not_to_cancel"
    fight.play("cancel ACT-18")
    assert fight.facts["decision"] == "LEVEL"
    assert fight.game.explain(fight.state, 0, "strike A s").total == 7  # only Shoulder Charge's 2 points


@rule("HY-10.10")
def test_a_cancelled_effect_lasts_no_more() -> None:
    fight = skirmish(
        "#As..#", "A@1 E", "s@2 W", active="A", dice=[3],
        keys={"hands": {"GRIFFIN": ["ACT-13"], "SCORPION": ["ACT-02"]}},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "lay ACT-13 effect", "lay ACT-02 effect", "level 1")
    assert fight.wounds("s") == 1
    assert fight.at("s") == "2,0"  # no Brutish Strength


def test_nothing_to_cancel_is_nothing_lost() -> None:
    fight = skirmish(
        "#As.#", "A@1 E", "s@2 W", active="A",
        keys={"hands": {"GRIFFIN": ["ACT-22"], "SCORPION": ["ACT-02"]}},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "lay ACT-22 points", "lay ACT-02 effect")  # 4 points are too many
    assert fight.options[-1] == "level 6"


def test_copying_points() -> None:
    fight = skirmish(
        "#As.#", "A@1 E", "s@2 W", active="A",
        game=laboratory("SELF.heal(n=1)", "OWNER.copy_points()", deck="ACTION"),
        keys={"hands": {"GRIFFIN": ["ACT-13", CARD], "SCORPION": ["ACT-18"]}},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "lay ACT-13 points", "none", "lay ACT-18 points", f"lay {CARD} effect")
    assert fight.asked == "LEVEL"
    assert fight.game.explain(fight.state, 0, "strike A s").total == 5 + 2 + 3 - 3


@rule("HY-11.6", "HY-11.8")
def test_drawing_events_does_not_count_for_alternation() -> None:
    drawn = window("OWNER.draw_event(n=2)", [], keys={"deck": {"EVT-13": 1, "EVT-01": 1}})
    assert drawn.facts["hands"]["GRIFFIN"] == ["EVT-01", "EVT-13"]
    assert drawn.facts["last_counter"] == ""


@rule("HY-2.6")
def test_drawing_equipment_from_the_leftover_deck() -> None:
    drawn = window(
        "OWNER.draw_equipment(n=1); FOE.draw_equipment(n=1)", [], keys={"deck": {"AUR-01": 1, "MUT-01": 1}}
    )
    assert drawn.facts["hands"] == {"GRIFFIN": ["AUR-01"], "SCORPION": ["MUT-01"]}


@rule("HY-9.1", "HY-10.5")
def test_a_target_that_is_gone_ends_the_action() -> None:
    gone = window(
        "OPPOSING.wound(n=9,avoidable=false)",
        [],
        own=["ACT-22"],
        map="#As.t#",
        legend=("A@1 E", "s@2 W", "t@4 W"),
    )
    assert gone.figure("s")["status"] == "eliminated"
    gone.play("none")
    assert gone.asked != "LEVEL"
    assert gone.facts["discard"] == [CARD]


@rule("HY-9.1", "HY-10.5")
def test_a_contact_that_is_broken_ends_the_action() -> None:
    broken = window("OPPOSING.push(n=1,dir=AWAY)", [], map="#As..#")
    assert broken.at("s") == "3,0"
    assert broken.asked != "LEVEL"


@rule("HY-10.9", "HY-9.1")
def test_a_parrier_whose_attacker_is_gone_is_not_wounded() -> None:
    fight = skirmish(
        "#BAs.#", "B@1 E", "A@2 E", "s@3 W", active="A", dice=[2], s={"parry": 1},
        game=laboratory("OPPOSING.wound(n=9,avoidable=false)", deck="ACTION"),
        keys={"hands": {"SCORPION": [CARD]}},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "none", "level 1", f"lay {CARD} effect")
    assert fight.figure("A")["status"] == "eliminated"
    assert fight.wounds("s") == 0


@rule("HY-10.4", "HY-9.44")
def test_windows_nest() -> None:
    """Fresh Orders moves A into the sight of a waiting shooter: his shot has a window inside the window."""
    fight = skirmish(
        "########\n#A#...s#\n#......#\n########", "A@1,1 S", "s@6,1 W", active="A", dice=[9], s={"watch": 1},
        keys={"hands": {"GRIFFIN": ["ACT-16", "ACT-13"], "SCORPION": ["ACT-08"]}},
    )  # fmt: skip
    fight.play("mode MV", "lay ACT-13 points", "lay ACT-16 effect")
    while fight.asked in ("EFFECT_TURN", "EFFECT_FACING"):
        fight.play(fight.options[0])
    assert fight.asked == "MOVE"
    fight.play("step SE" if "step SE" in fight.options else "step S")
    assert fight.seat == 1
    assert fight.asked == "CARDS"
    assert fight.facts["played"] == ["GRIFFIN ACT-13 points for 2", "GRIFFIN ACT-16 effect for 0"]
    fight.play("lay ACT-08 points")
    assert fight.facts["discard"] == ["ACT-08"]  # the inner window has closed, the outer is still open
    assert len(fight.facts["played"]) == 2
