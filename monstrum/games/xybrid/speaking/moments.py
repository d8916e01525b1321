"""When a thing on the table is an answer, for who touches it while something else is asked."""

from typing import Final

from monstrum.core.contract import Refusal
from monstrum.games.xybrid.content.catalog import MISSION
from monstrum.games.xybrid.speaking.zone_names import place_name, seat_name
from monstrum.games.xybrid.state import LabState

OPEN: Final = {  # where a part lies: code and rules
    "lab": ("drawn_in_turn", "XY-4.1"),
    "core_pile": ("cores_at_start", "XY-2.3"),
}
OWN: Final = {"hand": ("built_in_turn", "XY-5.2", "XY-5.4"), "monster": ("replaced_in_turn", "XY-5.4")}


def not_now(state: LabState, seat: int, ref: str) -> Refusal | None:
    sort, _, id = ref.partition(":")
    if sort == "breakthrough" and id in state.catalog.breakthrough_ids:
        return Refusal("revealed_at_deployment", ("XY-7.1",), {"breakthrough": id})
    if sort != "part" or id not in state.catalog.ids:
        return None
    part = state.catalog.ids.index(id)
    place = place_name(state, part)
    owner, _, zone = place.rpartition(".")
    if not owner:
        return told(id, *OPEN[place]) if place in OPEN else None
    if owner != seat_name(seat):
        return Refusal("of_another_player", (), {"part": id, "place": place})
    if zone == "pile":
        works = state.catalog.entry_of(part, MISSION) >= 0
        return told(id, "mission_in_turn", "XY-3.1") if works else told(id, "rests_in_pile", "XY-3.5")
    return told(id, *OWN[zone])


def told(id: str, code: str, *rules: str) -> Refusal:
    return Refusal(code, rules, {"part": id})
