"""Lamplight: send moths to lamps, keep those they put out. Start at `game.py`; the rules are `rules.md`."""

from monstrum.kit.entry import Entry

GAME = Entry(
    name="lamplight",
    rules="LL",
    load="lamplight.game:load",
    check="lamplight.game:check",
    outlook="monstrum.kit.cards.learning:outlooks",
    learning="monstrum.kit.cards.learning:LEARNING",
    environment="examples/Lamplight-v0",
    usage="monstrum.lab.of_cards:CardUsage",
    sound="monstrum.lab.of_cards:check",
)
