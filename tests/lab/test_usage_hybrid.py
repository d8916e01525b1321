"""Counting what is used in Hybrid, and hearing whether events tell of every Wound."""

import pytest

from monstrum.core.events import Event
from monstrum.core.quick import Quick
from monstrum.games.hybrid.rules import events
from monstrum.lab.exhaustive import Search, exhaust
from monstrum.lab.melee import melee
from monstrum.lab.usage import USED, Unsound
from monstrum.lab.usage_hybrid import ACTIVATED, PLAYED, HybridUsage
from tests.rules.hybrid.skirmish import skirmish, standard


def test_every_profile_card_level_aptitude_and_operation_is_a_goal() -> None:
    catalog = standard().catalog
    goals = HybridUsage(standard()).goals()
    assert [id for id, what in goals if what == ACTIVATED] == catalog.profile_ids
    assert [id for id, what in goals if what == PLAYED] == catalog.card_ids
    used = {id for id, what in goals if what == USED}
    assert used >= {"OC 1", "OC 6", "DC 4", "F 3", "MV 6", "puny", "frenzy", "titan", "mod_sl", "wound"}


def test_random_games_are_sound_and_take_every_mission() -> None:
    found = exhaust(Search("hybrid", "1", times=1_000_000, games=6))
    assert found.failures == []
    assert found.counts["MV 1", USED] > 0
    usage = HybridUsage(standard())
    missions = {usage.config(2, bytes([0, number]))["mission"] for number in range(6)}
    assert missions == set(standard().catalog.mission_ids)


def test_most_games_begin_where_something_is_about_to_happen() -> None:
    """One position per mission, each playable, warriors of both sides on the board, cards in both hands."""
    game = standard()
    for number, mission in enumerate(game.catalog.missions):
        given = melee(game.catalog, mission, Quick(number))
        state = game.arrange(given, {}, number)
        facts = game.facts(state)
        sides = {letter.isupper() for letter in facts["figures"]}
        assert sides == {True, False}
        assert min(len(hand) for hand in facts["hands"].values()) >= 4
        assert mission.round_limit - 3 <= facts["round"] <= mission.round_limit


def test_what_is_chosen_depends_on_the_seed_alone() -> None:
    one, other = (exhaust(Search("hybrid", "7", times=1_000_000, games=2)) for _ in range(2))
    assert (one.decisions, one.counts) == (other.decisions, other.counts)


@pytest.mark.soak
def test_everything_in_hybrid_is_used_a_hundred_times() -> None:
    """Every profile, card, level, aptitude and operation, every state on the way sound."""
    found = exhaust(Search("hybrid", "soak", times=100), workers=2)
    assert found.failures == []
    assert found.below() == []


def test_a_wound_nobody_was_told_of_is_unsound() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A")
    usage = HybridUsage(fight.game)
    usage.begin(fight.state)
    usage.watch([], fight.state)
    with pytest.raises(Unsound, match="A has 0 Wounds, but the events say 1"):
        usage.watch([Event(events.WOUNDED, -1, 0, 0, 1, 0, 0)], fight.state)


def test_a_strike_counts_its_level_and_profile() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[4])
    usage = HybridUsage(fight.game)
    usage.begin(fight.state)
    fight.play("mode OC", "strike s", "level 1")
    usage.watch(fight.events, fight.state)
    assert usage.counts["OC 1", USED] == 1
