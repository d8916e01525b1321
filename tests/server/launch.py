"""A real server process for tests: `python -m tests.server.launch DATA [name=value …]`.

Limits are wide open unless they are given (`limits=usual`: as a host has them); `seed=7` fixes the seed of
every table, `cards=FOLDER` is another pack of XYbrid, `wait=20` the milliseconds the store waits for who else
holds its file, `clock=-3600` sets the clock, `descriptors=1024` leaves so few files and connections
(with `hard=more` until more are asked for),
`scenes=yes` lets tables begin in the middle of a game (`scenes.py`), `dawdle=2` makes workers wait so long
before they listen, `stumbles=3` makes the first three looks at silent connections fail.
`bots=FILE` names programs with tokens,
`packs=FOLDER,FOLDER` further packs, `twin=5` gives every table that is loaded another truth behind what its
reader knows (`twins.py`), `pseudo=yes` teaches it the language nobody speaks, `version=2` makes it a later
version of the program, whose rules have this number and lead to the same games.
"""

import os
import resource
import sys
import time
from dataclasses import fields
from pathlib import Path
from typing import Any
from unittest.mock import patch

from monstrum.bots.invitations import invite
from monstrum.cli.bots_file import read_bots
from monstrum.content.pseudo import VARIABLE
from monstrum.core.contract import Game
from monstrum.games.library import game_names, load_game
from monstrum.server import (
    code_mark,
    editions,
    loading,
    serving,
    snapshots,
    sqlite_connection,
    stored_room,
    tokens,
)
from monstrum.server.app import Settings
from monstrum.server.connections import Watch
from monstrum.server.limits import Limits, Rate
from monstrum.server.pages import FOLDER
from monstrum.server.serving import serve
from monstrum.server.streams import Stream
from monstrum.texts.platform import platform
from tests.server.scenes import staged
from tests.server.twins import load_twins

WIDE = Limits(
    requests=Rate(100_000, 60),
    files=Rate(100_000, 60),
    replay=Rate(1_000_000, 60),
    tables=Rate(100_000, 60),
    names=Rate(100_000, 60),
    messages=Rate(100_000, 20),
    chat=Rate(100_000, 20),
    companions=Rate(100_000, 60),
    deployments=Rate(100_000, 60),
    open_tables=1000,
    address_tables=100_000,
    lobby_share=1000,
    pace=0.0,
    silent=1000,
    sockets=1000,
)


def main(data: str, *given: str) -> None:
    options = dict(item.split("=", 1) for item in given)
    kept = Limits() if options.get("limits") == "usual" else WIDE
    values = {field.name: getattr(kept, field.name) for field in fields(Limits)}
    for name in values:
        if name in options:
            times, _, seconds = options[name].partition("/")
            values[name] = Rate(int(times), float(seconds)) if seconds else type(values[name])(times)
    if "pseudo" in options:
        os.environ[VARIABLE] = "1"  # games are loaded later
        platform().learn_pseudo()
    if "seed" in options:
        tokens.new_seed = lambda: options["seed"].encode().ljust(32, b"-")
    if "cards" in options or "scenes" in options:
        other = {"xybrid": Path(options["cards"])} if "cards" in options else {}

        def load(name: str, folder: Path | None = None) -> Game:
            game = load_game(name, folder or other.get(name))
            return staged(game) if "scenes" in options else game

        patch.object(editions, "load_game", load).start()
    if "code" in options:
        invite([Path(options["code"])], float(options.get("budget", "5")))
    if "clock" in options:
        set_clock(float(options["clock"]))
    if "descriptors" in options:
        few = int(options["descriptors"])
        most = few if options.get("hard") != "more" else resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    if "twin" in options:
        load_twins(int(options["twin"]))
    if "version" in options:
        later_version(options["version"])
    if "dawdle" in options:
        dawdle(float(options["dawdle"]))
    stumble(int(options.get("stumbles", "0")))
    Stream.keep_alive = float(options.get("keep_alive", Stream.keep_alive))
    sqlite_connection.WAIT = int(options.get("wait", sqlite_connection.WAIT))
    budget = float(options.get("budget", "5"))
    pages = Path(options.get("pages", FOLDER))
    hosts = frozenset(filter(None, options.get("hosts", "").split(",")))
    bots = read_bots(Path(options["bots"]) if "bots" in options else None)
    folders = [Path(folder) for folder in options.get("packs", "").split(",") if folder]
    pace = float(options.get("pace", "0"))
    settings = Settings(
        limits=Limits(**values),
        bot_budget=budget,
        bot_pace=pace,
        pages=pages,
        hosts=hosts,
        bots=bots,
        editions=editions.load_editions(folders),
        workers=int(options.get("workers", "1")),
    )
    serve(
        "127.0.0.1",
        int(options.get("port", "0")),
        Path(data),
        settings,
        lambda text: print(text, flush=True),
        options.get("database", ""),
        options.get("bus", ""),
    )


def later_version(rules: str) -> None:
    for module in (code_mark, loading, snapshots, stored_room):
        patch.object(module, "code_mark", lambda game: f"program {rules}").start()
    for name in game_names():
        patch.object(type(load_game(name)), "rules_version", rules).start()


def set_clock(seconds: float) -> None:
    """The clock on the wall goes wrong by so much; the time that only passes does not."""
    true = time.time
    time.time = lambda: true() + seconds


def dawdle(seconds: float) -> None:
    run = serving.run

    def run_later(*given: Any) -> None:
        time.sleep(seconds)
        run(*given)

    patch.object(serving, "run", run_later).start()


def stumble(times: int) -> None:
    look, left = Watch.look, [True] * times

    async def fails(watch: Watch) -> None:
        if left:
            left.pop()
            raise RuntimeError("a fault of ours")
        await look(watch)

    patch.object(Watch, "look", fails).start()


if __name__ == "__main__":
    main(*sys.argv[1:])
