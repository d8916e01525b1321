"""Missions to numbers: maps, access, forces and conditions become the tables of `catalog.Mission`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.games.hybrid.content import catalog as cat
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import Mission
from monstrum.games.hybrid.content.effect_rows import EffectWriter
from monstrum.games.hybrid.content.forces import Limits
from monstrum.games.hybrid.content.mission_card import MissionCard
from monstrum.games.hybrid.content.predicates import OF_THE_GAME, Predicate
from monstrum.games.hybrid.positions.map_text import DoorText, MapText, Square
from monstrum.games.hybrid.rules import ground
from monstrum.games.hybrid.rules.squares import SQUARES, square_at

KIND_OF: Final[Mapping[str, int]] = {
    "#": ground.WALL,
    " ": ground.VOID,
    ".": ground.FLOOR,
    "&": ground.PILLAR,
    "+": ground.DOOR,
    "=": ground.DOOR,
    "!": ground.DOOR,
    "/": ground.PASSAGE,
    "~": ground.PASSAGE,
    ":": ground.PASSAGE,
    "%": ground.ROCKS,
    "_": ground.TRAPDOOR,
    "^": ground.PIT,
    "<": ground.ENTRY,
    ">": ground.EXIT,
}  # counters and Objectives lie on floor
DOOR_STATE: Final[Mapping[str, int]] = {
    "+": ground.CLOSED,
    "=": ground.CLOSED,
    "!": ground.LOCKED,
    "/": ground.OPEN,
    "~": ground.OPEN,
    ":": ground.DESTROYED,
}
SIDE_NUMBER: Final[Mapping[str, int]] = {
    "GRIFFIN": 0,
    "SCORPION": 1,
    "ANY": cat.EITHER,
    "EACH": cat.EITHER,
    "NONE": cat.NOBODY,
}


def row(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def on_board(square: Square) -> int:
    return square_at(square[0], square[1])


def lay_out(mission: Mission, map: MapText) -> None:
    """HY-2.1  The squares and doors of a map; nothing else is there yet."""
    kinds = [ground.VOID] * SQUARES
    for y, text in enumerate(map.rows):
        for x, sign in enumerate(text):
            kinds[on_board((x, y))] = KIND_OF.get(sign, ground.FLOOR)
    door_at = [cat.NONE] * SQUARES
    for number, drawn in enumerate(map.doors):
        for square in drawn.squares:
            door_at[on_board(square)] = number
    mission.lay_squares(map.columns, len(map.rows), kinds, door_at)
    mission.lay_doors(
        [square for door in map.doors for square in door_squares(door)],
        [DOOR_STATE[door.sign] for door in map.doors],
    )
    mission.counter_squares = [on_board(square) for square in map.squares("?")]


def door_squares(door: DoorText) -> tuple[int, int]:
    """Its two squares; the second is NONE for a single door."""
    return on_board(door.squares[0]), cat.NONE if door.single else on_board(door.squares[1])


class MissionWriter:
    """Writes one mission."""

    def __init__(self, card: MissionCard, effects: EffectWriter) -> None:
        self.card = card
        self.effects = effects
        self.conditions: list[int] = []
        self.mission = Mission()

    def written(self) -> Mission:
        mission = self.mission
        mission.id = self.card.id
        lay_out(mission, self.card.map)
        self.places()
        self.access()
        self.objectives()
        self.forces()
        self.groups()
        self.goals()
        mission.conditions = row(self.conditions)
        return mission

    def profile(self, id: str) -> int:
        return self.effects.profiles.index(id)

    def places(self) -> None:
        mission = self.mission
        for tile, rect in self.card.tiles.items():
            for square in rect.squares():
                mission.tile_at[on_board(square)] = self.effects.tiles.index(tile)
        for side, name in enumerate(terms.SIDES):
            for rect in self.card.deploy[name]:
                for square in rect.squares():
                    mission.zone_at[on_board(square)] |= 1 << side
        mission.event_counters, mission.trap_counters = self.card.events, self.card.traps

    def access(self) -> None:
        mission = self.mission
        groups = [group.id for group in self.card.standby]
        rows: list[int] = []
        for number, access in enumerate(self.card.access):
            kind = cat.ENTRY if access.kind == "ENTRY" else cat.EXIT
            group = groups.index(access.only) if access.only else cat.NONE
            rows += (SIDE_NUMBER[access.side], kind, self.condition(access.condition), group)
            for square in access.squares:
                mission.access_at[on_board(square)] |= 1 << number
        mission.accesses, mission.access = len(self.card.access), row(rows)
        mission.gates_by_hand = int(any(one.condition.name == "cards_in_hand" for one in self.card.access))

    def objectives(self) -> None:
        mission = self.mission
        numbers = terms.OBJECTIVES + 1
        accepts, needs, counts, keep, carry, first, end = ([0] * numbers for _ in range(7))
        asks = [cat.NONE] * numbers
        for objective in self.card.objectives:
            n = objective.n
            mission.objective_square[n] = on_board(objective.square)
            accepts[n] = SIDE_NUMBER[objective.accepts]
            needs[n], counts[n] = self.all_of([one for one in objective.needs if one.name in OF_THE_GAME])
            asks[n] = self.of_warrior([one for one in objective.needs if one.name not in OF_THE_GAME])
            keep[n] = int(objective.keep)
            carry[n] = int(any(op.name == "carry" for effect in objective.effects for op in effect.ops))
            first[n], end[n] = self.effects.effects(objective.effects)
        mission.objective_accepts, mission.objective_keep = row(accepts), row(keep)
        mission.objective_needs, mission.objective_needs_count = row(needs), row(counts)
        mission.objective_asks = row(asks)
        mission.objective_carry = row(carry)
        mission.objective_first, mission.objective_end = row(first), row(end)

    def forces(self) -> None:
        mission, card = self.mission, self.card
        limits: list[Limits | None] = [card.limits[side] for side in terms.SIDES]
        mission.fixed = [[self.profile(id) for id in card.forces[side]] for side in terms.SIDES]
        mission.quick = [[self.profile(id) for id in card.quick[side]] for side in terms.SIDES]
        mission.rank_total = row(one.rank_total if one else cat.NO_LIMIT for one in limits)
        mission.max_warriors = row(one.max_warriors if one else cat.NO_LIMIT for one in limits)
        mission.max_rank0 = row(one.max_rank0 if one else cat.NO_LIMIT for one in limits)
        mission.compulsory = [[self.profile(id) for id in one.compulsory] if one else [] for one in limits]
        mission.deploy_order = row(SIDE_NUMBER[side] for side in card.deploy_order)
        mission.by_entry = row(int(not card.deploy[side]) for side in terms.SIDES)

    def groups(self) -> None:
        mission, groups = self.mission, self.card.standby
        mission.groups = len(groups)
        mission.group_ids = [group.id for group in groups]
        mission.group_side = row(SIDE_NUMBER[group.side] for group in groups)
        mission.group_profiles = [[self.profile(id) for id in group.profiles] for group in groups]
        mission.group_choice = row(group.choice for group in groups)
        mission.group_rest = row(int(group.rest) for group in groups)
        mission.group_entries = [[on_board(square) for square in group.entries] for group in groups]
        mission.group_one_each = row(int(group.one_each) for group in groups)
        mission.group_if = row(self.condition(group.condition) for group in groups)

    def goals(self) -> None:
        mission, card = self.mission, self.card
        mission.specials = row(
            number
            for special in card.special
            for number in (SIDE_NUMBER[special.owner], *self.effects.effects(special.effects))
        )
        groups = [(side, group) for side in terms.SIDES for group in card.victory[side]]
        spans = [self.all_of(group) for _, group in groups]
        mission.victory_side = row(SIDE_NUMBER[side] for side, _ in groups)
        mission.victory_first = row(first for first, _ in spans)
        mission.victory_count = row(count for _, count in spans)
        mission.round_limit = card.round_limit
        limit, _, number = card.at_limit.partition(":")
        mission.at_limit = (*terms.SIDES, "DRAW", "CARRIER").index(limit)
        mission.limit_objective = int(number or 0)
        mission.decks = sum(1 << terms.DECKS.index(deck) for deck in card.decks)

    # conditions

    def all_of(self, predicates: Sequence[Predicate]) -> tuple[int, int]:
        """Conditions that must hold together: the first row, and how many."""
        first = len(self.conditions) // cat.CONDITION_WIDTH
        for predicate in predicates:
            self.condition(predicate)
        return first, len(predicates)

    def of_warrior(self, predicates: Sequence[Predicate]) -> int:
        """What must hold of a warrior: where these predicates start among those of effects, or NONE."""
        if not predicates:
            return cat.NONE
        found = len(self.effects.predicates)
        self.effects.predicates.append(len(predicates))
        for predicate in predicates:
            self.effects.predicates += self.effects.predicate(predicate)
        return found

    def condition(self, predicate: Predicate) -> int:
        self.conditions += (*self.condition_row(predicate), int(predicate.negated))
        return len(self.conditions) // cat.CONDITION_WIDTH - 1

    def condition_row(self, predicate: Predicate) -> tuple[int, int, int]:
        number = predicate.number
        match predicate.name:
            case "flag":
                return cat.IF_FLAG, self.effects.flags.index(predicate.word), number
            case "objectives_in_order":
                return cat.IF_IN_ORDER, sum(n << (3 * at) for at, n in enumerate(predicate.numbers)), 0
            case "eliminate":
                return cat.IF_ELIMINATE, self.profile(predicate.word), 0
            case "exited" if predicate.word:
                return cat.IF_EXITED_PROFILE, self.profile(predicate.word), 0
            case "none_on_board":
                return cat.IF_NONE_ON_BOARD, SIDE_NUMBER[predicate.word], 0
        return PLAIN[predicate.name], number, 0


PLAIN: Final[Mapping[str, int]] = {
    "ALWAYS": cat.IF_ALWAYS,
    "objective_done": cat.IF_OBJECTIVE_DONE,
    "round": cat.IF_ROUND,
    "cards_in_hand": cat.IF_CARDS,
    "eliminate_all": cat.IF_ELIMINATE_ALL,
    "survive_until": cat.IF_SURVIVE_UNTIL,
    "exited": cat.IF_EXITED,
    "exited_with": cat.IF_EXITED_WITH,
    "score": cat.IF_SCORE,
    "more_score_at_end": cat.IF_MORE_SCORE,
    "rank_eliminated": cat.IF_RANK_ELIMINATED,
}
