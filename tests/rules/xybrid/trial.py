"""One invented effect on a table that stops right after it.

P1's core C99 has a DEPLOY effect of its own, worth 0 and thus the last: it asks P1 before scoring.
"""

from collections.abc import Mapping
from typing import Any

from tests.table import Card, Table, breakthrough, card, lab, with_cards

BRAKE: Mapping[str, Card] = {"C99": card("DEPLOY may: GAIN(1)", type="core", sciences="ROB", value=0)}
LAB = "A28 L15"  # where a test does not say


def deploying(*effects: str, cards: Mapping[str, Card] | None = None, **given: Any) -> Table:
    """X99, an auxiliary of P0 worth 9 (PHY), has these effects; deployment begins."""
    pack = with_cards({"X99": card(*effects, value=9), **BRAKE, **(cards or {})})
    return lab(**{"pack": pack, "P0": "C02[+X99]", "P1": "C99", "lab": LAB, "step": "deploy", **given})


def revealing(*effects: str, cards: Mapping[str, Card] | None = None, **given: Any) -> Table:
    """P0 reveals B99 with these effects."""
    pack = with_cards({"B99": breakthrough(*effects), **BRAKE, **(cards or {})})
    given["P0"] = given.get("P0", "C02") + " breakthroughs{B99}"
    table = lab(**{"pack": pack, "P1": "C99", "lab": LAB, "step": "breakthroughs", **given})
    table.play(0, "reveal B99")
    return table


def activating(*effects: str, cards: Mapping[str, Card] | None = None, **given: Any) -> Table:
    """P0 activates X99 with these MISSION effects, an auxiliary worth 9 (PHY) in its pile."""
    pack = with_cards({"X99": card(*effects, value=9), **BRAKE, **(cards or {})})
    table = lab(**{"pack": pack, "P0": "C02 pile{X99}", "P1": "C99", "lab": LAB, "round": 2, **given})
    table.play(0, "activate X99")
    return table


def finished(table: Table) -> bool:
    """Whether the effect is over and only the brake is left."""
    return (table.asked(), table.decision()) == ("P1", "EFFECT_MAY")
