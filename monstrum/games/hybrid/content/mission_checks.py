"""Whether the parts of a mission agree: the map with its lists, zones with forces, goals with ways."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.forces import MOST_WARRIORS, crowds
from monstrum.games.hybrid.content.mission_card import Group, MissionCard
from monstrum.games.hybrid.content.profiles import ProfileCard
from monstrum.games.hybrid.content.terrain import places_for, room_for, within_reach
from monstrum.games.hybrid.positions.map_text import Square, square_text

Note = Callable[..., None]

MOST_COUNTERS: Final = 16
MOST_ACCESSES: Final = 16
MOST_GROUPS: Final = 8
DOOR_WORDS: Final = {"+": "single", "=": "double", "!": "locked", "/": "single", "~": "double"}


def check_mission(mission: MissionCard, profiles: Sequence[ProfileCard], note: Note) -> None:
    _tiles(mission, note)
    _counters(mission, note)
    _access(mission, note)
    _groups(mission, profiles, note)
    _objectives(mission, note)
    _victory(mission, note)
    _zones(mission, profiles, note)
    _ways(mission, note)


def door_lines(mission: MissionCard) -> list[str]:
    """The doors of the map as the key `doors` writes them, in reading order."""
    return [" ".join([DOOR_WORDS[door.sign], *map(square_text, door.squares)]) for door in mission.map.doors]


def check_lists(
    mission: MissionCard, doors: Sequence[str] | None, squares: Sequence[Square] | None, note: Note
) -> None:
    """`doors` and `counter_squares` say again what the map shows: they must agree."""
    if doors is not None:
        drawn, said = set(door_lines(mission)), {" ".join(line.split()) for line in doors}
        for line in sorted(said - drawn):
            note("doors", f"the map shows no door '{line}'", sorted(drawn - said))
        for line in sorted(drawn - said) if said <= drawn else ():
            note("doors", f"the map shows a door '{line}' that is not listed")
    if squares is not None:
        shown = set(mission.map.squares("?"))
        for square in sorted(set(squares) - shown):
            note("counter_squares", f"the map has no '?' on {square_text(square)}")
        for square in sorted(shown - set(squares)):
            note("counter_squares", f"the map has a '?' on {square_text(square)} that is not listed")


def _tiles(mission: MissionCard, note: Note) -> None:
    owner: dict[Square, str] = {}
    for tile, rect in mission.tiles.items():
        for square in rect.squares():
            if owner.setdefault(square, tile) != tile:
                note("tiles", f"{tile} and {owner[square]} overlap on {square_text(square)}")
                break


def _counters(mission: MissionCard, note: Note) -> None:
    drawn = len(mission.map.squares("?"))
    if drawn != mission.events + mission.traps:
        both = f"{mission.events} Event and {mission.traps} Trap counters"
        note("event_counters", f"the map has {drawn} squares with '?', but there are {both}")
    if drawn > MOST_COUNTERS:
        note("map", f"at most {MOST_COUNTERS} counters are possible, found {drawn}")


def _access(mission: MissionCard, note: Note) -> None:
    groups = {group.id: group for group in mission.standby}
    listed: set[Square] = set()
    for number, access in enumerate(mission.access, start=1):
        sign = "<" if access.kind == "ENTRY" else ">"
        for square in access.squares:
            listed.add(square)
            if mission.map.at(square) != sign:
                found = mission.map.at(square)
                message = f"the map shows '{found}' on {square_text(square)}, not '{sign}'"
                note(f"access {number} squares", message)
        if access.only and (access.only not in groups or groups[access.only].side != access.side):
            note(f"access {number} only", f"{access.side} has no standby group '{access.only}'", groups)
    for square in sorted({*mission.map.squares("<"), *mission.map.squares(">")} - listed):
        note("access", f"the map shows an Access on {square_text(square)} that is not listed")
    if len(mission.access) > MOST_ACCESSES:
        note("access", f"at most {MOST_ACCESSES} are possible, found {len(mission.access)}")


def _groups(mission: MissionCard, profiles: Sequence[ProfileCard], note: Note) -> None:
    faction = {profile.id: profile.faction for profile in profiles}
    seen: set[str] = set()
    for number, group in enumerate(mission.standby, start=1):
        if group.id in seen:
            note(f"standby {number} group", f"there are two groups '{group.id}'")
        seen.add(group.id)
        for profile in group.profiles:
            if faction.get(profile, group.side) != group.side:
                note(f"standby {number} who", f"{profile} does not fight for {group.side}")
        usable = _entries(mission, group.side, group)
        for square in group.entries:
            if square not in usable:
                message = f"{square_text(square)} is no Entry that this group may use"
                note(f"standby {number} entries", message)
        limits = mission.limits[group.side]
        most = min(limits.max_warriors, MOST_WARRIORS) if limits else len(mission.forces[group.side])
        if group.rest:
            others = [one for one in mission.standby if one.side == group.side and one is not group]
            most -= sum(len(one.profiles) + one.choice for one in others)
        else:
            most = len(group.profiles) + group.choice
        if group.one_each and most > len(group.entries):
            message = f"up to {most} warriors are tied to {len(group.entries)} entries, one each"
            note(f"standby {number} entries", message)
    if len(mission.standby) > MOST_GROUPS:
        note("standby", f"at most {MOST_GROUPS} groups are possible, found {len(mission.standby)}")
    for side in terms.SIDES:
        rests = [group for group in mission.standby if group.side == side and group.rest]
        if len(rests) > 1:
            note("standby", f"only one group of {side} can be the REST")
        if not mission.deploy[side] and not _entries(mission, side, None):
            note("deploy", f"{side} comes in by ENTRY, but has no Entry")


def _entries(mission: MissionCard, side: str, group: Group | None) -> set[Square]:
    """The Entry squares of a side; with a group, those it may use."""
    return {
        square
        for access in mission.access
        if access.side == side and access.kind == "ENTRY"
        if group is None or access.only in ("", group.id)
        for square in access.squares
    }


def _objectives(mission: MissionCard, note: Note) -> None:
    numbers = [objective.n for objective in mission.objectives]
    for at, objective in enumerate(mission.objectives, start=1):
        if numbers.count(objective.n) > 1:
            note(f"objectives {at} n", f"there are two Objectives {objective.n}")
        if mission.map.at(objective.square) != str(objective.n):
            found = mission.map.at(objective.square)
            message = f"the map shows '{found}' on {square_text(objective.square)}, not '{objective.n}'"
            note(f"objectives {at} square", message)
        for need in objective.needs:
            if need.name == "objective_done" and need.number not in numbers:
                note(f"objectives {at} needs", f"there is no Objective {need.number}")
    for n in range(1, terms.OBJECTIVES + 1):
        drawn = mission.map.squares(str(n))
        if drawn and n not in numbers:
            note("objectives", f"the map shows Objective {n} on {square_text(drawn[0])}; it is not listed")
        if len(drawn) > 1:
            note("map", f"Objective {n} is drawn {len(drawn)} times")


def _victory(mission: MissionCard, note: Note) -> None:
    numbers = {objective.n for objective in mission.objectives}
    for side, groups in mission.victory.items():
        exits = any(access.side == side and access.kind == "EXIT" for access in mission.access)
        for condition in (condition for group in groups for condition in group):
            asked = set(condition.numbers)
            if condition.name in ("objective_done", "exited_with"):
                asked.add(condition.number)
            for n in sorted(asked - numbers):
                note("victory", f"{side}: there is no Objective {n}")
            if condition.name.startswith("exited") and not exits:
                note("victory", f"{side}: '{condition}' needs an Exit of this side")
            if condition.name in ("survive_until", "round") and condition.number > mission.round_limit:
                note("victory", f"{side}: '{condition}' lies beyond the round limit {mission.round_limit}")
    if mission.at_limit.startswith("CARRIER:") and int(mission.at_limit[8:]) not in numbers:
        note("at_limit", f"there is no Objective {mission.at_limit[8:]}")


def _zones(mission: MissionCard, profiles: Sequence[ProfileCard], note: Note) -> None:
    """HY-2.7  Every legal force has room in its zone; the zones of the two sides are apart."""
    for side in terms.SIDES:
        if not mission.deploy[side]:
            continue
        places = places_for(mission, side)
        for large, other in sorted(_crowds(mission, profiles, side)):
            if not room_for(mission, side, large, other):
                crowd = f"{large} large and {other} other bases"
                note("deploy", f"{side}: no room for {crowd}: {len(places)} squares to stand on")
                break
    zones = [set(_squares(mission, side)) for side in terms.SIDES]
    shared = sorted(zones[0] & zones[1])
    if shared:
        note("deploy", f"both sides deploy on {square_text(shared[0])}")


def _squares(mission: MissionCard, side: str) -> Iterable[Square]:
    return (square for rect in mission.deploy[side] for square in rect.squares())


def _crowds(mission: MissionCard, profiles: Sequence[ProfileCard], side: str) -> set[tuple[int, int]]:
    """Large and other bases that must be deployed at once: all of a force but who waits outside."""
    groups = [group for group in mission.standby if group.side == side]
    if any(group.rest for group in groups):
        return set()
    outside = sum(len(group.profiles) + group.choice for group in groups)
    limits = mission.limits[side]
    if limits is not None:
        own = [profile for profile in profiles if profile.faction == side]
        found = crowds(own, limits)
    else:
        by_id = {profile.id: profile for profile in profiles}
        large = sum(by_id[id].large for id in mission.forces[side])
        found = {(large, len(mission.forces[side]) - large)}
    crowd = {(large, max(0, other - outside)) for large, other in found}
    # If the larger crowd has room, so has the smaller one.
    return {
        one
        for one in crowd
        if not any(one != more and one[0] <= more[0] and one[1] <= more[1] for more in crowd)
    }


def _ways(mission: MissionCard, note: Note) -> None:
    """On foot, once doors and gates are open: Objectives, Exits and counters can be reached."""
    reached = {side: within_reach(mission, side, 1) for side in terms.SIDES}
    for at, objective in enumerate(mission.objectives, start=1):
        for side in terms.SIDES if objective.accepts == "ANY" else (objective.accepts,):
            if objective.square not in reached[side]:
                note(f"objectives {at} square", f"{side} cannot reach {square_text(objective.square)}")
    for at, access in enumerate(mission.access, start=1):
        for square in access.squares if access.kind == "EXIT" else ():
            if square not in reached[access.side]:
                note(f"access {at} squares", f"{access.side} cannot reach {square_text(square)}")
    for column, row in mission.map.squares("?"):
        if not any((column, row) in squares for squares in reached.values()):
            note("map", f"row {row}, column {column}: nobody can reach this counter")
