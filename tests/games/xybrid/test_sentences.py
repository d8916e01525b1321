"""The English catalogue: a sentence for everything that can be said, and nothing that cannot."""

import random

from monstrum.core.engine import actor, decision, legal_actions, play, waiting
from monstrum.core.events import AUTOMATIC, COMMITTED, Event
from monstrum.games.xybrid.asks import ASKS
from monstrum.games.xybrid.rules import actions, events, kinds
from monstrum.games.xybrid.speaking.telling import STORY
from tests.games.xybrid.positions import explicit_positions, some_positions, strange
from tests.marks import rule
from tests.table import lab, standard

ENGLISH = standard().speaker.catalogues["en"]


def test_who_waits_is_told_of_every_question() -> None:
    assert ENGLISH.codes("waiting") - {"chance"} == ENGLISH.codes("prompts") - {"over", "over_shared"}


def test_every_event_has_its_line_and_every_message_its_event() -> None:
    assert set(STORY.lines) == {COMMITTED, *range(events.ROUND_STARTED, events.EVENTS)}
    written = STORY.codes() | {ask.alone for ask in ASKS.asks() if ask.alone} | {"automatic"}
    assert ENGLISH.codes("events") == written


def test_every_event_can_be_told_with_any_number() -> None:
    state = standard().start({}, 1)
    for kind in STORY.lines:
        for a in range(3):
            for b in range(3):
                told = standard().tell(Event(kind, -1, 0, a, b, 2, 0), state)
                assert told or kind == events.HAND_SCORED
                assert "{" not in told


def test_every_action_has_a_label_and_refs_in_every_state() -> None:
    for game, state in [*some_positions()[::4], *explicit_positions()[::4]]:
        for action in range(game.space):
            assert game.label(state, action)
            assert all(":" in ref for ref in game.refs(state, action))


def test_prompts_speak_to_who_must_act_and_to_who_waits() -> None:
    for game, state in [*some_positions(), *explicit_positions()]:
        for seat in range(-1, state.seats):
            said = game.prompt(state, seat)
            assert said
            if seat in waiting(state):
                assert "ou must" in said or "ou may" in said
            elif waiting(state):
                assert all(f"P{other}" in said for other in waiting(state))


def test_whole_games_are_told() -> None:
    for number, game in enumerate((standard(), strange())):
        choices = random.Random(number)
        state = game.start({"players": 3}, number)
        told: list[str] = []
        while not state.over():
            play(state, actor(state), choices.choice(legal_actions(state, actor(state))))
            told += [game.tell(event, state) for event in state.events.take()]
        assert "The game is over." in told
        assert "Round 3 starts." in " ".join(told)


def test_a_forced_draw_is_explained() -> None:
    table = lab(P0="C02[H03 A01l L02]", lab="A18 H06", step="draw")
    first = next(event for event in table.state.events.list if event.kind == AUTOMATIC)
    assert table.game.tell(first, table.state) == "Pendulum Hammer (A18) is the only part P0 may draw."
    quiet = Event(AUTOMATIC, -1, 0, 0, actions.NONE, kinds.BUILD_SWAP, 0)
    assert table.game.tell(quiet, table.state) == ""


@rule("XY-13.5")
def test_parts_that_change_places_are_told_with_where_they_were() -> None:
    table = lab(P0="C02[H03 A01l A10r L02] hand{H06}", P1="C04", step="build")
    table.play(0, "swap H06 H03")
    swapped = next(event for event in table.state.events.list if event.kind == events.SWAPPED)
    told = [table.game.tell(swapped, table.state, reader=seat) for seat in (0, 1)]
    assert "in your hand and" in told[0]
    assert "on your monster change places." in told[0]
    assert "in P0's hand and" in told[1]
    assert "on P0's monster change places." in told[1]


@rule("XY-4.4")
def test_why_any_part_may_be_drawn_is_said() -> None:
    lacking = lab(P0="C02[H03 A01l L02]", lab="H13 H06", step="draw")
    assert lacking.game.prompt(lacking.state, 0).endswith("nothing your monster needs (arm).")
    complete = lab(P0="C02[H03 A01l A10r L02]", lab="H13 H06", step="draw")
    assert complete.game.prompt(complete.state, 0).startswith("Your monster is complete.")


@rule("XY-12.2")
def test_a_question_of_a_card_comes_with_its_text() -> None:
    table = lab(P0="C02[H03 A01l L02]", lab="A04 H06 A18 A10", step="draw")
    assert table.game.outlook(table.state, 0).note == ""
    table.play(0, "draw A04")
    assert table.game.outlook(table.state, 0).note == "Drags a second arm along."
    assert table.game.outlook(table.state, 1).note == ""


@rule("XY-12.6")
def test_who_must_take_two_of_two_is_not_told_of_the_only_one() -> None:
    table = lab(step="breakthroughs", P0="C02[H03] breakthroughs{B04}", P1="C04[A03l A14r]")
    table.play(0, "reveal B04")
    told = [table.game.tell(event, table.state) for event in table.state.events.list]
    assert "P0 has no choice but Venus Flytrap (A03)." in told
    assert [line for line in told if "Jammed" in line] == [
        "Jammed: Venus Flytrap (A03) on P1's monster.",
        "Jammed: Corrosive Whip (A14) on P1's monster.",
    ]


def test_one_part_is_one_part() -> None:
    table = lab(P0="C02[A01l A10r L02]", lab="H13 H06", deck="A18", step="draw")
    table.play(0, "draw H13")
    assert table.game.prompt(table.state, 0).endswith("you may put the part you saw under the deck.")
    told = [table.game.tell(event, table.state) for event in table.state.events.list]
    assert "P0 looks at 1 part from the top of the deck." in told


@rule("XY-10.2")
def test_an_empty_pile_says_what_lands_there() -> None:
    table = lab(P0="C02")
    board = table.game.board(table.game.view(table.state, 0))
    (pile,) = [zone for zone in board.zones if zone.name == "P0.pile"]
    assert pile.empty == "Nothing here yet: a monster lies here from the end of its round on."


def test_a_peek_is_told_to_others_without_its_parts() -> None:
    table = lab(P0="C02[A01l A10r L02]", lab="H13 H06", deck="A18 H03 X02 L13 …", step="draw")
    table.play(0, "draw H13")
    assert table.game.prompt(table.state, 0).endswith("you may put one of the parts you saw under the deck.")
    assert table.game.prompt(table.state, 1) == (
        "Radar Dome (H13): P0 may put one of the top parts of the deck under it."
    )
    told = [table.game.tell(event, table.state) for event in table.state.events.list if event.seen_by(1)]
    assert not any(id in " ".join(told) for id in ("A18", "H03", "X02"))


def test_labels_name_what_happens_and_to_whom() -> None:
    table = lab(P0="C02[H03 A14l]", P1="C04[A03l A01r L16]", step="deploy", activated="A03")
    assert decision(table.state) == "EFFECT_PART"
    first = legal_actions(table.state, 0)[0]
    assert table.game.label(table.state, first) == "Change the value of P1's Gorilla Arm (A01)"
    assert table.game.refs(table.state, first) == ["part:A01"]


def test_sides_are_slots() -> None:
    table = lab(P0="C02[H03 L02] hand{A01}", step="build")
    assert table.game.refs(table.state, actions.ON_LEFT) == ["part:A01", "slot:P0.arm.left"]
    assert table.game.label(table.state, actions.ON_RIGHT) == "Gorilla Arm (A01) on the right"


def test_a_language_nobody_knows_is_english() -> None:
    game, state = some_positions()[0]
    assert game.prompt(state, 0, "tlh") == game.prompt(state, 0)
    assert game.card_name("A13", "tlh") == "Vial Bandolier"
