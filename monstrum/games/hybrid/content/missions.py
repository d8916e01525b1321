"""Missions: schema 6.7 of the rules. Reads one, and refuses what contradicts itself."""

import re
from collections.abc import Sequence
from typing import Final

from monstrum.content.problems import Problems
from monstrum.content.syntax import Effect
from monstrum.content.tables import NUMBER, TEXT, TEXT_OR_TEXTS, TEXTS, TRUTH, Key, Table
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.checking import Context, read_effect, separate
from monstrum.games.hybrid.content.forces import DEFAULT_RANK0, MOST_WARRIORS, Limits, why_not
from monstrum.games.hybrid.content.mission_card import Access, Group, MissionCard, Objective, Rect, Special
from monstrum.games.hybrid.content.mission_checks import check_lists, check_mission
from monstrum.games.hybrid.content.mission_values import FILE, MissionTable
from monstrum.games.hybrid.content.predicates import (
    OF_THE_GAME,
    OF_WHO_ACCEPTS,
    VICTORY,
    Forms,
    Predicate,
    read_predicate,
)
from monstrum.games.hybrid.content.profiles import ProfileCard
from monstrum.games.hybrid.positions.map_text import Square, read_map

MOST_ROUNDS: Final = 50
MOST_COUNTERS: Final = 16
ALWAYS: Final = Predicate("ALWAYS")

ACCESS: Final = {
    "side": Key(TEXT),
    "kind": Key(TEXT),
    "squares": Key(TEXTS),
    "if": Key(TEXT, needed=False),
    "only": Key(TEXT, needed=False),
}
GROUP: Final = {
    "group": Key(TEXT),
    "side": Key(TEXT),
    "who": Key(TEXTS),
    "entries": Key(TEXTS),
    "assign": Key(TEXT, needed=False),
    "if": Key(TEXT, needed=False),
}
OBJECTIVE: Final = {
    "n": Key(NUMBER),
    "square": Key(TEXT),
    "accepts": Key(TEXT),
    "needs": Key(TEXTS, needed=False),
    "effect": Key(TEXT_OR_TEXTS),
    "keep": Key(TRUTH, needed=False),
}
SPECIAL: Final = {"owner": Key(TEXT), "effect": Key(TEXT_OR_TEXTS)}


def read_mission(
    id: str, table: Table, profiles: Sequence[ProfileCard], problems: Problems
) -> MissionCard | None:
    before = len(problems.errors)
    reader = _Reader(id, table, profiles, problems)
    mission = reader.mission()
    if mission is None or len(problems.errors) > before:
        return None
    check_lists(mission, table.get("doors"), reader.listed_counters(), reader.note)
    check_mission(mission, profiles, reader.note)
    return mission if len(problems.errors) == before else None


class _Reader(MissionTable):
    """Reads one mission."""

    def mission(self) -> MissionCard | None:
        with self.problems.caught(file=FILE, where=f"[{self.id}] map"):
            self.map = read_map(self.table["map"])
        if self.map is None:
            return None
        tiles = {tile: self.rect("tiles", text) for tile, text in self.table.get("tiles", {}).items()}
        self.known["tile"] = tuple(tiles)
        forces = self.lists("forces")
        limits = {side: self.limits(side) if side not in forces else None for side in terms.SIDES}
        quick = {**self.lists("quick_start"), **forces}
        for side, force in quick.items():
            self.check_force("forces" if side in forces else "quick_start", side, force, limits[side])
        return MissionCard(
            id=self.id,
            map=self.map,
            tiles=tiles,
            decks=self.words("decks", terms.DECKS, terms.DECKS),
            events=self.number("event_counters", 0, MOST_COUNTERS, 0),
            traps=self.number("trap_counters", 0, MOST_COUNTERS, 0),
            access=tuple(self.access(*one) for one in self.rows("access", ACCESS)),
            forces={side: forces.get(side, ()) for side in terms.SIDES},
            quick={side: quick.get(side, ()) for side in terms.SIDES},
            limits=limits,
            deploy=self.deploy(),
            deploy_order=self.deploy_order(),
            standby=tuple(self.group(*one) for one in self.rows("standby", GROUP)),
            objectives=tuple(self.objective(*one) for one in self.rows("objectives", OBJECTIVE)),
            special=tuple(self.special(*one) for one in self.rows("special", SPECIAL)),
            victory={side: self.victory(side) for side in terms.SIDES},
            round_limit=self.number("round_limit", 1, MOST_ROUNDS, 1),
            at_limit=self.at_limit(),
        )

    def listed_counters(self) -> tuple[Square, ...] | None:
        texts = self.table.get("counter_squares")
        return None if texts is None else tuple(self.square("counter_squares", text) for text in texts)

    # forces

    def limits(self, side: str) -> Limits:
        compulsory = self.lists("compulsory").get(side, ())
        self.check_sides("compulsory", side, compulsory)
        limits = Limits(
            self.side_number("rank_total", side, 0, 99, None),
            self.side_number("max_warriors", side, 1, MOST_WARRIORS, None),
            self.side_number("max_rank0", side, 0, MOST_WARRIORS, DEFAULT_RANK0),
            compulsory,
        )
        known = [self.profiles[one] for one in compulsory if one in self.profiles]
        if compulsory and (complaint := why_not(known, limits)):
            self.note("compulsory", f"{side}: {complaint}")
        return limits

    def check_sides(self, key: str, side: str, force: Sequence[str]) -> None:
        for one in force:
            if one in self.profiles and self.profiles[one].faction != side:
                self.note(key, f"{one} does not fight for {side}")

    def check_force(self, key: str, side: str, force: Sequence[str], limits: Limits | None) -> None:
        self.check_sides(key, side, force)
        known = [self.profiles[one] for one in force if one in self.profiles]
        if len(known) == len(force) and (complaint := why_not(known, limits)):
            self.note(key, f"{side}: {complaint}")

    def deploy(self) -> dict[str, tuple[Rect, ...]]:
        table = self.by_side("deploy")
        found: dict[str, tuple[Rect, ...]] = {}
        for side in terms.SIDES:
            value = table.get(side)
            if value == "ENTRY":
                found[side] = ()
            elif isinstance(value, list) and value:
                found[side] = tuple(self.rect("deploy", text) for text in value)
            else:
                self.note("deploy", f"expected rectangles or ENTRY for {side}, found {value!r}")
                found[side] = ()
        return found

    def deploy_order(self) -> tuple[str, str]:
        order = tuple(self.table.get("deploy_order", ("SCORPION", "GRIFFIN")))
        if sorted(order) != sorted(terms.SIDES):
            self.note("deploy_order", "both sides are named once each", terms.SIDES)
            return ("SCORPION", "GRIFFIN")
        return (order[0], order[1])

    # conditions

    def condition(self, key: str, text: str, forms: Forms = OF_THE_GAME) -> Predicate:
        with self.problems.caught(file=FILE, where=f"[{self.id}] {key}"):
            return read_predicate(text, forms, self.known, whole=text)
        return ALWAYS

    def victory(self, side: str) -> tuple[tuple[Predicate, ...], ...]:
        groups = self.by_side("victory").get(side)
        if (
            not isinstance(groups, list)
            or not groups
            or not all(isinstance(group, list) and group for group in groups)
            or not all(isinstance(text, str) for group in groups for text in group)
        ):
            self.note("victory", f'expected groups of conditions for {side}, like [["exited>=3"]]')
            return ()
        found: list[tuple[Predicate, ...]] = []
        for group in groups:
            conditions: list[Predicate] = []
            for text in group:
                with self.problems.caught(file=FILE, where=f"[{self.id}] victory"):
                    conditions.append(read_predicate(text, VICTORY, self.known, whole=text))
            found.append(tuple(conditions))
        return tuple(found)

    def at_limit(self) -> str:
        value: str = self.table.get("at_limit", "DRAW")
        if value not in (*terms.SIDES, "DRAW") and not re.fullmatch(r"CARRIER:[1-6]", value):
            self.note("at_limit", f"unknown word '{value}'", (*terms.SIDES, "DRAW", "CARRIER:1"))
        return value

    # lists of tables

    def access(self, key: str, row: Table) -> Access:
        return Access(
            self.word(f"{key} side", row["side"], terms.SIDES),
            self.word(f"{key} kind", row["kind"], ("ENTRY", "EXIT")),
            self.squares(f"{key} squares", row["squares"]),
            self.condition(f"{key} if", row.get("if", "ALWAYS")),
            row.get("only", ""),
        )

    def group(self, key: str, row: Table) -> Group:
        profiles: list[str] = []
        choice, rest = 0, False
        for who in row["who"]:
            if who == "REST":
                rest = True
            elif match := re.fullmatch(r"CHOICE:([1-9])", who):
                choice += int(match[1])
            else:
                profiles.append(self.word(f"{key} who", who, (*self.profiles, "CHOICE:1", "REST")))
        assign = self.word(f"{key} assign", row.get("assign", "ANY"), ("ANY", "ONE_EACH"))
        return Group(
            row["group"],
            self.word(f"{key} side", row["side"], terms.SIDES),
            tuple(profiles),
            choice,
            rest,
            self.squares(f"{key} entries", row["entries"]),
            assign == "ONE_EACH",
            self.condition(f"{key} if", row.get("if", "ALWAYS")),
        )

    def objective(self, key: str, row: Table) -> Objective:
        if not 1 <= row["n"] <= terms.OBJECTIVES:
            self.note(f"{key} n", f"an Objective is 1 to {terms.OBJECTIVES}, found {row['n']}")
        return Objective(
            row["n"],
            self.square(f"{key} square", row["square"]),
            self.word(f"{key} accepts", row["accepts"], (*terms.SIDES, "ANY")),
            tuple(self.condition(f"{key} needs", text, OF_WHO_ACCEPTS) for text in row.get("needs", [])),
            self.effects(f"{key} effect", row["effect"], Context(self.known)),
            row.get("keep", False),
        )

    def special(self, key: str, row: Table) -> Special:
        owner = self.word(f"{key} owner", row["owner"], (*terms.SIDES, "EACH", "NONE"))
        context = Context(self.known, stays=True, neutral=owner == "NONE")
        return Special(owner, self.effects(f"{key} effect", row["effect"], context))

    def effects(self, key: str, texts: Sequence[str], context: Context) -> tuple[Effect, ...]:
        found = []
        for text in texts:
            with self.problems.caught(file=FILE, where=f"[{self.id}] {key}"):
                found += [read_effect(one, context) for one in separate(text)]
        if not texts:
            self.note(key, "there is no effect")
        return tuple(found)
