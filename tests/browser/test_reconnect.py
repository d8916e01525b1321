"""Reload, no network, a server that is killed: the table is the same afterwards, and the game goes on."""

import re
from pathlib import Path

from tests.browser.company import alone
from tests.browser.conftest import Visit
from tests.server.wire import PATIENCE, Server, server

LOST = re.compile("Connection lost")
SOCKET = r"WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|Failed to load resource"


def test_the_same_position_after_a_reload(visit: Visit) -> None:
    ada = alone(visit().called("Ada"))
    ada.play(4)
    assert ada.wait()
    before = ada.update
    shown = ada.page.get_by_role("main").inner_text()

    ada.page.reload()
    ada.visitor.until(lambda: ada.update is not before, "no update")

    for key in ("ply", "epoch", "board", "options", "prompt"):
        assert ada.update[key] == before[key]
    ada.visitor.until(lambda: ada.page.get_by_role("main").inner_text() == shown, "another picture")
    ada.answer()


def test_a_broken_network_is_told_and_what_was_played_meanwhile_arrives(visit: Visit) -> None:
    ada = alone(visit().called("Ada"))
    ada.visitor.allow(SOCKET)
    assert ada.wait()
    ada.choose()
    assert ada.ready()
    before = ada.update["ply"]
    ada.visitor.context.set_offline(True)
    ada.visitor.cut_sockets()
    ada.page.get_by_text(LOST).wait_for()
    ada.touch(ada.playing.first)  # it is kept, and sent when the line is back
    ada.page.wait_for_timeout(300)
    assert ada.update["ply"] == before

    ada.visitor.context.set_offline(False)

    ada.page.get_by_text(LOST).wait_for(state="detached")
    ada.visitor.until(lambda: ada.update["ply"] > before and ada.asked, "it never arrived")
    ada.play(2)


def test_a_killed_server_loses_nothing_and_the_page_comes_back_by_itself(
    visit: Visit, tmp_path: Path, page_is_built: None
) -> None:
    data = tmp_path / "data"
    first = Server(data, budget=PATIENCE)
    ada = alone(visit(url=first.url).called("Ada"))
    ada.visitor.allow(SOCKET)
    ada.play(5)
    assert ada.wait()
    played = ada.update["ply"]
    mine = [sent for sent in ada.visitor.sent if sent["type"] == "play"]
    assert {sent["id"] for sent in mine} <= ada.visitor.answered
    first.kill()
    ada.page.get_by_text(LOST).wait_for()

    with server(data, budget=PATIENCE, port=first.port):
        ada.page.get_by_text(LOST).wait_for(state="detached")
        ada.visitor.until(lambda: ada.asked, "not asked again")
        assert ada.update["ply"] == played
        ada.play(3)
        assert ada.update["ply"] > played
        ada.page.goto("about:blank")


LOSE_ONE = """() => {
    const socket = window.__sockets.at(-1);
    const hear = socket.onmessage;
    socket.onmessage = (event) => {
        if (event.data.startsWith('{"type":"brief"')) socket.onmessage = hear;
        else hear.call(socket, event);
    };
}"""


def test_a_change_of_a_board_the_page_does_not_have_leads_to_the_whole_and_never_to_a_wrong_board(
    visit: Visit,
) -> None:
    ada = alone(visit().called("Ada"))
    for _ in range(3):
        assert ada.wait()
        ada.page.evaluate(LOSE_ONE)
        ada.answer_beside()
    ada.visitor.until(lambda: ada.asked, "not asked again")

    def asked() -> list[object]:
        return [sent for sent in ada.visitor.sent if sent["type"] == "whole"]

    ada.visitor.until(lambda: len(asked()) >= 3, "the page did not ask for the whole")
    assert len(asked()) == 3, "once for each loss"
    ada.visitor.drawn()
    shown = ada.page.get_by_role("main").inner_text()
    before = ada.update
    ada.page.reload()
    ada.visitor.until(lambda: ada.update is not before, "no update")
    ada.visitor.until(lambda: ada.page.get_by_role("main").inner_text() == shown, "another picture")
