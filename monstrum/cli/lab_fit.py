"""`monstrum lab fit GAME`: the weights of the eye for chances that a game brings, and how good they are."""

import json
import os
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from monstrum.cli.data_folder import write_new
from monstrum.cli.lab_match import Settings
from monstrum.content.counting import between
from monstrum.core.errors import BadConfig
from monstrum.games.library import FIRST, load_game
from monstrum.games.settings import read_settings
from monstrum.lab.fit import Fitted, Fitting, features_of, fit


def fit_weights(
    game: Annotated[str, typer.Argument(help="The game to play.")] = FIRST,
    players: Annotated[int, typer.Option(min=2, help="Seats; each number has weights of its own.")] = 2,
    games: Annotated[
        int, typer.Option("-n", "--games", min=2, help="To learn from; half as many measure.")
    ] = 2000,
    settings: Settings = None,
    seed: Annotated[str | None, typer.Option(help="Same seed, same weights; by default a new one.")] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", "--jobs", min=1, help="Processes; by default one per core.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option(help="A new file for the weights, as in data/value.toml.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Fit the weights of a game's value on games of its base policy, and measure them on fresh ones."""
    features_of(game)
    loaded = load_game(game)
    if not loaded.least_seats <= players <= loaded.most_seats:
        seats = between(loaded.least_seats, loaded.most_seats, "player")
        raise BadConfig(f"{loaded.title} is for {seats}, not {players}.")
    plan = Fitting(game, players, games, seed or str(secrets.randbits(32)), tuple(settings or ()))
    loaded.checked_config({"players": players} | read_settings(plan.settings))
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("games", total=games + games // 2)
        try:
            found = fit(plan, workers or os.cpu_count() or 1, lambda: progress.advance(task))
        except KeyboardInterrupt:
            done = round(progress.tasks[0].completed)
            progress.stop()
            typer.echo(f"monstrum: interrupted after {done} games; no weights follow from them.", err=True)
            raise
    if file is not None:
        write_new(file, toml(plan, found))
    typer.echo(json.dumps(as_data(plan, found), indent=2) if as_json else toml(plan, found).rstrip("\n"))


def as_data(plan: Fitting, found: Fitted) -> dict[str, object]:
    measure = found.measure
    return {
        "game": plan.game,
        "players": plan.players,
        "games": plan.games,
        "seed": plan.seed,
        "settings": list(plan.settings),
        "weights": found.weights,
        "positions": measure.positions,
        "brier": round(measure.brier, 4),
        "brier_of_the_score_alone": round(measure.score, 4),
        "reliability": [
            {"said": round(said, 3), "came": round(came, 3), "times": times}
            for said, came, times in measure.bins
        ],
    }


def toml(plan: Fitting, found: Fitted) -> str:
    """A table of weights; what was measured stands above it."""
    measure = found.measure
    lines = [
        f"# monstrum lab fit {plan.game} --players {plan.players} --games {plan.games} --seed {plan.seed}"
        + "".join(f" --set {said}" for said in plan.settings),
        f"# Brier score {measure.brier:.4f}, of the score alone {measure.score:.4f};"
        f" {measure.positions} fresh positions",
        "# said → came: " + ", ".join(f"{said:.0%} → {came:.0%}" for said, came, _ in measure.bins),
        f"[weights.{plan.key}]",
        *(f'"{name}" = {weight}' for name, weight in found.weights.items()),
    ]
    return "\n".join(lines) + "\n"
