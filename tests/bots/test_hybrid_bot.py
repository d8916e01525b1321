"""The greedy bot at Hybrid: it sees only its side, takes what is there, and every game of its ends."""

from typing import Any

import pytest

from monstrum.bots.asking import ask
from monstrum.bots.names import make_bot, usual_rival
from monstrum.core import engine
from monstrum.core.quick import Quick
from monstrum.games.hybrid.rules import kinds
from monstrum.lab.one_game import game_seed, play_one
from tests.rules.hybrid.skirmish import Skirmish, skirmish, standard

MOST_ELEMENTS = 40  # of one Movement; nobody has more than a few points


def choice(fight: Skirmish) -> str:
    """What greed decides here, in words."""
    action = ask(make_bot("greedy", 1), fight.game, fight.state, fight.seat, 1)
    return fight.game.words(fight.state, action)


def standing(at: str, profile: str, facing: str, **more: object) -> dict[str, object]:
    return {"at": at, "profile": profile, "facing": facing, **more}


def test_whoever_names_nobody_gets_a_greedy_rival() -> None:
    assert usual_rival("hybrid") == "greedy"


def test_a_dying_enemy_within_reach_is_struck() -> None:
    fight = skirmish(
        "#########\n#A......#\n#...s...#\n#.......#\n#########",
        "A@1,1 E", "s@4,2 N", active="A", s={"wounds": 3},
    )  # fmt: skip
    assert choice(fight) == "mode OC"
    while fight.asked in ("MODE", "MOVE"):
        fight.play(choice(fight))
    assert choice(fight) == "strike s" or fight.asked == "LEVEL"


def test_of_two_sides_the_back_is_struck() -> None:
    """HY-9.16: the way around costs nothing but points."""
    fight = skirmish(
        "##########\n#........#\n#A...s...#\n#........#\n##########", "A@1,2 E", "s@5,2 E", active="A"
    )
    fight.play("mode OC")
    while fight.asked == "MOVE":
        fight.play(choice(fight))
    assert fight.at("A") == "4,2"


def test_who_is_near_the_exit_leaves() -> None:
    fight = skirmish(
        "", mission="HYM-2", game=standard(), active="b",
        A=standing("17,4", "G_TEMPLAR", "W"), b=standing("26,4", "S_HYBRID", "E"),
        c=standing("12,5", "S_PEST", "E"),
    )  # fmt: skip
    for _ in range(MOST_ELEMENTS):
        if fight.figure("b")["status"] == "board":
            fight.play(choice(fight))
    assert fight.figure("b")["status"] == "exited"


def test_the_casket_is_accepted_and_carried_towards_the_exit() -> None:
    fight = skirmish(
        "", mission="HYM-3", game=standard(), active="A",
        A=standing("15,5", "G_TEMPLAR", "W"), b=standing("28,15", "S_CLONE", "E"),
    )  # fmt: skip
    for _ in range(2 * MOST_ELEMENTS):
        if fight.state.round < 3 and not fight.state.over():
            fight.play(choice(fight))
    assert fight.figure("A")["carries"] == 1
    assert int(fight.at("A").split(",")[0]) < 14


def test_the_guard_that_is_taken_fits_the_danger() -> None:
    """HY-9.21: only a Basic or Heroic Parry stops shots; against blades alone a higher level is better."""
    shot_at = skirmish("############\n#A.......s.#\n############", "A@1,1 E", "s@9,1 W", active="A")
    shot_at.play("mode DC", "stop")
    assert choice(shot_at) == "level 1"

    struck = skirmish("#######\n#Axx..#\n#.xx..#\n#######", "A@1,1 E", "x@2,1 W", active="A")
    struck.play("mode DC", "stop")
    assert choice(struck) in ("level 3", "level 4")


def fight(griffin: list[str], scorpion: list[str], **figures: Any) -> Skirmish:
    """A and s face each other, and both hold these cards; A strikes."""
    hands = {"GRIFFIN": griffin, "SCORPION": scorpion}
    found = skirmish("#As.#", "A@1 E", "s@2 W", active="A", keys={"hands": hands}, **figures)
    return found.play("mode OC", "strike s")


def test_points_that_make_a_kill_likely_are_laid() -> None:
    """HY-10.6: two Wounds are left; four points reach the Heroic Strike."""
    assert choice(fight(["ACT-22"], [], s={"wounds": 2})) == "lay ACT-22 points"


def test_a_strike_that_needs_no_help_gets_none() -> None:
    """HY-10.5: with Success Level 9 four more points would change nothing."""
    window = fight(["ACT-22", "ACT-23"], [], s={"wounds": 3}).play("lay ACT-22 points")
    assert choice(window) == "none"


def test_a_hindrance_is_laid_where_it_saves_a_warrior() -> None:
    """HY-10.7"""
    window = fight([], ["ACT-22"], s={"wounds": 3})
    assert (window.asked, choice(window)) == ("HINDRANCE", "lay ACT-22 points")


def test_a_parry_that_saves_a_life_is_made_certain() -> None:
    """HY-10.9: Untouchable, where the next Wound is the last."""
    hands = {"GRIFFIN": [], "SCORPION": ["ACT-06", "ACT-24"]}
    window = skirmish(
        "#As.#", "A@1 E", "s@2 W", active="A", dice=[2], keys={"hands": hands},
        s={"wounds": 3, "parry": 1, "mode": "DC"},
    ).play("mode OC", "strike s", "none", "level 1")  # fmt: skip
    assert (window.asked, choice(window)) == ("CARDS", "lay ACT-06 effect")


def test_a_hand_worth_keeping_is_kept() -> None:
    game = standard()
    state = game.start({"mission": "HYM-1"}, 1)
    assert engine.decision(state) == "MULLIGAN"
    assert game.words(state, ask(make_bot("greedy", 1), game, state, 0, 1)) == "no"


@pytest.mark.parametrize("mission", ["HYM-1", "HYM-2"])
@pytest.mark.parametrize("side", [0, 1])
def test_greed_beats_chance_from_either_side(mission: str, side: int) -> None:
    names = ["greedy", "random"] if side == 0 else ["random", "greedy"]
    games = [
        play_one(standard(), names, game_seed(7, index), index, config={"mission": mission})
        for index in range(4 if mission == "HYM-1" else 1)
    ]
    assert [game.failure for game in games] == [""] * len(games)
    assert sum(side in game.winners for game in games) >= len(games) - 1


def test_equal_knowledge_gives_equal_answers_whatever_the_truth() -> None:
    """Hands and the order of Activation counters are hidden; a bot that peeked would answer differently."""
    game = standard()
    state = game.start({"mission": "HYM-1"}, 3)
    bot = make_bot("greedy", 1)
    for ply in range(30):
        seat = engine.waiting(state)[0]
        knowledge = game.know(state, seat)
        answers = {ask(bot, game, game.sample(knowledge, Quick(truth)), seat, ply) for truth in range(3)}
        assert len(answers) == 1
        engine.play(state, seat, answers.pop())


def test_every_movement_comes_to_its_end() -> None:
    game = standard()
    state = game.start({"mission": "HYM-1"}, 5)
    bot = make_bot("greedy", 1)
    elements = 0
    for ply in range(1000):
        if state.over():
            return
        seat = engine.waiting(state)[0]
        state.load()
        elements = elements + 1 if state.kind == kinds.MOVE else 0
        assert elements < MOST_ELEMENTS
        engine.play(state, seat, ask(bot, game, state, seat, ply))
    pytest.fail("the game does not end")
