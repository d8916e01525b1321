"""Learns XYbrid by playing many games at once against a random opponent, and shows how it gets better.

    python examples/learn_xybrid.py --rounds 160 --minutes 30 --svg docs/pictures/learning-xybrid.svg

Needs `pip install 'monstrum[envs]'`; the picture needs matplotlib, `--torch` needs torch (both in `[learn]`).
"""

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from policy_numpy import NumpyPolicy

from monstrum.envs.vector import GameBatch
from monstrum.envs.watching import scales

GAMES = 128  # side by side
STEPS = 32  # decisions per game between two lessons
MINIBATCH = 1024
EPOCHS = 2
MEMORY = 0.97  # how far a surprise reaches back (the lambda of generalised advantage estimation)


@dataclass
class Curve:
    """Win rates over time."""

    games: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)


def picks(logs: NDArray[np.float32], rng: np.random.Generator) -> NDArray[np.int64]:
    """One action per row, as likely as the policy says."""
    noise = rng.gumbel(size=logs.shape).astype(np.float32)
    chosen: NDArray[np.int64] = np.argmax(logs + noise, axis=1)
    return chosen


def practise(batch: GameBatch, policy: Any, rng: np.random.Generator) -> dict[str, NDArray[Any]]:
    """Some decisions in every game, with what came of them."""
    taken: dict[str, list[NDArray[Any]]] = {
        key: [] for key in ("observations", "masks", "actions", "old_logs", "values", "rewards", "ends")
    }
    for _ in range(STEPS):
        logs, values = policy.look(batch.observations, batch.masks)
        actions = picks(logs, rng)
        taken["observations"].append(batch.observations.copy())
        taken["masks"].append(batch.masks.copy())
        batch.step(actions)
        taken["actions"].append(actions)
        taken["old_logs"].append(logs[np.arange(len(actions)), actions])
        taken["values"].append(values)
        taken["rewards"].append(batch.returns[:, 0].astype(np.float32))
        taken["ends"].append(batch.finished.copy())
    _, last = policy.look(batch.observations, batch.masks)
    found = {key: np.stack(rows) for key, rows in taken.items()}
    found["advantages"] = surprises(found["rewards"], found["values"], found["ends"], last)
    found["returns"] = found["advantages"] + found["values"]
    return found


def surprises(
    rewards: NDArray[Any], values: NDArray[Any], ends: NDArray[Any], last: NDArray[Any]
) -> NDArray[np.float32]:
    """How much better than expected it went from each decision on."""
    found = np.zeros_like(values)
    following, later = last, np.zeros_like(last)
    for at in reversed(range(len(values))):
        goes_on = 1 - ends[at].astype(np.float32)
        later = rewards[at] + goes_on * following - values[at] + MEMORY * goes_on * later
        found[at] = later
        following = values[at]
    return found


def lesson(policy: Any, seen: dict[str, NDArray[Any]], rng: np.random.Generator) -> None:
    flat = {key: rows.reshape(-1, *rows.shape[2:]) for key, rows in seen.items()}
    better = flat["advantages"]
    flat["advantages"] = (better - better.mean()) / (better.std() + 1e-8)
    keys = ("observations", "masks", "actions", "old_logs", "advantages", "returns")
    for _ in range(EPOCHS):
        order = rng.permutation(len(better))
        for start in range(0, len(order), MINIBATCH):
            some = order[start : start + MINIBATCH]
            policy.learn(*(flat[key][some] for key in keys))


def exam(policy: Any, opponent: str, seed: int, games: int) -> float:
    """How many of so many new games the policy wins, draws counting half."""
    batch = GameBatch("xybrid", GAMES, opponents=opponent, seed=seed)
    rng = np.random.default_rng(seed)
    played, won = 0, 0.0
    while played < games:
        logs, _ = policy.look(batch.observations, batch.masks)
        batch.step(picks(logs, rng))
        ended = batch.returns[batch.finished, 0]
        played += len(ended)
        won += float((ended > 0).sum() + 0.5 * (ended == 0).sum())
    return won / played


def draw(curve: Curve, path: Path, title: str) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "monstrum"
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot(curve.games, [100 * rate for rate in curve.rates], color="#1b6e53", linewidth=2)
    for level in (60, 85):
        axes.axhline(level, color="#999999", linewidth=0.8, linestyle="--")
    axes.set(xlabel="games played", ylabel="games won against random, %", ylim=(30, 100), title=title)
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    path.write_text("\n".join(line.rstrip() for line in path.read_text().splitlines()) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=10**9, help="lessons at most")
    parser.add_argument("--opponent", default="random", choices=["random", "greedy"])
    parser.add_argument("--exam-games", type=int, default=400, help="games per point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--torch", action="store_true", help="PyTorch instead of numpy")
    parser.add_argument("--svg", type=Path, help="where to draw the curve")
    said = parser.parse_args()

    batch = GameBatch("xybrid", GAMES, opponents=said.opponent, seed=said.seed)
    encoder = batch.lesson.encoder
    maker: Any = NumpyPolicy
    if said.torch:
        from policy_torch import TorchPolicy as maker
    policy = maker(scales(encoder), encoder.space, seed=said.seed)
    rng = np.random.default_rng(said.seed)
    curve, started, spent, rounds = Curve(), time.monotonic(), 0.0, 0
    while True:
        if rounds % 20 == 0:
            pause = time.monotonic()
            rate = exam(policy, said.opponent, 10_000 + rounds, said.exam_games)
            curve.games.append(int(batch.core.games))
            curve.seconds.append(pause - started - spent)
            curve.rates.append(rate)
            spent += time.monotonic() - pause
            print(
                f"{curve.seconds[-1]:6.0f} s  {curve.games[-1]:7,} games  {100 * rate:5.1f} % won", flush=True
            )
        if time.monotonic() - started - spent > 60 * said.minutes or rounds >= said.rounds:
            break
        lesson(policy, practise(batch, policy, rng), rng)
        rounds += 1
    if said.svg:
        kind = "PyTorch" if said.torch else "numpy"
        draw(curve, said.svg, f"XYbrid, two players: a small policy in {kind} against {said.opponent}")
        print(f"The curve is in {said.svg}.")


if __name__ == "__main__":
    main()
