"""Views are built from nothing: no row of the hidden information table leaks."""

from typing import Any

import msgspec

from monstrum.core.engine import decision, legal_actions
from monstrum.core.quick import Quick
from monstrum.games.xybrid.knowing.deck_log import BURIED, DESTROYED, DRAWN, SEEN
from monstrum.games.xybrid.knowing.peeked import peeked
from monstrum.games.xybrid.knowing.view import LabView
from monstrum.games.xybrid.state import BOX, DECK, members
from tests.games.xybrid.positions import explicit_positions, some_positions
from tests.marks import rule
from tests.table import lab, standard


def text_of(view: LabView) -> str:
    return msgspec.json.encode(view).decode()


def test_views_name_nothing_hidden() -> None:
    """Section 6: nothing of the deck but what was peeked, no breakthrough but own and spied ones."""
    for game, state in [*some_positions(), *explicit_positions()]:
        for seat in range(-1, state.seats):
            view = game.view(state, seat)
            shown = text_of(view)
            for part in members(state, DECK):
                id = game.catalog.ids[part]
                assert (f'"{id}"' in shown) == (id in view.peeked)
            for number, holder in enumerate(state.holder):
                id = game.catalog.breakthrough_ids[number]
                if holder == BOX:
                    assert f'"{id}"' not in shown
                elif holder < state.seats and holder != seat:
                    spied = seat >= 0 and bool((state.spied[seat] >> holder) & 1)
                    assert (f'"{id}"' in shown) == spied


def test_states_a_seat_cannot_tell_apart_look_and_sound_alike() -> None:
    for game, state in some_positions():
        for seat in range(-1, state.seats):
            other = game.sample(game.know(state, seat), Quick(seat + 5))
            assert game.view(other, seat) == game.view(state, seat)
            assert game.prompt(other, seat) == game.prompt(state, seat)
            for action in legal_actions(state, seat):
                assert game.label(other, action) == game.label(state, action)
                assert game.refs(other, action) == game.refs(state, action)


def test_views_are_plain_data() -> None:
    for game, state in some_positions()[::5]:
        view = game.view(state, 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=LabView) == view


def test_the_open_zones_are_seen_by_all() -> None:
    table = lab(
        P0="C04[H03 A01l A15r L13 +X01] hand{A18} pile{H15} inf 12", P1="C02[H06]", lab="A13 H07", step="draw"
    )
    for seat in (-1, 0, 1):
        view = table.game.view(table.state, seat)
        assert view.lab == ["A13", "H07"]
        player = view.players["P0"]
        assert (player.core, player.head, player.left, player.right, player.legs) == (
            "C04", "H03", "A01", "A15", "L13",
        )  # fmt: skip
        assert player.aux == ["X01"]
        assert player.hand == ["A18"]
        assert player.pile == ["H15"]
        assert player.infamy == 12
        assert player.values == {"C04": 0, "H03": 7, "A01": 7, "A15": 5, "L13": 7, "X01": 3}
        assert player.worth == 30
        assert player.shielded == ["L13"]
        assert player.complete
        assert player.needs == []
        assert view.players["P1"].needs == ["arm", "legs"]
        assert view.waiting == ["P0"]
        assert view.decision == "DRAW"


@rule("XY-7.1")
def test_a_commitment_is_seen_by_its_maker_only() -> None:
    table = lab(P0="C02 breakthroughs{B01 B05}", P1="C04 breakthroughs{B02}", step="breakthroughs")
    table.play(0, "reveal B05")
    for seat, seen in ((0, "B05"), (1, None), (-1, None)):
        view = table.game.view(table.state, seat)
        assert view.own_commitment == seen
        assert view.committed == ["P0"]
        assert view.waiting == ["P1"]
    other = lab(P0="C02 breakthroughs{B01 B05}", P1="C04 breakthroughs{B02}", step="breakthroughs")
    other.play(0, "none")
    assert other.game.view(other.state, 1) == table.game.view(table.state, 1)
    assert other.game.view(other.state, 0).own_commitment == "none"


def test_breakthroughs_are_counted_for_all_and_read_by_their_owner_and_spies() -> None:
    table = lab(
        players=3,
        P0="C02",
        P1="C04 breakthroughs{B02 B07}",
        P2="C05",
        spied={"P0": "P1"},
        lab="A01 A02",
        step="draw",
    )
    for seat, seen in ((0, ["B02", "B07"]), (1, ["B02", "B07"]), (2, None), (-1, None)):
        player = table.game.view(table.state, seat).players["P1"]
        assert player.breakthroughs == seen
        assert player.breakthrough_count == 2


# What was peeked ----------------------------------------------------------------------------------

PEEKING: dict[str, Any] = {
    "P0": "C02[A01l A10r L02]",
    "lab": "H13 H06 A24 L16",
    "deck": "A18 H03 X02 L13 A25 …",
    "step": "draw",
}


def test_the_peeker_alone_sees_the_top_of_the_deck() -> None:
    table = lab(**PEEKING)
    table.play(0, "draw H13")
    assert decision(table.state) == "EFFECT_PEEK"
    assert table.game.view(table.state, 0).peeked == ["A18", "H03", "X02"]
    assert table.game.view(table.state, 1).peeked == []
    assert table.game.view(table.state, -1).peeked == []
    table.play(0, "bury H03")
    assert table.game.view(table.state, 0).peeked == ["A18", "X02"]


def test_what_is_drawn_leaves_the_list() -> None:
    table = lab(**{**PEEKING, "lab": "H13"})  # the lab is restocked before the look
    table.play(0)
    assert decision(table.state) == "EFFECT_PEEK"
    top = table.game.view(table.state, 0).peeked
    assert top == [table.game.catalog.ids[part] for part in members(table.state, DECK)[:3]]


def listed(*entries: tuple[int, ...]) -> list[int]:
    """What P0 lists after these entries in the log of a deck of six: the parts 0 … 5 from the top."""
    state = standard().start({}, 1)
    state.deck_log = [6, 0, *(number for entry in entries for number in entry)]
    return peeked(state, 0)


SAW_THREE = (SEEN, 0, 3, 0, 1, 2)
SAW_ALL = (SEEN, 0, 6, 0, 1, 2, 3, 4, 5)


def test_a_burial_by_another_seat_puts_all_it_looked_at_in_doubt() -> None:
    assert listed(SAW_THREE) == [0, 1, 2]
    assert listed(SAW_THREE, (SEEN, 1, 2, 0, 1)) == [0, 1, 2]
    assert listed(SAW_THREE, (SEEN, 1, 2, 0, 1), (BURIED, 1, 2, 1)) == []
    assert listed(SAW_THREE, (SEEN, 1, 1, 0), (BURIED, 1, 1, 0)) == [1, 2]
    assert listed(SAW_THREE, (SEEN, 1, 2, 0, 1), (BURIED, 1, 2, 0), (DRAWN, 1)) == [2]


@rule("XY-13.3")
def test_the_bottom_is_never_listed() -> None:
    assert listed(SAW_ALL, (BURIED, 0, 6, 0)) == [1, 2, 3, 4, 5]
    drawn = [(DRAWN, part) for part in range(1, 6)]
    assert listed(SAW_ALL, (BURIED, 0, 6, 0), *drawn) == []
    assert listed((SEEN, 0, 1, 0), (DESTROYED, 9), (DRAWN, 0)) == []
    assert listed(SAW_ALL, (DESTROYED, 9), *((DRAWN, part) for part in range(6))) == []
