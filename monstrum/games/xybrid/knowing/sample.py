"""A state a seat cannot tell from the true one. It is made from knowledge alone and cannot see the truth.

The deck since the last shuffle is a story: looks, burials, draws, destroyed parts (`deck_log.py`). A sample
tells the whole story again with parts and burials filled in, so that everybody in it knows what they would.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.chance import Chance
from monstrum.core.heap import Heap
from monstrum.core.quick import Quick
from monstrum.games.xybrid.knowing import deck_log
from monstrum.games.xybrid.knowing.knowledge import HIDDEN, LabKnowledge, know
from monstrum.games.xybrid.rules.actions import NONE, reveal_action
from monstrum.games.xybrid.rules.zones import in_deck, lay_deck
from monstrum.games.xybrid.state import BOX, DECK, FIXED, LabState


def sample(knowledge: LabKnowledge, rng: Quick) -> LabState:
    """Equal knowledge and equal rng give bit-equal states."""
    return filled(knowledge, knowledge.masked.clone(), rng)


def guess(state: LabState, seat: i64, rng: Quick) -> LabState:
    """The same for who wants a single one: what the seat knows is spent for it."""
    knowledge = know(state, seat)
    return filled(knowledge, knowledge.masked, rng)


def filled(knowledge: LabKnowledge, state: LabState, rng: Quick) -> LabState:
    """The masked state, with everything in it that was erased."""
    state.chance = Chance([rng.word() for _ in range(8)], state.chance.explicit)
    fill_breakthroughs(state, knowledge.hidden, rng)
    fill_commitments(state, knowledge.sealed, rng)
    if state.deck_log:
        retell(state, knowledge.seat, rng)
    else:
        mix_deck(state, knowledge.tail, rng)
    return state


def fill_breakthroughs(state: LabState, hidden: list[int], rng: Quick) -> None:
    heap = Heap(state.catalog.breakthroughs)
    for breakthrough in range(state.catalog.breakthroughs):
        if state.holder[breakthrough] == HIDDEN:
            heap.add(breakthrough)
    rng.mix_row(heap.items, 0, heap.number)
    at: i64 = 0
    for holder in range(BOX + 1):
        for _time in range(hidden[holder]):
            state.own_holder()[heap.items[at]] = holder
            at += 1


def fill_commitments(state: LabState, sealed: list[int], rng: Quick) -> None:
    """Others who have committed get one of their possible choices."""
    for seat in sealed:
        choices = [NONE]
        for breakthrough in range(state.catalog.breakthroughs):
            if state.holder[breakthrough] == seat:
                choices.append(reveal_action(state.catalog, breakthrough))
        state.buffers[seat] = [choices[rng.below(len(choices))]]


def mix_deck(state: LabState, tail: list[int], rng: Quick) -> None:
    """Nobody has looked: loose parts in any order above the destroyed ones everybody saw."""
    for part in tail:
        state.own_marks()[part] |= FIXED  # the mask has left no other
    order = in_deck(state)
    loose: i64 = 0
    for at in range(len(order)):
        if state.marks[order[at]] & FIXED == 0:
            order[loose] = order[at]
            loose += 1
    rng.mix_row(order, 0, loose)
    for part in tail:
        order[loose] = part
        loose += 1
    lay_deck(state, order)


@final
class Story:
    """The deck while it is being retold: slots from the top, each with its part or none yet."""

    def __init__(self, deck: list[int], part_in: list[int], slot_of: list[int], buried: list[int]) -> None:
        self.deck = deck  # names of slots
        self.part_in = part_in  # by slot name
        self.slot_of = slot_of  # by part; -1 while its slot is open
        self.buried = buried  # the indices filled in for other seats' burials

    def copy(self) -> "Story":
        return Story(self.deck.copy(), self.part_in.copy(), self.slot_of.copy(), self.buried.copy())

    def put(self, slot: i64, part: i64) -> bool:
        """Whether the part can lie in the slot; then it does."""
        if self.part_in[slot] == part:
            return True
        if self.part_in[slot] >= 0 or self.slot_of[part] >= 0:
            return False
        self.part_in[slot] = part
        self.slot_of[part] = slot
        return True

    def add(self, part: i64) -> None:
        """A destroyed part makes a new slot at the bottom."""
        self.slot_of[part] = len(self.part_in)
        self.deck.append(len(self.part_in))
        self.part_in.append(part)

    def bury(self, index: i64) -> None:
        self.deck.append(self.deck.pop(index))

    def draw(self, part: i64) -> bool:
        slot = self.deck.pop(0)
        if not self.put(slot, part):
            return False
        self.slot_of[part] = -1  # gone from the deck; it may come back as a destroyed part
        return True


def retell(state: LabState, seat: i64, rng: Quick) -> None:
    log = state.deck_log
    size, known = log[0], log[1]
    story = Story(list(range(size)), [-1] * size, [-1] * state.catalog.parts, [])
    for at in range(known):
        story.put(size - known + at, log[2 + at])
    ending = tell(log, deck_log.first(log), seat, story, rng)
    assert ending is not None, "what a seat knows is always possible"
    first_parts = complete(state, ending, rng)
    write_log(state, ending, first_parts)


def tell(log: list[int], at: i64, seat: i64, story: Story, rng: Quick) -> Story | None:
    """Go on with the story; where another seat buried something, try its choices in random order."""
    while at < len(log):
        here, at = at, deck_log.following(log, at)
        kind = log[here]
        if kind == deck_log.SEEN:
            if log[here + 1] == seat:
                for slot in range(log[here + 2]):
                    if not story.put(story.deck[slot], log[here + 3 + slot]):
                        return None
        elif kind == deck_log.BURIED:
            number, index = log[here + 2], log[here + 3]
            if index != deck_log.UNKNOWN:
                story.bury(index)
                continue
            choices = list(range(number))
            rng.mix(choices)
            for choice in choices:
                branch = story.copy()
                branch.bury(choice)
                branch.buried.append(choice)
                ending = tell(log, at, seat, branch, rng)
                if ending is not None:
                    return ending
            return None
        else:
            part = log[here + 1]
            if kind == deck_log.DRAWN:
                if not story.draw(part):
                    return None
            else:
                story.add(part)
    return story


def complete(state: LabState, story: Story, rng: Quick) -> list[int]:
    """Fill the open slots, lay the deck, and answer which part was in which slot."""
    known: vec[i64] = vec[i64]([0] * state.catalog.parts)
    parts = story.part_in.copy()
    for slot in story.deck:
        if parts[slot] >= 0:
            known[parts[slot]] = 1
    loose = Heap(state.held[DECK])
    part = state.first[DECK]
    while part >= 0:
        if not known[part]:
            loose.add(part)
        part = state.after[part]
    rng.mix_row(loose.items, 0, loose.number)
    order: vec[i64] = vec[i64]([0] * len(story.deck))
    for at in range(len(story.deck)):
        slot = story.deck[at]
        if parts[slot] < 0:
            parts[slot] = loose.take()
        order[at] = parts[slot]
    lay_deck(state, order)
    return parts


def write_log(state: LabState, story: Story, parts: list[int]) -> None:
    """The log everybody's knowledge is read from, complete; and the marks on known slots."""
    log = state.own_deck_log()
    size, known = log[0], log[1]
    deck = list(range(size))
    next_slot = size
    burial = 0
    seen = set(range(size - known, size))
    at = deck_log.first(log)
    while at < len(log):
        kind = log[at]
        if kind == deck_log.SEEN:
            for slot in range(log[at + 2]):
                log[at + 3 + slot] = parts[deck[slot]]
                seen.add(deck[slot])
        elif kind == deck_log.BURIED:
            if log[at + 3] == deck_log.UNKNOWN:
                log[at + 3] = story.buried[burial]
                burial += 1
            deck.append(deck.pop(log[at + 3]))
        elif kind == deck_log.DRAWN:
            deck.pop(0)
        else:
            deck.append(next_slot)
            seen.add(next_slot)
            next_slot += 1
        at = deck_log.following(log, at)
    for slot in deck:
        if slot in seen:
            state.own_marks()[parts[slot]] |= FIXED
