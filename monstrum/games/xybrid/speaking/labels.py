"""Labels of actions that a line of `asks.py` alone does not tell: what an effect does with what is picked."""

from typing import Final

from monstrum.games.xybrid.content.catalog import CORE
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.effects.operations import NAMES
from monstrum.games.xybrid.speaking.decisions import NO_ROW, Decision, running_card
from monstrum.games.xybrid.speaking.zone_names import place_name, seat_name
from monstrum.games.xybrid.state import LabState

Labelled = tuple[str, dict[str, str]]

OPERATION_NAMES: Final = {number: name.lower() for number, name in NAMES.items()} | {0: "value"}
PAYMENTS: Final = ("destroy", "take", "attach", "tolab")  # operations with their own word for paying


def taking(state: LabState, now: Decision, part: int) -> str:
    """The verb of taking: a core is chosen, not drawn."""
    return "core" if state.catalog.type_of[part] == CORE else "draw"


def part_params(state: LabState, now: Decision, part: int) -> dict[str, str]:
    return {"part": state.catalog.ids[part], "thing": whose(state, part, now.controller)}


def yes_card(state: LabState, now: Decision, _: int) -> Labelled:
    return "yes_card", {"card": running_card(state.catalog, now.row)[0]}


def no_card(state: LabState, now: Decision, _: int) -> Labelled:
    return "no_card", {"card": running_card(state.catalog, now.row)[0]}


def side(state: LabState, now: Decision, right: int) -> Labelled:
    return ("right" if right else "left"), {}


def side_of_part(state: LabState, now: Decision, right: int) -> Labelled:
    return ("right_part" if right else "left_part"), {"part": state.catalog.ids[now.part]}


def victim(state: LabState, now: Decision, player: int) -> Labelled:
    """What the effect is about to do to the player picked: the operation after the amount."""
    code = state.catalog.code
    row = now.row
    while row >= 0 and code[row] != opcodes.END:
        if state.catalog.operations[code[row]].takes.startswith(("players", "opponent")):
            return "player_" + OPERATION_NAMES[code[row]], {"player": seat_name(player)}
        row += opcodes.WIDTH
    return "player", {"player": seat_name(player)}


def choosing(state: LabState, now: Decision, part: int) -> Labelled:
    """What the effect that asks will do with the part."""
    params = part_params(state, now, part)
    if now.row == NO_ROW:
        return "pick", params
    operation = OPERATION_NAMES[asking_operation(state, now.row)]
    if now.ask.words.get("choose") == "pay" and operation != "value":
        return (f"pay_{operation}" if operation in PAYMENTS else "pay"), params
    return f"pick_{operation}", params


def asking_operation(state: LabState, row: int) -> int:
    """What a row of a program picks parts for; 0 for the value of an amount."""
    code = state.catalog.code
    return code[row + 2] if code[row] == opcodes.SELECT else 0


def whose(state: LabState, part: int, actor: int) -> str:
    """The part as a thing somebody may own: `P1:A02` on, with or under another player."""
    player, _, _ = place_name(state, part).rpartition(".")
    id = state.catalog.ids[part]
    return f"{player}:{id}" if player and player != seat_name(actor) else id
