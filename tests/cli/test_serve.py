"""`serve`, `backup` and `restore` from the command line."""

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from monstrum.cli.main import run
from monstrum.server.store_sqlite import FILE


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
            assert httpx.get(f"{found[0]}api/health").json()["status"] == "ok"
            assert run(["backup", str(tmp_path / "copy"), "--data", str(data)]) == 0
        finally:
            process.terminate()
    assert run(["restore", str(tmp_path / "copy"), "--data", str(tmp_path / "other")]) == 0
    assert (tmp_path / "other" / FILE).is_file()
    assert "0 tables" in capsys.readouterr().out


def test_trouble_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 2
    assert "there is no data" in capsys.readouterr().err
    assert run(["restore", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 2
    assert "no such file" in capsys.readouterr().err
    (tmp_path / "file").write_text("not a folder")
    assert run(["serve", "--data", str(tmp_path / "file")]) == 2
    assert "cannot be opened" in capsys.readouterr().err
