"""One decision at the table: gestures, refusals, cards, undo."""

from pathlib import Path

from monstrum.core import engine
from monstrum.core.gestures import gestures
from monstrum.games.library import load_game
from monstrum.terminal.choice_list import ChoiceList
from monstrum.terminal.rules_drawer import RulesDrawer, drawn
from monstrum.terminal.sheets import Sheet
from monstrum.terminal.table_view import TableView
from monstrum.texts.choosing import Choosing
from monstrum.texts.match import Match
from tests.terminal.tables import (
    LARGE,
    Terminal,
    fast_forward,
    new_game,
    press,
    shown,
    sit_down,
    table,
    told,
    until_asked,
)


def picks_arms(match: Match, seat: int) -> bool:
    """An arm may be swapped in for either of two."""
    if engine.decision(match.state) != "BUILD_SWAP" or seat != 0:
        return False
    return any(
        path.count(action) and len(path) == 2 for path in gestures(match.state, seat) for action in path
    )


def draw_is_limited(match: Match, seat: int) -> bool:
    view = match.game.view(match.state, seat)
    return (
        view.decision == "DRAW" and seat == 0 and len(engine.legal_actions(match.state, seat)) < len(view.lab)
    )


def two_parts_wanted(match: Match, seat: int) -> bool:
    paths = gestures(match.state, seat)
    return engine.decision(match.state).startswith("EFFECT_") and any(
        len(path) == 2 and match.game.words(match.state, path[0]).startswith("pick") for path in paths
    )


def two_ways(match: Match, seat: int) -> bool:
    """A first pick after which there is still something to choose."""
    if seat != 0 or engine.decision(match.state) != "BUILD_SWAP":
        return False
    choosing = Choosing(match.game, match.state, seat)
    return any(
        Choosing(match.game, match.state, seat).take(choice.action) is None
        for choice in choosing.choices()
        if choice.action is not None
    )


def test_a_gesture_is_one_thing_until_its_last_pick(tmp_path: Path) -> None:
    match = fast_forward(new_game("human", "random", seed=4), two_ways)
    entries = len(match.entries)

    async def script(pilot: Terminal) -> None:
        screen = table(pilot)
        first = next(choice for choice in screen.offered() if choice.words.startswith("swap A"))
        spot = screen.query_one(TableView).spot(first.refs[0])
        assert spot is not None
        await pilot.click(TableView, offset=(spot.x + 1, spot.y))
        assert screen.choosing is not None
        assert screen.choosing.picked == [first.action]
        assert len(match.entries) == entries
        assert "Esc takes it back" in shown(pilot)
        assert "◆" in shown(pilot)
        assert all(choice.words.startswith("with") for choice in screen.offered())
        await press(pilot, "escape")
        assert screen.choosing.picked == []
        await press(pilot, first.key, "1")
        assert len(match.entries) == entries + 2

    sit_down(tmp_path, match, script)


def test_sets_are_picked_in_any_order() -> None:
    match = fast_forward(new_game("human", "random", seed=6), two_parts_wanted, step=5)
    seat = engine.waiting(match.state)[0]
    (first, second) = next(path for path in gestures(match.state, seat) if len(path) == 2)

    choosing = Choosing(match.game, match.state, seat)
    ascending = choosing.take(first) or choosing.take(second)
    choosing = Choosing(match.game, match.state, seat)
    descending = choosing.take(second) or choosing.take(first)

    assert ascending == descending
    assert ascending is not None
    match.play(seat, ascending)


def test_the_book_opens_where_that_of_the_game_at_hand_begins(tmp_path: Path) -> None:
    match = Match(load_game("hybrid"), {}, 5, ("human", "random"))

    async def script(pilot: Terminal) -> None:
        await press(pilot, "r")
        drawer = pilot.app.screen
        assert isinstance(drawer, RulesDrawer)
        highlighted = drawer.query_one("#rules").highlighted_option  # type: ignore[attr-defined]
        assert highlighted.id == "HY-1.1"

    sit_down(tmp_path, match, script)


def test_what_may_not_be_drawn_says_why_and_opens_the_rule(tmp_path: Path) -> None:
    match = fast_forward(new_game("human", "random"), draw_is_limited)

    async def script(pilot: Terminal) -> None:
        screen = table(pilot)
        listed = screen.query_one(ChoiceList)
        crossed = next(at for at, choice in enumerate(listed.choices) if choice.action is None)
        await press(pilot, *["down"] * crossed)
        assert await told(pilot, "Your monster does not need")
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, Sheet)
        assert "XY-4.3" in shown(pilot)
        await press(pilot, "r")
        drawer = pilot.app.screen
        assert isinstance(drawer, RulesDrawer)
        highlighted = drawer.query_one("#rules").highlighted_option  # type: ignore[attr-defined]
        assert highlighted.id == "XY-4.3"
        await press(pilot, "slash", *"gridlock", "enter")
        assert "XY-6.3" in shown(pilot)
        await press(pilot, "escape", "escape")
        assert len(pilot.app.screen_stack) == 2
        ref = listed.choices[crossed].refs[0]
        spot = screen.query_one(TableView).spot(ref)
        assert spot is not None
        await pilot.click(TableView, offset=(spot.x + 1, spot.y))
        assert isinstance(pilot.app.screen, Sheet)
        await pilot.click(offset=(1, 1))  # whoever plays by mouse needs no key
        assert len(pilot.app.screen_stack) == 2
        await press(pilot, "l")
        assert await told(pilot, "✗ Your monster does not need")
        await press(pilot, "r")
        assert isinstance(pilot.app.screen, RulesDrawer)

    sit_down(tmp_path, match, script)


def test_a_card_is_read_with_the_sum_behind_its_value(tmp_path: Path) -> None:
    match = fast_forward(new_game("human", "random"), draw_is_limited)

    async def script(pilot: Terminal) -> None:
        await press(pilot, "i")
        assert "printed value of" in shown(pilot)
        assert "in all" in shown(pilot)
        await press(pilot, "escape", "tab", "down", "down", "i")
        assert isinstance(pilot.app.screen, Sheet)
        await press(pilot, "escape", "question_mark")
        assert "read the card" in shown(pilot)

    sit_down(tmp_path, match, script, LARGE)


def undoable(match: Match, seat: int) -> bool:
    """The first option leaves the decision with P0 and reveals nothing."""
    if seat != 0 or engine.sealed(match.state):
        return False
    trial = Match(match.game, match.config, match.seed, match.names)
    for entry in match.entries:
        trial.play(entry.seat, [entry.action])
    trial.play(seat, engine.legal_actions(trial.state, seat)[:1])
    return trial.can_undo(seat)


def test_an_answer_is_taken_back_while_nobody_has_learned_from_it(tmp_path: Path) -> None:
    match = fast_forward(new_game("human", "random", seed=4), undoable)
    entries = len(match.entries)

    async def script(pilot: Terminal) -> None:
        asked = table(pilot).game.prompt(match.state, 0)
        first = next(choice for choice in table(pilot).offered() if choice.key == "1")
        await press(pilot, first.key)
        assert len(match.entries) > entries
        await press(pilot, "u")
        assert len(match.entries) == entries
        assert table(pilot).game.prompt(match.state, 0) == asked

    sit_down(tmp_path, match, script)


def test_what_cannot_be_undone_is_said(tmp_path: Path) -> None:
    match = new_game("human", "random")

    async def script(pilot: Terminal) -> None:
        await until_asked(pilot)
        await press(pilot, "u")
        assert await told(pilot, "Nothing can be undone")

    sit_down(tmp_path, match, script)


def test_a_secret_choice_says_so_and_may_be_taken_back(tmp_path: Path) -> None:
    match = fast_forward(new_game("human", "human"), lambda match, seat: engine.sealed(match.state))

    async def script(pilot: Terminal) -> None:
        await press(pilot, "enter")
        assert " SECRET " in shown(pilot)
        assert "Nobody sees what you choose here." in shown(pilot)
        await press(pilot, "2")
        assert "takes the secret choice back" in shown(pilot)
        await press(pilot, "u")
        assert table(pilot).seat == 0
        assert engine.waiting(match.state) == [0, 1]
        await press(pilot, "1", "enter")
        assert table(pilot).seat == 1

    sit_down(tmp_path, match, script)


def test_what_the_book_marks_is_drawn_and_the_marks_are_not() -> None:
    text = drawn("A *passage* is **open**, `x` is dx*(Y-y0) - dy*(X-x0).")
    assert text.plain == "A passage is open, x is dx*(Y-y0) - dy*(X-x0)."
    assert [(text.plain[span.start : span.end], span.style) for span in text.spans] == [
        ("passage", "italic"),
        ("open", "bold"),
    ]
