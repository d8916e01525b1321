"""What a scenario expects against what is there, fact by fact.

Facts are nested tables. A zone is a `Zone`; it can be compared with its cards (in any order, unless it has
one), with a text in which `…` stands for cards that do not matter, or with a number of cards. Anything else
must be equal. What an expectation does not mention is not compared.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monstrum.content.counting import counted
from monstrum.content.suggestions import did_you_mean

REST = "…"
NOTHING = "nothing"  # a place that is empty, or something a seat does not know


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards in a place."""

    cards: tuple[str, ...]
    ordered: bool = False

    def __str__(self) -> str:
        return " ".join(self.cards) if self.cards else "nothing"


def listed(value: object) -> list[str]:
    """Cards from a text (`A01 A02, A03 …`) or a list."""
    if isinstance(value, str):
        return value.replace("...", REST).replace(",", " ").replace("{", " ").replace("}", " ").split()
    if isinstance(value, Sequence):
        return [str(item) for item in value]
    raise TypeError


def difference(expected: object, actual: object, path: str = "") -> str:
    """One sentence about the first difference; empty if there is none."""
    if isinstance(actual, Zone):
        return zone_difference(expected, actual, path)
    if isinstance(expected, Mapping):
        if not isinstance(actual, Mapping):
            return f"{path} is {actual}, which has no parts to compare."
        for key, inner in expected.items():
            if key not in actual:
                hint = did_you_mean(str(key), [str(name) for name in actual])
                return f"{joined(path, key)} is not something that can be compared{hint}."
            found = difference(inner, actual[key], joined(path, key))
            if found:
                return found
        return ""
    if isinstance(actual, Mapping):
        return f"{path} has parts; name one of them: {', '.join(map(str, actual))}."
    if isinstance(actual, (list, tuple)) and isinstance(expected, (list, tuple)):
        return (
            "" if list(actual) == list(expected) else f"{path} is {list(actual)}, expected {list(expected)}."
        )
    if isinstance(actual, (list, tuple)) and isinstance(expected, str):
        return (
            ""
            if sorted(map(str, actual)) == sorted(listed(expected))
            else (f"{path} is {' '.join(map(str, actual)) or 'nothing'}, expected {expected or 'nothing'}.")
        )
    if isinstance(actual, (list, tuple)) and isinstance(expected, int) and not isinstance(expected, bool):
        return "" if len(actual) == expected else f"{path} holds {len(actual)}, expected {expected}."
    if actual is None and expected == NOTHING:
        return ""
    if actual == expected and isinstance(actual, bool) == isinstance(expected, bool):
        return ""
    return f"{path} is {shown(actual)}, expected {shown(expected)}."


def zone_difference(expected: object, zone: Zone, path: str) -> str:
    if isinstance(expected, int) and not isinstance(expected, bool):
        if len(zone.cards) == expected:
            return ""
        return f"{path} holds {counted(len(zone.cards), 'card')}, expected {expected}."
    try:
        cards = listed(expected)
    except TypeError:
        return f"{path} is a zone: compare it with cards or with their number, not with {shown(expected)}."
    if REST not in cards:
        same = list(zone.cards) == cards if zone.ordered else sorted(zone.cards) == sorted(cards)
        return "" if same else f"{path} is {zone}, expected {' '.join(cards) or 'nothing'}."
    if zone.ordered:
        at = cards.index(REST)
        top, bottom = cards[:at], cards[at + 1 :]
        fits = (
            list(zone.cards[: len(top)]) == top
            and list(zone.cards[len(zone.cards) - len(bottom) :]) == bottom
            and len(top) + len(bottom) <= len(zone.cards)
        )
    else:
        fits = set(cards) - {REST} <= set(zone.cards)
    return "" if fits else f"{path} is {zone}, expected {' '.join(cards)}."


def joined(path: str, key: object) -> str:
    return f"{path}.{key}" if path else str(key)


def shown(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return NOTHING if value is None else str(value)
