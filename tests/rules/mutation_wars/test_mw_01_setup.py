"""MW-1  Setup."""

import pytest

from monstrum.core.errors import BadConfig
from tests.marks import rule
from tests.wars_table import new_game, standard


@rule("MW-1.1", "MW-13.1")
@pytest.mark.parametrize(
    ("config", "complaint"),
    [
        ({"players": 1}, "from 2 to 5"),
        ({"players": 6}, "from 2 to 5"),
        ({"players": True}, "from 2 to 5"),
        ({"mode": "extendet"}, "did you mean"),
        ({"mode": "extended", "players": 4}, "target_bodies"),
        ({"target_bodies": 7}, "from 2 to 6"),
        ({"target_bodies": 1}, "from 2 to 6"),
        ({"max_turns": 0}, "max_turns"),
        ({"dealer": "P2"}, "P0, P1"),
        ({"dealer": 5}, "P0, P1"),
        ({"variants": ["quick-hand"]}, "did you mean"),
        ({"variants": 3}, "list of names"),
        ({"colour": "red"}, "no setting"),
    ],
)
def test_a_game_that_cannot_be_started_is_refused(config: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadConfig, match=complaint):
        standard().start(config, 0)


@rule("MW-13.1")
def test_the_defaults_of_the_modes() -> None:
    checked = standard().checked_config
    assert checked({})["target_bodies"] == 4
    assert checked({"mode": "extended", "players": 3})["target_bodies"] == 6
    assert checked({"mode": "extended", "players": 5, "target_bodies": 5})["target_bodies"] == 5
    assert checked(checked({"players": 4, "dealer": 2, "variants": "pick-backs, quick-hands"})) == {
        "players": 4,
        "dealer": "P2",
        "mode": "standard",
        "target_bodies": 4,
        "max_turns": 300,
        "variants": ["quick-hands", "pick-backs"],
    }


@rule("MW-1.2")
def test_every_seat_deals_about_equally_often() -> None:
    dealers = [new_game(seed, players=4).state.token for seed in range(200)]
    assert all(30 <= dealers.count(seat) <= 70 for seat in range(4))


@rule("MW-1.4", "MW-1.5", "MW-1.7")
def test_everybody_has_a_body_and_three_cards() -> None:
    table = new_game(3, players=5, dealer="P4")
    assert table.asked() == "P4 setup_attach"
    for seat in range(5):
        assert table.fact("creatures")[f"P{seat}"] in [f"{colour}(-, -, -)" for colour in "RGBY"]
        assert list(table.state.held)[seat * 3 : seat * 3 + 3] == [3, 0, 0]


@rule("MW-1.6", "MW-1.8")
def test_the_dealer_attaches_first_and_is_last_in_turn_1() -> None:
    table = new_game(1, players=3, dealer="P1")
    for seat in (1, 2, 0):
        assert table.asked() == f"P{seat} setup_attach"
        assert table.refuses(seat, "stop") == "must_choose"
        assert table.refuses((seat + 1) % 3, table.choices(seat)[0]) == "not_your_turn"
        table.play(seat, table.choices(seat)[0])
    assert (table.fact("turn"), table.fact("token"), table.fact("counter")) == (1, "P2", 3)
    assert table.asked() == "P2 build_action"


@rule("MW-15.4")
def test_a_grown_start_offers_up_to_three_parts() -> None:
    table = new_game(5, players=2, dealer="P0", variants=["grown-start"])
    assert table.creature(0)[1:9] == "(-, -, >"
    assert table.refuses(0, "stop") == "must_choose"
    table.play(0, table.choices(0)[0])
    table.play(0, table.choices(0)[1], table.choices(0)[-1])
    assert table.asked() == "P1 setup_attach"
    table.play(1, table.choices(1)[0], "stop")
    assert table.asked() == "P1 build_action"
    assert table.fact("counter") == 4


@rule("MW-15.1")
def test_quick_hands_give_one_card_of_each_other_kind() -> None:
    table = new_game(5, players=3, variants=["quick-hands"])
    assert list(table.state.held) == [3, 1, 1] * 3
