"""HY-10.5  A card window: whose Action or parry it is, and what has happened in it."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.games.hybrid.content.catalog import MODES
from monstrum.games.hybrid.learning.writing import put
from monstrum.games.hybrid.rules.opening import MODE_MASK

STAGES: Final = 3
FACTS: Final = 9
FIRST_FACT: Final = 2  # bits of a window above its mode


@final
class WindowFields:
    """Where the fields about card windows are."""

    def __init__(self, encoder: Encoder[Any]) -> None:
        self.mode = encoder.field("window_mode", MODES, 1, "card window: the mode of the Action or parry")
        self.stage = encoder.field("window_stage", STAGES, 1, "own cards, cards against it, answers to those")
        self.facts = encoder.field(
            "window_facts",
            FACTS,
            1,
            "two shots are declared; the acting side has declined; a Hindrance lies there; it is a parry; any"
            " number of Hindrances; at most one card; no card; no Hindrance; the acting side has laid a card",
        )

    def write(self, bits: i64, stage: i64, items: vec[u8]) -> None:
        items[self.mode + (bits & MODE_MASK)] = 1
        if stage < STAGES:
            items[self.stage + stage] = 1
        for fact in range(FACTS):
            put(items, self.facts + fact, (bits >> (FIRST_FACT + fact)) & 1)
