"""The process that every server of the tests is a fork of: `python -m tests.server.nest SOCKET`.

A request is the arguments of `tests.server.launch`, and three open files beside them: the standard output and
the standard error of the server, and a pipe that is told the exit status in the end. The answer is the
number of the new process.
"""

import gc
import json
import os
import select
import signal
import socket
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from typing import Final, NoReturn

from tests.server.launch import main as launch

LATE: Final = "litestar.plugins.pydantic"  # imported only when a server starts
LONGEST: Final = 1 << 16
FILES: Final = 3


class Nest:
    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.pipes: dict[int, int] = {}  # by the server whose end each waits for

    def go_on(self) -> None:
        """Until nobody is left who could ask for servers."""
        woken, wake = os.pipe()
        os.set_blocking(wake, False)
        signal.signal(signal.SIGCHLD, lambda number, frame: None)
        signal.set_wakeup_fd(wake)
        while True:
            waited: list[socket.socket | int] = [self.line, woken]
            ready, _, _ = select.select(waited, [], [])
            if woken in ready:
                os.read(woken, LONGEST)
                self.tell_of_ends()
            if self.line in ready:
                request, files, _, _ = socket.recv_fds(self.line, LONGEST, FILES)
                if not request:
                    break
                self.line.send(str(self.hatch(json.loads(request), files)).encode())
        for server in self.pipes:
            os.kill(server, signal.SIGKILL)
            os.waitpid(server, 0)

    def tell_of_ends(self) -> None:
        for server in [*self.pipes]:
            ended, status = os.waitpid(server, os.WNOHANG)
            if ended:
                pipe = self.pipes.pop(server)
                with suppress(BrokenPipeError):  # nobody wants to know
                    os.write(pipe, str(os.waitstatus_to_exitcode(status)).encode())
                os.close(pipe)

    def hatch(self, arguments: list[str], files: list[int]) -> int:
        out, log, pipe = files
        server = os.fork()
        if server == 0:
            os.dup2(out, 1)
            os.dup2(log, 2)
            os.closerange(3, pipe + 1)  # what was opened last has the highest number
            become_a_server(arguments)
        os.close(out)
        os.close(log)
        self.pipes[server] = pipe
        return server


def become_a_server(arguments: list[str]) -> NoReturn:
    status = 1
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        launch(*arguments)
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(status)


def main(number: str) -> None:
    import_module(LATE)
    gc.freeze()  # what is there now is never garbage, and stays shared with the servers
    with socket.socket(fileno=int(number)) as line:
        Nest(line).go_on()


if __name__ == "__main__":
    main(sys.argv[1])
