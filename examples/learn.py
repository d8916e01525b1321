"""Learns a game by playing many at once against an opponent in the core, and shows how it gets better.

    python examples/learn.py xybrid --rounds 160 --minutes 30 --svg docs/pictures/learning-xybrid.svg
    python examples/learn.py hybrid --set mission=HYM-1 --exams random,greedy@1,bramble --minutes 10

It is PPO, with masks. An exam is new games against each of `--exams`: any bot of ours, by name.
Needs `pip install 'monstrum[envs]'`; the picture needs matplotlib, `--torch` needs torch (both in `[learn]`).
"""

import argparse
import time
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from policy_numpy import NumpyPolicy

from monstrum.envs.opponents import GREEDY, RANDOM
from monstrum.envs.seat_env import SeatEnv
from monstrum.envs.vector import GameBatch
from monstrum.envs.watching import scales
from monstrum.games.settings import read_settings

GAMES = 128  # side by side
STEPS = 32  # decisions per game between two lessons
MINIBATCH = 1024
EPOCHS = 2
MEMORY = 0.97  # how far a surprise reaches back (the lambda of generalised advantage estimation)


@dataclass
class Curve:
    """Win rates over time, against each opponent."""

    games: list[int] = field(default_factory=list)
    rates: dict[str, list[float]] = field(default_factory=dict)


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


def exam(policy: Any, game: str, config: dict[str, Any], opponent: str, seed: int, games: int) -> float:
    """How many of so many new games the policy wins, draws counting half."""
    if opponent not in (RANDOM, GREEDY):
        return slow_exam(policy, SeatEnv(game, opponents=opponent, **config), seed, games)
    batch = GameBatch(game, min(GAMES, games), opponents=opponent, seed=seed, **config)
    rng = np.random.default_rng(seed)
    counts = np.full(batch.number, -(-games // batch.number))  # as many of each: short games are not alone
    won = 0.0
    while counts.any():
        logs, _ = policy.look(batch.observations, batch.masks)
        batch.step(picks(logs, rng))
        ended = batch.finished & (counts > 0)
        won += float(share(batch.returns[ended, 0]).sum())
        counts[ended] -= 1
    return won / (batch.number * -(-games // batch.number))


def slow_exam(policy: Any, env: SeatEnv, seed: int, games: int) -> float:
    """The same one game after the other, against a bot that thinks outside of the core's loops."""
    rng = np.random.default_rng(seed)
    won = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            logs, _ = policy.look(seen["observation"][None], seen["action_mask"][None].astype(bool))
            seen, reward, over, _, _ = env.step(int(picks(logs, rng)[0]))
        won += float(share(np.array([reward]))[0])
    return won / games


def share(returns: NDArray[Any]) -> NDArray[Any]:
    return (returns > 0) + 0.5 * (returns == 0)


def draw(curve: Curve, path: Path, title: str) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "monstrum"
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    for opponent, rates in curve.rates.items():
        axes.plot(curve.games, [100 * rate for rate in rates], linewidth=2, label=f"against {opponent}")
    axes.axhline(50, color="#999999", linewidth=0.8, linestyle="--")
    axes.set(xlabel="games played", ylabel="games won, %", ylim=(0, 100), title=title)
    axes.legend(loc="lower right")
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    path.write_text("\n".join(line.rstrip() for line in path.read_text().splitlines()) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="xybrid")
    parser.add_argument("--set", action="append", default=[], help="a setting, like mission=HYM-1")
    parser.add_argument("--minutes", type=float, default=4, help="of processor, exams aside")
    parser.add_argument("--rounds", type=int, default=10**9, help="lessons at most")
    parser.add_argument("--opponent", default=RANDOM, choices=[RANDOM, GREEDY], help="to learn from")
    parser.add_argument("--exams", default=RANDOM, help="opponents to be measured against")
    parser.add_argument("--exam-games", type=int, default=400, help="games per point of the curve")
    parser.add_argument("--every", type=int, default=20, help="lessons between two exams")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--torch", action="store_true", help="PyTorch instead of numpy")
    parser.add_argument("--svg", type=Path, help="where to draw the curve")
    said = parser.parse_args()
    if said.svg and find_spec("matplotlib") is None:
        parser.error("the picture needs matplotlib: pip install 'monstrum[learn]'")

    config = read_settings(said.set)
    batch = GameBatch(said.game, GAMES, opponents=said.opponent, seed=said.seed, **config)
    encoder = batch.lesson.encoder
    maker: Any = NumpyPolicy
    if said.torch:
        from policy_torch import TorchPolicy as maker
    policy = maker(scales(encoder), encoder.space, seed=said.seed)
    rng = np.random.default_rng(said.seed)
    curve, started, spent, rounds = Curve(), time.process_time(), 0.0, 0
    while True:
        if rounds % said.every == 0:
            pause = time.process_time()
            curve.games.append(int(batch.core.games))
            line = f"{pause - started - spent:6.0f} s  {curve.games[-1]:7,} games "
            for name in said.exams.split(","):
                rate = exam(policy, said.game, config, name, 10_000 + rounds, said.exam_games)
                curve.rates.setdefault(name, []).append(rate)
                line += f"  {name} {100 * rate:5.1f} % won"
            spent += time.process_time() - pause
            print(line, flush=True)
        if time.process_time() - started - spent > 60 * said.minutes or rounds >= said.rounds:
            break
        lesson(policy, practise(batch, policy, rng), rng)
        rounds += 1
    if said.svg:
        kind = "PyTorch" if said.torch else "numpy"
        title = batch.lesson.game.title
        draw(curve, said.svg, f"{title}, two players: a small policy in {kind} learns from {said.opponent}")
        print(f"The curve is in {said.svg}.")


if __name__ == "__main__":
    main()
