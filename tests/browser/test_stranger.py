"""Somebody new: how a game is won, why a card is grey, what a word of the log means, how to go on."""

import re

import pytest

from tests.browser.company import alone, question
from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE, PHONE, Visitor

PRIVATE = r"Failed to load resource"  # a table that does not open, on purpose


def inside(visitor: Visitor, selector: str) -> bool:
    """Its middle lies in the window and is not covered."""
    return bool(
        visitor.page.evaluate(
            """(selector) => {
                const thing = document.querySelector(selector);
                const box = thing.getBoundingClientRect();
                const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return top !== null && (thing === top || thing.contains(top));
            }""",
            selector,
        )
    )


@pytest.mark.parametrize("game", ["xybrid", "mutation_wars", "hybrid"])
def test_every_door_leads_to_the_game_in_short(visit: Visit, game: str) -> None:
    ada = visit()
    ada.go("/")
    door = ada.page.locator(f'[data-game="{game}"]')
    door.get_by_role("link", name="How to play").filter(visible=True).first.click()
    short = ada.page.get_by_role("region", name="In short")
    short.wait_for()
    assert "win" in short.get_by_role("listitem").first.inner_text()
    short.get_by_role("link").first.click()  # to the rule it names
    ada.page.locator('[aria-current="true"]').first.wait_for()


def test_the_drawer_beside_a_tank_tells_how_to_win(visit: Visit) -> None:
    ada = visit().called("Ada")
    alone(ada, game="mutation_wars")
    ada.page.locator("main[data-laid]").wait_for()
    ada.page.keyboard.press("r")
    drawer = ada.page.get_by_role("dialog", name=re.compile("rules"))
    drawer.get_by_text("Whoever has a complete creature at the end of a turn wins").wait_for()


def test_a_table_of_five_with_names_still_has_its_button(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.page.locator('[data-game="mutation_wars"]').get_by_role("button", name="New table").click()
    form = ada.page.get_by_role("form", name=re.compile("New table"))
    ada.press("5", form)
    for seat in (2, 3):
        form.get_by_label(f"Seat {seat}", exact=True).select_option("me")
    form.locator("summary").click()
    form.get_by_text("Everybody also starts with a Mutate and a Battle card.").wait_for()
    assert inside(ada, "form[aria-label*='New table'] button[type=submit]")
    ada.page.keyboard.press("Escape")
    form.wait_for(state="detached")


def test_a_grey_card_says_why_when_one_looks_at_it(visit: Visit) -> None:
    ada = visit().called("Ada")
    alone(ada, "random", seed=3, to=question("MISSION", least=2))
    ada.page.locator("main[data-laid]").wait_for()
    grey = ada.page.locator(".shelf .dim").first
    grey.hover()
    ada.page.get_by_role("status").filter(has_text=re.compile("MISSION|condition|cost|pile")).first.wait_for(
        state="attached"
    )
    assert ada.page.get_by_role("dialog").count() == 0  # told beside the table, not over it


def test_words_of_the_log_show_what_they_name(visit: Visit) -> None:
    ada = visit().called("Ada")
    alone(ada, game="mutation_wars", to=question("build_action", least=2))
    ada.page.locator("main[data-laid]").wait_for()
    log = ada.page.get_by_role("log")
    word = log.locator("[data-shows^='spot:']").last
    word.wait_for()
    ref = str(word.get_attribute("data-shows"))
    assert ada.page.locator(f'main [data-ref="{ref}"]').count() == 1

    log.focus()
    ada.page.keyboard.press("ArrowLeft")  # the newest thing that is named
    card = log.locator("[data-shows^='card:']").last
    card.focus()
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("dialog", name=card.inner_text()).wait_for()
    ada.page.keyboard.press("Escape")


def test_the_table_is_told_in_words(visit: Visit) -> None:
    ada = visit().called("Ada")
    hand = alone(ada, "greedy", game="mutation_wars")
    ada.page.locator("main[data-laid]").wait_for()
    ada.page.keyboard.press("b")
    words = ada.page.get_by_role("dialog", name="The table in words")
    options = words.get_by_role("region", name="What you may do").get_by_role("listitem")
    assert options.count() == len(hand.update["options"])
    own = words.get_by_role("region", name="Ada", exact=True)
    assert re.search(r"attack \d", own.inner_text())
    assert "you may choose it" in own.inner_text()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("?")
    ada.page.get_by_role("dialog", name="Menu").get_by_text("one step back").wait_for()


def test_a_phone_sees_who_won_and_how_to_go_on(visit: Visit) -> None:
    ada = visit(size=PHONE).called("Ada")
    table = ada.open_table("greedy", "greedy", game="mutation_wars", start=True)["table"]["id"]
    ada.go(f"/t/{table}")
    result = ada.page.get_by_role("region", name="Result")
    result.wait_for(timeout=1000 * PATIENCE)  # two bots play a whole game
    prompt = ada.page.get_by_role("region", name="What to do")
    assert re.search("has won with a complete creature", prompt.inner_text())
    assert re.search(r"bodies\s+4", result.inner_text())
    for way in ("Replay", "Record", "Lobby"):
        assert ada.button(way, result).count() == 1


def test_the_link_of_a_private_replay_opens_it(visit: Visit) -> None:
    ada, bob, eve = visit().called("Ada"), visit(), visit()
    opened = ada.open_table("random", "random", start=True)
    table = opened["table"]["id"]
    ada.go(f"/t/{table}#watch={opened['watch']}")
    ada.page.get_by_role("region", name="Result").wait_for()
    ada.go(f"/t/{table}/replay#12")
    ada.press(re.compile("#12"))
    ada.see(re.compile("is copied"))
    link = ada.clipboard()
    assert link.endswith(f"/t/{table}/replay#12&watch={opened['watch']}")

    bob.go(link)
    bob.see(re.compile(r"ply 12 of"))
    assert "watch" not in bob.page.url  # it would be photographed
    eve.allow(PRIVATE)
    eve.go(link.partition("&")[0])
    eve.see("This game cannot be shown")


def test_a_shut_table_says_what_to_do(visit: Visit) -> None:
    ada = visit()
    ada.allow(PRIVATE)
    ada.allow("WebSocket")
    ada.go("/t/NoSuchTable")
    door = ada.page.get_by_role("region", name="Not at this table")
    door.get_by_text("There is no such table.").wait_for()
    ada.press("To the lobby", door)
    ada.button("Play now").first.wait_for()
