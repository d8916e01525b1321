"""What chances to win are read off in XYbrid: features of a seat. Their weights are in `data/value.toml`."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.state import State
from monstrum.core.value import Value
from monstrum.games.xybrid.rules.ending import returns
from monstrum.games.xybrid.state import HAND, MONSTER, PILE, ROUNDS, LabState
from monstrum.games.xybrid.thinking.evaluate import aura_sources, monsters_grow, standing

FEATURES: Final = (
    "standing in round 1",
    "standing in round 2",
    "standing in round 3",
    "standing while monsters are scored",
    "standing while the last monsters are scored",
    "infamy in the last round",
    "parts in hand",
    "parts on the monster",
    "parts in the pile",
    "breakthroughs",
    "first player",
    "has the turn",
    "infamy in round 2",
    "standing once the last monsters are big",
    "infamy once the last monsters are big",
)
BIG: Final = 4  # parts on every monster, its core among them
CYCLES: Final = 64  # more than a round has


@final
class LabValue(Value):
    """Chances in XYbrid; a standing counts in tenths of infamy."""

    def features(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, LabState), "a state of another game"
        building = monsters_grow(state)
        own = int(10.0 * standing(state, seat, aura_sources(state), building))
        found = [0] * len(FEATURES)
        last = state.round == ROUNDS
        found[min(max(1, state.round), ROUNDS) - 1] = own
        if not building:
            found[4 if last else 3] = own
        if last:
            found[5] = state.infamy[seat]
        found[6] = state.held[HAND + seat]
        found[7] = state.held[MONSTER + seat]
        found[8] = state.held[PILE + seat]
        for breakthrough in range(state.catalog.breakthroughs):
            if state.holder[breakthrough] == seat:
                found[9] += 1
        found[10] = 1 if state.first_seat == seat else 0
        found[11] = 1 if state.actor == seat else 0
        if state.round == ROUNDS - 1:
            found[12] = state.infamy[seat]
        if last and all_big(state):
            found[13] = own
            found[14] = state.infamy[seat]
        return found

    def moment(self, state: State) -> i64:
        """The cycle."""
        assert isinstance(state, LabState), "a state of another game"
        return state.round * CYCLES + state.cycle

    def returns(self, state: State) -> list[float]:
        assert isinstance(state, LabState), "a state of another game"
        return returns(state)


def all_big(state: LabState) -> bool:
    """Whether nobody has much left to build."""
    for seat in range(state.seats):
        if state.held[MONSTER + seat] < BIG:
            return False
    return True
