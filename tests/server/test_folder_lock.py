"""Two servers on one folder: the second says who holds it and ends with 2."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from monstrum.server.folder_lock import FILE, Occupied, folder_lock
from tests.server.wire import ROOT, Person, Server, server


def second(data: Path, *options: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "monstrum", "serve", "--data", str(data), *options]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_a_second_server_says_who_holds_the_folder_and_ends(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with server(data) as first:
        ada = Person(first, "Ada")
        table = ada.open_table("me", "open", listed=True)["table"]["id"]
        for options in ((), ("--port", "0")):
            refused = second(data, *options)
            assert refused.returncode == 2
            assert f"process {first.process.pid} on" in refused.stderr
            assert first.url in refused.stderr
            assert "Traceback" not in refused.stderr
            assert "is taken" not in refused.stderr, "it looks for no port"
            assert not refused.stdout
        assert ada.http.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Ada"


def test_the_lock_goes_with_a_server_that_is_killed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    Server(data).kill()
    Server(data).stop()


def test_the_lock_is_free_again_after_it_was_held(tmp_path: Path) -> None:
    with folder_lock(tmp_path / "new") as lock:
        lock.tell("http://127.0.0.1:1/")
        facts = json.loads((tmp_path / "new" / FILE).read_text("utf-8"))
        assert facts["process"] == os.getpid()
        with (
            pytest.raises(Occupied, match=f"process {os.getpid()} on .*http://127.0.0.1:1/"),
            folder_lock(tmp_path / "new"),
        ):
            pass
    with folder_lock(tmp_path / "new"):
        pass
