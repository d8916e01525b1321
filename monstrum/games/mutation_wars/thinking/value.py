"""What chances to win are read off in Mutation Wars: features of a seat. Their weights are in
`data/value.toml`."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.state import State
from monstrum.core.value import Value
from monstrum.games.mutation_wars.content.catalog import BP, BT, COLOURS, FAKE_TAIL, MU
from monstrum.games.mutation_wars.rules.decks import hand_of
from monstrum.games.mutation_wars.rules.winning import returns
from monstrum.games.mutation_wars.state import EDGES, FLIPPED, MARKS, MOST_BODIES, SPOTS, WarsState
from monstrum.games.mutation_wars.thinking.evaluate import cards_missing, colours_wrong, standing, strength

FEATURES: Final = (
    "standing",
    "cards missing",
    "few cards missing",
    "colours wrong",
    "complete",
    "Body Part cards",
    "Mutate cards",
    "Battle cards",
    "strength",
    "has the turn",
    "has the token",
    "nearly nothing missing",
    "cards short",
    "few cards short",
    "nothing short",
    "bodies",
    "matched parts",
    "flipped parts",
    "Fake Tails",
    "was attacked",
    "seats before it",
)
FEW: Final = 4  # Body Part cards: so many can be built in a turn
NEARLY: Final = 2


@final
class WarsValue(Value):
    """Chances in Mutation Wars; standing, colours and strength count in tenths of a Body Part card."""

    def features(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, WarsState), "a state of another game"
        missing = int(cards_missing(state, seat))
        short = missing - hand_of(state, seat, BP)
        own, flipped, tails = parts_counted(state, seat)
        return [
            int(10.0 * standing(state, seat)),
            missing,
            max(0, FEW - missing),
            int(10.0 * colours_wrong(state, seat)),
            1 if state.since[seat] > 0 else 0,
            hand_of(state, seat, BP),
            hand_of(state, seat, MU),
            hand_of(state, seat, BT),
            int(10.0 * strength(state, seat)),
            1 if state.actor == seat else 0,
            1 if state.token == seat else 0,
            max(0, NEARLY - missing),
            short,
            max(0, FEW - short),
            1 if short <= 0 else 0,
            state.bodies[seat],
            own,
            flipped,
            tails,
            (state.attacked >> seat) & 1,
            (seat - state.token) % state.seats,
        ]

    def moment(self, state: State) -> i64:
        """The turn."""
        assert isinstance(state, WarsState), "a state of another game"
        return state.turn

    def returns(self, state: State) -> list[float]:
        assert isinstance(state, WarsState), "a state of another game"
        return returns(state)


def parts_counted(state: WarsState, seat: i64) -> tuple[i64, i64, i64]:
    """How many parts have the colour of their body, how many lie flipped, how many are Fake Tails."""
    matched: i64 = 0
    flipped: i64 = 0
    tails: i64 = 0
    for at in range(state.bodies[seat] * EDGES):
        part = state.edges[seat * SPOTS + at]
        if part < 0:
            continue
        design = part // MARKS
        if design % COLOURS == state.colours[seat * MOST_BODIES + at // EDGES]:
            matched += 1
        if part & FLIPPED:
            flipped += 1
        if design // COLOURS == FAKE_TAIL:
            tails += 1
    return matched, flipped, tails
