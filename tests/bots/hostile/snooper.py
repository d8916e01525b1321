"""Looks for the true state in all it can reach, and writes down what it finds."""

import gc
import inspect
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.core.codec import digest
from monstrum.core.state import State


class Hostile(Bot):
    """Looks for the true state in all it can reach, and writes down what it finds."""

    name: ClassVar[str] = "hostile"

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        states = [thing for thing in gc.get_objects() if isinstance(thing, State)]
        for frame in inspect.stack():
            states += [thing for thing in frame.frame.f_locals.values() if isinstance(thing, State)]
            states += [thing for thing in frame.frame.f_globals.values() if isinstance(thing, State)]
        with open(Path(__file__).with_suffix(".found"), "a") as notes:
            for state in states:
                notes.write(f"{digest(state)} {state.chance.key} {state.chance.counter}\n")
            notes.write(f"{sorted(os.environ.items())} {sys.argv}\n")
        return options[0].action
