"""One table without I/O: commands, duplicates, sealed blocks, and the log that gives it back."""

from dataclasses import replace

import pytest

from monstrum.core import engine
from monstrum.core.codec import digest
from monstrum.server.outcomes import Diverges
from monstrum.server.protocol import Play, Refused, TakeBack, Why
from monstrum.server.snapshots import from_snapshot, take_snapshot
from monstrum.server.table import Table
from monstrum.server.table_log import repeat
from monstrum.server.updates import commitment, update_for
from tests.server.tables import Played, accepted, header, refused, xybrid


def state_of(table: Table) -> tuple[object, ...]:
    """What must be equal in two tables that stand alike."""
    match = table.match
    return (
        digest(match.state),
        match.chain,
        match.entries,
        match.picks,
        table.rows,
        [table.epoch(seat) for seat in range(-1, len(table.backs))],
        [update_for(table, seat) for seat in range(-1, len(table.backs))],
    )


def first_option(table: Table, seat: int) -> int:
    return engine.legal_actions(table.match.state, seat)[0]


def test_the_same_id_is_played_once() -> None:
    table = Played()
    seat = table.waiting()[0]
    play = Play("once", seat, 0, 0, action=first_option(table, seat))
    accepted(table.keep(table.handle(play)))
    before = state_of(table)
    assert refused(table.handle(play), "duplicate").ply == table.ply(seat)
    assert state_of(table) == before


def test_a_stale_send_changes_nothing_and_learns_the_current_ply() -> None:
    table = Played()
    table.play_on(3)
    before = state_of(table)
    seat = table.waiting()[0]
    answer = refused(table.handle(Play("late", seat, 1, 0, action=first_option(table, seat))), "stale")
    assert answer.ply == len(table.match.entries)
    assert state_of(table) == before


def test_words_and_numbers_are_the_same_answer() -> None:
    one, other = Played(), Played()
    seat = one.waiting()[0]
    option = update_for(one, seat).options[0]
    accepted(one.send(seat, option.action))
    accepted(other.send(seat, words=option.words))
    assert one.log == other.log


def test_refusals_name_code_rules_and_a_sentence() -> None:
    table = Played()
    seat = table.waiting()[0]
    nonsense = refused(table.send(seat, words="dance on the table"), "unreadable")
    assert nonsense.text
    other = 1 - seat
    answer = table.send(other, first_option(table, seat)).answer
    assert isinstance(answer, Refused)
    assert answer.code
    assert answer.rules
    assert answer.text
    refused(table.send(seat, 10**9), "unreadable")
    refused(table.handle(Play("both", seat, 0, 0, 1, "x")), "unreadable")
    refused(table.send(seat, words="x" * 1000), "unreadable")


def test_why_explains_and_plays_nothing() -> None:
    table = Played()
    seat = table.waiting()[0]
    done = table.handle(Why("w", 1 - seat, update_for(table, seat).options[0].words))
    assert not done.rows
    assert not done.news
    assert isinstance(done.answer, Refused)
    accepted(table.handle(Why("w", seat, update_for(table, seat).options[0].words)))


def test_in_a_sealed_block_nobody_sees_more_than_who_has_committed() -> None:
    table, twin = Played(5), Played(5)
    table.up_to_sealed()
    twin.up_to_sealed()
    options = engine.legal_actions(table.match.state, 0)
    assert len(options) > 1
    accepted(table.send(0, options[0]))
    accepted(twin.send(0, options[1]))
    for seat in (1, -1):
        assert update_for(table, seat) == update_for(twin, seat)
    assert update_for(table, 0) != update_for(twin, 0)
    assert table.ply(0) == table.ply(1) + 1


def test_in_a_sealed_block_other_seats_make_nobody_stale() -> None:
    table = Played(5)
    table.up_to_sealed()
    ply = table.ply(1)
    accepted(table.send(0, first_option(table, 0)))
    accepted(table.keep(table.handle(Play("mine", 1, ply, table.epoch(1), action=first_option(table, 1)))))
    assert not engine.sealed(table.match.state)


def test_a_pick_can_be_taken_back_until_the_last_commits() -> None:
    table = Played(5)
    table.up_to_sealed()
    options = engine.legal_actions(table.match.state, 0)
    accepted(table.send(0, options[0]))
    old = (table.ply(0) - 1, table.epoch(0))
    accepted(table.keep(table.handle(TakeBack("b1", 0, table.ply(0), table.epoch(0)))))
    refused(table.handle(Play("ghost", 0, *old, action=options[0])), "stale")
    refused(table.handle(TakeBack("b2", 0, table.ply(0), table.epoch(0))), "nothing_to_take_back")
    accepted(table.send(0, options[1]))
    again = Table(header(5), xybrid())
    repeat(again, table.log)
    assert state_of(again) == state_of(table)


def test_the_log_gives_the_table_back_at_every_row() -> None:
    table = Played(5)
    while not table.over():
        table.play_on(1, seed=len(table.log))
        if len(table.log) % 23 == 0:
            again = Table(header(5), xybrid())
            repeat(again, table.log)
            assert state_of(again) == state_of(table)


def test_a_snapshot_gives_the_table_back() -> None:
    table = Played(5)
    for part in range(12):
        table.play_on(11, seed=part)
        copy = from_snapshot(table.header, table.game, take_snapshot(table))
        assert state_of(copy) == state_of(table)
    table = Played(5)
    table.up_to_sealed()
    accepted(table.send(0, first_option(table, 0)))
    copy = from_snapshot(table.header, table.game, take_snapshot(table))
    assert state_of(copy) == state_of(table)
    for played in (table, copy):
        play = Play("last", 1, played.ply(1), played.epoch(1), action=first_option(played, 1))
        accepted(played.handle(play))
    assert state_of(copy) == state_of(table)


def test_a_log_that_leads_elsewhere_is_noticed() -> None:
    table = Played(5)
    table.play_on(20)
    rows = list(table.log)
    rows[7] = replace(rows[7], link="0" * 32)
    with pytest.raises(Diverges):
        repeat(Table(header(5), xybrid()), rows)
    with pytest.raises(Diverges):
        repeat(Table(header(6), xybrid()), table.log)


def test_seed_and_digests_are_told_only_after_the_end() -> None:
    table = Played(5)
    assert update_for(table, 0).ending is None
    while not table.over():
        table.play_on(20, seed=len(table.log))
    ending = update_for(table, -1).ending
    assert ending is not None
    assert commitment(bytes.fromhex(ending.seed)) == commitment(table.header.seed)
    assert ending.chain == table.match.chain[-1]
    refused(table.send(0, 0), "over")


def test_events_since_a_ply_follow_on_what_came_before() -> None:
    table = Played(5)
    table.play_on(30)
    whole = update_for(table, 0).events
    for since in (0, 1, 13, table.ply(0)):
        part = update_for(table, 0, since)
        assert whole[: part.first] + part.events == whole
