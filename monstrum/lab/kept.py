"""A file of results that grows deal by deal, so that a long match can be put down and gone on with.

The first line says what is played; each line after it is a deal. A line that was being written when the
program was ended is left out, and its deal is played again.
"""

import json
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, Final

from monstrum.bots.guests import Guest
from monstrum.core.errors import MonstrumError
from monstrum.lab.deals import Dealt, Duel, Rules, play_all

FORMAT: Final = 1
NUMBERS: Final = ("asked", "cpu", "faults", "stood_in")


class BadResults(MonstrumError):
    """A file of results that cannot be gone on with."""


class Kept:
    """What a file holds, by who played which deal; and where to add to it."""

    def __init__(self) -> None:
        self.dealt: dict[Duel, Dealt] = {}
        self.file: IO[str] | None = None

    def add(self, dealt: Dealt) -> None:
        """Kept at once, as a whole line."""
        self.dealt[dealt.duel] = dealt
        if self.file is not None and not dealt.failure:
            self.file.write(line(dealt) + "\n")
            self.file.flush()

    def walk(
        self, rules: Rules, duels: Sequence[Duel], guests: tuple[Guest, ...], workers: int
    ) -> Generator[Dealt, None, None]:
        """All these deals in order: those that are kept, and those that have to be played for it."""
        missing = [duel for duel in duels if duel not in self.dealt]
        playing = play_all(rules, missing, guests, workers)
        try:
            for duel in duels:
                if duel not in self.dealt:
                    self.add(next(playing))
                yield self.dealt[duel]
        finally:
            playing.close()


@contextmanager
def kept(path: Path | None, rules: Rules, versions: Mapping[str, str]) -> Iterator[Kept]:
    """The results so far, none without a file. Raises BadResults for a file about something else."""
    found = Kept()
    if path is None:
        yield found
        return
    heading = {"monstrum": "results", "format": FORMAT} | asdict(rules) | dict(versions)
    heading["settings"] = list(rules.settings)
    try:
        whole = read(path, heading, found.dealt) if path.exists() else ""
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("r+" if whole else "w", encoding="utf-8") as file:
            if whole:
                file.truncate(len(whole.encode()))
                file.seek(0, 2)
            else:
                file.write(json.dumps(heading) + "\n")
                file.flush()
            found.file = file
            yield found
    except OSError as error:
        raise BadResults(f"{path} cannot be used: {error.strerror or error}.") from error


def seed_in(path: Path | None) -> str | None:
    """The seed a file of results was begun with, for a command that names none."""
    if path is None or not path.is_file():
        return None
    seed = heading_of(path, text_of(path)).get("seed")
    return seed if isinstance(seed, str) else None


def read(path: Path, heading: Mapping[str, Any], dealt: dict[Duel, Dealt]) -> str:
    """Fills `dealt`, and answers the text of all whole lines. An empty file is a new one."""
    text = text_of(path)
    if not text.strip():
        return ""
    written = heading_of(path, text)
    for key in heading:
        if written.get(key) != heading[key]:
            raise BadResults(
                f"{path} holds results of something else ({key}: {written.get(key)}, not {heading[key]});"
                " choose another file."
            )
    whole = text[: text.rfind("\n") + 1]
    for number, row in enumerate(whole.splitlines()[1:], start=2):
        try:
            one = deal_in(json.loads(row))
        except (ValueError, KeyError, TypeError):
            raise BadResults(f"{path}, line {number} is no result of a deal.") from None
        dealt[one.duel] = one
    return whole


def text_of(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadResults(f"{path} is no file of results.") from None
    except OSError as error:
        raise BadResults(f"{path} cannot be read: {error.strerror or error}.") from error


def heading_of(path: Path, text: str) -> dict[str, Any]:
    try:
        found = json.loads(text.partition("\n")[0])
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("monstrum") != "results":
        raise BadResults(f"{path} is no file of results.")
    return found


def line(dealt: Dealt) -> str:
    data = {"a": dealt.duel.one, "b": dealt.duel.other, "deal": dealt.duel.deal, "won": dealt.won}
    cpu = [round(seconds, 6) for seconds in dealt.cpu]
    return json.dumps(
        data | {"asked": dealt.asked, "cpu": cpu, "faults": dealt.faults, "stood_in": dealt.stood_in}
    )


def deal_in(data: Any) -> Dealt:
    duel = Duel(str(data["a"]), str(data["b"]), int(data["deal"]))
    pairs: dict[str, Any] = {key: (data[key][0], data[key][1]) for key in NUMBERS}
    return Dealt(duel, tuple(float(won) for won in data["won"]), **pairs)
