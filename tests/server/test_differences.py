"""One form of difference: it leads to what was meant, on random values and on the boards of real games."""

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrum.core import engine
from monstrum.games.library import load_game
from monstrum.server.differences import applied, difference
from monstrum.server.drawings import Drawing, board_difference

VECTORS = Path(__file__).parent / "differences.json"  # read by web/tests/differences.test.ts as well
GAMES: dict[str, dict[str, Any]] = {"xybrid": {}, "mutation_wars": {}, "hybrid": {"mission": "HYM-3"}}

ODD: dict[type, object] = {str: "odd", int: 99, bool: True, list: ["odd"]}

NAMES = st.sampled_from(["ref", "name", "a", "b", "=", "~", "@", "-"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "x", "y"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=20,
)


def text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


@given(JSON, JSON)
def test_a_difference_leads_from_one_value_to_the_other(old: object, new: object) -> None:
    change = json.loads(json.dumps(difference(old, new)))
    assert text(applied(change, old)) == text(new)
    assert difference(new, new) == {}


def views(game: str, answers: int) -> list[Any]:
    played = load_game(game)
    state = played.start({"players": 2, **GAMES[game]}, 3)
    rng = random.Random(3)
    found = []
    for _ in range(answers):
        seat = engine.waiting(state)[0]
        engine.play(state, seat, rng.choice(engine.legal_actions(state, seat)))
        found.append(played.view(state, 0))
    return found


def boards(game: str, answers: int) -> list[Any]:
    played = load_game(game)
    return [msgspec.to_builtins(played.board(view)) for view in views(game, answers)]


@pytest.mark.parametrize("game", GAMES)
def test_the_boards_of_a_game_differ_by_little(game: str) -> None:
    seen = boards(game, 60)
    changes = [difference(old, new) for old, new in pairwise(seen)]
    for (old, new), change in zip(pairwise(seen), changes, strict=True):
        assert text(applied(json.loads(json.dumps(change)), old)) == text(new)
    assert sum(len(text(change)) for change in changes) < 0.2 * sum(len(text(board)) for board in seen)


@pytest.mark.parametrize("game", GAMES)
def test_drawings_in_parts_differ_as_whole_boards_do(game: str) -> None:
    played = load_game(game)
    seen = [played.board(view) for view in views(game, 60)]
    before = Drawing(seen[0])
    for old, new in pairwise(seen):
        assert before.mark == Drawing(old).mark
        after = Drawing(new, before)
        told = json.loads(msgspec.json.encode(board_difference(before, after)))
        assert told == json.loads(json.dumps(difference(msgspec.to_builtins(old), msgspec.to_builtins(new))))
        assert (before.mark == after.mark) == (old == new)
        assert board_difference(after, Drawing(new)) == {}
        before = after


@pytest.mark.parametrize("game", GAMES)
def test_views_that_are_pictured_alike_have_one_board(game: str) -> None:
    """Whatever else is written into a view that does not change what is pictured, the board is the same."""
    played = load_game(game)
    others = 0
    for view in views(game, 60):
        for field in msgspec.structs.fields(view):
            odd = msgspec.structs.replace(view, **{field.name: ODD.get(type(getattr(view, field.name)))})
            if played.pictured(odd) == played.pictured(view) and odd != view:
                others += 1
                assert played.board(odd) == played.board(view), field.name
    assert others > 60


def test_the_vectors_for_other_languages_are_as_we_mean_them() -> None:
    vectors = json.loads(VECTORS.read_text())
    assert len(vectors) > 20
    for vector in vectors:
        assert difference(vector["old"], vector["new"]) == vector["change"]
        assert text(applied(vector["change"], vector["old"])) == text(vector["new"])
