"""The cards and the rules of the games."""

import pytest

from monstrum.games.library import load_game
from monstrum.texts.rulebook import RULE_ID, load_rulebook
from tests.server.wire import Server, fetch


def test_every_card_is_there_as_it_is_printed(running: Server) -> None:
    answer = fetch(f"{running.url}/api/games/xybrid/faces")
    found = answer.json()
    game = load_game("xybrid")
    assert (found["game"], found["pack"], found["pack_hash"]) == (game.name, game.pack_name, game.pack_hash)
    assert {face["ref"] for face in found["faces"]} == {face.ref for face in game.faces()}
    card = next(face for face in found["faces"] if face["ref"] == "part:A13")
    assert card["name"]
    assert card["kind"] == "arm"


def test_cards_and_rules_are_sent_again_only_if_they_changed(running: Server) -> None:
    for path in ("games/xybrid/faces", "rules/xybrid"):
        url = f"{running.url}/api/{path}"
        tag = fetch(url).headers["etag"]
        for known in (tag, f'"other", {tag}', f"W/{tag}"):
            again = fetch(url, headers={"If-None-Match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert fetch(url, headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize(("name", "prefix"), [("xybrid", "XY"), ("mutation_wars", "MW"), ("hybrid", "HY")])
def test_the_rules_are_the_book(running: Server, name: str, prefix: str) -> None:
    found = fetch(f"{running.url}/api/rules/{name}").json()
    assert found["title"] == load_game(name).title
    book = load_rulebook()
    rules = {rule["id"]: rule for chapter in found["chapters"] for rule in chapter["rules"]}
    assert {rule: told["text"] for rule, told in rules.items()} == {
        rule.id: rule.text for rule in book.rules.values() if rule.id.startswith(f"{prefix}-")
    }
    assert rules[f"{prefix}-1.1"]["tags"]
    assert [chapter["id"] for chapter in found["chapters"]][:2] == [f"{prefix}-1", f"{prefix}-2"]


def test_what_the_rules_are_about_is_told_in_the_language_asked_for(running: Server) -> None:
    url = f"{running.url}/api/rules/xybrid"
    english, french = (
        fetch(url, headers={"Cookie": f"monstrum_language={language}"}).json() for language in ("en", "fr")
    )
    assert (english["chapters"][6]["title"], french["chapters"][6]["title"]) == ("Breakthroughs", "Percées")
    assert english["chapters"][6]["rules"] == french["chapters"][6]["rules"]
    assert "infamie" in french["brief"][0]


def test_a_rule_names_the_scenarios_that_show_it(running: Server) -> None:
    chapters = fetch(f"{running.url}/api/rules/xybrid").json()["chapters"]
    first = next(rule for rule in chapters[0]["rules"] if rule["id"] == "XY-1.1")
    assert "XY-WE-01" in first["scenarios"]


@pytest.mark.parametrize("name", ["xybrid", "mutation_wars", "hybrid"])
def test_a_game_is_told_in_a_few_sentences_whose_rules_exist(running: Server, name: str) -> None:
    found = fetch(f"{running.url}/api/rules/{name}").json()
    assert 5 <= len(found["brief"]) <= 8
    known = {rule["id"] for chapter in found["chapters"] for rule in chapter["rules"]}
    for sentence in found["brief"]:
        named = {match[0] for match in RULE_ID.finditer(sentence)}
        assert named, sentence
        assert named <= known, sentence
    assert "win" in found["brief"][0]  # first of all: how


def test_every_choice_before_a_game_has_a_name_and_a_meaning(running: Server) -> None:
    games = fetch(f"{running.url}/api/games").json()["games"]
    settings = [setting for game in games for setting in game["settings"]]
    assert {setting["key"] for setting in settings} == {"mode", "variants", "mission"}
    for setting in settings:
        assert len(setting["choices"]) == len(setting["titles"]) == len(setting["notes"])
        assert all(setting["titles"]), setting
        assert all(note.endswith(".") for note in setting["notes"]), setting


def test_other_names_are_told_so(running: Server) -> None:
    for path in ("games/xybrit/faces", "rules/xybrit"):
        answer = fetch(f"{running.url}/api/{path}")
        assert answer.status_code == 404
        assert "xybrid" in answer.json()["text"]
    for name in ("..%2f..%2fREADME", "%00", "x" * 300):
        assert fetch(f"{running.url}/api/rules/{name}").status_code == 404


def test_the_document_names_all_of_it(running: Server) -> None:
    paths = fetch(f"{running.url}/api/schema/openapi.json").json()["paths"]
    for path in (
        "/api/games/{name}/faces",
        "/api/rules/{name}",
        "/api/tables/{table}/moments",
        "/api/tables/{table}/moments/{ply}",
        "/api/tables/{table}/stretch",
    ):
        good = paths[path]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
        assert "$ref" in str(good), path
