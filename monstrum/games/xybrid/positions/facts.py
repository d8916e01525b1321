"""Everything a scenario may ask of a position of XYbrid, by the names the rules use."""

from collections.abc import Mapping
from typing import Any

from monstrum.content.facts import Zone
from monstrum.core.chance import Script
from monstrum.games.xybrid.content.catalog import ARM, HEAD, LEGS, TYPE_NAMES, Catalog
from monstrum.games.xybrid.positions.given import BY_SEAT
from monstrum.games.xybrid.positions.notation import (
    MARKS,
    held_breakthroughs,
    ids,
    marked,
    monster_text,
    read_seat,
    science_names,
)
from monstrum.games.xybrid.rules.actions import CHOOSE, PLAYER, SWAP, WITH, part_action, reveal_action
from monstrum.games.xybrid.rules.ending import ranks
from monstrum.games.xybrid.rules.infamy import hand_worth, monster_worth
from monstrum.games.xybrid.rules.values import sciences, shielded, value
from monstrum.games.xybrid.rules.zones import complete, open_slots
from monstrum.games.xybrid.state import (
    BOX,
    CORE_PILE,
    DECK,
    GONE,
    HAND,
    LAB,
    MONSTER,
    OUT,
    PILE,
    SHIELDED,
    SHOWN,
    LabState,
    members,
)
from monstrum.kit.given import asked_facts, find, on_top, script_of


def facts(state: LabState) -> dict[str, Any]:
    """The truth, for `[then]`."""
    seats = range(state.seats)
    names = state.catalog.ids
    attached = [part for seat in seats for part in members(state, MONSTER + seat)]
    found: dict[str, Any] = {
        "players": state.seats,
        "round": state.round,
        "cycle": state.cycle,
        "first": f"P{state.first_seat}",
        "lab": Zone(tuple(ids(state, LAB))),
        "deck": Zone(tuple(ids(state, DECK)), ordered=True),
        "core_pile": Zone(tuple(ids(state, CORE_PILE))),
        "out": Zone(tuple(ids(state, OUT))),
        "box": Zone(tuple(held_breakthroughs(state, BOX))),
        "shown": Zone(tuple(held_breakthroughs(state, SHOWN))),
        "removed": Zone(tuple(held_breakthroughs(state, GONE))),
        "infamy": {f"P{seat}": state.infamy[seat] for seat in seats},
        "worth": {f"P{seat}": monster_worth(state, seat) + hand_worth(state, seat) for seat in seats},
        "monster_worth": {f"P{seat}": monster_worth(state, seat) for seat in seats},
        "needs": {f"P{seat}": needs(state, seat) for seat in seats},
        "complete": {f"P{seat}": complete(state, seat) for seat in seats},
        "values": {names[part]: value(state, part) for part in range(len(names))},
        "sciences": {names[part]: science_names(sciences(state, part)) for part in range(len(names))},
        "boosts": {names[part]: state.boost[part] for part in range(len(names))},
        "shielded": Zone(tuple(names[part] for part in attached if shielded(state, part))),
        **asked_facts(state),
        "ranks": ranks(state),
        "winners": [f"P{seat}" for seat, rank in enumerate(ranks(state)) if rank == 1 and state.over()],
    }
    for key in BY_SEAT:
        found.setdefault(key, {})
    for seat in seats:
        found[f"P{seat}"] = {
            "monster": Zone(tuple(monster_tokens(monster_text(state, seat)))),
            "hand": Zone(tuple(ids(state, HAND + seat))),
            "pile": Zone(tuple(ids(state, PILE + seat))),
            "breakthroughs": Zone(tuple(held_breakthroughs(state, seat))),
            "infamy": state.infamy[seat],
        }
        for key, group in BY_SEAT.items():
            found[key][f"P{seat}"] = found[f"P{seat}"][group]
    for name, mark in MARKS.items():
        if mark != SHIELDED:
            found[name] = Zone(tuple(marked(state, mark).split()))
    return found


def needs(state: LabState, seat: int) -> list[str]:
    """XY-4.2  One entry per open slot."""
    return [TYPE_NAMES[kind] for kind in (HEAD, ARM, LEGS) for _ in range(open_slots(state, seat, kind))]


def monster_tokens(text: str) -> list[str]:
    """`C02[H03 A01l +X01]` → C02, H03, A01l, +X01."""
    return text.replace("[", " ").replace("]", " ").split()


def expectation(then: Mapping[str, Any]) -> dict[str, Any]:
    """The `[then]` of a scenario with the lines of seats taken apart into groups."""
    expected = dict(then)
    for key, line in then.items():
        if key[:1] == "P" and key[1:].isdigit() and isinstance(line, str):
            seat = read_seat(line)
            groups: dict[str, Any] = {
                "monster": [str(seat.core), *(suffixed(name, suffix) for name, suffix in seat.parts or [])],
                "hand": seat.hand,
                "pile": seat.pile,
                "breakthroughs": seat.breakthroughs,
                "infamy": seat.infamy,
            }
            expected[key] = {name: groups[name] for name in seat.groups}
        elif key[:1] == "P" and key[1:].isdigit() and isinstance(line, Mapping):
            expected[key] = {
                name: tokens(value) if name == "monster" else value for name, value in line.items()
            }
        elif key == "monsters" and isinstance(line, Mapping):
            expected[key] = {seat: tokens(monster) for seat, monster in line.items()}
    return expected


def tokens(monster: object) -> object:
    return monster_tokens(monster) if isinstance(monster, str) else monster


def suffixed(name: str, suffix: str) -> str:
    return "+" + name if suffix == "+" else name + suffix


def chance_script(chance: Mapping[str, Any], catalog: Catalog) -> Script:
    """`[chance]`: shuffles of deck and breakthroughs, as in XY-1.5, and picks of parts and seats."""
    return script_of(chance, "XYbrid", catalog, pick, order)


def pick(item: object, catalog: Catalog) -> int:
    """A seat (`P1`), a part (`A24`), or a part of a random SWAP (`swap A24`, `with A25`)."""
    name = str(item).strip().upper()
    if name in ("P0", "P1", "P2", "P3"):
        return PLAYER + int(name[1])
    block = CHOOSE
    for verb, its_block in (("SWAP ", SWAP), ("WITH ", WITH)):
        if name.startswith(verb):
            name, block = name.removeprefix(verb).strip(), its_block
    return part_action(catalog, block, find(name, catalog.ids, "chance.pick names", "part or seat"))


def order(item: object, catalog: Catalog) -> list[int]:
    names = [name.upper() for name in on_top(item)]
    if names and names[0] in catalog.breakthrough_ids:
        cards = [
            find(name, catalog.breakthrough_ids, "chance.shuffle names", "breakthrough") for name in names
        ]
        return [reveal_action(catalog, card) for card in cards]
    return [find(name, catalog.ids, "chance.shuffle names", "part") for name in names]
