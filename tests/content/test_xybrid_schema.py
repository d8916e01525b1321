"""What an XYbrid pack may contain."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrum.content.pack import Pack
from monstrum.content.problems import PackErrors
from monstrum.content.tables import Table
from monstrum.games.xybrid.content.schema import BreakthroughCard, PartCard, load, read_pack, warnings
from tests.content.games import shipped


def part(*effect: str, type: str = "arm", value: int = 1, sciences: tuple[str, ...] = ("BIO",)) -> Table:
    return {"type": type, "sciences": list(sciences), "value": value, "effect": list(effect)}


def pack(parts: dict[str, Table], breakthroughs: dict[str, Table] | None = None) -> Pack:
    """The standard cards, with these on top."""
    standard, _, _ = load(shipped("standard"), None)
    cards = {
        "parts": standard.cards["parts"] | parts,
        "breakthroughs": standard.cards["breakthroughs"] | (breakthroughs or {}),
    }
    return Pack("test", "xybrid", "Test", "1", "MIT", (), "", Path(), cards, {})


def refusal(parts: dict[str, Table], breakthroughs: dict[str, Table] | None = None) -> str:
    """The first line of the only complaint."""
    with pytest.raises(PackErrors) as found:
        read_pack(pack(parts, breakthroughs))
    assert len(found.value.errors) == 1
    return str(found.value).splitlines()[0]


# the standard pack


def test_the_standard_pack_is_read_in_ascending_order() -> None:
    loaded, parts, breakthroughs = load(shipped("standard"), None)
    assert (parts, breakthroughs) == read_pack(loaded)
    assert [card.id for card in parts] == sorted(card.id for card in parts)
    assert (len(parts), len(breakthroughs)) == (96, 16)
    assert parts[0] == PartCard("A01", "arm", ("BIO",), 7, ())
    assert breakthroughs[0].effects[0].trigger == "BREAKTHROUGH"


def test_the_standard_pack_gives_no_warning() -> None:
    _, parts, breakthroughs = load(shipped("standard"), None)
    assert warnings(parts, breakthroughs) == []


# the fields of a part


@pytest.mark.parametrize(
    ("id", "card", "message"),
    [
        ("A99", part(type="leg"), "[A99] type: unknown type 'leg' (did you mean legs?)"),
        ("A1", part(), "[A1]: the id of a part of type arm is A and two or more digits"),
        ("A٣٣", part(), "[A٣٣]: the id of a part of type arm is A and two or more digits"),
        ("A99", part(sciences=()), "[A99] sciences: a part has at least one science"),
        ("A99", part(sciences=("BIO", "BIO")), "[A99] sciences: a science is listed twice"),
        ("A99", part(sciences=("PHI",)), "[A99] sciences: unknown science 'PHI' (did you mean PHY?)"),
        ("A99", part(value=21), "[A99] value: a value is a number from 0 to 20, found 21"),
        ("A99", part(value=-1), "[A99] value: a value is a number from 0 to 20, found -1"),
        ("C99", part(type="core"), "[C99] value: a core has the value 0, found 1"),
    ],
)
def test_a_part_is_refused_for_its_fields(id: str, card: Table, message: str) -> None:
    assert refusal({id: card}).startswith(f"parts.toml: {message}")


def test_a_breakthrough_is_b_and_digits_and_does_something() -> None:
    assert refusal({}, {"X1": {"effect": ["GAIN(1)"]}}) == (
        "breakthroughs.toml: [X1]: the id of a breakthrough is B and digits"
    )
    assert (
        refusal({}, {"B1": {"effect": []}}) == "breakthroughs.toml: [B1] effect: a breakthrough has an effect"
    )


def test_a_pack_has_enough_cards_and_not_too_many() -> None:
    few = pack({})
    few.cards["parts"] = {f"C{n:02}": part(type="core", value=0) for n in range(11)}
    few.cards["breakthroughs"].clear()
    with pytest.raises(PackErrors) as found:
        read_pack(few)
    assert [error.message for error in found.value.errors] == [
        "a pack needs at least 12 cores, found 11",
        "a pack needs at least 40 parts besides cores, found 0",
        "there is no part of type head",
        "there is no part of type arm",
        "there is no part of type legs",
        "there is no part of type aux",
        "a pack needs at least 12 breakthroughs, found 0",
    ]
    many = {f"A{n}": part() for n in range(100, 170)}
    assert refusal(many) == (
        "parts.toml: too many cards: 6 × parts + breakthroughs + 13 may be at most 1024, "
        "found 6 × 166 + 16 + 13"
    )


# effects


@pytest.mark.parametrize(
    "effect",
    [
        "DEPLOY: BOOST(all(me.monster, sci=BIO, sci=CHE), min(4, 2*val(it)))",
        "DEPLOY: GAIN(val(highest(any.monster)))",
        "DEPLOY if(val(self)>=3): LOSE(me, 1)",
        "DEPLOY if(round=3): STEAL(leader, round)",
        "DEPLOY if(2*count(me.hand, +core)>=4): SWAP(highest(me.monster), random(1, lab))",
        "MISSION cost{LOSE(me, 2)}: DRAW(count(me.pile), type=aux, val<=2)",
        "STATIC if(side(self)=right): SCI(BIO); VALUE(-2)",
        "STATIC: SHIELD(all(me.monster, side=left)); HAND(distinct(me.pile))",
        "STATIC if(count(me.monster, type=aux)>=1): SCI(ROB)",
    ],
)
def test_these_effects_are_allowed(effect: str) -> None:
    read_pack(pack({"A99": part(effect)}))


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("BREAKTHROUGH: GAIN(1)", "position 0: unknown trigger 'BREAKTHROUGH'"),
        ("STATIC may: VALUE(1)", "position 0: a STATIC effect works all the time and takes no 'may'"),
        (
            "STATIC cost{DESTROY(self)}: VALUE(1)",
            "position 0: a STATIC effect works all the time and takes no 'cost'",
        ),
        ("STATIC: GAIN(1)", "position 8: 'GAIN' is no STATIC operation here"),
        ("DEPLOY: VALUE(1)", "position 8: 'VALUE' is no operation here"),
        ("DEPLOY cost{HAND(1)}: GAIN(1)", "position 12: 'HAND' is no operation here"),
        ("STATIC: SHIELD(choose(1, me.monster))", "position 15: 'choose' is no STATIC selector here"),
        ("STATIC: AURA(highest(me.monster), 1)", "position 13: 'highest' is no STATIC selector here"),
        ("STATIC: AURA(all(me.monster, val<=3), 1)", "position 29: 'val<=' is no filter here"),
        ("STATIC: VALUE(val(self))", "position 14: 'val' is no STATIC amount here"),
        ("STATIC: VALUE(2*val(self))", "position 16: 'val' is no STATIC amount here"),
        ("STATIC if(least(me)): VALUE(1)", "position 10: 'least' is no STATIC condition here"),
        ("STATIC if(count(lab, val<=3)>=1): VALUE(1)", "position 21: 'val<=' is no filter here"),
        ("STATIC: AURA(all(me.monster), val(it))", "position 30: 'val' is no STATIC amount here"),
        ("STATIC if(count(lab, sci=BIO)>=1): SCI(CHE)", "position 21: 'sci=' is no filter here"),
        (
            "STATIC if(distinct(lab)>=1): SCI(CHE)",
            "position 10: 'distinct' is no amount free of sciences here",
        ),
        ("STATIC: SCI(BIO, BIO)", "position 17: 'BIO' is repeated"),
        ("STATIC: SCI", "position 8: SCI lacks a science"),
        (
            "DEPLOY if(val(choose(1, lab))>=1): GAIN(1)",
            "position 14: 'choose' is no selector without a question here",
        ),
        (
            "DEPLOY if(val(random(1, lab))>=1): GAIN(1)",
            "position 14: 'random' is no selector without a question here",
        ),
        ("DEPLOY if(count(lab)<=1): GAIN(1)", "position 10: unknown condition 'count(lab)<=1'"),
        ("DEPLOY if(count(lab)>=count(lab)): GAIN(1)", "position 22: 'count' is no number here"),
        ("DEPLOY if(coun(lab)>=1): GAIN(1)", "position 10: unknown amount 'coun' (did you mean count?)"),
        ("DEPLOY if(side(self)=up): GAIN(1)", "position 21: unknown side 'up'"),
        ("DEPLOY if(least(leader)): GAIN(1)", "position 16: 'leader' is no player here"),
        ("DEPLOY: TAKE(choose(1, lab))", "position 23: 'lab' is no zone to take from here"),
        ("DEPLOY: DRAW(1, lab)", "position 16: 'lab' is no filter here"),
        ("DEPLOY: DESTROY(upto(2, lab))", "position 21: expected a number of parts, found 2"),
        (
            "DEPLOY: DESTROY(choose)",
            "position 16: choose(number of parts, zone, filter…) lacks its number of parts",
        ),
        ("DEPLOY: DESTROY(choose(0, lab))", "position 23: expected a number of parts, found 0"),
        ("DEPLOY: DESTROY(random(10, lab))", "position 23: expected a number of parts, found 10"),
        ("DEPLOY: DESTROY(all(opp.pile))", "position 20: unknown zone 'opp.pile' (did you mean me.pile?)"),
        ("DEPLOY: SWAP(all(lab), self)", "position 13: 'all' is no selector of one part here"),
        ("DEPLOY: SWAP(self, choose(2, lab))", "position 26: expected a number of parts, found 2"),
        ("DEPLOY: GAIN(val(it))", "position 17: 'it' is no selector here"),
        ("DEPLOY: BOOST(it, 1)", "position 14: 'it' is no selector here"),
        ("DEPLOY: BOOST(self, it)", "position 20: 'it' is no amount here"),
        ("DEPLOY: GAIN(100)", "position 13: expected an amount, found 100"),
        ("DEPLOY: GAIN(-100*round)", "position 13: expected an amount, found -100*round"),
        ("DEPLOY: GAIN(min(count(lab), 2))", "position 17: 'count' is no number here"),
        ("DEPLOY: ADDSCI(self, BIO)", "position 21: 'BIO' is no word here"),
        ("DEPLOY: STEAL(each_opp, 1)", "position 14: 'each_opp' is no single opponent here"),
        ("DEPLOY: DESTROY(all(lab, trig=BREAKTHROUGH))", "position 30: unknown label 'BREAKTHROUGH'"),
        ("DEPLOY: DESTROY(all(lab, +cores))", "position 25: unknown filter '+cores' (did you mean +core?)"),
    ],
)
def test_these_effects_are_refused(effect: str, message: str) -> None:
    found = refusal({"A99": part(effect)})
    assert found.startswith(f"parts.toml: [A99] effect, {message}")
    assert found.removeprefix(f"parts.toml: [A99] effect, {message}")[:1] in ("", ";")


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("DEPLOY: GAIN(1)", "position 0: unknown trigger 'DEPLOY'; allowed here: BREAKTHROUGH"),
        ("TAKE(self)", "position 5: 'self' is no selector here"),
        ("if(side(self)=left): GAIN(1)", "position 3: 'side' is no amount here"),
        ("VALUE(1)", "position 0: 'VALUE' is no operation here"),
    ],
)
def test_a_breakthrough_has_no_source(effect: str, message: str) -> None:
    assert refusal({}, {"B99": {"effect": [effect]}}).startswith(
        f"breakthroughs.toml: [B99] effect, {message}"
    )


def test_a_breakthrough_may_name_its_trigger() -> None:
    _, breakthroughs = read_pack(pack({}, {"B99": {"effect": ["BREAKTHROUGH if(least(me)): GAIN(1)"]}}))
    assert breakthroughs[-1] == BreakthroughCard("B99", breakthroughs[-1].effects)


def test_all_complaints_come_at_once() -> None:
    with pytest.raises(PackErrors) as found:
        read_pack(pack({"A98": part("DEPLOY: GAN(1)", "DEPLOY: GAIN(", value=30), "A99": part(type="x")}))
    assert [(error.where, error.position) for error in found.value.errors] == [
        ("[A98] value", None),
        ("[A98] effect 1", 8),
        ("[A98] effect 2", 13),
        ("[A99] type", None),
    ]
    assert str(found.value).startswith("4 errors\nparts.toml: [A98] value")


WORDS = (
    "GAIN BOOST SWAP DRAW DESTROY VALUE AURA SCI choose upto all val min count distinct side least self it "
    "lab me.hand type sci arm BIO choose_opp round left may cost{ if( ( ) ( ) , , ; : = >= <= * + - 1 2 3"
)


@given(
    st.lists(st.sampled_from(WORDS.split(" ")), max_size=12), st.sampled_from(["DEPLOY: ", "STATIC: ", ""])
)
def test_any_effect_is_allowed_or_refused_with_its_place(words: list[str], head: str) -> None:
    cards = {"parts": {"A99": part(head + " ".join(words))}, "breakthroughs": {}}
    with pytest.raises(PackErrors) as found:  # there are no cores, so something is always missing
        read_pack(Pack("test", "xybrid", "Test", "1", "MIT", (), "", Path(), cards, {}))
    assert all(error.file for error in found.value.errors)


# warnings


@pytest.mark.parametrize(
    ("id", "card", "warning"),
    [
        (
            "A99",
            part("DEPLOY: BOOST(all(lab), 1)"),
            "BOOST(all(lab), 1) does nothing: only attached parts can be affected",
        ),
        (
            "A99",
            part("MISSION: SHIELD(self)"),
            "SHIELD(self) does nothing: only attached parts can be affected",
        ),
        (
            "A99",
            part("DEPLOY: JAM(choose(1, opp.hand))"),
            "JAM(choose(1, opp.hand)) does nothing: only attached parts can be affected",
        ),
        (
            "A99",
            part("DEPLOY: DRAW(1, type=core)"),
            "DRAW(1, type=core) does nothing: cores are never drawn, destroyed, taken or attached",
        ),
        (
            "C99",
            part("MISSION: TAKE(self)", type="core", value=0),
            "TAKE(self) does nothing: cores are never drawn, destroyed, taken or attached",
        ),
        ("A99", part("DEPLOY: TOLAB(all(lab))"), "TOLAB(all(lab)) does nothing: the parts are there already"),
        ("A99", part("DEPLOY: COPY(self)"), "COPY(self) does nothing: an effect with COPY is never copied"),
        ("A99", part("DEPLOY: GAIN(-1)"), "GAIN(-1) does nothing: the amount is -1"),
        ("A99", part("STATIC: VALUE(0)"), "VALUE(0) does nothing: the amount is 0"),
        (
            "A99",
            part("DEPLOY: DESTROY(all(lab, type=arm, type=aux))"),
            "all(lab, type=arm, type=aux) finds nothing: no part has two types",
        ),
        (
            "A99",
            part("DEPLOY: GAIN(count(me.monster, type=legs, side=left))"),
            "count(me.monster, type=legs, side=left) finds nothing: only arms have a side",
        ),
        (
            "A99",
            part("DEPLOY: GAIN(count(me.monster, side=left, side=right))"),
            "count(me.monster, side=left, side=right) finds nothing: no arm has two sides",
        ),
        (
            "A99",
            part("DEPLOY: SWAP(self, choose(1, core_pile))"),
            "choose(1, core_pile) finds nothing: cores are picked only with +core or type=core",
        ),
        (
            "H99",
            part("DEPLOY if(side(self)=left): GAIN(1)", type="head"),
            "side(self) is never true: only arms have a side",
        ),
        (
            "A99",
            part("DRAW if(side(self)=left): GAIN(1)"),
            "side(self) is never true: the part is not attached at its DRAW",
        ),
    ],
)
def test_what_can_never_do_anything_is_pointed_out(id: str, card: Table, warning: str) -> None:
    parts, breakthroughs = read_pack(pack({id: card}))
    assert warnings(parts, breakthroughs) == [f"{id}: {warning}"]


@pytest.mark.parametrize(
    "effect",
    [
        "DEPLOY: BOOST(self, count(me.hand))",
        "DEPLOY: DRAW(count(me.pile, type=core))",
        "DEPLOY: GAIN(count(core_pile))",
        "DEPLOY: BOOST(self, -2)",
    ],
)
def test_what_can_do_something_is_not_pointed_out(effect: str) -> None:
    assert warnings(*read_pack(pack({"A99": part(effect)}))) == []


def test_a_breakthrough_has_no_others() -> None:
    cards = read_pack(pack({}, {"B99": {"effect": ["DESTROY(choose(1, me.monster, other))"]}}))
    assert warnings(*cards) == ["B99: 'other' excludes nothing: a breakthrough has no part of its own"]
