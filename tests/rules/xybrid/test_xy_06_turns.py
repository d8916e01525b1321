"""XY-6  Turn step 4: END, and when the monsters are deployed."""

import pytest

from tests.marks import rule
from tests.table import lab

FULL = ["C02[H03 A01l A10r L02]", "C08[H13 A18l A25r L13]", "C11[H16 A27l A30r L14]"]
HEADLESS = "C02[A01l A10r L02]"


@rule("XY-6.1")
def test_the_turn_passes_clockwise_and_complete_monsters_play_on() -> None:
    table = lab(
        players=3, first="P1", turn="P1", P0=HEADLESS, P1=FULL[1], P2=FULL[2], lab="X01 X05 X12 X18 H11 H06"
    )

    table.play(1, "draw X01")
    table.play(2, "draw X05")
    assert (table.asked(), table.decision()) == ("P0", "DRAW")
    table.play(0, "draw X12")

    assert (table.asked(), table.fact("cycle")) == ("P1", 2)
    assert table.happened("TURN_STARTED") == ["P1", "P2", "P0", "P1"]


@rule("XY-6.2")
def test_deployment_starts_only_at_the_end_of_the_last_turn_of_a_cycle() -> None:
    table = lab(
        players=3,
        P0=HEADLESS,
        P1=FULL[1],
        P2=f"{FULL[2]} breakthroughs{{B01}}",
        lab="H06 X01 X05 X12 X18 X14",
        cycle=5,
    )

    table.play(0, "draw H06")  # now everybody is complete
    assert (table.asked(), table.decision()) == ("P1", "DRAW")
    table.play(1, "draw X01")
    assert (table.asked(), table.decision()) == ("P2", "DRAW")
    table.play(2, "draw X05")

    assert (table.decision(), table.asked()) == ("BREAKTHROUGH", "P2")


@rule("XY-6.2")
def test_a_new_cycle_begins_while_a_monster_is_incomplete() -> None:
    table = lab(P0=HEADLESS, P1=FULL[1], lab="X01 X05 X12 X18", turn="P1")

    table.play(1, "draw X01")

    assert (table.fact("cycle"), table.asked(), table.decision()) == (2, "P0", "DRAW")


@rule("XY-6.2")
@pytest.mark.parametrize(("head", "complete"), [("H16", False), ("H03", True)])
def test_a_monster_that_lost_a_part_counts_as_incomplete(head: str, complete: bool) -> None:
    P0 = f"C02[{head} A01l A10r L02] breakthroughs{{B01}}"
    table = lab(P0=P0, P1=f"{FULL[1]} pile{{H15}}", turn="P1", lab="X01 X05 X12 X18", round=2, cycle=4)

    table.play(1, "activate H15", "draw X05")  # it snipes a part worth 5 or less: H16, but not H03

    assert table.fact("complete")["P0"] == complete
    assert table.decision() == ("BREAKTHROUGH" if complete else "DRAW")
    assert table.fact("cycle") == (4 if complete else 5)


@rule("XY-6.3")
def test_a_cycle_without_a_draw_in_a_draw_step_starts_deployment() -> None:
    table = lab(P0=HEADLESS, P1=f"{FULL[1]} breakthroughs{{B01}}", lab="", deck="")

    assert table.happened("NOTHING_DRAWN") == ["P0", "P1"]
    assert (table.happened("GRIDLOCKED"), table.decision()) == ([""], "BREAKTHROUGH")


@rule("XY-6.3")
def test_one_draw_in_the_cycle_is_enough_to_go_on() -> None:
    table = lab(P0=HEADLESS, P1=f"{FULL[1]} breakthroughs{{B01}}", lab="X01", deck="")

    assert table.story("DRAWN", "NOTHING_DRAWN", "GRIDLOCKED") == [
        "DRAWN P0 X01", "NOTHING_DRAWN P1", "NOTHING_DRAWN P0", "NOTHING_DRAWN P1", "GRIDLOCKED",
    ]  # fmt: skip
    assert table.fact("cycle") == 2


@rule("XY-6.3")
def test_draws_by_effects_do_not_prevent_gridlock() -> None:
    table = lab(P0=f"{HEADLESS} pile{{A31}}", P1=f"{FULL[1]} breakthroughs{{B01}}", lab="", deck="", round=2)

    assert table.options(0) == ["pass", "activate A31"]
    table.play(0, "activate A31", "done")  # its own cost restocks the lab with it, and it is drawn

    assert table.happened("DRAWN") == ["P0 A31"]
    assert table.happened("GRIDLOCKED") == [""]


@rule("XY-6.4")
@pytest.mark.parametrize(("cycle", "deployed"), [(19, False), (20, True)])
def test_after_the_20th_cycle_deployment_starts_regardless(cycle: int, deployed: bool) -> None:
    table = lab(
        P0=HEADLESS, P1=f"{FULL[1]} breakthroughs{{B01}}", lab="X01 X05 X12 X18", turn="P1", cycle=cycle
    )

    table.play(1, "draw X01")

    assert (table.decision() == "BREAKTHROUGH") == deployed
    assert table.happened("CAP_REACHED") == ([""] if deployed else [])


@rule("XY-6.5")
def test_an_incomplete_monster_deploys_and_scores_with_what_it_has() -> None:
    table = lab(P0="C02[A14l L02]", P1="C08[A25r L13]", lab="", deck="", round=3)

    table.play(0, "pick L13")  # A14 corrodes it by 3

    assert (table.infamy(0), table.infamy(1), table.over()) == (4 + 7, 7 + 4, True)
