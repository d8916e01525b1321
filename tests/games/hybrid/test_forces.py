"""HY-2.3  Legal forces, and the crowds a zone must have room for."""

from itertools import combinations_with_replacement

import pytest

from monstrum.games.hybrid.content.data_folder import DATA
from monstrum.games.hybrid.content.forces import Limits, crowds, why_not
from monstrum.games.hybrid.content.mission_card import MissionCard
from monstrum.games.hybrid.content.schema import load
from tests.marks import rule

_, CONTENT = load(DATA / "standard", None)
PROFILES = {profile.id: profile for profile in CONTENT.profiles}
SCORPIONS = [profile for profile in CONTENT.profiles if profile.faction == "SCORPION"]
LIMITS = Limits(rank_total=6, max_warriors=6, max_rank0=2, compulsory=())


@rule("HY-2.3")
@pytest.mark.parametrize(
    ("force", "complaint"),
    [
        ("S_HYBRID S_HYBRID S_CLONE", ""),
        ("", "a force has at least one warrior"),
        ("S_SASIA S_ABERRATION S_HYBRID", "the Ranks add up to 7, at most 6 are allowed"),
        ("S_CLONE S_CLONE S_PEST", "at most 2 warriors of Rank 0 are allowed, found 3"),
        ("S_SASIA S_SASIA", "there are at most 1 of S_SASIA, found 2"),
        (
            "S_HYBRID S_HYBRID S_HYBRID S_HYBRID S_DAWN S_DAWN S_CLONE",
            "at most 6 warriors are allowed, found 7",
        ),
    ],
)
def test_a_force_keeps_to_rank_number_and_copies(force: str, complaint: str) -> None:
    assert why_not([PROFILES[id] for id in force.split()], LIMITS) == complaint


@rule("HY-2.3")
def test_compulsory_warriors_must_be_there() -> None:
    limits = Limits(7, 5, 2, ("G_AMBROSIUS",))

    assert why_not([PROFILES["G_TEMPLAR"]], limits) == "G_AMBROSIUS is compulsory and missing"
    assert why_not([PROFILES["G_AMBROSIUS"], PROFILES["G_TEMPLAR"]], limits) == ""


@rule("HY-2.3")
def test_the_crowds_are_those_of_all_legal_forces() -> None:
    few = [
        profile for profile in SCORPIONS if profile.id in ("S_ABERRATION", "S_KERATIS", "S_CLONE", "S_HYBRID")
    ]
    limits = Limits(rank_total=5, max_warriors=4, max_rank0=1, compulsory=("S_CLONE",))
    expected = set()
    for number in range(1, 5):
        for force in combinations_with_replacement(few, number):
            if not why_not(force, limits):
                large = sum(profile.large for profile in force)
                expected.add((large, number - large))

    assert crowds(few, limits) == expected


@rule("HY-2.3")
@pytest.mark.parametrize("mission", CONTENT.missions, ids=lambda mission: mission.id)
def test_the_quick_start_forces_are_legal(mission: MissionCard) -> None:
    for side in ("GRIFFIN", "SCORPION"):
        force = [PROFILES[id] for id in mission.quick[side]]
        assert why_not(force, mission.limits[side]) == ""
