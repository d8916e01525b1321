"""Building a force: in any order, with every reason, and the answers the rules want."""

from monstrum.core.board import Roster
from monstrum.core.engine import legal_actions, play
from monstrum.core.state import State
from monstrum.games.library import load_game
from tests.marks import rule

GAME = load_game("hybrid")
GRIFFIN = 0


def choosing(mission: str = "HYM-3") -> State:
    return GAME.start({"mission": mission}, 1)


def take(state: State, *names: str) -> tuple[Roster, list[int]]:
    """The force with these warriors, in this order, and its answers."""
    empty = GAME.roster(state, GRIFFIN, [])
    assert empty is not None
    action = {recruit.ref.removeprefix("profile:G_"): recruit.action for recruit in empty.recruits}
    picked = [action[name] for name in names]
    found = GAME.roster(state, GRIFFIN, picked)
    assert found is not None
    return found, picked


def why(roster: Roster, name: str) -> str:
    return next(recruit.why for recruit in roster.recruits if recruit.ref == f"profile:G_{name}")


@rule("HY-2.3")
def test_everybody_is_listed_with_what_is_left_and_why_not() -> None:
    roster, _ = take(choosing(), "TEMPLAR", "AMBROSIUS", "SENESCHAL")
    assert (roster.spent, roster.budget, roster.number, roster.most) == (5, 6, 3, 6)
    assert len(roster.recruits) == 11
    assert why(roster, "AMBROSIUS") == "There is only one."
    assert why(roster, "SENESCHAL") == "Costs 2; 1 left."
    assert why(roster, "TEMPLAR") == ""
    assert roster.why == ""


@rule("HY-2.3")
def test_the_number_of_warriors_and_of_rank_0_is_limited() -> None:
    roster, _ = take(choosing(), "CONSCRIPT", "SPEARMAN")
    assert why(roster, "CONSCRIPT") == "At most 2 of Rank 0."
    assert roster.notes == ("At most 2 of Rank 0.",)
    roster, _ = take(choosing(), *["TEMPLAR"] * 4, "CONSCRIPT", "SPEARMAN")
    assert why(roster, "PURIFIER") == "The force is full: 6 warriors at most."
    roster, _ = take(choosing())
    assert (roster.why, roster.actions) == ("Choose at least one warrior.", ())


@rule("HY-2.3")
def test_whatever_the_order_of_the_picks_the_answers_are_legal_one_after_the_other() -> None:
    state = choosing()
    roster, picked = take(state, "VANGUARD", "SPEARMAN", "AMBROSIUS", "TEMPLAR", "SPEARMAN")
    assert sorted(picked) != picked
    for action in roster.actions:
        assert action in legal_actions(state, GRIFFIN)
        play(state, GRIFFIN, action)
    assert legal_actions(state, GRIFFIN) == []
    assert GAME.roster(state, GRIFFIN, []) is not None  # until the other side has chosen, too


def test_a_list_that_no_mission_allows_gives_no_answers() -> None:
    roster, _ = take(choosing(), "AMBROSIUS", "AMBROSIUS", "SENESCHAL", "SENESCHAL")
    assert (roster.actions, roster.why) == ((), "This force is larger than the mission allows.")
    assert GAME.roster(choosing(), GRIFFIN, [0, -5, 9999]) == GAME.roster(choosing(), GRIFFIN, [])


def test_the_suggested_force_of_every_mission_is_legal() -> None:
    for mission in ("HYM-3", "HYM-4", "HYM-5", "HYM-6"):
        state = choosing(mission)
        for seat in (0, 1):
            empty = GAME.roster(state, seat, [])
            if empty is not None:
                assert empty.suggested, mission
                full = GAME.roster(state, seat, empty.suggested)
                assert full is not None
                assert (full.why, full.number) == ("", len(empty.suggested)), mission


def test_where_no_force_is_built_there_is_no_roster() -> None:
    assert GAME.roster(choosing("HYM-1"), GRIFFIN, []) is None
    assert load_game("xybrid").roster(load_game("xybrid").start({"players": 2}, 1), 0, []) is None
