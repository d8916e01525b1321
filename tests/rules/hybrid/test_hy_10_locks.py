"""HY-10.14  Locked cards that leave the hand: who loses one knows it, nobody else learns which it was."""

from typing import Any

import pytest

from monstrum.core.contract import SPECTATOR
from monstrum.core.quick import Quick
from monstrum.games.hybrid.game import skirmish_state
from monstrum.games.hybrid.knowing.knowledge import SkirmishKnowledge
from monstrum.games.hybrid.positions.card_checks import check_cards
from tests.marks import rule
from tests.rules.hybrid.effects import CARD, laboratory
from tests.rules.hybrid.skirmish import Skirmish, skirmish

LOSSES = (
    "FOE.steal_action(n=1,how=RANDOM)",
    "FOE.discard_action(n=1,how=RANDOM)",
    "FOE.steal_action(n=2,how=RANDOM)",
)


def robbed(locks: list[str], taken: list[str], effect: str = LOSSES[0], **keys: Any) -> Skirmish:
    """A's card takes cards of the Scorpions, who have drawn one by an effect just now."""
    hands = {"GRIFFIN": [CARD, "ACT-01"], "SCORPION": ["ACT-03", "ACT-08", "ACT-13"]}
    fight = skirmish(
        "#As.#", "A@1 E", "s@2 W", active="A", pick=taken, game=laboratory(effect, deck="ACTION"),
        keys={"hands": hands, "deck": {"ACT-01": 1, "ACT-13": 1}, "locks": locks, **keys},
    )  # fmt: skip
    return fight.play("mode OC", "strike s", f"lay {CARD} effect")


def known(fight: Skirmish, seat: int) -> str:
    return fight.game.know(fight.state, seat).digest()


@rule("HY-10.14")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
@pytest.mark.parametrize("effect", LOSSES)
def test_nobody_else_learns_whether_the_lost_card_was_the_locked_one(effect: str, seat: int) -> None:
    taken = ["ACT-13", "ACT-08"]
    one = robbed(["SCORPION ACT-13"], taken, effect)
    other = robbed(["SCORPION ACT-03"], taken, effect)
    assert known(one, seat) == known(other, seat)
    assert known(one, 1) != known(other, 1)  # the owner knows


@rule("HY-10.14")
def test_a_seen_lock_does_not_tell_whether_there_was_another_such_card() -> None:
    def stolen(more: str) -> Skirmish:
        hands = {"GRIFFIN": [CARD, "ACT-01"], "SCORPION": ["ACT-13", more]}
        keys: dict[str, Any] = {
            "hands": hands,
            "shown": ["SCORPION opponent ACT-13"],
            "deck": {"ACT-13": 2, "ACT-08": 2},
        }
        return robbed(["SCORPION ACT-13 seen"], ["ACT-13"], LOSSES[0], **keys)

    one, other = stolen("ACT-08"), stolen("ACT-13")
    # Apart from the number of cards in the deck, which a drawn position tells.
    assert one.facts["locks"][0] == "SCORPION ACT-13 seen gone lost 1"
    assert other.facts["locks"][0] == "SCORPION ACT-13 seen lost 1"
    assert known_locks(one) == known_locks(other)


def known_locks(fight: Skirmish) -> list[int]:
    knowledge = fight.game.know(fight.state, 0)
    assert isinstance(knowledge, SkirmishKnowledge)
    return knowledge.masked.cards.locks


@rule("HY-10.14")
def test_a_lock_that_is_gone_locks_nothing() -> None:
    fight = robbed(["SCORPION ACT-13"], ["ACT-13"])
    fight.play("none")
    assert fight.asked == "HINDRANCE"
    assert "lay ACT-08 points" in fight.options
    assert fight.game.view(fight.state, 1).cards.locked == {}
    kept = robbed(["SCORPION ACT-08"], ["ACT-13"])
    kept.play("none")
    assert "lay ACT-08 points" not in kept.options
    assert kept.game.view(kept.state, 1).cards.locked == {"ACT-08": 1}


@rule("HY-10.14")
def test_samples_have_it_both_ways() -> None:
    fight = robbed(["SCORPION ACT-13"], ["ACT-13"])
    knowledge = fight.game.know(fight.state, 0)
    gone = 0
    for seed in range(200):
        sample = fight.game.sample(knowledge, Quick(seed))
        check_cards(skirmish_state(sample))
        assert fight.game.know(sample, 0).digest() == knowledge.digest()
        gone += "gone" in fight.game.facts(sample)["locks"][0]
    assert 40 < gone < 95  # one of three cards was taken


@rule("HY-10.14")
def test_a_position_keeps_its_locks() -> None:
    fight = robbed(["SCORPION ACT-13"], ["ACT-13"])
    again = fight.game.parse_position(fight.game.position(fight.state))
    assert fight.game.facts(again)["locks"] == ["SCORPION ACT-13 gone lost 1", "GRIFFIN ACT-13 seen"]
