"""Two real builds of the companion meet: the page of today, and one as some later release might make it.

The later one writes a kind of entry that today's page has never heard of, entries and messages with a field
more, and another store into the phone's database. Nobody loses anything, whichever comes first.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.browser.beside import WORKS
from tests.browser.conftest import Visit
from tests.browser.evenings import invitation
from tests.browser.visitor import PHONE, Visitor
from tests.server.wire import ROOT, Server
from tools.build_web import environment, libraries

PAGES = ROOT / "monstrum" / "server" / "pages"
LATER = {  # by file: what stands there today, and what a later page has instead
    "Home.svelte": [("{say('companion-beside')}", "{say('companion-beside')}, later")],
    "log.ts": [("who, kind, data };", "who, kind, data, weather: 'stormy' } as Entry;")],
    "sync.ts": [("{ key: this.link.key,", "{ release: 2, key: this.link.key,")],
    "keeping.ts": [
        ("const VERSION = 1;", "const VERSION = 2;"),
        (
            "opening.onupgradeneeded = () => {",
            "opening.onupgradeneeded = (event) => { opening.result.createObjectStore('pictures');"
            " if (event.oldVersion > 0) return;",
        ),
    ],
    "xybrid/state.ts": [
        (
            "if (kind === 'score' &&",
            "if (kind === 'bounty') table.totals[seat]! += 100;\n    else if (kind === 'score' &&",
        )
    ],
    "xybrid/Infamy.svelte": [
        (
            '<ul class="seats">',
            "<button onclick={() => ledger.write('bounty', { seat: 0, of: ['x'] })}>Bounty</button>"
            '<ul class="seats">',
        )
    ],
}


@pytest.fixture(scope="module")
def later(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the later page: everything of today's, and another companion."""
    folder = tmp_path_factory.mktemp("later")
    web, pages = folder / "web", folder / "pages"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "tests"))
    shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for name, changes in LATER.items():
        file = web / "src" / "companion" / name
        text = file.read_text()
        for today, instead in changes:
            assert text.count(today) == 1, f"{name} has changed: {today}"
            text = text.replace(today, instead)
        file.write_text(text)
    shutil.copytree(PAGES, pages)
    build = ["exec", "--", "vite", "build", "--config", "companion.config.ts", "--outDir", str(pages)]
    done = subprocess.run([*libraries(), *build], cwd=web, env=environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return pages


def has(visitor: Visitor, infamy: int) -> None:
    visitor.page.get_by_role("img", name=f"Player 1 has {infamy} infamy").wait_for()


def take_newer_page(visitor: Visitor) -> None:
    """The other page is there, beside the one in use, and is taken."""
    visitor.page.evaluate("navigator.serviceWorker.getRegistration('/companion').then((one) => one.update())")
    visitor.see("A newer page is ready")
    with visitor.page.expect_navigation():
        visitor.press("Take it")


def copied(visitor: Visitor) -> list[dict[str, object]]:
    visitor.press("Menu")
    visitor.press(re.compile("Copy, file"))
    text = visitor.page.get_by_label("The whole table as text").input_value()
    visitor.press("Close")
    found: list[dict[str, object]] = json.loads(text)["entries"]
    return found


def is_later(visitor: Visitor) -> bool:
    visitor.button("Menu").wait_for()
    return visitor.page.get_by_role("button", name="Bounty", exact=True).count() > 0


def test_an_old_page_meets_a_new_server_and_the_other_way_round(
    visit: Visit, later: Path, tmp_path: Path
) -> None:
    servers = [Server(tmp_path / "data")]
    port = servers[0].port

    def start(pages: Path) -> None:
        servers[-1].stop()
        servers.append(Server(tmp_path / "data", port=port, pages=pages))

    try:
        ada = visit(url=servers[0].url, size=PHONE)
        ada.allow("ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_NETWORK|503")
        ada.go("/companion")
        ada.press("2 players: Infamy")
        ada.press("+5 for Player 1")
        has(ada, 5)
        link = invitation(ada)
        ada.true(WORKS)

        # A new server comes, with a page that knows more; the old page is still in Ada's hand.
        start(later)
        ada.press("+1 for Player 1")
        bob = visit(url=servers[0].url, size=PHONE)
        bob.allow("ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_NETWORK|503")
        bob.go(link)
        has(bob, 6)
        assert is_later(bob)
        assert not is_later(ada)
        bob.button(re.compile("^Bounty$")).click()
        has(bob, 106)
        ada.button("Undo “bounty”").wait_for()  # it is there, and nobody knows here what it is worth
        has(ada, 6)
        ada.page.reload()
        has(ada, 6)
        assert not is_later(ada)  # its own page, from the phone
        (bounty,) = [entry for entry in copied(ada) if entry["kind"] == "bounty"]
        assert bounty["weather"] == "stormy"
        assert bounty["data"] == {"seat": 0, "of": ["x"]}

        # Ada takes the new page: what she has carried is understood now.
        take_newer_page(ada)
        has(ada, 106)
        assert is_later(ada)
        assert bounty in copied(ada)

        # The old server comes back. New pages go on with it, and whoever takes the old page loses nothing.
        start(PAGES)
        bob.press("+5 for Player 1")
        has(bob, 111)
        has(ada, 111)
        take_newer_page(ada)
        has(ada, 11)
        assert not is_later(ada)
        ada.press("+1 for Player 1")
        has(ada, 12)
        has(bob, 112)
        ada.page.reload()
        has(ada, 12)
        assert bounty in copied(ada)
        assert sorted(map(str, copied(ada))) == sorted(map(str, copied(bob)))
    finally:
        servers[-1].stop()


def test_answers_of_a_newer_server_are_read_as_far_as_they_go(visit: Visit) -> None:
    """Fields more, and an entry that cannot be read, change nothing for those that can."""
    ada = visit(size=PHONE)

    def say_more(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told |= {"weather": "stormy", "entries": [*told["entries"], {"id": 7}, "x", None]}
        route.fulfill(response=answer, json=told)

    ada.context.route(re.compile(r"/api/companion/[\w-]+$"), say_more)
    ada.go("/companion")
    ada.press("2 players: Infamy")
    ada.press("+5 for Player 1")
    invitation(ada)
    ada.press("+1 for Player 1")
    has(ada, 6)
    ada.context.unroute_all(behavior="ignoreErrors")
