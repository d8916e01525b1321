"""The game as a whole: loading, configuration, identity, results."""

from pathlib import Path
from typing import Any

import pytest

from monstrum.core.codec import digest, encode
from monstrum.core.engine import actor, legal_actions, play
from monstrum.core.errors import BadConfig
from monstrum.games.library import game_names, load_game
from monstrum.games.xybrid.content.schema import DATA
from monstrum.games.xybrid.game import load_xybrid
from tests.marks import rule
from tests.table import breakthrough, lab, standard, with_cards


def test_games_are_loaded_by_name() -> None:
    assert "xybrid" in game_names()
    game = load_game("xybrid")
    assert (game.name, game.title, game.pack_name) == ("xybrid", "XYbrid", "standard")
    assert (game.least_seats, game.most_seats) == (2, 4)
    assert game.space == 13 + 6 * 96 + 16


def test_an_unknown_game_gets_a_guess() -> None:
    with pytest.raises(BadConfig, match=r"no game 'xybird' \(did you mean xybrid\?\)"):
        load_game("xybird")


def test_an_unknown_pack_gets_a_guess() -> None:
    with pytest.raises(
        BadConfig, match=r"'standart' \(did you mean standard\?\); shipped with XYbrid: standard"
    ):
        load_xybrid("standart")


def test_a_pack_is_loaded_from_its_folder() -> None:
    assert load_xybrid(DATA / "standard").pack_hash == standard().pack_hash
    assert load_xybrid(str(DATA / "standard")).pack_hash == standard().pack_hash


def test_a_pack_starts_from_a_shipped_one(tmp_path: Path) -> None:
    header = (DATA / "standard" / "pack.toml").read_text("utf-8")
    header = header.replace('name = "standard"', 'name = "mine"\nbase = "standard"')
    (tmp_path / "pack.toml").write_text(header, "utf-8")
    (tmp_path / "text.en.toml").write_text('[A13]\nname = "Glass Belt"\ntext = "Clink."\n', "utf-8")
    game = load_xybrid(tmp_path)
    assert game.card_name("A13") == "Glass Belt"
    assert game.card_text("A13") == "Clink."
    assert game.pack_hash == standard().pack_hash
    state = game.start({}, 1)
    assert game.words(state, game.parse(state, 0, "draw glass belt")[0]) == "draw A13"


@pytest.mark.parametrize(
    ("config", "complaint"),
    [
        ({"player": 3}, r"no setting 'player' \(did you mean players\?\)"),
        ({"players": 5}, "for 2 to 4 players, not 5"),
        ({"players": 1}, "for 2 to 4 players, not 1"),
        ({"players": "3"}, "is a number from 2 to 4, not '3'"),
        ({"players": True}, "is a number from 2 to 4, not True"),
        ({"players": 2.0}, "is a number from 2 to 4"),
        ({7: 2}, "no setting '7'"),
    ],
)
def test_a_wrong_configuration_is_refused(config: dict[Any, Any], complaint: str) -> None:
    with pytest.raises(BadConfig, match=complaint):
        standard().start(config, 1)


@rule("XY-1.1")
def test_two_play_unless_said_otherwise() -> None:
    assert standard().checked_config({}) == {"players": 2}
    assert standard().start({"players": 4}, 1).seats == 4


def test_the_layout_hash_is_that_of_the_cards() -> None:
    assert standard().layout_hash == load_xybrid().layout_hash
    assert len(standard().layout_hash) == 64
    assert with_cards({"B60": breakthrough("GAIN(1)")}).layout_hash != standard().layout_hash


def test_equal_seeds_give_equal_games() -> None:
    game = standard()
    one, other = game.start({}, 5), game.start({}, 5)
    assert digest(one) == digest(other) != digest(game.start({}, 6))
    assert encode(game.decode(encode(one))) == encode(one)


@rule("XY-11.2", "XY-11.3")
def test_the_result_ranks_by_infamy() -> None:
    table = lab(players=3, P0="C02 inf 88", P1="C04 inf 88", P2="C05 inf 70", step="over", round=3)
    result = table.game.result(table.state)
    assert result.ranks == (1, 1, 3)
    assert result.scores == (88, 88, 70)
    assert result.winners() == [0, 1]
    assert sum(result.returns) == 0
    assert (
        table.game.prompt(table.state, 0) == "The game is over. You and P1 share the victory with 88 infamy."
    )


def test_the_prompt_names_the_winner() -> None:
    game = standard()
    state = game.start({}, 3)
    while not state.over():
        play(state, actor(state), legal_actions(state, actor(state))[0])
    winners = game.result(state).winners()
    for reader in range(2):
        said = game.prompt(state, reader)
        assert all(("You" if seat == reader else f"P{seat}") in said for seat in winners)
    assert game.view(state, 0).ranks == {
        f"P{seat}": rank for seat, rank in enumerate(game.result(state).ranks)
    }
