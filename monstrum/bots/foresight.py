"""Looking ahead by rollouts: what looks best is played on by the game's policy, in the same worlds."""

from statistics import mean, stdev

from monstrum.bots.bot import Sampler


def ranked(sampler: Sampler, actions: list[int], worlds: int) -> list[int]:
    """The actions as the policy likes them in the mean over some worlds: best first, and in their order where
    it likes them equally."""
    totals = [0.0] * len(actions)
    for _ in range(worlds):
        for at, promise in enumerate(sampler.promises(sampler(), actions)):
            totals[at] += promise / worlds
    return [actions[at] for at in sorted(range(len(actions)), key=lambda at: -totals[at])]


def foreseen(sampler: Sampler, candidates: list[int], worlds: int, answers: int, gate: float) -> int:
    """The first candidate, unless another one wins more often by `gate` standard errors: a few worlds are few
    coin tosses, and a doubt is the policy's."""
    if len(candidates) < 2:
        return candidates[0]
    tables = [sampler() for _ in range(worlds)]
    usual = sampler.rollout(tables, candidates[:1], answers)
    best, most = candidates[0], 0.0
    for action in candidates[1:]:
        gains = [
            new - old for new, old in zip(sampler.rollout(tables, [action], answers), usual, strict=True)
        ]
        if mean(gains) > max(most, gate * stdev(gains) / len(gains) ** 0.5):
            best, most = action, mean(gains)
    return best
