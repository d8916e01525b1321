"""Makes the pictures of `docs/terminal.md`: python tools/terminal_pictures.py [FOLDER]

The same seed always gives the same pictures, so a picture changes only if the terminal does.
"""

import asyncio
import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from monstrum.bots.asking import ask
from monstrum.bots.names import make_bot
from monstrum.core import engine
from monstrum.games.library import load_game
from monstrum.terminal.app import MonstrumApp
from monstrum.terminal.bot_answers import decision_seed
from monstrum.terminal.choice_list import ChoiceList
from monstrum.terminal.shelf import Shelf
from monstrum.texts.match import Match

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
ROUNDS = 3
NARROW, WIDE = (80, 24), (132, 40)
FONTS = re.compile(r"@font-face \{.*?\}", re.DOTALL)  # a picture asks nobody on the net for anything


@dataclass(frozen=True)
class Picture:
    """One picture: the game to open, if any, and the keys pressed before it is taken."""

    name: str
    size: tuple[int, int]
    match: Callable[[], Match] | None = None
    keys: Sequence[str] = field(default=())
    refused: bool = False  # whether the first option with a cross is selected


def until(reached: Callable[[Match], bool], players: str, seed: str = "8") -> Match:
    """A game played by greed until P0 is asked something worth a picture."""
    names = players.split(",")
    match = Match(load_game("xybrid"), {"players": len(names)}, seed, names)
    while not match.over():
        seat = engine.waiting(match.state)[0]
        if seat == 0 and reached(match):
            return match
        chance = decision_seed(match, seat)
        match.play(seat, [ask(make_bot("greedy", chance), match.game, match.state, seat, chance)])
    raise SystemExit(f"A game with seed {seed} has no such decision: take another one.")


def choosy(match: Match) -> bool:
    """Something in the lab may not be drawn."""
    view = match.game.view(match.state, 0)
    options = engine.legal_actions(match.state, 0)
    return engine.decision(match.state) == "DRAW" and 2 < len(options) < len(view.lab)


def activating(match: Match) -> bool:
    view = match.game.view(match.state, 0)
    return engine.decision(match.state) == "EFFECT_PART" and any(
        player.activated for player in view.players.values()
    )


def near_the_end(match: Match) -> bool:
    """The last breakthroughs are chosen."""
    view = match.game.view(match.state, 0)
    return engine.decision(match.state) == "BREAKTHROUGH" and bool(view.round == ROUNDS)


PICTURES = (
    Picture("menu", NARROW),
    Picture("draw", NARROW, lambda: until(choosy, "human,greedy,greedy")),
    Picture("refusal", NARROW, lambda: until(choosy, "human,greedy,greedy"), refused=True),
    Picture("deployment", WIDE, lambda: until(activating, "human,greedy,greedy")),
    Picture("card", WIDE, lambda: until(choosy, "human,greedy,greedy,greedy"), ["i"]),
    Picture("ranking", NARROW, lambda: until(near_the_end, "human,greedy"), ["1"] * 12),
)


async def take(picture: Picture, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as kept:
        shelf = Shelf(Path(kept), lambda game, kind: Path(kept) / f"{game}.toml", lambda path, text: None)
        app = MonstrumApp(shelf, picture.match() if picture.match else None, Path("my-game.toml"))
        app.pace.level = 5
        async with app.run_test(size=picture.size) as pilot:
            await pilot.pause()
            if picture.refused:
                choices = app.screen.query_one(ChoiceList)
                choices.highlighted = next(
                    at for at, choice in enumerate(choices.choices) if choice.action is None
                )
                await pilot.press("enter")
            for key in picture.keys:
                await pilot.press(key)
                await pilot.pause(0.3)
            await pilot.pause(0.2)
            drawn = FONTS.sub("", app.export_screenshot(title="monstrum play"))
    (folder / f"terminal-{picture.name}.svg").write_text(drawn, "utf-8")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for picture in PICTURES:
        asyncio.run(take(picture, folder))
        print(folder / f"terminal-{picture.name}.svg")


if __name__ == "__main__":
    main()
