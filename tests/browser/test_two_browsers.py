"""Two browsers at one table, and one that only watches."""

import re

from tests.browser.company import play_on, settle, sit_together
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.visitor import Visitor


def test_a_friend_comes_by_the_copied_link_and_both_play(visit: Visit) -> None:
    ada, bob = visit(), visit()
    ada.go("/")
    ada.page.get_by_label("You are").fill("Ada")
    ada.press("New table")
    form = ada.page.get_by_role("form", name=re.compile("New table"))
    ada.press(re.compile("copy the link"), form)
    ada.page.get_by_role("region", name="Before the game").wait_for()
    link = ada.clipboard()
    assert "/t/" in link
    assert "#invite=" in link

    bob.go(link)
    bob.page.get_by_label("You are").fill("Bob")
    bob.press("Sit down")
    assert "invite" not in bob.page.url  # it would be copied and photographed

    ada.see("Bob")
    ada.press("Begin the game")
    hands = [Hand(ada, 0), Hand(bob, 1)]
    for hand in hands:
        hand.visitor.until(lambda hand=hand: hand.seat in hand.visitor.updates, "no update")  # type: ignore[misc]
    play_on(hands, 6)
    settle(hands)

    for seat, name in enumerate(("Ada", "Bob")):
        monsters = [monster(hand, name) for hand in hands]
        assert monsters[0] == monsters[1]  # each sees what the other has built
        for hand in hands:  # whose page it is, is spoken to
            told = "You take " if hand.seat == seat else f"{name} takes "
            assert told in hand.page.get_by_role("log").inner_text()


def monster(hand: Hand, name: str) -> list[str]:
    """What is there, place by place. An empty place is only that: its owner's own page writes its name there,
    for whoever is asked it says that something may come there."""
    own = ("Ada", "Bob").index(name) == hand.seat
    place = hand.page.get_by_role("list", name="Your monster" if own else f"{name}'s monster")
    texts = place.get_by_role("listitem").all_inner_texts()
    assert len(texts) >= 5, texts  # core, head, two arms, legs
    return [re.sub(r", you may choose it|(?<=, empty)\n.*", "", text, flags=re.DOTALL) for text in texts]


def test_chat_goes_both_ways_and_has_a_limit(visit: Visit) -> None:
    ada, bob = (hand.visitor for hand in sit_together(visit, "Ada", "Bob"))
    say(ada, "Nice monster!")
    bob.until(lambda: bob.button(re.compile(r"Chat.*1")).count() > 0, "no mark of an unread line")
    say(bob, "<b>Thanks</b> & welcome")
    ada.see("<b>Thanks</b> & welcome")  # as it was typed
    bob.see("Nice monster!")

    field = ada.page.get_by_label("Say something")
    field.fill("x" * 20 + "y" * 479)
    field.press_sequentially("yzz")
    assert len(field.input_value()) == 500
    ada.press("Say")
    bob.see(re.compile("x{20}y{480}"))


def say(visitor: Visitor, text: str) -> None:
    if visitor.page.get_by_role("dialog", name="Chat").count() == 0:
        visitor.press(re.compile("^Chat"))
    visitor.page.get_by_label("Say something").fill(text)
    visitor.press("Say")
    visitor.until(lambda: visitor.page.get_by_label("Say something").input_value() == "", "not said")


def test_who_is_gone_is_marked_until_he_is_back(visit: Visit) -> None:
    ada, bob = sit_together(visit, "Ada", "Bob")
    there = ada.page.get_by_role("region", name="Bob").get_by_role("button", name=re.compile("^Bob"))
    table = bob.page.url
    assert not re.search("away|not here|offline", there.get_attribute("aria-label") or "")

    bob.visitor.go("/about")

    gone = ada.page.get_by_role("button", name=re.compile("Bob.*(away|not here|offline)"))
    gone.first.wait_for()
    bob.visitor.go(table)
    gone.first.wait_for(state="detached")


def test_a_spectator_sees_the_table_and_no_secret(visit: Visit) -> None:
    hands = ada, bob = sit_together(visit, "Ada", "Bob")
    ada.visitor.press("Seats and links")
    ada.visitor.press("Copy link to watch")
    ada.visitor.see("copied")
    link = ada.visitor.clipboard()
    assert "#watch=" in link
    ada.page.keyboard.press("Escape")

    eve = visit()
    eve.go(link)
    watching = Hand(eve, -1)
    eve.until(lambda: -1 in eve.updates, "no update")
    assert "watch" not in eve.page.url
    watching.flag("Watching")
    play_on(list(hands), 6)
    eve.until(lambda: eve.updates[-1]["ply"] == ada.update["ply"], "the spectator is behind")

    for name in ("Ada", "Bob"):
        assert monster(watching, name) == monster(ada, name)
    secrets = own_secrets(ada) | own_secrets(bob)
    assert len(secrets) >= 3
    seen = eve.text() + "".join(eve.frames)
    assert [secret for secret in secrets if secret in seen] == []
    assert watching.things.count() == 0
    assert watching.chips.count() == 0


def own_secrets(hand: Hand) -> set[str]:
    """Names of the breakthroughs in a seat's hand, as its own page shows them."""
    own = hand.page.get_by_role("region", name="Your breakthroughs").get_by_role("button")
    names = {text.split(",")[0].strip() for text in own.all_inner_texts()}
    assert all(len(name) > 3 for name in names), names  # a name that is in every page would prove nothing
    return names
