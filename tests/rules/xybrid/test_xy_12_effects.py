"""XY-12.1 – XY-12.9  Effects and control: who decides, in which order, how much, with what chance."""

from itertools import permutations
from typing import Any

import pytest

from monstrum.core.events import AUTOMATIC
from monstrum.core.state import CHANCE
from tests.marks import rule
from tests.rules.xybrid.trial import activating, deploying, finished, revealing
from tests.table import Table, card, lab, with_cards


@rule("XY-12.1")
def test_the_owner_of_the_pile_controls_a_mission_and_the_owner_of_the_monster_a_deploy_effect() -> None:
    mission = lab(P0="C01", P1="C10 pile{L16}", lab="A01 A10 A18", round=2, turn="P1")
    deploy = lab(P0="C02[H03]", P1="C08[A14l]", step="deploy")

    mission.play(1, "activate L16")

    assert (mission.asked(), mission.decision()) == ("P1", "EFFECT_PART")
    assert deploy.happened("BOOSTED") == ["H03 -3"]


@rule("XY-12.1")
def test_a_part_that_changed_hands_works_for_its_new_controller() -> None:
    table = deploying(
        "DEPLOY: SWAP(choose(1, me.monster, type=arm), choose(1, opp.monster, type=arm))",
        P0="C02[A01l L02 +X99]",
        P1="C99[A08r L13]",
    )  # A08: your legs are worth 2 more

    assert (table.value("L02"), table.value("L13")) == (9, 7)


@rule("XY-12.1", "XY-12.2")
def test_the_revealer_chooses_among_the_parts_of_opponents() -> None:
    table = revealing("DESTROY(choose(1, opp.monster))", P1="C99[H03 L02]")

    assert (table.asked(), table.options(0)) == ("P0", ["pick H03", "pick L02"])


@rule("XY-12.2")
def test_the_controller_chooses_the_side_and_the_science_and_the_player() -> None:
    side = deploying("DEPLOY: ATTACH(choose(1, opp.monster, type=arm))", P1="C99[A01l]")
    science = deploying("DEPLOY: ADDSCI(all(opp.monster), choose)", P1="C99[A01l]")
    player = deploying("DEPLOY: STEAL(choose_opp, 1)", players=3, P2="C10 inf 3")

    assert (side.asked(), side.decision()) == ("P0", "EFFECT_SIDE")
    assert (science.asked(), science.decision()) == ("P0", "EFFECT_SCIENCE")
    assert (player.asked(), player.decision()) == ("P0", "EFFECT_PLAYER")


WRITTEN = [" ".join(words) for words in permutations(["may", "cost{LOSE(me, 2)}", "if(count(me.hand)>=1)"])]


@rule("XY-12.3")
@pytest.mark.parametrize("written", WRITTEN)
def test_condition_then_yes_or_no_then_cost_then_operations_however_it_is_written(written: str) -> None:
    table = deploying(f"DEPLOY {written}: GAIN(5); GAIN(1)", P0="C02[+X99] hand{A01} inf 3")

    assert (table.decision(), table.options(0), table.infamy(0)) == ("EFFECT_MAY", ["yes", "no"], 3)
    table.play(0, "yes")

    assert table.story("LOST", "GAINED") == ["LOST P0 2", "GAINED P0 5", "GAINED P0 1"]
    assert (table.infamy(0), finished(table)) == (7, True)


@rule("XY-12.3")
@pytest.mark.parametrize("written", WRITTEN)
def test_a_false_condition_ends_the_effect_without_a_decision(written: str) -> None:
    table = deploying(f"DEPLOY {written}: GAIN(5)", P0="C02[+X99] inf 3")

    assert (finished(table), table.infamy(0)) == (True, 3)


@rule("XY-12.4")
@pytest.mark.parametrize("written", WRITTEN)
def test_a_cost_that_cannot_be_paid_is_skipped_without_asking(written: str) -> None:
    table = deploying(f"DEPLOY {written}: GAIN(5)", P0="C02[+X99] hand{A01} inf 1")

    assert (finished(table), table.infamy(0)) == (True, 1)


@rule("XY-12.4")
def test_no_pays_nothing_and_does_nothing() -> None:
    table = deploying("DEPLOY may cost{LOSE(me, 2)}: GAIN(5)", "DEPLOY: GAIN(10)", P0="C02[+X99] inf 3")

    table.play(0, "no")

    assert (table.infamy(0), table.happened("DECLINED")) == (13, ["P0"])


@rule("XY-12.4")
def test_an_optional_effect_asks_even_if_it_would_achieve_nothing() -> None:
    table = deploying("DEPLOY may: DESTROY(choose(1, opp.monster))")

    assert (table.decision(), table.options(0)) == ("EFFECT_MAY", ["yes", "no"])


@rule("XY-12.5")
def test_fewer_candidates_than_asked_are_all_taken() -> None:
    table = deploying("DEPLOY: DESTROY(choose(3, me.hand))", P0="C02[+X99] hand{A01 H03}")

    assert (table.hand(0), finished(table)) == ("", True)


@rule("XY-12.5")
def test_without_a_candidate_the_next_operation_still_happens() -> None:
    table = deploying("DEPLOY: DESTROY(choose(1, me.hand)); GAIN(2)")

    assert (table.infamy(0), finished(table)) == (2, True)


@rule("XY-12.5")
@pytest.mark.parametrize(
    "operation",
    [
        "ADDSCI(all(me.hand), choose)",
        "ADDSCI(choose(1, opp.monster), choose)",
        "SWAP(choose(1, me.monster), choose(1, lab))",
        "SWAP(upto(1, me.monster), choose(1, lab))",
        "BOOST(all(opp.monster), val(choose(1, lab)))",
        "BOOST(choose(1, me.hand), val(upto(1, lab)))",
        "ATTACH(upto(1, lab, type=legs))",
        "DESTROY(upto(1, me.hand))",
        "COPY(upto(1, me.monster, trig=DEPLOY))",
        "PEEK(2)",
    ],
)
def test_where_nothing_can_be_affected_nothing_is_asked(operation: str) -> None:
    table = deploying(f"DEPLOY: {operation}; GAIN(1)", P0="C02[L02 +X99]", lab="H03 H13", deck="")

    assert (finished(table), table.infamy(0)) == (True, 1)


@rule("XY-12.5")
def test_what_the_operation_demands_narrows_the_candidates() -> None:
    attach = deploying("DEPLOY: ATTACH(choose(1, lab))", P0="C02[L02 A01l +X99]", lab="A10 H03 L13 X01")
    swap = deploying(
        "DEPLOY: SWAP(choose(1, me.monster), choose(1, lab))", P0="C02[H16 L14 +X99]", lab="H03 A10"
    )
    copy = deploying("DEPLOY: COPY(choose(1, me.monster, trig=DEPLOY))", P0="C02[H14 A23l A24r +X99]")

    assert attach.options(0) == ["pick A10", "pick H03", "pick X01"]
    assert swap.monster(0) == "C02[H03 L14 +X99]"
    assert copy.options(0) == ["pick A23", "pick A24"]


@rule("XY-12.6")
def test_a_decision_with_one_option_is_taken_and_told() -> None:
    table = deploying("DEPLOY: DESTROY(choose(1, me.hand))", P0="C02[+X99] hand{A01}")

    assert (table.hand(0), finished(table)) == ("", True)
    assert AUTOMATIC in [event.kind for event in table.state.events.list]


@rule("XY-12.6")
def test_yes_or_no_is_never_a_single_option() -> None:
    assert deploying("DEPLOY may: GAIN(0)").decision() == "EFFECT_MAY"


@rule("XY-12.7")
@pytest.mark.parametrize(("side", "infamy"), [("r", (0, 0, 7)), ("l", (2, 1, 9))])
def test_infamy_never_falls_below_0(side: str, infamy: tuple[int, ...]) -> None:
    pack = with_cards({"C99": card("DEPLOY may: GAIN(1)", type="core", value=0)})
    table = lab(pack=pack, players=3, P0=f"C02[A24{side}]", P1="C99 inf 1", P2="C08 inf 9", step="deploy")

    assert tuple(table.infamy(seat) for seat in range(3)) == infamy


@rule("XY-12.7")
@pytest.mark.parametrize(("had", "left", "gained"), [(0, 0, 0), (2, 0, 2), (3, 0, 3), (9, 6, 3)])
def test_a_thief_gains_exactly_what_the_victim_lost(had: int, left: int, gained: int) -> None:
    table = deploying("DEPLOY: STEAL(leader, 3)", P0="C02[+X99] inf 4", P1=f"C99 inf {had}")

    assert (table.infamy(0), table.infamy(1)) == (4 + gained, left)


@rule("XY-12.8", "XY-13.2")
def test_several_parts_move_in_ascending_id_order() -> None:
    table = deploying(
        "DEPLOY: DESTROY(all(any.hand))",
        P0="C02[+X99] hand{X01 A18 L02}",
        P1="C99 hand{H03 A01 X05}",
        deck="A10 A25",
    )

    assert table.deck() == "A10 A25 A01 A18 H03 L02 X01 X05"


@rule("XY-12.8")
def test_chosen_and_random_sets_move_in_ascending_order_too() -> None:
    chosen = deploying("DEPLOY: DESTROY(choose(2, me.hand))", P0="C02[+X99] hand{A01 H03 X01}", deck="A10")
    by_chance = deploying(
        "DEPLOY: DESTROY(random(2, me.hand))",
        P0="C02[+X99] hand{A01 H03 X01}",
        deck="A10",
        pick=["X01", "A01"],
    )

    chosen.play(0, "pick A01 X01")

    assert (chosen.deck(), by_chance.deck()) == ("A10 A01 X01", "A10 A01 X01")


RANDOM = "DEPLOY: DESTROY(random(1, any.monster, val<=5, other))"


def decaying(P1: str, **given: Any) -> Table:
    return deploying(RANDOM, P0="C02[H16 L02 +X99]", P1=P1, **given)


@rule("XY-12.9")
def test_random_is_uniform_over_the_candidates_in_ascending_order() -> None:
    table = decaying("C99[H11 A02l]", explicit=True)

    assert table.choices(CHANCE) == ["pick A02", "pick H11", "pick H16"]
    picked = [decaying("C99[H11 A02l]", seed=seed).happened("DESTROYED")[0] for seed in range(60)]
    assert min(picked.count(id) for id in ("A02", "H11", "H16")) >= 10


@rule("XY-12.9")
def test_a_random_pick_can_be_scripted() -> None:
    assert decaying("C99[H11 A02l]", pick=["H11"]).happened("DESTROYED") == ["H11"]


@rule("XY-12.9")
def test_a_single_candidate_is_taken_without_a_random_event() -> None:
    table = decaying("C99", pick=["A01"])  # a pick that would be refused if chance were asked

    assert table.happened("DESTROYED") == ["H16"]
    assert table.happened("PICKED_AT_RANDOM") == []


@rule("XY-12.9")
def test_as_many_candidates_as_asked_are_taken_without_a_random_event() -> None:
    table = deploying("DEPLOY: DESTROY(random(2, me.hand))", P0="C02[+X99] hand{A01 H03}", pick=["X01"])

    assert (table.hand(0), table.happened("PICKED_AT_RANDOM")) == ("", [])


@rule("XY-12.9", "XY-12.5")
def test_random_without_a_candidate_does_nothing() -> None:
    table = deploying("DEPLOY: DESTROY(random(2, me.hand)); GAIN(1)")

    assert (finished(table), table.infamy(0)) == (True, 1)


@rule("XY-12.1", "XY-3.1")
def test_a_mission_reads_me_as_the_owner_of_the_pile() -> None:
    table = activating(
        "MISSION: GAIN(count(me.hand)); LOSE(each_opp, 1)", P0="C02 hand{A01 L02} pile{X99}", P1="C99 inf 3"
    )

    assert (table.infamy(0), table.infamy(1)) == (2, 2)
