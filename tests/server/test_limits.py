"""Limits without a server around them, and the queue of somebody who reads slowly."""

import json

import pytest

from monstrum.server.fanout import CLOSED, FELL_BEHIND, LocalFanout, Subscription
from monstrum.server.limits import Rate, Window, too_deep
from tests.server.running import run


def test_a_window_counts_per_key_and_forgets() -> None:
    now = [0.0]
    window = Window(Rate(2, 10), lambda: now[0])
    assert [window.wait("a") for _ in range(2)] == [0, 0]
    now[0] = 4
    assert window.wait("a") == 6
    assert window.wait("b") == 0
    now[0] = 10
    assert window.wait("a") == 0


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        (b"[" * 16 + b"]" * 16, False),
        (b"[" * 17, True),
        (json.dumps({"a": "[" * 40}).encode(), False),
        (b'{"a": "\\"[[[[[[[[[[[[[[[[[["}', False),
        (b'["' + b"\\\\" * 9 + b'", ' + b"[" * 16, True),
        (b"[]" * 100, False),
    ],
)
def test_depth_is_counted_outside_of_texts(text: bytes, deep: bool) -> None:
    assert too_deep(text) == deep


def test_who_reads_too_slowly_loses_the_queue_and_is_told_so() -> None:
    async def story() -> None:
        fanout, slow, quick = LocalFanout(), Subscription(most=3), Subscription(most=3)
        fanout.listen(slow, ["t"])
        fanout.listen(quick, ["t", "u"])
        for number in range(10):
            await fanout.publish("t", str(number).encode())
            assert (await quick.next()).message == str(number).encode()
        assert await slow.next() is FELL_BEHIND
        await fanout.publish("t", b"new")
        assert (await slow.next()).message == b"new"
        fanout.listen(slow, [])
        await fanout.publish("t", b"unheard")
        assert fanout.wanted("t")
        fanout.close()
        assert await quick.next() is CLOSED
        fanout.listen(quick, [])
        assert not fanout.wanted("t")

    run(story())
