"""Others hardly notice abuse: for each kind, the median of five runs in which it alternates with peace."""

from pathlib import Path
from statistics import median

import pytest

from tests.server.abuse import KINDS, Abuser, Victim, finished, one_run
from tests.server.wire import server

RUNS = 5
MOST = 1.20


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_abuse_is_paid_by_who_commits_it(tmp_path: Path, kind: str) -> None:
    with server(tmp_path / "data", limits="usual", tables="999/60", names="999/60") as running:
        abuser = Abuser(running, kind, finished(running))
        victim = Victim(running)
        try:
            runs = [one_run(running, victim, abuser) for _ in range(RUNS)]
        finally:
            abuser.close()
    ratio = median(abuse.p95() / peace.p95() for peace, abuse in runs)
    times = [median(1000 * each.p95() for each in side) for side in zip(*runs, strict=True)]
    work = [median(1000 * each.each() for each in side) for side in zip(*runs, strict=True)]
    print(
        f"{kind}: p95 {times[0]:.1f} ms in peace, {times[1]:.1f} ms under abuse, x {ratio:.2f}; "
        f"work per answer {work[0]:.1f} and {work[1]:.1f} ms"
    )
    assert ratio <= MOST
