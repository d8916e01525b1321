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
  const parts = [...document.querySelectorAll('#parts li')].map((part) => [part.querySelector('b').textContent, part]);
  for (const [id, part] of parts) {
    const shapes = [...part.querySelectorAll('.contour path')].map((shape) => ({
      shape, moved: shape.transform.baseVal.consolidate()?.matrix.inverse() ?? null,
    }));
    for (const [x, y] of joints[id[0]] ?? []) {
      const near = [[0, 0], [8, 0], [-8, 0], [0, 8], [0, -8]].map(([dx, dy]) => new DOMPoint(x + dx, y + dy));
      const there = near.some((point) => shapes.some(({ shape, moved }) => shape.isPointInFill(moved ? point.matrixTransform(moved) : point)));
      if (!there) missing.push(`${id} at ${x},${y}`);
    }
  }
  return [parts.length, missing];
}"""  # noqa: E501

PAINTED: Final = (
    "new Set([...document.querySelectorAll('main image')].map((one) => one.getAttribute('href'))).size"
)

# Pictures are looked at as they are painted, small; what else is drawn points at something that has a size.
EMPTY: Final = """async () => {
  const empty = [];
  const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 });
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  const addresses = new Set([...document.querySelectorAll('main image')].map((image) => image.getAttribute('href')));
  for (const address of addresses) {
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    brush.clearRect(0, 0, 60, 60);
    brush.drawImage(picture, 0, 0, 60, 60);
    if (!brush.getImageData(0, 0, 60, 60).data.some((value, at) => at % 4 === 3 && value > 40)) empty.push(address);
  }
  for (const use of document.querySelectorAll('main svg use')) {
    const href = use.getAttribute('href');
    if (document.querySelector(href) === null || (use.getBBox().width === 0 && !href.endsWith('-s'))) empty.push(href);
  }
  return [addresses.size, empty];
}"""  # noqa: E501


def test_every_drawing_paints_something_and_covers_its_joints(visit: Visit) -> None:
    ada = visit()
    ada.go("/art")
    ada.page.get_by_role("img", name="A laboratory").wait_for()
    ada.true(f"{PAINTED} > {96 + 40}")  # parts of XYbrid and of Mutation Wars, painted one after the other
    ada.settled()
    pictures, empty = ada.page.evaluate(EMPTY)
    assert pictures == ada.page.evaluate(PAINTED)
    assert empty == []
    drawn, missing = ada.page.evaluate(COVERED, [JOINTS])
    assert drawn == 96
    assert missing == []


def test_the_doors_of_the_lobby_have_pictures(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    for game in ("xybrid", "mutation_wars"):
        ada.page.locator(f"[data-game={game}] .art svg image").first.wait_for(state="attached")
