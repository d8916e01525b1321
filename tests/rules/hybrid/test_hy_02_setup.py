"""HY-2  Setup: forces, deployment, standby groups, face-down counters."""

from monstrum.core.engine import actor, decision, legal_actions, play, sealed
from monstrum.core.state import State
from monstrum.games.hybrid.game import skirmish_state
from monstrum.games.hybrid.rules.actions import PROFILE
from monstrum.games.hybrid.rules.deployment import can_finish_force
from monstrum.games.hybrid.state import ON_BOARD, SLOTS, STANDBY
from tests.marks import rule
from tests.rules.hybrid.skirmish import standard


def said(state: State, *texts: str) -> None:
    """Whoever must decide says it."""
    game = standard()
    for text in texts:
        seat = actor(state)
        for action in game.parse(state, seat, text):
            play(state, seat, action)


def why_not(state: State, text: str) -> str:
    refusal = standard().why_not(state, actor(state), text)
    return refusal.code if refusal else ""


def force(state: State, seat: int, *profiles: str) -> None:
    for action in standard().parse(state, seat, "recruit " + " ".join(profiles)):
        play(state, seat, action)
    if sealed(state) and decision(state) == "FORCE":
        play(state, seat, 0)


def keep_cards(state: State) -> State:
    """The hands are kept, and of equipment the last card is discarded."""
    while decision(state) in ("MULLIGAN", "EQUIPMENT"):
        last = legal_actions(state, actor(state))[-1]
        play(state, actor(state), last)
    return state


@rule("HY-2.1", "HY-2.3", "HY-2.7")
def test_fixed_forces_are_deployed_one_side_after_the_other() -> None:
    state = keep_cards(standard().start({"mission": "HYM-1"}, 1))

    assert actor(state) == 1  # HYM-1: the Scorpions first
    said(state, "deploy a 6,1 W", "deploy b 6,6 W", "deploy A 1,1 E", "deploy B 1,6 E")
    figures = standard().view(state, 0).figures
    assert {letter: figure.profile for letter, figure in figures.items()} == {
        "A": "G_TEMPLAR", "B": "G_SPEARMAN", "a": "S_HYBRID", "b": "S_CLONE",
    }  # fmt: skip
    assert (figures["a"].at, figures["a"].facing) == ("6,1", "W")
    assert all(not figure.wounds and not figure.mode for figure in figures.values())


@rule("HY-2.7")
def test_deployment_is_in_the_zone_on_free_squares() -> None:
    state = keep_cards(standard().start({"mission": "HYM-1"}, 1))
    game = standard()

    assert why_not(state, "deploy a 1,1") == "outside_zone"
    said(state, "deploy a 6,1 W")
    assert why_not(state, "deploy b 6,1") == "not_free"
    assert game.why_not(state, 1, "deploy b 6,2") is None


@rule("HY-2.8", "HY-11.2", "HY-11.1")
def test_first_contact_is_checked_after_deployment() -> None:
    state = keep_cards(standard().start({"mission": "HYM-1"}, 1))
    said(state, "deploy a 6,1 W", "deploy b 6,6 W", "deploy A 1,1 E", "deploy B 1,6 E")
    assert skirmish_state(state).first_contact == 1
    state = keep_cards(standard().start({"mission": "HYM-1"}, 1))
    said(state, "deploy a 6,1 E", "deploy b 6,6 E", "deploy A 1,1 W", "deploy B 1,6 W")
    assert skirmish_state(state).first_contact == 0


@rule("HY-2.2")
def test_counters_lie_face_down_and_the_mix_is_known() -> None:
    view = standard().view(standard().start({"mission": "HYM-2"}, 1), 0)

    assert set(view.counters) == {"14,1", "28,1", "15,8", "28,8"}
    assert (view.events_left, view.traps_left) == (3, 1)


@rule("HY-2.3")
def test_forces_are_chosen_in_secret_within_the_limits() -> None:
    state = standard().start({"mission": "HYM-3"}, 1)
    game = standard()
    assert decision(state) == "FORCE"
    force(state, 0, "G_AMBROSIUS", "G_SENESCHAL", "G_TEMPLAR", "G_TEMPLAR")
    assert game.view(state, 1).figures == {}
    assert game.view(state, 1).committed == ["P0"]
    force(state, 1, "S_ABERRATION", "S_HYBRID", "S_HYBRID", "S_SKORIZE")
    assert len(game.view(state, 1).figures) == 8


@rule("HY-2.3")
def test_limits_of_forces() -> None:
    state = skirmish_state(standard().start({"mission": "HYM-5"}, 1))
    ids = list(state.catalog.profile_ids)

    def possible(side: int, *profiles: str) -> bool:
        picks = [PROFILE + ids.index(id) for id in profiles]
        return can_finish_force(state, side, picks, -1)

    assert possible(0, "G_AMBROSIUS", "G_SENESCHAL")
    assert not possible(0, "G_SENESCHAL")  # Ambrosius is compulsory
    assert not possible(0, "G_AMBROSIUS", "G_GARELL", "G_MISERICORDE", "G_SENESCHAL")  # Rank 8 of 7
    assert not possible(1, *["S_CLONE"] * 4, "S_PEST")  # five of Rank 0, four are allowed
    assert possible(1, *["S_CLONE"] * 4)
    assert not possible(1)


@rule("HY-2.3")
def test_profiles_are_offered_only_while_the_list_can_be_finished() -> None:
    state = standard().start({"mission": "HYM-5"}, 1)
    game = standard()

    refusal = game.why_not(state, 0, "recruit G_CONSCRIPT")
    assert refusal is not None
    assert refusal.code == "force_limit"
    words = [game.words(state, action) for action in legal_actions(state, 0)]
    assert words == ["recruit G_AMBROSIUS"]  # the first in order, and compulsory


@rule("HY-2.7", "HY-4.9")
def test_standby_groups_are_filled_and_tied_to_entries() -> None:
    state = standard().start({"mission": "HYM-5"}, 1)
    force(state, 1, "S_HYBRID")
    force(state, 0, "G_AMBROSIUS", "G_MISERICORDE", "G_PURIFIER", "G_PURIFIER")
    keep_cards(state)
    said(state, "deploy a 11,3 N")
    assert decision(state) == "STANDBY_GROUP"
    said(state, "wait B")
    assert decision(state) == "STANDBY_ENTRY"
    said(state, "entry 8,11", "entry 1,18")
    figures = standard().view(state, 0).figures
    assert [figures[letter].group for letter in "ABCD"] == ["RESCUERS", "RESCUERS", "CAPTIVES", "CAPTIVES"]
    assert (figures["C"].entry, figures["D"].entry) == ("8,11", "1,18")
    status = skirmish_state(state).status
    assert {status[figure] for figure in range(4)} == {STANDBY}
    assert status[SLOTS] == ON_BOARD


@rule("HY-2.7")
def test_large_bases_come_first_and_leave_room_for_the_others() -> None:
    state = standard().start({"mission": "HYM-3"}, 1)
    force(state, 0, "G_TEMPLAR")
    force(state, 1, "S_CLONE", "S_KERATIS", "S_TIGER")
    keep_cards(state)
    game = standard()
    assert game.prompt(state, 1) == "You must choose a square for Keratis Warrior b."
    squares = [game.words(state, action) for action in legal_actions(state, 1)]
    assert "deploy b 26,2" in squares
    assert "deploy b 28,3" not in squares  # only one column wide
