"""A bot in twenty lines, for any game.

monstrum simulate xybrid -n 20 --players hopeful,random --code examples/twenty_line_bot.py
"""

from monstrum.bots.bot import Bot
from monstrum.core import engine


class Hopeful(Bot):
    """Tries every option on two tables that could be the real one, and takes what looks best right after."""

    name = "hopeful"

    def choose(self, view, options, sampler, clock):
        tables = [sampler() for _ in range(2)]
        return max(options, key=lambda option: self.hope(option.action, tables, sampler)).action

    def hope(self, action, tables, sampler):
        total = 0
        for table in tables:
            after = table.clone()
            engine.play(after, sampler.seat, action)
            ranks = sampler.game.result(after).scores
            total += ranks[sampler.seat] - max(ranks[: sampler.seat] + ranks[sampler.seat + 1 :])
        return total
