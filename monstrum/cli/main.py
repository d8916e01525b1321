"""The program `monstrum`: every verb in one place, and no stack trace for anybody.

A verb is a module of this package with a function `register(app)`, listed in VERBS and imported when it is
called. It reports trouble by raising a MonstrumError, and another exit code than 0 by
`raise typer.Exit(code)`.
"""

import os
import traceback
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

from monstrum.__main__ import NOWHERE, unwritten, version_line
from monstrum.core.errors import MonstrumError

VERBS: Final = {  # in the order of the help; verbs of one module stand together
    "play": "play",
    "learn": "learn",
    "serve": "serve",
    "backup": "serve",
    "restore": "serve",
    "admin": "admin",
    "bot": "bot",
    "mcp": "mcp",
    "simulate": "simulate",
    "lab": "lab",
    "replay": "replay",
    "scenario": "scenario",
    "pack": "pack",
    "rules": "rules",
    "bench": "bench",
    "load": "load",
}

USAGE: Final = 2  # also for every MonstrumError: the input was wrong
INTERNAL: Final = 70
INTERRUPTED: Final = 130

HELP: Final = "A table for monster-building games."
EXAMPLES: Final = """A table for monster-building games.

\b
monstrum serve --open                                 the table, in your browser
monstrum play hybrid --players human,greedy           in the terminal
monstrum learn hybrid                                 the lessons of a game
monstrum simulate xybrid -n 200 --players greedy,random
monstrum rules XY-4.3                                 a rule, and what shows it

Exit codes: 0 is success, 1 a check that failed, 2 wrong input, 130 an interrupt.
"""
COMPLETING: Final = ("COMP_WORDS", "_TYPER_COMPLETE_ARGS")  # what has been typed, as shells tell it
SHORT_HELP: Final = {"help_option_names": ["-h", "--help"]}


def build_app(verb: str | None = None) -> typer.Typer:
    """The command line with all its verbs, or with the module of one."""
    app = typer.Typer(pretty_exceptions_enable=False, context_settings=SHORT_HELP, rich_markup_mode=None)
    app.callback(invoke_without_command=True, help=EXAMPLES)(options)
    wanted = VERBS.values() if verb is None else [VERBS[verb]]
    for module in dict.fromkeys(wanted):
        import_module(f"monstrum.cli.{module}").register(app)
    return app


def options(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """A table for monster-building games."""
    if show_version:
        typer.echo(version_line())
        raise typer.Exit
    from monstrum.games.library import TROUBLES

    for trouble in TROUBLES:
        typer.echo(f"monstrum: {trouble}", err=True)
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(arguments: Sequence[str], app: typer.Typer | None = None) -> int:
    """Run one command and answer its exit code; whatever goes wrong becomes one sentence."""
    try:
        program = app or build_app(called(arguments))
        result = program(list(arguments), prog_name="monstrum", standalone_mode=False)
    except MonstrumError as error:
        return _complain(str(error), USAGE)
    except TyperException as error:
        where = getattr(error, "ctx", None)  # the verb it was said to, if it came to one
        verb = where.command_path if where is not None else "monstrum"
        said = error.format_message().rstrip(".").replace("Value error, ", "")  # a word for programmers
        return _complain(f"{said}. Try `{verb} --help`.", USAGE)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError as error:
        return unwritten(error)
    except Exception as error:
        if isinstance(error, OSError) and error.errno in NOWHERE and error.filename is None:
            return unwritten(error)
        if os.environ.get("MONSTRUM_DEBUG") == "1":
            traceback.print_exc()
        kind = f"{type(error).__name__}: {error}".rstrip(": ")
        return _complain(
            f"internal error ({kind}); please report it, with what MONSTRUM_DEBUG=1 prints.", INTERNAL
        )
    return result if isinstance(result, int) else 0


def called(arguments: Sequence[str]) -> str | None:
    """The verb that is called, or completed by a shell; none if all are needed."""
    typed = [word for name in COMPLETING for word in os.environ.get(name, "").split()]
    completing = "_MONSTRUM_COMPLETE" in os.environ
    words = typed[1:] if completing else list(arguments)
    return words[0] if words and words[0] in VERBS else None


def _complain(sentence: str, code: int) -> int:
    typer.echo(f"monstrum: {sentence}", err=True)
    return code
