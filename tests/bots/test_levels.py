"""Characters: what they overlook, that they count and do not hurry, and that they play every game."""

from collections import Counter

import pytest

from monstrum.bots.asking import ask
from monstrum.bots.levels import CHARACTERS, called
from monstrum.bots.minds import Grade, mind
from monstrum.bots.names import make_bot, offered_bots
from monstrum.core import engine
from monstrum.core.bandit import DEEPEST
from monstrum.core.quick import Quick
from monstrum.games.library import OURS, load_game
from monstrum.lab.one_game import play_one

NAMES = [kind.name for kind in CHARACTERS]


def missed(overlooks: float, options: int) -> Counter[int]:
    """How often which place of the ranking is the best that is seen."""
    bandit = mind(load_game("xybrid"), 2).bandit(Grade(overlooks=overlooks))
    rng = Quick(1)
    plans = [[number] for number in range(options)]
    return Counter(bandit.overlooked(plans, rng)[0][0] for _ in range(2000))


def test_levels_are_counted_from_one_to_eight_and_have_names() -> None:
    assert [kind.level for kind in CHARACTERS] == list(range(1, 9))
    assert [called(f"level:{number}") for number in range(1, 9)] == NAMES
    assert called("level:9") == "level:9"
    assert set(NAMES) <= set(offered_bots())


def test_who_overlooks_takes_what_is_next_and_never_the_worst_of_many() -> None:
    found = missed(0.36, 12)
    assert found[0] > found[1] > found[2] > 0
    assert max(found) < DEEPEST
    assert missed(0.36, 2)[1] < 700  # of two options the better one is the rule
    assert missed(0.0, 12) == {0: 2000}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("title", OURS)
def test_a_character_answers_the_same_from_the_same_seed(title: str, name: str) -> None:
    game = load_game(title)
    state = game.start({}, 1)
    for ply in range(4):
        seat = engine.actor(state)
        answers = {ask(make_bot(name, 9), game, state, seat, ply) for _ in range(2)}
        assert len(answers) == 1
        engine.play(state, seat, answers.pop())


@pytest.mark.parametrize("title", OURS)
def test_the_one_who_overlooks_most_still_beats_chance(title: str) -> None:
    won = 0
    for seed in ("1", "2", "3"):
        for seat, names in enumerate((["pipkin", "random"], ["random", "pipkin"])):
            played = play_one(load_game(title), names, seed)
            assert played.failure == ""
            won += seat in played.winners
    assert won >= 4
