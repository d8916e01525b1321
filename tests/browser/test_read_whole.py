"""What is asked and what may be answered is read to its end, and in sight, on a phone as well."""

import pytest

from tests.browser.company import alone, question
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE

LONG = "You move a part from a place with a long name to another place with a name that is no shorter. " * 3
# The prompt with other words: they end inside what is shown of it.
READ = """(words) => {
    const said = document.querySelector('.prompt .sentence');
    said.textContent = words;
    const [box, bar] = [said, said.closest('.prompt')].map((one) => one.getBoundingClientRect());
    return said.scrollHeight <= said.clientHeight + 1 && box.bottom <= bar.bottom && box.top >= bar.top;
}"""


def test_none_of_several_answers_is_out_of_sight(visit: Visit) -> None:
    chosen = question("target_creature", least=3)
    hand = alone(
        visit(size=PHONE).called("Ada"), "random", "random", game="mutation_wars", to=chosen, wanted=("play",)
    )
    assert hand.chips.count() == 3
    for chip in hand.chips.all():
        box = chip.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= PHONE[0] - box["width"], chip.inner_text()
        assert box["y"] + box["height"] <= PHONE[1], chip.inner_text()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_long_sentence_is_read_to_its_end(visit: Visit, size: tuple[int, int]) -> None:
    hand = alone(visit(size=size).called("Ada"))
    hand.prompt.wait_for()
    assert hand.page.evaluate(READ, LONG)
