"""The table of XYbrid in the words every game shares: complete, and no more than the view."""

from monstrum.core.board import SLOTS, Board, Zone
from monstrum.core.engine import legal_actions, play, waiting
from monstrum.games.xybrid.knowing.view import LabView
from tests.games.xybrid.positions import explicit_positions, some_positions
from tests.marks import rule
from tests.table import standard

ON_THE_TABLE = ("part", "slot", "breakthrough", "seat")


def zone(board: Board, name: str) -> Zone:
    return next(zone for zone in board.zones if zone.name == name)


def refs_on(board: Board) -> set[str]:
    things = {thing.ref for zone in board.zones for thing in zone.things}
    return things | {standing.ref for standing in board.standings}


def test_every_card_has_one_face() -> None:
    game = standard()
    faces = game.faces()
    assert len({face.ref for face in faces}) == len(faces) == 96 + 16
    claw = next(face for face in faces if face.ref == "part:A02")
    assert (claw.name, claw.kind, claw.tags) == (game.card_name("A02"), "arm", ("BIO",))
    assert all(face.name and face.text and face.kind for face in faces)


def test_whatever_an_option_touches_lies_on_the_table() -> None:
    touched = 0
    for game, state in [*some_positions(), *explicit_positions()]:
        for seat in waiting(state):
            known = refs_on(game.board(game.view(state, seat)))
            for action in legal_actions(state, seat):
                for ref in game.refs(state, action):
                    if ref.partition(":")[0] in ON_THE_TABLE:
                        assert ref in known, (game.words(state, action), ref)
                        touched += 1
    assert touched > 200


def test_everything_in_the_view_is_on_the_board_once() -> None:
    for game, state in some_positions():
        view = game.view(state, 0)
        board = game.board(view)
        shown = [thing.ref for zone in board.zones for thing in zone.things if thing.ref.startswith("part:")]
        seen = [*view.lab, *view.core_pile, *view.peeked]
        for player in view.players.values():
            seen += [*player.values, *player.hand, *player.pile]
        assert sorted(shown) == sorted(f"part:{id}" for id in seen)


@rule("XY-2.3")
def test_a_monster_has_its_five_slots_filled_or_not() -> None:
    game = standard()
    board = game.board(game.view(game.start({"players": 2}, 1), 0))
    monster = zone(board, "P1.monster")
    assert monster.shape == SLOTS
    assert [thing.filled for thing in monster.things] == [False] * 5
    assert monster.things[2].ref == "slot:P1.arm.left"


def test_no_cycle_is_counted_while_cores_are_chosen() -> None:
    game = standard()
    state = game.start({"players": 2}, 1)
    said = [game.board(game.view(state, 0)).status]
    for _ in range(2):
        (seat,) = waiting(state)
        play(state, seat, legal_actions(state, seat)[0])
        said.append(game.board(game.view(state, 0)).status)
    assert said == ["Round 1 of 3 · cores"] * 2 + ["Round 1 of 3 · cycle 1"]


def test_others_breakthroughs_are_a_number() -> None:
    game = standard()
    state = game.start({"players": 3}, 1)
    for seat in range(-1, 3):
        board = game.board(game.view(state, seat))
        for other in range(3):
            secrets = zone(board, f"P{other}.breakthroughs")
            assert secrets.size == 3
            assert len(secrets.things) == (3 if other == seat else 0)
            assert secrets.secret == (other == seat)


def test_the_reader_comes_first() -> None:
    game = standard()
    state = game.start({"players": 3}, 1)
    owners = [zone.owner for zone in game.board(game.view(state, 2)).zones if zone.owner >= 0]
    assert list(dict.fromkeys(owners)) == [2, 0, 1]


def test_the_board_needs_nothing_but_the_view() -> None:
    game, other = standard(), standard()
    state = game.start({"players": 2}, 3)
    view = game.view(state, -1)
    assert isinstance(view, LabView)
    assert other.board(view) == game.board(view)
