"""A league on your own server: programs with tokens play each other over the API.

    for bot in any eager first; do echo "$bot $(monstrum bot token $bot)"; done > tokens.txt
    monstrum serve --bots bots.toml &
    python examples/league.py tokens.txt --minutes 60

Needs nothing but Python. Each bot asks with its own token and is shown what its seat may know: an update, as
docs/protocol.md describes it. A bot of yours is a function from an update to one of its options.
"""

import argparse
import itertools
import json
import random
import signal
import sys
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

Json = dict[str, Any]
PATIENCE = 60.0  # seconds for a server that is busy, or starts anew


def any_option(update: Json) -> Json:
    return random.choice(update["options"])


def first_option(update: Json) -> Json:
    return update["options"][0]


def eager_option(update: Json) -> Json:
    """Whatever does something."""
    return random.choice(
        [option for option in update["options"] if not option["declines"]] or update["options"]
    )


BOTS: Mapping[str, Callable[[Json], Json]] = {
    "any": any_option,
    "eager": eager_option,
    "first": first_option,
}


class Over(Exception):
    """The time of the league is over."""


class Refused(Exception):
    """The server says no, with a code."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        super().__init__(text)


class Bot:
    """A program with a token; whoever is told to wait waits."""

    def __init__(self, server: str, name: str, token: str, over: threading.Event) -> None:
        self.name = name
        self.choose = BOTS.get(name, any_option)
        self.waited = 0
        self._server = server.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self._over = over

    def ask(self, path: str, post: bool = False, **body: object) -> Any:
        data = json.dumps(body).encode() if body else b"" if post else None
        end = time.monotonic() + PATIENCE
        while True:
            request = urllib.request.Request(self._server + path, data, self._headers)
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                told = json.loads(error.read() or b"{}")
                if error.code not in (429, 503):
                    raise Refused(told.get("code", ""), told.get("text", str(error))) from None
                self.waited += 1
                pause = float(error.headers.get("Retry-After") or 1)
            except OSError:
                if time.monotonic() > end:
                    raise
                pause = 1.0
            if self._over.wait(pause):
                raise Over


class League:
    """Every pair in turn, on both seats; some tables at once."""

    def __init__(self, bots: list[Bot], game: str, config: Json, over: threading.Event) -> None:
        self.bots = bots
        self.game = game
        self.config = config
        self.over = over
        self.points: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.games = self.answers = 0
        self.faults: list[str] = []
        self._pairs = itertools.cycle(itertools.permutations(bots, 2))
        self._lock = threading.Lock()

    def run(self, games: int) -> None:
        while not self.over.is_set() and self.games < games:
            with self._lock:
                pair = next(self._pairs)
            try:
                winners, answers = self.play(pair)
            except Over:
                return
            except Exception as error:
                self.faults.append(f"{' – '.join(bot.name for bot in pair)}: {error}")
                self.over.wait(1.0)
                continue
            with self._lock:
                self.games += 1
                self.answers += answers
                for seat, bot in enumerate(pair):
                    self.played[bot.name] += 1
                    self.points[bot.name] += 2 * (seat in winners) if len(winners) == 1 else 1

    def play(self, pair: tuple[Bot, Bot]) -> tuple[list[int], int]:
        """One game: who has won it, and how many answers it took."""
        host, guest = pair
        opened = host.ask("/api/tables", game=self.game, seats=["me", "open"], config=self.config)
        at, invitation = f"/api/tables/{opened['table']['id']}", opened["invite"]
        guest.ask(f"{at}/sit", seat=1, token=invitation)
        host.ask(f"{at}/start", post=True)
        seat = answers = 0
        while True:
            if self.over.is_set():
                raise Over
            update = pair[seat].ask(f"{at}/update?seat={seat}")
            if update["ending"]:
                return update["ending"]["winners"], answers
            if not update["options"]:
                seat = next((other for other in update["waiting"] if other != seat), seat)
                continue
            chosen = pair[seat].choose(update)
            answers += 1
            place = {"seat": seat, "ply": update["ply"], "epoch": update["epoch"]}
            try:
                pair[seat].ask(
                    f"{at}/commands", type="play", id=f"{seat}-{answers}", **place, action=chosen["action"]
                )
            except Refused as refused:
                if refused.code not in ("stale", "duplicate"):
                    raise

    def standings(self) -> str:
        waits = sum(bot.waited for bot in self.bots)
        lines = [f"{self.games} games, {self.answers} answers, {waits} times told to wait"]
        share = {bot: self.points[bot.name] / (2 * self.played[bot.name] or 1) for bot in self.bots}
        for bot in sorted(self.bots, key=lambda bot: -share[bot]):
            lines.append(f"  {bot.name:<16} {self.played[bot.name]:5} games  {100 * share[bot]:5.1f} %")
        return "\n".join([*lines, *(f"fault: {fault}" for fault in self.faults[:10])])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("tokens", type=Path, help="a line for each bot: its name and its token")
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="xybrid")
    parser.add_argument("--config", type=json.loads, default={}, help='like {"max_turns": 5}')
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=10**9, help="at most")
    parser.add_argument("--tables", type=int, default=2, help="at once")
    said = parser.parse_args(arguments)
    over = threading.Event()
    lines = [line.split() for line in said.tokens.read_text().splitlines() if line.strip()]
    if len(lines) < 2 or any(len(line) != 2 for line in lines):
        parser.error(f"{said.tokens}: a league is two lines or more, each a name and a token.")
    bots = [Bot(said.server, name, token, over) for name, token in lines]
    league = League(bots, said.game, said.config, over)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, lambda *_: over.set())
    players = [threading.Thread(target=league.run, args=(said.games,)) for _ in range(said.tables)]
    for player in players:
        player.start()
    end = time.monotonic() + 60 * said.minutes
    told = time.monotonic()
    while any(player.is_alive() for player in players) and not over.wait(0.2):
        if time.monotonic() > end:
            over.set()
        elif time.monotonic() - told > 60:
            told = time.monotonic()
            print(league.standings().splitlines()[0], flush=True)
    for player in players:
        player.join()
    print(league.standings())
    return 1 if league.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
