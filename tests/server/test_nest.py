"""Servers of the tests are processes of their own, although one process has imported for all of them."""

import os
import signal
from pathlib import Path

import httpx
import pytest

from tests.server.hatching import Nest
from tests.server.wire import Person, Server, fetch


def test_servers_share_nothing_and_end_each_by_itself(tmp_path: Path) -> None:
    one, other = (Server(tmp_path / name, seed=7) for name in ("one", "other"))
    assert len({one.process.pid, other.process.pid, os.getpid()}) == 3
    table = Person(one, "Ada").open_table("me", "open", listed=True)["table"]["id"]
    assert Person(other).http.get(f"/api/tables/{table}").status_code == 404
    one.kill()
    assert one.process.returncode == -signal.SIGKILL
    assert Person(other).http.get("/api/health").status_code == 200
    other.stop()
    assert other.process.returncode == 0


def test_no_server_outlives_who_has_started_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = Nest()
    monkeypatch.setattr("tests.server.hatching.nest", lambda: own)
    left = Server(tmp_path / "data")
    assert fetch(f"{left.url}/api/health").status_code == 200
    own.close()
    with pytest.raises(httpx.TransportError):
        fetch(f"{left.url}/api/health")
    left.process.stdout.close()
