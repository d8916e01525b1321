"""What an observation of Hybrid shows: every mission, and every field."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from monstrum.core.engine import settle
from monstrum.core.state import State
from monstrum.envs.learnable import lesson, loaded
from monstrum.games.hybrid.effects import opcodes
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.rules.ground import OPEN, with_door
from monstrum.games.hybrid.state import SLOTS
from monstrum.texts.scenario import first_position, run_step
from monstrum.texts.scenario_file import read_scenario
from tests.envs.rare_skirmishes import (
    RARE,
    marked,
    of_an_objective,
    ordering,
    parried,
    picking,
    rolled,
    shown,
    watcher,
)
from tests.properties.test_random_skirmishes import MISSIONS, fighting_stops
from tests.rules.hybrid.effects import EVENT, OTHER
from tests.rules.hybrid.skirmish import skirmish

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "hybrid"


def test_warriors_are_shown_from_both_sides() -> None:
    fight = skirmish("#A..s#", "A@1 E", "s@4 W", active="A", A={"wounds": 2}, s={"parry": 3})
    for seat, own, enemy in ((0, 0, SLOTS), (1, SLOTS, 0)):
        seen = shown(fight.game, fight.state, seat)
        assert seen["side"][seat] == 1
        assert (seen["columns"][own], seen["columns"][enemy], seen["rows"][own]) == (2, 5, 1)
        assert seen["facing"].reshape(32, 4)[own].tolist() == [0, 1, 0, 0]
        assert seen["facing"].reshape(32, 4)[enemy].tolist() == [0, 0, 0, 1]
        assert (seen["wounds"][own], seen["parry"][enemy], seen["active"][own]) == (2, 3, 1)
        plane = "friends" if seat == 0 else "enemies"
        assert np.flatnonzero(seen[plane]).tolist() == [1]


def test_the_board_changes_with_its_doors() -> None:
    taken = lesson("hybrid", 2, mission="HYM-3")
    state: Any = taken.beginning()
    settle(state)
    before = shown(taken.game, state, 0)  # type: ignore[arg-type]
    state.ground = with_door(state.ground, 0, OPEN)
    after = shown(taken.game, state, 0)  # type: ignore[arg-type]
    changed = [name for name in before if (before[name] != after[name]).any()]
    assert changed == ["solid", "doorways", "doors"]
    assert after["doors"][:4].tolist() == [0, 1, 0, 0]


def test_every_mission_is_shown_in_the_same_number_of_bytes() -> None:
    sizes = set()
    for number, mission in enumerate(MISSIONS):
        taken = lesson("hybrid", 2, mission=mission)
        state = taken.beginning()
        settle(state)
        assert isinstance(taken.game, Hybrid)
        seen = shown(taken.game, state, 0)
        assert np.flatnonzero(seen["mission"]).tolist() == [number]
        sizes.add(taken.encoder.size)
    assert len(sizes) == 1


def test_a_movement_is_seen_with_its_points() -> None:
    fight = skirmish("#A...s#", "A@1 E", "s@5 W", active="A").play("mode MV", "level 1")
    before = shown(fight.game, fight.state, 1)
    fight.play("step E")
    after = shown(fight.game, fight.state, 1)
    assert marked(fight, 1, "about") == [SLOTS]
    assert after["move_points"][0] == before["move_points"][0] - 1
    assert (before["move_arrival"].tolist(), after["move_arrival"].tolist()) == ([1, 0, 0, 0], [0, 1, 0, 0])


def test_a_parry_is_seen_with_the_attack_it_is_against() -> None:
    fight = parried()
    assert (fight.asked, fight.seat) == ("CARDS", 1)
    assert (marked(fight, 1, "attacker"), marked(fight, 1, "attacked")) == ([SLOTS], [0])
    assert (marked(fight, 0, "attacker"), marked(fight, 0, "attacked")) == ([0], [SLOTS])
    assert marked(fight, 0, "attack_level") == [0]
    assert marked(fight, 0, "window_mode") == [1]  # DC
    assert 3 in marked(fight, 0, "window_facts")  # it is a parry


def test_a_roll_that_may_be_made_again_is_seen() -> None:
    fight = rolled()
    seen = shown(fight.game, fight.state, 0)
    assert (fight.asked, seen["roll_die"][0]) == ("EFFECT_MAY", 9)
    assert (marked(fight, 0, "roller"), marked(fight, 1, "roller")) == ([0], [SLOTS])
    assert marked(fight, 0, "roll") == [0]  # for a strike
    assert marked(fight, 0, "source_operation") == [opcodes.REROLL]
    assert marked(fight, 0, "source_card") == [fight.state.catalog.card_ids.index(EVENT)]


def test_targets_picked_so_far_are_seen() -> None:
    fight = picking()
    assert (fight.asked, fight.seat) == ("EFFECT_PICK", 0)
    assert (marked(fight, 0, "picked_figures"), marked(fight, 1, "picked_figures")) == ([1], [SLOTS + 1])
    assert (marked(fight, 0, "source_figure"), marked(fight, 0, "source_opposing")) == ([0], [SLOTS])


def test_effects_to_be_ordered_are_seen_by_their_cards() -> None:
    fight = ordering()
    ids = fight.state.catalog.card_ids
    seen = shown(fight.game, fight.state, 0)
    assert fight.asked == "EFFECT_ORDER"
    assert seen["order_cards"][:3].tolist() == [ids.index(EVENT) + 1, ids.index(OTHER) + 1, 0]


def test_an_effect_of_an_objective_is_seen_as_one() -> None:
    fight = of_an_objective()
    assert fight.asked == "EFFECT_PICK"
    assert marked(fight, 0, "source_other") == [0]
    assert marked(fight, 0, "source_card") == []


# Coverage ---------------------------------------------------------------------------------------------


def positions() -> Iterator[tuple[Hybrid, State]]:
    """Scenarios of all rules, a game of each mission, and the rare positions above."""
    for path in sorted(SCENARIOS.glob("*.toml")):
        scenario = read_scenario(path)
        folder = path.parent / (scenario.pack or "standard")
        game: Any = loaded("hybrid", str(folder) if folder.is_dir() else scenario.pack)
        state = first_position(scenario, game)
        yield game, state
        for said in scenario.steps:
            run_step(game, state, said)
            yield game, state
    taken: Any = lesson("hybrid", 2).game
    for mission in MISSIONS:
        for stop in fighting_stops(mission, 1, stop_every=3):
            yield taken, stop.state
    for make in RARE:
        fight = make()
        yield fight.game, fight.state


def test_every_field_comes_to_use() -> None:
    """A field that is always zero would be one that was forgotten."""
    used: dict[Hybrid, Any] = {}
    for game, state in positions():
        for seat in range(2):
            seen = watcher(game).observation(state, seat) > 0
            used[game] = used[game] | seen if game in used else seen
    idle = {field.name for field in lesson("hybrid", 2).encoder.fields}
    for game, seen in used.items():
        for field in watcher(game).encoder.fields:
            if seen[field.start : field.start + field.size].any():
                idle.discard(field.name)
    assert idle == set()
