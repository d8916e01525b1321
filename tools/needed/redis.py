"""The bus that tests of several workers start: the program of a Redis server; none of them runs yet."""

import shutil
from typing import Final

from tools.needed.program import Program
from tools.needed.system import from_the_system

NAMES: Final = ("redis-server", "valkey-server")  # the one has been taken over by the other in some systems


def find() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


REDIS: Final = Program(
    title="Redis",
    tests="tests of several workers",
    advice="Install the package redis-server of your system.",
    find=find,
    ways=(
        from_the_system(
            {
                "apt-get": "redis-server",
                "dnf": "valkey",
                "zypper": "redis",
                "apk": "redis",
                "pacman": "valkey",
            }
        ),
    ),
)
