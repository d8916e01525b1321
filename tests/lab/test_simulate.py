"""Simulation: balanced seats, the same numbers whatever the workers, and failures that can be run again."""

import shlex

import pytest

from monstrum.cli.main import run
from monstrum.core.errors import BadConfig
from monstrum.lab import one_game
from monstrum.lab.one_game import Played, game_seed, seating
from monstrum.lab.simulate import Plan, command, count, results, simulate


def plan(*players: str, games: int = 6, fixed: bool = False) -> Plan:
    return Plan("xybrid", players, games, "1", None, fixed)


def test_everybody_sits_everywhere_equally_often() -> None:
    seats = [seating(3, index, fixed=False) for index in range(6)]

    for seat in range(3):
        assert sorted(places[seat] for places in seats) == [0, 0, 1, 1, 2, 2]
    assert seating(3, 4, fixed=True) == (0, 1, 2)


def test_every_game_has_its_own_seed_and_the_first_has_the_base() -> None:
    seeds = [game_seed("1", index) for index in range(100)]

    assert len(set(seeds)) == 100
    assert game_seed(seeds[17], 0) == seeds[17]


def test_the_numbers_do_not_depend_on_the_workers() -> None:
    alone = simulate(plan("random", "random", games=20))
    together = simulate(plan("random", "random", games=20), workers=2)

    assert (alone.bots, alone.seats, alone.scores) == (together.bots, together.seats, together.scores)
    assert alone.decisions == together.decisions


def test_the_first_games_are_the_same_however_many_follow() -> None:
    few: list[Played] = []
    many: list[Played] = []
    simulate(plan("random", "random", games=3), tick=few.append)
    simulate(plan("random", "random", games=5), tick=many.append)

    assert many[:3] == few


def test_nobody_counts_the_games_before_they_are_played() -> None:
    """However many are wanted, by one process or two: a list of what is to be done would fill the memory."""
    for workers in (1, 2):
        games = results(plan("random", "random", games=10**17), workers)
        assert next(games).index == 0


def test_a_shared_win_is_half_a_win_and_a_seat_is_counted_for_who_sat_there() -> None:
    played = [
        Played(0, "a", (0, 1), winners=(0,), scores=(9, 5), decisions=10),
        Played(1, "b", (1, 0), winners=(0, 1), scores=(7, 7), decisions=20),
        Played(2, "c", (0, 1), failure="it broke"),
    ]

    report = count(plan("greedy", "random"), played, 2.0)

    assert (report.bots["greedy"].wins, report.bots["random"].wins) == (1.5, 0.5)
    assert [rate.wins for rate in report.seats] == [1.5, 0.5]
    assert report.scores == {"greedy": 8.0, "random": 6.0}
    assert (report.games, report.decisions, report.speed) == (2, 15.0, 1.0)
    assert [failed.index for failed in report.failures] == [2]


def test_two_seats_of_one_bot_are_counted_together() -> None:
    played = [Played(0, "a", (0, 1, 2), winners=(2,), scores=(1, 2, 3), decisions=1)]

    report = count(plan("greedy", "random", "random"), played, 1.0)

    assert (report.bots["random"].wins, report.bots["random"].games) == (1.0, 2)


@pytest.mark.parametrize("players", [("random",), ("random",) * 5])
def test_a_wrong_number_of_players_is_a_sentence(players: tuple[str, ...]) -> None:
    with pytest.raises(BadConfig, match="XYbrid is for 2 to 4 players, not"):
        simulate(plan(*players))


def test_a_failing_game_is_told_with_a_command_that_plays_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(one_game, "MOST_DECISIONS", 160)  # some random games are longer, some are not
    failures = simulate(plan("random", "random", games=12)).failures
    assert 0 < len(failures) < 12

    again = shlex.split(command(plan("random", "random"), failures[-1]))
    assert run([*again[1:], "--workers", "1"]) == 1

    printed = capsys.readouterr()
    assert "no end after 160 decisions" in printed.err
    assert command(plan("random", "random"), failures[-1]) in printed.err


def test_turns_and_games_without_a_single_winner_are_counted() -> None:
    short = Plan("mutation_wars", ("random", "random"), 4, "1", settings=("max_turns=2",))
    report = simulate(short)
    assert (report.turns, report.longest) == (2.0, 2)
    assert (report.drawn, report.shared) == (4, 0)  # nobody can be complete after two turns
    assert [rate.wins for rate in (*report.seats, *report.bots.values())] == [0.0, 0.0, 0.0]  # MW-2.8
    assert simulate(plan("random", "random", games=2)).turns == 3.0


def test_settings_are_checked_before_anything_is_played() -> None:
    with pytest.raises(BadConfig, match="max_turns"):
        simulate(Plan("mutation_wars", ("random", "random"), 4, "1", settings=("max_turn=2",)))


def test_the_command_of_a_failed_game_names_its_settings() -> None:
    extended = Plan("mutation_wars", ("random", "random"), 1, "1", settings=("mode=extended",))
    assert "--set mode=extended" in command(extended, Played(0, "1", (0, 1), failure="x"))
