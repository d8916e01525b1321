"""Servers in no time: one process has imported all that a server needs, and every server is a fork of it.

A server that starts by itself spends seconds on its imports, and tests start a hundred. What is started
here is as real: a process of its own that can be killed, with its own files, limits and clock. `monstrum
serve` from its first import on is started by `tests/cli/test_serve.py` and others.
"""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parents[2]


class Hatched:
    """A server process as a test sees it: what `subprocess.Popen` offers, as far as tests need it."""

    def __init__(self, log: IO[str], arguments: list[str]) -> None:
        out, given_out = os.pipe()
        self._status, given_status = os.pipe()
        try:
            self.pid = nest().hatch(arguments, (given_out, log.fileno(), given_status))
        finally:
            os.close(given_out)
            os.close(given_status)
        self.stdout = open(out)  # noqa: SIM115 - who has started the server closes it
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self.returncode if self.returncode is not None else self._ended(0)

    def wait(self, patience: float) -> int:
        status = self.poll()
        if status is None:
            status = self._ended(patience)
        if status is None:
            raise subprocess.TimeoutExpired("a server", patience)
        return status

    def _ended(self, patience: float) -> int | None:
        if not select.select([self._status], [], [], patience)[0]:
            return None
        self.returncode = int(os.read(self._status, 32))
        os.close(self._status)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nest:
    """The process that forks (`nest.py`). It ends, and its servers with it, when its user does."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.nest", str(theirs.fileno())],
                cwd=ROOT,
                pass_fds=[theirs.fileno()],
            )
        atexit.register(self.close)

    def hatch(self, arguments: list[str], files: tuple[int, int, int]) -> int:
        socket.send_fds(self.line, [json.dumps(arguments).encode()], files)
        pid = self.line.recv(32)
        assert pid, "the process that starts servers has ended"
        return int(pid)

    def close(self) -> None:
        self.line.close()
        self.process.wait()


@cache
def nest() -> Nest:
    """One for each process that runs tests."""
    return Nest()
