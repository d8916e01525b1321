"""A table of Mutation Wars over real sockets: settings, boards, options that point at things, no leak."""

import random
import re

from tests.server.wire import Json, Line, Person, Server

CONFIG = {"variants": ["quick-hands", "pick-backs"], "max_turns": 3}
CARD = re.compile(r"\b(?:M\d\d|BT\d\d)\b")


def own_cards(update: Json) -> set[str]:
    hand = update["view"]["hands"][f"P{update['seat']}"]
    return {*hand["mutate"], *hand["battle"]}


def open_cards(update: Json) -> set[str]:
    """What lies open, and what this seat has learned of others' hands."""
    view = update["view"]
    battle = view["battle"] or {}
    played = {battle.get("attacker_card"), battle.get("defender_card"), battle.get("protected")} - {None}
    seen = {sighting["card"] for sighting in view["sightings"]}
    return {*view["discards"]["mutate"], *view["discards"]["battle"], *played, *seen}


def check_board(update: Json) -> None:
    """The table tells of nothing that is not open or the seat's own, and every option touches it."""
    told = str({"zones": update["board"]["zones"], "standings": update["board"]["standings"]})
    assert set(CARD.findall(told)) <= own_cards(update) | open_cards(update)
    there = {thing["ref"] for zone in update["board"]["zones"] for thing in zone["things"]}
    there |= {standing["ref"] for standing in update["board"]["standings"]}
    for option in update["options"]:
        assert set(option["refs"]) <= there, option


def play_on(lines: list[Line], rng: random.Random) -> None:
    """Everybody reads what comes and answers what they are asked, until both know of the end.

    Nobody waits for the other to be as far: a bot's news come to one earlier than to the other, and in a
    sealed block each counts only what is their own."""
    answered: set[tuple[int, int, int]] = set()
    while not all(line.updates[seat]["ending"] for seat, line in enumerate(lines)):
        for seat, line in enumerate(lines):
            while line.heard(0.02):
                pass
            update = line.updates[seat]
            check_board(update)
            here = (seat, update["ply"], update["epoch"])
            if update["options"] and here not in answered:
                answered.add(here)
                id = line.play(seat, rng)
                assert line.until("accepted")["id"] == id
        assert len(answered) < 600


def test_a_game_of_two_people_and_a_bot_is_played_to_its_end(running: Server) -> None:
    ada, bob = Person(running, "Ada"), Person(running, "Bob")
    opened = ada.post(
        "/api/tables", game="mutation_wars", seats=["me", "open", "random"], config=CONFIG, listed=True
    )
    assert opened.status_code == 201, opened.text
    table = opened.json()["table"]
    assert table["config"]["variants"] == CONFIG["variants"]
    assert bob.post(f"/api/tables/{table['id']}/sit").status_code == 200
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 200
    lines = [ada.line(table["id"]), bob.line(table["id"])]
    rng = random.Random(1)
    for line in lines:
        line.until("update")
    play_on(lines, rng)
    ending = lines[0].updates[0]["ending"]
    assert ending
    assert len(ending["ranks"]) == 3


def test_a_wrong_setting_is_a_sentence(running: Server) -> None:
    ada = Person(running, "Ada")
    answer = ada.post(
        "/api/tables", game="mutation_wars", seats=["me", "open"], config={"variants": ["quick"]}
    )
    assert answer.status_code == 422
    assert "There is no variant 'quick' (did you mean quick-hands?)" in answer.text


def test_the_lobby_offers_the_game_with_its_faces(running: Server) -> None:
    ada = Person(running, "Ada")
    games = {game["name"]: game for game in ada.http.get("/api/games").json()["games"]}
    assert (games["mutation_wars"]["least_seats"], games["mutation_wars"]["most_seats"]) == (2, 5)
