"""The cards printed in chapter 8 of the XYbrid rules are the cards of the standard pack."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

from monstrum.texts.rulebook import book_folder

CARD_ROW = re.compile(r"\| ([HALXCB]\d\d) \|")


def printed_cards() -> dict[str, list[str]]:
    """The cells of every card row, id first."""
    lines = (book_folder() / "xybrid.md").read_text("utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if CARD_ROW.match(line)]
    return {row[0]: row for row in rows}


def pack_file(name: str) -> dict[str, Any]:
    text = (files("monstrum") / "games" / "xybrid" / "data" / "standard" / name).read_text("utf-8")
    return tomllib.loads(text)


def effects(card: dict[str, Any]) -> list[str]:
    effect = card.get("effect", [])
    return effect if isinstance(effect, list) else [effect]


def label(card: dict[str, Any]) -> str:
    return effects(card)[0].split()[0].rstrip(":") if effects(card) else "none"


def test_each_part_is_as_printed_and_in_the_printed_order() -> None:
    printed = {card: row for card, row in printed_cards().items() if card[0] != "B"}
    parts = pack_file("parts.toml")

    assert list(parts) == list(printed)
    for card, (_, _, kind, sciences, value, effect, _) in printed.items():
        assert parts[card]["type"] == kind, card
        assert " + ".join(parts[card]["sciences"]) == sciences, card
        assert str(parts[card]["value"]) == value, card
        assert effects(parts[card]) == re.findall(r"`(.+?)`", effect), card


def test_each_breakthrough_is_as_printed_and_in_the_printed_order() -> None:
    printed = {card: row for card, row in printed_cards().items() if card[0] == "B"}
    breakthroughs = pack_file("breakthroughs.toml")

    assert list(breakthroughs) == list(printed)
    for card, (_, _, effect, _) in printed.items():
        assert effects(breakthroughs[card]) == [effect.strip("`")], card


def test_names_and_short_texts_are_as_printed() -> None:
    texts = pack_file("text.en.toml")

    assert {card: (text["name"], text["text"]) for card, text in texts.items()} == {
        card: (row[1], row[-1]) for card, row in printed_cards().items()
    }


def test_the_counts_of_chapter_2() -> None:
    parts = pack_file("parts.toml")
    types = Counter(part["type"] for part in parts.values())
    labels = Counter(label(part) for part in parts.values())

    assert types == {"head": 16, "arm": 32, "legs": 16, "aux": 20, "core": 12}
    assert labels == {"DEPLOY": 44, "DRAW": 14, "MISSION": 14, "STATIC": 16, "none": 8}
    assert len(pack_file("breakthroughs.toml")) == 16
