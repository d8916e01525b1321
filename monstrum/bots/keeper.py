"""A bot's keeper: a process between ours and the bot's that ends everything the bot has started.

It waits on a pipe whose other end only our process holds. When that end is closed, or our process has gone
in any way whatever (SIGKILL included), it ends the bot, and whatever the bot has left behind: on Linux it
adopts orphans. If the bot ends its keeper instead, it ends with it. Elsewhere its process group has to do.
"""

import os
import select
import signal
import sys
import time
from contextlib import suppress
from typing import Final

PR_SET_PDEATHSIG: Final = 1
PR_SET_CHILD_SUBREAPER: Final = 36
PATIENCE: Final = 5.0  # seconds in which what was killed has to be gone


def keep(lifeline: int, nice: int = 0) -> None:
    """Returns in the process that is to become the bot; the keeper never returns."""
    adopts = control(PR_SET_CHILD_SUBREAPER, 1)
    keeper = os.getpid()
    bot = os.fork()
    if bot == 0:
        os.close(lifeline)
        os.setpgid(0, 0)
        control(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != keeper:  # it went before we could ask to go with it
            os._exit(1)
        if nice:
            os.nice(nice)
        return
    with suppress(OSError):
        os.setpgid(bot, bot)  # whoever of the two comes first
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)  # the line is the bot's alone: when it hangs up, that is heard
    wait(lifeline, bot)
    end_all(bot, adopts)
    os._exit(1)


def control(option: int, value: int) -> bool:
    """prctl, where there is one."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        import ctypes

        return bool(ctypes.CDLL(None).prctl(option, value, 0, 0, 0) == 0)
    except (ImportError, OSError, AttributeError):
        return False


def wait(lifeline: int, bot: int) -> None:
    """Until the bot has ended or nobody holds the other end of the lifeline."""
    bell, ring = os.pipe()
    os.set_blocking(ring, False)
    signal.set_wakeup_fd(ring, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for our process, which then lets go
    waiting = select.poll()
    waiting.register(lifeline, 0)  # closing is always told
    waiting.register(bell, select.POLLIN)
    while bot not in buried():
        if any(descriptor == lifeline for descriptor, _ in waiting.poll()):
            return
        os.read(bell, 512)


def buried() -> set[int]:
    """Children that have ended."""
    found = set()
    with suppress(ChildProcessError):
        while (pid := os.waitpid(-1, os.WNOHANG)[0]) != 0:
            found.add(pid)
    return found


def end_all(bot: int, adopts: bool) -> None:
    """The bot's group, then every child we have or get, until none is left."""
    until = time.monotonic() + PATIENCE
    with suppress(OSError):
        os.killpg(bot, signal.SIGKILL)
    while time.monotonic() < until:
        left = children() if adopts else []
        for pid in left:
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        buried()
        if not left:
            return
        time.sleep(0.002)


def children() -> list[int]:
    """Of this process, from /proc; zombies are not counted."""
    found, mine = [], str(os.getpid())
    for name in os.listdir("/proc"):
        if name.isdigit():
            with suppress(OSError), open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                state, parent = file.read().rpartition(")")[2].split()[:2]
                if parent == mine and state != "Z":
                    found.append(int(name))
    return found
