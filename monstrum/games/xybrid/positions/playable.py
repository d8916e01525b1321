"""Whether a state that came from outside can be played on: what it says is pending must be possible."""

from typing import Final

from monstrum.core.actions import Actions
from monstrum.core.engine import sealed
from monstrum.core.errors import BadPosition
from monstrum.games.xybrid.asks import ASKS
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.knowing import deck_log
from monstrum.games.xybrid.knowing.sample import Story
from monstrum.games.xybrid.state import DECK, LabState, members
from monstrum.kit.asks import Sorts, sound_records
from monstrum.kit.goes_on import check_goes_on

SORTS: Final[Sorts] = {
    "row": lambda state, row: row % opcodes.WIDTH == 0 and 0 <= row < len(state.catalog.code),
    "part": lambda state, part: -1 <= part < state.catalog.parts,
    "seat": lambda state, seat: 0 <= seat < state.seats,
}


def check_playable(state: LabState) -> None:
    """Raises BadPosition instead of stumbling later."""
    if not sound_records(ASKS, state, SORTS):
        raise BadPosition("Something pending in this position does not exist.")
    check_deck_log(state)
    check_commitments(state)
    check_goes_on(state)


def check_commitments(state: LabState) -> None:
    """XY-7.1  What a seat has committed to is none, or a breakthrough of its own."""
    if not state.buffers:
        return
    sound = sealed(state) and len(state.buffers) == state.seats
    for seat, buffer in enumerate(state.buffers):
        out = Actions()
        if sound:
            state.table[state.kind].offers(state, seat, out)
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
    at = deck_log.first(log)
    while at < len(log):
        after = deck_log.following(log, at)
        if log[at] == deck_log.SEEN:
            seen = log[at + 3 : after]
            told += [story.put(story.deck[slot], part) for slot, part in enumerate(seen)]
            told.append(log[at + 1] < state.seats and len(seen) == log[at + 2])
        elif log[at] == deck_log.BURIED:
            told.append(log[at + 1] < state.seats and log[at + 3] < log[at + 2] <= len(story.deck))
            story.bury(log[at + 3])
        elif log[at] == deck_log.DRAWN:
            told.append(story.draw(log[at + 1]))
        else:
            story.add(log[at + 1])
        at = after
    parts = [story.part_in[slot] for slot in story.deck]
    if not all(told) or len(parts) != len(deck):
        return []
    return [part if part >= 0 else there for part, there in zip(parts, deck, strict=True)]
