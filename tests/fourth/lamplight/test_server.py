"""A table of Lamplight over real sockets: people and bots play to the end, and no hidden moth is told."""

import random

from tests.server.wire import Json, Line, Person, Server, fetch

MOTHS = {f"M{number:02}" for number in range(1, 19)}


def check_board(update: Json) -> None:
    """Beside the own hand only what lies open is named, and every option touches something on the table."""
    board, seat = update["board"], update["seat"]
    zones = {zone["name"]: zone for zone in board["zones"]}
    for name, zone in zones.items():
        if name.endswith(".hand") and name != f"P{seat}.hand":
            named = {thing["ref"].partition(":")[2] for thing in zone["things"]}
            assert named <= set(update["view"]["places"][name]["cards"])
            assert zone["size"] >= len(named)
    there = {thing["ref"] for zone in board["zones"] for thing in zone["things"]}
    for option in update["options"]:
        assert set(option["refs"]) <= there, option


def play_on(lines: list[Line], rng: random.Random) -> int:
    """Everybody reads what comes and answers what they are asked, until all know of the end."""
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
        assert len(answered) < 100
    return len(answered)


def test_two_people_and_two_bots_play_to_the_end(running: Server) -> None:
    ada, bob = Person(running, "Ada"), Person(running, "Bob")
    opened = ada.post("/api/tables", game="lamplight", seats=["me", "open", "greedy", "random"], listed=True)
    assert opened.status_code == 201, opened.text
    table = opened.json()["table"]
    assert bob.post(f"/api/tables/{table['id']}/sit").status_code == 200
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 200
    lines = [ada.line(table["id"]), bob.line(table["id"])]
    for line in lines:
        line.until("update")
    assert play_on(lines, random.Random(1)) > 8
    ending = lines[0].updates[0]["ending"]
    assert len(ending["ranks"]) == 4


def test_its_cards_and_rules_are_there(running: Server) -> None:
    games = fetch(f"{running.url}/api/games").json()["games"]
    assert [game["name"] for game in games][-1] == "lamplight"
    faces = fetch(f"{running.url}/api/games/lamplight/faces").json()["faces"]
    assert {face["ref"] for face in faces} >= {f"card:{id}" for id in MOTHS}
    book = fetch(f"{running.url}/api/rules/lamplight").json()
    assert [chapter["id"] for chapter in book["chapters"]] == ["LL-1", "LL-2", "LL-3", "LL-4"]
    assert "most light" in book["brief"][0]
