"""The table in the words every game shares: every option points at something that lies there."""

import msgspec
import pytest

from monstrum.core.board import Board, Thing, Zone
from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import actor, decision, legal_actions
from monstrum.games.mutation_wars.state import WarsState
from tests.games.mutation_wars.positions import arranged, some_positions, standard

POSITION = arranged(
    phase="build",
    creatures=["R(~Eye:R, FT:R', >B(Claw:G, -))", "G(Glow:B, -, -)", "Y"],
    hands={"P0": ["Eye:G", "Eye:G", "M09"], "P1": ["Tail:B", "M01", "BT03"]},
    discards={"parts": "Claw:R Claw:B", "battle": "BT01"},
    attacked=["P1"],
)


def board(state: WarsState, seat: int) -> Board:
    return standard().board(standard().view(state, seat))


def zone(state: WarsState, seat: int, name: str) -> Zone:
    return next(zone for zone in board(state, seat).zones if zone.name == name)


def test_all_cards_have_a_face() -> None:
    faces = {face.ref: face for face in standard().faces()}
    assert len(faces) == 40 + 25 + 23
    assert faces["card:Eye:R"].name == "red Eye"
    assert (faces["card:Eye:R"].value, faces["card:Glow:B"].value) == ("3/2", "3|0/1")
    assert faces["card:Eye:R"].tags == ("red", "eye")
    assert faces["card:BT03"].kind == "Battle card"
    assert all(face.text for face in faces.values())


def test_a_creature_is_bodies_and_spots() -> None:
    things = zone(POSITION, 0, "P0.creature").things
    assert [(thing.ref, thing.filled) for thing in things] == [
        ("body:P0.b0", True),
        ("spot:P0.b0.0", True),
        ("spot:P0.b0.1", True),
        ("body:P0.b1", True),
        ("spot:P0.b1.1", True),
        ("spot:P0.b1.2", False),
    ]
    assert (things[1].states, things[1].value) == (("flipped", "matched"), "0/0")
    assert things[2].states == ("reversed", "matched")
    assert (things[4].name, things[4].states, things[4].value) == ("green Claw", (), "3/1")


def test_the_reader_sees_the_own_cards_and_numbers_of_the_others() -> None:
    assert zone(POSITION, 0, "P0.parts").things == (Thing("card:Eye:G", count=2),)
    hidden = zone(POSITION, 0, "P1.battle")
    assert (hidden.size, hidden.secret, hidden.things[0].states) == (1, False, ("hidden",))
    for seat in (0, 2, SPECTATOR):
        told = str(msgspec.to_builtins(board(POSITION, seat).zones))
        assert "BT03" not in told
        assert "M01" not in told


def test_standings_are_the_pad_the_hand_and_the_marks() -> None:
    first, second, _ = board(POSITION, 0).standings
    assert [(fact.title, fact.value) for fact in second.facts] == [
        ("attack", "3|0"),
        ("defence", "1"),
        ("bodies", "1/4"),
        ("parts", "1"),
        ("mutate", "1"),
        ("battle", "1"),
        ("attacked", "✓"),
    ]
    assert ("token", "✓") in [(fact.title, fact.value) for fact in first.facts]


def test_discards_lie_open_the_newest_first() -> None:
    assert [thing.ref for thing in zone(POSITION, 1, "discard.parts").things] == [
        "card:Claw:B",
        "card:Claw:R",
    ]
    assert zone(POSITION, 1, "deck.bodies").size == 12


def test_what_an_option_touches_lies_on_the_table() -> None:
    for state in some_positions():
        seat = actor(state)
        if seat < 0:
            continue
        table = board(state, seat)
        there = {thing.ref for zone in table.zones for thing in zone.things}
        there |= {standing.ref for standing in table.standings}
        for action in legal_actions(state, seat):
            missing = set(standard().refs(state, action)) - there
            assert not missing, (decision(state), missing)


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_every_position_has_a_board(seat: int) -> None:
    faces = {face.ref for face in standard().faces()}
    for state in some_positions():
        table = board(state, seat)
        assert table.status
        assert len({zone.name for zone in table.zones}) == len(table.zones)
        for zone in table.zones:
            assert zone.title
            assert all(thing.name or not thing.filled or thing.ref in faces for thing in zone.things)
