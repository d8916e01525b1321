"""A seat at a table of a server, by the token of a program, for somebody who is told in words."""

import json
import time
import urllib.error
import urllib.request
from itertools import count
from typing import Any, Final
from urllib.parse import quote

from monstrum.core.errors import MonstrumError
from monstrum.kit.speaker import ENGLISH

PATIENCE: Final = 30.0  # seconds for an answer of the server
WAITS: Final = 20.0  # seconds for others to decide, before somebody is told that they have not
PAUSE: Final = 0.3
LONGEST: Final = 8 << 20


class Unkind(MonstrumError):
    """The server said no; the sentence is its own."""


class NotBegun(Unkind):
    """There is nothing to look at yet: whoever opened the table has still to begin."""


class Server:
    """Requests with a program's token; who is told to wait waits."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}", "Accept-Language": ENGLISH}

    def ask(self, path: str, body: object = None) -> Any:
        """Raises Unkind."""
        data = None if body is None else json.dumps(body).encode()
        headers = self._headers | ({} if body is None else {"Content-Type": "application/json"})
        for last in (False, False, False, True):
            request = urllib.request.Request(f"{self.address}{path}", data, headers)
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                    return json.loads(answer.read(LONGEST))
            except urllib.error.HTTPError as error:
                told = error.read(LONGEST)
                if error.code not in (429, 503) or last:
                    raise refusal(told, error.code) from None
                time.sleep(min(PATIENCE, float(error.headers.get("Retry-After") or 1)))
            except (OSError, ValueError) as error:
                reason = getattr(error, "reason", error)
                raise Unkind(f"{self.address} does not answer: {reason}.") from None
        raise AssertionError("the last try raises")


def refusal(told: bytes, status: int) -> Unkind:
    """What a problem, or a refusal, says; with the rules behind it."""
    try:
        found = json.loads(told)
        rules = f" ({', '.join(found['rules'])})" if found.get("rules") else ""
        kind = NotBegun if found.get("code") == "not_started" else Unkind
        return kind(f"{found['text']}{rules}")
    except (ValueError, KeyError, TypeError, AttributeError):
        return Unkind(f"The server answered {status}.")


class RemoteGame:
    """One seat of one table."""

    def __init__(self, server: Server, table: str, invitation: str, seat: int | None) -> None:
        """Sits down. Raises Unkind."""
        self._server = server
        self._path = f"/api/tables/{quote(table, safe='')}"
        sat = server.ask(f"{self._path}/sit", {"token": invitation, "seat": seat})
        self.seat: int = sat["seat"]
        self._ids = (f"mcp-{time.time_ns()}-{number}" for number in count())
        self._told = 0  # events

    def _update(self, wait: bool) -> dict[str, Any]:
        """How it stands; `wait`: when it is our turn, or after a while. Raises Unkind, NotBegun."""
        end = time.monotonic() + WAITS
        while True:
            late = not wait or time.monotonic() > end
            try:
                found: dict[str, Any] = self._server.ask(f"{self._path}/update?seat={self.seat}")
                if late or found["options"] or found["ending"]:
                    return found
            except NotBegun:
                if late:
                    raise
            time.sleep(PAUSE)

    def look(self) -> str:
        """A seat is taken before the game begins: that it has not is an answer here, and the seat is kept."""
        try:
            return self._shown(self._update(wait=True))
        except NotBegun as waiting:
            return f"{waiting} Look again in a while."

    def _shown(self, update: dict[str, Any]) -> str:
        """As for a game of our own; the table is told zone by zone."""
        news = [event["text"].strip() for event in update["events"][max(0, self._told - update["first"]) :]]
        self._told = update["first"] + len(update["events"])
        board = update["board"]
        lines = [board["status"]]
        for standing in board["standings"]:
            facts = ", ".join(f"{fact['title']} {fact['value']}" for fact in standing["facts"])
            lines.append(f"P{standing['seat']}: {facts}")
        lines += [zone_line(zone) for zone in board["zones"]]
        question = [update["prompt"]]
        for number, option in enumerate(update["options"], start=1):
            question.append(f"{number:4}  {option['words']}  –  {option['label']}")
        if update["ending"]:
            ending = update["ending"]
            question = [f"The game is over. Ranks {ending['ranks']}, scores {ending['scores']}."]
        return "\n\n".join("\n".join(part) for part in (news, lines, question) if part)

    def play(self, words: str) -> str:
        """Raises Unkind with the reason and its rules."""
        update = self._update(wait=False)
        answer: dict[str, Any] = {"words": words[:200]}
        text = words.strip()
        if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= len(update["options"]):
            answer = {"action": update["options"][int(text) - 1]["action"]}
        place = {"seat": self.seat, "ply": update["ply"], "epoch": update["epoch"]}
        self._server.ask(f"{self._path}/commands", {"type": "play", "id": next(self._ids), **place, **answer})
        return self.look()

    def why_not(self, words: str) -> str:
        asked = {"type": "why", "id": next(self._ids), "seat": self.seat, "words": words[:200]}
        try:
            self._server.ask(f"{self._path}/commands", asked)
        except Unkind as refused:
            return str(refused)
        return ""

    def explain(self, subject: str) -> str:
        raise Unkind("A server's tables explain no numbers; why_not and the rules do.")


def zone_line(zone: dict[str, Any]) -> str:
    things = [
        " ".join(
            str(word) for word in (thing["place"], thing["name"] or thing["ref"], thing["value"]) if word
        )
        for thing in zone["things"]
        if thing["filled"]
    ]
    if zone.get("rows"):
        return "\n".join([f"{zone['title']}:", *map(str, zone["rows"]), *things])
    return f"{zone['title']}: {', '.join(things) or zone['size'] or '-'}"
