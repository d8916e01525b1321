"""Other engines, measured in the same run: OpenSpiel and rlcard, where they are installed (`.[bench]`)."""

import random
from typing import Any

from monstrum.lab.bench import Row, install, there, tried


def peer_rows() -> tuple[list[Row], list[str]]:
    """The rows there are, and a line for every peer that is missing."""
    rows: list[Row] = []
    missing: list[str] = []
    for title, module, make in (("OpenSpiel", "pyspiel", open_spiel_rows), ("rlcard", "rlcard", rlcard_rows)):
        if not there(module):
            missing.append(f"{title} is left out: {module} is not installed ({install('bench')}).")
            continue
        found, sentence = tried(title, make)
        rows += found
        missing += sentence
    return rows, missing


def rlcard_rows() -> list[Row]:
    return [Row("rlcard uno, from Python", "decisions", RlcardUno(), peer=True)]


def open_spiel_rows() -> list[Row]:
    rows = [
        Row("OpenSpiel hearts, C++ loop", "decisions", SpielLoop("hearts"), peer=True),
        Row("OpenSpiel hearts, from Python", "decisions", SpielFromPython("hearts"), peer=True),
        Row("OpenSpiel hearts clone", "clones", SpielClone("hearts"), peer=True),
    ]
    rows += [
        Row(f"OpenSpiel {name}, C++ loop", "decisions", SpielLoop(name), peer=True)
        for name in ("crazy_eights", "gin_rummy")
    ]
    return [*rows, Row("OpenSpiel oh_hell, C++ search", "simulations", SpielSearch(), peer=True)]


def spiel() -> Any:
    import pyspiel

    return pyspiel


class SpielFromPython:
    """Random play as its users write it."""

    def __init__(self, name: str) -> None:
        self.game = spiel().load_game(name)
        self.rng = random.Random(1)

    def __call__(self, games: int) -> int:
        decisions = 0
        choose = self.rng.random
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(choose() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    decisions += len(legal) > 1
                    state.apply_action(legal[int(choose() * len(legal))])
        return decisions


class SpielLoop:
    """Random bots in its own C++ loop; how many real decisions a game has is counted from Python once."""

    def __init__(self, name: str) -> None:
        pyspiel = spiel()
        self.evaluate = pyspiel.evaluate_bots
        self.game = pyspiel.load_game(name)
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(self.game.num_players())]
        self.per_game = SpielFromPython(name)(100) / 100
        self.seed = 0

    def __call__(self, games: int) -> int:
        for _ in range(games):
            self.seed += 1
            self.evaluate(self.game.new_initial_state(), self.bots, self.seed)
        return round(games * self.per_game)


class SpielClone:
    """Copies of a state in the middle of a game."""

    def __init__(self, name: str) -> None:
        rng = random.Random(1)
        self.state = spiel().load_game(name).new_initial_state()
        for _ in range(75):
            self.state.apply_action(rng.choice(self.state.legal_actions()))

    def __call__(self, copies: int) -> int:
        clone = self.state.clone
        for _ in range(copies):
            clone()
        return copies


class SpielSearch:
    """Information-set search with random rollouts, for the first card of a deal of ten tricks."""

    def __init__(self) -> None:
        self.state = spiel().load_game("oh_hell(num_tricks_fixed=10)").new_initial_state()
        rng = random.Random(1)
        while self.state.is_chance_node():
            outcomes = self.state.chance_outcomes()
            self.state.apply_action(outcomes[rng.randrange(len(outcomes))][0])

    def __call__(self, simulations: int) -> int:
        pyspiel = spiel()
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        number = max(2, simulations)  # of one it makes no choice
        pyspiel.ISMCTSBot(1, evaluator, 1.4, number).step(self.state)
        return number


class RlcardUno:
    """The bare game, without its environment."""

    def __init__(self) -> None:
        from rlcard.games.uno import Game

        self.game = Game()
        self.rng = random.Random(1)

    def __call__(self, games: int) -> int:
        decisions = 0
        for _ in range(games):
            self.game.init_game()
            while not self.game.is_over():
                legal = self.game.get_legal_actions()
                decisions += len(legal) > 1
                self.game.step(self.rng.choice(legal))
        return decisions
