"""A sentence that was said before is not made again, and still says how things are now."""

from monstrum.terminal.pace import Pace
from monstrum.texts.platform import phrase


def test_what_has_changed_since_reads_otherwise() -> None:
    pace = Pace()
    moving = phrase("bots_play", pace=pace)
    pace.paused = True

    assert "paused" in phrase("bots_play", pace=pace)
    assert "paused" not in moving


def test_yes_is_not_one() -> None:
    assert phrase("bots_play", pace=1) != phrase("bots_play", pace=True)
