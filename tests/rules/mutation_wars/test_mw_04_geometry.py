"""MW-4, MW-5, MW-6  Creatures: spots, matching, buying; MW-15.5  the lattice."""

import itertools
import random
from typing import Any

from monstrum.core.engine import actor, legal_actions, play
from monstrum.games.mutation_wars.rules.geometry import outer
from monstrum.games.mutation_wars.rules.lattice import blocker, cells, facing
from monstrum.games.mutation_wars.state import EDGES, EMPTY, SPOTS, STRICT_LATTICE, WarsState
from tests.marks import rule
from tests.wars_table import new_game, standard, wars


@rule("MW-5.1", "MW-5.6")
def test_bodies_have_no_statistics_and_parts_have_one_colour() -> None:
    table = wars("R(>G(-, -), >B(-, -), >Y(-, -))", "Y(Tent:Y, -, -)")
    assert (table.fact("attack")["P0"], table.fact("defence")["P0"]) == (0, 0)
    assert (table.fact("attack")["P1"], table.fact("defence")["P1"]) == (4, 1)


@rule("MW-4.6")
def test_a_star_encloses_its_middle_and_a_row_does_not() -> None:
    star = wars("R(>G(-, -), >B(-, -), >Y(-, -))", "Y(-, -, -)").state
    assert [outer(star, 0, body) for body in range(4)] == [False, True, True, True]
    row = wars("R(-, -, >G(-, >B(-, >Y(-, -))))", "Y(-, -, -)").state
    assert all(outer(row, 0, body) for body in range(4))


@rule("MW-6.5", "MW-5.3")
def test_a_fake_tail_makes_a_body_cheap() -> None:
    table = wars("R(FT:R, Claw:G, Eye:B)", "Y(Claw:G, Eye:B, Tail:R)")
    assert table.fact("price") == {"P0": 3, "P1": 6}


@rule("MW-6.6")
def test_every_payment_is_offered_exactly_once() -> None:
    hand = ["Eye:R", "Eye:R", "Claw:G", "Tail:B", "FT:Y"]
    table = wars("R(Spikes:R, Claw:G, Tail:R)", "Y(-, -, -)", phase="build", hands={"P0": hand})
    table.play(0, "buy")
    sets = {tuple(sorted(chosen)) for chosen in itertools.combinations(hand, 3)}
    assert len(table.options(0)) == len(set(table.options(0))) == len(sets) == 7
    assert {tuple(sorted(option.split()[1:])) for option in table.options(0)} == sets


@rule("MW-6.6", "MW-2.6")
def test_a_payment_with_no_choice_left_is_asked_as_long_as_others_cannot_see_that() -> None:
    """After Claw:G only Tail:B and FT:Y can follow, but P1 sees three cards and does not know which."""
    hand = ["Eye:R", "Claw:G", "Tail:B", "FT:Y"]
    table = wars("R(Spikes:R, Claw:B, Tail:R)", "Y(-, -, -)", phase="build", hands={"P0": hand})
    table.play(0, "buy", "pay Claw:G")
    assert table.asked() == "P0 buy_payment"
    assert table.choices(0) == ["pay Tail:B"]
    whole = wars("R(Spikes:R, Claw:B, Tail:R)", "Y(-, -, -)", phase="build", hands={"P0": hand})
    whole.play(0, "buy", "pay Claw:G Tail:B FT:Y")
    assert whole.asked() == "P0 buy_spot"
    assert whole.hand(0) == "Eye:R"


@rule("MW-6.6", "MW-2.6")
def test_a_payment_of_the_whole_hand_is_taken_by_itself() -> None:
    table = wars(
        "R(Eye:R, Claw:G, Tail:R)", "Y(-, -, -)", phase="build", hands={"P0": ["Eye:G", "FT:G", "Eye:B"]}
    )
    table.play(0, "buy")
    assert table.asked() == "P0 buy_spot"
    assert table.discards() == "Eye:G Eye:B FT:G"


@rule("MW-6.3", "MW-6.4", "MW-15.3")
def test_why_a_body_cannot_be_bought() -> None:
    """With a Mutate card in hand nobody passes by itself in build-or-mutate, so the question is there."""
    full = "R(Eye:R, Claw:G, Tail:B)"
    rich = ["Eye:G", "Eye:B", "Eye:Y", "Claw:R", "Claw:B", "Claw:Y", "M01"]

    def refusal(creature: str, hand: list[str], target: int = 4, **given: Any) -> str:
        config = {"players": 2, "target_bodies": target, "variants": ["build-or-mutate"]}
        table = wars(creature, "G(-, -, -)", phase="build", hands={"P0": hand}, config=config, **given)
        return table.refuses(0, "buy")

    assert refusal(full, rich) == ""
    assert refusal("R(Eye:R, Claw:G, -)", rich) == "empty_spot"
    assert refusal("R(Eye:Y, Claw:G, Tail:Y)", ["Eye:G", "Eye:B", "Eye:R", "M01"]) == "cannot_pay"
    assert refusal(full, ["Eye:G", "Eye:B", "M01"]) == "cannot_pay"
    assert refusal(full, rich, decks={"bodies": []}) == "no_bodies_left"
    assert refusal("R(Eye:R, Tail:B, >B(FT:B, Tail:R))", rich, target=2) == "bodies_enough"


# The lattice ---------------------------------------------------------------------------------------


def plane(cell: tuple[int, int, int]) -> tuple[float, float]:
    """The middle of a lattice triangle in the plane."""
    column, row, down = cell
    corners = [(column + 1, row), (column, row + 1), (column + 1, row + 1)] if down else [
        (column, row), (column + 1, row), (column, row + 1)
    ]  # fmt: skip
    x = sum(a + b / 2 for a, b in corners) / 3
    y = sum(b * 3**0.5 / 2 for _, b in corners) / 3
    return x, y


def clockwise(state: WarsState, seat: int) -> bool:
    """Whether edges 0, 1, 2 of every body look clockwise around it."""
    seen = facing(state, seat)
    for body, cell in enumerate(cells(state, seat, seen)):
        x, y = plane(cell)
        look = [plane(seen[body * EDGES + edge]) for edge in range(EDGES)]
        turned = [(a - x, b - y) for a, b in look]
        for edge in range(EDGES):
            (a, b), (c, d) = turned[edge], turned[(edge + 1) % EDGES]
            if a * d - b * c >= 0:
                return False
            if abs(a * a + b * b - 1 / 3) > 1e-9:
                return False
    return True


@rule("MW-15.5", "MW-4.1")
def test_edges_run_clockwise_and_bodies_never_overlap() -> None:
    rng = random.Random(1)
    game = standard()
    checked = 0
    for seed in range(12):
        config = {"players": 2, "target_bodies": 6, "variants": ["strict-lattice"], "max_turns": 60}
        state = game.start(config, seed)
        while not state.over():
            options = legal_actions(state, actor(state))
            play(
                state,
                actor(state),
                options[1] if options[0] == 0 and len(options) > 1 else rng.choice(options),
            )
            for seat in range(2):
                if state.bodies[seat] > 1:
                    lie = cells(state, seat, facing(state, seat))
                    assert len(set(lie)) == len(lie)
                    assert clockwise(state, seat)
                    checked += state.bodies[seat] > 4
    assert checked > 50


@rule("MW-4.4")
def test_up_to_four_bodies_never_get_in_each_others_way() -> None:
    table = new_game(0, players=2)
    for shape in ("R(-, -, >G(-, >B(-, -)))", "R(-, >G(>B(-, -), -), -)", "R(>G(-, -), >B(-, -), -)"):
        state = wars(shape, "Y(-, -, -)").state
        for spot in range(9):
            if state.edges[spot] >= EMPTY:
                assert blocker(state, 0, spot) < 0
    assert table.state.variants & STRICT_LATTICE == 0


@rule("MW-15.5")
def test_a_spot_that_faces_an_occupied_cell_is_not_buyable() -> None:
    """Five bodies around a corner: the sixth cell touches both ends."""
    ring = "R(Eye:R, Claw:R, >G(Claw:G, >B(Claw:B, >Y(Claw:Y, >R(Tail:R, Snout:R)))))"
    state = wars(
        ring, "Y(-, -, -)", config={"players": 2, "target_bodies": 6, "variants": ["strict-lattice"]}
    )
    spots = [spot for spot in range(15) if state.state.edges[spot] >= EMPTY]
    blocked = [spot for spot in spots if blocker(state.state, 0, spot) >= 0]
    assert blocked
    assert all(state.state.edges[SPOTS + spot] == EMPTY for spot in range(3))
    hand = ["Eye:G", "Eye:B", "Eye:Y", "Sting:R"]
    table = wars(ring, "Y(-, -, -)", phase="build", hands={"P0": hand}, pick=[],
                 config={"players": 2, "target_bodies": 6, "variants": ["strict-lattice"]})  # fmt: skip
    table.play(0, "buy", "pay Eye:G Eye:B Eye:Y")
    offered = {option.split()[1] for option in table.options(0)}
    assert offered == {f"b{s // 3}.{s % 3}" for s in spots if s not in blocked}
    spot = f"b{blocked[0] // 3}.{blocked[0] % 3}"
    assert table.refuses(0, f"join {spot}") == "blocked"
    assert all(option.endswith(("edge 1", "edge 2")) for option in table.options(0))
