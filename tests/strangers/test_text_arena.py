"""TextArena's own loop with two scripted agents finishes a game of each kind."""

import json
import subprocess
from pathlib import Path

import pytest

from monstrum.games.library import OURS
from tests.needs import needs
from tools.needed.strangers import TEXT_ARENA

pytestmark = pytest.mark.soak

ID = {name: entry.environment.replace("monstrum/", "Monstrum-") for name, entry in OURS.items()}

SMALL = {"mutation_wars": {"target_bodies": 2}}  # chance takes very long to grow more
LOOP = '''\
import json, random, re, sys

import textarena as ta

import monstrum.envs.text_arena


class Scripted(ta.Agent):
    """Any of the options it was shown last; at first something that is none."""

    def __init__(self, seed, name):
        self.rng, self.refusals, self.first, self.name = random.Random(seed), 0, True, name

    def __call__(self, observation):
        assert "You play" in observation
        if self.first:
            self.first = False
            return "I would like to win.\\nswap A01 A02"
        self.refusals = observation.count("That is not possible: ")
        last = re.findall(r"^ *(\\d+)  (\\S.*?)  –  ", observation, re.MULTILINE)
        count = int(last[-1][0])
        number, words = self.rng.choice(last[-count:])
        return f"I think about {count} of them. [{self.rng.choice((number, words))}]"


def play(seed):
    env = ta.make(sys.argv[1], **json.loads(sys.argv[2]))
    env.reset(num_players=2, seed=seed)
    agents = {0: Scripted(seed, 0), 1: Scripted(seed + 1, 1)}
    done, steps = False, 0
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(action=agents[player](observation))
        steps += 1
        assert steps < 20000
    rewards, told = env.close()
    return rewards, steps, [agent.refusals for agent in agents.values()], told

first = play(7)
assert "XYbrid" not in sys.argv[1] or first == play(7), "the same seed, another game"
stubborn = ta.make(sys.argv[1])
stubborn.reset(num_players=2, seed=1)
for refused in range(4):
    done, info = stubborn.step(action="")
assert done and stubborn.close()[0][stubborn.state.current_player_id] == -1
print(json.dumps([first[0], first[1], first[2]]))
'''


@pytest.mark.parametrize("name", OURS)
def test_two_scripted_agents_finish_a_game(name: str, tmp_path: Path) -> None:
    python = needs(TEXT_ARENA)
    (tmp_path / "loop.py").write_text(LOOP)
    done = subprocess.run(
        [python, str(tmp_path / "loop.py"), ID[name], json.dumps(SMALL.get(name, {}))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    rewards, steps, refusals = json.loads(done.stdout.splitlines()[-1])
    assert sum(rewards.values()) == pytest.approx(0)
    assert steps > 20
    assert refusals == [1, 1]
