"""The picture of a table of Mutation Wars: triangles, the pad, and everything that can be chosen."""

import pytest

from monstrum.core import engine
from monstrum.core.contract import SPECTATOR
from monstrum.games.mutation_wars.state import WarsState
from monstrum.terminal.drawings import drawing_of
from monstrum.terminal.look import Look
from monstrum.terminal.sketch import Drawn, width_of
from monstrum.terminal.table_view import spots
from monstrum.texts.choosing import Choosing
from tests.games.mutation_wars.positions import arranged, some_positions, standard

IN_SMALL, IN_LARGE = (46, 20), (73, 34)  # what is left for the table of 80×24 and 120×40
DRAWING = drawing_of(standard())


def lit_in(state: WarsState, seat: int) -> frozenset[str]:
    choices = Choosing(standard(), state, seat).choices() if seat in engine.waiting(state) else []
    return frozenset(ref for choice in choices for ref in choice.refs)


def look(state: WarsState, seat: int, size: tuple[int, int], piles_open: bool = False) -> Look:
    names = tuple(f"name{seat}" for seat in range(state.seats))
    view = standard().view(state, seat)
    return Look(standard(), view, seat, names, *size, piles_open=piles_open, lit=lit_in(state, seat))


def lines(drawn: Drawn) -> list[str]:
    return ["".join(piece.text for piece in line).rstrip() for line in drawn.lines]


POSITION = arranged(
    phase="build",
    creatures=["R(Eye:R, Claw:G, >G(~Spikes:R, -))", "B(Glow:B, FT:Y', -)"],
    hands={"P0": "Tail:G Tail:B M09", "P1": "Eye:R M01 BT03"},
    discards={"parts": "Claw:R"},
    attacked=["P1"],
)


def test_a_body_is_a_triangle_with_its_parts_on_the_edges() -> None:
    drawn = lines(DRAWING.table(look(POSITION, 0, IN_SMALL)))
    at = next(number for number, line in enumerate(drawn) if "Eye:R" in line)
    assert drawn[at : at + 3] == [
        "   Eye:R ╱ ╲  Claw:G         ^ ╱ ╲  ~Spik:R",
        "     4/3╱ R0╲3/1              ╱ G1╲0/0",
        "     ▔▔▔ >b1 ▔▔▔            ▔▔▔ · ▔▔▔",
    ]


def test_the_heading_is_the_line_of_the_pad_with_the_marks() -> None:
    drawn = lines(DRAWING.table(look(POSITION, 0, IN_SMALL)))
    assert any(line.startswith("▶P0 you ◉") and line.endswith("7/4 2/4") for line in drawn)
    assert any(line.startswith(" P1 name1 ✗") and line.endswith("4|1/2 1/4") for line in drawn)


def test_the_own_cards_are_named_and_those_of_others_counted() -> None:
    for seat, own, foreign in ((0, "M09", "BT03"), (1, "BT03", "M09")):
        text = "\n".join(lines(DRAWING.table(look(POSITION, seat, IN_LARGE))))
        assert own in text
        assert foreign not in text
    text = "\n".join(lines(DRAWING.table(look(POSITION, SPECTATOR, IN_LARGE))))
    assert "M09" not in text
    assert "holds 1 BP 1 MU 1 BT" in text


def test_discards_open_when_asked_for() -> None:
    closed = "\n".join(lines(DRAWING.table(look(POSITION, 0, IN_LARGE))))
    opened = "\n".join(lines(DRAWING.table(look(POSITION, 0, IN_LARGE, piles_open=True))))
    assert "▾BP Claw:R" not in closed
    assert "▾BP Claw:R" in opened


@pytest.mark.parametrize("size", [IN_SMALL, IN_LARGE])
def test_all_that_can_be_chosen_is_drawn_in_the_width_there_is(size: tuple[int, int]) -> None:
    for state in some_positions():
        for seat in [*engine.waiting(state), SPECTATOR]:
            seen = look(state, seat, size)
            drawn = DRAWING.table(seen)
            assert all(width_of(line) <= size[0] for line in drawn.lines)
            missing = seen.lit - spots(drawn).keys()
            assert not missing, (engine.decision(state), missing)
            assert DRAWING.status(seen)
            for ref in seen.lit:
                DRAWING.card(standard(), seen.view, ref)


def test_two_and_three_players_need_no_scrolling_in_a_large_window() -> None:
    for state in some_positions():
        if state.seats <= 3:
            drawn = DRAWING.table(look(state, 0, IN_LARGE))
            assert len(drawn.lines) <= IN_LARGE[1]


def test_a_card_says_what_is_printed_and_a_part_what_it_counts() -> None:
    view = standard().view(POSITION, 0)
    card = DRAWING.card(standard(), view, "card:M09")
    assert card is not None
    assert (card.title, card.facts) == ("Leprosy (M09)", "Mutate card")
    assert card.effect == "REMOVE_BY_STAT(att, any)"
    part = DRAWING.card(standard(), view, "spot:P0.b0.0")
    assert part is not None
    assert part.facts == "on P0's b0.0, counts 4/3, matched"
    flipped = DRAWING.card(standard(), view, "spot:P0.b1.1")
    assert flipped is not None
    assert flipped.facts == "on P0's b1.1, counts 0/0, flipped"
    assert DRAWING.card(standard(), view, "spot:P0.b1.2") is None
    creature = DRAWING.card(standard(), view, "seat:P1")
    assert creature is not None
    assert creature.subject == "P1 attack"


def test_a_rearrangement_keeps_the_order_of_the_parts() -> None:
    state = arranged(
        phase="mutate", creatures=["R(Eye:R, -, >G(Claw:G, Tail:B))", "B"], hands={"P0": ["Metamorphosis"]}
    )
    engine.play(state, 0, standard().parse(state, 0, "play Metamorphosis")[0])
    for said in ("rearrange b1 b0 b1", "rearrange b1 b1 b0"):
        choosing = Choosing(standard(), state, 0)
        path = standard().parse(state, 0, said)
        played = None
        for action in path:
            played = played or choosing.take(action)
        assert played is not None
        copy = state.clone()
        for action in played:
            engine.play(copy, 0, action)
        expected = {
            "rearrange b1 b0 b1": "R(Claw:G, -, >G(Eye:R, Tail:B))",
            "rearrange b1 b1 b0": "R(Tail:B, -, >G(Eye:R, Claw:G))",
        }
        assert standard().facts(copy)["creatures"]["P0"] == expected[said]


def test_touching_a_spot_that_is_no_option_says_why() -> None:
    choosing = Choosing(standard(), POSITION, 0)
    words = choosing.words_for("spot:P0.b0.0")
    refusal = choosing.why_not(words)
    assert words.startswith("attach Tail:")
    assert refusal is not None
    assert refusal.code == "body_full"
