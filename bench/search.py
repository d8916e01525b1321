"""A level against OpenSpiel's own information-set search, on the same deals of one of our games.

    python bench/search.py visits --pairs 20 --file search.jsonl    as many simulations as the level may have
    python bench/search.py time --pairs 20                          as much of a processor as the level took
    python bench/search.py sampled --pairs 20                       as `visits`, the move drawn by visits

Needs OpenSpiel (`.[openspiel]`). The search is OpenSpiel's code as it is, on states resampled from what its
seat knows. Only its random games to the end are played in our core, where a thousand are played in the time
of thirty: they are the same, and it gets more of them. Each deal is played with the level on either seat;
deals are added to the file, and the same command goes on where it was.
"""

import argparse
import json
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from monstrum.bots.levels import levels_of
from monstrum.bots.minds import mind
from monstrum.core.bandit import Bandit
from monstrum.core.engine import actor
from monstrum.core.playout import playout
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.envs.spiel import SpielState, short_name
from monstrum.games.library import load_game
from monstrum.lab.sequential import OPEN, Hypotheses, log_ratio
from monstrum.lab.statistics import of_deals

KINDS = ismcts.ISMCTSFinalPolicyType
HOW = {
    "visits": KINDS.MAX_VISIT_COUNT,
    "time": KINDS.MAX_VISIT_COUNT,
    "sampled": KINDS.NORMALIZED_VISITED_COUNT,
}
EXPLORES = 1.5  # of OpenSpiel's example
LEAST = 2  # simulations: of fewer it makes no choice


class PlayedOn:
    """OpenSpiel's random rollout, one for each leaf."""

    def __init__(self, seed: int) -> None:
        self.rng = Quick(seed)

    def evaluate(self, state: SpielState) -> list[float]:
        table = state.story.state.clone()
        playout(table, self.rng)
        return list(state.story.game.result(table).returns)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Search(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's, which may be given seconds of a processor instead of a number."""

    seconds = 0.0

    def sample_root_state(self, state: SpielState) -> Any:
        if self.seconds and self._root_node.total_visits >= LEAST and time.process_time() > self.until:
            raise TimeoutError
        return super().sample_root_state(state)

    def run_search(self, state: SpielState) -> Any:
        self.until = time.process_time() + self.seconds
        try:
            return super().run_search(state)
        except TimeoutError:
            return self.get_final_policy(state, self._root_node)


class Level:
    """The level, on a table whose chance OpenSpiel decides."""

    def __init__(self, game: str, level: int) -> None:
        self.grade = levels_of(game)[level - 1][0]
        self.inside: Bandit = mind(load_game(game), 2).bandit(self.grade)
        self.spent, self.asked = 0.0, 0

    def step(self, state: State, word: int) -> int:
        began = time.process_time()
        table = state.clone()
        table.chance.explicit = False  # the worlds it makes have a deck and chance of their own
        found = self.inside.choose(table, actor(table), Quick(word))
        self.spent += time.process_time() - began
        self.asked += 1
        return int(found)


def play(name: str, level: int, how: str, deal: int, seat: int) -> tuple[float, Level, float, int]:
    """The level's share of the win; the level with what it has used; what the search has used."""
    game = pyspiel.load_game(short_name(name))
    chance, words = random.Random(f"deal {deal}"), random.Random(f"words {deal} {seat}")
    mine = Level(name, level)
    search = Search(
        game,
        PlayedOn(deal + 1),
        EXPLORES,
        mine.grade.simulations if how != "time" else 1 << 30,
        random_state=np.random.RandomState(2 * deal + seat),
        final_policy_type=HOW[how],
    )
    state, spent, asked = game.new_initial_state(), 0.0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(outcomes, chances)[0]
        elif state.current_player() == seat:
            action = mine.step(state.story.state, words.getrandbits(60))
        else:
            began = time.process_time()
            if how == "time":
                search.seconds = mine.spent / mine.asked if mine.asked else 0.02
            action = int(search.step(state))
            spent += time.process_time() - began
            asked += 1
        state.apply_action(action)
    returns = state.returns()
    best = max(returns)
    return (returns.count(best) ** -1 if returns[seat] == best else 0.0), mine, spent, asked


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("how", choices=list(HOW))
    parser.add_argument("--game", default="xybrid")
    parser.add_argument("--level", type=int, default=8)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--low", type=float, default=0.5)
    parser.add_argument("--high", type=float, default=0.6)
    parser.add_argument("--file", type=Path)
    said = parser.parse_args()
    rows: list[dict[str, Any]] = []
    if said.file and said.file.exists():
        rows = [json.loads(line) for line in said.file.read_text().splitlines()]
    for deal in range(len(rows), said.pairs):
        games = [play(said.game, said.level, said.how, deal, seat) for seat in range(2)]
        row: dict[str, Any] = {"deal": deal, "won": [game[0] for game in games]}
        row["level"] = [sum(game[1].spent for game in games), sum(game[1].asked for game in games)]
        row["search"] = [sum(game[2] for game in games), sum(game[3] for game in games)]
        rows.append(row)
        if said.file:
            with said.file.open("a") as file:
                file.write(json.dumps(row) + "\n")
        if told(rows, Hypotheses(said.low, said.high)) != OPEN:
            break


def told(rows: list[dict[str, Any]], hypotheses: Hypotheses) -> str:
    """One line about all deals so far, and what the sequential test says."""
    shares = [sum(row["won"]) / 2 for row in rows]
    results = {at / 4: 0 for at in range(5)} | dict(Counter(shares))
    decision = hypotheses.decide(log_ratio(results, hypotheses))
    rate = of_deals(shares, 2)
    used = [
        1000 * sum(row[who][0] for row in rows) / sum(row[who][1] for row in rows)
        for who in ("level", "search")
    ]
    print(
        f"{len(rows)} deals: {rate.share:.1%} ({rate.low:.0%}–{rate.high:.0%}) for the level,"
        f" {used[0]:.1f} ms a decision against {used[1]:.1f};"
        f" {hypotheses.low:g} or {hypotheses.high:g}: {decision or 'not known yet'}",
        flush=True,
    )
    return decision


if __name__ == "__main__":
    main()
