"""Others hardly notice abuse: for each kind, the median of five runs that alternate with quiet ones."""

from pathlib import Path
from statistics import median

import pytest

from tests.server.abuse import KINDS, finished, p95, waits
from tests.server.wire import server

RUNS = 5
MOST = 1.20


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_abuse_is_paid_by_who_commits_it(tmp_path: Path, kind: str) -> None:
    with server(tmp_path / "data", limits="usual", tables="999/60", names="999/60") as running:
        over = finished(running)
        quiet, loud = [], []
        for _ in range(RUNS):
            quiet.append(p95(waits(running, "nothing", over)))
            loud.append(p95(waits(running, kind, over)))
    ratio = median(loud) / median(quiet)
    print(f"{kind}: p95 {1000 * median(quiet):.1f} ms quiet, {1000 * median(loud):.1f} ms, x {ratio:.2f}")
    assert ratio <= MOST
