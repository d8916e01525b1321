"""HY-2.4 – HY-2.6  Setup of the cards: hands, mulligans, Army cards set aside, equipment."""

from monstrum.core.engine import actor, decision, play
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.hybrid.game import skirmish_state
from monstrum.games.hybrid.rules.card_piles import ACTION_PILE, ARMY_PILE, EQUIPMENT_PILE
from monstrum.games.hybrid.rules.decks import hand_size, holds
from monstrum.games.hybrid.state import SkirmishState
from tests.marks import rule
from tests.rules.hybrid.skirmish import standard


def begun(mission: str = "HYM-1", seed: int = 1) -> SkirmishState:
    return skirmish_state(standard().start({"mission": mission}, seed))


def say(state: State, words: str) -> None:
    seat = actor(state)
    for action in standard().parse(state, seat, words):
        play(state, seat, action)


@rule("HY-2.4", "HY-10.2")
def test_each_side_draws_four_and_the_griffins_are_asked_first() -> None:
    state = begun()
    assert [hand_size(state, side) for side in (0, 1)] == [4, 4]
    assert state.cards.left[ACTION_PILE] == 54 - 8
    assert (decision(state), actor(state)) == ("MULLIGAN", 0)
    say(state, "no")
    assert (decision(state), actor(state)) == ("MULLIGAN", 1)
    say(state, "no")
    assert decision(state) == "DEPLOY"
    assert [hand_size(state, side) for side in (0, 1)] == [4, 4]


@rule("HY-2.4")
def test_another_hand_costs_a_card_and_the_first_goes_under_the_deck() -> None:
    state = begun()
    before = dict(standard().view(state, 0).cards.hand)
    say(state, "yes")
    mine, theirs = standard().view(state, 0).cards, standard().view(state, 1).cards
    assert hand_size(state, 0) == 3
    assert state.cards.left[ACTION_PILE] == 54 - 4 - 3  # four of these lie under it
    assert sorted(mine.under) == sorted(id for id, number in before.items() for _ in range(number))
    assert (theirs.under, theirs.under_number) == ([], 4)
    assert actor(state) == 1  # the second hand is final


@rule("HY-2.5", "HY-11.1", "HY-11.4")
def test_army_cards_are_nobodys_secret_before_they_are_turned_up() -> None:
    state = begun("HYM-2")
    assert state.cards.left[ARMY_PILE] == state.cards.left[ARMY_PILE + 1] == 8
    one = standard().sample(standard().know(state, 0), Quick(1))
    assert one.cards.left[ARMY_PILE] == 8


@rule("HY-2.6")
def test_three_equipment_cards_are_drawn_and_one_is_discarded_in_secret() -> None:
    state = begun("HYM-2")
    say(state, "no")
    say(state, "no")
    assert (decision(state), actor(state)) == ("EQUIPMENT", 1)  # there is no Aura warrior in HYM-2
    assert holds(state, 1, EQUIPMENT_PILE + 1) == 3
    options = standard().view(state, 1).cards.hand
    thrown = next(id for id in options if id.startswith("MUT"))
    say(state, f"throw {thrown}")
    assert holds(state, 1, EQUIPMENT_PILE + 1) == 2
    assert standard().view(state, 1).cards.aside == [thrown]
    assert standard().view(state, 0).cards.aside == []
    for seat in (-1, 0, 1):  # how many is public
        assert standard().view(state, seat).cards.aside_numbers == {"GRIFFIN": 0, "SCORPION": 1}
    assert standard().view(state, 0).cards.held["SCORPION"] == {"action": 4, "mutation": 2}


@rule("HY-2.6")
def test_a_force_without_aura_or_mutation_draws_no_equipment() -> None:
    state = begun("HYM-1")  # and decks the mission does not use are absent
    assert [state.cards.left[pile] for pile in range(1, 6)] == [0] * 5
    state = begun("HYM-2")
    assert holds(state, 0, EQUIPMENT_PILE) == 0


@rule("HY-2.4")
def test_a_hand_goes_under_the_deck_in_the_order_of_the_numbers() -> None:
    state = begun()
    say(state, "yes")
    say(state, "yes")
    owners, cards = list(state.cards.under[::2]), list(state.cards.under[1::2])
    assert owners == [0] * 4 + [1] * 4  # and are drawn in this order, when nothing else is left
    assert cards[:4] == sorted(cards[:4])
    assert cards[4:] == sorted(cards[4:])
