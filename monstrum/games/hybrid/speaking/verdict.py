"""HY-15.3 – HY-15.5  Who has won, and why: the condition that was met, told from the last position."""

from typing import Final

from monstrum.games.hybrid.content import catalog as cat
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.rules.conditions import AT_LIMIT, AT_ROUND_END, DURING, holds_all
from monstrum.games.hybrid.rules.victory import asks_for, side_bearing
from monstrum.games.hybrid.rules.warriors import anybody_left
from monstrum.games.hybrid.speaking.speech import Speaker, capital
from monstrum.games.hybrid.state import DRAWN, SkirmishState

REASONS: Final = {
    cat.IF_ALWAYS: "always",
    cat.IF_FLAG: "flag",
    cat.IF_OBJECTIVE_DONE: "objective_done",
    cat.IF_ROUND: "round",
    cat.IF_ELIMINATE_ALL: "eliminate_all",
    cat.IF_ELIMINATE: "eliminate",
    cat.IF_SURVIVE_UNTIL: "survive_until",
    cat.IF_IN_ORDER: "objectives_in_order",
    cat.IF_EXITED: "exited",
    cat.IF_EXITED_PROFILE: "exited_profile",
    cat.IF_EXITED_WITH: "exited_with",
    cat.IF_NONE_ON_BOARD: "none_on_board",
    cat.IF_SCORE: "score",
    cat.IF_MORE_SCORE: "more_score_at_end",
    cat.IF_RANK_ELIMINATED: "rank_eliminated",
}
OBJECTIVE_BITS: Final = 3  # of `objectives_in_order`


def verdict(speaker: Speaker, state: SkirmishState, seat: int, language: str) -> str:
    """ "The game is over. The Griffins of P0 have won: none of the Scorpions is left." """
    if state.outcome == DRAWN:
        met = any(reason(speaker, state, side, language) for side in (0, 1))
        why = cause(speaker, "both" if met else "nobody", language)
        return speaker.say("prompts", "over_draw", language, reason=why)
    side = int(state.outcome)
    why = reason(speaker, state, side, language) or at_limit(speaker, state, side, language)
    winner = capital(speaker.speak("side", terms.SIDES[side], language))
    return speaker.say("prompts", "over", language, seat, winner=winner, player=f"P{side}", reason=why)


def reason(speaker: Speaker, state: SkirmishState, side: int, language: str) -> str:
    """The condition of a side that was met; empty if none was. Those that hold at any moment come first."""
    last = state.round >= state.mission.round_limit
    for when in (DURING, AT_ROUND_END, AT_LIMIT) if last else (DURING, AT_ROUND_END):
        group = met_group(state, side, when)
        if group >= 0:
            return of_group(speaker, state, side, group, language)
        if not anybody_left(state, 1 - side):
            return cause(speaker, "eliminate_all", language, side=terms.SIDES[1 - side])
    return ""


def met_group(state: SkirmishState, side: int, when: int) -> int:
    """HY-15.4  A group without `eliminate_all`, which is in every mission."""
    mission = state.mission
    for group, whose in enumerate(mission.victory_side):
        first, count = mission.victory_first[group], mission.victory_count[group]
        elimination = asks_for(state, first, count, cat.IF_ELIMINATE_ALL)
        if whose == side and not elimination and holds_all(state, side, first, count, when):
            return group
    return -1


def of_group(speaker: Speaker, state: SkirmishState, side: int, group: int, language: str) -> str:
    first, count = state.mission.victory_first[group], state.mission.victory_count[group]
    told = [of_condition(speaker, state, side, row, language) for row in range(first, first + count)]
    found = told[0]
    for more in told[1:]:
        found = speaker.say("goals", "and", language, one=found, more=more)
    return found


def of_condition(speaker: Speaker, state: SkirmishState, side: int, row: int, language: str) -> str:
    which, number, other, negated = (
        state.mission.conditions[row * cat.CONDITION_WIDTH + at] for at in range(4)
    )
    params: dict[str, object] = {
        "number": number,
        "numbers": ", ".join(map(str, objectives(number))),
        "points": state.score[side],
        "others": state.score[1 - side],
    }
    if which in (cat.IF_ELIMINATE, cat.IF_EXITED_PROFILE):
        params["profile"] = state.catalog.profile_ids[number]
    if which == cat.IF_ELIMINATE_ALL:
        params["side"] = terms.SIDES[1 - side]
    if which == cat.IF_NONE_ON_BOARD:
        params["side"] = terms.SIDES[number]
    if which == cat.IF_FLAG:
        params |= {"word": state.catalog.flags[number], "number": other}
    told = speaker.say("reasons", REASONS[int(which)], language, **params)
    return speaker.say("goals", "not", language, goal=told) if negated else told


def objectives(packed: int) -> list[int]:
    found: list[int] = []
    while packed:
        found.append(packed % (1 << OBJECTIVE_BITS))
        packed >>= OBJECTIVE_BITS
    return found


def at_limit(speaker: Speaker, state: SkirmishState, side: int, language: str) -> str:
    """HY-15.5  What the mission says about the end of its last round."""
    objective = state.mission.limit_objective
    carried = state.mission.at_limit == cat.LIMIT_CARRIER and side_bearing(state, objective) == side
    return cause(speaker, "limit_carrier" if carried else "limit_side", language, number=objective)


def cause(speaker: Speaker, code: str, language: str, **params: object) -> str:
    return speaker.say("reasons", code, language, **params)
