"""Programs that tests start end with them, however that happens: also when the tests are killed."""

import os
import subprocess
import sys
from typing import Any, Final

# Reads until its standard input ends, which happens with whoever holds the other side; then ends the program.
WATCH: Final = """
import os, signal, subprocess, sys
how, user, command = int(sys.argv[1]), sys.argv[2] or None, sys.argv[3:]
program = subprocess.Popen(command, user=user, stdin=subprocess.DEVNULL, stdout=2, start_new_session=True)
signal.signal(signal.SIGCHLD, lambda *_: os._exit(abs(program.wait())))
print(program.pid, flush=True)
if program.poll() is not None:
    os._exit(abs(program.returncode))
while True:
    if not os.read(0, 1):
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # it would wait while we do
        program.send_signal(how)
        os._exit(abs(program.wait()))
"""


class Followed:
    """A program, and a process beside it that ends it when nobody is left who needs it."""

    def __init__(self, command: list[str], at_the_end: int, user: str = "", **options: Any) -> None:
        """`at_the_end`: the signal it is sent then. `user`: who runs it, if not ourselves."""
        self._watch = subprocess.Popen(
            [sys.executable, "-c", WATCH, str(int(at_the_end)), user, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl+C is for the tests
            **options,
        )
        assert self._watch.stdout is not None
        self.pid = int(self._watch.stdout.readline())

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def poll(self) -> int | None:
        return self._watch.poll()

    def wait(self, patience: float) -> None:
        assert self._watch.stdin is not None
        assert self._watch.stdout is not None
        self._watch.wait(patience)
        self._watch.stdin.close()
        self._watch.stdout.close()
