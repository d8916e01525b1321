"""A server of our own for a measurement: a process on a free port of this machine, with data of its own."""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from monstrum.core.errors import BadConfig

SECONDS: Final = 60.0  # to end
FOLLOWING: Final = """
import os, threading
def follow():
    os.read(0, 1)
    os._exit(1)
threading.Thread(target=follow, daemon=True).start()
from monstrum.__main__ import main
main()
"""


class OwnServer:
    """Running; `started` and `stopped` are the seconds that took."""

    def __init__(self, data: Path, options: Sequence[str] = ()) -> None:
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", FOLLOWING, "serve", "--port", "0", "--data", str(data), *options],
            stdin=subprocess.PIPE,  # closed when our process has gone in any way whatever
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={name: value for name, value in os.environ.items() if name != "MONSTRUM_DATABASE"},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+?:\d+", self.process.stdout.readline())
        if found is None:
            self.process.kill()
            raise BadConfig("The server does not start; `monstrum serve` says why.")
        self.url = found[0]
        self.started = time.perf_counter() - began
        self.stopped = 0.0

    def stop(self) -> None:
        began = time.perf_counter()
        self.process.terminate()
        self.process.wait(SECONDS)
        self.stopped = time.perf_counter() - began
        self._hang_up()

    def drop(self) -> None:
        """At once: nobody needs its data."""
        self.process.kill()
        self.process.wait(SECONDS)
        self._hang_up()

    def _hang_up(self) -> None:
        assert self.process.stdout is not None
        assert self.process.stdin is not None
        self.process.stdout.close()
        self.process.stdin.close()


@contextmanager
def own_server(data: Path | None = None, options: Sequence[str] = ()) -> Iterator[OwnServer]:
    with tempfile.TemporaryDirectory(prefix="monstrum-bench-") as folder:
        running = OwnServer(data or Path(folder) / "data", options)
        try:
            yield running
        except BaseException:
            running.drop()
            raise
        if running.process.poll() is None:
            running.stop()
