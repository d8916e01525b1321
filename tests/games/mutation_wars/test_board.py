"""The table in the words every game shares: every option points at something that lies there."""

import msgspec
import pytest

from monstrum.core.board import Board, Thing, Zone
from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import actor, decision, legal_actions, play
from monstrum.games.mutation_wars.state import WarsState
from tests.games.mutation_wars.positions import arranged, some_positions, standard
from tests.marks import rule

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
    assert len(faces) == 40 + 25 + 23 + 4
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
    assert things[2].states == ("reversed", "matched", "evades once")
    assert (things[4].name, things[4].states, things[4].value) == ("green Claw", (), "3/1")


def test_a_card_shows_its_numbers_and_the_types_it_is_about() -> None:
    faces = {face.ref: face for face in standard().faces()}
    assert (faces["card:BT13"].value, faces["card:BT13"].tags) == ("0/+2", ("spikes", "whiskers"))
    assert (faces["card:BT09"].value, faces["card:BT09"].tags) == ("-3/-1", ("claw",))
    assert (faces["card:M05"].value, faces["card:M05"].tags) == ("", ("snout", "whiskers"))
    assert faces["colour:R"].tags == ("red",)


@rule("MW-4.1")
def test_a_body_names_the_edge_it_is_joined_to() -> None:
    things = {thing.place: thing for thing in zone(POSITION, 0, "P0.creature").things}
    assert (things["b0"].on, things["b1"].on) == ("", "b0.2")
    assert (things["b1"].face, things["b1.1"].face) == ("colour:B", "card:Claw:G")


@rule("MW-7.8", "MW-10.1")
def test_a_glow_thing_is_dark_while_nobody_sees_it() -> None:
    assert zone(POSITION, 0, "P1.creature").things[1].states == ("unlit",), "the only Eye is flipped"
    seen = arranged(phase="build", creatures=["R(Eye:R, -, -)", "G(Glow:B, -, -)", "Y(FT:Y, -, -)"])
    assert zone(seen, 0, "P1.creature").things[1].states == ()
    assert zone(seen, 0, "P2.creature").things[1].states == ("matched", "evades twice")


BATTLE = arranged(
    phase="battle",
    creatures=["R(Eye:R, ~Claw:G, FT:B)", "G(Glow:B, Spikes:G, -)", "Y"],
    hands={"P0": ["BT11", "BT14"], "P1": ["BT13"]},
    attacked=[],
)


def attacked(*words: str) -> WarsState:
    """P0 attacks P1 and plays these words, P1 after him."""
    state = BATTLE.clone()
    for said in ("attack P1", *words):
        seat = actor(state)
        play(state, seat, standard().parse(state, seat, said)[0])
    return state


@rule("MW-8.12")
def test_both_numbers_of_a_battle_are_added_up_part_by_part() -> None:
    attack, defence = board(attacked("play BT14"), 1).sums
    assert (attack.title, attack.seat, attack.total) == ("Attack", 0, "5")
    assert [(line.ref, line.value) for line in attack.lines] == [
        ("spot:P0.b0.0", "5"),
        ("spot:P0.b0.1", "0"),
        ("spot:P0.b0.2", "0"),
    ]
    assert attack.lines[0].note == "matched +1, Keen Senses (BT14) +1"
    assert (defence.seat, defence.total) == (1, "5")
    assert board(BATTLE, 0).sums == ()


@rule("MW-8.12")
def test_who_may_play_a_card_sees_what_it_would_come_to() -> None:
    state = attacked("none")
    assert zone(state, 1, "P1.battle").things[0].note == "4 : 7, win by 3"
    assert zone(attacked(), 1, "P1.battle").things[0].note == "", "it is not his turn"
    assert "win by" not in str(msgspec.to_builtins(board(state, 0).zones))


def notes(state: WarsState, seat: int) -> dict[str, str]:
    return {thing.face or thing.ref: thing.note for thing in zone(state, seat, f"P{seat}.battle").things}


@rule("MW-11.8")
def test_a_card_that_raises_the_spoils_says_so_before_it_is_played() -> None:
    hands = {"P0": ["Blood in the Water"], "P1": ["Blood in the Water", "Play Dead"]}
    creatures = ["R(Claw:G, -, -)", "G(Tail:R, -, -)"]
    state = arranged(creatures=creatures, hands=hands)
    play(state, 0, standard().parse(state, 0, "attack P1")[0])
    assert notes(state, 0) == {"card:BT23": "3 : 2 and 2 more, win by 3"}
    play(state, 0, standard().parse(state, 0, "play BT23")[0])
    assert notes(state, 1) == {  # a loser's own card adds nothing
        "card:BT23": "3 : 2 and 2 more, lose by 3",
        "card:BT21": "calls the battle off",
    }
    play(state, 1, standard().parse(state, 1, "none")[0])
    told = [standard().tell(event, state) for event in state.events.take()]
    assert "P0 beats P1 by 3." in told


@rule("MW-8.7")
def test_a_card_that_cannot_be_played_promises_nothing() -> None:
    state = arranged(creatures=["R(Claw:G, -, -)", "G"], hands={"P0": ["Mimic", "Keen Senses"]})
    play(state, 0, standard().parse(state, 0, "attack P1")[0])
    assert notes(state, 0) == {"card:BT14": "3 : 0, win by 3", "card:BT22": "for defenders only"}


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
    things = zone(POSITION, 1, "discard.parts").things
    assert [thing.face for thing in things] == ["card:Claw:B", "card:Claw:R"]
    assert things[0].ref == "discard:Claw:B", "an option that names a Claw means one of the hand"
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
            for thing in zone.things:
                assert thing.name or not thing.filled or (thing.face or thing.ref) in faces
