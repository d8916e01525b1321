"""HY-2.3  Forces: which lists of profiles a mission allows, and which are possible at all."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from monstrum.games.hybrid.content.profiles import ProfileCard

MOST_WARRIORS: Final = 10  # Activation counters of a side
DEFAULT_RANK0: Final = 2


@dataclass(frozen=True, slots=True)
class Limits:
    """What a mission allows one side."""

    rank_total: int
    max_warriors: int
    max_rank0: int
    compulsory: tuple[str, ...]


def why_not(force: Sequence[ProfileCard], limits: Limits | None) -> str:
    """What is wrong with a list, or nothing. Without limits (a fixed force) the profiles' own hold."""
    if not force:
        return "a force has at least one warrior"
    if len(force) > MOST_WARRIORS:
        return f"a force has at most {MOST_WARRIORS} warriors, found {len(force)}"
    for profile, number in Counter(force_ids(force)).items():
        most = next(one.max for one in force if one.id == profile)
        if number > most:
            return f"there are at most {most} of {profile}, found {number}"
    if limits is None:
        return ""
    ranks = sum(profile.rank for profile in force)
    if ranks > limits.rank_total:
        return f"the Ranks add up to {ranks}, at most {limits.rank_total} are allowed"
    if len(force) > limits.max_warriors:
        return f"at most {limits.max_warriors} warriors are allowed, found {len(force)}"
    rank0 = sum(profile.rank == 0 for profile in force)
    if rank0 > limits.max_rank0:
        return f"at most {limits.max_rank0} warriors of Rank 0 are allowed, found {rank0}"
    missing = Counter(limits.compulsory) - Counter(force_ids(force))
    if missing:
        return f"{next(iter(missing))} is compulsory and missing"
    return ""


def force_ids(force: Iterable[ProfileCard]) -> list[str]:
    return [profile.id for profile in force]


def crowds(profiles: Sequence[ProfileCard], limits: Limits) -> set[tuple[int, int]]:
    """Every pair (large bases, other bases) some legal force has: what a zone must have room for."""
    wanted = Counter(limits.compulsory)
    found = {(0, 0, 0, 0)}  # Ranks, large, other, Rank 0
    for profile in profiles:
        step: set[tuple[int, int, int, int]] = set()
        for ranks, large, other, rank0 in found:
            for number in range(wanted[profile.id], profile.max + 1):
                total = ranks + number * profile.rank
                few = rank0 + number * (profile.rank == 0)
                bases = (large + number, other) if profile.large else (large, other + number)
                if (
                    total > limits.rank_total
                    or sum(bases) > min(limits.max_warriors, MOST_WARRIORS)
                    or few > limits.max_rank0
                ):
                    break
                step.add((total, *bases, few))
        found = step
    return {(large, other) for _, large, other, _ in found if large + other}
