"""PEEK and SPY: operations that tell one seat what others do not learn."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid.effects.operands import drop_set, member, set_size
from monstrum.games.xybrid.effects.operation import LabOperation
from monstrum.games.xybrid.knowing import deck_log
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import CHOOSE, NONE, part_action, part_of
from monstrum.games.xybrid.rules.draws import decide_slot, undecided
from monstrum.games.xybrid.rules.zones import link, unlink
from monstrum.games.xybrid.state import DECK, FIXED, NO_SLOT, LabState, top_of_deck


@final
class LookAtDeck(LabOperation):
    """Look at the top n of the deck, or what is left; an empty deck: nothing happens."""

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        wanted = state.take()
        if wanted > state.held[DECK]:
            wanted = state.held[DECK]
        if wanted > 0:
            state.push(kinds.PEEK, NOBODY, actor, wanted)


@final
class Spy(LabOperation):
    """Privately see all unrevealed breakthroughs of the named players."""

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        for at in range(set_size(state)):
            seat = member(state, at)
            state.own_spied()[actor] |= 1 << seat
            state.emit(events.SPIED, actor, seat)
            for breakthrough in range(state.catalog.breakthroughs):
                if state.holder[breakthrough] == seat:
                    state.emit(events.SPIED_CARD, seat, breakthrough, audience=1 << actor, marks=REVEALS)
        drop_set(state)


@final
class Peek(Frame[LabState]):
    """The look itself: seat `a` sees the top `b` parts; then it may bury one."""

    def resolve(self, state: LabState, action: i64) -> None:
        seat, number = state.a, state.b
        deck_log.open_log(state)  # before anything more of the deck is known
        for slot in range(number):
            if undecided(state, slot):
                state.push(kinds.PEEK, NOBODY, seat, number)
                decide_slot(state, slot)
                return
        parts = top_of_deck(state, number)
        deck_log.seen(state, seat, parts)
        state.emit(events.PEEKED, seat, number, marks=REVEALS | RANDOM)
        for part in parts:
            state.own_marks()[part] |= FIXED
            state.emit(events.SAW, seat, part, audience=1 << seat, marks=REVEALS | RANDOM)
        state.push(kinds.EFFECT_PEEK, seat, number)


@final
class EffectPeek(Frame[LabState]):
    """Bury none, or one of the parts seen; the others keep their order (options in deck order)."""

    def options(self, state: LabState, out: Actions) -> None:
        out.add(NONE)
        for part in top_of_deck(state, state.a):
            out.add(part_action(state.catalog, CHOOSE, part))

    def resolve(self, state: LabState, action: i64) -> None:
        seat = state.actor
        if action == NONE:
            state.emit(events.BURIED, seat, 0)
            return
        part = part_of(state.catalog, action)
        deck_log.buried(state, seat, state.a, top_of_deck(state, state.a).index(part))
        unlink(state, part)
        link(state, part, DECK, NO_SLOT)
        state.emit(events.BURIED, seat, 1)
        state.emit(events.BURIED_PART, seat, part, audience=1 << seat)
