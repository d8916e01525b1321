"""The effect grammar: what it reads, what it refuses, and that printing is the inverse of reading."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monstrum.content.grammar import parse_effect, write_effect
from monstrum.content.syntax import (
    Block,
    Call,
    Compare,
    Effect,
    Flag,
    Items,
    Name,
    Node,
    Number,
    Pair,
    Times,
)
from monstrum.core.errors import ContentError
from tests.content.games import HYBRID_TRIGGERS, XYBRID_TRIGGERS, printed_effects, xybrid_effects


def read(text: str) -> Effect:
    return parse_effect(text, XYBRID_TRIGGERS)


# every printed card


@pytest.mark.parametrize(("id", "text"), xybrid_effects())
def test_every_xybrid_effect_is_printed_as_it_was_read(id: str, text: str) -> None:
    effect = parse_effect(text, XYBRID_TRIGGERS, "BREAKTHROUGH" if id.startswith("B") else "")
    written = write_effect(effect)
    assert parse_effect(written, XYBRID_TRIGGERS) == effect
    assert written.removeprefix("BREAKTHROUGH").lstrip(": ") == text


@pytest.mark.parametrize(("id", "text"), printed_effects("mutation_wars"))
def test_every_mutation_wars_effect_is_printed_as_it_was_read(id: str, text: str) -> None:
    effect = parse_effect(text, ())
    assert write_effect(effect) == text.replace("\N{MINUS SIGN}", "-")
    assert parse_effect(write_effect(effect), ()) == effect


@pytest.mark.parametrize(("id", "text"), printed_effects("hybrid"))
def test_every_hybrid_effect_survives_printing(id: str, text: str) -> None:
    effect = parse_effect(text, HYBRID_TRIGGERS, "ON_PLAY")
    assert parse_effect(write_effect(effect), HYBRID_TRIGGERS) == effect


# the tree


def test_an_effect_has_trigger_cost_condition_and_operations() -> None:
    effect = read("DRAW may cost{DESTROY(choose(1, me.hand, other))} if(count(lab)>=2): DRAW(2); GAIN(1)")
    choose = Call("choose", (Number(1, 0), Name("me.hand", 0), Name("other", 0)), 0)
    assert effect == Effect(
        trigger="DRAW",
        may=True,
        cost=(Call("DESTROY", (choose,), 0),),
        condition=Compare(Call("count", (Name("lab", 0),), 0), ">=", Number(2, 0), 0),
        ops=(Call("DRAW", (Number(2, 0),), 0), Call("GAIN", (Number(1, 0),), 0)),
        text="",
        trigger_at=0,
    )


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("-3", Number(-3, 0)),
        ("\N{MINUS SIGN}3", Number(-3, 0)),
        ("+3", Number(3, 0)),
        ("+core", Flag("core", 0)),
        ("me.hand", Name("me.hand", 0)),
        ("LEVEL_ABOVE:1", Name("LEVEL_ABOVE:1", 0)),
        ("2*count(lab)", Times(2, Call("count", (Name("lab", 0),), 0), 0)),
        ("-2/0", Pair(-2, 0, 0)),
        ("[MU, BT]", Items((Name("MU", 0), Name("BT", 0)), 0)),
        ("OC+F", Items((Name("OC", 0), Name("F", 0)), 0)),
        ("val<=5", Compare(Name("val", 0), "<=", Number(5, 0), 0)),
        ("side(self)=left", Compare(Call("side", (Name("self", 0),), 0), "=", Name("left", 0), 0)),
        ("{END_BATTLE}", Block((Call("END_BATTLE", (), 0),), 0)),
        ("FIG[ANY]", Call("FIG", (Name("ANY", 0),), 0, square=True)),
    ],
)
def test_an_argument_is_read_as(text: str, node: Node) -> None:
    assert read(f"DEPLOY: OP({text})").ops[0].args == (node,)


def test_nodes_know_where_they_stand() -> None:
    effect = read("DEPLOY: BOOST(choose(1, lab), 2*round)")
    boost = effect.ops[0]
    choose, times = boost.args
    assert isinstance(choose, Call)
    assert isinstance(times, Times)
    assert [effect.trigger_at, boost.at, choose.at, choose.args[1].at, times.at, times.of.at] == [
        0,
        8,
        14,
        24,
        30,
        32,
    ]


def test_the_compact_spelling_of_hybrid_is_the_same_effect() -> None:
    compact = parse_effect("ROUND_END ?flag=key:1 FIG[ANY,1].heal(n=+1)/ROUNDS:2~opt", HYBRID_TRIGGERS)
    spelled = parse_effect("ROUND_END if(flag=key:1): FIG[ANY, 1].heal(n=1)/ROUNDS:2~opt", HYBRID_TRIGGERS)
    assert compact == spelled
    heal = compact.ops[0]
    assert heal.target == Call("FIG", (Name("ANY", 0), Number(1, 0)), 0, square=True)
    assert (heal.duration, heal.optional) == ("ROUNDS:2", True)


def test_modifiers_stand_in_any_order_and_spaces_are_free() -> None:
    assert read("DEPLOY if(least(me)) cost{A} may: B") == read("DEPLOY may cost { A } if ( least( me ) ):B")


def test_the_trigger_may_be_left_out_where_there_is_a_default() -> None:
    effect = parse_effect("may cost{DESTROY(self)}: GAIN(1)", XYBRID_TRIGGERS, "BREAKTHROUGH")
    assert (effect.trigger, effect.trigger_at) == ("BREAKTHROUGH", -1)
    assert parse_effect("DRAW(1)", XYBRID_TRIGGERS, "BREAKTHROUGH").ops[0].name == "DRAW"
    assert parse_effect("FLIP(eye)", ()).trigger == ""


# what is refused


@pytest.mark.parametrize(
    ("text", "position", "message"),
    [
        ("", 0, "expected a trigger, found the end"),
        ("GAIN(4)", 0, "expected a trigger, found 'GAIN'"),
        ("may: GAIN(4)", 0, "expected a trigger, found 'may'"),
        (": GAIN(4)", 0, "expected a trigger, found ':'"),
        ("DEPLYO: GAIN(4)", 0, "unknown trigger 'DEPLYO' (did you mean DEPLOY?)"),
        ("DEPLOY GAIN(4)", 7, "expected ':' before the operations, found 'GAIN'"),
        ("DEPLOY may may: GAIN(4)", 11, "'may' is written twice"),
        ("DEPLOY cost{A} cost{B}: C", 15, "'cost' is written twice"),
        ("DEPLOY if(a) if(b): C", 13, "'if' is written twice"),
        ("DEPLOY cost{}: C", 12, "expected an operation, found '}'"),
        ("DEPLOY cost{A: C", 13, "expected '}' or ';' after an operation, found ':'"),
        ("DEPLOY if(a=b=c): C", 13, "expected ')' after the condition, found '='"),
        ("DEPLOY:", 7, "expected an operation, found the end"),
        ("DEPLOY: GAIN(4);", 16, "expected an operation, found the end"),
        ("DEPLOY: GAIN(4) GAIN(3)", 16, "expected ';' or the end after an operation, found 'GAIN'"),
        ("DEPLOY: GAIN(4", 14, "expected ')' or ',' after an argument, found the end"),
        ("DEPLOY: A(other +core)", 16, "expected ')' or ',' after an argument, found '+'"),
        ("DEPLOY: A(b; c)", 11, "expected ')' or ',' after an argument, found ';'"),
        ("DEPLOY: A(,)", 10, "expected an argument, found ','"),
        ("DEPLOY: A(2*)", 12, "expected an argument, found ')'"),
        ("DEPLOY: A(2/x)", 12, "expected a number, found 'x'"),
        ("DEPLOY: A/", 10, "expected a duration, found the end"),
        ("DEPLOY: A~op", 10, "expected 'opt' after '~', found 'op'"),
        ("DEPLOY: FIG[ANY] heal", 17, "expected '.' and an operation after the target, found 'heal'"),
        ("DEPLOY: SELF.", 13, "expected an operation after the target, found the end"),
        ("DEPLOY: A(€)", 10, "unexpected character '€'"),
        ("DEPLOY: A(b<3)", 11, "unexpected character '<'"),
        ("DEPLOY: " + "f(" * 13, 34, "more than 12 brackets inside one another"),
        ("DEPLOY: " + "2*" * 2000, None, "an effect has at most 2000 characters, this one has 4008"),
    ],
)
def test_a_faulty_effect_is_refused_at_its_position(text: str, position: int | None, message: str) -> None:
    with pytest.raises(ContentError) as refusal:
        read(text)
    assert (refusal.value.message, refusal.value.position) == (message, position)


def test_a_colon_needs_something_before_it_even_with_a_default_trigger() -> None:
    with pytest.raises(ContentError, match="expected a trigger or a modifier before the colon"):
        parse_effect(": GAIN(4)", XYBRID_TRIGGERS, "BREAKTHROUGH")


@given(st.text(alphabet="DEPLOYmaycostif(){}[]:;,.=<>*/+-~? 123\N{MINUS SIGN}\n", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        effect = parse_effect(text, XYBRID_TRIGGERS, "DEPLOY")
    except ContentError as error:
        position = error.position
    else:
        position = 0
        assert parse_effect(write_effect(effect), XYBRID_TRIGGERS, "DEPLOY") == effect
    assert position in range(len(text) + 1)


# any tree

words = st.from_regex(r"[A-Za-z_][A-Za-z0-9_]{0,6}", fullmatch=True).filter(
    lambda w: w not in ("may", "cost", "if")
)
names = st.builds(Name, st.lists(words, min_size=1, max_size=2).map(".".join), st.just(0))
qualified = st.builds(lambda a, b: Name(f"{a}:{b}", 0), words, words | st.integers(0, 9))
integers = st.integers(-99, 99)
leaves: st.SearchStrategy[Node] = (
    names
    | qualified
    | st.builds(Number, integers, st.just(0))
    | st.builds(Flag, words, st.just(0))
    | st.builds(Pair, integers, integers, st.just(0))
)


def values_of(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    comparison = st.builds(Compare, inner, st.sampled_from(["=", "<=", ">="]), inner, st.just(0))
    arguments = st.lists(inner | comparison, max_size=3).map(tuple)
    return (
        st.builds(Call, words, arguments, st.just(0), square=st.booleans())
        | st.builds(Times, integers, inner, st.just(0))
        | st.builds(Items, arguments, st.just(0))
        | st.builds(Block, operations_of(arguments), st.just(0))
    )


def operations_of(arguments: st.SearchStrategy[tuple[Node, ...]]) -> st.SearchStrategy[tuple[Call, ...]]:
    square = st.builds(Call, words, arguments, st.just(0), square=st.just(True))
    targets = st.none() | st.builds(Name, words, st.just(0)) | square
    durations = st.just("") | words | words.map(lambda word: f"{word}:2")
    calls = st.builds(Call, words, arguments, st.just(0), targets, durations, st.booleans())
    return st.lists(calls, min_size=1, max_size=3).map(tuple)


nodes = st.recursive(leaves, values_of, max_leaves=8)
operations = operations_of(st.lists(nodes, max_size=3).map(tuple))
effects = st.builds(
    Effect,
    trigger=st.sampled_from(XYBRID_TRIGGERS),
    may=st.booleans(),
    cost=st.just(()) | operations,
    condition=st.none() | nodes,
    ops=operations,
    text=st.just(""),
    trigger_at=st.just(0),
)


@given(effects)
@settings(max_examples=40)
def test_reading_what_was_printed_gives_the_same_tree(effect: Effect) -> None:
    assert read(write_effect(effect)) == effect
