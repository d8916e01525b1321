"""What follows from a table of asks: numbers, words, labels, refs, checks, documentation."""

from typing import Any

import pytest

from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.games.library import load_game
from monstrum.games.xybrid.asks import ASKS, SPACE
from monstrum.games.xybrid.game import XYbrid, lab_state
from monstrum.games.xybrid.positions.playable import SORTS
from monstrum.games.xybrid.rules import kinds
from monstrum.kit.asks import Ask, Asked, Asks, action_table, asked, chance, sound_records, step
from monstrum.kit.space import Block, Space
from monstrum.kit.wording import Wording

FRUIT = Space(
    "fruit",
    (
        Block("none", verb="none", also=("nothing",)),
        Block("side", ("left", "right"), noun="side"),
        Block("eat", "ids", "eat", ("bite",), ref="fruit", param="fruit", noun="fruit"),
        Block("heap", 3, "heap", thing=lambda state, now, at: str(at + 1), first=1, noun="number"),
    ),
)
LINES = (
    Ask(0, Frame("DINNER"), "F-1", ("none", "eat"), "plate", words={"none": "pass"}, secret=("eat",)),
    chance(1, Frame("WEATHER"), "F-2", ("side", "heap")),
    step(2, Frame("EVENING"), "seat:seat"),
)


class Garden:
    """A catalog."""

    ids = ("apple", "pear")


def fruit(*lines: Ask, **numbered: int) -> Asks[Asked]:
    return Asks(FRUIT, asked, lines or LINES, numbered)


class Now(Wording):
    """What is pending is said by the test."""

    def __init__(self, ask: Ask) -> None:
        asks = fruit()
        super().__init__(asks, FRUIT.over(Garden))
        asks.now = lambda state: Asked(ask, 0, (7,))  # type: ignore[method-assign]


def words(ask: Ask, state: Any = None) -> list[str]:
    wording = Now(ask)
    return [wording.words(state, action) for action in range(wording.layout.size)]


def test_numbers_and_words_follow_from_the_blocks() -> None:
    assert words(LINES[0]) == ["pass", "left", "right", "eat apple", "eat pear", "heap 1", "heap 2", "heap 3"]
    assert words(LINES[1])[0] == "none"
    assert FRUIT.over(Garden).first == {"none": 0, "side": 1, "eat": 3, "heap": 5}


def test_others_do_not_read_what_is_secret() -> None:
    assert Now(LINES[0]).public_words(None, 4) == "eat ?"  # type: ignore[arg-type]
    assert Now(LINES[0]).public_words(None, 0) == "pass"  # type: ignore[arg-type]


def test_labels_and_refs_follow_too() -> None:
    wording = Now(LINES[0])
    assert wording.label(None, 3) == ("eat", {"fruit": "apple"})  # type: ignore[arg-type]
    assert wording.label(None, 0) == ("pass", {})  # type: ignore[arg-type]
    assert wording.refs(None, 4) == ["fruit:pear"]  # type: ignore[arg-type]
    assert wording.refs(None, 1) == []  # type: ignore[arg-type]


def test_everything_that_is_said_is_read() -> None:
    assert fruit().verbs() == {
        "none": "none",
        "nothing": "none",
        "pass": "none",
        "eat": "eat",
        "bite": "eat",
        "heap": "heap",
    }
    single = fruit().single_words()
    assert single == {
        **dict.fromkeys(("none", "nothing", "pass"), ("none", 0)),
        "left": ("side", 0),
        "right": ("side", 1),
    }


def test_registers_have_names() -> None:
    now = Asked(LINES[0], 0, (7,))
    assert (now.register("plate"), now.register("cup"), now.register("cup", 3)) == (7, -1, 3)


@pytest.mark.parametrize(
    ("lines", "numbered", "sentence"),
    [
        ((LINES[0], LINES[2]), {}, "every kind of record needs one line"),
        ((LINES[0], LINES[0]), {}, "every kind of record needs one line"),
        ((Ask(0, Frame("LUNCH"), "F-3", ("drink",)),), {}, "There is no block 'drink'"),
        (LINES, {"eat": 4}, "eat is 4 in the rules, 3 in the space"),
        (LINES, {"heap": 6}, "heap"),
    ],
)
def test_a_table_with_a_gap_is_refused_at_once(
    lines: tuple[Ask, ...], numbered: dict[str, int], sentence: str
) -> None:
    with pytest.raises((ValueError, KeyError), match=sentence):
        fruit(*lines, **numbered)


def test_the_table_of_the_documentation() -> None:
    assert action_table(fruit()).splitlines()[2:] == [
        "| NONE | 0 | DINNER |",
        "| SIDE + side | 1 – 2 | chance: WEATHER |",
        "| EAT + fruit | 3 + fruit | DINNER |",
        "| HEAP + number | 3 + fruits … | chance: WEATHER |",
    ]


# XYbrid's own ----------------------------------------------------------------------------------------


def xybrid() -> XYbrid:
    game = load_game("xybrid")
    assert isinstance(game, XYbrid)
    return game


def test_the_rules_and_the_space_have_the_same_numbers() -> None:
    from monstrum.games.xybrid.rules import actions

    game = xybrid()
    layout = SPACE.over(game.catalog)
    for name in ("take", "fit", "use", "swap", "with", "choose"):
        block = getattr(actions, name.upper())
        assert layout.first[name] == actions.part_action(game.catalog, block, 0)
    assert layout.first["reveal"] == actions.first_reveal(game.catalog)
    assert layout.size == actions.space(game.catalog)


def test_every_option_of_a_game_is_of_a_block_its_decision_is_answered_with() -> None:
    from monstrum.core.engine import actor, legal_actions, play

    game = xybrid()
    for seed in range(3):
        state = lab_state(game.start({"players": 2 + seed}, seed))
        while not state.over():
            line = ASKS.pending(state)
            legal = legal_actions(state, actor(state))
            assert {game.wording.layout.place(action)[0].name for action in legal} <= set(line.answers)
            play(state, actor(state), legal[-1])


@pytest.mark.parametrize(
    "record",
    [
        (kinds.KINDS, NOBODY, 0),
        (kinds.TURN, 0, 0),
        (kinds.TURN, NOBODY, 2),
        (kinds.DRAW, NOBODY, 0),
        (kinds.FIRST_PLAYER, 0, 0),
        (kinds.EFFECT_PART, 0, 1),
        (kinds.EFFECT_PART, 0, 0, 96),
        (kinds.RUN, NOBODY, 0, 0, 2),
    ],
)
def test_a_record_that_cannot_be_is_found(record: tuple[int, ...]) -> None:
    state = lab_state(xybrid().start({"players": 2}, 1))
    assert sound_records(ASKS, state, SORTS)
    state.push(*record)
    assert not sound_records(ASKS, state, SORTS)


def test_chance_may_decide_where_its_line_says_so() -> None:
    state = lab_state(xybrid().start({"players": 2}, 1))
    state.push(kinds.EFFECT_SWAP, CHANCE, 0, 0, 0)
    assert sound_records(ASKS, state, SORTS)
