"""6.1  The effect that asks: what is behind it, what it does, and for whom."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.games.hybrid.content.catalog import E_OP, EFFECT_WIDTH, T_SCOPE, TARGET_WIDTH, Catalog
from monstrum.games.hybrid.effects.aiming import target_of
from monstrum.games.hybrid.effects.simultaneous import next_of, start_of
from monstrum.games.hybrid.learning.writing import put, put_figure, seen_side
from monstrum.games.hybrid.rules.in_force import S_FIGURES
from monstrum.games.hybrid.rules.sources import (
    DESIGNS,
    OBJECTIVE_SOURCE,
    SPECIAL_SOURCE,
    opposing_of,
    owner_of,
    self_of,
    source_of,
)
from monstrum.games.hybrid.state import FIGURES, SkirmishState

OPERATIONS: Final = 60
OWNERS: Final = 3
NEITHER: Final[i64] = 2
OTHERS: Final = 2
CHOICES: Final = 8


@final
class SourceFields:
    """Where the fields about an effect are."""

    def __init__(self, encoder: Encoder[Any], catalog: Catalog) -> None:
        designs: i64 = max(catalog.cards, 1)
        self.card = encoder.field("source_card", designs, 1, "the card whose effect asks")
        self.other = encoder.field("source_other", OTHERS, 1, "… or an objective, a rule of the mission")
        self.owner = encoder.field("source_owner", OWNERS, 1, "its owner: the observer, the enemy, nobody")
        self.operation = encoder.field(
            "source_operation", OPERATIONS, 1, "what it does, in the order of `opcodes.py`"
        )
        self.itself = encoder.field("source_figure", FIGURES, 1, "per figure: SELF of the effect")
        self.opposing = encoder.field("source_opposing", FIGURES, 1, "per figure: OPPOSING of the effect")
        self.picked = encoder.field("picked_figures", FIGURES, 1, "per figure: picked as a target so far")
        self.choices = encoder.field(
            "order_cards", CHOICES, designs, "which of several effects is next: the card of each, design + 1"
        )

    def write(self, state: SkirmishState, seat: i64, items: vec[u8], picks: bool) -> None:
        source, owner = source_of(state.c), owner_of(state.c)
        if 0 <= source < OBJECTIVE_SOURCE:
            items[self.card + source % DESIGNS] = 1
        elif source >= SPECIAL_SOURCE:
            items[self.other + 1] = 1
        elif source >= OBJECTIVE_SOURCE:
            items[self.other] = 1
        items[self.owner + (seen_side(owner, seat) if owner < 2 else NEITHER)] = 1
        items[self.operation + state.catalog.effects.rows[state.a * EFFECT_WIDTH + E_OP]] = 1
        put_figure(items, self.itself, self_of(state.d), seat)
        put_figure(items, self.opposing, opposing_of(state.d), seat)
        if picks:
            self.write_picked(state, seat, items)

    def write_picked(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        """D33  Targets are named one after the other, for all to hear."""
        target = target_of(state, state.a, state.e)
        if state.catalog.effects.targets[target * TARGET_WIDTH + T_SCOPE] == S_FIGURES:
            for back in range(1, state.b + 1):
                put_figure(items, self.picked, state.operands[state.laid - back], seat)

    def write_order(self, state: SkirmishState, items: vec[u8]) -> None:
        """D34  The effects that wait for their turn, as they are offered."""
        at = next_of(state, state.a, state.b, 0)
        for choice in range(CHOICES):
            if at >= state.a:
                return
            source = source_of(state.operands[start_of(state, state.a, at) + 1])
            if 0 <= source < OBJECTIVE_SOURCE:
                put(items, self.choices + choice, source % DESIGNS + 1)
            at = next_of(state, state.a, state.b, at + 1)
