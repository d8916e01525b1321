"""Processes that work through a list of tasks side by side; the answers come in the order of the list.

None of them outlives its need: they are ended as soon as nobody reads on (an interrupt, an error, enough
seen), and end by themselves if our process has gone in any way whatever.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeVar

from monstrum.core.errors import MonstrumError

AHEAD: Final = 16  # tasks per process that may be finished before the one that is waited for
PATIENCE: Final = 1.0  # seconds a process that was ended may take to go


class Gone(MonstrumError):
    """One of them was ended by somebody else."""


Task = TypeVar("Task")
Answer = TypeVar("Answer")


def work(
    do: Callable[[Task], Answer],
    tasks: Iterable[Task],
    workers: int,
    prepare: Callable[..., None],
    *given: object,
    ahead: int = AHEAD,
) -> Iterator[Answer]:
    """What `do` answers to each task, in order. Every process calls `prepare(*given)` first."""
    crew: list[tuple[SpawnProcess, Connection]] = []
    try:
        for _ in range(workers):
            crew.append(start(do, prepare, given))
        yield from handed_out({line: process for process, line in crew}, tasks, ahead * workers)
    finally:
        dismiss(crew)


def handed_out(lines: dict[Any, SpawnProcess], tasks: Iterable[Any], ahead: int) -> Iterator[Any]:
    numbered = enumerate(tasks)
    idle, busy = list(lines), set[Any]()
    done: dict[int, Any] = {}
    awaited = given = 0
    while True:
        while idle and given < awaited + ahead and (task := next(numbered, None)) is not None:
            line = idle.pop()
            line.send(task)
            busy.add(line)
            given += 1
        if not busy:
            return
        heard: list[Any] = wait(list(busy))
        for line in heard:
            try:
                number, answer, error = line.recv()
            except (EOFError, OSError):
                lines[line].join(PATIENCE)
                code = lines[line].exitcode
                raise Gone(f"A worker process has ended ({code}); is there enough memory?") from None
            if error:
                raise RuntimeError(error)
            done[number] = answer
            busy.discard(line)
            idle.append(line)
        while awaited in done:
            yield done.pop(awaited)
            awaited += 1


def start(
    do: Callable[..., Any], prepare: Callable[..., None], given: tuple[object, ...]
) -> tuple[SpawnProcess, Connection]:
    everywhere_the_same = multiprocessing.get_context("spawn")
    ours, theirs = everywhere_the_same.Pipe()
    process = everywhere_the_same.Process(target=serve, args=(theirs, do, prepare, given), daemon=True)
    with undisturbed(), theirs:
        process.start()
    return process, ours


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl+C is for our process, which then speaks for all; it would be heard by those being started, too."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started now, it lets the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def dismiss(crew: list[tuple[SpawnProcess, Connection]]) -> None:
    for process, line in crew:
        line.close()
        process.terminate()
    for process, _ in crew:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()


def serve(
    line: Connection, do: Callable[[Any], Any], prepare: Callable[..., None], given: tuple[object, ...]
) -> None:
    """In a process of the crew."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        prepare(*given)
        while True:
            number, task = line.recv()
            try:
                line.send((number, do(task), ""))
            except Exception as error:
                line.send((number, None, "".join(traceback.format_exception_only(error)).strip()))
    except (EOFError, OSError):
        return  # nobody asks any more


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
