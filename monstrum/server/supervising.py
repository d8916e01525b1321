"""Several workers of one machine: processes that share a port, and a parent that starts again
what has ended."""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Final, NoReturn

import structlog

from monstrum.core.errors import MonstrumError

log: Final = structlog.get_logger("monstrum.workers")

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
SHORT: Final = 5.0  # seconds: a worker that ended sooner is not started again at once
PAUSE: Final = 1.0
FAILED: Final = 1
WRONG: Final = 2  # as everywhere: what it was given is wrong


def supervise(workers: int, work: Callable[[bool], None]) -> None:
    """Until it is asked to stop. `work` is done in a process of its own, for each of them, until that one is
    asked to stop; it is told whether it is the first that is started at all."""
    if not hasattr(os, "fork"):
        raise MonstrumError("Several workers need a system that can fork: Linux or macOS.")
    Supervisor(work).run(workers)


class Supervisor:
    """The parent."""

    def __init__(self, work: Callable[[bool], None]) -> None:
        self._work = work
        self._began: dict[int, float] = {}  # by process
        self._stopping = False
        self._life, self._held = os.pipe()  # the children read its end with ours

    def run(self, workers: int) -> None:
        before = {number: signal.signal(number, self._stop) for number in SIGNALS}
        try:
            for number in range(workers):
                self._start(number == 0)
            while self._began:
                self._one_ended()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, *_: object) -> None:
        self._stopping = True
        for process in self._began:
            os.kill(process, signal.SIGTERM)

    def _one_ended(self) -> None:
        process, status = os.wait()
        began = self._began.pop(process, None)
        if began is None or self._stopping:
            return
        log.error("worker ended", process=process, status=os.waitstatus_to_exitcode(status))
        if time.monotonic() - began < SHORT:
            time.sleep(PAUSE)
        if not self._stopping:
            self._start(False)

    def _start(self, first: bool) -> None:
        """Whoever asks a worker to stop before it can (`serving.py`) is heard later: it then ends in its own
        time, and its name among the workers with it."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        process = os.fork()
        if process == 0:
            self._be_a_worker(first)
        self._began[process] = time.monotonic()
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if self._stopping:
            os.kill(process, signal.SIGTERM)

    def _be_a_worker(self, first: bool) -> NoReturn:
        status = FAILED
        try:
            os.setpgid(0, 0)  # Ctrl+C is for the parent, who tells us
            for number in SIGNALS:
                signal.signal(number, signal.SIG_DFL)
            os.close(self._held)
            threading.Thread(target=self._follow, daemon=True).start()
            self._work(first)
            status = 0
        except MonstrumError as error:
            print(f"monstrum: {error}", file=sys.stderr)
            status = WRONG
        except BaseException as error:
            log.error("worker failed", exc_info=error)
        finally:
            sys.stdout.flush()
            os._exit(status)

    def _follow(self) -> None:
        """The parent has gone in any way whatever: so do we."""
        os.read(self._life, 1)
        os.kill(os.getpid(), signal.SIGTERM)
