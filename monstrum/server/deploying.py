"""XY-8, XY-9  A whole deployment for people at a real table: the engine's rules, greedy choices.

The lab and the deck lie on the real table, so what is drawn from them is a guess, and said to be one. Every
choice is made by whoever controls it as the greedy bot would make it. Breakthroughs are played by hand.
"""

import re
from typing import Final

from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.errors import BadPosition
from monstrum.games.xybrid.rules.events import HAND_SCORED, MONSTER_SCORED
from monstrum.games.xybrid.state import LabState
from monstrum.games.xybrid.thinking.lookahead import outlook
from monstrum.server.protocol_companion import CompanionBench, CompanionDeployed, CompanionDeployment
from monstrum.server.seats import NotPossible
from monstrum.server.tongues import said, spoken

SEED: Final = 1
MOST_ANSWERS: Final = 200
MOST_LINES: Final = 60
PART: Final = re.compile(r"[A-Z][0-9]{2}")
SIDES: Final = {"arm.left": "l", "arm.right": "r"}
ONCE: Final = ("core", "head", "arm.left", "arm.right", "legs")


def deploy(game: Game, asked: CompanionDeployment) -> CompanionDeployed:
    """Raises NotPossible."""
    if len(asked.seats) != len(asked.infamy) or asked.first >= len(asked.seats):
        raise NotPossible("bad_position", said("deploy_players"))
    given: dict[str, object] = {
        "players": len(asked.seats),
        "round": asked.round,
        "first": f"P{asked.first}",
        "step": "deploy",
    }
    for seat, bench in enumerate(asked.seats):
        given[f"P{seat}"] = line(bench, asked.infamy[seat])
    try:
        state = game.arrange(given, {"players": len(asked.seats)}, SEED)
    except BadPosition as error:
        raise NotPossible("bad_position", str(error)) from None
    assert isinstance(state, LabState)
    lines = run(game, state, asked.round)
    infamy = [int(each) for each in state.infamy]
    gained = [now - before for now, before in zip(infamy, asked.infamy, strict=True)]
    return CompanionDeployed(infamy, gained, lines[:MOST_LINES], said("deploy_guessed"))


def run(game: Game, state: LabState, round: int) -> list[str]:
    """Until the next round would begin, or the game is over; the sentences everybody may read."""
    lines = heard(game, state)
    for _ in range(MOST_ANSWERS):
        if state.over() or state.round != round:
            return lines
        seat = int(engine.actor(state))
        options = engine.legal_actions(state, seat)
        worth = [outlook(state.clone(), seat, option) for option in options]
        engine.play(state, seat, options[worth.index(max(worth))])
        lines += heard(game, state)
    raise NotPossible("endless", said("deploy_endless"))


def heard(game: Game, state: LabState) -> list[str]:
    """Up to the last gain of infamy; what comes after it is the next round's."""
    happened = state.events.take()
    gains = [at for at, event in enumerate(happened) if event.kind in (MONSTER_SCORED, HAND_SCORED)]
    told = [
        game.tell(event, state, spoken())
        for event in happened[: gains[-1] + 1 if gains else None]
        if event.seen_by(-1)
    ]
    return [sentence for sentence in told if sentence]


def line(bench: CompanionBench, infamy: int) -> str:
    """The seat in the notation of the rules: `C02[H03 A01l A10r L02 +X01] hand{A18} pile{} inf 12`."""
    slots = [part.slot for part in bench.monster]
    if any(slots.count(slot) > 1 for slot in ONCE):
        raise NotPossible("bad_position", said("deploy_slots"))
    if "core" not in slots:
        raise NotPossible("bad_position", said("deploy_core"))
    for id in [*(part.id for part in bench.monster), *bench.hand, *bench.pile]:
        if not PART.fullmatch(id):
            raise NotPossible("bad_position", said("deploy_part", id=id[:8]))
    core = next(part.id for part in bench.monster if part.slot == "core")
    parts = [
        f"+{part.id}" if part.slot == "aux" else f"{part.id}{SIDES.get(part.slot, '')}"
        for part in bench.monster
        if part.slot != "core"
    ]
    hand, pile = " ".join(bench.hand), " ".join(bench.pile)
    return f"{core}[{' '.join(parts)}] hand{{{hand}}} pile{{{pile}}} inf {infamy}"
