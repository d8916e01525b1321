"""What the cards of Mutation Wars follow: the rules behind each, and the marks on a creature explained."""

from collections.abc import Iterator
from typing import Any, Final

from monstrum.core.board import Face
from monstrum.core.operations import Operation
from monstrum.games.mutation_wars.content.catalog import COLOURS as OF_EACH_TYPE
from monstrum.games.mutation_wars.content.catalog import GLOW, PARTS, Catalog
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.effects.vocabulary import TYPES
from monstrum.kit.speaker import Speaker

OF_MUTATE: Final = "MW-7.1"
OF_BATTLE: Final = "MW-8.6"
OF_BODIES: Final = ("MW-4.1", "MW-6.6")
OF_TERMS: Final = {
    "matched": ("MW-5.2",),
    "flipped": ("MW-5.4",),
    "lit": ("MW-10.1",),
    "reversed": ("MW-9.3",),
    "enclosed": ("MW-4.6",),
    "complete": ("MW-13.2",),
    "price": ("MW-6.5",),
}


def rules_of(catalog: Catalog, design: int, battle: bool) -> tuple[str, ...]:
    """A part: its numbers, and what its type can do; another card: its phase, and what its effect does."""
    if design < PARTS:
        kind = design // OF_EACH_TYPE
        special = {GLOW: "MW-10.1", TYPES.index("fake_tail"): "MW-9.1", TYPES.index("eye"): "MW-10.1"}
        return ("MW-6.2", "MW-5.5", *([special[kind]] if kind in special else []))
    found = [OF_BATTLE if battle else OF_MUTATE]
    for operation in operations(catalog, design):
        found += operation.rules
    return tuple(dict.fromkeys(found))


def operations(catalog: Catalog, design: int) -> Iterator[Operation[Any]]:
    at = catalog.entry[design]
    while catalog.code[at] != opcodes.END:
        yield catalog.operations[catalog.code[at]]
        at += opcodes.WIDTH


def terms_of(speaker: Speaker, language: str) -> list[Face]:
    """Matched, flipped, lit, reversed …: what is seen on a creature, in a sentence each."""
    called = speaker.plain("glossary", "term", language)
    return [
        Face(
            f"term:{word}",
            speaker.plain("glossary", f"{word}_name", language),
            called,
            text=speaker.plain("glossary", word, language),
            rules=rules,
            sort="term",
        )
        for word, rules in OF_TERMS.items()
    ]
