"""The engine carries more than XYbrid asks of it: sealed orders, dice, nested choices, secret options."""

import pytest

from monstrum.core import engine
from monstrum.core.chance import Script
from monstrum.core.codec import digest
from monstrum.core.engine import (
    actor,
    decision,
    legal_actions,
    legal_now,
    play,
    sealed,
    step,
    take_back,
    waiting,
)
from monstrum.core.errors import BadScript, IllegalAction
from monstrum.core.events import AUTOMATIC, COMMITTED
from monstrum.core.state import CHANCE
from tests.core.toy import (
    BLUE,
    CARD,
    DARE,
    DIE,
    DUCK,
    PASS,
    PLAY_CARD,
    RED,
    RUNNER,
    SIDES,
    ToyState,
    toy,
)


def ordered(state: ToyState) -> ToyState:
    """Both orders given."""
    for seat in (0, 1):
        for runner in (2, 0):
            play(state, seat, RUNNER + runner)
    return state


def test_a_sealed_block_takes_several_picks_of_each_seat_in_any_order_of_arrival() -> None:
    state = toy()
    assert sealed(state)
    assert waiting(state) == [0, 1]
    play(state, 1, RUNNER + 2)
    play(state, 0, RUNNER + 1)
    play(state, 1, RUNNER + 0)  # the last runner follows by itself
    assert waiting(state) == [0]
    assert legal_actions(state, 1) == []
    play(state, 0, RUNNER + 0)
    assert not sealed(state)
    assert state.story[:6] == [RUNNER + 1, RUNNER + 0, RUNNER + 2, RUNNER + 2, RUNNER + 0, RUNNER + 1]


def test_a_seat_may_take_back_until_the_last_one_commits() -> None:
    state = toy()
    for runner in (2, 0):
        play(state, 1, RUNNER + runner)
    take_back(state, 1)
    assert legal_actions(state, 1) == [RUNNER, RUNNER + 1, RUNNER + 2]
    with pytest.raises(IllegalAction):
        take_back(state, 0)
    ordered(state)
    with pytest.raises(IllegalAction):
        take_back(state, 1)


def test_the_order_of_arrival_leaves_no_trace() -> None:
    one, other = toy(), toy()
    for seat in (0, 1):
        for runner in (1, 2):
            play(one, seat, RUNNER + runner)
    for seat in (1, 0):
        for runner in (1, 2):
            play(other, seat, RUNNER + runner)
    assert digest(one) == digest(other)


def test_search_walks_a_sealed_block_seat_by_seat() -> None:
    state = toy()
    walked = []
    while sealed(state):
        walked.append(actor(state))
        step(state, legal_now(state)[0])
    assert walked == [0, 0, 1, 1]


def test_a_commitment_is_told_once_and_nothing_of_what_it_is() -> None:
    state = toy()
    state.events.take()
    play(state, 0, RUNNER + 2)
    assert state.events.take() == []
    play(state, 0, RUNNER + 1)
    (event,) = state.events.take()
    assert event.numbers() == (COMMITTED, 0, 0, 0, 0, 0)


def test_a_die_is_rolled_scripted_or_asked() -> None:
    rolled = ordered(toy(3)).story[6]
    assert DIE + 1 <= rolled <= DIE + SIDES
    scripted = toy()
    scripted.chance.script = Script([5], [], [])
    assert ordered(scripted).story[6] == DIE + 5
    asked = ordered(toy(explicit=True))
    assert actor(asked) == CHANCE
    assert legal_actions(asked, CHANCE) == [DIE + face for face in range(1, SIDES + 1)]
    play(asked, CHANCE, DIE + 2)
    assert asked.story[6] == DIE + 2


def test_an_impossible_script_is_named() -> None:
    state = toy()
    state.chance.script = Script([9], [], [])
    with pytest.raises(BadScript, match="ROLL"):
        ordered(state)


def test_another_seat_decides_in_the_middle_of_a_step() -> None:
    state = ordered(toy())
    assert (actor(state), decision(state)) == (0, "CHALLENGE")
    play(state, 0, DARE)
    assert (actor(state), decision(state)) == (1, "ANSWER")
    play(state, 1, DARE)
    assert state.story[7:9] == [DARE, 100 + DARE]


def test_dropping_what_waits_underneath_calls_it_off() -> None:
    state = ordered(toy())
    play(state, 0, DARE)
    play(state, 1, DUCK)
    assert 100 + DARE not in state.story
    assert state.story[7] == DUCK


def test_weights_make_equal_cards_likelier() -> None:
    drawn = []
    for seed in range(400):
        state = ordered(toy(seed))
        play(state, 0, PASS)
        drawn.append(state.story[8])
    assert set(drawn) == {RED, BLUE}
    assert 270 < drawn.count(BLUE) < 330


def test_a_single_option_is_taken_by_itself_only_if_everybody_can_see_that_it_is_single() -> None:
    state = ordered(toy())
    state.hands = [[1], [2, 2]]
    state.events.take()
    play(state, 0, PASS)
    automatic = [event for event in state.events.take() if event.kind == AUTOMATIC]
    assert [(event.a, event.b, event.c) for event in automatic] == [(0, PLAY_CARD + 1, CARD)]
    assert (actor(state), legal_actions(state, 1)) == (1, [PLAY_CARD + 2])  # asked, although it has no choice


def test_the_checked_door_refuses_and_changes_nothing() -> None:
    state = toy()
    before = digest(state)
    for seat, action in ((0, DARE), (7, RUNNER), (-1, RUNNER), (0, -5)):
        with pytest.raises(IllegalAction):
            play(state, seat, action)
    assert digest(state) == before


def test_a_game_that_is_over_asks_nobody() -> None:
    state = ordered(toy())
    play(state, 0, PASS)
    play(state, 1, PLAY_CARD + 2)
    assert state.over()
    assert actor(state) == engine.OVER
    assert waiting(state) == []
    assert legal_actions(state, 0) == []
    assert decision(state) == ""


def test_frames_keep_nothing_so_games_do_not_disturb_each_other() -> None:
    alone = digest(ordered(toy(4)))
    mine, other = toy(4), toy(5)
    for seat in (0, 1):
        for runner, others in ((2, 0), (0, 1)):
            play(other, seat, RUNNER + others)
            play(mine, seat, RUNNER + runner)
    assert digest(mine) == alone
    assert digest(other) != alone


def test_a_record_holds_any_number_also_the_one_compiled_code_says_nothing_with() -> None:
    state = toy()
    state.push(DIE, 0, -113, 113)
    state.load()
    assert (state.a, state.b) == (-113, 113)
    state.a = -112
    state.a -= 1
    assert state.a == -113
