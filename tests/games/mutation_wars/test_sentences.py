"""The English catalogue: a sentence for everything that can be said, and nothing that cannot."""

from typing import Any

from monstrum.core.engine import actor, decision, legal_actions, play, waiting
from monstrum.core.events import AUTOMATIC, COMMITTED, Event
from monstrum.core.state import CHANCE
from monstrum.games.mutation_wars.asks import ASKS
from monstrum.games.mutation_wars.content.schema import DATA
from monstrum.games.mutation_wars.rules import actions, events, kinds
from monstrum.games.mutation_wars.speaking.explain import explain
from monstrum.games.mutation_wars.speaking.telling import STORY
from tests.games.mutation_wars.positions import arranged, explicit_positions, some_positions, standard
from tests.marks import rule

GAME = DATA.parent  # a compiled module does not lie beside its source
ENGLISH = standard().speaker.catalogues["en"]
BESIDE = {
    *("automatic", "automatic_build", "automatic_battle", "body_joined_root", "body_replaced_same"),
    *("part_lost_attack", "part_lost_defence", "part_lost_unlit"),
}


def test_every_question_is_asked_and_told_to_who_waits() -> None:
    prompts = ENGLISH.codes("prompts")
    asked = {ask.key.lower() for ask in ASKS.asks() if CHANCE not in ask.by}
    told_otherwise = {"famine_discard", "hunger_discard", "choose_swap"}
    assert asked - told_otherwise <= prompts
    assert ENGLISH.codes("waiting") - {"chance"} == prompts - {"over", "over_drawn"}


def test_every_event_has_its_line_and_every_message_its_event() -> None:
    assert set(STORY.lines) == {COMMITTED, *range(events.DEALER_PICKED, events.EVENTS)}
    written = STORY.codes() | {ask.passed for ask in ASKS.asks() if ask.passed}
    assert ENGLISH.codes("events") == written | BESIDE


def test_every_event_can_be_told_with_any_number() -> None:
    state = standard().start({}, 1)
    for kind in STORY.lines:
        for number in range(3):
            for last in (-1, 3):
                told = standard().tell(Event(kind, -1, 0, number, number, 2, last), state)
                assert told
                assert "{" not in told


def test_every_label_is_used_and_written() -> None:
    used: set[str] = set()
    tails = arranged(creatures=["R(FT:R', FT:B', -)", "G"], stack=["RESET_TAIL P0 1"])  # a seldom card
    for state in [*some_positions(), *explicit_positions(), tails]:
        used |= {standard().wording.label(state, action)[0] for action in range(standard().space)}
    assert used == ENGLISH.codes("labels")


def test_decisions_are_answered_with_the_blocks_their_lines_name() -> None:
    for state in [*some_positions(), *explicit_positions()]:
        answers = ASKS.pending(state).answers
        for action in legal_actions(state, actor(state)):
            assert standard().wording.layout.place(action)[0].name in answers, decision(state)


def test_every_action_has_a_label_and_refs_in_every_state() -> None:
    for state in [*some_positions()[::5], *explicit_positions()[::3]]:
        for action in range(standard().space):
            assert standard().label(state, action)
            assert all(":" in ref for ref in standard().refs(state, action))


def test_options_differ_in_their_labels() -> None:
    for state in [*some_positions(), *explicit_positions()]:
        labels = [standard().label(state, action) for action in legal_actions(state, actor(state))]
        assert len(set(labels)) == len(labels), (decision(state), labels)


def test_prompts_speak_to_who_must_act_and_to_who_waits() -> None:
    for state in [*some_positions(), *explicit_positions()]:
        for seat in range(-1, state.seats):
            said = standard().prompt(state, seat)
            assert said
            if seat in waiting(state):
                assert "ou must" in said or "ou may" in said
            elif waiting(state):
                assert all(f"P{other}" in said for other in waiting(state))


def test_whole_games_are_told() -> None:
    state = standard().start({"players": 3, "max_turns": 12}, 5)
    told: list[str] = []
    while not state.over():
        legal = legal_actions(state, actor(state))
        play(state, actor(state), legal[len(told) * 7 % len(legal)])
        told += [standard().tell(event, state) for event in state.events.take()]
    assert told[-1] in (
        "The last turn is over, and no creature is complete: nobody wins.",
        *(f"P{seat} wins the game." for seat in range(3)),
    )
    assert any(line.startswith("Turn 2. ") for line in told)


def test_what_happens_by_itself_is_not_explained_twice() -> None:
    assert (
        standard().tell(Event(AUTOMATIC, -1, 0, 0, actions.NONE, kinds.BATTLE_ACTION, 0), some_positions()[0])
        == ""
    )


def said(**given: Any) -> tuple[str, str]:
    """What P0 is asked, and what P1 is told meanwhile."""
    state = arranged(**given)
    assert waiting(state) == [0]
    return standard().prompt(state, 0), standard().prompt(state, 1)


@rule("MW-15.3")
def test_build_or_mutate_promises_only_what_is_possible() -> None:
    bare, full, paid = "R(-, -, -)", "R(Eye:G, Eye:B, Eye:Y)", "R(Eye:R, Eye:B, Eye:Y)"

    def asked(creature: str, *hand: str) -> tuple[str, str]:
        return said(
            phase="build", variants=["build-or-mutate"], creatures=[creature, "G"], hands={"P0": list(hand)}
        )

    assert asked(bare, "Claw:R", "M22") == (
        "You may attach a Body Part card or play a Mutate card, or pass.",
        "P0 may attach a Body Part card or play a Mutate card.",
    )
    assert asked(bare, "Claw:R") == (
        "You may attach a Body Part card to an empty spot, or pass.",
        "P0 may attach a Body Part card.",
    )
    assert asked(bare, "Claw:R", "M01") == (  # no Eye to flip: P0 alone knows it
        "You may attach a Body Part card to an empty spot, or pass.",
        "P0 may attach a Body Part card or play a Mutate card.",
    )
    assert asked(full, "Claw:R", "Claw:B", "Claw:G", "M01") == (  # six cards are wanted
        "You may play a Mutate card, or pass.",
        "P0 may play a Mutate card.",
    )
    assert asked(paid, "Claw:R", "Claw:B", "Claw:G", "M01") == (
        "You may buy a body for 3 Body Part cards or play a Mutate card, or pass.",
        "P0 may buy a body for 3 Body Part cards or play a Mutate card.",
    )
    assert asked(paid, "Claw:R", "Claw:B", "Claw:G") == (
        "Your creature has no empty spot: you may buy a body for 3 Body Part cards, or pass.",
        "P0 may buy a body for 3 Body Part cards.",
    )
    assert asked(full, *["Claw:R", "Claw:B", "Claw:G"] * 2)[0] == (
        "Your creature has no empty spot: you may buy a body for 6 Body Part cards "
        "(3 once every outer body has a matched part), or pass."
    )
    assert asked(bare, "M01") == (
        "You must pass: none of your Mutate cards can be played now.",
        "P0 may play a Mutate card.",
    )


@rule("MW-7.4", "MW-8.7")
def test_a_question_with_one_answer_that_others_cannot_see_says_so() -> None:
    asked = said(phase="mutate", creatures=["R", "G"], hands={"P0": ["M01"]})
    assert asked == (
        "You must pass: none of your Mutate cards can be played now.",
        "P0 may play a Mutate card.",
    )
    state = arranged(creatures=["R(Claw:R, -, -)", "G"], hands={"P0": ["Mimic"]})
    play(state, 0, standard().parse(state, 0, "attack P1")[0])
    assert standard().prompt(state, 0) == (
        "You attack P1, and must play no card: those you hold are for defenders only."
    )
    assert standard().prompt(state, 1) == "P0 attacks you and may play a Battle card."


@rule("MW-11.4", "MW-11.6")
def test_one_card_is_one_card() -> None:
    state = arranged(creatures=["R(Claw:G, -, -)", "G"])  # 3 against 0: one card is drawn
    play(state, 0, standard().parse(state, 0, "attack P1")[0])
    assert standard().prompt(state, 0).endswith("you must choose how to draw 1 card.")
    assert standard().prompt(state, 1) == "P0 must choose how to draw 1 card."
    labels = [standard().label(state, action) for action in legal_actions(state, 0)]
    assert labels == ["Draw 1 Battle card", "Draw 1 Mutate card"]
    play(state, 0, legal_actions(state, 0)[0])
    assert "P0 chooses 1 Battle card as spoils." in [standard().tell(e, state) for e in state.events.take()]
    three = Event(events.SPOILS_DRAWN, -1, 0, 0, 2, 1, 0)
    assert standard().tell(three, state) == "P0 chooses 2 Mutate cards and 1 Battle card as spoils."


@rule("MW-8.6")
def test_a_battle_is_told_step_by_step() -> None:
    hands = {"P0": ["BT14"], "P1": ["BT01", "M01", "M02"]}
    creatures = ["R(Eye:R, Tail:B, Snout:G)", "B(Glow:R, Tent:G, Claw:Y)"]
    state = arranged(creatures=creatures, hands=hands)
    game = standard()
    assert game.label(state, game.parse(state, 0, "attack P1")[0]) == "Attack P1"
    play(state, 0, game.parse(state, 0, "attack P1")[0])
    assert game.prompt(state, 0) == "You attack P1: you may play a Battle card."
    play(state, 0, game.parse(state, 0, "play Keen Senses")[0])
    assert game.prompt(state, 1) == "P0 attacks you with Keen Senses (BT14): you may play a Battle card."
    assert game.prompt(state, 0) == "You attack P1 with Keen Senses (BT14); P1 may play a Battle card."
    play(state, 1, game.parse(state, 1, "none")[0])
    told = [game.tell(event, state) for event in state.events.take()]
    assert told[-4:] == [
        "P0 plays Keen Senses (BT14).",
        "P1 plays no card.",
        "P0 attacks with 8, P1 defends with 2.",
        "P0 beats P1 by 6.",
    ]
    assert game.prompt(state, 1).startswith("You have lost to P0 by 6: you must protect")


@rule("MW-5.5")
def test_an_attack_is_explained_part_by_part() -> None:
    state = arranged(creatures=["R(Eye:R, ~Tail:B, Glow:G)", "B"])
    found = explain(state, "P0 attack unlit")
    spoken = [standard().say("explain", line.code, **line.params) for line in found.lines]
    assert found.total == 4
    assert spoken == [
        "P0's red Eye (b0.0): printed attack",
        "P0's red Eye (b0.0): colour of its body",
        "P0's blue Tail (b0.1): flipped, no attack",
        "P0's green Glow Thing (b0.2): nobody sees it, no attack",
    ]


def test_labels_and_refs_name_the_part_and_the_spot() -> None:
    state = arranged(creatures=["R(Claw:G, -, -)", "Y(FT:Y, -, -)"])
    game = standard()
    play(state, 0, game.parse(state, 0, "attack P1")[0])
    (action,) = game.parse(state, 1, "evade b0.0")
    assert game.label(state, action) == "Evade with yellow Fake Tail (b0.0)"
    assert game.refs(state, action) == ["spot:P1.b0.0"]
    building = arranged(phase="build", creatures=["R(Claw:G, -, -)", "Y"], hands={"P0": ["Eye:R"]})
    (action,) = game.parse(building, 0, "attach Eye:R b0.1")
    assert game.label(building, action) == "Attach red Eye to b0.1"
    assert game.refs(building, action) == ["card:Eye:R", "spot:P0.b0.1", "spot:P0.b0.2"]


def test_a_language_nobody_knows_is_english() -> None:
    state = some_positions()[0]
    assert standard().prompt(state, 0, "tlh") == standard().prompt(state, 0)
    assert standard().card_name("M09", "tlh") == "Leprosy"


@rule("MW-6.3")
def test_who_cannot_build_is_told_why() -> None:
    """Full, and too few cards for a body: nobody asks, and the reader would wonder."""
    state = arranged(
        phase="build",
        token="P1",
        creatures=["R(Claw:G, Claw:B, Claw:Y)", "G(Claw:R, -, -)"],
        hands={"P0": ["Eye:R"], "P1": ["Eye:B"]},
    )
    play(state, 1, standard().parse(state, 1, "pass")[0])
    happened = state.events.take()
    told = [standard().tell(event, state, reader=0) for event in happened]
    why = "You can attach nothing, and cannot pay for a body."
    assert told[told.index("You pass.") - 1] == why
    assert why not in [standard().tell(event, state, reader=1) for event in happened]


def test_a_secret_is_told_once_to_who_knows_it() -> None:
    state = standard().start({}, 1)
    drawn = Event(events.CARD_DRAWN, -1, 0, 0, 1, 0, 0)
    assert standard().tell(drawn, state, reader=0) == ""
    assert standard().tell(drawn, state, reader=1) == "P0 draws a Mutate card."
    taken = Event(events.STOLEN, -1, 0, 0, 1, 2, 0)
    assert [standard().tell(taken, state, reader=reader) for reader in (0, 1, 2)] == [
        "",
        "",
        "P0 takes a Battle card from P1.",
    ]


def test_a_body_that_is_replaced_by_the_same_colour_says_so() -> None:
    state = standard().start({}, 1)
    same = Event(events.BODY_REPLACED, -1, 0, 0, 0, 2, 2)
    assert standard().tell(same, state, reader=0) == "Your new body is blue again: nothing changes."


def test_a_part_that_stays_where_it_is_says_nothing() -> None:
    state = standard().start({}, 1)
    assert standard().tell(Event(events.PART_PLACED, -1, 0, 0, 0, 1, 1), state) == ""
    assert standard().tell(Event(events.PART_PLACED, -1, 0, 0, 0, 1, 2), state)


@rule("MW-7.10")
def test_two_spots_are_asked_of_the_creature_that_was_chosen() -> None:
    for whose, asked in (("P1", "of P1's creature."), ("P0", "of your creature.")):
        creatures = ["R(Eye:R, Claw:R, >G(Tail:G, Eye:G))", "B(Eye:B, Claw:B, >Y(Tail:Y, Eye:Y))"]
        state = arranged(creatures=creatures, hands={"P0": ["M13"]}, phase="mutate")
        for words in ("play M13", f"target {whose}"):
            play(state, 0, standard().parse(state, 0, words)[0])
        assert standard().prompt(state, 0).endswith(asked)
        assert standard().prompt(state, 1).startswith("Bone Drift (M13): P0 must choose two spots")


@rule("MW-11.4")
def test_a_victor_who_gets_nothing_is_told_why() -> None:
    state = arranged(creatures=["B(Claw:R, -, -)", "G(Claw:G, -, -)"])
    play(state, 0, standard().parse(state, 0, "attack P1")[0])
    while ASKS.now(state).kind in (kinds.ATTACKER_CARD, kinds.DEFENDER_CARD):
        play(state, actor(state), actions.NONE)
    told = [standard().tell(event, state, reader=0) for event in state.events.take()]
    assert "No spoils for you" in " ".join(told)
