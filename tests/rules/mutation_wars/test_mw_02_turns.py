"""MW-2, MW-3, MW-12  Turn structure: who is asked, and what is done without asking."""

from monstrum.core.events import AUTOMATIC
from tests.marks import rule
from tests.wars_table import wars


@rule("MW-2.6")
def test_a_single_option_everybody_can_see_is_taken() -> None:
    """Nobody holds a Battle card and P1 has one card to protect: nobody is asked anything."""
    table = wars("R(Claw:R, Eye:G, -)", "B(Tail:R, -, -)", hands={"P1": ["M09"]})
    table.play(0, "attack P1")
    assert table.asked() == "P0 spoils_split"


@rule("MW-2.6")
def test_a_single_option_others_cannot_see_is_asked() -> None:
    """Two equal cards are one option, but who knows?"""
    table = wars("R(Claw:R, Eye:G, -)", "B(Tail:R, -, -)", hands={"P1": ["M09", "M09"]})
    table.play(0, "attack P1")
    assert table.asked() == "P1 protect"
    assert table.choices(1) == ["protect M09"]


@rule("MW-2.6")
def test_an_unplayable_hand_is_asked_all_the_same() -> None:
    table = wars("R(Claw:R, -, -)", "B(Tail:R, -, -)", phase="mutate", hands={"P0": ["M01"]})
    assert table.asked() == "P0 mutate_action"
    assert table.choices(0) == ["pass"]
    table.play(0, "pass")
    assert table.asked() == "P0 battle_action"  # P1 holds no Mutate card: everybody can see that


@rule("MW-2.6", "MW-11.1")
def test_what_was_taken_by_itself_is_told_to_its_player_alone() -> None:
    table = wars("R(Claw:R, Eye:G, -)", "B(Tail:R, -, -)", "G(-, -, -)", hands={"P1": ["M09"]})
    table.state.events.take()
    table.play(0, "attack P1")
    protected = [e for e in table.state.events.list if e.kind == AUTOMATIC and e.a == 1]
    assert any(not event.seen_by(2) and not event.seen_by(0) and event.seen_by(1) for event in protected)


@rule("MW-2.7")
def test_equal_cards_and_equal_spots_are_offered_once() -> None:
    table = wars("R(-, -, -)", "G(-, -, -)", phase="build", hands={"P0": ["Eye:R", "Eye:R", "Claw:G"]})
    assert table.choices(0) == ["pass", "attach Eye:R b0.0", "attach Claw:G b0.0"]


@rule("MW-2.4")
def test_passing_is_no_atomic_action() -> None:
    table = wars("R(-, -, -)", "G(-, -, -)", phase="build", hands={"P0": ["Eye:R"], "P1": ["Eye:R"]})
    before = table.fact("counter")
    table.play(0, "pass")
    table.play(1, "attach Eye:R b0.0")
    assert table.fact("counter") == before + 1


@rule("MW-2.2", "MW-7.14")
def test_effects_on_several_players_start_with_the_token_holder() -> None:
    table = wars(
        "R(Eye:R, -, -)", "G(Eye:G, Claw:B, -)", "B(Tail:B, -, -)", phase="mutate", token="P1", actor="P2",
        hands={"P2": ["M16"], "P0": ["Eye:Y", "Claw:Y"]},
    )  # fmt: skip
    table.play(2, "play M16")
    assert table.asked() == "P1 famine_discard"
    table.play(1, "lose b0.1")
    assert table.asked() == "P0 famine_discard"  # P2's only part is lost without a question
    assert table.creature(2) == "B(-, -, -)"


@rule("MW-3.1", "MW-12.4")
def test_the_token_passes_and_everybody_is_dealt_a_card_of_each_kind() -> None:
    table = wars("R(Eye:R, -, -)", "G(~Eye:G, -, -)", phase="cleanup", attacked=["P0", "P1"])
    assert table.fact("turn") == 2
    assert (table.fact("token"), table.fact("attacked")) == ("P1", [])
    assert table.creature(1) == "G(Eye:G, -, -)"
    assert list(table.state.held) == [1, 1, 1] * 2


@rule("MW-12.1", "MW-12.2")
def test_every_set_of_three_is_offered_once() -> None:
    hand = ["M01", "M01", "M02", "M03", "BT01", "BT02"]
    table = wars("R(-, -, -)", "G(-, -, -)", phase="cleanup", hands={"P0": hand})
    assert table.options(0) == [
        "done",
        "exchange M01 M01 M02",
        "exchange M01 M01 M03",
        "exchange M01 M02 M03",
    ]
    assert table.refuses(0, "exchange BT01 BT02 M01") == "mixed_exchange"
    assert table.refuses(0, "exchange BT01 BT02 BT03") == "too_few_to_exchange"
    assert table.refuses(0, "exchange M01 M02 M02") == "not_in_hand"
    table.play(0, "exchange M01 M02 M03")
    assert table.happened("CARD_DRAWN")[0][:2] == (0, 0)  # P0, a Body Part card
    assert table.discards() == "M01 M02 M03"


@rule("MW-2.8", "MW-13.6")
def test_the_last_turn_ends_in_a_draw() -> None:
    table = wars("R(-, -, -)", "G(-, -, -)", phase="cleanup", turn=7, config={"max_turns": 7})
    assert table.state.over()
    result = table.game.result(table.state)
    assert result.ranks == (1, 1)
    assert result.returns == (0.0, 0.0)
    assert result.winners() == []
    assert result.drawn
