"""A position as a scenario, as a seat knows it: it tells nothing that the seat did not know."""

import pytest

from monstrum.core import engine
from monstrum.core.quick import Quick
from monstrum.games.library import load_game
from monstrum.texts.match import Match
from monstrum.texts.posing import WHOLE, posed


@pytest.mark.parametrize("name", ["xybrid", "mutation_wars", "hybrid"])
def test_tables_a_seat_cannot_tell_apart_are_posed_alike(name: str) -> None:
    game = load_game(name)
    match = Match(game, {"players": 2}, 21, ["a", "b"])
    rng = Quick(4)
    differed = 0
    for ply in range(60):
        seat = engine.waiting(match.state)[0]
        legal = engine.legal_actions(match.state, seat)
        match.play(seat, [legal[rng.below(len(legal))]])
        if ply % 6:
            continue
        for reader in (0, 1):
            twin = game.sample(game.know(match.state, reader), Quick(ply))
            differed += game.position(twin) != game.position(match.state)
            told = posed(game, match.state, ply, reader)
            assert told == posed(game, twin, ply, reader)
            assert match.seed.hex() not in told
            assert f"as P{reader} knows it" in told
        assert game.position(match.state).split("\n", 1)[0] in posed(game, match.state, ply, WHOLE)
    assert differed > 3, "nothing was hidden: this shows nothing"


def test_an_answer_that_is_not_possible_as_a_seat_knows_it_is_left_out() -> None:
    """XY-6  Of another's breakthroughs a seat knows none: at its table they hold others."""
    game = load_game("xybrid")
    match = Match(game, {"players": 3}, 21, ["a", "b", "c"])
    rng = Quick(4)
    kept: list[bool] = []
    while not match.state.over():
        seat = engine.waiting(match.state)[0]
        legal = engine.legal_actions(match.state, seat)
        action = legal[rng.below(len(legal))]
        words = game.words(match.state, action)
        if words.startswith("reveal") and seat == 0:
            kept += ["[[play]]" in posed(game, match.state, 0, reader, (0, words)) for reader in (0, 1, 2)]
        match.play(seat, [action])
    assert kept[::3] == [True] * (len(kept) // 3), "one's own answer is one's own"
    assert not all(kept)
