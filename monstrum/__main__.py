"""`python -m monstrum` and the program `monstrum`: the way in, quick and quiet.

Nothing heavy is imported here: the version is told at once, and an interrupt while the rest is loaded is no
stack trace.
"""

import errno
import io
import os
import sys

NOWHERE = {errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG}  # a disk that takes no more
NOBODY_READS = 141  # what a shell says where the reader has gone, as in `monstrum rules | head`
LOST = 1


def version_line() -> str:
    """`monstrum 0.1.0 (compiled)`."""
    from importlib.metadata import version

    from monstrum.core.build import build_name

    return f"monstrum {version('monstrum')} ({build_name()})"


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a letter that it does not know is no error
    try:
        code = called(sys.argv[1:])
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        code = 130
    except OSError as error:
        code = unwritten(error)
    sys.exit(code)


def called(arguments: list[str]) -> int:
    if arguments == ["--version"]:
        print(version_line())
        return 0
    from monstrum.cli.main import run

    return run(arguments)


def unwritten(error: OSError) -> int:
    """What was said did not arrive; the rest of it goes nowhere, or Python would complain at the very end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return NOBODY_READS
    print(f"monstrum: what was to be printed is lost: {error.strerror or error}.", file=sys.stderr)
    return LOST


if __name__ == "__main__":
    main()
