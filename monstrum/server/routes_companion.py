"""HTTP: the companion beside the real table. Nobody needs a name for it, except to keep a result."""

import time
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.params import PathParameter

from monstrum.server.companion import Relay
from monstrum.server.deploying import deploy
from monstrum.server.gate import Gate
from monstrum.server.hall import Hall
from monstrum.server.problems import too_many
from monstrum.server.protocol import ENCODE
from monstrum.server.protocol_companion import (
    CompanionDeployed,
    CompanionDeployment,
    CompanionGame,
    CompanionLog,
    CompanionNews,
    CompanionResult,
)
from monstrum.server.seats import NotPossible
from monstrum.server.store import KeptResult
from monstrum.server.tokens import ID
from monstrum.server.tongues import said

HttpRequest = Request[Any, Any, Any]
LONGEST_RESULT: Final = 8_000  # bytes
Table = Annotated[str, PathParameter(max_length=32)]


@post("/{table:str}", status_code=200, summary="What this phone has written, for what the others have")
async def exchange(request: HttpRequest, state: State, table: Table, data: CompanionNews) -> CompanionLog:
    relay, gate = relay_of(state, table)
    await admit(request, relay, gate, table)
    if not gate.enter(request):
        raise too_many(10, said("many_phones"))
    try:
        return await relay.exchange(table, data)
    finally:
        gate.leave(request)


@post("/{table:str}/result", status_code=200, summary="Keep the result among my games")
async def result(request: HttpRequest, state: State, table: Table, data: CompanionResult) -> CompanionGame:
    relay, gate = relay_of(state, table)
    hall: Hall = state.hall
    guest = await gate.must_be_guest(request)
    await admit(request, relay, gate, table)
    await relay.open(table, data.key)  # its entries may still be on their way
    if data.game not in hall.games:
        raise NotPossible("no_game", said("no_such_game"))
    text = ENCODE.encode(data.result)
    if len(text) > LONGEST_RESULT:
        raise NotPossible("too_large", said("long_result"))
    kept = KeptResult(table, data.game, time.time(), text.decode())
    await hall.store.companion_result(table, guest.id, kept)
    return CompanionGame(table, kept.game, kept.ended, data.result)


@get("/mine", summary="My games at real tables")
async def mine(request: HttpRequest, state: State) -> list[CompanionGame]:
    gate: Gate = state.gate
    hall: Hall = state.hall
    guest = await gate.must_be_guest(request)
    return [
        CompanionGame(kept.table, kept.game, kept.ended, msgspec.json.decode(kept.result))
        for kept in await hall.store.companion_results(guest.id)
    ]


@post("/deployment", status_code=200, summary="A deployment of XYbrid, worked out by the engine")
async def deployment(request: HttpRequest, state: State, data: CompanionDeployment) -> CompanionDeployed:
    gate: Gate = state.gate
    hall: Hall = state.hall
    gate.count(lambda counted: counted.deployments, request, said("many_deployments"))
    return deploy(hall.games["xybrid"], data)


async def admit(request: HttpRequest, relay: Relay, gate: Gate, table: str) -> None:
    """A table nobody has heard of is a new one, and counted. Raises TooManyRequestsException."""
    if not await relay.known(table):
        gate.count(lambda counted: counted.companions, request, said("many_new_tables"))


def relay_of(state: State, table: str) -> tuple[Relay, Gate]:
    if not ID.fullmatch(table):
        raise NotPossible("no_table", said("no_table"))
    return state.relay, state.gate


ROUTES: Final = Router("/companion", route_handlers=[exchange, result, mine, deployment])
