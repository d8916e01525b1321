"""Finds the weights of a game's value: games of the base policy, positions out of them, and who won.

The weights make the shares as likely as they can be (multinomial logistic regression, by Newton's steps);
what they are worth is measured on games they have not seen, beside the score alone.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from monstrum.core.chance import seed_bytes
from monstrum.core.contract import Game
from monstrum.core.engine import actor, legal_actions, step
from monstrum.core.errors import BadConfig
from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival
from monstrum.core.value import UNIT, Value
from monstrum.games.library import brings, load_game
from monstrum.games.settings import read_settings
from monstrum.lab.crew import work
from monstrum.lab.one_game import MOST_DECISIONS, bot_seed, game_seed

CHUNK: Final = 10  # games handed to a worker at once
AT_BORDERS: Final = 2  # of turns, cycles or activations one in so many is learned from,
ELSEWHERE: Final = 36  # and of other positions one in so many: rollouts end at borders, as a rule
WHIMS: Final = 12  # one decision in so many is taken at random, so that all kinds of positions come about
STEPS: Final = 7  # Newton's: it is there after five or six
RIDGE: Final = 2.0  # games: keeps weights small that little speaks for
BINS: Final = 10

Row = list[float]


@dataclass(frozen=True, slots=True)
class Position:
    """What a state looked like, and what became of it; all by seat."""

    features: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the win


@dataclass(frozen=True, slots=True)
class Fitting:
    """What is to be played."""

    game: str
    players: int
    games: int  # for the weights; half as many more for the measure
    seed: str
    settings: tuple[str, ...] = ()  # `mission=HYM-2`

    @property
    def key(self) -> str:
        """What the weights are for: the choice of a setting, or the number of players."""
        return "-".join(str(said) for said in read_settings(self.settings).values()) or str(self.players)


@dataclass(frozen=True, slots=True)
class Measure:
    """How good shares are on games nobody has learned from."""

    positions: int
    brier: float  # mean squared error, over all seats
    score: float  # the same for the best that the score alone can do
    bins: list[tuple[float, float, int]]  # what was said, what came, and how often, from unlikely to likely


@dataclass(frozen=True, slots=True)
class Fitted:
    weights: dict[str, int]
    measure: Measure


def fit(plan: Fitting, workers: int, tick: Callable[[], None]) -> Fitted:
    """Plays, fits, measures. The same plan gives the same weights, whatever the number of workers."""
    names = features_of(plan.game)
    learned: list[Position] = []
    fresh: list[Position] = []
    for number, positions in enumerate(played(plan, workers)):
        (learned if number < plan.games else fresh).extend(positions)
        tick()
    ridge = RIDGE * len(learned) / plan.games  # positions of one game all end alike: they are one witness
    weights = newton([features(one) for one in learned], [one.shares for one in learned], ridge)
    whole = [round(float(UNIT) * weight) for weight in weights]
    alone = newton([scores(one) for one in learned], [one.shares for one in learned])
    said = [shares([weight / float(UNIT) for weight in whole], features(one)) for one in fresh]
    return Fitted(
        dict(zip(names, whole, strict=True)),
        Measure(
            len(fresh),
            brier(said, fresh),
            brier([shares(alone, scores(one)) for one in fresh], fresh),
            reliability(said, fresh),
        ),
    )


def features_of(game: str) -> tuple[str, ...]:
    found: tuple[str, ...] | None = brings(game, "features")
    if found is None:
        load_game(game)  # says if there is no such game
        raise BadConfig(f"Nobody has named features of {game} yet.")
    return found


# Games ----------------------------------------------------------------------------------------------


def played(plan: Fitting, workers: int) -> Iterator[list[Position]]:
    """The positions of each game, in order."""
    number = plan.games + plan.games // 2
    chunks = [range(at, min(at + CHUNK, number)) for at in range(0, number, CHUNK)]
    for chunk in work(_play_chunk, chunks, min(workers, len(chunks)), _prepare, plan):
        yield from chunk


_AT_WORK: dict[str, tuple[Fitting, Game, GreedyRival, Value]] = {}  # in a worker process


def _prepare(plan: Fitting) -> None:
    value: Value = brings(plan.game, "value")(plan.players)
    rival: GreedyRival = brings(plan.game, "learning").rival()
    _AT_WORK["now"] = (plan, load_game(plan.game), rival, value)


def _play_chunk(indices: range) -> list[list[Position]]:
    plan, game, rival, value = _AT_WORK["now"]
    return [positions(game, rival, value, plan, game_seed(plan.seed, index)) for index in indices]


def positions(game: Game, rival: GreedyRival, value: Value, plan: Fitting, seed: str) -> list[Position]:
    """Some positions of one game of the base policy."""
    root = seed_bytes(seed)
    state = game.start({"players": plan.players} | read_settings(plan.settings), root)
    state.mute()
    rng = Quick(bot_seed(root, 0))
    moment = value.moment(state)
    seen: list[tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]] = []
    for _ in range(MOST_DECISIONS):
        if state.over():
            break
        seat = actor(state)
        before, moment = moment, value.moment(state)
        if rng.below(AT_BORDERS if moment != before else ELSEWHERE) == 0:
            rows = tuple(tuple(value.features(state, other)) for other in range(plan.players))
            seen.append((rows, tuple(game.result(state).scores)))
        if rng.below(WHIMS) == 0:
            options = legal_actions(state, seat)
            step(state, options[rng.below(len(options))])
        else:
            step(state, rival.choose(state, seat, rng))
    won = tuple((share + 1) / plan.players for share in game.result(state).returns)
    return [Position(rows, scores, won) for rows, scores in seen]


def features(position: Position) -> list[Row]:
    return [[float(number) for number in row] for row in position.features]


def scores(position: Position) -> list[Row]:
    return [[float(score)] for score in position.scores]


# Weights --------------------------------------------------------------------------------------------


def shares(weights: Sequence[float], rows: list[Row]) -> Row:
    """What the weights make of the features of all seats."""
    promises = [sum(weight * number for weight, number in zip(weights, row, strict=True)) for row in rows]
    best = max(promises)
    chances = [math.exp(max(-8.0, promise - best)) for promise in promises]
    whole = sum(chances)
    return [chance / whole for chance in chances]


def newton(positions: list[list[Row]], won: Sequence[Sequence[float]], ridge: float = RIDGE) -> Row:
    """The weights that make what happened most likely, and are no larger than need be."""
    size = len(positions[0][0])
    scale = [spread(positions, at) or 1.0 for at in range(size)]
    scaled = [
        [[number / by for number, by in zip(row, scale, strict=True)] for row in rows] for rows in positions
    ]
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-ridge * weight for weight in weights]
        bend = [[ridge if at == other else 0.0 for other in range(size)] for at in range(size)]
        for rows, outcome in zip(scaled, won, strict=True):
            said = shares(weights, rows)
            middle = [
                sum(share * row[at] for share, row in zip(said, rows, strict=True)) for at in range(size)
            ]
            for share, came, row in zip(said, outcome, rows, strict=True):
                away = [number - mean for number, mean in zip(row, middle, strict=True)]
                for at in range(size):
                    slope[at] += (came - share) * row[at]
                    if away[at]:
                        by, line = share * away[at], bend[at]
                        for other in range(at + 1):
                            line[other] += by * away[other]
        for at in range(size):
            for other in range(at + 1, size):
                bend[at][other] = bend[other][at]
        weights = [weight + move for weight, move in zip(weights, solved(bend, slope), strict=True)]
    return [weight / by for weight, by in zip(weights, scale, strict=True)]


def spread(positions: list[list[Row]], at: int) -> float:
    """How far seats are apart in a feature. What all of them have says nothing, however much it is."""
    total = 0.0
    for rows in positions:
        mean = sum(row[at] for row in rows) / len(rows)
        total += sum((row[at] - mean) ** 2 for row in rows)
    return math.sqrt(total / len(positions))


def solved(matrix: list[Row], right: Row) -> Row:
    """Linear equations, by elimination with the largest pivot."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            rows[below] = [one - factor * other for one, other in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


# Measures -------------------------------------------------------------------------------------------


def brier(said: list[Row], fresh: list[Position]) -> float:
    """The mean squared distance between what was said of a seat and what came."""
    errors = [
        (share - came) ** 2
        for row, one in zip(said, fresh, strict=True)
        for share, came in zip(row, one.shares, strict=True)
    ]
    return sum(errors) / len(errors)


def reliability(said: list[Row], fresh: list[Position]) -> list[tuple[float, float, int]]:
    """Of what was said to be about as likely: what was said on average, what came, and how often."""
    heaps: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for row, one in zip(said, fresh, strict=True):
        for share, came in zip(row, one.shares, strict=True):
            heaps[min(BINS - 1, int(share * BINS))].append((share, came))
    return [
        (sum(share for share, _ in heap) / len(heap), sum(came for _, came in heap) / len(heap), len(heap))
        for heap in heaps
        if heap
    ]
