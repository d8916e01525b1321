"""HY-2.3  Building a force: what it costs, who may still join and why not, and the answers that give it.

People put a force together in any order and change their minds; the rules take the profiles in ascending
order. This module stands between: it answers for any list of picks, and sorts them.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from monstrum.core.board import Recruit, Roster
from monstrum.core.engine import sealed
from monstrum.games.hybrid.asks import ASKS
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.deployment import can_finish_force
from monstrum.games.hybrid.speaking.speech import Speaker
from monstrum.games.hybrid.state import MOST_WARRIORS, SkirmishState

NOBODY_MORE: Final = -1


class Muster:
    """One side's picks, with what the mission allows it."""

    def __init__(
        self, speaker: Speaker, state: SkirmishState, seat: int, picked: Sequence[int], language: str
    ):
        self.speaker, self.state, self.seat, self.language = speaker, state, seat, language
        catalog, mission = state.catalog, state.mission
        self.given = list(state.buffers[seat])
        own = range(catalog.profiles)
        self.profiles = [profile for profile in own if catalog.side[profile] == seat]
        known = {actions.PROFILE + profile for profile in self.profiles}
        self.picked = sorted(pick for pick in [*self.given, *picked] if pick in known)
        self.taken = Counter(pick - actions.PROFILE for pick in self.picked)
        self.budget = int(mission.rank_total[seat])
        self.most = min(int(mission.max_warriors[seat]), MOST_WARRIORS)
        self.most_rank0 = int(mission.max_rank0[seat])
        self.compulsory = Counter(int(profile) for profile in mission.compulsory[seat])

    def cost(self, profile: int) -> int:
        return int(self.state.catalog.rank[profile])

    def say(self, code: str, **params: object) -> str:
        return self.speaker.say("muster", code, self.language, **params)

    def name(self, profile: int) -> str:
        return self.state.catalog.profile_ids[profile]

    def roster(self, suggested: Sequence[str]) -> Roster:
        why = self.incomplete()
        spent = sum(self.cost(profile) * number for profile, number in self.taken.items())
        new = self.picked[len(self.given) :] if self.picked[: len(self.given)] == self.given else self.picked
        return Roster(
            spent,
            self.budget,
            self.taken.total(),
            self.most,
            tuple(self.recruit(profile) for profile in self.profiles),
            () if why else (*new, actions.NONE),
            why,
            self.notes(),
            tuple(actions.PROFILE + self.state.catalog.profile_ids.index(id) for id in suggested),
        )

    def recruit(self, profile: int) -> Recruit:
        return Recruit(
            f"profile:{self.name(profile)}",
            actions.PROFILE + profile,
            self.cost(profile),
            self.taken[profile],
            int(self.state.catalog.most[profile]),
            self.why_not(profile),
        )

    def why_not(self, profile: int) -> str:
        """Why one more of them does not fit, with room kept for those the mission demands."""
        more = self.taken + Counter({profile: 1})
        owed = self.compulsory - more
        whole = more + owed
        most = int(self.state.catalog.most[profile])
        if more[profile] > most:
            return self.say("most", number=most)
        if self.given and actions.PROFILE + profile < self.given[-1]:
            return self.say("given")
        if whole.total() > self.most:
            return self.say("warriors_owed" if owed else "warriors", number=self.most)
        if sum(number for one, number in whole.items() if self.cost(one) == 0) > self.most_rank0:
            return self.say("rank0", number=self.most_rank0)
        ranks = sum(self.cost(one) * number for one, number in whole.items())
        if ranks > self.budget:
            left = self.budget - ranks + self.cost(profile)
            return self.say("ranks_owed" if owed else "ranks", cost=self.cost(profile), left=left)
        return ""

    def incomplete(self) -> str:
        """Why the force cannot be given yet; the rules have the last word."""
        owed = self.compulsory - self.taken
        if owed:
            return self.say("owed", profile=self.name(next(iter(owed))))
        if not self.picked:
            return self.say("nobody")
        if not can_finish_force(self.state, self.seat, self.picked, NOBODY_MORE):
            return self.say("too_much")
        return ""

    def notes(self) -> tuple[str, ...]:
        """What the mission demands beside the two totals."""
        found: list[str] = []
        minor = any(self.cost(profile) == 0 for profile in self.profiles)
        if minor and self.most_rank0 < self.most:
            found.append(self.say("note_rank0", number=self.most_rank0))
        found += [self.say("note_compulsory", profile=self.name(profile)) for profile in self.compulsory]
        return tuple(found)


def roster(
    speaker: Speaker,
    state: SkirmishState,
    seat: int,
    picked: Sequence[int],
    missions: Mapping[str, Any],
    language: str,
) -> Roster | None:
    """For a seat that builds a force now; None for everybody else."""
    if (
        not sealed(state)
        or "profile" not in ASKS.of(state.kind).answers
        or seat not in (0, 1)
        or not state.a >> seat & 1
    ):
        return None
    mission = missions.get(state.mission.id, {})
    suggested = mission.get("quick_start", {}).get(terms.SIDES[seat], [])
    return Muster(speaker, state, seat, picked, language).roster(suggested)
