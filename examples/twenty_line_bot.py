"""A bot in twenty lines, for any game.

monstrum simulate xybrid -n 20 --players hopeful,random --code examples/twenty_line_bot.py
"""

from monstrum.bots.bot import Bot


class Hopeful(Bot):
    """Asks the game's own policy about two tables that could be the real one, and takes what looks best."""

    name = "hopeful"
    reads = False  # it looks at no view

    def choose(self, view, options, sampler, clock):
        actions = [option.action for option in options]
        hopes = dict.fromkeys(actions, 0.0)
        for table in [sampler() for _ in range(2)]:
            for action, promise in zip(actions, sampler.promises(table, actions), strict=True):
                hopes[action] += promise
        return max(actions, key=hopes.get)
