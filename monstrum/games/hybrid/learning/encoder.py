"""Hybrid as a row of bytes: section 5 of the rules, field by field, from the seat's own place.

The observer's side comes first, the enemy's second; so do figures: 0 … 15 are his own, 16 … 31 the enemy's.
The size depends on the pack alone: every mission fits. Nothing is read that `view.py` would not show the same
seat. The chapters are in `observing`.
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.core.rows import Row, zeros
from monstrum.games.hybrid.asks import BLOCKS
from monstrum.games.hybrid.content.catalog import Catalog
from monstrum.games.hybrid.learning.board import BoardFields
from monstrum.games.hybrid.learning.cards import CardFields
from monstrum.games.hybrid.learning.effects import EffectFields
from monstrum.games.hybrid.learning.ground import GroundFields
from monstrum.games.hybrid.learning.question import QuestionFields
from monstrum.games.hybrid.learning.situation import StandingFields
from monstrum.games.hybrid.learning.warriors import WarriorFields
from monstrum.games.hybrid.rules.victory import returns
from monstrum.games.hybrid.state import SLOTS, SkirmishState

VERSION: Final = 0


@final
class SkirmishEncoder(Encoder[SkirmishState]):
    """Observations of Hybrid."""

    def __init__(self, catalog: Catalog, seats: i64) -> None:
        super().__init__(VERSION, seats, BLOCKS.size)
        self.ground = GroundFields(self, catalog)
        self.lead = self.size
        self.origin = self.lead
        self.board = BoardFields(self, catalog)
        self.standing = StandingFields(self)
        self.warriors = WarriorFields(self, catalog, self.ground.squares)
        self.cards = CardFields(self, catalog)
        self.effects = EffectFields(self, catalog)
        self.question = QuestionFields(self, catalog)
        self.before = zeros(self.cards.first)
        self.behind = zeros(self.size - self.lead - self.cards.first - len(self.cards.told))

    def returns(self, state: SkirmishState) -> list[float]:
        return returns(state)

    def lead_of(self, state: SkirmishState) -> list[vec[u8]]:
        """The board is the same for many decisions."""
        return self.ground.shown(state)

    def begun(self, state: SkirmishState, seat: i64, row: vec[u8]) -> vec[u8]:
        """Most of what is shown of cards is the same for many decisions."""
        return extend(extend(extend(row, self.before), self.cards.shown(state.cards, seat)), self.behind)

    def touch(self, state: SkirmishState) -> i64:
        """Where the warriors of both sides are and what they have done in this round; the cards as shown."""
        enemy: i64 = SLOTS
        found = state.place[0] + state.place[enemy] + state.facing[0] + state.facing[enemy]
        found += state.status[0] + state.status[enemy] + state.order[0] + state.order[enemy]
        found += state.activated[0] + state.activated[enemy] + state.mode[0] + state.mode[enemy]
        found += state.wounds[0] + state.wounds[enemy] + state.parry_level[0] + state.parry_level[enemy]
        found += state.taken[0] + state.taken[enemy]
        found += state.revealed[0] + state.initiative[0] + state.score[0]
        if state.top > 0:
            found += state.kind_of(0) + state.legal.items[0]
        return found

    def encode(self, state: SkirmishState, seat: i64, row: Row) -> None:
        items = row.items
        self.standing.write(state, seat, items)
        self.board.write(state, seat, items)
        self.warriors.write(state, seat, items)
        if state.cards.any():
            self.cards.write(state, seat, items)
        self.effects.write(state, seat, items)
        if state.top > 0:
            self.question.write(state, seat, items)
