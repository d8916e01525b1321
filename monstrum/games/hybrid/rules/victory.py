"""HY-15.3 – HY-15.5  Victory, defeat and draws."""

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import (
    CONDITION_WIDTH,
    IF_ELIMINATE_ALL,
    LIMIT_CARRIER,
    LIMIT_DRAW,
)
from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.cards_in_play import clear_table
from monstrum.games.hybrid.rules.conditions import AT_LIMIT, AT_ROUND_END, DURING, holds_all
from monstrum.games.hybrid.rules.warriors import anybody_left
from monstrum.games.hybrid.state import (
    DRAWN,
    FIGURES,
    GRIFFIN,
    SCORPION,
    UNDECIDED,
    SkirmishState,
    side_of,
)


def maybe_end_game(state: SkirmishState, at_round_end: bool) -> bool:
    """HY-15.3  Whether the game is over now: asked after every elimination, objective, exit and end of
    round."""
    if state.outcome != UNDECIDED:
        return True
    griffin = has_won(state, GRIFFIN, AT_ROUND_END if at_round_end else DURING)
    scorpion = has_won(state, SCORPION, AT_ROUND_END if at_round_end else DURING)
    nobody = not anybody_left(state, GRIFFIN) and not anybody_left(state, SCORPION)
    if nobody or (griffin and scorpion):
        end_game(state, DRAWN)  # HY-15.5
    elif griffin:
        end_game(state, GRIFFIN)
    elif scorpion:
        end_game(state, SCORPION)
    return state.outcome != UNDECIDED


def has_won(state: SkirmishState, side: i64, when: i64) -> bool:
    """HY-15.3, HY-15.4  One of its groups holds, or the enemy has nobody left and no condition of his own
    met."""
    if meets_own(state, side, when):
        return True
    return not (anybody_left(state, 1 - side) or meets_own(state, 1 - side, when))


def meets_own(state: SkirmishState, side: i64, when: i64) -> bool:
    """Whether a group of the side without `eliminate_all` holds: that one is in every mission, for
    everybody."""
    mission = state.mission
    for group in range(len(mission.victory_side)):
        if mission.victory_side[group] != side:
            continue
        first = mission.victory_first[group]
        count = mission.victory_count[group]
        if not asks_for(state, first, count, IF_ELIMINATE_ALL) and holds_all(state, side, first, count, when):
            return True
    return False


def asks_for(state: SkirmishState, first: i64, count: i64, which: i64) -> bool:
    rows = state.mission.conditions
    for row in range(first, first + count):
        if rows[row * CONDITION_WIDTH] == which:
            return True
    return False


def end_at_limit(state: SkirmishState) -> None:
    """HY-15.5  The last round is over and nobody has won: `more_score_at_end`, then what the mission says."""
    state.emit(events.LIMIT_REACHED)
    griffin = has_won(state, GRIFFIN, AT_LIMIT)
    scorpion = has_won(state, SCORPION, AT_LIMIT)
    if griffin != scorpion:
        end_game(state, GRIFFIN if griffin else SCORPION)
        return
    limit = state.mission.at_limit
    if limit == LIMIT_CARRIER:
        limit = side_bearing(state, state.mission.limit_objective)
    end_game(state, DRAWN if limit == LIMIT_DRAW else limit)


def side_bearing(state: SkirmishState, objective: i64) -> i64:
    """The side whose warrior bears an objective; DRAWN if nobody does."""
    for figure in range(FIGURES):
        if state.carried[figure] == objective:
            return side_of(figure)
    return DRAWN


def end_game(state: SkirmishState, outcome: i64) -> None:
    """Nothing is pending any more."""
    state.outcome = outcome
    state.top = 0
    state.laid = 0
    clear_table(state)
    state.emit(events.GAME_ENDED, outcome)


def returns(state: SkirmishState) -> list[float]:
    """HY-15.5  Zero-sum, by side: 1 for who has won, -1 for who has lost, nothing for a draw."""
    if state.outcome == GRIFFIN:
        return [1.0, -1.0]
    return [-1.0, 1.0] if state.outcome == SCORPION else [0.0, 0.0]
