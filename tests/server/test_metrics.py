"""Figures for Prometheus: they count what happened, name nobody, and are told to this machine only."""

import re
from pathlib import Path

from tests.server.wire import Person, server


def figures(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_answers_are_counted_and_nobody_is_named(tmp_path: Path) -> None:
    with server(tmp_path / "data") as running:
        ada = Person(running, "Adalbert")
        table = ada.open_table("me", "me", start=True)["table"]["id"]
        before = figures(ada.http.get("/api/metrics").text)
        line = ada.line(table)
        for number in range(3):
            while not any(update["options"] for update in line.updates.values()):
                line.receive()
            update = next(each for each in line.updates.values() if each["options"])
            place = {key: update[key] for key in ("seat", "ply", "epoch")}
            line.send(type="play", id=f"m{number}", action=update["options"][0]["action"], **place)
            line.updates.clear()
            line.until("accepted")
        answer = ada.http.get("/api/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        found = figures(answer.text)
        assert found['monstrum_answers_total{game="xybrid"}'] >= 2  # the third may still be told
        assert found["monstrum_answer_seconds_count"] == found['monstrum_answer_seconds_bucket{le="+Inf"}']
        assert (before["monstrum_sockets"], found["monstrum_sockets"]) == (0, 1)
        assert found["monstrum_tables"] == 1
        assert found["monstrum_processor_seconds_total"] > before["monstrum_processor_seconds_total"]
        assert "Adalbert" not in answer.text
        assert table not in answer.text
        for name in re.findall(r"^# TYPE (\S+)", answer.text, re.MULTILINE):
            assert f"# HELP {name} " in answer.text


def test_they_are_told_to_nobody_else(tmp_path: Path) -> None:
    with server(tmp_path / "data") as running:
        ada = Person(running, "Ada")
        elsewhere = ada.http.get("/api/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
        assert elsewhere.status_code == 404
        assert "monstrum_" not in elsewhere.text
