"""A match keeps what is needed to replay it, and undo never takes back what was learned."""

import pytest

from monstrum.core import engine
from monstrum.core.codec import digest
from monstrum.core.errors import BadConfig, IllegalAction, UnreadableWords
from monstrum.texts.match import Match, Refused, summed
from tests.texts.played import new_match, play_on, up_to, up_to_sealed, xybrid


def test_words_and_actions_are_the_same_answer() -> None:
    by_words, by_action = new_match(), new_match()
    seat = engine.actor(by_words.state)

    by_words.play(seat, "core C02")
    (action,) = by_action.read(seat, "core C02")
    by_action.play(seat, [action])

    assert by_words.entries == by_action.entries
    assert by_words.chain == by_action.chain
    assert by_words.entries[0].words == "core C02"


def test_a_refusal_is_a_sentence_with_its_rules_and_changes_nothing() -> None:
    match = new_match()
    seat = engine.actor(match.state)
    before = digest(match.state)

    with pytest.raises(Refused, match=r"\(XY-\d+\.\d+") as refused:
        match.play(seat, "draw A13")

    assert refused.value.refusal.code
    assert digest(match.state) == before
    assert match.entries == []


def test_unreadable_words_and_impossible_actions_change_nothing() -> None:
    match = new_match()
    seat = engine.actor(match.state)
    before = digest(match.state)

    with pytest.raises(UnreadableWords):
        match.play(seat, "fly to the moon")
    with pytest.raises(IllegalAction):
        match.play(seat, [0])
    with pytest.raises(IllegalAction):
        match.play(1 - seat, engine.legal_actions(match.state, seat)[:1])

    assert digest(match.state) == before


def test_the_number_of_names_is_the_number_of_seats() -> None:
    with pytest.raises(BadConfig, match="2 seats, but 3 names"):
        Match(xybrid(), {"players": 2}, 1, ["Ada", "Bob", "Cyd"])


def test_there_is_one_link_more_than_entries_and_each_depends_on_all_before() -> None:
    one, same, other = play_on(new_match(1)), play_on(new_match(1)), play_on(new_match(2), plies=20)

    assert len(one.chain) == len(one.entries) + 1
    assert one.chain == same.chain
    assert len(set(one.chain)) == len(one.chain)
    assert set(one.chain).isdisjoint(other.chain)


def test_names_are_no_part_of_the_chain() -> None:
    named = Match(xybrid(), {"players": 2}, 1, ["Ada", "Bob"])

    assert named.chain == new_match(1).chain


# Sealed blocks


def test_picks_wait_until_the_block_closes_and_enter_in_seat_order() -> None:
    match = up_to_sealed(new_match())
    entries = len(match.entries)

    match.play(1, "none")
    assert len(match.entries) == entries
    assert [entry.words for entry in match.picks[1]] == ["none"]
    match.play(0, "none")

    assert [entry.seat for entry in match.entries[entries:]] == [0, 1]
    assert match.picks == {}


def test_the_order_of_arrival_leaves_no_trace() -> None:
    early, late = up_to_sealed(new_match()), up_to_sealed(new_match())

    early.play(0, "none")
    early.play(1, "none")
    late.play(1, "none")
    late.play(0, "none")

    assert early.entries == late.entries
    assert early.chain == late.chain
    assert digest(early.state) == digest(late.state)


def test_a_pick_can_be_taken_back_until_the_last_one_commits() -> None:
    match = up_to_sealed(new_match())
    held = [xybrid().words(match.state, action) for action in engine.legal_actions(match.state, 0)]

    match.play(0, held[1])
    match.take_back(0)
    match.play(0, "none")
    match.play(1, "none")

    assert match.entries[-2].words == "none"
    with pytest.raises(IllegalAction):
        match.take_back(0)


# Undo


def test_an_answer_can_be_undone_while_nothing_was_revealed_and_nobody_else_had_to_decide() -> None:
    match = up_to(new_match(4), "BUILD_SWAP")
    seat = engine.actor(match.state)
    before, entries, told = digest(match.state), list(match.entries), len(match.told)
    chain = list(match.chain)
    swap = xybrid().words(match.state, engine.legal_actions(match.state, seat)[1])

    match.play(seat, swap)
    assert match.can_undo(seat)
    match.undo(seat)

    assert digest(match.state) == before
    assert (match.entries, len(match.told), match.chain) == (entries, told, chain)


def test_a_game_goes_on_the_same_way_after_an_undo() -> None:
    undone, straight = up_to(new_match(4), "BUILD_SWAP"), up_to(new_match(4), "BUILD_SWAP")
    seat = engine.actor(undone.state)

    undone.play(seat, [engine.legal_actions(undone.state, seat)[1]])
    undone.undo(seat)

    assert play_on(undone).chain == play_on(straight).chain
    assert undone.log(-1) == straight.log(-1)


def test_what_passed_the_decision_on_cannot_be_undone() -> None:
    match = new_match()
    seat = engine.actor(match.state)
    match.play(seat, "core C02")

    assert not match.can_undo(seat)
    with pytest.raises(IllegalAction, match="Nothing can be undone"):
        match.undo(seat)


def test_what_revealed_something_cannot_be_undone() -> None:
    match = new_match(1)
    for _ in range(200):
        before = len(match.told)
        seat = engine.waiting(match.state)[0]
        play_on(match, len(match.entries) + 1, seed=len(match.entries))
        if match.over():
            break
        if any(told.event.marks for told in match.told[before:]):
            assert not any(match.can_undo(other) for other in range(2)), seat


# The log


def test_a_seat_reads_its_own_secrets_and_a_spectator_none() -> None:
    match = new_match()

    assert sum("You are dealt" in sentence for sentence in match.log(0)) == 3
    assert not any("is dealt" in sentence for sentence in match.log(-1))
    assert match.log(0) != match.log(1)


def test_terms_go_with_the_sentence_that_tells_what_they_came_to() -> None:
    told = [
        "A rolls.",
        "  for Templar A",
        "P1 gains a point.",
        "  Natural Value +4",
        "  two dice",
        "Success.",
        "  left",
    ]
    assert summed(told) == [
        "A rolls.",
        "P1 gains a point (for Templar A).",
        "Success (Natural Value +4, two dice).",
        "  left",
    ]
