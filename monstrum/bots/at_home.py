"""A guest in our own process: for its author, `print` and `breakpoint()` work; and one of ours where a
platform has no processes as POSIX knows them. Nothing limits its time or memory.

It is told what it would be told in a process of its own, and plays the same games.
"""

import bdb
import sys
import traceback
from functools import cache
from operator import index
from pathlib import Path

from monstrum.bots import process
from monstrum.bots.asking import ask
from monstrum.bots.bot import Bot, Clock, Sampler
from monstrum.bots.code import bots_in, load_installed, make, name_of, one_line, place_in
from monstrum.bots.contained import ContainedBot
from monstrum.bots.guests import Guest
from monstrum.bots.process import Complained
from monstrum.core.contract import Game


class AtHome(ContainedBot):
    """Answers itself instead of passing the question on."""

    bot: Bot | None = None

    def begin(self, seed: int, wait: bool = True) -> None:
        self.bot = None
        super().begin(seed, wait)

    def start(self, wait: bool) -> None:
        """There is no process to wait for."""

    @property
    def ready(self) -> bool:
        return True

    def answer(self, actions: list[int], sampler: Sampler, clock: Clock) -> int:
        assert sampler.knowledge is not None, "contained bots always get knowledge"
        kind = class_of(self.guest)
        try:
            if self.bot is None:
                self.bot = make(kind, self.seed)
            state = self.game.decode(self.game.encode_knowledge(sampler.knowledge))
            return index(ask(self.bot, self.game, state, sampler.seat, sampler.seed, clock))
        except bdb.BdbQuit:
            raise KeyboardInterrupt from None  # the debugger's `quit`
        except (Exception, SystemExit) as error:
            traceback.print_exception(error, file=sys.stderr)
            raise Complained(one_line(error), *place_in(error, kind)) from None


def seated(guest: Guest, game: Game) -> ContainedBot:
    """A guest with a process of its own; at home if its author wants that, or if it is ours and this platform
    has no processes to contain anybody in."""
    ours = guest.module.startswith("monstrum.")
    return AtHome(guest, game) if guest.at_home or (ours and not process.POSIX) else ContainedBot(guest, game)


@cache
def class_of(guest: Guest) -> type[Bot]:
    if guest.module:
        kind = load_installed(guest.module, guest.attribute)
    else:
        kind = bots_in(Path(guest.file))[guest.name]
    kind.name = name_of(kind)
    return kind
