"""`serve`, `backup` and `restore` from the command line."""

import asyncio
import os
import re
import socket
import subprocess
import sys
import time
import webbrowser
from contextlib import suppress
from pathlib import Path

import pytest

from monstrum.cli import browsing, serve
from monstrum.cli.main import run
from monstrum.server.store_sqlite import FILE, open_store
from tests.server.wire import fetch


def test_serve_prints_its_address_and_its_data_can_be_backed_up_and_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    command = [sys.executable, "-m", "monstrum", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
            assert found
            assert fetch(f"{found[0]}api/health").json()["status"] == "ok"
            assert run(["backup", str(tmp_path / "copy"), "--data", str(data)]) == 0
        finally:
            process.terminate()
    assert run(["restore", str(tmp_path / "copy"), "--data", str(tmp_path / "other")]) == 0
    assert (tmp_path / "other" / FILE).is_file()
    assert "0 tables" in capsys.readouterr().out


def test_the_variable_and_the_option_mean_the_same_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    asyncio.run(open_store(data).close())
    monkeypatch.setenv("MONSTRUM_DATA", str(data))
    assert run(["backup", str(copy)]) == 0
    monkeypatch.setenv("MONSTRUM_DATA", str(tmp_path / "variable"))
    assert run(["restore", str(copy)]) == 0
    monkeypatch.delenv("MONSTRUM_DATA")
    assert run(["restore", str(copy), "--data", str(tmp_path / "option")]) == 0
    assert (tmp_path / "variable" / FILE).is_file()
    assert (tmp_path / "option" / FILE).is_file()


def test_trouble_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 2
    assert "there is no data" in capsys.readouterr().err
    assert run(["restore", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 2
    assert "no such file" in capsys.readouterr().err
    (tmp_path / "file").write_text("not a folder")
    assert run(["serve", "--data", str(tmp_path / "file")]) == 2
    assert "cannot be opened" in capsys.readouterr().err


def started(*arguments: str, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "monstrum", "serve", *arguments],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_the_next_free_port_is_taken_unless_one_was_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        with suppress(OSError):  # somebody else has it: just as well
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        with started("--data", str(tmp_path / "data")) as process:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
            process.terminate()
            assert found
            assert int(found[1]) > 8000
            assert process.stderr is not None
            assert f"Port 8000 is taken; this is {found[1]} instead." in process.stderr.read()
        with started("--port", "8000", "--data", str(tmp_path / "data")) as process:
            assert process.wait(60) == 2
            assert process.stderr is not None
            assert "8000 cannot be used" in process.stderr.read()


def test_the_browser_is_opened_once_the_server_answers(tmp_path: Path) -> None:
    browser, asked = tmp_path / "browser", tmp_path / "asked"
    browser.write_text(f'#!/bin/sh\necho "$1" > {asked}\n')
    browser.chmod(0o755)
    with started("--open", "--port", "0", "--data", str(tmp_path / "data"), BROWSER=str(browser)) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        for _ in range(600):
            if asked.exists() and asked.read_text():
                break
            time.sleep(0.1)
        process.terminate()
    assert asked.read_text().strip() == found[0]


def test_without_a_screen_the_address_is_printed_and_nothing_else_happens(tmp_path: Path) -> None:
    nothing = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": ""}
    with started("--open", "--port", "0", "--data", str(tmp_path / "data"), **nothing) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        assert fetch(f"{found[0]}api/health").status_code == 200
        process.terminate()


@pytest.mark.parametrize("broken", [webbrowser.Error("no"), OSError("no")])
def test_a_browser_that_cannot_be_opened_is_no_error(
    broken: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(url: str) -> bool:
        raise broken

    monkeypatch.setattr(browsing, "answers", lambda url: True)
    monkeypatch.setattr(webbrowser, "open", fail)
    browsing._open("http://127.0.0.1:1/")


def test_a_server_that_never_answers_is_given_up() -> None:
    assert not browsing.answers("http://127.0.0.1:1/", patience=0.3)


@pytest.mark.parametrize(
    "site", ["nonsense", "example.org", "ftp://example.org", "https://a.org/page", "https://a.org:port"]
)
def test_an_origin_that_no_browser_would_send_is_refused(
    site: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--origin", site]) == 2
    assert capsys.readouterr().err.endswith(
        f"like https://example.org or http://10.0.0.5:8000, not '{site}'.\n"
    )


@pytest.mark.parametrize(
    "site", ["https://Example.org/", "http://10.0.0.5:8000", "http://[::1]:80", "https://a.org"]
)
def test_an_origin_is_written_as_browsers_send_it(site: str) -> None:
    assert serve._site(site) == site.rstrip("/").casefold()


def test_an_allowed_host_is_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--allowed-host", "https://example.org"]) == 2
    assert "is a name, like games.example.org, not" in capsys.readouterr().err
    assert serve._name("::1") == "::1"
