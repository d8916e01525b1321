"""The picture of a table of Hybrid: the plan with warriors and their facing, and all that can be chosen."""

import re

import pytest

from monstrum.core import engine
from monstrum.core.contract import SPECTATOR
from monstrum.games.hybrid.state import SkirmishState
from monstrum.terminal.drawings import drawing_of
from monstrum.terminal.hybrid.signs import SIDES
from monstrum.terminal.look import Look
from monstrum.terminal.sketch import Drawn, width_of
from monstrum.terminal.table_view import spots
from monstrum.texts.choosing import Choosing
from tests.games.hybrid.positions import some_positions
from tests.rules.hybrid.skirmish import standard

IN_SMALL, IN_LARGE = (46, 20), (73, 34)  # what is left for the table of 80×24 and 120×40
DRAWING = drawing_of(standard())


def look(state: SkirmishState, seat: int, size: tuple[int, int], piles_open: bool = False) -> Look:
    game = standard()
    choices = Choosing(game, state, seat).choices() if seat in engine.waiting(state) else []
    lit = frozenset(ref for choice in choices for ref in choice.refs)
    seen = game.outlook(state, seat)
    view = game.view(state, seat)
    near = frozenset(seen.refs)
    return Look(game, view, seat, ("Ann", "Bob"), *size, piles_open, lit, near, seen.lines)


def lines(drawn: Drawn) -> list[str]:
    return ["".join(piece.text for piece in line).rstrip() for line in drawn.lines]


def crossing(decision: str) -> SkirmishState:
    return next(
        state
        for state in some_positions()
        if state.mission.id == "HYM-2" and engine.decision(state) == decision
    )


def test_a_warrior_is_his_facing_and_his_letter() -> None:
    state = crossing("MODE")
    drawn = "\n".join(lines(DRAWING.table(look(state, engine.actor(state), IN_LARGE))))
    for letter, figure in standard().view(state, 0).figures.items():
        if figure.at:
            arrow = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}[figure.facing]
            assert f"{arrow}{letter}" in drawn
            assert f"{letter}{arrow}" in drawn


def test_squares_within_reach_are_marked() -> None:
    state = crossing("MOVE")
    seat = engine.actor(state)
    near = standard().outlook(state, seat).refs
    drawn = DRAWING.table(look(state, seat, IN_LARGE))
    marked = {piece.ref for line in drawn.lines for piece in line if piece.text == "•"}
    assert marked
    assert marked <= set(near)
    text = "\n".join(lines(drawn))
    assert f"Within reach: {len(near)} squares" in text


@pytest.mark.parametrize("size", [IN_SMALL, IN_LARGE])
def test_all_that_can_be_chosen_is_drawn_in_the_width_there_is(size: tuple[int, int]) -> None:
    for state in some_positions():
        for seat in [*engine.waiting(state), SPECTATOR]:
            seen = look(state, seat, size)
            drawn = DRAWING.table(seen)
            assert all(width_of(line) <= size[0] for line in drawn.lines)
            missing = seen.lit - spots(drawn).keys()
            assert not missing, (engine.decision(state), missing)
            assert DRAWING.status(seen)
            for ref in spots(drawn):
                DRAWING.card(standard(), seen.view, ref)


def test_the_window_holds_the_active_warrior_and_what_he_can_choose() -> None:
    for state in some_positions():
        for seat in engine.waiting(state):
            seen = look(state, seat, IN_SMALL)
            figure = seen.view.figures.get(seen.view.active)
            if figure is not None and figure.at:
                he = {
                    f"figure:{seen.view.active}",
                    f"square:{figure.at}",
                }  # his square, while it can be chosen
                assert he & spots(DRAWING.table(seen)).keys()


def test_a_plan_needs_no_scrolling_in_a_large_window() -> None:
    for state in some_positions():
        drawn = DRAWING.table(look(state, 0, IN_LARGE))
        assert len(drawn.lines) <= IN_LARGE[1] + 6, engine.decision(state)


@pytest.mark.parametrize(("size", "scale"), [((150, 60), 2), ((220, 110), 3)])
def test_a_map_that_fits_several_times_is_drawn_as_large(size: tuple[int, int], scale: int) -> None:
    state = crossing("MOVE")
    seat = engine.actor(state)
    seen = look(state, seat, size)
    large, small = DRAWING.table(seen), DRAWING.table(look(state, seat, IN_LARGE))
    columns = len(seen.view.map[0])
    assert [line for line in lines(large) if len(line) >= 2 * scale * (columns - 1)]
    ground = {ref for ref in spots(small) if ref.startswith("square:")}
    assert {ref for ref in spots(large) if ref.startswith("square:")} >= ground
    wall = spots(large)["square:0,0"]
    assert (wall.width, wall.height) == (2 * scale, scale)


def test_the_briefing_opens_when_asked_for() -> None:
    state = crossing("MODE")
    closed = "\n".join(lines(DRAWING.table(look(state, 0, IN_LARGE))))
    opened = "\n".join(lines(DRAWING.table(look(state, 0, IN_LARGE, piles_open=True))))
    assert "▸ Hold the Crossing" in closed
    assert "The Griffins win" not in closed
    assert "The Griffins win" in opened


def test_numbers_of_the_order_are_seen_by_their_owner_only() -> None:
    state = crossing("MODE")
    numbered = {
        letter: side
        for seat, side in enumerate(("GRIFFIN", "SCORPION"))
        for letter, figure in standard().view(state, seat).figures.items()
        if figure.order and figure.side == side
    }
    assert numbered
    for seat in (0, 1, SPECTATOR):
        drawn = "\n".join(lines(DRAWING.table(look(state, seat, IN_LARGE))))
        own = [letter for letter, side in numbered.items() if seat >= 0 and side == tuple(SIDES)[seat]]
        assert len(re.findall(r"#\d", drawn)) == len(own)


def test_a_warrior_says_his_values_and_a_square_what_it_is() -> None:
    state = crossing("MODE")
    view = standard().view(state, 0)
    card = DRAWING.card(standard(), view, "figure:A")
    assert card is not None
    assert card.title == "Templar of Hod A"
    assert card.facts.startswith("NV 4")
    assert card.subject == "A"
    wall = DRAWING.card(standard(), view, "square:0,0")
    assert wall is not None
    assert (wall.title, wall.facts) == ("0,0", "wall")
    profile = DRAWING.card(standard(), view, "profile:S_PEST")
    assert profile is not None
    assert profile.facts.startswith("Scorpion, Rank")


def test_touching_an_enemy_that_is_no_target_says_why() -> None:
    for state in some_positions():
        if engine.decision(state) == "TARGET":
            seat = engine.actor(state)
            choosing = Choosing(standard(), state, seat)
            seen = look(state, seat, IN_LARGE)
            zones = DRAWING.table(seen).zones
            where = {zones[ref] for ref in seen.lit if ref in zones}
            for choice in choosing.refused(ref for ref, zone in zones.items() if zone in where):
                assert choosing.why_not(choice.words) is not None
