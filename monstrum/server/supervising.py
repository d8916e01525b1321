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
    """The parent. It waits for signals and for nothing else: a handler that is called just before some other
    wait begins would be heard only when that one ends."""

    def __init__(self, work: Callable[[bool], None]) -> None:
        self._work = work
        self._waited = (*SIGNALS, signal.SIGCHLD)
        self._began: dict[int, float] = {}  # by process
        self._life, self._held = os.pipe()  # the children read its end with ours

    def run(self, workers: int) -> None:
        signal.signal(signal.SIGCHLD, lambda *_: None)  # what is ignored might not be waited for
        before = signal.pthread_sigmask(signal.SIG_BLOCK, self._waited)
        stopping = False
        try:
            for number in range(workers):
                self._start(number == 0)
            while self._began:
                if signal.sigwait(self._waited) in SIGNALS:
                    stopping = True
                    for process in self._began:
                        os.kill(process, signal.SIGTERM)
                elif not stopping:
                    self._start_again()
                else:
                    self._bury()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)

    def _bury(self) -> list[float]:
        """When each of those began that have ended since."""
        found = []
        for process in list(self._began):
            ended, status = os.waitpid(process, os.WNOHANG)
            if ended:
                found.append(self._began.pop(process))
                log.info("worker ended", process=process, status=os.waitstatus_to_exitcode(status))
        return found

    def _start_again(self) -> None:
        for began in self._bury():
            if time.monotonic() - began < SHORT:
                time.sleep(PAUSE)
            self._start(False)

    def _start(self, first: bool) -> None:
        """Whoever asks a worker to stop before it can (`serving.py`) is heard later: it then ends in its own
        time, and its name among the workers with it."""
        process = os.fork()
        if process == 0:
            self._be_a_worker(first)
        self._began[process] = time.monotonic()

    def _be_a_worker(self, first: bool) -> NoReturn:
        status = FAILED
        try:
            os.setpgid(0, 0)  # Ctrl+C is for the parent, who tells us
            for number in self._waited:
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
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
