"""HY-9  The attack and the roll in progress, as far down the stack as they lie."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.core.state import WIDTH
from monstrum.games.hybrid.learning.writing import put, put_figure
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.attacks import IS_EXTRA, IS_PERFECT, IS_SECOND
from monstrum.games.hybrid.rules.records import (
    ATTACKER,
    BITS,
    KEPT,
    LEVEL,
    PERFECT_UP_TO,
    ROLLER,
    SUCCESS_LEVEL,
    TARGET,
)
from monstrum.games.hybrid.rules.rolls import DIE, KIND_AT
from monstrum.games.hybrid.state import FIGURES, SkirmishState

LEVELS: Final = 6
TRAITS: Final = 4
ROLLS: Final = 10
HIGH: Final = 20  # Success Levels

# Registers of a record, from where it starts.


@final
class AttackFields:
    """Where the fields about attacks and rolls are."""

    def __init__(self, encoder: Encoder[Any]) -> None:
        self.attacker = encoder.field("attacker", FIGURES, 1, "per figure: strikes or shoots")
        self.attacked = encoder.field("attacked", FIGURES, 1, "per figure: is struck or shot at")
        self.level = encoder.field("attack_level", LEVELS, 1, "the LoM of that attack, 1 … 6")
        self.traits = encoder.field(
            "attack_traits",
            TRAITS,
            1,
            "it is a shot, a Perfect Success, the second, a Combined Attack's or through a victim",
        )
        self.roller = encoder.field(
            "roller", FIGURES, 1, "per figure: a roll that may still be changed is its own"
        )
        self.rolls = encoder.field(
            "roll",
            ROLLS,
            1,
            "for a strike, shot, parry, to brush aside, hinder, jump, against a Trap, gas, for a Combined"
            " Attack, an effect",
        )
        self.success = encoder.field("roll_level", 1, HIGH, "its Success Level")
        self.die = encoder.field("roll_die", 1, DIE, "its die")

    def write(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        """The innermost of each."""
        attack, roll = False, False
        for at in range(state.top - WIDTH, -1, -WIDTH):
            kind = state.kind_of(at)
            if (kind == kinds.STRIKE or kind == kinds.SHOT) and not attack:
                attack = True
                self.write_attack(state, at, seat, items)
            elif kind == kinds.ROLLED and not roll:
                roll = True
                self.write_roll(state, at, seat, items)

    def write_attack(self, state: SkirmishState, at: i64, seat: i64, items: vec[u8]) -> None:
        put_figure(items, self.attacker, state.register(at, ATTACKER), seat)
        put_figure(items, self.attacked, state.register(at, TARGET), seat)
        level = state.register(at, LEVEL)
        if 1 <= level <= LEVELS:
            items[self.level + level - 1] = 1
        bits = state.register(at, BITS)
        put(items, self.traits, 1 if state.kind_of(at) == kinds.SHOT else 0)
        put(items, self.traits + 1, 1 if bits & IS_PERFECT else 0)
        put(items, self.traits + 2, 1 if bits & IS_SECOND else 0)
        put(items, self.traits + 3, 1 if bits & IS_EXTRA else 0)

    def write_roll(self, state: SkirmishState, at: i64, seat: i64, items: vec[u8]) -> None:
        put_figure(items, self.roller, state.register(at, ROLLER), seat)
        put(items, self.success, state.register(at, SUCCESS_LEVEL))
        items[self.rolls + state.register(at, PERFECT_UP_TO) // KIND_AT] = 1
        put(items, self.die, state.register(at, KEPT))
