"""Finds what is allowed in a pack but hardly meant: amounts of nothing, flags nobody sets, sealed floor."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from monstrum.content.syntax import Block, Call, Compare, Effect, Items, Name, Node, Number
from monstrum.content.writing import write_node
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.mission_card import MissionCard
from monstrum.games.hybrid.content.profiles import ProfileCard
from monstrum.games.hybrid.content.terrain import SOLID, places_for, within_reach
from monstrum.games.hybrid.positions.map_text import square_text


class Card(Protocol):
    """A card of any deck."""

    @property
    def id(self) -> str: ...

    @property
    def effects(self) -> tuple[Effect, ...]: ...


class Content(Protocol):
    """What a pack holds."""

    @property
    def profiles(self) -> tuple[ProfileCard, ...]: ...

    @property
    def cards(self) -> Sequence[Card]: ...

    @property
    def missions(self) -> tuple[MissionCard, ...]: ...


def warnings(content: Content) -> list[str]:
    """One sentence per suspicious place."""
    found = [f"{card.id}: {message}" for card in content.cards for message in _nothing(card.effects)]
    shared = [effect for card in content.cards for effect in card.effects]
    for mission in content.missions:
        found += [f"{mission.id}: {message}" for message in _mission(mission, content.profiles, shared)]
    return found


def _nothing(effects: Sequence[Effect]) -> Iterator[str]:
    """`n=0` where the operation adds n."""
    for op in _operations(effects):
        for node in op.args:
            match node:
                case Compare(Name("n"), "=", Number(0)) if op.name not in ("set_mt", "move"):
                    yield f"'{op.name}({write_node(node)})' does nothing"


def _mission(
    mission: MissionCard, profiles: Sequence[ProfileCard], shared: Sequence[Effect]
) -> Iterator[str]:
    own = mission_effects(mission)
    yield from _nothing(own)
    written = {name for effect in [*own, *shared] for name in flags_set([effect])}
    read = {name for name, value in flags_read(mission) if value}
    for name in sorted(read - written):
        yield f"the flag '{name}' is asked for, but nothing sets it"
    floor = {
        (column, row)
        for row, text in enumerate(mission.map.rows)
        for column, sign in enumerate(text)
        if sign not in SOLID + "^"
    }
    for side in terms.SIDES:
        sealed = sorted(floor - within_reach(mission, side, 1))
        if sealed:
            yield f"{side} cannot reach {len(sealed)} squares of floor, first {square_text(sealed[0])}"
    for side in terms.SIDES:
        places = places_for(mission, side, 2)
        if any(profile.large and profile.faction == side for profile in profiles) and places:
            zone = {square for rect in mission.deploy[side] for square in rect.squares()}
            if within_reach(mission, side, 2, places) <= zone:
                yield f"a large base of {side} cannot leave its zone"


def mission_effects(mission: MissionCard) -> list[Effect]:
    found = [effect for objective in mission.objectives for effect in objective.effects]
    return found + [effect for special in mission.special for effect in special.effects]


def flags_set(effects: Sequence[Effect]) -> set[str]:
    """The flags these effects set."""
    return {
        write_node(node.right)
        for op in _operations(effects)
        if op.name == "set_flag"
        for node in op.args
        if isinstance(node, Compare) and node.left == Name("name", 0)
    }


def flags_read(mission: MissionCard) -> set[tuple[str, int]]:
    """The flags a mission asks for, each with the value it asks for."""
    predicates = [access.condition for access in mission.access]
    predicates += [group.condition for group in mission.standby]
    predicates += [need for objective in mission.objectives for need in objective.needs]
    predicates += [one for groups in mission.victory.values() for group in groups for one in group]
    found = {(one.word, one.number) for one in predicates if one.name == "flag"}
    for node in _nodes(mission_effects(mission)):
        match node:
            case Compare(Name(name), "=", Name(value)) if name.removeprefix("not:") == "flag":
                flag, _, number = value.partition(":")
                found.add((flag, int(number or 0)))
    return found


def _operations(effects: Sequence[Effect]) -> Iterator[Call]:
    for node in _nodes(effects):
        if isinstance(node, Call) and not node.square:
            yield node


def _nodes(effects: Sequence[Effect]) -> Iterator[Node]:
    """Every node of the effects."""
    rest: list[Node] = []
    for effect in effects:
        if effect.condition is not None:
            rest.append(effect.condition)
        rest += effect.ops
    while rest:
        node = rest.pop(0)
        yield node
        match node:
            case Call(args=args, target=target):
                rest += args
                if target is not None:
                    rest.append(target)
            case Compare(_, _, right):
                rest.append(right)
            case Items(items):
                rest += items
            case Block(ops):
                rest += ops
