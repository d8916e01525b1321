"""The printed cards do what their texts say: one position each, with the standard pack.

A is a Templar (NV 4), s a Hybrid (NV 4), unless a test says otherwise.
"""

from typing import Any

import pytest

from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.sources import (
    AURA_CARD,
    CONSTANT,
    MUTATION_CARD,
    OF_PARRY,
    PLAYED,
)
from tests.marks import rule
from tests.rules.hybrid.effects import carry_out
from tests.rules.hybrid.skirmish import Skirmish, skirmish, standard

DUEL = ("#As.#", "A@1 E", "s@2 W")
SHOT = ("#A...s#", "A@1 E", "s@5 W")
ROOM = ("#......#\n#A.s...#\n#......#", "A@1,1 E", "s@3,1 W")


def played(
    id: str,
    map: str,
    *legend: str,
    on: str = "A",
    against: str = "",
    owner: int = 0,
    how: int = PLAYED,
    tie: int = 0,
    active: str = "A",
    dice: list[int] | None = None,
    keys: dict[str, Any] | None = None,
    **figures: Any,
) -> Skirmish:
    """A printed card, just played."""
    usual = {"A": "G_TEMPLAR", "B": "G_PURIFIER", "s": "S_HYBRID", "t": "S_SKORIZE", "x": "S_ABERRATION"}
    people: dict[str, Any] = {letter: {"profile": usual[letter]} for letter in usual if letter in map}
    for letter, table in figures.items():
        people[letter] = {**people.get(letter, {}), **table}
    given = {"limit": 9, **(keys or {})}
    fight = skirmish(map, *legend, active=active, dice=dice, game=standard(), keys=given, **people)
    return carry_out(fight, on, against, owner, how, tie, id)


def struck(id: str, dice: list[int], *words: str, level: int = 1, **keys: Any) -> Skirmish:
    fight = played(id, *DUEL, against="s", dice=dice, **keys)
    return fight.play("mode OC", "strike s", f"level {level}", *words)


def shot(id: str, die: int, **keys: Any) -> int:
    return (
        played(id, *SHOT, against="s", dice=[die], **keys)
        .play("mode F", "stop", "shoot s", "level 1")
        .wounds("s")
    )


def happened(fight: Skirmish, kind: int) -> int:
    return sum(event.kind == kind for event in fight.events)


# Action cards ---------------------------------------------------------------------------------------


@rule("HY-10.10", "HY-10.15")
def test_action_cards_for_a_strike() -> None:
    assert played("ACT-01", *DUEL, A={"wounds": 2}).wounds("A") == 1
    assert struck("ACT-03", [4]).wounds("s") == 2  # Merciless Blow
    assert struck("ACT-09", [9, 4], "yes").wounds("s") == 1  # Twist of Fate
    assert struck("ACT-13", [4]).at("s") == "3,0"  # Shoulder Charge
    assert struck("ACT-14", [4, 3], s={"parry": 1}).wounds("s") == 1  # Feint: the parry needs 2
    assert struck("ACT-15", [4, 9], owner=1).wounds("s") == 0  # Dirty Trick
    assert struck("ACT-18", [1], owner=1).wounds("s") == 1  # Clouded Mind
    assert struck("ACT-22", [5]).wounds("s") == 1  # Blaze of Glory
    dread = played("ACT-05", *DUEL, owner=1).play("mode OC", "strike s")
    assert dread.figure("A")["mode"] == "OC"
    assert happened(dread, events.LEVEL_ANNOUNCED) == 1  # only the Basic level was left


def test_action_cards_for_a_shot() -> None:
    assert (shot("ACT-08", 6), shot("ACT-08", 7)) == (1, 0)  # Steady Hand: 4 + 2
    assert (shot("ACT-12", 1, owner=1), shot("ACT-12", 2, owner=1)) == (2, 0)  # Jammed Breech: 4 - 3


@rule("HY-10.15")
def test_action_cards_for_a_parry() -> None:
    untouchable = played(
        "ACT-06", *DUEL, on="s", against="A", owner=1, tie=OF_PARRY, dice=[4], s={"parry": 1}
    )
    untouchable.play("mode OC", "strike s", "level 1")
    assert (untouchable.wounds("s"), untouchable.state.lasts) == (0, 0)
    riposte = played(
        "ACT-17", *DUEL, on="s", against="A", owner=1, tie=OF_PARRY, dice=[4, 3, 2], s={"parry": 1}
    )
    riposte.play("mode OC", "strike s", "level 1")
    assert (riposte.wounds("s"), riposte.wounds("A")) == (0, 1)


def test_action_cards_for_a_move() -> None:
    room = ("#A.........s#", "A@1 E", "s@11 W")
    assert played("ACT-10", *room).play("mode MV", "level 1").facts["points"] == 10  # Headlong Rush
    assert played("ACT-23", *room, owner=1).play("mode MV", "level 1").facts["points"] == 6  # Stumble
    orders = played("ACT-16", *ROOM)  # Fresh Orders
    orders.play("turn half")
    assert (orders.asked, orders.facts["points"]) == ("MOVE", 1)
    trap = played("ACT-19", "#A?.s#", "A@1 E", "s@4 W", dice=[9], keys={"counters": {"2,0": "trap"}})
    trap.play("mode MV", "level 1", "step E", "stop", "activate 2,0")
    assert (happened(trap, events.ROLLED), trap.wounds("A")) == (1, 0)  # Careful Step


@rule("HY-3.2", "HY-3.11")
def test_action_cards_for_later() -> None:
    guard = played("ACT-20", *ROOM, s={"order": 1}).play("mode OC", "stop")
    assert guard.figure("A")["parry"] == 1  # Watchful Guard
    again = played("ACT-07", *ROOM).play("mode DC", "stop", "level 1")
    assert (again.facts["active"], again.asked) == ("A", "MODE")  # Hour of Destiny
    assert list(played("ACT-24", *ROOM).state.initiative) == [-2, 0]  # Lucky Coin


# Event and Army cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "healed"), [("EVT-01", 1), ("ARG-03", 2)])
def test_healing_cards(id: str, healed: int) -> None:
    fight = played(id, "#AB.s#", "A@1 E", "B@2 E", "s@4 W", on="", A={"wounds": 2}, B={"wounds": 3})
    assert fight.options == ["pick A", "pick B"]
    assert fight.play("pick B").wounds("B") == 3 - healed


def test_events_on_the_board() -> None:
    jammed = played("EVT-02", "#A+.s#", "A@1 E", "s@4 W", on="").play("mode MV", "level 1")
    assert jammed.refusal("open 2,0").code == "door_locked"
    ceiling = played("EVT-03", *ROOM).play("square 2,0", "square 2,2")
    assert [row[2] for row in ceiling.facts["map"]] == ["%", ".", "%"]
    floor = played("EVT-09", "#A_.s_#", "A@1 E", "s@4 W on _", on="")
    assert (floor.facts["map"], floor.wounds("s")) == (["#A^.s^#"], 1)
    for id, kind in (("EVT-07", "GAS"), ("EVT-12", "CHARNEL")):
        placed = played(id, *ROOM, on="").play("square 2,1")
        assert placed.facts["templates"][0].startswith(kind)
    retort = played("EVT-11", *ROOM, on="").play("square 2,0")
    assert (retort.wounds("s"), retort.wounds("A"), retort.facts["templates"]) == (1, 0, [])


def test_events_for_warriors() -> None:
    vapour = played("EVT-04", "#A........s#", "A@1 E", "s@10 W").play("mode OC")
    assert vapour.facts["points"] == 7
    duct = played("EVT-10", *ROOM, on="").play("put 6,2 N")
    assert duct.at("A") == "6,2"
    stasis = played("EVT-13", "#A.s.t#", "A@1 E", "s@3 W", "t@5 W", on="").play("pick t")
    assert stasis.game.view(stasis.state, 0).figures["t"].skips == 1
    perfect = played("EVT-15", *DUEL, how=CONSTANT)
    assert perfect.figure("A")["nv"] == 5


@rule("HY-11.8")
def test_constant_events() -> None:
    assert shot("EVT-06", 3, how=CONSTANT, on="") == 0  # Insect Swarm: 4 - 2
    assert shot("EVT-06", 2, how=CONSTANT, on="") == 1
    people: dict[str, Any] = {
        "A": {"profile": "G_TEMPLAR", "at": "1,3", "facing": "E"},
        "s": {"profile": "S_HYBRID", "at": "6,3", "facing": "W"},
    }
    dark = skirmish("", active="A", game=standard(), keys={"mission": "HYM-2"}, **people)
    assert dark.figure("A")["sees"] == ["s"]
    assert carry_out(dark, how=CONSTANT, id="EVT-08").figure("A")["sees"] == []  # Power Failure


def test_the_dead_return_and_others_join() -> None:
    entry = ("<A..s#\n<....#", "A@1,0 E", "s@4,0 W")
    dead = {"profile": "G_SPEARMAN", "status": "eliminated"}
    left = played("EVT-14", *entry, on="", B=dead).play("put 0,1 E")
    assert (left.at("B"), left.wounds("B")) == ("0,1", 1)
    for id, owner, letter, profile in (("ARG-04", 0, "B", "G_CONSCRIPT"), ("ARS-02", 1, "b", "S_PEST")):
        joined = played(id, *entry, on="", owner=owner).play("put 0,1 E")
        assert joined.figure(letter)["profile"] == profile


def test_army_cards() -> None:
    assert struck("ARG-01", [5], on="").wounds("s") == 1
    assert shot("ARG-02", 5, on="") == 1
    ranks = played("ARG-05", "#AB.s#", "A@1 E", "B@2 E", "s@4 W", on="", keys={"step": "mode"})
    assert ranks.figure("B")["parry"] == 1
    assert ranks.figure("A")["parry"] == 0  # activated already
    vow = played("ARG-08", *ROOM, on="")
    assert vow.game.view(vow.state, 1).extra_activations == ["A"]
    barred = played("ARG-07", "#A+.s#", "A@1 E", "s@4 W", on="").play("mode MV", "level 1")
    assert barred.refusal("open 2,0").code == "door_locked"
    blood = played("ARS-01", *DUEL, on="", owner=1, active="s", dice=[5]).play(
        "mode OC", "strike A", "level 1"
    )
    assert blood.wounds("A") == 1
    loose = played("ARS-04", "#A........s#", "A@1 E", "s@10 W", on="", owner=1, active="s").play("mode OC")
    assert loose.facts["points"] == 7
    smoke = played("ARS-05", "#A....s#", "A@1 E", "s@6 W", on="", owner=1)
    assert (smoke.figure("A")["sees"], smoke.figure("s")["sees"]) == ([], ["A"])
    terror = played("ARS-08", "#A.s#", "A@1 E", "s@3 W", on="", owner=1)
    assert terror.game.view(terror.state, 0).figures["A"].skips == 1


# Auras and Mutations --------------------------------------------------------------------------------

ZONE = ("#BA.s#\n######\n#...t#", "B@1,0 E", "A@2,0 E", "s@4,0 W", "t@4,2 W")


def aura(id: str, **keys: Any) -> Skirmish:
    return played(id, *ZONE, on="B", how=AURA_CARD, B={"profile": "G_AMBROSIUS"}, **keys)


@rule("HY-12.2", "HY-12.3")
def test_auras() -> None:
    hallowed = aura("AUR-01", dice=[5]).play("mode F", "stop", "shoot s", "level 1")  # 4 + 1
    assert hallowed.wounds("s") == 1
    assert aura("AUR-04").play("mode OC").facts["points"] == 7
    chains = aura("AUR-08", active="s").play("mode OC")
    assert chains.facts["points"] == 3
    judged = aura("AUR-05", active="s", dice=[4]).play("mode F", "stop", "shoot A", "level 1")
    assert judged.wounds("A") == 0


@rule("HY-12.3")
def test_auras_of_combat() -> None:
    board = ("#BAs#", "B@1 E", "A@2 E", "s@3 W")
    bearer = {"profile": "G_AMBROSIUS"}
    wrath = played("AUR-03", *board, on="B", how=AURA_CARD, B=bearer, dice=[5])
    assert wrath.play("mode OC", "strike s", "level 1").wounds("s") == 1
    clarity = played("AUR-06", *board, on="B", how=AURA_CARD, B=bearer, dice=[2])
    assert clarity.play("mode OC", "strike s", "level 1").wounds("s") == 2
    parry: dict[str, Any] = {"A": {"parry": 1}, "B": bearer}
    bulwark = played("AUR-02", *board, on="B", how=AURA_CARD, active="s", dice=[4, 5], **parry)
    assert bulwark.play("mode OC", "strike A", "level 1").wounds("A") == 0


@rule("HY-12.2")
def test_an_aura_mends_at_the_end_of_the_round() -> None:
    fight = aura("AUR-07", A={"wounds": 1}, dice=[3, 5, 6]).play("mode DC", "stop", "level 1")
    assert fight.wounds("A") == 0


@rule("HY-12.5")
def test_mutations() -> None:
    muscles = played("MUT-02", *DUEL, on="s", owner=1, how=MUTATION_CARD, active="s", dice=[4])
    pushed = played(
        "MUT-02", "#.As#", "A@2 E", "s@3 W", on="s", owner=1, how=MUTATION_CARD, active="s", dice=[4]
    )
    assert pushed.play("mode OC", "strike A", "level 1").at("A") == "1,0"
    assert muscles.state.lasts == 1
    gland = played(
        "MUT-03", "#A........s#", "A@1 E", "s@10 W", on="s", owner=1, how=MUTATION_CARD, active="s"
    )
    assert gland.play("mode OC").facts["points"] == 7
    eyes = played("MUT-04", "#A.........s#", "A@1 E", "s@11 W", on="s", owner=1, how=MUTATION_CARD)
    assert eyes.figure("s")["sees"] == ["A"]
    mad = played("MUT-07", *DUEL, on="s", owner=1, how=MUTATION_CARD, active="s", dice=[6], s={"frenzy": 2})
    assert mad.play("mode OC", "strike A", "level 1").wounds("A") == 1
    blades = played("MUT-08", *DUEL, on="s", owner=1, how=MUTATION_CARD, active="s", dice=[9, 4])
    blades.play("mode OC", "strike A", "level 1", "yes")
    assert blades.wounds("A") == 1


@rule("HY-12.9")
def test_volatile_blood() -> None:
    fight = played(
        "MUT-05",
        "#AsB.t#",
        "A@1 E",
        "s@2 W",
        "B@3 W",
        "t@5 W",
        on="s",
        owner=1,
        how=MUTATION_CARD,
        dice=[4],
        s={"wounds": 3},
    )
    fight.play("mode OC", "strike s", "level 1")
    assert (fight.wounds("A"), fight.wounds("B")) == (1, 1)


@rule("HY-6.10")
def test_chitin_and_knitting_flesh_from_the_next_round_on() -> None:
    chitin = played("MUT-01", *ROOM, on="s", owner=1, how=MUTATION_CARD, dice=[3, 5])
    assert chitin.state.lasts == 0
    assert chitin.play("mode DC", "stop", "level 1").state.lasts == 1
    flesh = played("MUT-06", *ROOM, on="s", owner=1, how=MUTATION_CARD, dice=[3, 3, 5], s={"wounds": 1})
    assert flesh.play("mode DC", "stop", "level 1").wounds("s") == 0
