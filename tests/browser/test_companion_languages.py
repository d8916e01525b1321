"""The companion in several languages: by the browser, by choice, two at one table, and without a network."""

import gzip
import re

import pytest
from playwright.sync_api import expect

from tests.browser.beside import WORKS
from tests.browser.conftest import Visit
from tests.browser.evenings import dialog, invitation, shut
from tests.browser.test_companion_quick import ASKED, HEAVIEST, PAGES
from tests.browser.visitor import PHONE, SIDEWAYS, Visitor

READS = "Object.defineProperty(navigator, 'languages', { get: () => ['%s', 'en'] })"
# Sheets and tables, by what is pressed on the way; the words are French.
WAYS = {
    "3 personnes : Infamie": [
        "Monstre de Personne 1, compter ses points",
        "123 taper un nombre pour Personne 1",
    ],
    "3 personnes : Bloc de combat": ["Combat"],
    "Commencer : Feuille d’armée": ["Ajouter un guerrier", "d10"],
}
MENU = ["Ce qui s’est passé", "Partager avec d’autres téléphones", "Copie, fichier, tableau de nombres"]
RAW = re.compile(r"\b(companion|infamy|pad|army|common)-[a-z_]+")
# Texts that somebody reads and that came from no catalogue: not accented, not marked.
PLAIN = """() => {
    const found = [];
    const bare = (text) => { // without what has marks, one in another
        for (let before = ''; before !== text; ) [before, text] = [text, text.replace(/⟦[^⟦⟧]*⟧/g, '')];
        return /\\p{L}{2}/u.test(text);
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const { textContent: text, parentElement: by } = walk.currentNode;
        if (by.closest('script, style, noscript, svg, .rule, code, textarea, option[lang]')) continue;
        if (bare(text)) found.push(text.trim());
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [title]'))
        for (const name of ['aria-label', 'placeholder', 'title']) {
            const text = one.getAttribute(name) ?? '';
            if (bare(text)) found.push(`${name}: ${text}`);
        }
    return found;
}"""
NAMES = re.compile(r"^(aria-label: )?(·\s*)?(Monstrum|XYbrid|Mutation Wars|Hybrid|d10|Hybrid: .*)$")


def french(visit: Visit, size: tuple[int, int] = PHONE) -> Visitor:
    ada = visit(size=size)
    ada.context.add_init_script(READS % "fr-CH")
    ada.go("/companion")
    return ada


@pytest.mark.parametrize("game", list(WAYS))
def test_the_browser_says_french_and_only_french_is_fetched_and_kept(visit: Visit, game: str) -> None:
    """Also on the second start, with the network cut; nothing is an id, nothing is wider than the phone."""
    ada = french(visit)
    ada.press(game)
    ada.button("Menu").wait_for()
    ada.true(WORKS)
    fetched = "\n".join(ada.requests)
    assert re.search(r"/companion\.fr-", fetched)
    assert not re.search(r"\.(de|en)-[\w-]+\.js", fetched)
    ada.context.set_offline(True)
    ada.allow("ERR_INTERNET_DISCONNECTED")
    ada.page.reload()
    ada.button("Menu").wait_for()
    assert ada.page.locator("html").get_attribute("lang") == "fr"
    for way in WAYS[game]:
        ada.press(way)
        fits(ada)
        shut(ada)
    for way in MENU:
        ada.press("Menu")
        ada.press(re.compile(f"^{way}"))
        fits(ada)
        shut(ada)


def fits(ada: Visitor) -> None:
    sheet = dialog(ada)
    text = sheet.inner_text()
    assert not RAW.search(text), RAW.search(text)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert sheet.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_a_language_is_chosen_and_what_is_not_on_the_phone_is_refused_without_a_network(visit: Visit) -> None:
    ada = visit(size=PHONE)
    ada.go("/companion")
    ada.true(WORKS)
    ada.page.reload()  # the worker answers from here on
    ada.page.get_by_label("Language").select_option("de")
    ada.button("Personen: Verruf").first.wait_for()
    ada.context.set_offline(True)
    ada.allow("ERR_INTERNET_DISCONNECTED")
    ada.page.get_by_label("Sprache").select_option("fr")
    ada.page.get_by_role("alert").get_by_text("Diese Sprache ist noch nicht auf dem Telefon").wait_for()
    expect(ada.page.get_by_label("Sprache")).to_have_value("de")
    ada.page.reload()
    ada.press("Beginnen : Truppenbogen")
    ada.press("Krieger hinzufügen")
    dialog(ada).get_by_text("Templer von Hod").wait_for()
    shut(ada)
    ada.page.get_by_role("link", name="Alle Tische").click()
    ada.page.get_by_label("Sprache").select_option("en")  # which was here before
    ada.button("3 players: Infamy").wait_for()


def test_two_people_read_one_battle_in_two_languages(visit: Visit) -> None:
    ada, bob = visit(size=PHONE), french(visit)
    ada.go("/companion")
    ada.press("2 players: Battle pad")
    ada.press("red", ada.page.get_by_role("group", name="Colour of the first body"))
    ada.page.locator("[data-body='0']").wait_for()
    bob.go(invitation(ada))
    ada.press(re.compile("^Battle$"))
    ada.press("Write it down")
    ada.see("Turn 1: Player 1 attacks Player 2. 0:0, a tie: nobody takes anything.")
    bob.see("Tour 1\u202f: Personne 1 attaque Personne 2. 0:0, égalité\u202f: personne ne prend rien.")


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("game", ["Infam|Verruf", "combat|Kampf", "armée|Truppe"])
def test_the_page_weighs_little_in_every_language(visit: Visit, language: str, game: str) -> None:
    ada = visit(size=PHONE)
    ada.context.add_init_script(READS % language)
    ada.go("/companion")
    ada.button(re.compile(f"^(3|Comm|Beg).*({game})")).first.click()
    ada.page.get_by_role("button", name=re.compile("^Men[uü]$")).wait_for()
    ada.settled()
    asked = {str(path).lstrip("/") for path in ada.page.evaluate(ASKED)} | {"companion.html"}
    weight = {
        name: len(gzip.compress((PAGES / name).read_bytes())) for name in asked if (PAGES / name).is_file()
    }
    print(f"\n{language} {game}: {sum(weight.values()) / 1000:.1f} kB packed")
    assert sum(weight.values()) <= HEAVIEST


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_no_word_is_without_a_message(visit: Visit, size: tuple[int, int]) -> None:
    """In the language nobody speaks everything has marks; what has none came from no catalogue."""
    ada = visit(size=size)
    ada.go("/companion?language=en-XA")
    home = plain(ada)
    games = ada.page.locator("main .games button")
    found = list(home)
    for at in (0, 3, 7):
        games.nth(at).click()
        menu = ada.page.locator("header button").last
        menu.wait_for()
        found += plain(ada)
        for number in range(3):
            menu.click()
            lines = dialog(ada).locator(".menu button")
            found += plain(ada)
            lines.nth(lines.count() - 1 - number).click()
            dialog(ada)
            found += plain(ada)
            shut(ada)
        ada.page.locator("header a").first.click()
        games.first.wait_for()
    assert [text for text in found if not NAMES.match(text)] == []


def plain(ada: Visitor) -> list[str]:
    return [str(text) for text in ada.page.evaluate(PLAIN)]
