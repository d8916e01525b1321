"""Random play until everything was used: the counts are true, and what breaks is kept as a scenario."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from monstrum.cli.main import run
from monstrum.core.actions import Actions
from monstrum.core.state import Frame
from monstrum.games.xybrid.game import XYbrid
from monstrum.games.xybrid.positions.first import TABLE
from monstrum.games.xybrid.rules import kinds
from monstrum.games.xybrid.rules.zones import move
from monstrum.games.xybrid.state import HAND, LAB, NO_SLOT, ROUNDS, LabState
from monstrum.lab import exhaustive
from monstrum.lab.exhaustive import Found, Search, exhaust, players_of
from monstrum.lab.failing import again
from monstrum.lab.one_game import game_seed
from monstrum.texts.scenario_file import read_scenario
from tests.texts.played import xybrid

GAMES = 60


@pytest.fixture(scope="module")
def found() -> Found:
    """Sixty games, whatever they reach."""
    return exhaust(Search("xybrid", "1", times=1_000_000, games=GAMES))


def test_random_games_are_sound(found: Found) -> None:
    assert found.games == GAMES
    assert found.failures == []
    assert 0 < found.progress() < 1


def test_every_card_and_operation_of_the_pack_is_a_goal(found: Found) -> None:
    game = xybrid()
    assert isinstance(game, XYbrid)
    ids = {id for id, _ in found.goals}

    assert ids >= {*game.catalog.ids, *game.catalog.breakthrough_ids}
    assert ids >= {"GAIN", "LOSE", "STEAL", "DRAW", "DESTROY", "TAKE", "ATTACH", "SWAP", "TOLAB", "STOCK"}
    assert ids >= {"BOOST", "ADDSCI", "SHIELD", "JAM", "COPY", "PEEK", "SPY", "VALUE", "AURA", "SCI", "HAND"}
    assert {what for id, what in found.goals if id == "H04"} == {"drawn", "attached", "deployed", "MISSION"}
    assert {what for id, what in found.goals if id == "H06"} == {"drawn", "attached", "deployed", "STATIC"}


def test_the_counts_are_those_of_the_games(found: Found) -> None:
    """What must be so, whatever is played: cores per player and round, one reveal per activation …"""
    players = sum(players_of(xybrid(), bytes.fromhex(game_seed("1", index))) for index in range(GAMES))
    sums: Counter[str] = Counter()
    for (_, what), number in found.counts.items():
        sums[what] += number

    assert sums["chosen"] == players * ROUNDS
    assert sums["revealed"] == sums["activated"] > 0
    assert sums["deployed"] > sums["DEPLOY"] > 0
    for part in ("H07", "A13"):
        assert found.counts[part, "drawn"] >= found.counts[part, "DRAW"] >= 0
    assert found.counts["H07", "drawn"] == found.counts["H07", "DRAW"] > 0
    assert all(number >= 0 for number in found.counts.values())


def test_nearly_everything_happens_in_sixty_games(found: Found) -> None:
    never = [goal for goal in found.goals if not found.counts[goal]]
    assert not never


def test_the_findings_do_not_depend_on_the_workers() -> None:
    alone = exhaust(Search("xybrid", "3", games=30))
    together = exhaust(Search("xybrid", "3", games=30), workers=2)

    assert (alone.games, alone.counts) == (together.games, together.counts)
    assert alone.below() == together.below() != []


# What breaks -----------------------------------------------------------------------------------------


class Breaking(Frame[LabState]):
    """Choosing a core fails in round 2."""

    def __init__(self, sound: Frame[LabState]) -> None:
        super().__init__(sound.name)
        self.sound = sound

    def options(self, state: LabState, out: Actions) -> None:
        self.sound.options(state, out)

    def resolve(self, state: LabState, action: int) -> None:
        if state.round == 2:
            self.fail(state)
        self.sound.resolve(state, action)

    def fail(self, state: LabState) -> None:
        raise IndexError("there is no such core")


class Losing(Breaking):
    """Choosing a core loses a part of the lab."""

    def fail(self, state: LabState) -> None:
        state.held[LAB] -= 1


class Smuggling(Breaking):
    """Choosing a core brings a part of the lab into a hand, and nobody is told."""

    def fail(self, state: LabState) -> None:
        move(state, state.first[LAB], HAND, NO_SLOT)


@pytest.fixture
def mending() -> Iterator[list[Frame[LabState]]]:
    """The sound frame, put back afterwards."""
    sound = TABLE[kinds.CHOOSE_CORE]
    yield [sound]
    TABLE[kinds.CHOOSE_CORE] = sound


@pytest.mark.parametrize(
    ("kind", "error"),
    [
        (Breaking, "IndexError: there is no such core"),
        (Losing, "Unsound: zone 0 holds"),
        (Smuggling, "Unsound: "),
    ],
)
def test_a_failing_game_becomes_a_scenario_that_fails_the_same_way(
    kind: type[Breaking],
    error: str,
    mending: list[Frame[LabState]],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    TABLE[kinds.CHOOSE_CORE] = kind(mending[0])
    arguments = ["lab", "exhaustive", "--games", "2", "--seed", "5", "--workers", "1", "--times", "1"]
    assert run([*arguments, "--failures", str(tmp_path)]) == 1

    printed = capsys.readouterr()
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    assert error in printed.err
    assert f"  monstrum lab again {files[0]}\n" in printed.err

    assert again(read_scenario(files[0])).startswith(error)
    assert run(["lab", "again", str(files[0])]) == 1
    if kind is Breaking:
        assert run(["scenario", "run", str(files[0])]) == 70
    TABLE[kinds.CHOOSE_CORE] = mending[0]
    assert run(["lab", "again", *map(str, files)]) == 0
    assert run(["scenario", "run", *map(str, files)]) == 0


def test_a_game_without_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exhaustive, "MOST_DECISIONS", 30)

    found = exhaust(Search("xybrid", "1", times=1, games=3))

    assert [failed.error for failed in found.failures] == ["NeverEnds: no end after 30 decisions"] * 3


def test_too_much_that_is_broken_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exhaustive, "MOST_DECISIONS", 3)

    assert exhaust(Search("xybrid", "1", times=1, games=1_000)).games == 20


@pytest.mark.soak
def test_every_card_is_used_a_hundred_times() -> None:
    found = exhaust(Search("xybrid", "soak", times=100), workers=2)

    assert found.failures == []
    assert found.below() == []
