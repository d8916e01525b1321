"""What people may call the cards of Mutation Wars."""

from pathlib import Path

import pytest

import monstrum
from monstrum.content.names import folded
from monstrum.games.mutation_wars.content.schema import load
from monstrum.games.mutation_wars.speaking.names import WarsNames, all_part_ids

STANDARD = Path(monstrum.__file__).parent / "games" / "mutation_wars" / "data" / "standard"
NAMES = WarsNames(load(STANDARD, None)[0].texts)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Eye:R", "Eye:R"),
        ("red Eye", "Eye:R"),
        ("eye red", "Eye:R"),
        ("Eye R", "Eye:R"),
        ("BP-EYE-R-2", "Eye:R"),
        ("Fake Tail:Y", "FT:Y"),
        ("yellow fake tail", "FT:Y"),
        ("fake_tail yellow", "FT:Y"),
        ("Glow Thing B", "Glow:B"),
        ("glow thing:blue", "Glow:B"),
        ("TENTACLES:G", "Tent:G"),
        ("m09", "M09"),
        ("Leprosy", "M09"),
        ("blood in the water", "BT23"),
        ("Flu/Cold", "BT01"),
    ],
)
def test_a_card_may_be_called(said: str, meant: str) -> None:
    assert NAMES.meant(" ".join(folded(said))) == [meant]


@pytest.mark.parametrize(
    "said", ["", "eye", "red", "eye:", ":r", "purple eye", "bp-", "bp-eye", "M99", "EYE", "BD-R"]
)
def test_these_are_no_cards(said: str) -> None:
    assert NAMES.meant(" ".join(folded(said))) == []


def test_every_part_is_called_by_its_notation_and_by_its_printed_name() -> None:
    for id in all_part_ids():
        assert NAMES.meant(id.casefold()) == [id]
        assert NAMES.meant(" ".join(folded(f"{NAMES.name(id)} {id[-1]}"))) == [id]
