"""The bus between workers in tests: a Redis on a free port that they start, and kill, themselves."""

import atexit
import signal
import socket
import subprocess
import time
from contextlib import suppress
from functools import cache
from typing import Final

from tests.needs import needs
from tests.server.databases import HERE, PATIENCE
from tests.server.following import Followed
from tools.needed.redis import REDIS

PLAIN: Final = ("--save", "", "--appendonly", "no", "--bind", HERE, "--daemonize", "no")


class BusServer:
    """A Redis that keeps nothing."""

    def __init__(self, program: str) -> None:
        self._program = program
        with socket.socket() as free:
            free.bind((HERE, 0))
            self.port: int = free.getsockname()[1]
        self.url = f"redis://{HERE}:{self.port}/0"
        self.start()

    def start(self) -> None:
        self.process = Followed(
            [self._program, "--port", str(self.port), *PLAIN], signal.SIGKILL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + PATIENCE
        while True:
            with suppress(OSError), socket.create_connection((HERE, self.port), 5):
                return
            assert time.monotonic() < until, "Redis did not start"
            time.sleep(0.02)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)


@cache
def bus() -> BusServer:
    """One for all tests of this process."""
    found = BusServer(needs(REDIS))
    atexit.register(found.kill)
    return found
