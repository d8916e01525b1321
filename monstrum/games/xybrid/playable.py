"""Whether a state that came from outside can be played on: what it says is pending must be possible."""

from typing import Final

from monstrum.content.pending import check_goes_on
from monstrum.core.actions import Actions
from monstrum.core.engine import sealed
from monstrum.core.errors import BadPosition
from monstrum.core.state import CHANCE, NOBODY, SEALED, WIDTH
from monstrum.games.xybrid import deck_log, kinds, opcodes
from monstrum.games.xybrid.sample import Story
from monstrum.games.xybrid.state import DECK, LabState, members

IN_A_PROGRAM: Final = frozenset(
    {
        kinds.RUN,
        kinds.EFFECT_MAY,
        kinds.EFFECT_COST,
        kinds.EFFECT_COST_MORE,
        kinds.EFFECT_DRAW,
        kinds.EFFECT_PART,
        kinds.EFFECT_PART_MORE,
        kinds.EFFECT_UPTO,
        kinds.EFFECT_SWAP,
        kinds.EFFECT_SWAP_WITH,
        kinds.RANDOM_PART,
    }
)
"""The records whose first two arguments are a row of a program and its source part."""


def check_playable(state: LabState) -> None:
    """Raises BadPosition instead of stumbling later."""
    pending = state.records()
    for at in range(0, len(pending), WIDTH):
        check_record(state, pending[at : at + WIDTH])
    check_deck_log(state)
    check_commitments(state)
    check_goes_on(state)


def check_record(state: LabState, record: list[int]) -> None:
    if len(record) < WIDTH:
        raise BadPosition("Half a step is pending in this position.")
    kind, who, row, source, controller = record[:5]
    sound = 0 <= kind < kinds.KINDS and may_decide(kind, who, state.seats)
    if sound and kind in IN_A_PROGRAM:
        sound = row % opcodes.WIDTH == 0 and 0 <= row < len(state.catalog.code)
        sound = sound and -1 <= source < state.catalog.parts and 0 <= controller < state.seats
    elif sound and kind in (kinds.TURN, kinds.BUILD, kinds.DRAW_STEP, kinds.PEEK):
        sound = 0 <= row < state.seats
    if not sound:
        raise BadPosition("Something pending in this position does not exist.")


def may_decide(kind: int, who: int, seats: int) -> bool:
    """Whether this is somebody such a step can wait for."""
    if kind == kinds.BREAKTHROUGH:
        return who == SEALED
    if kind >= kinds.SHUFFLE:
        return who == NOBODY
    if kind >= kinds.FIRST_PLAYER:
        return who == CHANCE
    swap = kind in (kinds.EFFECT_SWAP, kinds.EFFECT_SWAP_WITH)
    return 0 <= who < seats or (swap and who == CHANCE)


def check_commitments(state: LabState) -> None:
    """XY-7.1  What a seat has committed to is none, or a breakthrough of its own."""
    if not state.buffers:
        return
    sound = sealed(state) and len(state.buffers) == state.seats
    for seat, buffer in enumerate(state.buffers):
        out = Actions()
        if sound:
            state.table[kinds.BREAKTHROUGH].offers(state, seat, out)
        sound = sound and len(buffer) <= 1 and all(out.holds(pick) for pick in buffer)
    if not sound:
        raise BadPosition("Somebody has committed to what they cannot commit to.")


def check_deck_log(state: LabState) -> None:
    """What the log tells of the deck must end with the deck there is."""
    try:
        sound = not state.deck_log or retold(state) == members(state, DECK)
    except (IndexError, ValueError):
        sound = False
    if not sound:
        raise BadPosition("The deck_log of this position does not lead to its deck.")


def retold(state: LabState) -> list[int]:
    """The deck the log leads to; slots nobody has looked at are filled from the deck itself."""
    log, deck = state.deck_log, members(state, DECK)
    size, known = log[0], log[1]
    if not 0 <= known <= size <= state.catalog.parts or min(log) < 0:
        return []
    story = Story(list(range(size)), [-1] * size, [-1] * state.catalog.parts, [])
    told = [story.put(size - known + at, log[2 + at]) for at in range(known)]
    at = 2 + known
    while at < len(log):
        if log[at] == deck_log.SEEN:
            seen = log[at + 3 : at + 3 + log[at + 2]]
            told += [story.put(story.deck[slot], part) for slot, part in enumerate(seen)]
            told.append(log[at + 1] < state.seats and len(seen) == log[at + 2])
            at += 3 + log[at + 2]
        elif log[at] == deck_log.BURIED:
            told.append(log[at + 1] < state.seats and log[at + 3] < log[at + 2] <= len(story.deck))
            story.bury(log[at + 3])
            at += 4
        else:
            if log[at] == deck_log.DRAWN:
                told.append(story.draw(log[at + 1]))
            else:
                story.add(log[at + 1])
            at += 2
    parts = [story.part_in[slot] for slot in story.deck]
    if not all(told) or len(parts) != len(deck):
        return []
    return [part if part >= 0 else there for part, there in zip(parts, deck, strict=True)]
