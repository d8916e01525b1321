"""Nobody is shut out while something happens on Hybrid's map: axe looks at moments that were stopped."""

import re
from typing import Literal

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_axe import findings
from tests.browser.test_hybrid_stage import Stalls
from tests.browser.visitor import DESKTOP, PHONE, Json
from tests.server.wire import Server

MOMENTS = {"a-shot": {"laid", "attacked", "rolled"}, "a-death": {"wounded", "eliminated", "frenzied"}}


class Stopped(Stalls):
    """The first act of each kind that is asked for is stopped and looked at."""

    def __init__(self, visit: Visit, scenes: Server, name: str, size: tuple[int, int], **options: object):
        self.wanted = set(MOMENTS[name])
        self.found: list[str] = []
        super().__init__(visit, scenes, name, size, bypass_csp=True, **options)

    def watch_rest(self, act: Json) -> None:
        if act["code"] not in self.wanted:
            return super().watch_rest(act)
        self.wanted.remove(act["code"])
        self.page.get_by_role("button", name=re.compile("^Pause")).click()
        self.page.clock.resume()
        self.found += findings(self.visitor, act["code"])
        self.stop_time()
        self.page.get_by_role("button", name=re.compile("^Go on")).click()
        self.page.clock.run_for(act["time"])  # it is shown for its time once more


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(DESKTOP, "light", id="desktop-light"),
        pytest.param(PHONE, "dark", id="phone-dark"),
        pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.soak),
        pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.soak),
    ],
)
def test_no_serious_finding_while_something_happens_on_the_map(
    visit: Visit, scenes: Server, name: str, size: tuple[int, int], theme: Literal["dark", "light"]
) -> None:
    ada = Stopped(visit, scenes, name, size, theme=theme)
    ada.play()
    assert ada.wanted == set(), "was never shown"
    assert ada.found == [], "\n".join(ada.found)
