"""A thing touched while something else is asked says when it would be an answer."""

from monstrum.core.contract import Game, Refusal
from monstrum.core.state import State
from monstrum.games.library import load_game
from tests.tongues import well_refused


def said(game: Game, state: State, ref: str) -> tuple[str, str]:
    """The code, and the sentence."""
    found = game.not_now(state, 0, ref)
    assert isinstance(found, Refusal), ref
    return found.code, well_refused(game, found)


def test_a_part_of_xybrid_by_where_it_lies() -> None:
    game = load_game("xybrid")
    state = game.arrange(
        {"P0": "C02[H03] hand{A01} pile{A26 A25}", "P1": "C03[H04] pile{L01}", "lab": ["A10"]},
        {"players": 2},
        0,
    )
    assert said(game, state, "part:A10")[0] == "drawn_in_turn"
    assert said(game, state, "part:C05")[0] == "cores_at_start"
    assert said(game, state, "part:A01")[0] == "built_in_turn"
    assert said(game, state, "part:H03")[0] == "replaced_in_turn"
    assert said(game, state, "part:A26")[0] == "mission_in_turn"
    assert said(game, state, "part:A25")[0] == "rests_in_pile"
    code, sentence = said(game, state, "part:L01")
    assert code == "of_another_player"
    assert "in P1's pile" in sentence
    assert said(game, state, "breakthrough:B01")[0] == "revealed_at_deployment"
    assert game.not_now(state, 0, "part:nothing") is None
    assert game.not_now(state, 0, "lamp:green") is None


def test_a_card_of_mutation_wars_by_its_kind() -> None:
    game = load_game("mutation_wars")
    hand = {"P0": ["Claw:R", "M01", "BT01"]}
    battle = game.arrange({"phase": "battle", "creatures": ["R", "G"], "hands": hand}, {"players": 2}, 0)
    assert said(game, battle, "card:Claw:R")[0] == "for_building"
    assert said(game, battle, "card:M01")[0] == "for_mutating"
    assert said(game, battle, "card:BT01")[0] == "for_battles"
    assert said(game, battle, "spot:P0.b0.0")[0] == "stays_attached"
    assert game.not_now(battle, 0, "card:BT02") is None  # no card in hand
    build = game.arrange({"phase": "build", "creatures": ["R", "G"], "hands": hand}, {"players": 2}, 0)
    assert said(game, build, "seat:P1")[0] == "attacked_in_battle"


def test_a_mutate_card_that_cannot_be_played_says_why_though_only_passing_is_left() -> None:
    game = load_game("mutation_wars")
    given = {"phase": "mutate", "creatures": ["R(Claw:G, -, -)", "G"], "hands": {"P0": ["M01"]}}
    state = game.arrange(given, {"players": 2}, 0)
    code, sentence = said(game, state, "card:M01")
    assert code == "nothing_to_flip"
    assert "would change nothing" in sentence
