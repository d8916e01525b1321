"""What chances to win are read off in Hybrid: features of a side. Their weights are in `data/value.toml`, a
table for each mission; a mission nobody has fitted takes the one for all of them."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.numbers import ONE, ZERO
from monstrum.core.state import State
from monstrum.core.value import Value
from monstrum.games.hybrid.rules.conditions import count_of
from monstrum.games.hybrid.rules.decks import hand_size
from monstrum.games.hybrid.rules.event_cards import reserves_of
from monstrum.games.hybrid.rules.victory import returns
from monstrum.games.hybrid.rules.warriors import in_play
from monstrum.games.hybrid.state import EXITED, GRIFFIN, NO_FIGURE, ON_BOARD, SLOTS, SkirmishState, side_of
from monstrum.games.hybrid.thinking.aims import aim_of
from monstrum.games.hybrid.thinking.evaluate import LONG_WAY, warrior_standing
from monstrum.games.hybrid.thinking.pulls import able, rounds_to
from monstrum.games.hybrid.thinking.rounds import attack_at_hand
from monstrum.games.hybrid.thinking.worth import life

FEATURES: Final = (
    "warriors in play",
    "their standing",
    "Wounds left to them",
    "Wounds left to the strongest",
    "attacks at hand",
    "still to act in this round",
    "cards in hand and in reserve",
    "mission points",
    "mission points as rounds go by",
    "warriors who have left",
    "warriors who have to leave",
    "rounds of running to what is wanted",
    "rounds of running that are not left",
    "objectives done",
    "bears what has to leave",
    "Griffin",
    "Griffin, for each round played",
    "rounds of running of the second",
)
TENTHS: Final = 10.0
ACTIVATIONS: Final = 64  # more than a round has


@final
class SkirmishValue(Value):
    """Chances in Hybrid; standings, attacks and rounds of running count in tenths."""

    def __init__(self, weights: list[int], missions: dict[str, list[int]]) -> None:
        super().__init__(weights)
        self.missions = missions

    def weights_in(self, state: State) -> list[int]:
        assert isinstance(state, SkirmishState), "a state of another game"
        return self.missions.get(state.mission.id, self.weights)

    def features(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, SkirmishState), "a state of another game"
        found = [0] * len(FEATURES)
        count_warriors(state, seat, found)
        found[6] = hand_size(state, seat) + reserves_of(state, seat)
        found[7] = state.score[seat]
        found[8] = state.score[seat] * state.round
        found[9] = count_of(state, seat, EXITED)
        look_ahead(state, seat, found)
        if seat == GRIFFIN:
            found[15] = 1
            found[16] = state.round
        return found

    def moment(self, state: State) -> i64:
        """The activation."""
        assert isinstance(state, SkirmishState), "a state of another game"
        return state.round * ACTIVATIONS + state.acted

    def returns(self, state: State) -> list[float]:
        assert isinstance(state, SkirmishState), "a state of another game"
        return returns(state)


def count_warriors(state: SkirmishState, side: i64, found: list[int]) -> None:
    """HY-6.3  Who is there, how well he stands, and what he could do next."""
    standing = 0.0
    attacks = 0.0
    strongest: i64 = 0
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if not in_play(state, figure):
            continue
        left = life(state, figure)
        found[0] += 1
        found[2] += left
        strongest = left if left > strongest else strongest
        standing += warrior_standing(state, figure)
        if state.status[figure] == ON_BOARD:
            attacks += attack_at_hand(state, figure)
            found[5] += ZERO if state.activated[figure] else ONE
    found[1] = int(TENTHS * standing)
    found[3] = strongest
    found[4] = int(TENTHS * attacks)


def look_ahead(state: SkirmishState, side: i64, found: list[int]) -> None:
    """HY-15.3  How far the side is from what it has to do."""
    aim = aim_of(state, side)
    found[10] = aim.leaving if aim.leaving > 0 else ZERO
    done = state.done
    while done:
        found[13] += 1
        done >>= 3
    if aim.bearer != NO_FIGURE and side_of(aim.bearer) == side:
        found[14] = 1
    square = aim.square
    if aim.exits and not aim.objective:
        square = aim.exits[0]
    if square < 0:
        return
    first = LONG_WAY
    second = LONG_WAY
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if not in_play(state, figure) or (aim.bearer != NO_FIGURE and aim.bearer != figure):
            continue
        if aim.objective and not able(state, figure, aim.objective):
            continue
        rounds = min(LONG_WAY, rounds_to(state, figure, square))
        if rounds < first:
            second = first
            first = rounds
        elif rounds < second:
            second = rounds
    found[11] = int(TENTHS * first)
    left = float(state.mission.round_limit - state.round)
    found[12] = int(TENTHS * max(0.0, first - left))
    found[17] = int(TENTHS * second)
