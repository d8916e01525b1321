"""Records that are kept without names: people may change theirs, or go, whatever has been stored."""

import re
from collections.abc import Sequence
from typing import Final

from monstrum.content.toml_text import toml_value
from monstrum.texts.match import Match
from monstrum.texts.record import write_record

_SEATS: Final = re.compile(r"(?m)^seats = .*$")


def nameless_record(match: Match) -> str:
    """The whole record of a finished game."""
    return with_names(write_record(match), [f"P{seat}" for seat in range(len(match.names))])


def with_names(record: str, names: Sequence[str]) -> str:
    return _SEATS.sub(lambda _: f"seats = {toml_value(list(names))}", record, count=1)
