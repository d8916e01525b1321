"""Positions as text, in the notation of the rules: `P0 = "C02[H03 A01l A10r L02 +X01] hand{A18} inf 12"`.

A position is a TOML document. `print_position` writes all of it; `arranging.py` builds a state from as
little as one line. Lists of parts are texts; the deck runs top → bottom.
"""

import re
from dataclasses import dataclass, field

from monstrum.core.errors import BadPosition
from monstrum.games.xybrid.asks import ASKS
from monstrum.games.xybrid.content.catalog import SCIENCE_NAMES
from monstrum.games.xybrid.knowing import deck_log
from monstrum.games.xybrid.rules.actions import NONE, breakthrough_of
from monstrum.games.xybrid.state import (
    ACTIVATED,
    CARD,
    CORE_PILE,
    DECK,
    EVERY_SEAT,
    FIXED,
    GONE,
    HAND,
    JAMMED,
    LAB,
    LEFT,
    MONSTER,
    OUT,
    PILE,
    REPLACED,
    RIGHT,
    SHIELDED,
    SHOWN,
    SLOT_AUX,
    SLOT_CORE,
    LabState,
    members,
    seen_by_all,
)
from monstrum.kit.stack_text import chance_lines, stack_lines

MARKS = {"shielded": SHIELDED, "jammed": JAMMED, "activated": ACTIVATED, "replaced": REPLACED, "fixed": FIXED}

# Printing -----------------------------------------------------------------------------------------


def ids(state: LabState, place: int) -> list[str]:
    return [state.catalog.ids[part] for part in members(state, place)]


def monster_text(state: LabState, seat: int) -> str:
    """`C02[H03 A01l A10r L02 +X01]`; `-` where there is no core yet."""
    core = "-"
    by_slot: list[tuple[int, str]] = []
    for part in members(state, MONSTER + seat):
        slot, name = state.slot[part], state.catalog.ids[part]
        if slot == SLOT_CORE:
            core = name
        else:
            side = {LEFT: "l", RIGHT: "r"}.get(slot, "")
            by_slot.append((slot, ("+" if slot == SLOT_AUX else "") + name + side))
    inside = " ".join(text for _, text in sorted(by_slot))
    return f"{core}[{inside}]"


def seat_text(state: LabState, seat: int) -> str:
    groups = [monster_text(state, seat)]
    groups.append("hand{" + " ".join(ids(state, HAND + seat)) + "}")
    groups.append("pile{" + " ".join(ids(state, PILE + seat)) + "}")
    groups.append("breakthroughs{" + " ".join(held_breakthroughs(state, seat)) + "}")
    groups.append(f"inf {state.infamy[seat]}")
    return " ".join(groups)


def held_breakthroughs(state: LabState, holder: int) -> list[str]:
    names = state.catalog.breakthrough_ids
    return [names[b] for b in range(len(names)) if state.holder[b] == holder]


def marked(state: LabState, mark: int) -> str:
    names = state.catalog.ids
    return " ".join(names[part] for part in range(len(names)) if state.marks[part] & mark)


def print_position(state: LabState) -> str:
    """Everything, so that reading it back gives the same state."""
    lines = [
        'game = "xybrid"',
        f"players = {state.seats}",
        f"round = {state.round}",
        f"cycle = {state.cycle}",
        f'first = "P{state.first_seat}"',
        f'lab = "{" ".join(ids(state, LAB))}"',
        f'deck = "{" ".join(ids(state, DECK))}"',
        f'core_pile = "{" ".join(ids(state, CORE_PILE))}"',
    ]
    if state.held[OUT]:
        lines.append(f'out = "{" ".join(ids(state, OUT))}"')
    lines += [f'P{seat} = "{seat_text(state, seat)}"' for seat in range(state.seats)]
    lines.append(f'shown = "{" ".join(held_breakthroughs(state, SHOWN))}"')
    lines.append(f'removed = "{" ".join(held_breakthroughs(state, GONE))}"')
    for name, mark in MARKS.items():
        if marked(state, mark):
            lines.append(f'{name} = "{marked(state, mark)}"')
    names = state.catalog.ids
    boosts = [f"{names[part]} = {n}" for part, n in enumerate(state.boost) if n]
    if boosts:
        lines.append("boosts = { " + ", ".join(boosts) + " }")
    added = [f'{names[part]} = "{" ".join(science_names(n))}"' for part, n in enumerate(state.added) if n]
    if added:
        lines.append("added = { " + ", ".join(added) + " }")
    spied = [f'P{seat} = "{seats_text(mask)}"' for seat, mask in enumerate(state.spied) if mask & EVERY_SEAT]
    if spied:
        lines.append("spied = { " + ", ".join(spied) + " }")
    seen = [name for b, name in enumerate(state.catalog.breakthrough_ids) if seen_by_all(state, b)]
    if seen:
        lines.append(f'seen = "{" ".join(seen)}"')
    if state.drew:
        lines.append("drew = true")
    if state.triggered:
        lines.append(f"triggered = {state.triggered}")
    if state.deck_log:
        lines.append("deck_log = [" + ", ".join(f'"{entry}"' for entry in log_lines(state)) + "]")
    lines.append("stack = [" + ", ".join(f'"{record}"' for record in stack_lines(state, key_of)) + "]")
    if state.laid:
        lines.append(f"operands = {state.found()}")
    if state.buffers:
        picks = [
            f'P{seat} = "{pick_text(state, buffer)}"' for seat, buffer in enumerate(state.buffers) if buffer
        ]
        lines.append("sealed = { " + ", ".join(picks) + " }")
    lines += chance_lines(state.chance)
    return "\n".join(lines) + "\n"


def science_names(mask: int) -> list[str]:
    return [name for at, name in enumerate(SCIENCE_NAMES) if (mask >> at) & 1]


def seats_text(mask: int) -> str:
    return " ".join(f"P{seat}" for seat in range(CARD) if (mask >> seat) & 1)


def pick_text(state: LabState, buffer: list[int]) -> str:
    """A sealed pick: `none` or the breakthrough."""
    if buffer[0] == NONE:
        return "none"
    return state.catalog.breakthrough_ids[breakthrough_of(state.catalog, buffer[0])]


def key_of(kind: int) -> str:
    return ASKS.of(kind).key


def log_lines(state: LabState) -> list[str]:
    """The deck log in words."""
    log, names = state.deck_log, state.catalog.ids
    known = log[2 : 2 + log[1]]
    lines = [" ".join(["start", str(log[0]), *(names[part] for part in known)])]
    at = deck_log.first(log)
    while at < len(log):
        after = deck_log.following(log, at)
        if log[at] == deck_log.SEEN:
            lines.append(" ".join([f"P{log[at + 1]}", "saw", *(names[part] for part in log[at + 3 : after])]))
        elif log[at] == deck_log.BURIED:
            lines.append(f"P{log[at + 1]} buried {log[at + 3]} of {log[at + 2]}")
        else:
            verb = "drawn" if log[at] == deck_log.DRAWN else "destroyed"
            lines.append(f"{verb} {names[log[at + 1]]}")
        at = after
    return lines


# Reading a seat's line ----------------------------------------------------------------------------


@dataclass(slots=True)
class SeatText:
    """What the line of a seat says; None for a group it does not mention."""

    core: str | None = None
    parts: list[tuple[str, str]] | None = None  # id and suffix: "l", "r", "+" or nothing
    hand: list[str] | None = None
    pile: list[str] | None = None
    breakthroughs: list[str] | None = None
    infamy: int | None = None
    groups: list[str] = field(default_factory=list)


_MONSTER = re.compile(r"(?P<core>[A-Za-z]+\d+|-)(?:\[(?P<inside>[^\]]*)\])?")
_GROUP = re.compile(r"(?P<name>[a-z]+)\s*\{(?P<inside>[^}]*)\}|inf(?:amy)?\s+(?P<infamy>-?\d+)")
_PART = re.compile(r"(?P<plus>\+?)(?P<id>[A-Za-z]+\d+)(?P<side>[lr]?)")
_GROUPS = ("hand", "pile", "breakthroughs", "bt")


def read_seat(text: str) -> SeatText:
    """Parse `C02[H03 A01l +X01] hand{A18} pile{} inf 12`, each group at most once, in any order."""
    found = SeatText()
    rest = text.strip()
    while rest:
        if "monster" not in found.groups and (match := _MONSTER.match(rest)):
            found.groups.append("monster")
            found.core = match["core"].upper()
            found.parts = read_monster(match["inside"] or "", text)
            rest = rest[match.end() :].strip()
            continue
        match = _GROUP.match(rest)
        if not match or (match["name"] is not None and match["name"] not in _GROUPS):
            raise BadPosition(
                f"Cannot read {rest!r} in {text!r}: after the monster come hand{{…}}, pile{{…}}, "
                "breakthroughs{…} and inf N."
            )
        name = "infamy" if match["name"] is None else match["name"].replace("bt", "breakthroughs")
        if name in found.groups:
            raise BadPosition(f"{name} stands twice in {text!r}.")
        found.groups.append(name)
        if match["infamy"] is not None:
            found.infamy = int(match["infamy"])
            if found.infamy < 0:
                raise BadPosition(f"Infamy is never below 0 (XY-12.7): {text!r}.")
        else:
            setattr(found, name, match["inside"].upper().replace(",", " ").split())
        rest = rest[match.end() :].strip()
    return found


def read_monster(inside: str, text: str) -> list[tuple[str, str]]:
    parts: list[tuple[str, str]] = []
    for token in inside.replace(",", " ").split():
        match = _PART.fullmatch(token)
        if not match or (match["plus"] and match["side"]):
            raise BadPosition(
                f"Cannot read {token!r} in {text!r}: parts look like H03, A01l (left), A10r (right), +X01."
            )
        parts.append((match["id"].upper(), match["plus"] or match["side"]))
    return parts
