"""XY-7: both choose a breakthrough in secret, and neither page knows more than that the other has chosen."""

import re

from tests.browser.company import asked, play_to_the_secret_choice, sit_together
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.test_two_browsers import own_secrets


def test_a_sealed_choice_from_both_sides(visit: Visit) -> None:
    hands = ada, bob = sit_together(visit, "Ada", "Bob")
    play_to_the_secret_choice(hands)
    for hand in hands:
        hand.flag("Secret")
    hidden = own_secrets(ada)
    assert len(hidden) == 3  # none was shown on the way, and there are no two of a kind
    bob.prompt.get_by_text(re.compile("Ada still choose")).wait_for()

    ada.answer()
    ada.prompt.get_by_text(re.compile("Your choice is in")).wait_for()
    bob.prompt.get_by_text(re.compile("Ada still choose")).wait_for(state="detached")
    assert bob.asked  # his own choice is untouched
    knows_nothing(bob, hidden)

    ada.visitor.press("Take back", ada.prompt)
    ada.wait()
    bob.prompt.get_by_text(re.compile("Ada still choose")).wait_for()
    knows_nothing(bob, hidden)

    choose_one_of(ada, hidden)
    shown = ada.played[-1]
    ada.prompt.get_by_text(re.compile("Your choice is in")).wait_for()
    bob.prompt.get_by_text(re.compile("Ada still choose")).wait_for(state="detached")
    knows_nothing(bob, hidden)
    before = len(bob.visitor.frames)

    bob.answer()
    asked(hands)

    chosen = [name for name in hidden if name in shown]
    assert len(chosen) == 1, shown
    bob.page.get_by_role("log").get_by_text(chosen[0]).first.wait_for()
    assert not any(chosen[0] in frame for frame in bob.visitor.frames[:before])


def knows_nothing(hand: Hand, hidden: set[str]) -> None:
    """The news of the other's choice has come."""
    hand.visitor.drawn()
    told = hand.visitor.text() + "".join(hand.visitor.frames)
    assert [name for name in hidden if name in told] == []


def choose_one_of(hand: Hand, names: set[str]) -> None:
    for name in sorted(names):
        marked = hand.things.filter(has_text=name)
        if marked.count():
            hand.note()
            hand.touch(marked.first)
            assert hand.ready()
            hand.confirm()
            return
    raise AssertionError(f"none of {names} can be chosen")
