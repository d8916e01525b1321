"""Programs that tests need: where they are looked for, how they are got, and what is said without them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from monstrum.core.errors import BadConfig
from monstrum.lab import browser
from monstrum.lab.browser import NAMES, find_browser
from tests.needs import needs
from tools.needed import chromium, system
from tools.needed.program import EVERYTHING, CannotGet, Program, Way, get

ROOT = Path(__file__).parents[2]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser; its programs are what a test puts into the folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(browser, "PLACES", (str(tmp_path / "places" / "chrome"),))
    monkeypatch.setattr(browser, "FETCHED", tmp_path / "build" / "needed")
    for name in ("CHROME", "CHROMIUM", "PLAYWRIGHT_BROWSERS_PATH", EVERYTHING):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def program(path: Path, says: str = "Chromium 150.0", code: int = 0) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\necho {says}\nexit {code}\n")
    path.chmod(0o755)
    return str(path)


def sought(machine: Path, *ways: Way) -> Program:
    """A browser looked for on that machine."""
    return Program("Chromium or Chrome", "tests of the page", "Install one.", find_browser, ways)


@pytest.mark.parametrize("name", NAMES)
def test_a_browser_is_found_by_any_of_its_names(machine: Path, name: str) -> None:
    assert find_browser() is None
    there = program(machine / name)
    assert find_browser() == there


@pytest.mark.parametrize(
    "place",
    [
        "places/chrome",
        ".cache/ms-playwright/chromium-1254/chrome-linux64/chrome",
        ".cache/ms-playwright/chromium_headless_shell-1254/chrome-linux/headless_shell",
        "build/needed/chromium/chrome",
        "build/needed/playwright/chromium_headless_shell-1254/chrome-linux/headless_shell",
    ],
)
def test_a_browser_is_found_where_it_usually_lies(machine: Path, place: str) -> None:
    there = program(machine / place)
    assert find_browser() == there


def test_one_that_only_says_what_is_missing_is_none(machine: Path) -> None:
    program(machine / "chromium", "install the snap", 1)
    assert find_browser() is None
    works = program(machine / "google-chrome", "Google Chrome 150.0")
    assert find_browser() == works


@pytest.mark.parametrize("variable", ["CHROME", "CHROMIUM"])
def test_the_environment_names_one_and_is_believed(
    machine: Path, variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(machine / "chromium")
    mine = program(machine / "elsewhere" / "mine")
    monkeypatch.setenv(variable, mine)
    assert find_browser() == mine
    monkeypatch.setenv(variable, "/no/such/program")
    with pytest.raises(
        BadConfig, match=f"{variable} names /no/such/program, which is no browser that starts"
    ):
        find_browser()


def test_the_ways_are_tried_in_their_order_until_one_leads_there(machine: Path) -> None:
    tried: list[str] = []

    def fails() -> None:
        tried.append("first")
        raise CannotGet("there is no network")

    def works() -> None:
        tried.append("second")
        program(machine / "chromium")

    said: list[str] = []
    third = Way("a third way", lambda: tried.append("third"))
    wanted = sought(machine, Way("a first way", fails), Way("a second way", works), third)
    assert get(wanted, said.append) == str(machine / "chromium")
    assert tried == ["first", "second"]
    assert said == [
        "There is no Chromium or Chrome here: trying a first way ...",
        "  That did not work: there is no network.",
        "There is no Chromium or Chrome here: trying a second way ...",
    ]
    assert get(wanted, said.append) == str(machine / "chromium")
    assert tried == ["first", "second"]  # what is there is not got again


def test_nobody_is_asked_for_a_password(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(machine / "apt-get")
    program(machine / "sudo", "a password is required", 1)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(CannotGet, match="it asks for a password"):
        system.install({"apt-get": "chromium"})
    program(machine / "sudo", "fine")
    assert system.permission() == [str(machine / "sudo"), "-n"]


def test_another_package_than_the_one_we_know_is_not_run(tmp_path: Path) -> None:
    (tmp_path / "package.tgz").write_bytes(b"something else")
    with pytest.raises(CannotGet, match="is not the package we know"):
        chromium.check(tmp_path / "package.tgz")


def test_without_it_a_test_is_left_out_and_fails_where_nothing_may_be(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(pytest.skip.Exception, match="Left out: tests of the page, as there is no Chromium"):
        needs(sought(machine))
    monkeypatch.setenv(EVERYTHING, "1")
    with pytest.raises(pytest.fail.Exception, match="Nothing may be left out: tests of the page"):
        needs(sought(machine))
    there = program(machine / "chromium")
    assert needs(sought(machine)) == there


TESTS = """
from tests.needs import needs
from tools.needed.program import Program

GONE = Program("such program", "tests of it", "Install it.", lambda: None, ())
LOST = Program("other one", "tests of another", "Look for it.", lambda: None, ())

def test_one(): needs(GONE)
def test_two(): needs(GONE)
def test_three(): needs(LOST)
def test_four(): pass
"""


UNUSED = ("anyio", "faker", "platformdirs", "schemathesis")  # plugins of others, which take their time


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "together"])
def test_the_last_line_of_a_run_says_what_was_left_out(tmp_path: Path, workers: list[str]) -> None:
    (tmp_path / "conftest.py").write_text(
        "from tests.needs import pytest_terminal_summary, pytest_unconfigure"
    )
    (tmp_path / "test_it.py").write_text(TESTS)
    quick = [f"-pno:{name}" for name in ("cacheprovider", *UNUSED)]
    environment = {
        name: value for name, value in os.environ.items() if name not in (EVERYTHING, "PYTEST_ADDOPTS")
    }
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *quick, *workers, str(tmp_path)],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    *_, summary, first, second = done.stdout.splitlines()
    assert summary.startswith("1 passed, 3 skipped")
    assert sorted([first, second]) == [
        "Left out: 1 test of another, as there is no other one here, and none could be had. Look for it.",
        "Left out: 2 tests of it, as there is no such program here, and none could be had. Install it.",
    ]
