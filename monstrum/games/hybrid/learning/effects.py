"""Effects in force, and those that stay or wait (section 6 of the rules): all of it is public."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.core.numbers import ZERO
from monstrum.games.hybrid.content.catalog import E_N, E_OP, E_TRIGGER, EFFECT_WIDTH, MODES, Catalog
from monstrum.games.hybrid.learning.writing import MOST, put, put_signed, seen_figure, seen_side
from monstrum.games.hybrid.rules.sources import DESIGNS, OBJECTIVE_SOURCE, owner_of, self_of, source_of
from monstrum.games.hybrid.state import (
    FIGURES,
    L_MODES,
    L_N,
    L_OP,
    L_SUBJECT,
    L_UNTIL,
    L_WORD,
    LASTING_WIDTH,
    OF_DOOR,
    OF_SIDE,
    OF_TILE,
    STANDING_WIDTH,
    UNTIL_AT,
    W_FIGURES,
    W_ROW,
    W_WHO,
    SkirmishState,
)

SHOWN: Final = 12  # of each; what comes later is not shown
OPERATIONS: Final = 60
SUBJECTS: Final = 130
DURATIONS: Final = 10
WORDS: Final = 17
TRIGGERS: Final = 20

# Subjects: figure + 1, then …
SEEN_SIDE: Final = 33  # + side
SEEN_TILE: Final = 35  # + tile, 32 at most
SEEN_DOOR: Final = 67  # + door


@final
class EffectFields:
    """Where the fields about effects are: lists, the oldest first."""

    def __init__(self, encoder: Encoder[Any], catalog: Catalog) -> None:
        self.operations = encoder.field(
            "effect_operations",
            SHOWN,
            OPERATIONS,
            f"the first {SHOWN} effects in force: operation + 1, in the order of `opcodes.py`",
        )
        self.subjects = encoder.field(
            "effect_subjects",
            SHOWN,
            SUBJECTS,
            "whom they act on: figure + 1; 33 own side, 34 the enemy's; 35 + tile; 67 + door",
        )
        self.amounts = encoder.field("effect_amounts", SHOWN, MOST, "their numbers + 128")
        self.words = encoder.field("effect_words", SHOWN, WORDS, "the aptitude, prohibition or source + 1")
        self.modes = encoder.field("effect_modes", SHOWN * MODES, 1, "OC, DC, F, MV they speak of")
        self.durations = encoder.field(
            "effect_durations", SHOWN, DURATIONS, "how long they last, in the order of `terms.DURATIONS`"
        )
        self.waiting = encoder.field(
            "standing_operations",
            SHOWN,
            OPERATIONS,
            f"the first {SHOWN} effects that stay or wait: operation + 1",
        )
        self.triggers = encoder.field(
            "standing_triggers", SHOWN, TRIGGERS, "what they wait for + 1, in the order of `terms.TRIGGERS`"
        )
        self.sources = encoder.field(
            "standing_cards", SHOWN, max(catalog.cards, 1), "the cards behind them: design + 1"
        )
        self.bearers = encoder.field(
            "standing_subjects", SHOWN, SUBJECTS, "whose they are: figure + 1; 33 own side, 34 the enemy's"
        )
        self.strengths = encoder.field("standing_amounts", SHOWN, MOST, "their numbers + 128")

    def write(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        if state.lasts:
            self.write_lasting(state, seat, items)
        if state.stands:
            self.write_standing(state, seat, items)

    def write_lasting(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        """What sleeps until the second shot (HY-9.36) is left out."""
        rows = state.lasting
        place: i64 = 0
        for number in range(state.lasts):
            at = number * LASTING_WIDTH
            if rows[at + L_OP] < 0:
                continue
            if place == SHOWN:
                return
            put(items, self.operations + place, rows[at + L_OP] + 1)
            put(items, self.subjects + place, seen_subject(rows[at + L_SUBJECT], seat))
            put_signed(items, self.amounts + place, rows[at + L_N])
            put(items, self.words + place, rows[at + L_WORD] + 1)
            for mode in range(MODES):
                put(items, self.modes + place * MODES + mode, (rows[at + L_MODES] >> mode) & 1)
            put(items, self.durations + place, rows[at + L_UNTIL] % UNTIL_AT)
            place += 1

    def write_standing(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        rows, effects = state.standing, state.catalog.effects.rows
        place: i64 = 0
        for number in range(state.stands):
            at = number * STANDING_WIDTH
            if rows[at + W_ROW] < 0:
                continue
            if place == SHOWN:
                return
            effect = rows[at + W_ROW] * EFFECT_WIDTH
            put(items, self.waiting + place, effects[effect + E_OP] + 1)
            put(items, self.triggers + place, effects[effect + E_TRIGGER] + 1)
            put_signed(items, self.strengths + place, effects[effect + E_N])
            source = source_of(rows[at + W_WHO])
            if 0 <= source < OBJECTIVE_SOURCE:
                put(items, self.sources + place, source % DESIGNS + 1)
            figure, owner = self_of(rows[at + W_FIGURES]), owner_of(rows[at + W_WHO])
            if figure >= 0:
                put(items, self.bearers + place, seen_figure(figure, seat) + 1)
            elif owner < 2:
                put(items, self.bearers + place, SEEN_SIDE + seen_side(owner, seat))
            place += 1


def seen_subject(subject: i64, seat: i64) -> i64:
    """Whom an effect acts on, as the observer counts; 0 for nobody."""
    if subject >= OF_DOOR:
        return SEEN_DOOR + subject - OF_DOOR
    if subject >= OF_TILE:
        return SEEN_TILE + subject - OF_TILE
    if subject >= OF_SIDE:
        return SEEN_SIDE + seen_side((subject - OF_SIDE) % 2, seat)
    return seen_figure(subject, seat) + 1 if 0 <= subject < FIGURES else ZERO
