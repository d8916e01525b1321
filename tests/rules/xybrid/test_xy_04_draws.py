"""XY-4  Turn step 2: DRAW: what may be drawn, and what a draw triggers. The lab is in the next file."""

import pytest

from tests.marks import rule
from tests.table import Table, breakthrough, card, lab, with_cards

COMPLETE = "C02[H03 A01l A10r L02]"


def drawing(monster: str, lab_parts: str, hand: str = "", deck: str = "L14 L01 X03 A02 A03 …") -> Table:
    return lab(P0=f"{monster} hand{{{hand}}}", P1="C08", lab=lab_parts, deck=deck, step="draw")


@rule("XY-4.1")
def test_exactly_one_part_is_drawn() -> None:
    table = drawing(COMPLETE, "A18 H13 X01")

    assert table.refuses(0, "none") == "must_choose"
    table.play(0, "draw X01")

    assert (table.lab(), table.asked(), table.decision()) == ("A18 H13", "P1", "DRAW")
    assert table.happened("DRAWN") == ["P0 X01"]


@rule("XY-4.2")
@pytest.mark.parametrize(
    ("monster", "needs"),
    [
        ("C02", ["head", "arm", "arm", "legs"]),
        ("C02[H03 A01l L02]", ["arm"]),
        ("C02[A01r]", ["head", "arm", "legs"]),
        ("C02[H03 A01l A10r L02 +X01]", []),
    ],
)
def test_a_monster_needs_a_type_while_a_slot_of_it_is_open(monster: str, needs: list[str]) -> None:
    assert drawing(monster, "A18 A25 H06 L13").fact("needs")["P0"] == needs


@rule("XY-4.2")
def test_parts_in_hand_do_not_satisfy_a_need() -> None:
    table = drawing("C02[H03 A01l L02]", "A18 H13 X01", hand="A10")

    assert table.options(0) == ["draw A18", "draw X01"]


@rule("XY-4.2")
@pytest.mark.parametrize("side", ["l", "r"])
def test_either_side_is_served_by_any_arm(side: str) -> None:
    table = drawing(f"C02[H03 A01{side} L02]", "A18 A25 H13")

    assert table.options(0) == ["draw A18", "draw A25"]


@rule("XY-4.3")
def test_needed_types_and_auxiliaries_may_be_drawn() -> None:
    table = drawing("C02[A01l A10r L02]", "A18 A25 H06 L13 X01")

    assert table.options(0) == ["draw H06", "draw X01"]
    assert table.refuses(0, "draw A18") == "not_needed"


@rule("XY-4.4")
@pytest.mark.parametrize("monster", [COMPLETE, "C02[H03 A01l L02]", "C02[H03 A01l]"])
def test_without_a_needed_type_in_the_lab_everything_may_be_drawn(monster: str) -> None:
    table = drawing(monster, "H06 H13 X01")

    assert table.options(0) == ["draw H06", "draw H13", "draw X01"]


@rule("XY-4.4")
def test_a_complete_monster_may_draw_anything() -> None:
    assert drawing(COMPLETE, "A18 H06 L13 X01").options(0) == ["draw A18", "draw H06", "draw L13", "draw X01"]


@rule("XY-4.5")
def test_draws_by_effects_ignore_what_the_monster_needs() -> None:
    table = drawing("C02[H03 L02]", "A27 H13 L13 X01 A18")

    table.play(0, "draw A27")

    assert (table.decision(), table.options(0)) == (
        "EFFECT_DRAW",
        ["draw A18", "draw H13", "draw L13", "draw X01"],
    )


@rule("XY-4.5")
def test_draws_by_effects_obey_their_own_filter() -> None:
    table = drawing("C02", "L15 A18 H13 X01", deck="A05 H02 L13 …")

    table.play(0, "draw L15")  # STOCK(2), then a part worth 3 or less

    assert table.options(0) == ["draw A05", "draw H02", "draw X01"]
    assert table.refuses(0, "draw A18") != ""


@rule("XY-4.6")
def test_a_drawn_part_reaches_the_hand_then_the_lab_is_restocked_then_its_effect_resolves() -> None:
    table = drawing("C02[H03 L02]", "A04", deck="A10 X01 L13 A18 H06 A25 …")

    assert (table.hand(0), table.lab()) == ("A04", "A10 A18 H06 L13 X01")
    assert (table.decision(), table.options(0)) == ("EFFECT_DRAW", ["draw A10", "draw A18"])
    table.play(0, "draw A18", "left")
    assert table.monster(0) == "C02[H03 A04l A18r L02]"


@rule("XY-4.6", "XY-12.1")
def test_the_drawer_controls_the_effect_of_the_drawn_part() -> None:
    table = lab(P0="C02 hand{}", P1="C08 hand{A18 H13}", lab="A20 X01", step="draw")

    table.play(0, "draw A20")

    assert (table.asked(), table.options(0)) == ("P0", ["pick A18", "pick H13"])
    table.play(0, "pick H13")
    assert (table.monster(0), table.hand(0), table.hand(1)) == ("C02[H13]", "A20", "A18")


@rule("XY-4.7")
def test_every_kind_of_effect_that_draws_triggers_draw_effects() -> None:
    pack = with_cards(
        {
            "X99": card("DEPLOY: DRAW(1, type=aux)", value=9),
            "X98": card("DRAW: GAIN(1)", "MISSION: DRAW(1, type=aux)"),
            "X97": card("DRAW: DRAW(1, type=aux)"),
            "B99": breakthrough("DRAW(1, type=aux)"),
            "C99": card("DEPLOY may: GAIN(1)", type="core", value=0),
        }
    )
    deploying = lab(pack=pack, P0="C02[+X99]", P1="C99", lab="X98 A18", step="deploy")
    by_mission = lab(pack=pack, P0="C02 pile{X98}", P1="C08", lab="X97 X01 A18", round=2)
    nested = lab(pack=pack, P0="C02", P1="C08", lab="X97 X98 A18 A25", step="draw")
    revealed = lab(pack=pack, P0="C02 breakthroughs{B99}", P1="C99", lab="X98 A18", step="breakthroughs")

    by_mission.play(0, "activate X98", "draw X97")
    nested.play(0, "draw X97")
    revealed.play(0, "reveal B99")

    assert (deploying.infamy(0), nested.infamy(0), revealed.infamy(0)) == (1, 1, 1)
    assert by_mission.happened("DRAWN")[:2] == ["P0 X97", "P0 X01"]


@rule("XY-4.7")
def test_a_draw_inside_a_draw_resolves_before_the_outer_effect_goes_on() -> None:
    pack = with_cards(
        {
            "X99": card("DRAW: DRAW(2, type=aux); GAIN(1)"),
            "X98": card("DRAW: GAIN(10); DRAW(1, type=head); GAIN(20)"),
            "X97": card("DRAW: GAIN(40)"),
            "H99": card("DRAW: GAIN(80)", type="head"),
        }
    )
    table = lab(pack=pack, P0="C02", P1="C08", lab="X99 X98 X97 H99 A18 A25", step="draw")

    table.play(0, "draw X99", "draw X98")  # what is left is drawn without a question

    assert table.happened("DRAWN") == ["P0 X99", "P0 X98", "P0 H99", "P0 X97"]
    assert table.happened("GAINED") == ["P0 10", "P0 80", "P0 20", "P0 40", "P0 1"]


@rule("XY-4.11")
def test_cores_are_never_drawn() -> None:
    pack = with_cards({"X99": card("DRAW: DRAW(2, type=core); GAIN(1)")})
    table = lab(pack=pack, P0="C02", P1="C08", lab="X99 A18 A25 X01", step="draw")

    assert table.refuses(0, "draw C05") == "core_never_drawn"
    table.play(0, "draw X99")

    assert (table.infamy(0), table.happened("DRAWN")) == (1, ["P0 X99"])


# XY-4.12: a part that puts itself back into the lab and draws again would go on for ever.

ENDLESS = with_cards(
    {
        "X99": card("DRAW: TOLAB(self); DRAW(1)"),
        "X98": card("DEPLOY: DRAW(1)", value=9),
        "C99": card("DEPLOY may: GAIN(1)", type="core", value=0),
    }
)


@rule("XY-4.12")
def test_at_most_100_draw_effects_are_triggered_in_one_turn() -> None:
    table = lab(pack=ENDLESS, P0="C02", P1="C08", lab="X99", deck="", step="draw", round=3)

    assert table.happened("DRAWN") == ["P0 X99"] * 101
    assert table.monster(0) == "C02[+X99]"


@rule("XY-4.12")
def test_at_most_100_draw_effects_are_triggered_in_one_deployment() -> None:
    table = lab(
        pack=ENDLESS, P0="C02[+X98]", P1="C99", lab="X99", deck="", step="breakthroughs", triggered=100
    )

    assert table.happened("DRAWN") == ["P0 X99"] * 101
    assert table.hand(0) == "X99"


@rule("XY-4.12")
def test_the_hundred_are_counted_anew_in_every_turn() -> None:
    table = lab(P0="C02", P1="C08", lab="H16 A04 A18 X01 X03 L02", step="draw", triggered=100)

    table.play(0, "draw H16")
    assert (table.asked(), table.decision()) == ("P1", "DRAW")
    table.play(1, "draw A04")

    assert (table.hand(1), table.monster(1)) == ("A04 A18", "C08[]")
