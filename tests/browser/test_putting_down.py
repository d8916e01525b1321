"""Answers in the prompt bar, putting a game down, my games, Back, and who is heard and seen."""

import re

from playwright.sync_api import expect

from tests.browser.company import alone, question, sit_together
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE


def test_to_decline_is_one_press_in_the_prompt_bar(visit: Visit) -> None:
    acting = question("mutate_action", "battle_action", "build_action", least=2)
    hand = alone(visit().called("Ada"), "random", game="mutation_wars", to=acting)
    before = hand.place()
    hand.prompt.get_by_role("button", name=re.compile("^Pass")).click()
    hand.visitor.until(lambda: hand.place() != before, "Pass was not played")


def test_whoever_wants_it_declines_by_themselves_until_they_are_asked_again(visit: Visit) -> None:
    hand = alone(visit().called("Ada"), "random", game="mutation_wars")
    page = hand.page
    hand.visitor.press("Menu")
    page.get_by_label("Decline by myself").check()
    page.keyboard.press("Escape")
    going = hand.prompt.get_by_text("This is declined for you in a moment.")

    def about_to_decline() -> tuple[int, int]:
        while hand.wait():
            if hand.update["window"]:
                going.wait_for()
                return hand.place()
            hand.answer_beside("attach")
        raise AssertionError("nothing was there to decline")

    before = about_to_decline()
    hand.visitor.until(lambda: hand.place() != before, "it was not declined")
    before = about_to_decline()
    hand.prompt.get_by_role("button", name="Ask me").click()
    going.wait_for(state="detached")
    hand.asides.first.wait_for()
    assert hand.place() == before


def test_places_have_names_and_the_log_says_you(visit: Visit) -> None:
    hand = alone(visit().called("Ada"), "random", game="mutation_wars")
    for _ in range(6):
        hand.wait()
        hand.answer_beside("attach")
    hand.visitor.drawn()
    log = hand.page.get_by_role("log", name="Log").inner_text()
    assert re.search(r"You attach .* at\s+the \w+ (\w+ )?edge of (the|your) (\w+ )?\w+ body", log), log
    assert not re.search(r"\bb\d\.\d|\bP\d\b", hand.page.locator("body").inner_text())


def test_back_closes_what_lies_over_the_table_first(visit: Visit) -> None:
    hand = alone(visit().called("Ada"))
    page = hand.page
    hand.visitor.press("Menu")
    page.get_by_role("dialog", name="Menu").wait_for()
    page.get_by_role("button", name="Seats and links").last.click()
    page.get_by_role("dialog", name="Seats and links").wait_for()
    page.go_back()
    page.get_by_role("dialog").wait_for(state="detached")
    assert "/t/" in page.url
    hand.visitor.press("Menu")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    assert "/t/" in page.url


def test_on_a_phone_both_answers_to_resigning_come_into_sight(visit: Visit) -> None:
    hand = alone(visit(size=PHONE).called("Ada"))
    hand.visitor.press("Menu")
    hand.visitor.press("Resign …")
    for name in ("Resign", "Go on playing"):
        expect(hand.page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)


def test_resigning_ends_a_game_of_two_and_my_games_tell_it(visit: Visit) -> None:
    hand = alone(visit().called("Ada"))
    page = hand.page
    hand.visitor.press("Menu")
    page.get_by_role("button", name="Resign …").click()
    page.get_by_text("You lose, and the game is over.").wait_for()
    page.get_by_role("button", name="Resign", exact=True).click()
    hand.result.wait_for()
    verdict = "You have resigned: the game is over."
    hand.prompt.get_by_text(verdict).wait_for()
    expect(page.get_by_text(verdict)).to_have_count(1)
    page.get_by_role("region", name="Ada, you").get_by_text("· resigned").wait_for()
    expect(page.get_by_text("away")).to_have_count(0)  # whoever resigned looks at the table
    hand.visitor.go("/games")
    page.get_by_text("Resigned against random").wait_for()
    page.get_by_label("How it ended").select_option("won")
    page.get_by_text("None of your games is like that.").wait_for()


def test_an_own_table_against_bots_is_closed(visit: Visit) -> None:
    hand = alone(visit().called("Ada"))
    page = hand.page
    hand.visitor.press("Menu")
    page.get_by_role("button", name="Close this table …").click()
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("heading", name="Open tables").wait_for()
    hand.visitor.go("/games")
    page.get_by_text("Put away, with random").wait_for()


def test_chat_comes_as_it_is_said_and_both_agree_to_stop(visit: Visit) -> None:
    ada, bob = sit_together(visit, "Ada", "Bob")
    bob.visitor.press("Chat")
    bob.page.get_by_label("Say something").fill("Good evening")
    bob.page.get_by_role("button", name="Say", exact=True).click()
    ada.page.get_by_text("Bob: Good evening").first.wait_for()
    bob.page.keyboard.press("Escape")
    bob.visitor.press("Menu")
    bob.page.get_by_role("button", name="Stop without a result").click()
    ada.page.get_by_text("would stop here, without a result.").wait_for()
    ada.page.get_by_role("button", name="Stop", exact=True).click()
    for one in (ada, bob):  # nobody is awaited any more, and there is a way on
        one.prompt.get_by_text("This game was put away before it was over. Nobody has won.").wait_for()
        one.prompt.get_by_role("button", name="To the lobby").wait_for()
        assert one.page.locator(".panel.active").count() == 0


def test_a_friend_who_watches_is_seen(visit: Visit) -> None:
    ada, _ = sit_together(visit, "Ada", "Bob")
    table = ada.update["table"]
    token = ada.visitor.post(f"/api/tables/{table}/renew", kind="watch")["token"]
    visit().called("Cleo").go(f"/t/{table}#watch={token}")
    ada.page.get_by_role("button", name=re.compile("Cleo watches")).wait_for()
