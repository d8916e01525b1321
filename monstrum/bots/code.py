"""Finds the bots in somebody's code. Only ever called in a process of its own: what is found here runs."""

import importlib
import importlib.util
import inspect
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Final

from monstrum.bots.bot import Bot
from monstrum.core.errors import MonstrumError

MODULE: Final = "monstrum_guest"  # what a loaded file is called, so that no file shadows a real module


class BadCode(MonstrumError):
    """A file or module that has no bots to offer; the sentence says why."""


def name_of(kind: type[Bot]) -> str:
    """The name a class gives itself, or the name of the class in lower case."""
    return str(getattr(kind, "name", kind.__name__)).casefold()


def bots_in(path: Path) -> dict[str, type[Bot]]:
    """The bots a file defines, by name. Raises BadCode."""
    module = load_file(path)
    found: dict[str, type[Bot]] = {}
    for kind in vars(module).values():
        if not isinstance(kind, type) or not issubclass(kind, Bot) or kind.__module__ != MODULE:
            continue
        if inspect.isabstract(kind) or found.get(name_of(kind)) is kind:
            continue
        if name_of(kind) in found:
            raise BadCode(f"{path.name} defines two bots with the name '{name_of(kind)}'.")
        found[name_of(kind)] = kind
    if not found:
        raise BadCode(f"{path.name} defines no bot: a class derived from Bot, with a method choose.")
    return found


def load_file(path: Path) -> ModuleType:
    specification = importlib.util.spec_from_file_location(MODULE, path)
    if specification is None or specification.loader is None:
        raise BadCode(f"{path.name} is no Python file: its name has to end in .py.")
    module = importlib.util.module_from_spec(specification)
    sys.modules[MODULE] = module
    sys.path.insert(0, str(path.parent))  # a bot may bring modules of its own
    sys.dont_write_bytecode = True
    try:
        specification.loader.exec_module(module)
    except SyntaxError as error:
        where = f", line {error.lineno}" if error.lineno else ""
        raise BadCode(f"{Path(error.filename or path).name}{where}: {error.msg}.") from None
    except UnicodeDecodeError:
        raise BadCode(f"{path.name} is not a text in UTF-8.") from None
    except BaseException as error:
        raise BadCode(f"{path.name}{line_of(error, path)} cannot be loaded: {one_line(error)}.") from None
    return module


def load_installed(module: str, attribute: str) -> type[Bot]:
    """The class of an entry point. Raises BadCode."""
    try:
        kind: object = importlib.import_module(module)
        for name in attribute.split("."):
            kind = getattr(kind, name)
    except BaseException as error:
        raise BadCode(f"{module}:{attribute} cannot be loaded: {one_line(error)}.") from None
    if not isinstance(kind, type) or not issubclass(kind, Bot) or inspect.isabstract(kind):
        raise BadCode(f"{module}:{attribute} is no bot: a class derived from Bot, with a method choose.")
    return kind


def make(kind: type[Bot], seed: int) -> Bot:
    """A bot of that class; one whose constructor takes a `seed` gets one."""
    if "seed" in inspect.signature(kind).parameters:
        return kind(seed=seed)  # type: ignore[call-arg]
    return kind()


def one_line(error: BaseException) -> str:
    try:
        said = str(error)
    except Exception:  # an exception of somebody else
        said = ""
    return " ".join(f"{type(error).__name__}: {said}".split()).rstrip(": .")


def place_in(error: BaseException, kind: type[Bot]) -> tuple[str, int]:
    """The innermost place in the bot's own folder; if it was nowhere there, where its `choose` begins."""
    code = getattr(kind.choose, "__code__", None)
    if code is None:
        return "", 0
    folder = str(Path(code.co_filename).parent)
    for place in reversed(traceback.extract_tb(error.__traceback__)):
        if str(Path(place.filename).parent) == folder and place.lineno:
            return place.filename, place.lineno
    return str(code.co_filename), int(code.co_firstlineno)


def line_of(error: BaseException, path: Path) -> str:
    """Where in the file it happened: the innermost place."""
    places = [place for place in traceback.extract_tb(error.__traceback__) if place.filename == str(path)]
    return f", line {places[-1].lineno}," if places else ""
