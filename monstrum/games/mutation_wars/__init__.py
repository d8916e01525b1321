"""Mutation Wars: grow a creature of triangles, spoil the others. Start at `game.py`.

What the game brings, for the library.
"""

from typing import Final

from monstrum.kit.entry import Entry

MUTATION_WARS: Final = Entry(
    name="mutation_wars",
    rules="MW",
    load="monstrum.games.mutation_wars.game:load_mutation_wars",
    check="monstrum.games.mutation_wars.content.schema:check_pack",
    outlook="monstrum.games.mutation_wars.thinking.lookahead:outlooks",
    features="monstrum.games.mutation_wars.thinking.value:FEATURES",
    value="monstrum.games.mutation_wars.thinking.brings:value",
    levels="monstrum.games.mutation_wars.thinking.brings:LEVELS",
    learning="monstrum.games.mutation_wars.learning.brings:LEARNING",
    environment="monstrum/MutationWars-v0",
    agreed={"max_turns": 300, "variants": ""},
    usage="monstrum.lab.usage_wars:WarsUsage",
    sound="monstrum.lab.sound_wars:check",
    drawing="monstrum.terminal.mutation_wars.drawing:DRAWING",
    plain="monstrum.cli.board_wars:PLAIN",
)
