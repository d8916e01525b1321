"""`python -m monstrum` and the program `monstrum`: the way in, quick and quiet.

Nothing heavy is imported here: the version is told at once, and an interrupt while the rest is loaded is no
stack trace.
"""

import sys


def version_line() -> str:
    """`monstrum 0.1.0 (compiled)`."""
    from importlib.metadata import version

    from monstrum.core.build import build_name

    return f"monstrum {version('monstrum')} ({build_name()})"


def main() -> None:
    try:
        if sys.argv[1:] == ["--version"]:
            print(version_line())
            return
        from monstrum.cli.main import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
