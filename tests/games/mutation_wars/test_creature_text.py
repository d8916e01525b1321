"""Creatures in the notation of the rules, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrum.core.errors import BadPosition
from monstrum.games.mutation_wars.positions.creature_text import (
    CreatureText,
    PartText,
    read_creature,
    write_creature,
)

FAKE_TAIL = 9


@st.composite
def creatures(draw: st.DrawFn) -> CreatureText:
    """Any tree of bodies with any parts."""
    creature = CreatureText([draw(st.integers(0, 3))], [(-1, 0)])
    spots = [(0, edge) for edge in range(3)]
    for body in range(1, draw(st.integers(1, 6))):
        joint = draw(st.sampled_from(spots))
        spots.remove(joint)
        spots += [(body, 1), (body, 2)]
        creature.colours.append(draw(st.integers(0, 3)))
        creature.joints.append(joint)
    for spot in spots:
        if draw(st.booleans()):
            kind = draw(st.integers(0, 9))
            turned = kind == FAKE_TAIL and draw(st.booleans())
            creature.parts[spot] = PartText(kind, draw(st.integers(0, 3)), draw(st.booleans()), turned)
    return creature


@given(creatures())
def test_reading_is_the_inverse_of_writing(creature: CreatureText) -> None:
    assert read_creature(write_creature(creature)) == creature


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("R(Eye:R, Tail:B, Snout:G)", "R(Eye:R, Tail:B, Snout:G)"),
        ("y( –, claw:r ,FAKE TAIL:y')", "Y(-, Claw:R, FT:Y')"),
        ("G(~glow thing:B, tentacles:r, whisk:Y)", "G(~Glow:B, Tent:R, Whisk:Y)"),
        ("B", "B(-, -, -)"),
        ("R(-, >G, -)", "R(-, >G(-, -), -)"),
        (
            "R(>G(Eye:G, –), Claw:R, >B(Tail:B, –)) [b0,b2,b1]",
            "R(>G(Eye:G, -), Claw:R, >B(Tail:B, -)) [b0,b2,b1]",
        ),
        ("R(>G(Eye:G, -), -, -) [0, 1]", "R(>G(Eye:G, -), -, -)"),
    ],
)
def test_spelling_is_forgiven(text: str, written: str) -> None:
    assert write_creature(read_creature(text)) == written


def test_bodies_are_numbered_in_the_order_they_joined() -> None:
    creature = read_creature("R(>G(Eye:G, -), Claw:R, >B(Tail:B, -)) [b0,b2,b1]")

    assert creature.colours == [0, 2, 1]  # red, then blue, then green
    assert creature.joints == [(-1, 0), (0, 2), (0, 0)]
    assert creature.parts[2, 1] == PartText(0, 1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "Expected a body: R, G, B or Y"),
        ("X(-, -, -)", "Expected a body: R, G, B or Y, found 'X(-, -, -)' at position 0"),
        ("R(Eye:R, Eye:G)", "Expected ',': this body lists three edges"),
        ("R(>G(-, -, -), -, -)", "this body lists two edges (its edge 0 is the joint)"),
        ("R(Eye, -, -)", "Cannot read 'Eye'"),
        ("R(Nose:R, -, -)", "There is no type 'Nose'"),
        ("R(Eye:P, -, -)", "There is no colour 'P'"),
        ("R(Tail:R', -, -)", "only a Fake Tail (FT) can be reversed"),
        ("R(-, -, -) rest", "Expected the end, or the numbers of the bodies"),
        ("R(-, >G, -) [b0]", "The numbers in square brackets are those of all bodies (b0, b1)"),
        ("R(>G(-,>B),-,-) [b0,b2,b1]", "b1 cannot have joined before b2"),
        ("R(>R(>R(>R(>R(>R(>R,-),-),-),-),-),-,-)", "A creature has at most 6 bodies"),
        ("R" * 3000, "at most 2000 characters"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        read_creature(text)
    assert complaint in str(refusal.value)


@given(st.text(alphabet="RGBYEyeClawFT:'~->(), []b012–x", max_size=60))
def test_any_text_is_a_creature_or_refused(text: str) -> None:
    try:
        creature = read_creature(text)
    except BadPosition:
        return
    assert read_creature(write_creature(creature)) == creature
