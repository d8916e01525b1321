"""Bots: names, fairness, determinism, and that greed pays."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from monstrum.bots.asking import ask
from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.bots.names import bot_names, make_bot, parse_players
from monstrum.core import engine
from monstrum.core.codec import digest
from monstrum.core.errors import BadConfig, IllegalAction
from monstrum.core.quick import Quick
from monstrum.lab.one_game import game_seed, play_one
from tests.texts.played import new_match, play_on, up_to_sealed, xybrid

KNOWN = f"there are {', '.join(bot_names())}."


class Scribe(Bot):
    """Writes down what it was shown, and takes the last option."""

    name: ClassVar[str] = "scribe"

    def __init__(self) -> None:
        self.shown: list[tuple[Any, Sequence[Option], str]] = []

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        self.shown.append((view, options, digest(sampler())))
        return options[-1].action


class Nonsense(Bot):
    """Answers what nobody asked."""

    name: ClassVar[str] = "nonsense"

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        return -5


def test_players_are_named_one_per_seat() -> None:
    assert parse_players("random, Greedy,random") == ["random", "greedy", "random"]
    assert parse_players("human,greedy", humans=True) == ["human", "greedy"]
    assert parse_players("me,level:1,Level:8", humans=True) == ["human", "pipkin", "nox"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (
            "greddy",
            f"There is no player 'greddy' (did you mean greedy?); {KNOWN}",
        ),
        ("human,greedy", f"There is no player 'human'; {KNOWN}"),
        ("greedy,,random", f"A player has no name; {KNOWN}"),
    ],
)
def test_an_unknown_player_is_a_sentence(typed: str, sentence: str) -> None:
    with pytest.raises(BadConfig) as error:
        parse_players(typed)
    assert str(error.value) == sentence


def test_an_unknown_bot_is_the_same_sentence() -> None:
    with pytest.raises(BadConfig, match="did you mean random"):
        make_bot("radnom", 1)


def test_a_bot_is_shown_its_view_its_options_and_samples() -> None:
    match = play_on(new_match(), plies=30)
    seat = engine.waiting(match.state)[0]
    scribe = Scribe()

    action = ask(scribe, xybrid(), match.state, seat, 1)

    ((view, options, sampled),) = scribe.shown
    assert view == xybrid().view(match.state, seat)
    assert [option.action for option in options] == engine.legal_actions(match.state, seat)
    assert options[-1].words == xybrid().words(match.state, action)
    assert options[-1].label == xybrid().label(match.state, action)
    assert sampled != digest(match.state)


def test_an_answer_that_is_no_option_is_refused() -> None:
    match = new_match()
    with pytest.raises(IllegalAction, match="The bot nonsense on P"):
        ask(Nonsense(), xybrid(), match.state, engine.actor(match.state), 1)


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("plies", [0, 25, 60])
def test_equal_knowledge_and_seed_give_equal_answers_whatever_the_truth(name: str, plies: int) -> None:
    """A bot that peeked would answer differently where only hidden things differ."""
    match = play_on(new_match(2), plies)
    seat = engine.waiting(match.state)[0]
    knowledge = xybrid().know(match.state, seat)
    answers = set()
    for truth in range(4):
        other = xybrid().sample(knowledge, Quick(truth))
        assert xybrid().know(other, seat).digest() == knowledge.digest()
        answers.add(ask(make_bot(name, 9), xybrid(), other, seat, 9))
    assert len(answers) == 1


def test_greed_answers_in_a_sealed_block_for_its_own_seat() -> None:
    match = up_to_sealed(new_match(3, players=3))

    for seat in (2, 0, 1):
        match.play(seat, [ask(make_bot("greedy", 1), xybrid(), match.state, seat, 1)])

    assert not match.picks


def test_the_same_seed_is_the_same_game() -> None:
    one = play_one(xybrid(), ["greedy", "random"], game_seed(5, 0))
    two = play_one(xybrid(), ["greedy", "random"], game_seed(5, 0))

    assert one == two
    assert one.failure == ""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greed_beats_chance(players: int) -> None:
    names = ["greedy", *["random"] * (players - 1)]
    games = [play_one(xybrid(), names, game_seed(players, index), index, fixed=False) for index in range(12)]

    won = sum(1 / len(game.winners) for game in games for seat in game.winners if game.seating[seat] == 0)
    assert won >= 9, f"greedy won {won} of 12"
