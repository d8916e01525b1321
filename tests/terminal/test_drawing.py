"""The picture of the table: everything that can be chosen is on it, in a small window too."""

import pytest

from monstrum.core import engine
from monstrum.core.quick import Quick
from monstrum.terminal.drawings import GENERIC, drawing_of
from monstrum.terminal.look import Look
from monstrum.terminal.sketch import Piece, cut, fitted, width_of
from monstrum.terminal.table_view import spots
from monstrum.texts.choosing import Choosing
from tests.texts.played import new_match, xybrid

IN_SMALL, IN_LARGE = (46, 20), (112, 44)  # what is left for the table of 80×24 and 160×50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_can_be_chosen_is_visible_without_scrolling(players: int) -> None:
    match = new_match(players, players)
    rng = Quick(players)
    game = xybrid()
    while not match.over():
        seat = engine.waiting(match.state)[0]
        choices = Choosing(game, match.state, seat).choices()
        lit = frozenset(ref for choice in choices for ref in choice.refs)
        for width, height in (IN_SMALL, IN_LARGE)[: 2 if len(match.entries) % 4 == 0 else 1]:
            view = game.view(match.state, seat)
            look = Look(game, view, seat, tuple(match.names), width, height, lit=lit)
            drawn = drawing_of(game).table(look)
            assert len(drawn.lines) <= height
            assert all(width_of(line) <= width for line in drawn.lines)
            missing = {ref for ref in lit if not ref.startswith("science:")} - spots(drawn).keys()
            assert not missing, (engine.decision(match.state), missing)
        options = engine.legal_actions(match.state, seat)
        match.play(seat, [options[rng.below(len(options))]])


def test_a_foreign_secret_is_a_number_and_the_own_ones_are_names() -> None:
    match = new_match(5)
    game = xybrid()
    for seat in range(2):
        look = Look(game, game.view(match.state, seat), seat, ("Ada", "Bob"), *IN_LARGE)
        text = "\n".join("".join(piece.text for piece in line) for line in drawing_of(game).table(look).lines)
        own = look.view.players[f"P{seat}"].breakthroughs
        foreign = game.view(match.state, 1 - seat).players[f"P{1 - seat}"].breakthroughs
        assert all(id in text for id in own)
        assert not any(id in text for id in foreign)


def test_a_view_without_a_drawing_lights_what_options_refer_to() -> None:
    match = new_match(5)
    game = xybrid()
    seat = engine.waiting(match.state)[0]
    choices = Choosing(game, match.state, seat).choices()
    lit = frozenset(ref for choice in choices for ref in choice.refs)
    drawn = GENERIC.table(Look(game, game.view(match.state, seat), seat, ("Ada", "Bob"), *IN_SMALL, lit=lit))
    assert lit <= spots(drawn).keys()


def test_lines_are_cut_to_the_letter() -> None:
    assert cut("Philosopher's Stone", 8) == "Philoso…"
    assert width_of(fitted([Piece("ab"), Piece("cdef")], 4)) == 4
    assert width_of(fitted([Piece("ab")], 4)) == 4
