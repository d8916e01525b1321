"""The inside of a contained bot's process: loads somebody's code and answers questions until the line is cut.

It is told no more than a seat may know: each question carries a state made up from that knowledge alone
(`Game.encode_knowledge`), and the bot is asked about that one as any bot is asked about the true one.
"""

import os
import socket
import sys
import time
import traceback
from contextlib import suppress
from operator import index
from pathlib import Path
from typing import Any, Final

from monstrum.bots.asking import ask
from monstrum.bots.bot import Bot, Clock
from monstrum.bots.code import bots_in, load_installed, make, name_of, one_line, place_in
from monstrum.bots.frames import LONGEST_QUESTION, Broken, receive, send
from monstrum.core.contract import Game
from monstrum.core.engine import legal_actions, waiting
from monstrum.core.errors import MonstrumError
from monstrum.games.library import load_game

LONGEST_REASON: Final = 300


def main(task: dict[str, Any]) -> None:
    """`task` says whose code to load; without a game only the names in it are told."""
    line = private_line(task["shows"])
    limit(task["memory"], task["cpu"])
    with suppress(Broken):  # then nobody asks any more
        try:
            if task["game"]:
                answer_all(line, load(task), load_game(task["game"], task["pack"]), task["shows"])
            else:
                send(line, {"bots": list(bots_in(Path(task["file"])))})
        except MonstrumError as error:
            send(line, {"error": str(error)[:LONGEST_REASON]})
    os._exit(0)  # whatever threads the bot has left running


def private_line(shows: bool) -> socket.socket:
    """The socket came as standard input; what the bot reads from now on is nothing. What it prints goes
    where our errors go, if that is wanted, and nowhere if not."""
    line = socket.socket(fileno=os.dup(0))
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(2 if shows else nowhere, 1)
    os.dup2(1, 2)
    if shows:
        sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    return line


def limit(memory: int, cpu: int) -> None:
    """Where the platform can: memory, time, and no core dumps."""
    try:
        import resource
    except ImportError:
        return
    for kind, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_CPU, cpu),
        (resource.RLIMIT_AS, memory),
    ):
        hard = resource.getrlimit(kind)[1]
        wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
        try:
            resource.setrlimit(kind, (wanted, wanted))
        except (ValueError, OSError):
            continue  # some platforms know a limit by name only


def load(task: dict[str, Any]) -> type[Bot]:
    if task["module"]:
        kind = load_installed(task["module"], task["attribute"])
    else:
        kind = bots_in(Path(task["file"]))[task["name"]]
    kind.name = name_of(kind)
    return kind


def say_something(game: Game) -> None:
    """The first sentence reads the catalogue: that is loading, too, and no part of a decision."""
    with suppress(MonstrumError):  # a game that cannot begin without being told how
        state = game.start({}, 0)
        seat = waiting(state)[0]
        game.label(state, legal_actions(state, seat)[0])


def answer_all(line: socket.socket, kind: type[Bot], game: Game, shows: bool) -> None:
    if kind.reads:
        say_something(game)
    send(line, {"number": 0})
    playing, bot = -1, None
    while True:
        question = receive(line, LONGEST_QUESTION)
        answer: dict[str, Any] = {"number": question["number"]}
        began = time.process_time()
        try:
            if bot is None or question["game"] != playing:
                playing, bot = question["game"], make(kind, question["bot_seed"])
            state = game.decode(bytes.fromhex(question["state"]))
            clock = Clock(question["budget"], question["share"])
            answer["action"] = index(ask(bot, game, state, question["seat"], question["seed"], clock))
            answer["cpu"] = time.process_time() - began
            answer["found"] = getattr(bot, "found", [])
        except BaseException as error:
            file, number = place_in(error, kind)
            answer = {"number": question["number"], "error": one_line(error)[:LONGEST_REASON]}
            answer |= {"file": file[:LONGEST_REASON], "line": number}
            if shows:
                traceback.print_exception(error)
        send(line, answer)
