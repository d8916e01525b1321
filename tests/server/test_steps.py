"""What happened comes step by step: what a reader is told, and the table as they could see it then."""

import json
from typing import Any

from monstrum.server.differences import applied
from monstrum.server.protocol import ENCODE, Update
from monstrum.server.updates import update_for
from tests.server.tables import Played

Json = dict[str, Any]


def told(table: Played, seat: int, shown: int) -> Json:
    found: Json = json.loads(ENCODE.encode(update_for(table, seat, 0, shown=shown)))
    return found


def pictures(update: Json) -> list[Json]:
    found: list[Json] = []
    board = update["board"]
    for step in update["steps"]:
        board = applied(step["change"], board)
        found.append(board)
    return found


def deployed() -> tuple[Played, int]:
    """A table right after a deployment, and how many events there were before it."""
    table = Played(3, "ggg")
    table.up_to_sealed()
    while table.match.picks or not table.over():
        before = len(update_for(table, -1).events)
        picks = bool(table.match.picks)
        table.play_on(1)
        if picks and not table.match.picks:
            return table, before
    raise AssertionError("nobody was deployed")


def test_every_step_ends_with_something_its_reader_is_told() -> None:
    table, before = deployed()
    for seat in (-1, 0, 1, 2):
        update = told(table, seat, before)
        ends = [step["until"] for step in update["steps"]]
        assert ends == sorted(set(ends))
        assert ends
        assert ends[-1] <= len(update["events"])
        assert all(end > before for end in ends)


def test_the_steps_lead_to_the_table_as_it_is() -> None:
    table, before = deployed()
    for _ in range(60):
        if table.over():
            break
        for seat in (-1, 0):
            update = told(table, seat, before)
            if update["steps"] and update["steps"][-1]["until"] == len(update["events"]):
                last = pictures(update)[-1]
                assert last["standings"] == update["board"]["standings"]
        before = len(update_for(table, -1).events)
        table.play_on(1)


def test_who_has_been_shown_everything_gets_no_steps_and_who_wants_none_either() -> None:
    table, _ = deployed()
    everything: Update = update_for(table, 0)
    assert everything.steps == []
    assert told(table, 0, len(everything.events))["steps"] == []
