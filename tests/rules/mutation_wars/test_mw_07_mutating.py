"""MW-7  Mutate: what cards do, also in combinations nobody has printed."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from monstrum.content.problems import PackErrors
from monstrum.core.gestures import gestures
from monstrum.games.mutation_wars.rules.actions import BODY
from monstrum.games.mutation_wars.rules.geometry import room_on
from monstrum.games.mutation_wars.rules.rearrangements import ordered_spots
from monstrum.games.mutation_wars.state import EDGES, MOST_BODIES, WarsState
from tests.marks import rule
from tests.wars_table import Table, wars, with_cards


def played(*creatures: str, effect: str, seat: int = 0, **given: Any) -> Table:
    """A table on which an invented Mutate card has just been played."""
    hands = {name: list(cards) for name, cards in given.pop("hands", {}).items()}
    hands.setdefault(f"P{seat}", []).append("M90")
    table = wars(
        *creatures, pack=with_cards(M90=effect), phase="mutate", hands=hands, actor=f"P{seat}", **given
    )
    table.play(seat, "play M90")
    return table


# Combinations -----------------------------------------------------------------------------------------


@rule("MW-7.7")
def test_everybody_loses_the_best_part_in_turn_order() -> None:
    table = played(
        "R(Eye:R, Claw:G, -)", "G(Eye:R, Tail:B, -)", "B(-, -, -)", effect="REMOVE_BY_STAT(def, all)"
    )
    assert table.asked() == "P1 tie_part"
    assert table.creature(0) == "R(-, Claw:G, -)"
    table.play(1, "lose b0.1")
    assert table.creature(1) == "G(Eye:R, -, -)"


@rule("MW-7.9")
def test_owners_choose_what_returns_to_their_hands() -> None:
    table = played("R(Eye:R, Claw:G, -)", "G(Eye:R, Tail:B, -)", effect="RETURN_PART(all, owner)")
    table.play(0, "pick b0.0")
    assert table.asked() == "P1 choose_own_part"
    table.play(1, "pick b0.1")
    assert (table.hand(0), table.hand(1)) == ("Eye:R", "Tail:B")
    assert table.knows(0) == ["Tail:B P1"]


@rule("MW-7.4")
def test_a_part_removed_from_oneself_frees_a_spot_to_refill() -> None:
    table = played(
        "R(Eye:R, Claw:G, -)", "G(-, -, -)",
        effect="REMOVE_PART(self, unmatched, actor); ATTACH(self, freed)",
        hands={"P0": ["Tail:R"]},
    )  # fmt: skip
    assert table.creature(0) == "R(Eye:R, Tail:R, -)"  # one option each: nobody was asked


@rule("MW-7.4")
def test_the_card_just_returned_cannot_refill_but_its_twin_can() -> None:
    table = wars("R(Eye:R, -, -)", "G(-, -, -)", phase="mutate", hands={"P0": ["M12", "Claw:B"]})
    table.play(0, "play M12")
    assert table.asked() == "P0 refill"
    assert table.choices(0) == ["decline", "attach Claw:B b0.0"]
    assert table.refuses(0, "attach Eye:R b0.0") == "just_returned"
    twins = wars("R(Eye:R, -, -)", "G(-, -, -)", phase="mutate", hands={"P0": ["M12", "Eye:R"]})
    twins.play(0, "play M12")
    assert twins.choices(0) == ["decline", "attach Eye:R b0.0"]


@rule("MW-7.2")
def test_an_opponent_may_be_made_to_draw() -> None:
    table = played("R(-, -, -)", "G(-, -, -)", "B(-, -, -)", effect="DRAW(BT, 2, opp); DRAW(MU, 1, all)")
    assert table.choices(0) == ["target P1", "target P2"]
    table.play(0, "target P2")
    assert list(table.state.held) == [0, 1, 0, 0, 1, 0, 0, 1, 2]


@rule("MW-7.11")
def test_the_actor_chooses_what_the_others_lose() -> None:
    table = played("R(Eye:R, Claw:G, -)", "G(Tail:B, Eye:Y, -)", effect="PAY_OR_LOSE(all, actor)")
    assert table.asked() == "P0 choose_own_part"
    table.play(0, "pick b0.0")
    assert table.asked() == "P0 choose_part"
    table.play(0, "pick b0.1")
    assert (table.creature(0), table.creature(1)) == ("R(-, Claw:G, -)", "G(Tail:B, -, -)")


@rule("MW-7.13")
def test_mutate_cards_can_be_passed_too() -> None:
    table = played(
        "R(-, -, -)", "G(-, -, -)", effect="PASS_CARD(MU, left)", hands={"P0": ["M01", "M02"], "P1": ["M03"]}
    )
    assert table.asked() == "P0 current_pass"  # P1 has one card: no choice, and everybody can see it
    table.play(0, "give M02")
    assert (table.hand(0), table.hand(1)) == ("M01 M03", "M02")
    assert (table.knows(0), table.knows(1)) == (["M02 P1"], ["M03 P0"])


@rule("MW-11.3")
def test_a_card_may_steal_body_parts_although_a_battle_may_not() -> None:
    table = played(
        "R(-, -, -)",
        "G(-, -, -)",
        effect="STEAL_RANDOM([BP, MU], 3, opp)",
        hands={"P1": ["Eye:R", "M01", "BT01"]},
    )
    assert table.hand(0) == "Eye:R M01"
    assert table.knows(1) == ["Eye:R P0", "M01 P0"]


@rule("MW-7.4")
def test_only_the_first_operation_decides_whether_a_card_can_be_played() -> None:
    pack = with_cards(M90="MARK_ATTACKED(self); FLIP(eye)")
    table = wars("R(-, -, -)", "G(-, -, -)", phase="mutate", pack=pack, hands={"P0": ["M90"]})
    table.play(0, "play M90")
    assert table.fact("attacked") == ["P0"]
    again = wars(
        "R(-, -, -)", "G(Eye:R, -, -)", phase="mutate", pack=pack, hands={"P0": ["M90"]}, attacked=["P0"]
    )
    assert again.refuses(0, "play M90") == "already_marked"


@rule("MW-7.4")
@pytest.mark.parametrize(
    ("card", "code", "given"),
    [
        ("M01", "nothing_to_flip", {}),
        ("M09", "no_part_to_lose", {"creatures": ["R(-, -, -)", "G(-, -, -)"]}),
        ("M11", "no_fitting_part", {"creatures": ["R(Claw:G, -, -)", "G(Claw:G, -, -)"]}),
        ("M13", "nothing_to_swap", {}),
        ("M14", "nothing_to_rearrange", {}),
        ("M15", "no_own_part", {"creatures": ["R(-, -, -)", "G(Claw:R, -, -)"]}),
        ("M16", "nothing_to_give_up", {"creatures": ["R(-, -, -)", "G(-, -, -)"]}),
        ("M18", "deck_empty", {"decks": {"parts": []}}),
        ("M19", "no_part_in_hand", {}),
        ("M20", "discard_empty", {}),
        ("M21", "nothing_to_steal", {}),
        ("M22", "nobody_holds", {}),
        ("M23", "pile_empty", {"decks": {"bodies": []}}),
        ("M24", "nothing_to_recover", {}),
        ("M25", "already_marked", {"attacked": ["P0"]}),
        ("M99", "unreadable", {}),
        ("M02", "not_in_hand", {}),
        ("BT01", "for_battles", {}),
    ],
)
def test_why_a_card_cannot_be_played(card: str, code: str, given: dict[str, Any]) -> None:
    held = ["M90"] if card in ("M99", "M02", "BT01") else [card]
    position = {"creatures": ["R(Claw:R, -, -)", "G(Claw:B, -, -)"], **given}
    table = wars(phase="mutate", pack=with_cards(M90="DRAW(BP, 1, self)"), hands={"P0": held}, **position)
    assert table.refuses(0, f"play {card}") == code


@pytest.mark.parametrize(
    "effect",
    [
        "ATTACH(self, freed)",
        "END_BATTLE",
        "FLIP(wing)",
        "REARRANGE(opp)",
        "DRAW(BP, 0, self)",
        "REMOVE_PART(self, any)",
    ],
)
def test_cards_that_make_no_sense_are_refused_at_load(effect: str) -> None:
    with pytest.raises(PackErrors):
        with_cards(M90=effect)


# Rearranging --------------------------------------------------------------------------------------------


def outcomes(state: WarsState, seat: int) -> Counter[tuple[tuple[int, int], ...]]:
    """Which part is on which body, for every gesture offered."""
    spots = ordered_spots(state, seat)
    parts = [state.edges[seat * 18 + spot] for spot in spots]
    found: Counter[tuple[tuple[int, int], ...]] = Counter()
    for path in gestures(state, seat):
        bodies = [(action - BODY) % MOST_BODIES for action in path]
        found[tuple(sorted(zip(parts, bodies, strict=True)))] += 1
    return found


def by_brute_force(state: WarsState, seat: int) -> set[tuple[tuple[int, int], ...]]:
    """Every assignment of the parts to bodies with enough spots, but the present one."""
    spots = ordered_spots(state, seat)
    parts = [state.edges[seat * 18 + spot] for spot in spots]
    room = [room_on(state, seat, body) for body in range(state.bodies[seat])]
    found = set()
    for bodies in itertools.product(range(len(room)), repeat=len(parts)):
        if all(bodies.count(body) <= number for body, number in enumerate(room)):
            found.add(tuple(sorted(zip(parts, bodies, strict=True))))
    found.discard(tuple(sorted((part, spot // EDGES) for part, spot in zip(parts, spots, strict=True))))
    return found


@rule("MW-2.7", "MW-7.10")
@pytest.mark.parametrize(
    "creature",
    [
        "R(Eye:R, Claw:G, >B(-, -))",
        "R(Eye:R, Eye:R, >B(Eye:G, Eye:G))",
        "R(Eye:R, Eye:R, >B(-, -))",
        "R(-, Eye:R, >B(Eye:R, -))",
        "R(FT:R', FT:G, >B(~Eye:G, Eye:G))",
        "R(-, >G(Eye:G, >Y(Eye:G, -)), >B(Claw:B, Tail:B))",
        "R(>G(Claw:G, Eye:R), >B(Tail:B, Eye:R), >Y(Spikes:Y, Tail:R))",
        "R(-, -, >G(-, Eye:R))",
    ],
)
def test_every_assignment_has_exactly_one_path(creature: str) -> None:
    table = wars(creature, "Y(-, -, -)", phase="mutate", hands={"P0": ["M14"]})
    expected = by_brute_force(table.state, 0)
    table.state.automatic = False  # single options too
    table.play(0, "play M14")
    offered = outcomes(table.state, 0)
    assert set(offered) == expected
    assert set(offered.values()) == {1}


@rule("MW-7.4")
def test_equal_parts_on_all_spots_cannot_be_rearranged() -> None:
    from monstrum.games.mutation_wars.rules.rearrangements import rearrangeable

    state = wars("R(-, -, >B(-, -))", "Y(-, -, -)").state
    for spot in (0, 1, 4, 5):
        state.own_edges()[spot] = 0  # four red Eyes: more than the box has, but not more than a pack may have
    assert not rearrangeable(state, 0)
    state.own_edges()[5] = 4
    assert rearrangeable(state, 0)


@rule("MW-7.10")
def test_rearranged_parts_keep_their_state_and_fill_the_spots_in_order() -> None:
    table = wars("R(FT:R', ~Eye:G, >B(Claw:B, Tail:R))", "Y(-, -, -)", phase="mutate", hands={"P0": ["M14"]})
    table.play(0, "play M14", "rearrange b1 b0 b0 b1")  # Eye, Claw, Tail, Fake Tail
    assert table.creature(0) == "R(Claw:B, Tail:R, >B(FT:R', ~Eye:G))"


@rule("MW-2.7")
def test_every_pair_of_spots_is_offered_once() -> None:
    table = wars("R(Eye:R, Eye:R, >B(-, >G(-, -)))", "Y(-, -, -)", phase="mutate", hands={"P0": ["M13"]})
    table.state.automatic = False
    table.play(0, "play M13")
    assert table.choices(0) == ["target P0"]  # P1 has one body only
    table.play(0, "target P0")
    assert table.options(0) == ["swap b0.0 b1.1", "swap b0.0 b2.1"]
    assert table.refuses(0, "swap b1.1 b2.1") == "swap_begins_elsewhere"  # b0.0 and b1.1 is a pair
    assert table.refuses(0, "swap b0.0 b0.1") == "same_body"


@rule("MW-2.7", "MW-7.10")
def test_an_empty_spot_beside_empty_spots_has_nothing_to_be_swapped_with() -> None:
    table = wars("R(Eye:R, -, >B(-, -))", "Y(-, -, -)", phase="mutate", hands={"P0": ["M13"]})
    table.state.automatic = False
    table.play(0, "play M13")
    table.play(0, "target P0")
    assert table.refuses(0, "swap b0.1 b1.1") == "nothing_to_swap_with"


@rule("MW-7.7", "MW-7.8")
def test_light_outside_battle_comes_from_the_owners_opponents() -> None:
    rng = random.Random(4)
    for _ in range(20):
        eyes = [rng.choice([f"Eye:{c}", f"~Eye:{c}", f"Tail:{c}"]) for c in "GBR"]
        table = wars(
            f"R(Glow:R, Claw:B, {eyes[0]})", f"G({eyes[1]}, -, -)", f"B({eyes[2]}, -, -)",
            phase="mutate", hands={"P1": ["M09"]}, actor="P1",
        )  # fmt: skip
        table.play(1, "play M09", "target P0")
        lit = any(part.startswith("Eye") for part in eyes[1:])
        own_eye = eyes[0] == "Eye:G"
        lost = "Glow:R" if lit else "Claw:B"
        if not lit and own_eye:  # Claw 3 and Eye 3: a tie
            assert table.asked() == "P0 tie_part"
        else:
            assert lost not in table.creature(0)


@rule("MW-7.7", "MW-7.8")
@pytest.mark.parametrize(
    ("card", "eye", "told"),
    [
        ("M09", "Eye:B", "P1 loses red Glow Thing (b0.0): the creature's highest attack."),
        (
            "M09", "~Eye:B",
            "P1 loses blue Claw (b0.1): the creature's highest attack, "
            "as no opponent's Eye lights the Glow Thing.",
        ),
        ("M10", "Tail:B", "P1 loses red Glow Thing (b0.0): the creature's highest defence."),
    ],
)  # fmt: skip
def test_it_is_told_why_this_part_is_lost(card: str, eye: str, told: str) -> None:
    table = wars(f"G({eye}, -, -)", "R(Glow:R, Claw:B, -)", phase="mutate", hands={"P0": [card]})
    table.play(0, f"play {card}", "target P1")
    assert told in [table.game.tell(event, table.state) for event in table.state.events.list]
