"""A finished game, move by move."""

import re
from pathlib import Path

import pytest

from monstrum.cli.main import run
from tests.browser.conftest import Visit
from tests.browser.finished import finished_game
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.marks import rule


def ply(visitor: Visitor) -> int:
    found = re.search(r"#(\d+)$", visitor.page.url)
    assert found, visitor.page.url
    return int(found[1])


def test_keys_walk_through_a_game_and_the_address_tells_where(visit: Visit) -> None:
    ada = visit().called("Ada")
    table = finished_game(ada)
    ada.go(f"/t/{table}/replay")
    ada.see(re.compile(r"ply \d+ of"))
    plies = int(ada.page.get_by_label("Ply", exact=True).get_attribute("max") or 0)
    assert plies > 20

    walked = []
    for key in ("Home", "ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowLeft"):
        ada.page.keyboard.press(key)
        ada.drawn()
        walked.append(ply(ada))
    assert walked[0] == 0
    assert 0 < walked[1] < walked[2]  # a step is a whole answer, which may be several plies
    assert walked[3] == walked[1]
    assert walked[4] == plies
    assert walked[5] < plies

    bob = visit()
    bob.go(f"/t/{table}/replay#{walked[5]}")
    bob.until(lambda: picture(bob) == picture(ada), "another picture at the same ply")
    assert ply(bob) == walked[5]
    bob.page.keyboard.press("Home")
    bob.until(lambda: picture(bob) != picture(ada), "the same picture at the start")


def picture(visitor: Visitor) -> str:
    return visitor.page.get_by_role("main").inner_text()


def test_each_seat_is_shown_what_it_knew_then(visit: Visit) -> None:
    ada = visit().called("Ada")
    ada.go(f"/t/{finished_game(ada)}/replay#0")
    eyes = ada.page.get_by_role("radiogroup", name=re.compile("Through whose eyes"))
    eyes.wait_for()
    assert eyes.get_by_role("radio").count() == 3

    seen: list[list[str]] = []
    own = ada.page.get_by_role("list", name=re.compile("breakthroughs")).get_by_role("button")
    for at in (1, 2):
        eyes.get_by_role("radio").nth(at).click()
        ada.page.get_by_role("tab", name=re.compile("Your breakthroughs")).click()
        ada.until(
            lambda: own.count() == 3 and own.all_inner_texts() not in seen,
            "not three other breakthroughs at the start",
        )
        seen.append(own.all_inner_texts())
    eyes.get_by_role("radio").first.click()
    ada.page.get_by_role("tab", name=re.compile("Your breakthroughs")).wait_for(state="detached")
    ada.page.keyboard.press("f")
    assert eyes.get_by_role("radio", checked=True).inner_text().strip() == "Random 1"


def test_the_record_is_downloaded_whole_and_verifies(visit: Visit, tmp_path: Path) -> None:
    ada = visit().called("Ada")
    ada.go(f"/t/{finished_game(ada)}/replay")
    assert run(["replay", str(downloaded(ada, "Download the record", tmp_path))]) == 0


def downloaded(visitor: Visitor, what: str, folder: Path, menu: str = "Download …") -> Path:
    visitor.press(menu)
    with visitor.page.expect_download() as waiting:
        visitor.press(what)
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.suffix == ".toml"
    return file


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_position_is_downloaded_as_a_scenario_that_runs(
    size: tuple[int, int], visit: Visit, tmp_path: Path
) -> None:
    ada = visit(size=size).called("Ada")
    table = finished_game(ada)
    ada.go(f"/t/{table}/replay#7")
    whole = downloaded(ada, "Download this position as a scenario", tmp_path)
    assert whole.name == f"xybrid-{table}-7.toml"
    assert "After 7 actions" in whole.read_text("utf-8")
    assert run(["scenario", "run", str(whole)]) == 0

    ada.page.get_by_role("radio", name="random 2").click()
    seen = downloaded(ada, "Download this position as a scenario, as random 2 knew it", tmp_path)
    assert "After 7 actions, as P1 knows it" in seen.read_text("utf-8")
    assert seen.read_text("utf-8") != whole.read_text("utf-8")
    assert run(["scenario", "run", str(seen)]) == 0

    table = ada.open_table("me", "random", start=True)["table"]["id"]
    ada.go(f"/t/{table}")
    now = downloaded(ada, "This position as a scenario file", tmp_path, "Menu")
    assert now.name == f"xybrid-{table}-P0.toml"
    assert ", as P0 knows it" in now.read_text("utf-8")
    assert run(["scenario", "run", str(now)]) == 0


@rule("MW-2.8")
def test_nobody_is_crowned_in_a_drawn_game(visit: Visit) -> None:
    ada = visit().called("Ada")
    table = finished_game(ada, game="mutation_wars", config={"max_turns": 1})

    ada.go(f"/t/{table}")
    result = ada.page.get_by_role("region", name="Result")
    result.wait_for()
    assert "no creature is complete: nobody wins." in result.inner_text()
    ada.see("Nobody has won.")
    assert result.get_by_label("Winner").count() == 0
    assert result.locator(".won").count() == 0
    assert result.locator(".rank").all_inner_texts() == ["=", "="]

    ada.go(f"/t/{table}/replay")
    ada.see(re.compile(r"ply \d+ of"))
    ada.page.keyboard.press("End")
    ada.see("draw")
    assert ada.page.get_by_text("winner", exact=True).count() == 0
