"""The drawings in a real browser: every one paints something, and parts meet where they are sewn together."""

from typing import Final

from tests.browser.conftest import Visit

# What a part must cover, so that no gap shows at a joint: (x, y) in the frame of the drawing.
JOINTS: Final = {
    "H": [(200, 176)],
    "A": [(128, 212)],
    "L": [(200, 350)],
    "C": [(200, 172), (200, 342)],
}

COVERED: Final = """([joints]) => {
  const missing = [];
  const parts = [...document.querySelectorAll('.art-sheet g[id^="xy-"]')].filter((g) => /^xy-[HALC]\\d\\d$/.test(g.id));
  for (const part of parts) {
    const outline = document.getElementById(`${part.id}-s`);
    const shapes = [...outline.children].map((child) => ({
      shape: child.tagName === 'use' ? document.querySelector(child.getAttribute('href')) : child,
      moved: child.transform.baseVal.consolidate()?.matrix.inverse() ?? null,
    }));
    for (const [x, y] of joints[part.id[3]]) {
      const near = [[0, 0], [8, 0], [-8, 0], [0, 8], [0, -8]].map(([dx, dy]) => new DOMPoint(x + dx, y + dy));
      const there = near.some((point) => shapes.some(({ shape, moved }) => shape.isPointInFill(moved ? point.matrixTransform(moved) : point)));
      if (!there) missing.push(`${part.id} at ${x},${y}`);
    }
  }
  return [parts.length, missing];
}"""  # noqa: E501

EMPTY: Final = """() => [...document.querySelectorAll('main svg use')].filter((use) => {
  const box = use.getBBox();
  return document.querySelector(use.getAttribute('href')) === null || (box.width === 0 && !use.getAttribute('href').endsWith('-s'));
}).map((use) => use.getAttribute('href'))"""  # noqa: E501


def test_every_drawing_paints_something_and_covers_its_joints(visit: Visit) -> None:
    ada = visit()
    ada.go("/art")
    ada.page.get_by_role("img", name="A laboratory").wait_for()
    ada.drawn()
    assert ada.page.evaluate(EMPTY) == []
    drawn, missing = ada.page.evaluate(COVERED, [JOINTS])
    assert drawn == 96 - 20, "heads, arms, legs and cores"
    assert missing == []


def test_the_doors_of_the_lobby_have_pictures(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    for game in ("xybrid", "mutation_wars"):
        ada.page.locator(f"[data-game={game}] .art svg use").first.wait_for(state="attached")
