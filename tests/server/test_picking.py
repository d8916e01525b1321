"""Gestures in the making, what an option would show, and why a thing cannot be touched: nothing is played."""

import random
from collections.abc import Iterator
from itertools import permutations

import pytest

from monstrum.core import engine
from monstrum.core.codec import digest
from monstrum.core.quick import Quick
from monstrum.server import picking as picking_module
from monstrum.server.outcomes import Done
from monstrum.server.picking import options
from monstrum.server.protocol import Accepted, Option, Pick, Picking, Refused, Why
from monstrum.server.questions import MOST_PICKS
from monstrum.server.updates import update_for
from tests.server.tables import Played, accepted, refused, xybrid
from tests.server.test_socket import pair, ready
from tests.server.test_table import state_of
from tests.server.wire import Server


def pick(table: Played, seat: int, *picked: int, id: str = "p") -> Done:
    return table.handle(Pick(id, seat, table.ply(seat), table.epoch(seat), list(picked)))


def made(done: Done) -> Picking:
    assert isinstance(done.answer, Picking), done.answer
    assert not done.rows
    assert not done.news
    return done.answer


def decisions(seed: int, name: str = "", who: str = "ggg") -> Iterator[tuple[Played, int, list[Option]]]:
    """A game, stopped at each decision (of that name)."""
    table = Played(seed, who)
    while not table.over():
        (seat, *_) = table.waiting()
        state = table.match.state
        if not engine.sealed(state) and name in ("", engine.decision(state)):
            yield table, seat, options(xybrid(), state, seat)
        table.play_on(1, seed=len(table.log))


def first_set() -> tuple[Played, int, list[int]]:
    """A decision in which a set is picked, and one of the sets."""
    for seed in range(40):
        for table, seat, offered in decisions(seed, "EFFECT_PART"):
            for option in offered:
                if option.more:
                    following = made(pick(table, seat, option.action)).options
                    return table, seat, [option.action, following[-1].action]
    raise AssertionError("no sets in these games")


def test_a_set_is_picked_in_any_order() -> None:
    table, seat, parts = first_set()
    told = {made(pick(table, seat, *order)).words for order in permutations(parts)}
    (words,) = told
    assert words
    before = len(table.match.entries)
    accepted(table.send(seat, words=words))
    assert len(table.match.entries) > before


def test_a_half_made_gesture_says_what_may_follow() -> None:
    table, seat, offered = next(
        found for found in decisions(2, "BUILD_SWAP") if any(option.more for option in found[2])
    )
    begun = next(option for option in offered if option.more)
    half = made(pick(table, seat, begun.action))
    assert (half.words, half.final) == ("", False)
    assert half.options
    assert half.prompt
    assert half.so_far == begun.label
    assert set(begun.refs) <= set(half.refs)
    for option in half.options:
        whole = made(pick(table, seat, begun.action, option.action))
        assert whole.words
        assert not whole.options


def test_every_offered_path_can_be_played_as_words() -> None:
    tried = 0
    for table, seat, offered in decisions(3):
        begun = next((option for option in offered if option.more), None)
        if begun is None or tried > 25:
            continue
        half = made(pick(table, seat, begun.action))
        words = half.words or made(pick(table, seat, begun.action, half.options[0].action)).words
        answer = table.handle(Why("w", seat, words)).answer
        assert isinstance(answer, Accepted), (words, answer)
        tried += 1
    assert tried > 10


def test_wrong_picks_are_refused() -> None:
    table, seat, offered = next(decisions(2, "BUILD_SWAP"))
    refused(pick(table, 1 - seat), "illegal")
    refused(pick(table, seat, 10**6), "illegal")
    refused(pick(table, seat, -1), "illegal")
    refused(pick(table, seat, *[offered[0].action] * 5), "illegal")
    refused(pick(table, seat, *[0] * (MOST_PICKS + 1)), "illegal")
    refused(table.handle(Pick("p", seat, table.ply(seat) + 1, 0, [])), "stale")
    refused(table.handle(Pick("", seat, 0, 0, [])), "bad_id")


def test_picks_change_nothing_and_can_be_asked_again() -> None:
    table, seat, parts = first_set()
    before = state_of(table)
    for _ in range(3):
        made(pick(table, seat, *parts[:1], id="same"))
        made(pick(table, seat, id="same"))
    assert state_of(table) == before
    assert (seat, "same") not in table.played


def test_nobody_else_hears_of_a_pick_or_a_question(running: Server) -> None:
    table, ada, bob = pair(running)
    lines = [ada.line(table), bob.line(table)]
    ready(*lines)
    seat = lines[0].updates[0]["waiting"][0]
    update = lines[seat].updates[seat]
    heard = len(lines[1 - seat].raw)
    for number in range(20):
        first = update["options"][number % len(update["options"])]["action"]
        place = {"seat": seat, "ply": update["ply"], "epoch": update["epoch"]}
        lines[seat].send(type="pick", id=f"p{number}", picked=[first], **place)
        assert lines[seat].news()["type"] in ("picking", "refused")
        lines[seat].send(type="why", id=f"w{number}", seat=seat, ref="part:A01")
        assert lines[seat].news()["type"] in ("accepted", "refused")
    lines[1 - seat].send(type="ping")
    while lines[1 - seat].receive()["type"] != "pong":
        continue
    others = [text for text in lines[1 - seat].raw[heard:] if '"around"' not in text]
    assert others == ['{"type":"pong"}']


@pytest.mark.parametrize("seats", [2, 3])
def test_final_is_told_by_what_the_seat_knows_and_nothing_else(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two positions the seat cannot tell apart give the same marks, even if a mark hung on every last card of
    the position it is tried on: that one is imagined from what the seat knows."""
    rng = random.Random(seats)
    game = xybrid()

    def tell_tale(imagined: picking_module.Imagined, actions: list[int]) -> bool:
        return int(digest(imagined.state), 16) >> actions[0] % 64 & 1 == 1

    pairs = 0
    for seed in range(10):
        for table, seat, offered in decisions(seed, who="g" * seats):
            if rng.random() > 0.25:
                continue
            truth = table.match.state
            twin = game.sample(game.know(truth, seat), Quick(rng.randrange(10**6)))
            assert options(game, twin, seat) == offered
            with monkeypatch.context() as changed:
                changed.setattr(picking_module.Imagined, "shows_something", tell_tale)
                assert options(game, twin, seat) == options(game, truth, seat)
            pairs += digest(twin) != digest(truth)
    assert pairs > 100


def test_with_too_many_options_none_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, offered = next(
        found for found in decisions(2, "DRAW") if any(option.final for option in found[2])
    )
    monkeypatch.setattr(picking_module, "MOST_TRIED", len(offered) - 1)
    plain = options(xybrid(), table.match.state, seat)
    assert not any(option.final for option in plain)
    assert [option.words for option in plain] == [option.words for option in offered]


def why(table: Played, seat: int, ref: str, *picked: int) -> Refused | Accepted:
    answer = table.handle(Why("w", seat, ref=ref, picked=list(picked))).answer
    assert isinstance(answer, Refused | Accepted)
    return answer


def test_touching_a_part_says_why_it_is_not_possible() -> None:
    table, seat, offered = next(decisions(2, "DRAW"))
    possible = {ref for option in offered for ref in option.refs}
    part = next(ref for ref in possible if ref.startswith("part:"))
    assert isinstance(why(table, seat, part), Accepted)
    core = next(f"part:{id}" for id in update_for(table, seat).view.core_pile)
    answer = why(table, seat, core)
    assert isinstance(answer, Refused)
    assert answer.text
    assert answer.rules


def test_touching_seats_and_slots_is_answered_too() -> None:
    seen: set[str] = set()
    for seed in range(12):
        for table, seat, offered in decisions(seed):
            kinds = {ref.partition(":")[0] for option in offered for ref in option.refs}
            for kind in kinds - seen:
                ref = next(r for option in offered for r in option.refs if r.startswith(f"{kind}:"))
                assert isinstance(why(table, seat, ref), Accepted | Refused)
                wrong = f"{kind}:nothing"
                answer = why(table, seat, wrong)
                assert isinstance(answer, Refused)
                assert answer.text
                seen.add(kind)
    assert {"part", "seat"} <= seen


def test_touching_something_nobody_asks_about_says_so_and_does_not_repeat_the_question() -> None:
    table, seat, _ = next(decisions(2, "CHOOSE_CORE"))
    answer = why(table, seat, "lamp:green")
    assert isinstance(answer, Refused)
    assert (answer.code, answer.text) == ("not_asked", "This is no answer to what is asked now.")
    other = 1 - seat  # who is not asked hears whom all wait for
    answer = why(table, other, "lamp:green")
    assert isinstance(answer, Refused)
    assert answer.text == xybrid().prompt(table.match.state, other)
    strange = why(table, seat, "part:A01", 10**6)
    assert isinstance(strange, Refused)
    assert strange.code == "illegal"
    many = table.handle(Why("w", seat, ref="part:A01", picked=[0] * 1000)).answer
    assert isinstance(many, Refused)


def test_a_thing_whose_time_is_not_now_says_when_it_is() -> None:
    table, seat, _ = next(decisions(2, "CHOOSE_CORE"))
    answer = why(table, seat, "breakthrough:B01")
    assert isinstance(answer, Refused)
    assert answer.code == "revealed_at_deployment"
    assert answer.rules == ["XY-7.1"]
    assert "once all monsters are complete" in answer.text
    assert xybrid().prompt(table.match.state, seat) not in answer.text  # it is in sight
