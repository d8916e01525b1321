"""A game that is over, played by bots: for replays and results."""

import time

from tests.browser.visitor import PATIENCE, Visitor


def finished_game(visitor: Visitor, **options: object) -> str:
    """The table's name in addresses. The visitor has opened it, and sits nowhere."""
    opened = visitor.open_table("random", "random", start=True, listed=True, **options)
    table = str(opened["table"]["id"])
    end = time.monotonic() + PATIENCE
    while visitor.context.request.get(f"/api/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < end, "two bots did not finish their game"
        visitor.page.wait_for_timeout(100)
    return table
