"""6.4  Targets and conditions: scopes, sides, filters, counts, choosers, range and line of sight."""

from typing import Any

import pytest

from monstrum.core.chance import new_chance
from monstrum.core.engine import actor, legal_actions, play
from monstrum.core.state import CHANCE
from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.sources import AURA_CARD, CONSTANT
from tests.marks import rule
from tests.rules.hybrid.effects import carry_out, lab, laboratory
from tests.rules.hybrid.skirmish import Skirmish, skirmish

FIELD = (
    "#A..s...t#\n#B.......#\n#..xx....#\n#..xx....#",
    "A@1,0 E", "B@1,1 E", "s@4,0 W", "t@8,0 W", "x@3,2 W",
)  # fmt: skip


def hit(target: str, **keys: object) -> str:
    """The letters of those an effect of A's reaches."""
    fight = lab(f"{target}.turn(dir=HALF)", *FIELD, **keys)  # type: ignore[arg-type]
    letters = {int(figure): letter for letter, figure in figures(fight).items()}
    return "".join(sorted(letters[event.a] for event in fight.events if event.kind == events.TURNED))


def figures(fight: Skirmish) -> dict[str, int]:
    return {chr(code): at for at, code in enumerate(fight.state.letter) if code}


@pytest.mark.parametrize(
    ("target", "reached"),
    [
        ("SELF", "A"),
        ("ACTIVE", "A"),
        ("FIG[FRIEND,ALL]", "AB"),
        ("FIG[ENEMY,ALL]", "stx"),
        ("FIG[ANY,ALL]", "ABstx"),
        ("FIG[ANY,ALL,range=3]", "ABsx"),
        ("FIG[ENEMY,ALL,range=2]", "x"),
        ("FIG[ENEMY,ALL,large]", "x"),
        ("FIG[ENEMY,ALL,not:large]", "st"),
        ("FIG[ANY,ALL,in_contact]", "B"),
        ("FIG[ENEMY,ALL,los]", "sx"),
        ("FIG[ANY,ALL,wounded]", "Bt"),
        ("FIG[ANY,ALL,unwounded]", "Asx"),
        ("FIG[ANY,ALL,wounds>=2]", "t"),
        ("FIG[ANY,ALL,rank<=0]", "t"),
        ("FIG[ANY,ALL,rank>=1]", "ABsx"),
        ("FIG[ANY,ALL,profile=H]", "s"),
        ("FIG[ANY,ALL,has_aptitude=titan]", "x"),
        ("FIG[ANY,ALL,mode=DC]", "B"),
        ("FIG[ANY,ALL,is_leader]", "B"),
        ("FIG[ANY,ALL,activated]", "As"),
        ("FIG[ANY,ALL,not_activated]", "Btx"),
        ("FIG[ANY,ALL,carrying=3]", "s"),
        ("FIG[ANY,ALL,wounded,rank>=1,range=1]", "B"),
        ("FIG[ANY,ALL,round>=2]", ""),
        ("FIG[ANY,ALL,not:round>=2]", "ABstx"),
        ("FIG[ANY,ALL,in_template=GAS]", "B"),
        ("FIG[ANY,ALL,on=EVENT]", ""),
    ],
)
def test_who_is_a_target(target: str, reached: str) -> None:
    people: dict[str, Any] = {
        "B": {"wounds": 1, "parry": 1},
        "s": {"activated": 3, "carries": 3},
        "t": {"wounds": 2, "profile": "S_CLONE"},
    }
    keys = {"leaders": {"GRIFFIN": "B"}, "templates": ["GAS 1,1 until 3"], "objectives": {"3": "carried"}}
    assert hit(target, keys=keys, **people) == reached


def test_opposing_and_players() -> None:
    assert hit("OPPOSING", against="t") == "t"
    assert hit("OPPOSING") == ""
    owner = lab("OWNER.mod_activation_roll(n=-1)", *FIELD, owner=1, on="s")
    assert list(owner.state.initiative) == [0, -1]
    foe = lab("FOE.mod_activation_roll(n=-1)", *FIELD, owner=1, on="s")
    assert list(foe.state.initiative) == [-1, 0]


@rule("HY-1.8")
def test_behind_asks_where_the_attacker_stands() -> None:
    effect = "FIG[ENEMY,ALL,behind].turn(dir=HALF)"
    behind = lab(effect, "#.As.#", "A@2 E", "s@3 E", against="s")
    assert any(event.kind == events.TURNED for event in behind.events)
    facing = lab(effect, "#.As.#", "A@2 E", "s@3 W", against="s")
    assert not any(event.kind == events.TURNED for event in facing.events)


@rule("HY-11.8")
def test_without_a_warrior_of_its_own_a_range_is_measured_from_the_active_one() -> None:
    assert hit("FIG[ANY,ALL,range=3]", on="") == "ABsx"
    nobody = lab(
        "FIG[ANY,ALL,range=3].turn(dir=HALF)", *FIELD, on="", active="", keys={"step": "order"}, dice=[3, 4]
    )
    assert not any(event.kind == events.TURNED for event in nobody.events)


@rule("HY-12.3")
def test_no_effect_of_an_aura_card_acts_on_its_bearer() -> None:
    fight = lab("FIG[FRIEND,ALL].turn(dir=HALF)", *FIELD, how=AURA_CARD, deck="AURA")
    assert (fight.figure("A")["facing"], fight.figure("B")["facing"]) == ("E", "W")


# Choosing (D33) -------------------------------------------------------------------------------------


def test_several_targets_are_named_in_ascending_order() -> None:
    fight = lab("FIG[ANY,2,OWNER].turn(dir=HALF)", *FIELD)
    assert fight.options == ["pick A", "pick B", "pick s", "pick t"]
    fight.play("pick s")
    assert fight.options == ["pick t", "pick x"]
    assert fight.refusal("pick A").code == "in_ascending_order"
    fight.play("pick x")
    assert (fight.figure("s")["facing"], fight.figure("x")["facing"]) == ("E", "E")


def test_the_opponent_chooses() -> None:
    fight = lab("FIG[FRIEND,1,OPPONENT].turn(dir=HALF)", *FIELD)
    assert (fight.seat, fight.options) == (1, ["pick A", "pick B"])


def test_with_fewer_than_wanted_all_are_taken() -> None:
    assert hit("FIG[FRIEND,3,OWNER]") == "AB"


def test_with_none_the_effect_is_lost() -> None:
    fight = lab("FIG[ENEMY,1,OWNER,carrying=6].turn(dir=HALF)", *FIELD)
    assert any(event.kind == events.EFFECT_LOST for event in fight.events)
    assert fight.asked == "MODE"


def test_chance_picks_without_repetition_and_is_asked_when_it_is_explicit() -> None:
    scripted = lab("FIG[ENEMY,2,RANDOM].turn(dir=HALF)", *FIELD, pick=["slot 18", "slot 16"])
    assert [scripted.figure(letter)["facing"] for letter in "stx"] == ["E", "W", "E"]
    game = laboratory("FIG[ENEMY,2,RANDOM].turn(dir=HALF)")
    fight = skirmish(*FIELD, active="A", game=game)
    fight.state.chance = new_chance(1, True)
    carry_out(fight, on="A")
    assert actor(fight.state) == CHANCE
    assert len(legal_actions(fight.state, CHANCE)) == 3
    play(fight.state, CHANCE, legal_actions(fight.state, CHANCE)[2])
    assert len(legal_actions(fight.state, CHANCE)) == 2


def test_chance_is_uniform() -> None:
    found = dict.fromkeys("stx", 0)
    for seed in range(90):
        fight = skirmish(*FIELD, active="A", game=laboratory("FIG[ENEMY,1,RANDOM].turn(dir=HALF)"))
        fight.state.chance = new_chance(seed)
        carry_out(fight, on="A")
        for letter in "stx":
            found[letter] += fight.figure(letter)["facing"] == "E"
    assert sum(found.values()) == 90
    assert all(15 < number < 45 for number in found.values())


# Squares, doors, tiles ------------------------------------------------------------------------------


def test_squares_in_range_and_in_sight() -> None:
    board = ("#A.#.s#\n#.....#", "A@1,0 E", "s@5,0 W")
    near = lab("SQ[ANY,1,OWNER,range=1].place(what=ROCKS)", *board)
    assert near.options == ["square 2,0", "square 1,1", "square 2,1"]
    seen = lab("SQ[ANY,1,OWNER,los].place(what=ROCKS)", *board)
    assert "square 4,0" not in seen.options
    assert "square 2,1" in seen.options


def test_doors_are_chosen_by_their_squares() -> None:
    fight = lab("DOOR[ANY,1,OWNER].open_door()", "#A+.+s#", "A@1 E", "s@5 W")
    assert fight.options == ["door 2,0", "door 4,0"]
    assert fight.play("door 4,0").facts["map"] == ["#A+./s#"]
    close = lab("DOOR[ANY,1,OWNER,range=1].open_door()", "#A+.+s#", "A@1 E", "s@5 W")
    assert close.facts["map"] == ["#A/.+s#"]


def test_tiles_of_the_mission() -> None:
    people: dict[str, Any] = {
        "A": {"profile": "G_TEMPLAR", "at": "17,4", "facing": "E"},
        "s": {"profile": "S_HYBRID", "at": "7,4", "facing": "W"},
    }
    fight = lab("TILE[ANY,1,OWNER].darkness(n=2)/GAME", "", keys={"mission": "HYM-2"}, **people)
    assert fight.options == ["tile T01", "tile T02", "tile T04"]
    fight.play("tile T02")
    assert fight.game.view(fight.state, 0).effects[0].subject == "T02"


# Conditions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("ALWAYS", True), ("round>=1", True), ("round>=2", False), ("not:round>=2", True), ("wounded", False),
        ("unwounded", True), ("mode=OC", False), ("objective_done:2", True), ("objective_done:1", False),
        ("cards_in_hand>=1", False), ("not:large", True), ("on=EVENT", True), ("on=ROCKS", False),
    ],
)  # fmt: skip
def test_conditions_of_effects(condition: str, holds: bool) -> None:
    fight = lab(
        f"?{condition} SELF.turn(dir=HALF)",
        "#A..s#",
        "A@1 E",
        "s@4 W",
        keys={"done": [2], "counters": {"1,0": "?"}},
    )
    assert (fight.figure("A")["facing"] == "W") == holds


def test_a_flag_is_a_condition() -> None:
    effects = ("SELF.set_flag(name=lit,value=1)", "?flag=lit:1 SELF.heal(n=1)", "?flag=lit:2 SELF.heal(n=1)")
    assert lab(effects, *FIELD, A={"wounds": 3}).wounds("A") == 2


def test_a_neutral_special_has_neither_friends_nor_foes() -> None:
    for target, turned in (("FIG[FRIEND,ALL]", 0), ("FIG[ENEMY,ALL]", 0), ("FIG[ANY,ALL]", 5)):
        fight = lab(f"{target}.turn(dir=HALF)", *FIELD, owner=3, on="", how=CONSTANT)
        assert sum(event.kind == events.TURNED for event in fight.events) == turned
    asked = lab("FIG[ANY,1,OWNER].turn(dir=HALF)", *FIELD, owner=3, on="", how=CONSTANT)
    assert asked.seat == 0  # the active side decides
