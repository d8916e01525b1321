"""Gets what the tests need and this machine does not have: `python -m tools.needed`.

With `strangers`: programs of others that only the long tests need.

It says in one line what could not be had. That is no error, as the tests that need it are left out, unless
MONSTRUM_EVERYTHING=1 says that nothing may be left out.
"""

import sys
from collections.abc import Sequence
from typing import Final

from monstrum.core.errors import MonstrumError
from tools.needed.chromium import CHROMIUM
from tools.needed.postgres import POSTGRES
from tools.needed.program import get, nothing_may_be_left_out
from tools.needed.redis import REDIS
from tools.needed.strangers import STRANGERS

PROGRAMS: Final = (CHROMIUM, POSTGRES, REDIS)


def say(line: str) -> None:
    print(line, flush=True)


def main(arguments: Sequence[str]) -> int:
    missing = []
    for program in STRANGERS if "strangers" in arguments else PROGRAMS:
        try:
            if get(program, say) is None:
                missing.append(program)
        except MonstrumError as error:
            print(error, file=sys.stderr)
            return 1
    for program in missing:
        reason = program.missing()
        say(f"{reason[0].upper()}{reason[1:]}")
    return 1 if missing and nothing_may_be_left_out() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
