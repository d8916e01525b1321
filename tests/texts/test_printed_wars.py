"""The shipped pack of Mutation Wars is what chapter 8 of its rules prints."""

import re
import tomllib
from importlib.resources import files
from typing import Any

from monstrum.texts.rulebook import book_folder

DATA = files("monstrum") / "games" / "mutation_wars" / "data" / "standard"


def pack_file(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text("utf-8"))


def rows(pattern: str) -> dict[str, list[str]]:
    """The rows of a table by the id in their first cell."""
    text = (book_folder() / "mutation-wars.md").read_text("utf-8")
    chapter = text[text.index("## 8. Content") : text.index("### 8.5 Balance")]
    found = [re.split(r"(?<!\\)\|", line)[1:-1] for line in chapter.splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in row] for row in found]
    return {row[0]: row[1:] for row in cells if re.fullmatch(pattern, row[0])}


def test_mutate_and_battle_cards_are_as_printed() -> None:
    printed = rows(r"M\d\d|BT\d\d")
    cards = {**pack_file("mutate.toml"), **pack_file("battle.toml")}
    texts = pack_file("text.en.toml")
    assert len(printed) == 48
    for id, (name, count, operations, text, _) in printed.items():
        effect = operations.replace("−", "-").removesuffix(", role D")
        assert cards[id]["effect"] == effect
        assert cards[id]["count"] == int(count)
        assert ("role" in cards[id]) == operations.endswith("role D")
        assert (texts[id]["name"], texts[id]["text"]) == (name, text)


def test_body_part_cards_are_as_printed() -> None:
    printed = rows("Eye|Claw|Spikes|Tail|Snout|Tentacles|Whiskers|Stinger|Glow Thing|Fake Tail")
    parts = pack_file("parts.toml")
    texts = pack_file("text.en.toml")
    assert len(printed) == len(parts) == 10
    for name, (code, attack, defence, per_colour, total, _) in printed.items():
        card = parts[code]
        assert texts[code]["name"] == name
        assert card["per_colour"] * 4 == int(per_colour) * 4 == int(total)
        if name != "Fake Tail":
            assert card["attack"] == int(attack.partition(" ")[0])
            assert card["defence"] == int(defence)


def test_bodies_are_as_printed() -> None:
    printed = rows("Red|Green|Blue|Yellow")
    bodies = pack_file("bodies.toml")
    assert {body["colour"]: body["count"] for body in bodies.values()} == {
        colour.lower(): int(count) for colour, (_, count) in printed.items()
    }
