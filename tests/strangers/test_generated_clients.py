"""Clients that others' generators make of our OpenAPI document play a game to its end."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from monstrum.cli.main import run
from tests.needs import needs
from tests.server.wire import PATIENCE, Server, server
from tools.build_web import environment
from tools.needed.strangers import OPENAPI_PYTHON, OPENAPI_TYPESCRIPT

pytestmark = pytest.mark.soak

PYTHON = """\
import sys

from made import AuthenticatedClient
from made.api.guests import me
from made.api.playing import command, update
from made.api.tables import open_table, show_table
from made.models import Accepted, NewTable, Play, Problem, Refused, TableOpened, Update

client = AuthenticatedClient(base_url=sys.argv[1], token=sys.argv[2])
with client as client:
    print(me.sync(client=client).name)
    new = NewTable(game=sys.argv[3], seats=["me", "random"], start=True)
    opened = open_table.sync(client=client, body=new)
    assert isinstance(opened, TableOpened), opened
    table, sent = opened.table.id, 0
    wrong = Play(type_="play", id="x", seat=0, ply=0, words="attack P9")
    refused = command.sync(table, client=client, body=wrong)
    assert isinstance(refused, Refused) and refused.text, refused
    missing = show_table.sync("nowhere", client=client)
    assert isinstance(missing, Problem) and missing.code == "not_found", missing
    while True:
        now = update.sync(table, client=client, seat=0)
        assert isinstance(now, Update), now
        if now.ending:
            break
        if now.options:
            sent += 1
            action, place = now.options[0].action, {"seat": 0, "ply": now.ply, "epoch": now.epoch}
            answer = Play(type_="play", id=f"a{sent}", action=action, **place)
            played = command.sync(table, client=client, body=answer)
            assert isinstance(played, Accepted), played
    print("ranks", now.ending.ranks, "answers", sent)
"""

TYPESCRIPT = """\
import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

const [address, token, game] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}` };
const client = createClient<paths>({ baseUrl: address!, headers });
const seats = ["me", "random"];
const opened = await client.POST("/api/tables", { body: { game: game!, seats, start: true } });
if (!opened.data) throw new Error(opened.error.text);
const table = opened.data.table.id;
const nowhere = { params: { path: { table: "nowhere" } } };
const missing = await client.GET("/api/tables/{table}", nowhere);
if (missing.error?.code !== "not_found") throw new Error("somewhere");
const why: components["schemas"]["Why"] = { type: "why", id: "w", seat: 0, words: "attack P9" };
const params = { path: { table } };
const refused = await client.POST("/api/tables/{table}/commands", { params, body: why });
if (refused.error?.type !== "refused") throw new Error("not refused");
for (let sent = 0; ; ) {
  const asked = { params: { path: { table }, query: { seat: 0 } } };
  const now = await client.GET("/api/tables/{table}/update", asked);
  if (!now.data) throw new Error(now.error.text);
  if (now.data.ending) {
    console.log("ranks", now.data.ending.ranks, "answers", sent);
    break;
  }
  const [first] = now.data.options;
  if (!first) continue;
  sent += 1;
  const { ply, epoch } = now.data;
  const body = { type: "play" as const, id: `a${sent}`, seat: 0, ply, epoch, action: first.action };
  const played = await client.POST("/api/tables/{table}/commands", { params, body });
  if (played.data?.type !== "accepted") throw new Error(JSON.stringify(played.error));
}
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server and the token of a program."""
    folder = tmp_path_factory.mktemp("bots")
    with pytest.MonkeyPatch.context() as patched:
        said: list[str] = []
        patched.setattr("typer.echo", lambda text, err=False: said.append(text))
        assert run(["bot", "token", "maker", "--file", str(folder / "bots.toml")]) == 0
    with server(folder / "data", bots=folder / "bots.toml") as started:
        yield started, said[0]


def document(running: Server, folder: Path) -> Path:
    found = httpx.get(f"{running.url}/api/schema/openapi.json", timeout=PATIENCE).json()
    file = folder / "openapi.json"
    file.write_text(json.dumps(found))
    return file


def test_openapi_python_client_makes_a_client_that_plays(served: tuple[Server, str], tmp_path: Path) -> None:
    python = Path(needs(OPENAPI_PYTHON))
    running, token = served
    config = tmp_path / "config.yml"
    config.write_text(
        "content_type_overrides:\n  application/toml: text/plain\n  application/x-ndjson: text/plain\n"
    )
    made = subprocess.run(
        [
            *(python.parent / "openapi-python-client", "generate", "--meta", "none", "--fail-on-warning"),
            *("--path", document(running, tmp_path), "--output-path", tmp_path / "made", "--config", config),
        ],
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": f"{python.parent}{os.pathsep}{os.environ['PATH']}"},
        check=False,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    (tmp_path / "play.py").write_text(PYTHON)
    played = subprocess.run(
        [sys.executable, tmp_path / "play.py", running.url, token, "xybrid"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("maker\nranks ")


def test_openapi_typescript_makes_types_that_a_client_plays_with(
    served: tuple[Server, str], tmp_path: Path
) -> None:
    folder = Path(needs(OPENAPI_TYPESCRIPT))
    running, token = served
    (tmp_path / "node_modules").symlink_to(folder / "node_modules")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "play.ts").write_text(TYPESCRIPT)
    strict = ["--strict", "--noUncheckedIndexedAccess", "--target", "es2022", "--module", "nodenext"]
    optional = ["--default-non-nullable=false"]  # what has a default need not be said
    commands = [
        ["node", "node_modules/openapi-typescript/bin/cli.js", "openapi.json", "-o", "api.d.ts", *optional],
        ["node", "node_modules/typescript/bin/tsc", *strict, "--types", "node", "play.ts"],
        ["node", "play.js", running.url, token, "xybrid"],
    ]
    document(running, tmp_path)
    for command in commands:
        done = subprocess.run(
            command, cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("ranks ")
