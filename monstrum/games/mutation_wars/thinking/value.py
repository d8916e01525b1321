"""What chances to win are read off in Mutation Wars: features of a seat. Their weights are in
`data/value.toml`."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.state import State
from monstrum.core.value import Value
from monstrum.games.mutation_wars.content.catalog import BP, BT, MU
from monstrum.games.mutation_wars.rules.decks import hand_of
from monstrum.games.mutation_wars.rules.winning import returns
from monstrum.games.mutation_wars.state import WarsState
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
)
FEW: Final = 4  # Body Part cards: so many can be built in a turn


@final
class WarsValue(Value):
    """Chances in Mutation Wars; standing, colours and strength count in tenths of a Body Part card."""

    def features(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, WarsState), "a state of another game"
        missing = int(cards_missing(state, seat))
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
        ]

    def returns(self, state: State) -> list[float]:
        assert isinstance(state, WarsState), "a state of another game"
        return returns(state)
