"""No inner name reaches a player: every text the server sends over random games reads as people speak.

Two marks stay in sentences, because the page turns them into names as its reader sees them
(`web/src/table/sentences.ts`): `P0` is a player, and `P0.b1.2` or `b1.2 of P0` a place on that player's
creature. A printed number follows the name of its card: `Crab Claw (A02)`.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from monstrum.core import engine
from monstrum.games.library import load_game
from monstrum.server.notices import TOLD, Notice
from monstrum.server.protocol import Pick, Play, Why
from monstrum.server.store import Header
from monstrum.server.updates import update_for
from tests.server import tables
from tests.server.tables import Played

Json = dict[str, Any]

TABLES: dict[str, tuple[str, Json]] = {
    "xybrid": ("xybrid", {}),
    "mutation wars": ("mutation_wars", {}),
    "HYM-1": ("hybrid", {"mission": "HYM-1"}),
    "HYM-3": ("hybrid", {"mission": "HYM-3"}),
    "HYM-4": ("hybrid", {"mission": "HYM-4"}),
}
FOR_PROGRAMS = {  # what lies under these keys is not read by people
    "action", "block", "code", "decision", "face", "figure", "id", "kind", "legend", "mark", "name", "on",
    "params", "path", "place", "ref", "refs", "rows", "rules", "shape", "subject", "table", "threats", "tone",
    "type", "view", "words",
}  # fmt: skip
INNER = re.compile(
    r"""\bb\d(\.\d)?\b                                 # a place of nobody's
    | \bNone\b(?!\ in\ hand) | \bTrue\b | \bFalse\b
    | [{}_<>] | \[\]
    | \b(part|card|slot|seat|figure|square|spot|body|profile):\S
    | \b(a|the)\ die:\ \d | \bThe\ mission:
    | \bgreedy\b
    | \(-\d+\ MP
    | (?<![\w(-])[A-Z]\d{2,3}[a-z]?\b(?!\))           # a printed number without its name
    """,
    re.VERBOSE,
)
PLAYER = re.compile(r"\bP\d\b(?!\.b\d)")
PLACE = re.compile(r"\bP\d\.b\d(\.\d)?\b|\bb\d(\.\d)?(?= of P\d\b)")
PLACE_OF_ONE_NAMED = re.compile(r"(?<=Ada|[Yy]ou)(.*?)\bb\d(?:\.\d)?\b")
OWN_PLACE = re.compile(r"\bb\d(\.\d)?\b")
NUMBER = re.compile(r"(?<=[\w’'!.]) \([A-Z]{1,3}\d{1,3}[A-Za-z]?\)")


def texts(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every string that people read, beside the key it lies under."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict):
        for name, inner in value.items():
            if name not in FOR_PROGRAMS:
                yield from texts(inner, str(name))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts(inner, key)


def as_read(text: str) -> str:
    """With names where the page puts them. A place of nobody's belongs to whoever was named
    before it, or else to the reader."""
    read = PLAYER.sub("Ada", PLACE.sub("an edge", NUMBER.sub("", text)))
    while (named := PLACE_OF_ONE_NAMED.sub(r"\1an edge", read, count=1)) != read:
        read = named
    return read


class Reading:
    """Collects what nobody should read, by the text it was found in."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.found: dict[str, str] = {}

    def read(self, message: object, own: bool) -> None:
        """`own`: a place of nobody's is the reader's own, as in the labels of options and in the log."""
        for key, text in texts(msgspec.to_builtins(message)):
            if text in self.seen:
                continue
            self.seen.add(text)
            read = as_read(text)
            if own and key in ("label", "prompt", "so_far", "text"):
                read = OWN_PLACE.sub("an edge", read)
            if inner := INNER.search(read):
                self.found[text] = f"{key}: {inner[0]!r}"


def play(name: str, seed: int, answers: int, reading: Reading) -> None:
    """A random game; on the way everybody reads, and touches and says what is not possible."""
    config = TABLES[name][1]
    table, rng = Played(seed, "gg"), random.Random(f"{name} {seed}")
    game = table.game
    faces = [face.ref for face in game.faces()]
    for number in range(answers):
        if table.over():
            break
        if number % 8 == 0:
            for seat in (-1, 0, 1):
                reading.read(update_for(table, seat, max(0, number - 8)), own=seat >= 0)
        seat = rng.choice(table.waiting())
        place = (seat, table.ply(seat), table.epoch(seat))
        legal = engine.legal_actions(table.match.state, seat)
        if number % 4 == 0:
            wrong = [action for action in rng.sample(range(game.space), 6) if action not in legal]
            asked: list[Play | Why | Pick] = [Play("x", *place, action) for action in wrong]
            asked += [Why("w", seat, ref=ref) for ref in rng.sample(faces, 2)]
            asked += [Why("w", seat, game.words(table.match.state, action)) for action in wrong[:2]]
            asked.append(Pick("p", *place, legal[:1]))
            for command in asked:
                reading.read(table.handle(command).answer, own=isinstance(command, Pick))
        table.send(seat, rng.choice(legal))
    reading.read(update_for(table, 0), own=True)
    assert config == {key: table.header.config[key] for key in config}


def sit_at(name: str, patch: pytest.MonkeyPatch) -> None:
    """Tables of these tests play this game."""
    game, plain = load_game(TABLES[name][0]), tables.header

    def header(seed: int = 1, who: str = "gg") -> Header:
        return replace(plain(seed, who), config={"players": len(who)} | TABLES[name][1])

    patch.setattr(tables, "xybrid", lambda: game)
    patch.setattr(tables, "header", header)


@pytest.mark.parametrize("name", TABLES)
def test_no_inner_name_reaches_a_player(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_at(name, monkeypatch)
    reading = Reading()
    play(name, 1, 160, reading)
    assert len(reading.seen) > 100
    assert reading.found == {}


@pytest.mark.soak
@pytest.mark.parametrize("name", TABLES)
def test_no_inner_name_reaches_a_player_in_whole_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_at(name, monkeypatch)
    reading = Reading()
    for seed in range(2, 6):
        play(name, seed, 5000, reading)
    assert reading.found == {}


@pytest.mark.parametrize("why", TOLD)
def test_what_the_server_says_of_stand_ins_names_the_seat_alone(why: str) -> None:
    text = Notice(3, 3, 1, why).sentence()
    assert PLAYER.search(text)
    assert not INNER.search(as_read(text))
    assert "bot of" not in text


def test_the_test_notices_what_it_is_about() -> None:
    inner = ["at b0.2.", "Bone Drift M13 is played.", "a die: 4", "The mission: scores.", "None", "part:A01"]
    inner += ["turns (-1 MP).", "core_pile", "The bot of greedy did not answer."]
    assert all(INNER.search(as_read(text)) for text in inner)
    fine = ["P1 attaches Claw at b0.2.", "P0.b1.2 is not empty.", "b0.1 of P1", "Crab Claw (A02) breaks off."]
    assert not any(INNER.search(as_read(text)) for text in fine)
