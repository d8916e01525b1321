"""Bots of the laboratory: grades that are said by name, and the probe."""

import pytest

from monstrum.bots.asking import ask
from monstrum.bots.minds import Grade
from monstrum.bots.names import bot_names, offered_bots, parse_players
from monstrum.bots.probe import ProbeBot
from monstrum.bots.rollout import RolloutBot, TrialBot
from monstrum.core import engine
from monstrum.core.errors import BadConfig
from monstrum.games.library import OURS, load_game
from monstrum.lab.one_game import play_one

SMALL = "rollout:worlds=2:width=2:answers=3"


def test_a_grade_can_be_said_by_name() -> None:
    said = TrialBot("rollout:worlds=24:gate=1.5:slow=1").grade("xybrid")
    assert said == Grade(worlds=24, width=3, answers=24, gate=1.5, slow=True)
    assert TrialBot("rollout:overlooks=0.05").grade("hybrid").overlooks == 0.05
    assert RolloutBot().grade("xybrid") == Grade(worlds=8, width=3, answers=24)


@pytest.mark.parametrize("name", ["rollout:world=3", "rollout:worlds=many", "rollout:worlds"])
def test_what_a_grade_does_not_have_is_named(name: str) -> None:
    with pytest.raises(BadConfig, match="there are overlooks, worlds, width, borders, answers, gate, slow"):
        parse_players(f"{name},greedy")


def test_they_are_found_by_name_and_offered_to_nobody() -> None:
    assert parse_players(f"{SMALL},probe") == [SMALL, "probe"]
    assert not {SMALL, "probe"} & {*bot_names(), *offered_bots()}


def test_a_game_of_said_grades_is_the_same_again() -> None:
    games = [play_one(load_game("xybrid"), [SMALL, "greedy"], "5") for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].failure == ""


class Hasty(ProbeBot):
    """The same, in the time of a test."""

    worlds = 2

    def theirs(self, game: str) -> Grade:
        return Grade(worlds=2, width=2, answers=2)


@pytest.mark.parametrize("title", OURS)
def test_the_probe_answers_what_is_legal_and_the_same_from_the_same_seed(title: str) -> None:
    game = load_game(title)
    state = game.start({}, 3)
    asked = 0
    for ply in range(30):
        seat = engine.actor(state)
        legal = engine.legal_actions(state, seat)
        answer = legal[0]
        if len(legal) > 1 and asked < 2:
            answer = ask(Hasty(), game, state, seat, ply)
            assert answer in legal
            assert ask(Hasty(), game, state.clone(), seat, ply) == answer
            asked += 1
        engine.step(state, answer)
    assert asked == 2
