"""The host of a table says how fast its bots answer: when it is opened, and while the game runs."""

from tests.browser.conftest import Visit


def test_the_pace_of_bots_is_chosen_with_the_table_and_changed_in_its_menu(visit: Visit) -> None:
    ada = visit().called("Ada")
    ada.go("/")
    ada.press("New table")
    form = ada.page.get_by_role("form")
    pace = form.get_by_label("The pace of bots")
    assert pace.count() == 0, "there is no bot yet"
    form.get_by_role("combobox").nth(1).select_option("greedy")
    pace.select_option("slow")
    ada.press("Start", form)
    ada.page.locator("main[data-laid]").wait_for()
    table = ada.page.url.rsplit("/", 1)[1]

    def chosen() -> str:
        return str(ada.context.request.get(f"/api/tables/{table}").json()["pace"])

    assert chosen() == "slow"
    ada.page.keyboard.press("?")
    menu = ada.page.get_by_role("group", name="Bots answer")
    assert menu.get_by_label("slowly").is_checked()
    menu.get_by_label("at once").check()
    ada.until(lambda: chosen() == "at once", "nobody changed it")
