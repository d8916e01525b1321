"""Two people at one browser: the table is handed over, and nobody sees the other's secrets."""

import re

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.test_two_browsers import own_secrets
from tests.browser.visitor import Visitor

NAMES = ("Ada", "Bob")
HAND_OVER = re.compile("^Pass the table to")


def shown_and_asked(visitor: Visitor) -> bool:
    """Somebody is asked, and it is they whose side of the table is shown."""
    asked = [NAMES[seat] for seat, update in visitor.updates.items() if update["options"]]
    return any(visitor.page.get_by_role("region", name=f"{name}, you").count() for name in asked)


def test_secrets_are_covered_while_the_table_is_handed_over(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.press("New table")
    form = ada.page.get_by_role("form", name=re.compile("New table"))
    form.get_by_label("Seat 2", exact=True).select_option("me")
    form.get_by_label("Name on seat 1").fill("Ada")
    form.get_by_label("Name on seat 2").fill("Bob")
    ada.press(re.compile("^Start"), form)

    pages: dict[str, list[str]] = {"": [], "Ada": [], "Bob": []}  # by whom is shown; "" while handed over
    secrets: dict[str, set[str]] = {"Ada": set(), "Bob": set()}
    title = ada.page.get_by_role("heading", name=HAND_OVER)
    for _ in range(12):
        ada.until(lambda: title.count() or shown_and_asked(ada), "nobody is asked")
        if title.count():
            pages[""].append(ada.text())
            ada.press(re.compile("^I am "))
            title.wait_for(state="detached")
        name = "Ada" if ada.page.get_by_role("region", name="Ada, you").count() else "Bob"
        hand = Hand(ada, 0 if name == "Ada" else 1)
        secrets[name] |= own_secrets(hand)
        pages[name].append(ada.text())
        if hand.asked:
            hand.answer_beside()
        if len(pages["Ada"]) > 1 and len(pages["Bob"]) > 1:
            break

    assert min(map(len, pages.values())) > 0
    assert min(map(len, secrets.values())) > 0
    for name, other in (("Ada", "Bob"), ("Bob", "Ada")):
        hidden = secrets[other] - secrets[name]
        assert [secret for secret in hidden for page in pages[name] if secret in page] == []
    both = secrets["Ada"] | secrets["Bob"]
    assert [secret for secret in both for page in pages[""] if secret in page] == []
