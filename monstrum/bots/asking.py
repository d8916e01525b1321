"""Asks a bot for its answer, showing it what its seat may know and nothing else."""

from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.core.contract import Game
from monstrum.core.engine import legal_actions
from monstrum.core.errors import IllegalAction
from monstrum.core.state import State


def ask(bot: Bot, game: Game, state: State, seat: int, seed: int, clock: Clock | None = None) -> int:
    """The action the bot chooses for a seat that owes one; `seed` is for its samples."""
    actions = legal_actions(state, seat)
    if bot.reads:
        view = game.view(state, seat)
        options = [Option(action, game.words(state, action), game.label(state, action)) for action in actions]
    else:
        view = None
        options = [Option(action) for action in actions]
    knowledge = game.know(state, seat) if bot.samples else None
    action = bot.choose(view, options, Sampler(game, seat, knowledge, seed), clock or Clock())
    if action not in actions:
        raise IllegalAction(
            seat, action, f"The bot {bot.name} on P{seat} chose {action}, which is no option."
        )
    return action
