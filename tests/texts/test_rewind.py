"""Going back to an earlier ply, and what chance does then."""

import pytest

from monstrum.core.codec import digest
from monstrum.core.errors import IllegalAction
from monstrum.games.xybrid.state import DECK, FIXED, LabState, members
from monstrum.texts.match import Match, Rekey
from monstrum.texts.record import read_record, replay, write_record
from tests.texts.played import new_match, play_on

OTHER = "ab" * 32


def beginnings(match: Match) -> list[int]:
    return [ply for ply, start in enumerate(match.starts) if ply == start]


def deck(match: Match) -> list[int]:
    assert isinstance(match.state, LabState)
    return members(match.state, DECK)


def test_every_ply_at_which_an_answer_began_can_be_returned_to() -> None:
    whole = play_on(new_match(5))
    for ply in beginnings(whole)[::9]:
        match = play_on(new_match(5))
        match.rewind(ply)
        assert len(match.entries) == len(match.starts) == ply
        assert match.chain == whole.chain[: ply + 1]
        assert not match.picks


def test_the_middle_of_a_sealed_block_cannot_be_returned_to() -> None:
    match = play_on(new_match(5))
    inside = next(ply for ply, start in enumerate(match.starts) if ply != start)
    with pytest.raises(IllegalAction):
        match.rewind(inside)


def test_after_a_rekey_only_loose_cards_have_moved() -> None:
    match = play_on(new_match(5), 40)
    before = deck(match)
    match.rekey(Rekey(len(match.entries), OTHER, ()))
    after = deck(match)
    assert isinstance(match.state, LabState)
    assert sorted(before) == sorted(after)
    assert before != after
    for slot, part in enumerate(before):
        if match.state.marks[part] & FIXED:
            assert after[slot] == part


def test_breakthroughs_that_were_read_stay_known() -> None:
    match = play_on(new_match(5), 10)
    match.rekey(Rekey(10, OTHER, (2, 0)))
    assert match.game.learned(match.state) == [2, 0]


def test_a_game_with_rekeys_is_recorded_and_verified() -> None:
    match = play_on(new_match(5), 60)
    target = beginnings(match)[20]
    match.rewind(target)
    match.rekey(Rekey(target, OTHER, (0, 0)))
    match = play_on(match, 80)
    target = beginnings(match)[40]
    match.rewind(target)
    match.rekey(Rekey(target, "cd" * 32, (0, 0)))
    kept = digest(match.state)
    match.rewind(target)
    assert digest(match.state) == kept, "a rewind repeats the rekeys before it"
    play_on(match)
    again = replay(read_record(write_record(match)), match.game)
    assert again.chain == match.chain
    assert len(again.rekeys) == 2
