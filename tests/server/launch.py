"""A real server process for tests: `python -m tests.server.launch DATA [name=value …]`.

Limits are wide open unless they are given; `seed=7` fixes the seed of every table.
"""

import sys
from dataclasses import fields
from pathlib import Path

from monstrum.bots.invitations import invite
from monstrum.server import tokens
from monstrum.server.app import Settings
from monstrum.server.limits import Limits, Rate
from monstrum.server.pages import FOLDER
from monstrum.server.serving import serve
from monstrum.server.streams import Stream

WIDE = Limits(
    requests=Rate(100_000, 60),
    tables=Rate(100_000, 60),
    names=Rate(100_000, 60),
    messages=Rate(100_000, 20),
    chat=Rate(100_000, 20),
    open_tables=1000,
    sockets=1000,
)


def main(data: str, *given: str) -> None:
    options = dict(item.split("=", 1) for item in given)
    values = {field.name: getattr(WIDE, field.name) for field in fields(Limits)}
    for name in values:
        if name in options:
            times, _, seconds = options[name].partition("/")
            values[name] = Rate(int(times), float(seconds)) if seconds else int(times)
    if "seed" in options:
        tokens.new_seed = lambda: options["seed"].encode().ljust(32, b"-")
    if "code" in options:
        invite([Path(options["code"])])
    Stream.keep_alive = float(options.get("keep_alive", Stream.keep_alive))
    budget = float(options.get("budget", "5"))
    pages = Path(options.get("pages", FOLDER))
    pace = float(options.get("pace", "0"))
    settings = Settings(limits=Limits(**values), bot_budget=budget, bot_pace=pace, pages=pages)
    serve(
        "127.0.0.1", int(options.get("port", "0")), Path(data), settings, lambda text: print(text, flush=True)
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
