"""The program `monstrum`: every verb in one place, and no stack trace for anybody.

A verb is a module of this package with a function `register(app)`, listed in VERBS. It reports trouble by
raising a MonstrumError, and another exit code than 0 by `raise typer.Exit(code)`.
"""

import os
import sys
import traceback
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

from monstrum.cli import bench, lab, pack, play, replay, rules, scenario, serve, simulate
from monstrum.core.build import build_name
from monstrum.core.errors import MonstrumError
from monstrum.games.library import TROUBLES

VERBS: Final = (play, serve, simulate, lab, replay, scenario, pack, rules, bench)

USAGE: Final = 2  # also for every MonstrumError: the input was wrong
INTERNAL: Final = 70
INTERRUPTED: Final = 130
NOBODY_READS: Final = (
    141  # what a shell says of a program whose reader has gone, as in `monstrum rules | head`
)

HELP: Final = "A table for monster-building games."


def build_app() -> typer.Typer:
    """The command line with all its verbs."""
    app = typer.Typer(help=HELP, add_completion=False, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True)(options)
    for verb in VERBS:
        verb.register(app)
    return app


def options(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """A table for monster-building games."""
    if show_version:
        typer.echo(f"monstrum {version('monstrum')} ({build_name()})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(arguments: Sequence[str], app: typer.Typer | None = None) -> int:
    """Run one command and answer its exit code; whatever goes wrong becomes one sentence."""
    for trouble in TROUBLES:
        typer.echo(f"monstrum: {trouble}", err=True)
    try:
        result = (app or build_app())(list(arguments), prog_name="monstrum", standalone_mode=False)
    except MonstrumError as error:
        return _complain(str(error), USAGE)
    except TyperException as error:
        return _complain(f"{error.format_message().rstrip('.')}. Try `monstrum --help`.", USAGE)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _nobody_reads()
    except Exception as error:
        if os.environ.get("MONSTRUM_DEBUG") == "1":
            traceback.print_exc()
        kind = f"{type(error).__name__}: {error}".rstrip(": ")
        return _complain(
            f"internal error ({kind}); please report it, with what MONSTRUM_DEBUG=1 prints.", INTERNAL
        )
    return result if isinstance(result, int) else 0


def main() -> None:
    """Where the installed program starts."""
    sys.exit(run(sys.argv[1:]))


def _nobody_reads() -> int:
    """What is still in the buffer goes nowhere, or Python would complain about it at the very end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return NOBODY_READS


def _complain(sentence: str, code: int) -> int:
    typer.echo(f"monstrum: {sentence}", err=True)
    return code
