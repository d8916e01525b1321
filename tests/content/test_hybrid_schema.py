"""What a pack of Hybrid is refused for: file, key, row and column, and what would be right."""

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from monstrum.content.pack import Pack
from monstrum.content.problems import PackErrors
from monstrum.games.hybrid.content.data_folder import DATA
from monstrum.games.hybrid.content.schema import SHAPE, read_pack, warnings

FILES = {stem: tomllib.loads((DATA / "standard" / f"{stem}.toml").read_text("utf-8")) for stem in SHAPE.files}
for table in FILES.values():
    for card in table.values():
        if isinstance(card.get("effect"), str):
            card["effect"] = [card["effect"]]
        for key in ("objectives", "special"):
            for inner in card.get(key, []):
                if isinstance(inner["effect"], str):
                    inner["effect"] = [inner["effect"]]

Change = Callable[[dict[str, Any]], object]


def pack(change: Change) -> Pack:
    """The standard pack, changed."""
    cards = copy.deepcopy(FILES)
    change(cards)
    return Pack("test", "hybrid", "Test", "1", "MIT", (), "", Path(), cards, {})


def refusals(change: Change) -> list[str]:
    with pytest.raises(PackErrors) as found:
        read_pack(pack(change))
    return [str(error).splitlines()[0] for error in found.value.errors]


def effect(text: str) -> list[str]:
    return refusals(lambda cards: cards["events"]["EVT-01"].update(effect=[text]))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("SELF.heel(n=1)", "position 5: unknown operation 'heel' (did you mean heal?)"),
        ("SELF.heal(n=10)", "position 12: expected a number from 1 to 9 or ALL, found 10"),
        ("SELF.heal(m=1)", "position 10: unknown argument of heal 'm'"),
        ("SELF.heal()", "position 5: heal lacks 'n='"),
        ("SELF.heal(n=1,n=2)", "position 14: 'n' is given twice"),
        ("SELF.heal(1)", "position 10: an argument is a name and a value: heal(n=1)"),
        ("heal(n=1)", "position 0: 'heal' has no target: SELF.heal(…)"),
        ("SELVES.heal(n=1)", "position 0: unknown target 'SELVES' (did you mean SELF?)"),
        ("OWNER.heal(n=1)", "position 0: 'heal' does not act on OWNER"),
        ("FIG.heal(n=1)", "position 0: 'FIG' should look like FIG[ANY,1,OWNER]"),
        ("FIG[FRIEND].heal(n=1)", "position 0: FIG says whose and how many: FIG[ANY,1,OWNER]"),
        ("FIG[MINE,1].heal(n=1)", "position 4: unknown word 'MINE'"),
        ("FIG[ANY,0].heal(n=1)", "position 8: expected a number from 1 to 20 or ALL, found 0"),
        ("FIG[ANY,ALL,OWNER].heal(n=1)", "position 12: nobody chooses when ALL are taken"),
        (
            "FIG[ANY,1,OWNER,wounde].heal(n=1)",
            "position 16: unknown condition 'wounde' (did you mean wounded?)",
        ),
        (
            "FIG[ANY,1,OWNER,rank=1].heal(n=1)",
            "position 16: 'rank=1' should look like rank<=<number> or rank>=<number>",
        ),
        (
            "FIG[ANY,1,OWNER,profile=G_TEMPLER].heal(n=1)",
            "position 16: unknown profile 'G_TEMPLER' (did you mean G_TEMPLAR?)",
        ),
        ("SQ[ANY,1,OWNER,wounded].place(what=ROCKS)", "position 15: 'wounded' is no condition here"),
        ("SQ[ANY,1,OWNER,range=0].place(what=ROCKS)", "position 15: expected range=1 … range=31"),
        ("SQ[ANY,1,OWNER].place(what=OBJECTIVE)", "position 27: 'OBJECTIVE' should look like OBJECTIVE:1"),
        ("SELF.forbid(what=LEVEL_ABOVE)/ROUND", "position 17: 'LEVEL_ABOVE' should look like LEVEL_ABOVE:1"),
        ("SELF.mod_sl(n=1)", "position 5: 'mod_sl' lasts and needs a duration: /ROUND"),
        ("SELF.mod_sl(n=1)/INSTANT", "position 5: 'mod_sl' lasts, so it is not INSTANT"),
        ("SELF.mod_sl(n=1)/FOREVER", "position 5: unknown duration 'FOREVER'"),
        ("SELF.mod_sl(n=1)/ROUNDS", "position 5: 'ROUNDS' is no duration; several rounds are ROUNDS:2"),
        ("SELF.heal(n=1)/ROUND", "position 5: 'heal' happens at once and has no duration"),
        (
            "SELF.mod_sl(n=1)/WHILE_IN_PLAY",
            "position 5: only a card that stays in play has effects WHILE_IN_PLAY",
        ),
        (
            "CONTINUOUS SELF.mod_sl(n=1)/ROUND",
            "position 0: only a card that stays in play has the trigger CONTINUOUS",
        ),
        ("SELF.extra_dice(n=0)/ROUND", "position 18: expected -1 or 1, found 0"),
        (
            "SELF.fixed_roll(sl=5,then={CONTINUOUS SELF.mod_sl(n=1)/ROUND})",
            "position 43: only a card that stays in play has the trigger CONTINUOUS",
        ),
        ("AURA SELF.mod_sl(n=1)/ROUND", "position 0: only an Aura card has the trigger AURA"),
        ("SELF.mod_sl(n=1,modes=OC+OC)/ROUND", "position 22: a mode is listed twice"),
        ("SELF.wound(n=1,avoidable=maybe)", "position 25: unknown word 'maybe'"),
        ("SELF.natural_roll(mod=0)", "position 5: natural_roll does nothing: give it effects"),
        ("SELF.natural_roll(mod=0,then=heal)", "position 29: expected effects in braces, found heal"),
        (
            "SELF.choose(options=[{SELF.heal(n=1)}],by=OWNER)",
            "position 20: expected a list of effects, two or more: [{…}, {…}]",
        ),
        ("FIG[ANY,3,OWNER].swap()", "position 8: swap exchanges exactly 2"),
        (
            "?wounded may SELF.heal(n=1)",
            "position 0: Hybrid's effects have no 'may' and no 'cost': `~opt` makes one optional",
        ),
        ("?[wounded, rank>=x] SELF.heal(n=1)", "position 11: 'x' is no number from 0 to 99"),
        ("ON_PLY SELF.heal(n=1)", "position 0: unknown trigger 'ON_PLY' (did you mean ON_PLAY?)"),
    ],
)
def test_these_effects_are_refused(text: str, message: str) -> None:
    (found,) = effect(text)
    assert found.startswith(f"events.toml: [EVT-01] effect, {message}")
    assert found.removeprefix(f"events.toml: [EVT-01] effect, {message}")[:1] in ("", ";")


def test_what_happens_at_once_cannot_go_on_as_long_as_a_card_stays() -> None:
    text = "CONTINUOUS FIG[ANY,ALL].heal(n=1)"
    (found,) = refusals(lambda cards: cards["events"]["EVT-06"].update(effect=[text]))
    message = "'heal' happens at once: CONTINUOUS needs an operation that lasts"
    assert found == f"events.toml: [EVT-06] effect, position 24: {message}"


@pytest.mark.parametrize(
    "text",
    [
        "?[wounded, not:large, round>=2] SELF.heal(n=ALL)",
        "SELF.choose(options=[{SELF.heal(n=1)}, {OWNER.draw_action(n=1)}],by=OPPONENT)",
        "FIG[ANY,2,RANDOM].swap()",
        "SELF.forbid(what=MODE:F)/ROUND; FOE.forbid(what=CARDS)/ROUND",
        "SELF.fixed_roll(sl=5,then={SELF.heal(n=1)},else={SELF.wound(n=1,avoidable=true)})",
        "FIG[ENEMY,ALL,los,range=8,not:flag=key:1].turn(dir=HALF)~opt",
        "TEMPLATE[ANY,1,OWNER].remove(what=TEMPLATE)",
        "SELF.fixed_roll(sl=5,then={ON_HIT ?wounded SELF.heal(n=1); ROUND_END SELF.wound(n=1)})",
        "EVENT_COUNTER[ANY,1,OWNER].remove(what=EVENT)",
    ],
)
def test_these_effects_are_allowed(text: str) -> None:
    read_pack(pack(lambda cards: cards["events"]["EVT-01"].update(effect=[text])))


# profiles and cards


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("faction", "GRIFON", "[G_TEMPLAR] faction: unknown faction 'GRIFON' (did you mean GRIFFIN?)"),
        ("nv", 0, "[G_TEMPLAR] nv: 'nv' is a number from 1 to 9, found 0"),
        ("base", 3, "[G_TEMPLAR] base: 'base' is a number from 1 to 2, found 3"),
        ("aptitudes", ["titan/2"], "[G_TEMPLAR] aptitudes: 'titan/2' should look like titan"),
        ("aptitudes", ["felon"], "[G_TEMPLAR] aptitudes: 'felon' should look like felon/1"),
        ("aptitudes", ["fellon/1"], "[G_TEMPLAR] aptitudes: unknown aptitude 'fellon' (did you mean felon?)"),
        ("aptitudes", ["felon/1", "felon/2"], "[G_TEMPLAR] aptitudes: 'felon' is listed twice"),
    ],
)
def test_profiles_are_checked(key: str, value: object, message: str) -> None:
    found = refusals(lambda cards: cards["profiles"]["G_TEMPLAR"].update({key: value}))
    assert found[0].startswith(f"profiles.toml: {message}")


@pytest.mark.parametrize(
    ("file", "id", "key", "value", "message"),
    [
        ("actions", "ACT-01", "points", 5, "a card has 0 to 4 points, found 5"),
        ("actions", "ACT-01", "copies", 0, "a card has 1 to 20 copies, found 0"),
        ("actions", "ACT-01", "modes", ["OC", "XX"], "unknown mode 'XX'"),
        ("actions", "ACT-01", "side", "MINE", "unknown side 'MINE'"),
        ("events", "EVT-01", "timing", "RESERV", "unknown timing 'RESERV' (did you mean RESERVE?)"),
        ("events", "EVT-01", "rarity", "EPIC", "unknown rarity 'EPIC'"),
        ("army", "ARG-01", "faction", "SCORPION", "an Army card of the SCORPION side has an id like ARS-01"),
    ],
)
def test_cards_are_checked(file: str, id: str, key: str, value: object, message: str) -> None:
    (found,) = refusals(lambda cards: cards[file][id].update({key: value}))
    assert found.startswith(f"{file}.toml: [{id}] {key}: {message}")


def test_decks_are_large_enough() -> None:
    def keep_two(cards: dict[str, Any]) -> None:
        cards["auras"] = dict(list(cards["auras"].items())[:2])

    assert refusals(keep_two) == ["auras.toml: this deck needs at least 3 cards, found 2"]


# missions


def mission(id: str, **changes: object) -> list[str]:
    return refusals(lambda cards: cards["missions"][id].update(changes))


def redrawn(id: str, *squares: tuple[int, int, str]) -> list[str]:
    rows = [list(row) for row in FILES["missions"][id]["map"]]
    for column, row, sign in squares:
        rows[row][column] = sign
    return mission(id, map=["".join(row) for row in rows])


def test_a_square_that_does_not_exist_is_named_by_row_and_column() -> None:
    (found,) = redrawn("HYM-1", (3, 4, "x"))
    assert found.startswith(
        "missions.toml: [HYM-1] map, position 3: row 4, column 3: 'x' is a figurine; "
        "the map of a mission has none"
    )
    (found,) = redrawn("HYM-1", (3, 4, "*"))
    assert "row 4, column 3: '*' is no square" in found


def test_a_map_is_rectangular_and_not_too_large() -> None:
    assert mission("HYM-1", map=["####", "#..#", "###"])[0] == (
        "missions.toml: [HYM-1] map: row 2 has 3 columns, row 0 has 4: a map is rectangular"
    )
    assert "at most 32 columns and rows, found 33" in mission("HYM-1", map=["#" * 33])[0]
    assert "at least one row" in mission("HYM-1", map=[])[0]


def test_doors_have_one_or_two_squares() -> None:
    assert "row 3, column 3: a double door has two squares side by side" in redrawn("HYM-1", (3, 3, "="))[0]
    three = redrawn("HYM-1", (3, 3, "!"), (4, 3, "!"), (5, 3, "!"))
    assert "row 3, column 3: a door of 3 squares; a door has at most two" in three[0]


def test_lists_agree_with_the_map() -> None:
    assert redrawn("HYM-2", (10, 4, "."), (10, 5, "."))[0].startswith(
        "missions.toml: [HYM-2] doors: the map shows no door 'double 10,4 10,5'"
    )
    assert redrawn("HYM-2", (5, 6, "+")) == [
        "missions.toml: [HYM-2] doors: the map shows a door 'single 5,6' that is not listed"
    ]
    assert redrawn("HYM-2", (14, 1, ".")) == [
        "missions.toml: [HYM-2] counter_squares: the map has no '?' on 14,1",
        "missions.toml: [HYM-2] event_counters: the map has 3 squares with '?', "
        "but there are 3 Event and 1 Trap counters",
    ]
    assert "the map shows '#' on 29,4, not '>'" in redrawn("HYM-2", (29, 4, "#"))[0]
    assert "the map shows an Access on 0,4 that is not listed" in redrawn("HYM-2", (0, 4, ">"))[0]
    assert "the map shows '.' on 14,4, not '1'" in redrawn("HYM-3", (14, 4, "."))[0]
    assert "the map shows Objective 2 on 5,5; it is not listed" in redrawn("HYM-3", (5, 5, "2"))[0]


def test_goals_can_be_reached_on_foot() -> None:
    assert redrawn("HYM-4", (7, 1, "#"), (7, 2, "#"), (8, 2, "#")) == [
        "missions.toml: [HYM-4] objectives 1 square: GRIFFIN cannot reach 8,1"
    ]
    assert redrawn("HYM-2", (27, 1, "#"), (27, 2, "#"), (28, 2, "#")) == [
        "missions.toml: [HYM-2] map: row 1, column 28: nobody can reach this counter"
    ]
    assert redrawn("HYM-2", *((28, row, "#") for row in (3, 4, 5, 6))) == [
        "missions.toml: [HYM-2] access 1 squares: SCORPION cannot reach 29,4",
        "missions.toml: [HYM-2] access 1 squares: SCORPION cannot reach 29,5",
    ]


def test_every_legal_force_has_room_in_its_zone() -> None:
    small = mission("HYM-3", deploy={"GRIFFIN": ["1,2-1,7", "2,3-2,6"], "SCORPION": ["26,2-27,3"]})
    assert small[0].startswith("missions.toml: [HYM-3] deploy: SCORPION: no room for ")
    shared = mission("HYM-1", deploy={"GRIFFIN": ["1,1-1,6"], "SCORPION": ["1,1-6,6"]})
    assert shared == ["missions.toml: [HYM-1] deploy: both sides deploy on 1,1"]


@pytest.mark.parametrize(
    ("id", "changes", "message"),
    [
        (
            "HYM-1",
            {"forces": {"GRIFFIN": ["S_CLONE"], "SCORPION": ["S_CLONE"]}},
            "forces: S_CLONE does not fight for GRIFFIN",
        ),
        (
            "HYM-1",
            {"forces": {"GRIFFIN": ["G_AMBROSIUS"] * 2, "SCORPION": ["S_CLONE"]}},
            "forces: GRIFFIN: there are at most 1 of G_AMBROSIUS, found 2",
        ),
        (
            "HYM-1",
            {"forces": {"SCORPION": ["S_CLONE"]}},
            "rank_total: GRIFFIN has no fixed force: how much may it choose?",
        ),
        (
            "HYM-3",
            {"quick_start": {"GRIFFIN": ["G_AMBROSIUS", "G_MISERICORDE", "G_GARELL", "G_SENESCHAL"]}},
            "quick_start: GRIFFIN: the Ranks add up to 8, at most 6 are allowed",
        ),
        (
            "HYM-5",
            {"compulsory": {"GRIFFIN": ["G_AMBROSIUS", "G_AMBROSIUS"]}},
            "compulsory: GRIFFIN: there are at most 1 of G_AMBROSIUS, found 2",
        ),
        (
            "HYM-1",
            {"victory": {"GRIFFIN": [["exited>=1"]], "SCORPION": [["eliminate_all"]]}},
            "victory: GRIFFIN: 'exited>=1' needs an Exit of this side",
        ),
        (
            "HYM-1",
            {"victory": {"GRIFFIN": [["eliminate_al"]], "SCORPION": [["eliminate_all"]]}},
            "victory: unknown condition 'eliminate_al' (did you mean eliminate_all?)",
        ),
        (
            "HYM-1",
            {"victory": {"GRIFFIN": [["objective_done:1"]], "SCORPION": [["eliminate_all"]]}},
            "victory: GRIFFIN: there is no Objective 1",
        ),
        ("HYM-1", {"at_limit": "CARRIER:1"}, "at_limit: there is no Objective 1"),
        ("HYM-1", {"at_limit": "NOBODY"}, "at_limit: unknown word 'NOBODY'"),
        ("HYM-1", {"round_limit": 0}, "round_limit: 'round_limit' is a number from 1 to 50, found 0"),
        (
            "HYM-1",
            {"deploy": {"GRIFFIN": ["1,1"], "SCORPION": ["6,1-6,6"]}},
            "deploy: '1,1' is no rectangle; it is two corners like 0,0-9,9",
        ),
        (
            "HYM-1",
            {"deploy": {"GRIFFIN": "ENTRY", "SCORPION": ["6,1-6,6"]}},
            "deploy: GRIFFIN comes in by ENTRY, but has no Entry",
        ),
        ("HYM-2", {"tiles": {"T04": "0,0-9,9", "T02": "9,0-19,9"}}, "tiles: T02 and T04 overlap on 9,0"),
        ("HYM-2", {"decks": ["ACTION", "ARMI"]}, "decks: unknown word 'ARMI' (did you mean ARMY?)"),
    ],
)
def test_missions_are_checked(id: str, changes: dict[str, object], message: str) -> None:
    found = mission(id, **changes)
    assert found[0].startswith(f"missions.toml: [{id}] {message}")


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("ROUND_END OWNER.score(n=1)", "position 10: a special of NONE has no OWNER"),
        (
            "FIG[ENEMY,ALL].heal(n=1)",
            "position 4: a special of NONE has no ENEMY: its targets are of ANY side",
        ),
        (
            "ROUND_END FIG[ANY,ALL].for_each(target=FIG[FRIEND,ALL],do={SELF.heal(n=1)})",
            "position 43: a special of NONE has no FRIEND: its targets are of ANY side",
        ),
    ],
)
def test_a_special_of_nobody_knows_no_sides(effect: str, message: str) -> None:
    (found,) = mission("HYM-3", special=[{"owner": "NONE", "effect": [effect]}])
    assert found.startswith(f"missions.toml: [HYM-3] special 1 effect, {message}")


def test_effects_of_missions_know_their_tiles() -> None:
    objectives = copy.deepcopy(FILES["missions"]["HYM-5"]["objectives"])
    objectives[0]["effect"] = ["DOOR[ANY,ALL,in_tile=T09].open_door()"]
    (found,) = mission("HYM-5", objectives=objectives)
    assert "objectives 1 effect, position 13: unknown tile 'T09'" in found


def test_everything_wrong_comes_at_once() -> None:
    def spoil(cards: dict[str, Any]) -> None:
        cards["profiles"]["G_TEMPLAR"]["nv"] = 0
        cards["actions"]["ACT-01"]["points"] = 9
        cards["missions"]["HYM-4"]["round_limit"] = 99

    found = refusals(spoil)
    assert len([line for line in found if "nv" in line or "points" in line or "round_limit" in line]) == 3


# warnings


def test_what_is_hardly_meant_is_pointed_out() -> None:
    def spoil(cards: dict[str, Any]) -> None:
        cards["events"]["EVT-04"]["effect"] = ["ACTIVE.mod_mt(n=0)/ROUNDS:2"]
        cards["missions"]["HYM-4"]["objectives"][2]["effect"] = ["OWNER.set_flag(name=kye,value=1)"]
        rows = [list(row) for row in cards["missions"]["HYM-1"]["map"]]
        for column, row in ((3, 1), (4, 1), (3, 3), (4, 3), (2, 1), (2, 2), (2, 3), (5, 1), (5, 2), (5, 3)):
            rows[row][column] = "#"
        cards["missions"]["HYM-1"]["map"] = ["".join(row) for row in rows]

    assert warnings(read_pack(pack(spoil))) == [
        "EVT-04: 'mod_mt(n=0)' does nothing",
        "HYM-1: GRIFFIN cannot reach 1 squares of floor, first 4,2",
        "HYM-1: SCORPION cannot reach 1 squares of floor, first 4,2",
        "HYM-4: the flag 'key' is asked for, but nothing sets it",
    ]
