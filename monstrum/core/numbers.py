"""Numbers that stand beside machine numbers.

Where one branch of `x if wanted else 0` is an `i64` and the other a plain number, compiled code makes objects
of both; with one of these it does not. `tools/boxing.py` finds the places.
"""

from typing import Final

from mypy_extensions import i64

ZERO: Final[i64] = 0
ONE: Final[i64] = 1
