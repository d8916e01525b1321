"""Scripted chance that was never drawn: the scenario goes another way than its author thought."""

from collections.abc import Mapping
from typing import Any

from monstrum.core.state import State

EVENTS = {"dice": "rolled", "pick": "picked", "shuffle": "shuffled"}


def left_over(state: State, chance: Mapping[str, Any]) -> str:
    """One sentence about what a script still holds; empty if all of it was used."""
    drawn = state.chance
    used = {"dice": drawn.dice_used, "pick": drawn.picks_used, "shuffle": drawn.shuffles_used}
    for key, done in EVENTS.items():
        rest = chance.get(key, [])[used[key] :]
        if rest:
            said = ", ".join(map(str, rest))
            return f"chance.{key} is not used up: {said} {'was' if len(rest) == 1 else 'were'} never {done}."
    return ""
