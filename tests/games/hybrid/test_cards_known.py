"""Section 5  What a seat knows of cards: hands shown, cards stolen, laid, taken back, put under the deck."""

import random

import pytest

from monstrum.core.codec import digest
from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import actor, legal_actions, play, settle, waiting
from monstrum.core.errors import BadPosition
from monstrum.core.quick import Quick
from monstrum.games.hybrid.game import skirmish_state
from monstrum.games.hybrid.knowing.old_learning import lying_open
from monstrum.games.hybrid.positions.card_checks import check_cards
from monstrum.games.hybrid.rules.card_piles import ACTION_PILE, PAIR
from monstrum.games.hybrid.rules.decks import TO_HAND, push_draws
from monstrum.games.hybrid.rules.event_cards import RESERVE
from monstrum.games.hybrid.state import SkirmishState
from tests.marks import rule
from tests.properties.test_random_skirmishes import choose
from tests.rules.hybrid.skirmish import Skirmish, skirmish, standard


def window(griffin: list[str], scorpion: list[str], **keys: object) -> Skirmish:
    fight = skirmish(
        "#As.#", "A@1 E", "s@2 W", active="A",
        keys={"hands": {"GRIFFIN": griffin, "SCORPION": scorpion}, **keys},
    )  # fmt: skip
    return fight.play("mode OC", "strike s")


def hands_in_samples(fight: Skirmish, seat: int, side: str) -> set[tuple[str, ...]]:
    knowledge = fight.game.know(fight.state, seat)
    samples = [fight.game.sample(knowledge, Quick(number)) for number in range(30)]
    return {tuple(fight.game.facts(sample)["hands"][side]) for sample in samples}


@rule("HY-10.5")
def test_a_hand_that_was_shown_stays_known_until_it_changes() -> None:
    fight = window(["ACT-21"], ["ACT-22", "ACT-23"], deck={"ACT-01": 4})
    assert len(hands_in_samples(fight, 0, "SCORPION")) > 3
    fight.play("lay ACT-21 effect")
    assert fight.game.view(fight.state, 0).cards.known["SCORPION"] == {"ACT-22": 1, "ACT-23": 1}
    assert hands_in_samples(fight, 0, "SCORPION") == {("ACT-22", "ACT-23")}
    assert len(hands_in_samples(fight, SPECTATOR, "SCORPION")) > 3  # shown to the opponent only
    fight.play("lay ACT-22 points")
    assert fight.game.view(fight.state, 0).cards.known["SCORPION"] == {"ACT-23": 1}


@rule("HY-10.14")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    fight = window(["ACT-04"], ["ACT-22"], deck={"ACT-01": 3})
    fight.play("lay ACT-04 effect")
    assert hands_in_samples(fight, 1, "GRIFFIN") == {("ACT-22",)}
    assert len(hands_in_samples(fight, SPECTATOR, "GRIFFIN")) > 1


@rule("HY-3.3")
def test_bids_are_seen_by_who_laid_them() -> None:
    fight = skirmish(
        "#A..s#", "A@1 E", "s@4 W",
        keys={"step": "round", "round": 3, "hands": {"GRIFFIN": ["ACT-18"], "SCORPION": ["ACT-08"]}},
    )  # fmt: skip
    fight.play("bid ACT-18")
    assert fight.game.view(fight.state, 0).cards.bids == ["ACT-18"]
    theirs = fight.game.view(fight.state, 1).cards
    assert (theirs.bids, theirs.bid_numbers) == ([], {"GRIFFIN": 1, "SCORPION": 0})
    state = fight.state
    assert fight.game.public_words(state, fight.game.parse(state, 1, "bid ACT-08")[0]) == "bid ?"
    assert fight.game.public_words(state, 0) == "pass"


@rule("HY-11.8", "HY-2.6")
def test_samples_hold_only_what_can_be_held() -> None:
    played = standard()
    for seed in range(4):
        state = skirmish_state(played.start({"mission": "HYM-2"}, seed))
        rng = random.Random(seed)
        for _ in range(250):
            if state.over():
                break
            seat = rng.choice(waiting(state))
            chosen = (
                choose(state, seat, rng) if actor(state) == seat else rng.choice(legal_actions(state, seat))
            )
            play(state, seat, chosen)
        for seat in (SPECTATOR, 0, 1):
            sample = played.sample(played.know(state, seat), Quick(seed))
            check_cards(sample)  # adds up, equipment on its side, of Events only Reserves
            check_held(sample)


def check_held(state: SkirmishState) -> None:
    for card in range(state.catalog.action_cards, state.cards.designs):
        held = state.cards.hand[card] + state.cards.hand[state.cards.designs + card]
        assert not held or state.catalog.pile[card] >= 4 or state.catalog.timing[card] == RESERVE


def undone(fight: Skirmish, *words: str) -> Skirmish:
    """These words are said and taken back."""
    before, first = fight.state.clone(), len(fight.events)
    fight.play(*words)
    learned = fight.game.learned(fight.state, fight.events[first:])
    fight.state = before
    fight.game.rekey(fight.state, "another", learned)
    return fight


def test_a_card_that_was_laid_and_taken_back_is_known() -> None:
    fight = undone(window(["ACT-13", "ACT-14"], ["ACT-08"]), "lay ACT-13 points")
    for seat in (SPECTATOR, 1):
        assert fight.game.view(fight.state, seat).cards.known["GRIFFIN"] == {"ACT-13": 1}
    check_cards(fight.state)


def test_a_card_that_was_stolen_and_given_back_is_known_to_the_thief() -> None:
    fight = undone(window(["ACT-04"], ["ACT-22"]), "lay ACT-04 effect")
    assert fight.game.view(fight.state, 0).cards.known["SCORPION"] == {"ACT-22": 1}
    assert fight.game.view(fight.state, SPECTATOR).cards.known["SCORPION"] == {}
    assert fight.game.view(fight.state, 1).cards.known["GRIFFIN"] == {"ACT-04": 1}
    check_cards(fight.state)


def test_a_hand_that_was_shown_before_an_undo_stays_known() -> None:
    fight = undone(window(["ACT-21"], ["ACT-22", "ACT-23"]), "lay ACT-21 effect")
    assert fight.game.view(fight.state, 0).cards.known["SCORPION"] == {"ACT-22": 1, "ACT-23": 1}
    check_cards(fight.state)


@pytest.mark.parametrize("held", ["ACT-22", "ACT-23"])
def test_after_an_undo_spectators_do_not_know_what_was_stolen(held: str) -> None:
    """The thief lays an ACT-22 of their own: whether the stolen card was another one the two sides know."""
    fight = undone(
        window(["ACT-04", "ACT-22"], [held], deck={"ACT-01": 3}), "lay ACT-04 effect", "lay ACT-22 points"
    )
    assert fight.game.view(fight.state, SPECTATOR).cards.known == {"GRIFFIN": {"ACT-04": 1}, "SCORPION": {}}
    assert fight.game.view(fight.state, 0).cards.known["SCORPION"] == {held: 1}
    check_cards(fight.state)


@pytest.mark.parametrize(("held", "drawn"), [("ACT-13", "ACT-14"), ("ACT-14", "ACT-13")])
def test_after_an_undo_nobody_knows_whether_what_was_laid_had_just_been_drawn(held: str, drawn: str) -> None:
    fight = window([held], ["ACT-08"], deck={drawn: 1})
    before = fight.state.clone()
    first = len(fight.events)
    push_draws(fight.state, 0, ACTION_PILE, 1, TO_HAND)  # as an effect does that locks nothing
    settle(fight.state)
    fight.play("lay ACT-13 points")
    learned = fight.game.learned(fight.state, fight.events[first:])
    fight.game.rekey(before, "another", learned)
    for seat in (SPECTATOR, 1):
        assert fight.game.view(before, seat).cards.known["GRIFFIN"] == {}


def test_what_was_known_of_a_hand_stays_known_with_what_was_laid_from_it() -> None:
    fight = window(["ACT-21"], ["ACT-22", "ACT-22", "ACT-23"]).play("lay ACT-21 effect")
    undone(fight, "lay ACT-22 points")
    assert fight.game.view(fight.state, 0).cards.known["SCORPION"] == {"ACT-22": 2, "ACT-23": 1}
    assert fight.game.view(fight.state, SPECTATOR).cards.known["SCORPION"] == {"ACT-22": 1}


def test_what_older_games_have_learned_leads_where_it_led() -> None:
    """They counted what lay open, what was held and what was known."""
    fight = window(["ACT-13", "ACT-14"], ["ACT-08"])
    before = fight.state.clone()
    fight.play("lay ACT-13 points")
    cards = fight.state.cards
    fight.game.rekey(before, "another", [*lying_open(fight.state), *cards.hand, *cards.shown])
    for seat in (SPECTATOR, 1):
        assert fight.game.view(before, seat).cards.known["GRIFFIN"] == {"ACT-13": 1}


@pytest.mark.parametrize("known", [[7], [10_000 + 10**6], [10_000] * 99])
def test_what_cannot_have_been_learned_is_refused(known: list[int]) -> None:
    fight = window(["ACT-13"], ["ACT-08"])
    with pytest.raises(BadPosition, match="does not fit"):
        fight.game.rekey(fight.state, "another", known)


def test_what_is_remembered_is_always_true() -> None:
    played = standard()
    for seed in range(3):
        rng = random.Random(seed)
        state = skirmish_state(played.start({"mission": "HYM-2"}, seed))
        past = state.clone()
        for ply in range(300):
            if state.over():
                break
            if ply % 20 == 0:
                past = state.clone()
                state.listen()
            seat = rng.choice(waiting(state))
            chosen = (
                choose(state, seat, rng) if actor(state) == seat else rng.choice(legal_actions(state, seat))
            )
            play(state, seat, chosen)
            if ply % 20 == 13:
                back = past.clone()
                played.rekey(back, ply, played.learned(state, state.events.list))
                check_cards(back)
                for reader in (SPECTATOR, 0, 1):
                    sample = played.sample(played.know(back, reader), Quick(ply))
                    assert played.know(sample, reader).digest() == played.know(back, reader).digest()


@rule("HY-2.4")
def test_whoever_put_cards_under_the_deck_knows_them() -> None:
    fight = skirmish(
        "#A..s#", "A@1 E", "s@4 W", active="A",
        keys={"under": ["GRIFFIN ACT-05", "SCORPION ACT-06"], "deck": {"ACT-01": 5, "ACT-06": 1}},
    )  # fmt: skip
    assert fight.game.view(fight.state, 0).cards.under == ["ACT-05"]
    knowledge = fight.game.know(fight.state, 0)
    seen = set()
    for number in range(20):
        sample = skirmish_state(fight.game.sample(knowledge, Quick(number)))
        ids = [fight.state.catalog.card_ids[card] for card in sample.cards.under[1::PAIR]]
        assert ids[0] == "ACT-05"
        seen.add(ids[1])
        check_cards(sample)
    assert seen == {"ACT-01", "ACT-06"}
    assert digest(fight.game.sample(knowledge, Quick(1))) == digest(fight.game.sample(knowledge, Quick(1)))


@rule("HY-10.14")
def test_spectators_keep_what_a_theft_cannot_have_taken() -> None:
    """Of two cards alike one is left, and if they were the whole hand everybody knows which was stolen."""
    both = ["SCORPION public ACT-22", "SCORPION public ACT-22"]
    fight = window(["ACT-04"], ["ACT-22", "ACT-22"], shown=both, deck={"ACT-01": 3})
    fight.play("lay ACT-04 effect")
    seen = fight.game.view(fight.state, SPECTATOR).cards.known
    assert seen == {"GRIFFIN": {"ACT-22": 1}, "SCORPION": {"ACT-22": 1}}
    mixed = window(["ACT-04"], ["ACT-21", "ACT-22", "ACT-22"], shown=both, deck={"ACT-01": 3})
    mixed.play("lay ACT-04 effect")
    seen = mixed.game.view(mixed.state, SPECTATOR).cards.known
    assert seen == {"GRIFFIN": {}, "SCORPION": {"ACT-22": 1}}
