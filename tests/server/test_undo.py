"""Undo: free while nothing was shown, by consent afterwards, and never a way to know more."""

import random

from monstrum.core import engine
from monstrum.core.codec import digest, encode
from monstrum.core.quick import Quick
from monstrum.server.outcomes import Done
from monstrum.server.protocol import Consent, Happened, TakeBack, Undo, Update
from monstrum.server.snapshots import from_snapshot, take_snapshot
from monstrum.server.table import Table
from monstrum.server.table_log import repeat
from monstrum.server.updates import resumed, update_for
from tests.server.tables import Played, accepted, header, refused, xybrid


def ask(table: Played, seat: int, turn: bool = False) -> Done:
    table.ids += 1
    return table.keep(table.handle(Undo(f"u{table.ids}", seat, table.ply(seat), table.epoch(seat), turn)))


def answer(table: Played, seat: int, agree: bool) -> Done:
    table.ids += 1
    return table.keep(table.handle(Consent(f"a{table.ids}", seat, agree)))


def up_to_free_undo(table: Played) -> int:
    """Play until somebody may undo without asking; who that is."""
    for number in range(400):
        table.play_on(1, seed=number)
        for seat in range(2):
            if table.match.can_undo(seat):
                return seat
    raise AssertionError("nothing was free in this game")


def up_to_shown(table: Played) -> int:
    """Play until something was shown after the last answer of seat 0, which has answered."""
    table.play_on(30)
    while table.match.can_undo(0) or not any(entry.seat == 0 for entry in table.match.entries):
        table.play_on(1, seed=len(table.log))
    return 0


def test_undo_is_free_until_something_is_shown() -> None:
    table = Played(3)
    seat = up_to_free_undo(table)
    target = table.match.free_plies(seat)[-1]
    link = table.match.chain[target]
    accepted(ask(table, seat))
    assert len(table.match.entries) == target
    assert table.match.chain[-1] == link
    assert not table.match.rekeys


def test_undo_past_chance_needs_everybody_and_another_seed() -> None:
    table = Played(3)
    seat = up_to_shown(table)
    ply = len(table.match.entries)
    accepted(ask(table, seat))
    assert len(table.match.entries) == ply, "nothing happens before the others agree"
    question = update_for(table, 1).question
    assert question is not None
    assert question.waiting == [1]
    accepted(answer(table, 1, True))
    assert len(table.match.entries) == question.ply
    again = Table(header(3), xybrid())
    repeat(again, table.log)
    assert digest(again.match.state) == digest(table.match.state)
    table.play_on(10)
    again = Table(header(3), xybrid())
    repeat(again, table.log)
    assert again.match.chain == table.match.chain


def test_after_an_undo_past_chance_the_loose_cards_lie_otherwise() -> None:
    table = Played(3)
    up_to_shown(table)
    for _ in range(6):
        table.play_on(6, seed=len(table.log))
    before = digest(table.match.state)
    accepted(ask(table, 0, turn=True))
    accepted(answer(table, 1, True))
    assert digest(table.match.state) != before
    if table.match.rekeys:
        assert table.match.rekeys[-1].seed != table.header.seed.hex()


def test_a_refusal_lets_the_asker_wait_longer_each_time() -> None:
    table = Played(3)
    up_to_shown(table)
    accepted(ask(table, 0))
    accepted(answer(table, 1, False))
    refused(ask(table, 0), "undo_wait")
    assert table.undoing.wait(0, len(table.match.entries)) == 2
    while table.undoing.wait(0, len(table.match.entries)) or table.match.can_undo(0):
        table.play_on(1, seed=len(table.log))
    accepted(ask(table, 0))
    accepted(answer(table, 1, False))
    assert table.undoing.wait(0, len(table.match.entries)) == 4


def test_only_who_was_asked_may_answer() -> None:
    table = Played(3)
    up_to_shown(table)
    refused(answer(table, 1, True), "no_question")
    accepted(ask(table, 0))
    refused(answer(table, 0, True), "no_question")


def test_bots_and_seats_of_the_same_guest_agree_at_once() -> None:
    for who in ("gb", "hh"):
        table = Played(3, who)
        up_to_shown(table)
        ply = len(table.match.entries)
        accepted(ask(table, 0))
        assert len(table.match.entries) < ply


def test_a_game_that_goes_on_drops_the_question() -> None:
    table = Played(3)
    up_to_shown(table)
    accepted(ask(table, 0))
    table.play_on(1)
    assert update_for(table, 0).question is None


def test_random_undos_never_lead_astray() -> None:
    """After any undo the log is repeatable, and no event from after the restored point is told any more."""
    rng = random.Random(11)
    table = Played(8)
    undone = 0
    while not table.over() and len(table.log) < 400:
        table.play_on(rng.randrange(1, 9), seed=rng.randrange(10**6))
        if table.over():
            break
        seat = rng.randrange(2)
        epoch = table.undos
        ask(table, seat, rng.random() < 0.3)
        if table.undoing.question:
            answer(table, 1 - seat, rng.random() < 0.7)
        if table.undos > epoch:
            undone += 1
            entries = len(table.match.entries)
            assert all(told.ply <= entries for told in table.match.told)
            assert not table.match.picks or engine.sealed(table.match.state)
    assert undone > 3
    again = Table(header(8), xybrid())
    repeat(again, table.log)
    assert again.match.chain == table.match.chain
    assert [update_for(again, seat) for seat in (-1, 0, 1)] == [
        update_for(table, seat) for seat in (-1, 0, 1)
    ]


def test_an_undo_changes_nothing_that_was_told_before_it() -> None:
    """Not even who was faster in a sealed block, or that somebody chose twice."""
    for seed in range(6):
        table = Played(seed, "hhh")
        table.up_to_sealed()
        for seat in (2, 0, 1):
            options = engine.legal_actions(table.match.state, seat)
            if not options:
                continue
            accepted(table.send(seat, options[0]))
            if seat == 2:
                back = TakeBack(f"b{seed}", seat, table.ply(seat), table.epoch(seat))
                accepted(table.keep(table.handle(back)))
                accepted(table.send(seat, options[-1]))
        for number in range(8):
            table.play_on(1, seed=seed + number)
            told = update_for(table, -1).events
            accepted(ask(table, table.match.entries[-1].seat))
            goal = len(table.match.entries)
            now = update_for(table, -1).events
            assert now == [event for event in told if event.ply < goal] + [
                event for event in now if event.ply >= goal
            ]
            again = Table(table.header, xybrid())
            repeat(again, table.log)
            assert update_for(again, -1).events == now
            if table.over():
                break


def test_a_breakthrough_that_was_shown_stays_known_after_an_undo() -> None:
    """Everybody has read it: no view, and nothing a bot may think of, says that it could be elsewhere."""
    game = xybrid()
    shown = 0
    for seed in range(8):
        table = Played(seed, "hhh")
        table.up_to_sealed()
        block = len(table.match.entries)
        picked: dict[int, str] = {}
        for seat in range(3):
            options = engine.legal_actions(table.match.state, seat)
            words = game.words(table.match.state, options[-1])
            if words != "none":
                picked[seat] = words.split()[-1]
            accepted(table.send(seat, options[-1]))
        while len(table.match.entries) > block:
            accepted(ask(table, table.match.entries[-1].seat))
        assert engine.sealed(table.match.state)
        for reader in (-1, 0, 1, 2):
            view = update_for(table, reader).view
            for owner, card in picked.items():
                player = view.players[f"P{owner}"]
                if player.breakthroughs is None:  # neither the own ones nor spied on
                    assert player.seen == [card]
                    shown += 1
                else:
                    assert card in player.breakthroughs
            known = game.know(table.match.state, reader)
            for number in range(6):
                sampled = game.view(game.sample(known, Quick(number)), reader)
                assert [sampled.players[f"P{owner}"].seen for owner in range(3)] == [
                    view.players[f"P{owner}"].seen for owner in range(3)
                ]
        position = game.position(table.match.state)
        assert digest(game.parse_position(position)) == digest(table.match.state)
        assert digest(game.decode(encode(table.match.state))) == digest(table.match.state)
    assert shown


def test_a_restart_forgets_neither_the_question_nor_the_waiting() -> None:
    table = Played(3, "ggg")
    up_to_shown(table)
    accepted(ask(table, 0))
    accepted(answer(table, 2, True))
    copies = [Table(table.header, xybrid()), from_snapshot(table.header, xybrid(), take_snapshot(table))]
    repeat(copies[0], table.log)
    for copy in copies:
        question = update_for(copy, 1).question
        assert question == update_for(table, 1).question
        assert question is not None
        assert question.waiting == [1]
    accepted(answer(table, 1, False))
    again = Table(table.header, xybrid())
    repeat(again, table.log)
    kept = from_snapshot(table.header, xybrid(), take_snapshot(table))
    for copy in (again, kept):
        assert copy.undoing.question is None
        assert copy.undoing.refused == table.undoing.refused != {}
        refused(copy.handle(Undo("more", 0, copy.ply(0), copy.epoch(0))), "undo_wait")


def merged(log: list[Happened], update: Update) -> list[Happened]:
    """What a client has of the log after an update, as the protocol says."""
    assert update.first <= len(log), "a hole in the log"
    return log[: update.first] + update.events


def test_who_comes_back_after_an_undo_has_no_part_of_the_old_story() -> None:
    wrong_otherwise = 0
    for seed in range(10):
        table = Played(seed, "hh")
        table.play_on(14, seed=seed)
        log = update_for(table, 1).events
        since = table.ply(1)
        for _ in range(6):
            accepted(ask(table, table.match.entries[-1].seat))
        table.play_on(12, seed=seed + 500)
        whole = update_for(table, 1).events
        assert merged(log, update_for(table, 1, resumed(table, since))) == whole
        naive = update_for(table, 1, since)
        wrong_otherwise += log[: naive.first] + naive.events != whole
    assert wrong_otherwise, "these undos made no difference"


def test_who_leaves_in_a_sealed_block_is_told_who_chose_meanwhile() -> None:
    table = Played(5, "ggg")
    table.up_to_sealed()
    accepted(table.send(1, engine.legal_actions(table.match.state, 1)[0]))
    log, since = update_for(table, 1).events, table.ply(1)
    wrong_otherwise = 0
    for seat in (2, 0):
        accepted(table.send(seat, engine.legal_actions(table.match.state, seat)[0]))
        whole = update_for(table, 1).events
        assert merged(log, update_for(table, 1, resumed(table, since))) == whole
        wrong_otherwise += update_for(table, 1, since).first > len(log)
    assert wrong_otherwise
