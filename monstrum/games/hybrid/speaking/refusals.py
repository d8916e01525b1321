"""Why not: what keeps a seat from an action, as specific as a player would want it.

Only what the seat may know is used: the board is open to all, and nothing here looks at the other side's
order."""

from dataclasses import replace
from typing import Final

from monstrum.core.contract import Refusal
from monstrum.core.state import CHANCE
from monstrum.games.hybrid.asks import ASKS
from monstrum.games.hybrid.state import SkirmishState
from monstrum.kit.refusing import Turns
from monstrum.kit.wording import Wording

TURNS: Final = Turns(ASKS, ("HY-15.3",), "HY-5.1")


def refused(state: SkirmishState, seat: int, action: int, wording: Wording) -> Refusal:
    """Why this one action, which is not legal, is not."""
    if seat == CHANCE:
        return Refusal("not_an_outcome", ("HY-5.1",))
    now = replace(ASKS.now(state), actor=seat)  # one of several in a sealed block
    block, thing = wording.layout.place(action)
    rules, decision = (now.ask.rule,), {"decision": now.name.lower()}
    if block.name == "none" and "none" not in now.ask.refused:
        return Refusal("must_choose", rules, decision)
    if block.name not in now.ask.answers:
        return Refusal("wrong_decision", rules, decision)
    why = now.ask.refusal(block.name)
    found = why(state, now, thing) if why else None
    return found or Refusal("not_possible", rules)
