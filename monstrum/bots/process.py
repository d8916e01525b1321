"""A process for somebody else's code: a clean interpreter that hears and answers over one socket."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import weakref
from contextlib import suppress
from typing import Any, Final

from monstrum.bots.frames import LONGEST_ANSWER, Broken, heard, quiet, receive, send
from monstrum.bots.guests import LONGEST, Limits
from monstrum.core.errors import MonstrumError
from monstrum.games import outside

START: Final = "import sys, json; sys.path[:] = json.loads(sys.argv[2]); \
from monstrum.bots.keeper import keep; keep(int(sys.argv[3]), int(sys.argv[4])); \
from monstrum.bots.child import main; main(json.loads(sys.argv[1]))"
KEPT: Final = ("PATH", "LANG", "LC_ALL", "TZ", "TMPDIR", "HOME", "MONSTRUM_PURE")
LONGEST_REASON: Final = 300
READING: Final = 1.0  # seconds for the rest of a message that has begun to arrive
POSIX: Final = os.name == "posix"


class Uncontainable(MonstrumError):
    """This platform has no process groups to end."""


class Process:
    """One child process. It ends with this object at the latest, and all it has started with it."""

    def __init__(self, task: dict[str, Any], limits: Limits) -> None:
        if not POSIX:
            raise Uncontainable(
                "Bots that are not ours can be contained on Linux and macOS only;"
                " elsewhere `monstrum simulate --in-process` lets them play."
            )
        self.line, theirs = socket.socketpair()
        whole = json.dumps(task | {"memory": limits.memory, "cpu": limits.cpu, "shows": limits.shows})
        watched, lifeline = os.pipe()  # the keeper of the bot sees when we let go of our end
        arguments = [whole, json.dumps(folders()), str(watched), str(limits.nice)]
        with theirs, open(watched, "rb"):
            self.child = subprocess.Popen(
                [sys.executable, "-s", "-P", "-c", START, *arguments],
                pass_fds=[watched],
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                stderr=None if limits.shows else subprocess.DEVNULL,
                cwd=tempfile.gettempdir(),
                env=environment(),
                start_new_session=True,
            )
        self.loaded_by = time.monotonic() + limits.start
        self.number = 0  # of the last message; the child counts along
        self.ready = False
        self.end = weakref.finalize(self, end, self.line, lifeline, self.child)

    def first_message(self, deadline: float) -> dict[str, Any]:
        """What the child says once it has loaded the code. Raises Broken."""
        message = receive(self.line, LONGEST_ANSWER, deadline)
        if "error" in message:
            raise Unloadable(readable(message["error"]))
        self.ready = True
        return message

    def ask(self, question: dict[str, Any], deadline: float) -> tuple[object, float, object]:
        """Its answer, whatever that is, the seconds of a processor it says that took, and what it says to
        have found. Raises Broken, also if it complains."""
        if not self.ready:
            if heard(self.line, deadline):
                self.first_message(time.monotonic() + READING)  # it may have come in the last moment
            elif time.monotonic() < self.loaded_by:
                raise Loading("is still loading its code")
            else:
                raise Broken("did not answer in time")
            if deadline - time.monotonic() < question["budget"] / 2:
                raise Loading("is still loading its code")  # the next question has all of its time
        if not quiet(self.line):
            raise Broken("talks out of turn")
        self.number += 1
        send(self.line, question | {"number": self.number}, deadline)
        answer = receive(self.line, LONGEST_ANSWER, deadline)
        if answer.get("number") != self.number:
            raise Broken("talks out of turn")
        if "error" in answer:
            raise Complained(*told(answer))
        cpu = answer.get("cpu")
        spent = cpu if isinstance(cpu, float) and 0 <= cpu < LONGEST else 0.0
        return answer.get("action"), spent, answer.get("found")


class Unloadable(Broken):
    """There is no bot in this code; the text is a sentence."""


class Loading(Broken):
    """Too late for this question, but not for its start, which may take longer than an answer."""


class Complained(Broken):
    """The bot failed, but its process lives on."""

    def __init__(self, reason: str, file: str = "", line: int = 0) -> None:
        super().__init__(reason)
        self.file = file
        self.line = line


def folders() -> list[str]:
    """Where this process finds its modules, without the folder it happens to stand in."""
    return [os.path.abspath(folder) for folder in sys.path]


def environment() -> dict[str, str]:
    """Nothing of ours but where things are; the same order of sets in every run."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    games = os.pathsep.join(map(str, outside.folders()))  # the child stands in another folder
    return kept | {outside.VARIABLE: games, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}


def readable(reason: object) -> str:
    """A stranger's text, fit for a terminal."""
    return "".join(letter for letter in str(reason)[:LONGEST_REASON] if letter.isprintable())


def told(answer: dict[str, Any]) -> tuple[str, str, int]:
    """What went wrong, in which file, in which line."""
    file, line = answer.get("file", ""), answer.get("line", 0)
    known = isinstance(file, str) and type(line) is int and 0 < line < 10**7
    return readable(answer["error"]), readable(file) if known else "", line if known else 0


LEAVING: list["subprocess.Popen[bytes]"] = []
"""Killed, but a busy machine has not let them go yet."""


def end(line: socket.socket, lifeline: int, child: "subprocess.Popen[bytes]") -> None:
    """All of it: letting go of the lifeline, the keeper ends whatever there is."""
    os.close(lifeline)
    line.close()
    for earlier in [earlier for earlier in LEAVING if earlier.poll() is not None]:
        LEAVING.remove(earlier)
    try:
        child.wait(timeout=0.5)
    except subprocess.TimeoutExpired:  # a keeper that was stopped cannot do its work; the bot goes with it
        with suppress(OSError):
            os.killpg(child.pid, signal.SIGKILL)
        LEAVING.append(child)
