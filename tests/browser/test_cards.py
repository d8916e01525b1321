"""What cards say: a library, forces in any order, pictures to keep; and screens of every size."""

import io
import re

import pytest
from PIL import Image

from tests.browser.company import alone, question
from tests.browser.conftest import Visit
from tests.browser.finished import finished_game
from tests.browser.test_phone import fits
from tests.browser.visitor import DESKTOP, PHONE, SIDEWAYS, TABLET
from tests.browser.warband import warband

ZOOMED = (683, 384)  # 1366×768 with everything twice as large


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_library_is_searched_filtered_and_read_by_keys(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size)
    ada.go("/library/xybrid")
    cards = ada.page.get_by_role("list", name="Cards").get_by_role("button")
    cards.first.wait_for()
    everything = cards.count()
    ada.page.get_by_role("group", name="When").get_by_role("button", name=re.compile("^DEPLOY")).click()
    ada.page.get_by_role("searchbox").fill("matching pair")
    ada.see("1 card of")
    assert 1 == cards.count() < everything
    cards.first.focus()
    ada.page.keyboard.press("Enter")
    ada.see("Happens when the monsters are deployed")
    assert ada.page.url.endswith("/library/xybrid#part:A02")
    ada.page.get_by_role("link", name="XY-8.1").click()
    ada.page.wait_for_url("**/rules/xybrid#XY-8.1")


def test_the_rules_find_cards(visit: Visit) -> None:
    ada = visit()
    ada.go("/rules/hybrid")
    ada.page.get_by_role("searchbox").fill("steady hand")
    ada.page.get_by_role("list", name="Cards").get_by_role("link", name="Steady Hand").click()
    ada.page.wait_for_url("**/library/hybrid#card:ACT-08")


def test_a_force_is_put_together_in_any_order_and_given_at_once(visit: Visit) -> None:
    ada = warband(visit, "HYM-3", asked="FORCE")
    profiles = ada.page.get_by_role("list", name="Profiles").get_by_role("button")
    for name in ("Vanguard", "Spearman", "Garell", "Seneschal"):
        ada.touch(profiles.filter(has_text=name).first)
        ada.page.get_by_role("button", name=re.compile(f"^Take {name}")).wait_for()
    profiles.filter(has_text="Costs 2; 1 left.").first.wait_for()  # still there, with the reason
    ada.touch(ada.page.get_by_role("button", name=re.compile("^Take Garell")))
    ada.visitor.see("3 of 6 Ranks, 3 left")
    ada.confirm()
    assert ada.wait()
    figures = ada.view["figures"].values()
    own = sorted(one["profile"] for one in figures if one["side"] == "GRIFFIN")
    assert own == ["G_SENESCHAL", "G_SPEARMAN", "G_VANGUARD"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_enemy_shows_his_sheet_when_touched(visit: Visit, size: tuple[int, int]) -> None:
    ada = warband(visit, size=size, asked="MODE")
    ada.touch(ada.page.locator(".figure.S").first)
    sheet = ada.page.get_by_role("dialog", name=re.compile("Hybrid|Clone|Pest|Skorize"))
    sheet.get_by_text("Natural Value").wait_for()
    sheet.get_by_text("The six levels").first.wait_for()


def test_a_creature_to_keep_is_a_picture_of_the_promised_size(visit: Visit) -> None:
    ada = visit().called("Ada")
    table = finished_game(ada)
    for path in (f"/t/{table}", f"/t/{table}/replay#40"):
        ada.go(path)
        ada.press(re.compile("^(Share|A picture to keep)$"))
        for shape, size in (("wide", (1200, 630)), ("square", (1080, 1080))):
            ada.press(re.compile(f"^{shape}", re.IGNORECASE))
            ada.page.locator(f"canvas[data-made$='{shape}']").wait_for(state="attached")
            with ada.page.expect_download() as saved:
                ada.press("Save the PNG")
            with Image.open(io.BytesIO(saved.value.path().read_bytes())) as picture:
                assert picture.size == size
                assert len(picture.convert("RGB").getcolors(1 << 24) or []) > 500  # something is drawn
    assert not [url for url in ada.requests if url.startswith(("blob:http", "http")) and ada.url not in url]


@pytest.mark.parametrize("size", [TABLET, SIDEWAYS, ZOOMED], ids=["tablet", "sideways", "zoomed"])
def test_every_table_fits_every_screen(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size).called("Ada")
    hand = alone(ada, "random", "random", to=question("DRAW", least=2))
    fits(hand)
    hand.answer()
    ada.updates.clear()
    building = question("build_action", least=2)
    hand = alone(ada, "random", "random", game="mutation_wars", to=building)
    fits(hand)
    hand.answer()
    captain = warband(visit, "HYM-1", "random", size)
    for decision in ("MODE", "MOVE"):
        captain.until_asked(decision)
        fits(captain)
    captain.answer()
