"""Clients who mean no good, or know no better: odd requests and odd frames, from a seed."""

import base64
import json
import os
import random
import socket
import struct
from contextlib import suppress
from dataclasses import dataclass

from monstrum.games.library import game_names
from tests.server.odd_bodies import Nearly, Schema
from tests.server.wire import Person, Server

PATIENCE = 10.0
SIZES = (0, 1, 7, 60, 500, 3_000, 20_000, 62_000, 70_000)
METHODS = [
    "GET",
    "POST",
    "PUT",
    "DELETE",
    "HEAD",
    "OPTIONS",
    "PATCH",
    "TRACE",
    "get",
    "PRI",
    "CONNECT",
    "X" * 40,
]
TYPES = [
    "application/json", "application/json; charset=bogus", "application/x-www-form-urlencoded",
    "text/plain", "multipart/form-data; boundary=x", "multipart/form-data",
    "application/x-msgpack", "application/msgpack", "\xff", "", "a/b;c",
    "application/json; charset=utf-16",
]  # fmt: skip
ODD = [
    "", "%", "%zz", "%ff%fe", "%00", "..", "../..", "//", "/" * 40, "\\", "?", "#", "é",
    "%E2%80%AE", "null", "-1", "0", "1e9", "9" * 30, "NaN", "true", "[", "{}", "'", '"', ";",
    "x" * 300, "%F0%9F%98%80", "http://[", "[::1",
]  # fmt: skip
HEADERS = [
    "Host", "Origin", "Cookie", "Accept-Encoding", "If-None-Match", "X-CSRF-Token",
    "X-Monstrum-Token", "Range", "X-Forwarded-For", "X-Forwarded-Proto", "Content-Encoding",
    "Expect", "Upgrade", "Connection", "Accept", "Te", "Transfer-Encoding", "Content-Length",
    "Content-Type", "Authorization", "Sec-WebSocket-Key", "Referer",
]  # fmt: skip


@dataclass
class Target:
    """What an odd client knows of a server."""

    server: Server
    tables: list[str]
    cookies: str
    csrf: str
    document: Schema
    said: dict[str, list[object]]


def target_of(running: Server) -> Target:
    """A server with a table of each game that is played, one that waits, and one that is over."""
    person = Person(running, "Mallory")
    wanted = {"seats": ["me", "me"], "start": True}
    opened = [person.post("/api/tables", game=game, **wanted).json() for game in game_names()]
    playing = [table["table"]["id"] for table in opened]
    tables = [
        *playing,
        person.open_table("me", "open", listed=True)["table"]["id"],
        person.open_table("random", "random", listed=True, start=True)["table"]["id"],
    ]
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    document = person.http.get("/api/schema/openapi.json").json()
    updates = [
        person.http.get(f"/api/tables/{table}/update?seat={seat}").json()
        for table in playing
        for seat in (0, 1)
    ]
    options = [option for update in updates for option in update["options"]]
    said: dict[str, list[object]] = {
        "action": [option["action"] for option in options],
        "words": [option["words"] for option in options],
        "ref": sorted({ref for option in options for ref in option["refs"]}),
        "picked": [[option["action"]] for option in options],
    }
    csrf = person.http.cookies["monstrum_csrf"]
    return Target(running, tables, cookies, csrf, document, said)


class OddClient:
    """One thread of nonsense. `answers` counts by status; whatever is 5xx is kept whole."""

    def __init__(self, target: Target, seed: int) -> None:
        self.target = target
        self.rng = random.Random(seed)
        self.statuses: dict[int, int] = {}
        self.bad: list[tuple[bytes, bytes]] = []
        self.nearly = Nearly(target.document, self.rng, lambda: self.rng.choice(target.tables), target.said)

    def once(self) -> None:
        dice = self.rng.random()
        if dice < 0.15:
            self.socket()
        elif dice < 0.5:
            self.request(self.nearly_right())
        else:
            self.request(self.text())

    # Requests -------------------------------------------------------------------------------------------

    def request(self, text: bytes) -> None:
        answer = exchange(self.target.server.port, text)
        self.note(text, answer)

    def note(self, text: bytes, answer: bytes) -> None:
        words = answer.split(b" ", 2)
        status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
        self.statuses[status] = self.statuses.get(status, 0) + 1
        if status >= 500:
            self.bad.append((text[:2000], answer[:2000]))

    def nearly_right(self) -> bytes:
        method, path, content = self.nearly.request()
        body = json.dumps(content).encode() if content is not None else b""
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.target.server.port}",
            f"Cookie: {self.target.cookies}",
            f"X-CSRF-Token: {self.target.csrf}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            "Connection: close",
        ]
        return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body

    def text(self) -> bytes:
        rng = self.rng
        body = self.body()
        method = rng.choice(METHODS) if rng.random() < 0.3 else rng.choice(["GET", "POST"])
        path = self.path()
        if method == "DELETE" and "/api/me" in path:
            method = "GET"  # or this guest would be nobody from now on
        headers = [("Host", f"127.0.0.1:{self.target.server.port}"), ("Cookie", self.target.cookies)]
        if rng.random() < 0.8:
            headers.append(("X-CSRF-Token", self.target.csrf))
        headers.append(("Content-Type", rng.choice(TYPES) if rng.random() < 0.4 else "application/json"))
        if method == "POST" or body:
            headers.append(("Content-Length", str(len(body))))
        for _ in range(rng.choice((0, 0, 0, 1, 2, 40))):
            headers.append((rng.choice(HEADERS), self.odd()))
        if rng.random() < 0.2:
            del headers[rng.randrange(len(headers))]
        lines = [f"{method} {path} HTTP/1.{rng.choice('1110')}", *(f"{n}: {v}" for n, v in headers)]
        if rng.random() < 0.7:
            lines.append("Connection: close")
        whole = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body
        if rng.random() < 0.05:
            at = rng.randrange(len(whole))
            whole = whole[:at] + os.urandom(rng.randrange(1, 9)) + whole[at:]
        return whole

    def path(self) -> str:
        rng = self.rng
        table = rng.choice(self.target.tables) if rng.random() < 0.8 else self.odd()
        ends = [
            "", "/update", "/commands", "/stream", "/record", "/moments", f"/moments/{self.odd()}",
            "/stretch", "/scenario", "/sit", "/claim", "/renew", "/bots", "/return",
            "/vote", "/shoulder", "/start", "/rematch", "/socket", self.odd(),
        ]  # fmt: skip
        roots = [
            "/api/me", "/api/lobby", "/api/games", "/api/records", "/api/health", "/api/tables",
            "/", "/art", "/t/x", "/assets/x", "/favicon.ico", f"/api/games/{self.odd()}/faces",
            f"/api/rules/{self.odd()}", "/api/schema", "/api/schema/openapi.json", self.odd(), "*",
            "http://x/api/me",
        ]  # fmt: skip
        path = f"/api/tables/{table}{rng.choice(ends)}" if rng.random() < 0.65 else rng.choice(roots)
        if rng.random() < 0.5:
            names = ["seat", "since", "first", "count", "token", self.odd()]
            path += "?" + "&".join(f"{rng.choice(names)}={self.odd()}" for _ in range(rng.randrange(1, 4)))
        if rng.random() < 0.03:
            path += "x" * rng.choice(SIZES)
        return path.replace(" ", "%20")

    def odd(self) -> str:
        rng = self.rng
        if rng.random() < 0.04:
            return chr(rng.randrange(33, 255)) * rng.choice(SIZES)
        return rng.choice(ODD)

    def body(self) -> bytes:
        rng = self.rng
        kind = rng.random()
        if kind < 0.2:
            return b""
        if kind < 0.4:
            return os.urandom(rng.choice(SIZES[:7]))
        if kind < 0.5:
            return b"[" * rng.choice(SIZES)
        if kind < 0.55:
            return b'"' + b"x" * rng.choice(SIZES)
        return json.dumps(self.thing(0), ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")

    def thing(self, depth: int) -> object:
        """A message that is nearly right."""
        rng = self.rng
        strange: list[object] = [
            None, -1, 0, 1, 2**70, -(2**63), 1.5, 1e308, "", "x" * 999, "\ud800", "\x00", [], {},
            True, "P0", "me", "open", "greedy", "xybrid", "Ada", [1] * 70, {"a": {"b": []}},
            "invite", "\u202e",
        ]  # fmt: skip
        keys = [
            "type", "id", "seat", "ply", "epoch", "action", "words", "picked", "turn", "agree",
            "ref", "facing", "text", "token", "kind", "bot", "allow", "game", "seats", "config",
            "listed", "start", "clock", "name", "version", "since", "look",
        ]  # fmt: skip
        kinds = [
            "hello",
            "play",
            "pick",
            "take_back",
            "undo",
            "consent",
            "why",
            "sight",
            "chat",
            "look",
            "ping",
        ]
        if depth == 0 and rng.random() < 0.8:
            kind = rng.choice(kinds)
            made = {
                "type": kind,
                "id": rng.choice(["a", "b", str(rng.random())]),
                "seat": rng.choice([0, 1, -1]),
            }
            made |= {"ply": rng.randrange(3), "epoch": 0}
            for key in rng.sample(keys, rng.randrange(0, 4)):
                made[key] = rng.choice(strange)
            return made
        if rng.random() < 0.6 and depth < 3:
            return {rng.choice(keys): self.thing(depth + 1) for _ in range(rng.randrange(0, 5))}
        return rng.choice(strange)

    # Sockets --------------------------------------------------------------------------------------------

    def socket(self) -> None:
        rng, port = self.rng, self.target.server.port
        key = base64.b64encode(os.urandom(rng.choice((16, 16, 16, 3)))).decode()
        table = rng.choice(self.target.tables) if rng.random() < 0.9 else self.odd()
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            f"Sec-WebSocket-Version: {rng.choice(('13', '13', '13', '8', 'x'))}",
            f"Cookie: {self.target.cookies}",
        ]
        if rng.random() < 0.2:
            lines.append(f"{rng.choice(HEADERS)}: {self.odd()}")
        if rng.random() < 0.2:
            lines.append("Sec-WebSocket-Extensions: permessage-deflate")
        text = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")
        frames = frame(json.dumps({"type": "hello"}).encode()) if rng.random() < 0.8 else b""
        made = self.frame if rng.random() < 0.5 else self.message  # one wild frame ends all others
        frames += b"".join(made() for _ in range(rng.randrange(1, 12)))
        self.note(text, exchange(port, text, frames, brief=True))

    def frame(self) -> bytes:
        rng = self.rng
        dice = rng.random()
        if dice < 0.2:
            return self.message()
        if dice < 0.6:
            return frame(json.dumps(self.thing(0)).encode("utf-8", "surrogatepass"))
        return frame(
            self.body(),
            opcode=rng.choice((0, 1, 1, 2, 3, 8, 9, 10, 15)),
            last=rng.random() < 0.9,
            masked=rng.random() < 0.95,
            reserved=rng.choice((0, 0, 0, 0, 0x40, 0x70)),
        )

    def message(self) -> bytes:
        return frame(json.dumps(self.nearly.message()).encode())


def frame(data: bytes, opcode: int = 1, last: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """One frame of a WebSocket, right or wrong."""
    head = bytes([(0x80 if last else 0) | reserved | opcode])
    bit = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    elif len(data) < 65536:
        head += bytes([bit | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", len(data))
    return head + (b"\0\0\0\0" if masked else b"") + data


def exchange(port: int, text: bytes, more: bytes = b"", brief: bool = False) -> bytes:
    """What comes back, its beginning at least; nothing if nothing does. `brief`: until nothing more does."""
    found = b""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.settimeout(0.3 if brief else 2.0)
        line.sendall(text)
        if more:
            found += line.recv(4096)
            line.sendall(more)
        while len(found) < (1 << 20 if brief else 4096) and (piece := line.recv(1 << 16)):
            found += piece
            if not brief and b"\r\n\r\n" in found:
                break
    return found
