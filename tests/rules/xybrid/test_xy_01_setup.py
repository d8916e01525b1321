"""XY-1  Game setup."""

import pytest

from monstrum.core.errors import BadConfig
from monstrum.core.state import CHANCE
from tests.marks import rule
from tests.table import lab, new_game, standard

PLAYERS = [2, 3, 4]


def parts_of(*types: str) -> list[str]:
    cards = standard().pack.cards["parts"]
    return sorted(id for id, table in cards.items() if table["type"] in types)


@rule("XY-1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_nothing(players: int) -> None:
    table = new_game(players)

    for seat in range(players):
        assert table.monster(seat) == "-[]"
        assert (table.hand(seat), table.pile(seat), table.infamy(seat)) == ("", "", 0)


@rule("XY-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_three_or_four_may_play(players: int) -> None:
    with pytest.raises(BadConfig):
        new_game(players)


@rule("XY-1.2")
def test_all_parts_but_cores_form_the_deck_and_all_cores_the_core_pile() -> None:
    table = new_game(2)

    assert sorted(f"{table.deck()} {table.lab()}".split()) == parts_of("head", "arm", "legs", "aux")
    assert table.core_pile().split() == parts_of("core")
    assert len(table.core_pile().split()) == 12


@rule("XY-1.2")
def test_the_deck_is_shuffled() -> None:
    first, second = new_game(2, seed=1), new_game(2, seed=2)

    assert first.deck() != second.deck()
    assert first.deck().split() != sorted(first.deck().split())


@rule("XY-1.3")
@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 7), (4, 9)])
def test_the_lab_is_the_top_of_the_deck_two_parts_per_player_and_one(players: int, size: int) -> None:
    top = "X20 A01 L16 H03 A32 A02 X01 L01 H16 A31"

    table = new_game(players, shuffle=[top])

    assert table.lab().split() == sorted(top.split()[:size])
    assert table.deck().split()[: 10 - size] == top.split()[size:]
    assert len(table.deck().split()) == 84 - size


@rule("XY-1.4")
@pytest.mark.parametrize(("players", "left"), [(2, 10), (3, 7), (4, 4)])
def test_each_player_gets_three_breakthroughs_and_the_rest_stay_in_the_box(players: int, left: int) -> None:
    table = new_game(players)

    assert [len(table.breakthroughs(seat).split()) for seat in range(players)] == [3] * players
    assert len(table.fact("box").cards) == left


@rule("XY-1.4")
def test_only_the_owner_learns_which_breakthroughs_were_dealt() -> None:
    table = new_game(2)

    for seat in (0, 1):
        seen = table.happened("BREAKTHROUGH_DEALT", seen_by=seat)
        assert sorted(seen) == [f"P{seat} {id}" for id in table.breakthroughs(seat).split()]
    assert table.happened("BREAKTHROUGH_DEALT") == []


@rule("XY-1.4")
def test_no_breakthroughs_are_dealt_in_later_rounds() -> None:
    table = lab(P0="C02 breakthroughs{B01}", P1="C08", round=1, step="refresh")

    assert table.fact("round") == 2
    assert (table.breakthroughs(0), table.breakthroughs(1)) == ("B01", "")
    assert table.happened("BREAKTHROUGH_DEALT") == []


@rule("XY-1.5")
def test_chance_shuffles_the_deck_then_the_breakthroughs_then_picks_the_first_player() -> None:
    table = new_game(2, shuffle=["A01", "B16 B03 B15 B02 B14 B01"], pick=["P1"])

    story = table.story("DECK_SHUFFLED", "RESTOCKED", "FIRST_PLAYER_PICKED", "ROUND_STARTED")
    assert story[:2] == ["DECK_SHUFFLED", "RESTOCKED A01"]
    assert story[-2:] == ["FIRST_PLAYER_PICKED P1", "ROUND_STARTED 1 P1"]


@rule("XY-1.5")
def test_breakthroughs_are_dealt_three_at_a_time_from_p0_whoever_is_first() -> None:
    table = new_game(2, shuffle=["A01", "B16 B03 B15 B02 B14 B01"], pick=["P1"])

    assert (table.breakthroughs(0), table.breakthroughs(1)) == ("B03 B15 B16", "B01 B02 B14")


@rule("XY-1.5")
def test_between_rounds_the_deck_is_shuffled_before_the_first_player_is_picked() -> None:
    table = lab(P0="C02 inf 5", P1="C08 inf 5", round=1, step="refresh", shuffle=["L02"], pick=["P1"])

    assert table.story("DECK_SHUFFLED", "FIRST_PLAYER_PICKED") == ["DECK_SHUFFLED", "FIRST_PLAYER_PICKED P1"]
    assert "L02" in table.lab().split()


@rule("XY-1.5")
def test_a_seed_is_a_game() -> None:
    one, same = new_game(3, seed="again"), new_game(3, seed="again")

    assert one.game.position(one.state) == same.game.position(same.state)


@rule("XY-1.6")
def test_anybody_may_be_first_in_round_1_all_equally_likely() -> None:
    table = lab(players=3, round=1, step="cores", explicit=True)

    assert table.choices(CHANCE) == ["P0", "P1", "P2"]
    table.state.load()
    frame = table.state.table[table.state.kind]
    assert [frame.weight(table.state, action) for action in range(3)] == [1, 1, 1]
    firsts = [lab(players=3, round=1, step="cores", seed=seed).fact("first") for seed in range(90)]
    assert min(firsts.count(seat) for seat in ("P0", "P1", "P2")) >= 15
