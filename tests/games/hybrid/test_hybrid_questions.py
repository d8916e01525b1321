"""Questions say what they are about: windows, effects, rolls that may come, and why somebody has won."""

import random
import re

import pytest

from monstrum.core.engine import actor, decision, legal_actions, play, waiting
from monstrum.core.events import Event
from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.state import SkirmishState
from tests.games.hybrid.positions import MISSIONS, positions, some_positions
from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish, standard

HANDS = {"hands": {"GRIFFIN": ["ACT-08", "ACT-13"], "SCORPION": ["ACT-12", "ACT-15"]}}


def window(**keys: object) -> Skirmish:
    return skirmish("#As.#", "A@1 E", "s@2 W", active="A", keys=HANDS | keys).play("mode OC", "strike s")


def options(state: SkirmishState, seat: int) -> dict[str, int]:
    return {standard().words(state, action): action for action in legal_actions(state, seat)}


@rule("HY-10.5")
def test_a_window_says_whose_attack_it_is_and_which_step() -> None:
    open_window = window()
    state = open_window.state
    said = standard().prompt(state, 0)
    assert said.startswith("T A strikes at H s: you may lay Action cards")
    assert standard().prompt(state, 1).startswith("T A strikes at H s: P0 may lay")
    assert standard().label(state, options(state, 0)["none"]) == "Lay no card"
    open_window.play("lay ACT-13 points")
    assert standard().label(state, options(state, 0)["none"]) == "No more cards"
    open_window.play("none")
    assert "as a Hindrance" in standard().prompt(state, 1)
    open_window.play("lay ACT-12 points")
    assert "is hindered: you may answer" in standard().prompt(state, 0)
    assert "HY-10.5" in standard().outlook(state, 0).note


@rule("HY-13.1")
def test_who_cannot_accept_an_objective_is_told_so_before_walking_there() -> None:
    def told(profile: str) -> str:
        walk = skirmish("#A.1..#", "A@1 E", active="A", A={"profile": profile}).play("mode OC")
        return standard().outlook(walk.state, 0).note

    assert told("G_TEMPLAR") == ""
    assert "cannot accept Objective 1" in told("G_CONSCRIPT")


@rule("HY-9.36")
def test_two_shots_at_one_target_are_two_shots_not_two_targets() -> None:
    keys = {"hands": {"GRIFFIN": ["ACT-13", "ACT-08"]}}
    room = "\n".join(["#######", "#A...s#", "#....t#", "#######"])

    def asked(second: str) -> str:
        volley = skirmish(room, "A@1,1 E", "s@5,1 W", "t@5,2 W", active="A", keys=keys)
        return standard().prompt(volley.play("mode F", "stop", "shoot s", second).state, 0)

    assert asked("shoot t").startswith("T A shoots at H s and at H t:")
    assert asked("shoot s").startswith("T A shoots twice at H s:")


@rule("HY-9.40", "HY-4.6")
def test_nobody_is_told_to_choose_a_target_where_there_is_none() -> None:
    def asked(board: str) -> str:
        seen = skirmish(board, "A@1 E", "s@5 W", active="A").play("mode F", "stop")
        return standard().prompt(seen.state, 0)

    assert asked("#A...s#") == "You may choose a target for T A."
    assert asked("#A.#.s#") == "T A sees no enemy: you may take up Skilled Firing."


@rule("HY-10.7")
def test_the_odds_of_an_effect_are_told_before_its_card_is_laid() -> None:
    state = window().play("lay ACT-13 points", "none").state
    by_action = {odds.action: odds for odds in standard().outlook(state, 1).odds}
    clouded = by_action[options(state, 1)["lay ACT-15 effect"]]  # one die more, and the worse one counts
    assert by_action[-1].sum.total == clouded.sum.total
    assert clouded.chance < by_action[-1].chance


@rule("HY-10.5")
def test_a_card_that_was_laid_says_whose_it_is_and_for_what() -> None:
    state = window().play("lay ACT-13 points").state
    board = standard().board(standard().view(state, 1))
    (card,) = next(zone for zone in board.zones if zone.name == "laid").things
    assert (card.owner, card.value, card.states) == (0, "2", ("the Griffins: for 2",))


@rule("HY-15.3", "HY-15.4")
@pytest.mark.parametrize("mission", [f"HYM-{number}" for number in range(1, 7)])
def test_every_mission_says_why_it_was_won(mission: str) -> None:
    rng = random.Random(mission)
    state = standard().start({"mission": mission}, 5)
    while not state.over():
        seat = waiting(state)[0]
        play(state, seat, rng.choice(legal_actions(state, seat)))
    said = standard().prompt(state, -1)
    winners = ("The Griffins of P0 have won: ", "The Scorpions of P1 have won: ", "It is a draw: ")
    assert said.startswith(f"The game is over. {winners[state.outcome]}")
    assert "{" not in said


@rule("HY-15.4")
def test_who_has_nobody_left_has_lost_by_that() -> None:
    state = skirmish("#As.#", "A@1 E", "s@2 W", active="A").state
    state.outcome = 0
    state.own_status()[list(state.place).index(2)] = 3
    state.top = 0
    assert (
        standard().prompt(state, 1)
        == "The game is over. The Griffins of P0 have won: none of the Scorpions is left."
    )


@rule("HY-9.42", "HY-9.44")
def test_the_odds_of_a_shot_that_waited_are_told_to_both() -> None:
    keys = {"hands": {"GRIFFIN": ["ACT-08"], "SCORPION": ["ACT-09"]}}
    watch = skirmish("#A....s#", "A@1 E", "s@6 W", active="s", keys=keys, A={"watch": 1})
    state = watch.play("mode OC", "step W").state
    assert (
        standard()
        .prompt(state, 0)
        .startswith("T A was waiting and fires at H s: you may lay one Action card")
    )
    now, with_card = standard().outlook(state, 0).odds[:2]
    assert (now.sum.total, with_card.sum.total) == ("5", "6")
    watch.play("lay ACT-08 points")
    assert standard().prompt(state, 1).endswith("you may lay cards as Hindrances.")
    now, with_card = standard().outlook(state, 1).odds[:2]
    assert (now.sum.total, with_card.sum.total) == ("6", "5")


@rule("HY-9.57")
def test_points_count_for_hindering_too_and_brushing_aside_has_its_odds() -> None:
    moving = skirmish("#As..#", "A@1 E", "s@2 W", active="A").play("mode MV", "level 2").state
    (odds,) = standard().outlook(moving, 0).odds
    assert standard().words(moving, odds.action) == "brush E"
    assert (odds.ref, odds.sum.total, odds.chance) == ("figure:s", "5", 50)


def test_where_a_large_base_is_put_its_size_is_told() -> None:
    state = standard().start({"mission": "HYM-3"}, 1)
    spans: set[tuple[str, int]] = set()
    while not standard().turns(state):
        seat = waiting(state)[0]
        found = options(state, seat)
        spans.add((decision(state), standard().outlook(state, seat).span))
        play(state, seat, found.get("recruit S_ABERRATION", next(iter(found.values()))))
    assert ("DEPLOY", 2) in spans
    assert {span for kind, span in spans if kind != "DEPLOY"} == {1}


RAW = re.compile(
    r"[{}#_]|\(nobody\)|(of|at|on|for|against) nobody\b|^[Nn]obody |Action \d|\b(ACT|EVT|ARM|AUR|MUT)-\d"
)


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_question_and_every_option_can_be_read(mission: str) -> None:
    """Whatever is asked: a sentence about somebody or something, and options that differ in words."""
    for seed in range(3):
        for state in positions(mission, seed, per_kind=2):
            for seat in [] if state.over() or actor(state) < 0 else waiting(state):
                labels = [standard().label(state, action) for action in legal_actions(state, seat)]
                note = standard().outlook(state, seat).note
                for text in (
                    standard().prompt(state, seat),
                    standard().prompt(state, 1 - seat),
                    note,
                    *labels,
                ):
                    assert not RAW.search(text), text
                assert len(set(labels)) == len(labels), labels
                assert all(labels)


@rule("HY-10.5", "HY-11.8", "HY-12.2", "HY-12.5")
def test_a_card_touched_while_something_else_is_asked_says_when_it_is_played() -> None:
    hands = {"hands": {"GRIFFIN": ["ACT-08", "ARG-07", "AUR-01"], "SCORPION": ["MUT-01"]}}
    state = skirmish("#A.s#", "A@1 E", "s@3 W", active="A", keys=hands).state

    def said(seat: int, card: str) -> str:
        refusal = standard().not_now(state, seat, f"card:{card}")
        assert refusal is not None
        return standard().say("refusals", refusal.code, **refusal.params)

    assert "when a warrior attacks" in said(0, "ACT-08")
    assert "when an activation begins or ends" in said(0, "ARG-07")
    assert "warrior who has it" in said(0, "AUR-01")
    assert "Mutation" in said(1, "MUT-01")
    assert said(0, "ACT-13").startswith("You do not hold")
    assert standard().not_now(state, 0, "figure:A") is None


@rule("HY-3.9")
def test_whoever_says_which_side_starts_is_one_of_them() -> None:
    state = next(found for found in some_positions() if decision(found) == "WHO_STARTS")
    own, other = sorted(legal_actions(state, actor(state)), key=lambda action: action != 3 + actor(state))
    assert standard().label(state, own) == "You start"
    assert standard().label(state, other).startswith("Let the ")


@rule("HY-9.40")
def test_a_shooter_who_sees_nobody_is_told_so_and_what_is_left() -> None:
    blind = skirmish("#A#.s#", "A@1 E", "s@4 W", active="A").play("mode F", "stop").state
    assert decision(blind) == "TARGET"
    assert "No enemy is in sight" in standard().outlook(blind, 0).note
    seen = skirmish("#A..s#", "A@1 E", "s@4 W", active="A").play("mode F", "stop").state
    assert standard().outlook(seen, 0).note == ""


@rule("HY-9.1", "HY-9.34")
def test_a_shot_that_only_cards_make_possible_says_which_level_it_takes() -> None:
    """Somebody stands in between: Expert Firing may look past them, and F is 2."""
    hidden = skirmish(
        "#A.B.s#", "B@3 E", "s@5 W", active="A", A={"profile": "G_TEMPLAR", "at": "1,0", "facing": "E"}
    )
    hidden.play("mode F", "stop")
    assert "shoot s" in hidden.options
    assert standard().outlook(hidden.state, 0).note.startswith("Only with level 4:")


def test_a_robbed_hand_is_told_that_it_is_robbed() -> None:
    state = standard().start({}, 1)
    robbed = Event(events.STOLEN, -1, 0, 1, 0, 0, 0)
    said = [standard().tell(robbed, state, reader=seat) for seat in (0, 1, -1)]
    assert ["your hand" in line for line in said] == [True, False, False]
