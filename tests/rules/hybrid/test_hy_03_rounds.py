"""HY-3  Rounds: the Activation Roll, who keeps a counter, secret ordering, who starts, the sequence."""

from typing import Any

import pytest

from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.rounds import roll_winner
from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish

FOUR = ("A@1,1 E", "B@1,2 E", "s@5,1 W", "t@5,2 W")
ROOM = "#######\n#A...s#\n#B...t#\n#######"


def new_round(dice: list[int], **figures: Any) -> Skirmish:
    return skirmish(ROOM, *FOUR, dice=dice, keys={"step": "round", "round": 2}, **figures)


@rule("HY-3.2", "HY-3.4", "HY-3.5", "HY-3.6")
@pytest.mark.parametrize(
    ("griffin", "scorpion", "scores", "winner"),
    [
        (4, 1, (1, 1), 1),  # equal scores: the natural 1
        (10, 9, (7, 9), 1),  # a 10 loses whatever the points
        (4, 2, (1, 2), 0),
        (5, 2, (2, 2), -1),
        (1, 1, (1, 1), -1),
        (1, 1, (1, 3), -1),  # also where an effect adds to one of them
        (10, 10, (1, 10), -1),
    ],
)
def test_who_wins_the_activation_roll(
    griffin: int, scorpion: int, scores: tuple[int, int], winner: int
) -> None:
    assert roll_winner(griffin, scorpion, *scores) == winner


@rule("HY-3.1", "HY-3.7", "HY-3.9")
def test_a_round_is_roll_ordering_start_and_activations() -> None:
    fight = new_round([3, 5])

    assert fight.asked == "ORDER"
    fight.commit(1, "order t s")
    fight.commit(0, "order B A")
    assert (fight.asked, fight.seat) == ("WHO_STARTS", 0)
    fight.play("SCORPION")
    assert (fight.asked, fight.facts["active"]) == ("MODE", "t")


@rule("HY-3.10")
def test_sides_alternate_by_ascending_numbers() -> None:
    fight = new_round([3, 5]).commit(0, "order B A").commit(1, "order t s").play("GRIFFIN")

    order = []
    for _ in range(4):
        order.append(fight.facts["active"])
        fight.play("mode DC", "stop", "level 1")
    assert order == ["B", "t", "A", "s"]


@rule("HY-3.10")
def test_numbers_of_the_eliminated_do_not_use_a_turn() -> None:
    fight = skirmish(
        "#AstB#", "A@1 E", "s@2 W", "t@3 E", "B@4 W", active="A", dice=[1],
        s={"wounds": 3, "order": 1}, t={"order": 2}, B={"order": 2},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "level 1")

    assert fight.figure("s")["status"] == "eliminated"
    assert fight.facts["active"] == "t"


@rule("HY-3.7")
def test_an_order_is_secret_until_it_is_revealed() -> None:
    fight = new_round([3, 5]).commit(0, "order B A")

    assert fight.game.view(fight.state, 1).committed == ["P0"]
    assert fight.game.view(fight.state, 1).own_commitment == []
    assert fight.game.view(fight.state, 0).own_commitment == ["B", "A"]
    fight.commit(1, "order s t")
    theirs, own = fight.game.view(fight.state, 1), fight.game.view(fight.state, 0)
    assert [theirs.figures[letter].order for letter in "AB"] == [0, 0]
    assert [own.figures[letter].order for letter in "AB"] == [2, 1]
    assert all(theirs.figures[letter].numbered for letter in "AB")
    numbers = [event for event in fight.events if event.kind == events.NUMBERED_ONE]
    assert {event.audience for event in numbers} == {1, 2}


@rule("HY-3.8", "HY-9.46")
def test_a_kept_skilled_firing_counter_gets_no_number() -> None:
    fight = new_round([5, 3], A={"watch": 1}, s={"watch": 1})

    assert (fight.asked, fight.seat) == ("KEEP_FIRING", 1)  # the winner's shooters first
    fight.play("no")
    assert fight.seat == 0
    fight.play("yes")
    assert fight.figure("A")["watch"] == 1
    assert fight.figure("s")["watch"] == 0
    assert fight.asked == "ORDER"
    fight.commit(1, "order t s")
    assert fight.asked == "WHO_STARTS"  # B alone is numbered by itself
    assert fight.figure("A")["order"] == 0


@rule("HY-3.11")
def test_each_warrior_is_activated_once_a_round() -> None:
    fight = new_round([3, 5]).commit(0, "order B A").commit(1, "order t s").play("GRIFFIN")
    for _ in range(4):
        fight.play("mode DC", "stop", "level 1")

    assert fight.facts["round"] == 3


@rule("HY-5.11")
def test_the_griffins_die_is_rolled_first() -> None:
    fight = new_round([7, 2])

    rolled = next(event for event in fight.state.events.take() if event.kind == events.ACTIVATION_ROLLED)
    assert (rolled.a, rolled.b) == (7, 2)
