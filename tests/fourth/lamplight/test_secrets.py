"""What holds at every ply of every game, with a hidden hand: nothing leaks, nothing is lost."""

import random
from collections.abc import Callable, Iterator

import msgspec
import pytest

from monstrum.core.build import compiled
from monstrum.core.codec import digest, encode
from monstrum.core.contract import Game
from monstrum.core.engine import actor, legal_actions, play, waiting
from monstrum.core.errors import BadPosition
from monstrum.core.quick import Quick
from monstrum.core.state import CHANCE
from monstrum.kit.cards.game import CardGame
from monstrum.kit.cards.state import CardState
from monstrum.lab.of_cards import check
from tests.properties import checks
from tests.properties.play import Stop

GAMES = 12 if compiled() else 3  # for each number of players
CHECKS = [
    checks.check_clone_is_independent,
    checks.check_codec,
    checks.check_words,
    checks.check_refusals,
    checks.check_samples,
    checks.check_no_leak,
]


def stops(game: CardGame, seats: int, seed: int) -> Iterator[Stop]:
    """Every second decision of a random game."""
    rng = random.Random(f"{seats} {seed}")
    state = game.start({"players": seats}, seed)
    ply = 0
    while not state.over():
        if ply % 2 == seed % 2:
            yield Stop(seed, ply, state, rng)
        seat = actor(state)
        play(state, seat, rng.choice(legal_actions(state, seat)))
        state.events.take()
        check(state)
        ply += 1
    yield Stop(seed, ply, state, rng)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("check_one", CHECKS, ids=lambda function: function.__name__)
def test_it_holds_at_every_ply(game: CardGame, seats: int, check_one: Callable[[Stop, Game], None]) -> None:
    compared = 0
    for seed in range(GAMES):
        for stop in stops(game, seats, seed):
            if not (stop.state.over() and check_one is checks.check_words):
                check_one(stop, game)
                compared += 1
    assert compared > 10 * GAMES


def hidden(state: CardState, seat: int) -> set[str]:
    """The cards a seat may not know."""
    return {state.cards.ids[card] for card in range(len(state.place)) if not state.knows(seat, card)}


@pytest.mark.parametrize("seats", [2, 4])
def test_no_byte_of_a_view_names_what_is_hidden(game: CardGame, seats: int) -> None:
    """Said without the machinery of knowledge: what lies in another hand and was never shown is nowhere."""
    for seed in range(GAMES):
        for stop in stops(game, seats, seed):
            state = game.own(stop.state)
            for seat in range(-1, seats):
                view = game.view(state, seat)
                told = msgspec.json.encode(view).decode() + str(game.board(view))
                assert not [id for id in hidden(state, seat) if id in told]
                mine = [card for card in range(18) if seat >= 0 and card in state.at("hand", seat)]
                assert all(state.knows(seat, card) for card in mine)


def test_samples_are_all_that_could_be(game: CardGame) -> None:
    """Each moth P0 has not seen lies in P1's hand in some sample, and as often as any other."""
    state = game.start({"players": 2}, 5)
    knowledge = game.know(state, 0)
    counts = [0] * len(state.place)
    for word in range(1500):
        for card in game.sample(knowledge, Quick(word)).at("hand", 1):
            counts[card] += 1
    unseen = [card for card in range(18) if not state.knows(0, card)]
    assert all(counts[card] == 0 for card in range(len(counts)) if card not in unseen)
    assert all(220 < counts[card] < 380 for card in unseen)  # 300 of 1,500 on average, within 5 sigma


def test_what_was_shown_and_taken_back_stays_known_and_what_was_drawn_does_not_leak(game: CardGame) -> None:
    state = game.start({"players": 2}, 5)
    state.events.take()
    before = state.clone()
    shown = state.at("hand", 0)[0]
    play(state, 0, state.action("send", shown))
    play(state, 0, legal_actions(state, 0)[0])
    drawn = next(card for card in state.at("hand", 0) if card not in before.at("hand", 0))
    learned = game.learned(state, state.events.take())
    game.rekey(before, "another", learned)
    assert before.knows(1, shown)
    assert before.knows(0, drawn)
    assert not before.knows(1, drawn)
    assert game.know(game.sample(game.know(before, 1), Quick(1)), 1).digest() == game.know(before, 1).digest()
    with pytest.raises(BadPosition):
        game.rekey(before, "another", [1])


def test_a_chance_can_be_asked_for(game: CardGame) -> None:
    state = game.start({"players": 2}, 5, explicit=True)
    assert actor(state) == CHANCE
    for number in range(6):
        outcomes = legal_actions(state, CHANCE)
        assert len(outcomes) == 18 - number
        play(state, CHANCE, outcomes[-1])
    assert waiting(state) == [0]
    assert [game.catalog.ids[card] for card in state.at("hand", 0)] == ["M16", "M17", "M18"]


def test_bytes_that_cannot_be_are_refused(game: CardGame) -> None:
    state = game.start({"players": 3}, 1)
    whole = encode(state)
    assert digest(game.decode(whole)) == digest(state)
    refused = 0
    for at in range(len(whole)):
        try:
            game.decode(whole[:at] + bytes([whole[at] ^ 2]) + whole[at + 1 :])
        except BadPosition:
            refused += 1
    assert refused > len(whole) / 3
    for text in (
        "players = 9",
        'P0.hand = "M01"\nP1.hand = "M01"',
        'at.L9 = "M01"',
        'next = "P7"',
        "lamp = 1",
    ):
        with pytest.raises(Exception, match=r"\w") as error:
            game.parse_position(text)
        assert "Monstrum" in str(type(error.value).__mro__)
