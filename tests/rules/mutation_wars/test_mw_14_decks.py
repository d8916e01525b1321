"""MW-14  Decks, discards, chance; and section 6: what seats come to know of hands."""

from collections import Counter

import pytest

from monstrum.core.engine import actor, legal_actions, play
from monstrum.core.quick import Quick
from monstrum.core.state import CHANCE
from monstrum.games.mutation_wars.positions.notation import deck_ids, hand_ids, pile_letters
from monstrum.games.mutation_wars.state import WarsState
from tests.marks import rule
from tests.wars_table import Table, new_game, standard, wars, with_cards

BARE = ("R(-, -, -)", "G(-, -, -)", "B(-, -, -)")


def samples(table: Table, seat: int, number: int = 60) -> list[WarsState]:
    knowledge = table.game.know(table.state, seat)
    return [table.game.sample(knowledge, Quick(seed)) for seed in range(number)]


@rule("MW-14.7")
def test_the_box_holds_52_48_and_50_cards_and_16_bodies() -> None:
    catalog = standard().catalog
    assert (list(catalog.number), catalog.bodies) == ([52, 48, 50], 16)
    assert [catalog.copies[design] for design in range(4)] == [2, 2, 2, 2]


@rule("MW-14.2", "MW-14.3", "MW-3.2")
def test_a_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    table = wars(*BARE[:2], phase="mutate", hands={"P0": ["M18"]}, decks={"parts": ["Eye:R"]},
                 discards={"parts": ["Claw:G", "Tail:B"]})  # fmt: skip
    table.play(0, "play M18")
    assert table.hand(0) == "Eye:R"
    assert len(deck_ids(table.state, 0)) == 0
    assert table.discards() == "Claw:G Tail:B M18"


# What is known of hands -----------------------------------------------------------------------------


def test_a_card_taken_from_the_discard_is_known_to_all_until_it_is_played() -> None:
    table = wars(*BARE, phase="mutate", hands={"P0": ["M20"]}, discards={"parts": ["Eye:R", "Claw:G"]},
                 decks={"parts": ["Tail:B", "Tail:Y", "Tail:G", "…"]})  # fmt: skip
    table.play(0, "play M20", "take Eye:R")
    assert table.knows(1) == table.knows(2) == table.knows(-1) == ["Eye:R P0"]
    assert table.knows(0) == []
    assert all("Eye:R" in hand_ids(state, 0) for state in samples(table, 2))
    for seat in (0, 1, 2):
        table.play(seat, "pass")
    for seat in (1, 2):
        table.play(seat, "pass")
    table.play(0, "attach Eye:R b0.0")
    assert table.knows(1) == []


@rule("MW-11.2")
def test_thief_and_victim_know_the_stolen_card_and_a_bystander_only_its_kind() -> None:
    table = wars("R(Snout:G, -, -)", *BARE[1:], hands={"P1": ["M09", "M10"]})
    table.play(0, "attack P1")
    table.play(1, "protect M10")
    assert table.hand(0) == "M09"
    assert (table.knows(0), table.knows(1), table.knows(2)) == ([], ["M09 P0"], [])
    assert table.happened("STOLEN_CARD", seen_by=2) == []
    assert table.happened("STOLEN", seen_by=2) == [(0, 1, 1, 0)]
    assert all(hand_ids(state, 0) == ["M09"] for state in samples(table, 1, 20))
    seen = Counter(" ".join(hand_ids(state, 0)) for state in samples(table, 2))
    assert len(seen) > 5


def test_a_hidden_theft_blurs_what_a_bystander_knew() -> None:
    """P2 knows of M09 in P1's hand; P0 takes one of P1's two Mutate cards."""
    table = wars("R(Snout:G, -, -)", *BARE[1:], hands={"P1": ["M09", "M10", "M11"]},
                 sightings=["P2 M09 P1"], pick=["M10"])  # fmt: skip
    table.play(0, "attack P1")
    table.play(1, "protect M11")
    assert table.knows(2) == ["M09 P0 P1"]
    where = Counter("M09" in hand_ids(state, 0) for state in samples(table, 2))
    assert where[True] > 5
    assert where[False] > 5
    assert all("M09" in hand_ids(state, 0) + hand_ids(state, 1) for state in samples(table, 2))


def test_a_theft_of_the_last_card_blurs_nothing() -> None:
    table = wars(*BARE, phase="mutate", hands={"P0": ["M21"], "P1": ["M09"]}, sightings=["P2 M09 P1"])
    table.play(0, "play M21")  # P1 is the only one who can be robbed
    assert table.knows(2) == ["M09 P0"]


def test_of_two_sightings_that_may_be_the_card_played_the_other_becomes_wide() -> None:
    table = wars(*BARE, "Y(-, -, -)", phase="mutate", hands={"P0": ["M19", "Eye:R"], "P2": ["M19"]},
                 sightings=["P3 M19 P0 P1", "P3 M19 P0 P2"])  # fmt: skip
    table.play(0, "play M19")
    assert table.knows(3) == ["M19 P1 P2"]  # whichever it was, the other is not with P0, who has none left


@rule("MW-7.13")
def test_passing_on_shows_each_two_cards_and_blurs_the_rest() -> None:
    table = wars(*BARE, "Y(-, -, -)", phase="mutate",
                 hands={"P0": ["M22", "Eye:R", "Eye:G"], "P1": ["Claw:R", "Claw:G"],
                        "P2": ["Tail:R", "Tail:G"],
                        "P3": ["FT:R"]},
                 sightings=["P3 Claw:R P1", "P0 Tail:R P2"])  # fmt: skip
    table.play(0, "play M22")
    table.play(0, "give Eye:R")
    table.play(1, "give Claw:G")
    assert table.game.view(table.state, 3).committed == ["P0", "P1", "P3"]
    assert table.game.view(table.state, 3).own_commitment == "FT:R"
    assert table.game.view(table.state, 2).own_commitment is None
    table.play(1, "take back", "give Claw:R")
    table.play(2, "give Tail:R")
    assert table.hand(1) == "Eye:R Claw:G"
    assert table.knows(3) == ["Claw:R P1 P2", "FT:R P0"]
    assert table.knows(0) == ["Eye:R P1", "Tail:R P2 P3"]
    assert table.happened("HANDED_CARD", seen_by=3) == [(2, 3, 12, 0), (3, 0, 36, 0)]


@rule("MW-14.2")
def test_a_reshuffle_tells_what_is_in_the_deck_and_what_is_in_the_hands() -> None:
    given = {f"P{seat}": [f"BT{seat * 2 + 1:02}", f"BT{seat * 2 + 2:02}"] for seat in range(3)}
    table = wars(*BARE, phase="deal", hands=given, decks={"battle": []},
                 discards={"battle": ["BT10", "BT11", "BT12", "BT13", "BT14"]})  # fmt: skip
    assert len(deck_ids(table.state, 2)) == 2
    assert sorted(table.knows(0)) == [f"BT{n:02} P1 P2" for n in (3, 4, 5, 6)]
    own = hand_ids(table.state, 0, 2)
    for state in samples(table, 0):
        assert set(deck_ids(state, 2)) <= {"BT10", "BT11", "BT12", "BT13", "BT14"}
        others = [*hand_ids(state, 1, 2), *hand_ids(state, 2, 2)]
        assert {"BT03", "BT04", "BT05", "BT06"} <= set(others)
        assert hand_ids(state, 0, 2) == own


def test_two_players_who_see_a_reshuffle_know_each_others_hand() -> None:
    table = wars(*BARE[:2], phase="deal", hands={"P0": ["M01"], "P1": ["M02", "M03"]}, decks={"mutate": []},
                 discards={"mutate": ["M04"]})  # fmt: skip
    assert table.knows(0)[:2] == ["M02 P1", "M03 P1"]
    for state in samples(table, 1, 20):
        assert hand_ids(state, 0, 1)[:1] == ["M01"]


# Chance -----------------------------------------------------------------------------------------------


@rule("MW-14.5")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_explicit_chance_is_asked_for_every_card_body_and_theft(seats: int) -> None:
    table = new_game(0, explicit=True, players=seats, max_turns=8, variants=["grown-start"])
    choices = Quick(seats)
    asked: Counter[str] = Counter()
    state = table.state
    while not state.over():
        who = actor(state)
        options = legal_actions(state, who)
        if who == CHANCE:
            asked[table.asked().strip()] += 1
            weights = [state.table[state.kind].weight(state, action) for action in options]
            assert min(weights) > 0
            assert len(options) > 1
        play(state, who, options[choices.below(len(options))])
    assert asked["draw_one"] > 15 * seats
    assert asked["dealer"] == 1
    assert asked["reveal_body"] >= 2 * seats
    assert asked["random_take"] > 0


@rule("MW-14.5")
def test_explicit_chance_reaches_the_states_of_seeded_chance() -> None:
    """Draws of a seeded game, given as outcomes, lead to the same hands."""
    seeded = new_game(4, players=2, dealer="P0")
    explicit = new_game(0, explicit=True, players=2, dealer="P0")
    state = explicit.state
    colours = [seeded.state.colours[0], seeded.state.colours[6]]
    for colour in colours:
        play(state, CHANCE, 12 + colour)
    drawn = [event.b for event in seeded.state.events.list if event.kind == 9]
    for design in drawn:
        play(state, CHANCE, 376 + design)
    for seat in range(2):
        assert explicit.hand(seat) == seeded.hand(seat)
        assert explicit.creature(seat) == seeded.creature(seat)
        assert explicit.game.know(state, seat).masked.held == seeded.game.know(seeded.state, seat).masked.held


def test_after_an_undo_what_was_shown_stays_known_and_the_decks_are_another() -> None:
    before = wars(*BARE, phase="mutate", hands={"P0": ["M18", "M01"], "P1": ["M02"]})
    undone = Table(before.game, before.state.clone())
    undone.state.listen()
    undone.play(0, "play M18")
    told = before.game.learned(undone.state, undone.state.events.list)
    old = deck_ids(before.state, 0)
    before.game.rekey(before.state, "another seed", told)
    assert before.knows(1) == before.knows(2) == ["M18 P0"]
    assert sorted(deck_ids(before.state, 0)) == sorted(old)
    assert deck_ids(before.state, 0) != old
    assert before.hand(0) == "M01 M18"


@pytest.mark.parametrize("held", ["M90", "M19"])
def test_after_an_undo_nobody_learns_of_a_card_that_was_stolen_in_secret(held: str) -> None:
    """P0 has shown an M90, P1 has stolen a card of P2: whether that was another M90 only the two know."""
    pack = with_cards(M90="MARK_ATTACKED(self)")
    before = wars(*BARE, phase="mutate", pack=pack, hands={"P0": ["M90"], "P1": ["M21"], "P2": [held]})
    undone = Table(before.game, before.state.clone())
    undone.state.listen()
    undone.play(0, "play M90")
    undone.play(1, "play M21")
    assert undone.hand(1) == held
    told = before.game.learned(undone.state, undone.state.events.list)
    before.game.rekey(before.state, "another seed", told)
    assert before.knows(-1) == ["M21 P1", "M90 P0"]
    assert before.knows(1) == sorted(["M90 P0", f"{held} P2"])


@pytest.mark.parametrize(("held", "drawn"), [("Eye:R", "Claw:G"), ("Claw:G", "Eye:R")])
def test_after_an_undo_nobody_learns_whether_what_was_shown_had_just_been_drawn(
    held: str, drawn: str
) -> None:
    pack = with_cards(M90="DRAW(BP, 1, self); ATTACH(self, any_empty)")
    hands, decks = {"P0": ["M90", held]}, {"parts": [drawn]}
    before = wars(*BARE, phase="mutate", pack=pack, hands=hands, decks=decks)
    undone = Table(before.game, before.state.clone())
    undone.state.listen()
    undone.play(0, "play M90", "Eye:R to b0.0")
    told = before.game.learned(undone.state, undone.state.events.list)
    before.game.rekey(before.state, "another seed", told)
    assert before.knows(1) == ["M90 P0"]


# Ebb ----------------------------------------------------------------------------------------------------


@rule("MW-14.8")
def test_bare_leaves_fall_from_the_highest_number_down_in_turn_order() -> None:
    bodies = ["R(Eye:R, -, >G(-, >B(-, -)))", "G(>R(-, -), >B(Claw:B, -), >Y(-, -))", "B(-, -, -)"]
    table = wars(*bodies, "Y(-, -, -)", "R(-, -, -)", phase="end", token="P1", decks={"bodies": []})
    assert table.creature(0) == "R(Eye:R, -, -)"
    assert table.creature(1) == "G(-, >B(Claw:B, -), -)"
    fallen = table.happened("FELL_OFF")
    assert [(seat, body) for seat, body, *_ in fallen] == [(1, 3), (1, 1), (0, 2), (0, 1)]
    assert sorted(pile_letters(table.state)) == ["B", "G", "R", "Y"]
