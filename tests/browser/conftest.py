"""The built page, a real server, a real Chromium; pictures and logs of what failed in `build/browser`."""

import fcntl
import re
import subprocess
import sys
from asyncio import AbstractEventLoop, get_running_loop
from asyncio.events import _set_running_loop
from collections.abc import Callable, Generator, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import PATIENCE, Visitor
from tests.needs import needs
from tests.server.wire import ROOT, Server, server
from tools.needed.chromium import CHROMIUM

PICTURES = ROOT / "build" / "browser"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
FAILED = pytest.StashKey[bool]()

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """Once, whichever worker comes first; `make test` has done it already."""
    PICTURES.parent.mkdir(exist_ok=True)
    with (PICTURES.parent / "web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        built = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "build_web.py")], capture_output=True, text=True
        )
    assert built.returncode == 0, built.stderr or built.stdout


@pytest.fixture(scope="session")
def running(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # The same deal at every table, and bots that may take their time: a test that passes today passes
    # tomorrow, on a machine that is busy.
    with server(tmp_path_factory.mktemp("browser") / "data", budget=PATIENCE, seed=8) as started:
        yield started


@pytest.fixture(scope="module")
def scenes(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which a table may begin in the middle of a game."""
    with server(tmp_path_factory.mktemp("scenes") / "data", budget=PATIENCE, seed=8, scenes="yes") as started:
        yield started


@pytest.fixture(scope="session")
def launched() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """One Chromium for all tests of a worker, and the loop in which playwright waits for it."""
    chromium = needs(CHROMIUM)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=chromium, args=ARGUMENTS, timeout=PATIENCE * 1000
        )
        loop = get_running_loop()
        _set_running_loop(None)
        yield started, loop
        _set_running_loop(loop)
        started.close()


@pytest.fixture(scope="module")
def browser(launched: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """Playwright's loop counts as running only here: other tests of this worker call `asyncio.run`."""
    started, loop = launched
    _set_running_loop(loop)
    yield started
    _set_running_loop(None)


@pytest.fixture
def visit(browser: Browser, running: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors: `visit()`, `visit(size=PHONE)`, `visit(url=…)`. None of them may see an error."""
    visitors: list[Visitor] = []

    def arrive(url: str = running.url, **options: object) -> Visitor:
        visitors.append(Visitor(browser, url, **options))  # type: ignore[arg-type]
        return visitors[-1]

    yield arrive
    complaints = [line for visitor in visitors for line in visitor.complaints()]
    if complaints or request.node.stash.get(FAILED, False):
        folder = PICTURES / re.sub(r"\W+", "-", request.node.nodeid.partition("browser/")[2])
        for number, visitor in enumerate(visitors):
            visitor.save(folder, str(number))
    for visitor in visitors:
        visitor.context.close()
    assert not complaints, "the page complained:\n" + "\n".join(complaints)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report
