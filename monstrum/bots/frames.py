"""Messages between two processes over a socket: four bytes of length, then JSON, nothing that runs.

Whoever reads trusts nothing: a message that is too long, no JSON, no table or late is a `Broken`.
"""

import json
import select
import socket
import time
from typing import Any, Final

HEADER: Final = 4
LONGEST_ANSWER: Final = 4096  # of a bot: a number, or a sentence about what went wrong
LONGEST_QUESTION: Final = 1 << 20


class Broken(Exception):
    """The other side is silent, gone, or talks nonsense; the text completes "the bot …"."""


def send(line: socket.socket, message: dict[str, Any], deadline: float | None = None) -> None:
    """Write one message before the deadline (of `time.monotonic`)."""
    body = json.dumps(message, separators=(",", ":")).encode()
    try:
        line.settimeout(left(deadline))
        line.sendall(len(body).to_bytes(HEADER, "big") + body)
    except TimeoutError:
        raise Broken("does not listen") from None
    except OSError:
        raise Broken("has ended its process") from None


def receive(line: socket.socket, longest: int, deadline: float | None = None) -> dict[str, Any]:
    """Read one message before the deadline."""
    size = int.from_bytes(read(line, HEADER, deadline), "big")
    if size > longest:
        raise Broken("talks nonsense")
    try:
        message = json.loads(read(line, size, deadline))
    except (ValueError, RecursionError):
        raise Broken("talks nonsense") from None
    if not isinstance(message, dict):
        raise Broken("talks nonsense")
    return message


def read(line: socket.socket, size: int, deadline: float | None) -> bytes:
    found = bytearray()
    while len(found) < size:
        try:
            line.settimeout(left(deadline))
            piece = line.recv(size - len(found))
        except TimeoutError:
            raise Broken("did not answer in time") from None
        except OSError:
            raise Broken("has ended its process") from None
        if not piece:
            raise Broken("has ended its process")
        found += piece
    return bytes(found)


def left(deadline: float | None) -> float | None:
    if deadline is None:
        return None
    seconds = deadline - time.monotonic()
    if seconds <= 0:
        raise TimeoutError
    return seconds


def heard(line: socket.socket, deadline: float) -> bool:
    """Waits until something can be read; whether that was before the deadline."""
    waiting = select.poll()  # unlike select, for any number of open files
    waiting.register(line, select.POLLIN)
    return bool(waiting.poll(max(0.0, deadline - time.monotonic()) * 1000))


def quiet(line: socket.socket) -> bool:
    """Whether nothing lies unread: nobody has talked out of turn."""
    line.settimeout(0)
    try:
        return line.recv(1, socket.MSG_PEEK) == b""
    except BlockingIOError:
        return True
    except OSError:
        return True
