"""HY-11  Army and Event cards: First Contact and First Blood, Interruptions, Reserves, Constants."""

from typing import Any

from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish

CORRIDOR = "#s?...A#"


def finder(card: str, **keys: Any) -> Skirmish:
    """s activates a counter that is an Event, and this is the only card left."""
    given = {"counters": {"2,0": "event"}, "deck": {card: 1}, **keys}
    found = skirmish(CORRIDOR, "s@1 E", "A@6 W", active="s", keys=given)
    return found.play("mode OC", "step E", "stop", "activate 2,0")


@rule("HY-11.8", "HY-11.5", "HY-11.9")
def test_an_interruption_is_played_at_once_and_discarded() -> None:
    event = finder("EVT-05", discard=["ACT-08"])  # draw 1 Action card: there is none
    assert event.facts["discard"] == ["ACT-08", "EVT-05"]
    assert event.facts["deck"] == {}
    assert "The Scorpions turn up Forgotten Notes." in event.told()


@rule("HY-11.9")
def test_an_empty_event_deck_gives_no_card() -> None:
    empty = skirmish(CORRIDOR, "s@1 E", "A@6 W", active="s", keys={"counters": {"2,0": "event"}})
    empty.play("mode OC", "step E", "stop", "activate 2,0")
    assert empty.facts["counters"] == {}
    assert empty.facts["last_counter"] == "SCORPION"
    assert not empty.state.cards.any()


@rule("HY-11.8")
def test_a_reserve_card_is_kept_in_secret() -> None:
    event = finder("EVT-13")
    assert event.facts["hands"]["SCORPION"] == ["EVT-13"]
    assert event.game.view(event.state, 1).cards.hand == {"EVT-13": 1}
    theirs = event.game.view(event.state, 0).cards
    assert theirs.known["SCORPION"] == {}
    assert theirs.held["SCORPION"] == {"event": 1}


@rule("HY-11.8", "HY-4.1")
def test_reserves_are_played_in_turn_until_both_pass() -> None:
    hands = {"GRIFFIN": ["EVT-01", "ARG-03"], "SCORPION": ["EVT-01"]}
    window = skirmish(
        "#A..s#", "A@1 E", "s@4 W", active="A", A={"wounds": 4}, s={"wounds": 2}, keys={"hands": hands}
    )
    assert (window.asked, window.seat) == ("RESERVE", 0)  # A2: the active player first
    assert window.options == ["pass", "play EVT-01", "play ARG-03"]
    assert window.refusal("play EVT-13").code == "not_held"
    window.play("play EVT-01")  # one wounded friend, taken by itself
    assert window.wounds("A") == 3
    assert (window.asked, window.seat) == ("RESERVE", 1)
    window.play("pass")
    assert (window.asked, window.seat) == ("RESERVE", 0)
    window.play("play ARG-03")
    assert window.wounds("A") == 1
    assert (window.asked, window.seat) == ("RESERVE", 1)  # asked again: a card was played
    window.play("play EVT-01")
    assert window.wounds("s") == 1
    assert window.asked == "MODE"
    assert window.facts["discard"] == ["EVT-01", "EVT-01", "ARG-03"]


@rule("HY-11.8", "HY-4.1")
def test_the_end_window_comes_after_the_action() -> None:
    window = skirmish(
        "#A..s#", "A@1 E", "s@4 W", active="A", s={"wounds": 2}, keys={"hands": {"SCORPION": ["EVT-01"]}}
    )
    assert (window.asked, window.seat) == ("RESERVE", 1)
    window.play("pass", "mode OC", "stop")
    assert (window.asked, window.seat) == ("RESERVE", 1)  # A7
    assert window.state.active == 0
    window.play("play EVT-01")
    assert window.wounds("s") == 1
    assert window.state.active != 0


@rule("HY-11.8", "HY-4.1")
def test_who_is_eliminated_has_no_end_window() -> None:
    dead = skirmish(
        "#As.B#", "A@1 E", "s@2 W", "B@4 W", active="A", dice=[10], A={"wounds": 4}, s={"parry": 2},
        keys={"hands": {"SCORPION": ["EVT-01"]}},
    )  # fmt: skip
    dead.play("pass", "mode OC", "strike s")
    assert dead.figure("A")["status"] == "eliminated"
    assert dead.asked != "RESERVE"


@rule("HY-11.8")
def test_a_constant_stays_until_its_effects_have_expired() -> None:
    event = finder("EVT-06", round=1)
    assert event.facts["staying"] == ["EVT-06 SCORPION s constant"]
    assert event.game.explain(event.state, 0, "shoot A s").total == 3  # everybody shoots at -2
    for number in range(2, 5):
        while event.facts["round"] < number:
            event.pass_time()
        assert event.facts["staying"]
    while event.facts["round"] < 5:
        event.pass_time()
    assert event.facts["staying"] == []
    assert event.facts["discard"] == ["EVT-06"]
    assert event.game.explain(event.state, 0, "shoot A s").total == 5


@rule("HY-11.1", "HY-11.4", "HY-2.5", "HY-4.8")
def test_first_contact_turns_up_an_army_card_of_each_side() -> None:
    board = "#A.+..s#"
    contact = skirmish(
        board, "A@1 E", "s@6 W", active="A", pick=["ARG-06", "ARS-03"],
        keys={
            "first_contact": False,
            "deck": {"ARG-06": 1, "ARG-03": 1, "ARS-03": 1, "ARS-01": 1, "ACT-01": 3},
        },
    )  # fmt: skip
    contact.play("mode MV", "level 1", "step E", "open 3,0")
    assert contact.facts["first_contact"] is True
    assert contact.facts["hands"] == {"GRIFFIN": ["ACT-01", "ACT-01"], "SCORPION": ["ARS-03"]}
    assert contact.facts["discard"] == ["ARG-06"]  # an Interruption, the active player's first
    assert contact.facts["locks"] == ["GRIFFIN ACT-01", "GRIFFIN ACT-01"]  # HY-10.14: drawn by an effect


@rule("HY-11.3", "HY-11.4")
def test_first_blood_is_ones_own_loss() -> None:
    blood = skirmish(
        "#Ast.#", "A@1 E", "s@2 W", "t@3 W", active="A", dice=[1], s={"wounds": 3},
        keys={"deck": {"ARG-03": 1, "ARS-03": 1}},
    )  # fmt: skip
    blood.play("mode OC", "strike s", "level 1")
    assert blood.facts["first_blood"] == ["SCORPION"]
    assert blood.facts["hands"] == {"GRIFFIN": [], "SCORPION": ["ARS-03"]}


@rule("HY-11.6", "HY-11.7")
def test_a_trap_brings_no_card() -> None:
    trap = skirmish(
        CORRIDOR, "s@1 E", "A@6 W", active="s", dice=[9],
        keys={"counters": {"2,0": "trap"}, "deck": {"EVT-05": 1, "ACT-01": 2}}, s={"wounds": 3},
    )  # fmt: skip
    trap.play("mode OC", "step E", "stop", "activate 2,0")
    assert trap.figure("s")["status"] == "eliminated"
    assert trap.facts["hands"] == {"GRIFFIN": [], "SCORPION": []}  # HY-6.7: by no opponent
    assert trap.facts["last_counter"] == "SCORPION"
