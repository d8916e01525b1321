"""HTTP: guests, tables, tokens, limits; what is refused and how."""

import json
import re
from pathlib import Path
from typing import get_args

import httpx
import pytest

from monstrum.games.library import load_game
from monstrum.server.protocol import Incoming, Outgoing
from monstrum.server.updates import commitment
from monstrum.texts.record import read_record, replay
from tests.server.wire import ROOT, Json, Person, Server, fetch, server


def problem(answer: httpx.Response, status: int, code: str) -> str:
    assert answer.status_code == status, answer.text
    found = answer.json()
    assert found["type"] == "problem"
    assert found["code"] == code
    assert "Traceback" not in answer.text
    return str(found["text"])


def test_a_guest_needs_a_name_and_nothing_else(running: Server) -> None:
    person = Person(running)
    problem(person.post("/api/tables", game="xybrid", seats=["me", "random"]), 401, "no_guest")
    answer = person.post("/api/me", name="  Ada \n Lovelace ")
    assert answer.json()["name"] == "Ada Lovelace"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert person.http.get("/api/me").json()["name"] == "Ada Lovelace"
    for name in ("", " ", "x" * 25, "Ada\u202e", "greedy"):
        problem(person.post("/api/me", name=name), 422, "refused")


def test_characters_are_offered_in_the_readers_language_and_sit_down_by_level(running: Server) -> None:
    ada = Person(running, "Ada")
    offer = ada.http.get("/api/games").json()
    assert [each["level"] for each in offer["opponents"]] == list(range(1, 9))
    assert {each["name"] for each in offer["opponents"]} <= set(offer["bots"])
    assert offer["opponents"][7]["plays"] == "Nox has seen how it ends."
    ada.post("/api/me", name="Ada", language="de")
    assert ada.http.get("/api/games").json()["opponents"][7]["plays"] == "Nox hat gesehen, wie es ausgeht."
    seats = ada.open_table("me", "level:5")["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "sorrel"]
    problem(ada.post("/api/tables", game="xybrid", seats=["me", "level:9"]), 422, "bot")


def test_a_forged_cookie_is_nobody(running: Server) -> None:
    person = Person(running, "Ada")
    value = person.http.cookies["monstrum_guest"]
    id, at, signature = value.split(".")
    other = "B" if signature[0] == "A" else "A"
    for forged in (f"{id}.{at}.{other}{signature[1:]}", "IkFkYSI.aaaa.bbbb", "x" * 5000):
        answer = fetch(f"{running.url}/api/me", cookies={"monstrum_guest": forged})
        assert answer.json()["name"] == ""


def test_a_guest_can_delete_himself(running: Server) -> None:
    person = Person(running, "Transient")
    table = person.open_table("me", "open", listed=True)["table"]["id"]
    assert person.http.delete("/api/me", headers=person.csrf()).status_code == 204
    assert person.http.get("/api/me").json()["name"] == ""
    assert "Transient" not in Person(running).http.get(f"/api/tables/{table}").text


def test_changes_need_the_csrf_token_and_the_right_origin(running: Server) -> None:
    person = Person(running, "Ada")
    body = {"game": "xybrid", "seats": ["me", "random"]}
    problem(person.http.post("/api/tables", json=body), 403, "forbidden")
    headers = person.csrf() | {"Origin": "https://elsewhere.example"}
    problem(person.http.post("/api/tables", json=body, headers=headers), 403, "forbidden")
    headers = person.csrf() | {"Origin": running.url}
    assert person.http.post("/api/tables", json=body, headers=headers).status_code == 201


def test_every_answer_carries_a_content_security_policy(running: Server) -> None:
    for path in ("/api/health", "/api/nowhere", "/api/tables/none"):
        answer = fetch(running.url + path)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "server" not in answer.headers


def test_what_cannot_be_read_is_refused_without_a_trace(running: Server) -> None:
    person = Person(running, "Ada")
    headers = person.csrf() | {"Content-Type": "application/json"}

    def send(content: bytes) -> httpx.Response:
        return person.http.post("/api/tables", content=content, headers=headers)

    problem(send(b"{"), 400, "bad_request")
    problem(send(b"[" * 17 + b"]" * 17), 400, "bad_request")
    problem(send(b"\xff\xfe"), 400, "bad_request")
    problem(send(b'{"game": 7, "seats": []}'), 400, "bad_request")
    problem(send(b'{"game": "xybrid", "seats": ["me", "open"], "sudo": true}'), 400, "bad_request")
    problem(send(b'{"game": "' + b"x" * 70_000 + b'"}'), 413, "too_large")
    problem(send(b'{"game": "chess", "seats": ["me", "open"]}'), 422, "game")
    problem(send(b'{"game": "xybrid", "seats": ["me"]}'), 422, "seats")
    problem(send(b'{"game": "xybrid", "seats": ["me", "hal"]}'), 422, "bot")
    problem(send(b'{"game": "xybrid", "seats": ["me", "open"], "config": {"x": 1}}'), 422, "refused")
    problem(send(b'{"game": "xybrid", "seats": ["me", "open"], "config": {"players": 3}}'), 422, "seats")


def test_nothing_changes_by_get(running: Server) -> None:
    person = Person(running, "Ada")
    table = person.open_table("me", "random")["table"]["id"]
    for verb in ("start", "sit", "leave", "rematch", "claim", "commands"):
        problem(person.http.get(f"/api/tables/{table}/{verb}"), 405, "method_not_allowed")


def test_a_private_table_is_open_by_invitation_only(running: Server) -> None:
    ada, bob = Person(running, "Ada"), Person(running, "Bob")
    opened = ada.open_table("me", "open")
    table = opened["table"]["id"]
    problem(bob.http.get(f"/api/tables/{table}"), 403, "forbidden")
    problem(bob.post(f"/api/tables/{table}/sit"), 403, "forbidden")
    problem(bob.post(f"/api/tables/{table}/sit", token=opened["watch"]), 403, "forbidden")
    watching = bob.http.get(f"/api/tables/{table}", headers={"X-Monstrum-Token": opened["watch"]})
    assert watching.json()["seats"][1]["kind"] == "open"
    seated = bob.post(f"/api/tables/{table}/sit", token=opened["invite"])
    assert seated.json()["seat"] == 1
    problem(bob.post(f"/api/tables/{table}/start"), 422, "not_host")
    assert ada.post(f"/api/tables/{table}/start").json()["status"] == "playing"
    listed = Person(running).http.get("/api/lobby").json()["listed"]
    assert table not in [entry["id"] for entry in listed]
    assert table in [entry["id"] for entry in bob.http.get("/api/lobby").json()["mine"]]


def test_a_seat_can_be_left_and_taken_back(running: Server) -> None:
    ada, bob = Person(running, "Ada"), Person(running, "Bob")
    table = ada.open_table("me", "open", listed=True)["table"]["id"]
    token = bob.post(f"/api/tables/{table}/sit", seat=1).json()["token"]
    left = bob.post(f"/api/tables/{table}/leave", seat=1).json()
    assert left["seats"][1]["kind"] == "open"
    problem(bob.post(f"/api/tables/{table}/claim", token=token), 403, "forbidden")
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    assert bob.post(f"/api/tables/{table}/leave", seat=1).json()["seats"][1]["away"]
    problem(ada.post(f"/api/tables/{table}/leave", seat=1), 422, "not_yours")
    assert not bob.post(f"/api/tables/{table}/return", seat=1).json()["seats"][1]["away"]


def test_a_seat_token_brings_a_seat_to_another_device_and_is_used_up(running: Server) -> None:
    ada, phone = Person(running, "Ada"), Person(running, "Ada's phone")
    opened = ada.open_table("me", "random", start=True)
    table, token = opened["table"]["id"], opened["seat_tokens"]["0"]
    claimed = phone.post(f"/api/tables/{table}/claim", token=token)
    assert claimed.json()["table"]["seats"][0]["yours"]
    problem(ada.http.get(f"/api/tables/{table}/update?seat=0"), 403, "forbidden")
    assert phone.http.get(f"/api/tables/{table}/update?seat=0").status_code == 200
    problem(ada.post(f"/api/tables/{table}/claim", token=token), 403, "forbidden")


def test_tokens_can_be_revoked(running: Server) -> None:
    ada, bob = Person(running, "Ada"), Person(running, "Bob")
    opened = ada.open_table("me", "open")
    table = opened["table"]["id"]
    problem(bob.post(f"/api/tables/{table}/renew", kind="watch"), 422, "not_host")
    renewed = ada.post(f"/api/tables/{table}/renew", kind="watch").json()["token"]
    for token, status in ((opened["watch"], 403), (renewed, 200)):
        answer = bob.http.get(f"/api/tables/{table}", headers={"X-Monstrum-Token": token})
        assert answer.status_code == status


def test_tokens_are_not_in_the_files(tmp_path: Path) -> None:
    with server(tmp_path / "data") as fresh:
        opened = Person(fresh, "Ada").open_table("me", "open")
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    log = (tmp_path / "data.log").read_text()
    for token in (opened["invite"], opened["watch"], opened["seat_tokens"]["0"]):
        assert token.encode() not in kept
        assert token not in log


def test_commands_by_request_are_exactly_once(running: Server) -> None:
    ada = Person(running, "Ada")
    table = ada.open_table("me", "me", start=True)["table"]["id"]
    update = ada.http.get(f"/api/tables/{table}/update?seat=0").json()
    seat = update["waiting"][0]
    update = ada.http.get(f"/api/tables/{table}/update?seat={seat}").json()

    def play(**changes: object) -> httpx.Response:
        body: Json = {"type": "play", "id": "one", "seat": seat, "ply": update["ply"], "epoch": 0}
        body |= {"action": update["options"][0]["action"]} | changes
        return ada.http.post(f"/api/tables/{table}/commands", json=body, headers=ada.csrf())

    assert play(action=0).status_code == 422
    assert play().json()["type"] == "accepted"
    again = play()
    assert (again.status_code, again.json()["code"], again.json()["ply"]) == (409, "duplicate", 1)
    late = play(id="two")
    assert (late.status_code, late.json()["code"], late.json()["ply"]) == (409, "stale", 1)
    problem(play(id="three", seat=7), 403, "forbidden")


def test_a_finished_game_has_a_record_that_can_be_verified(running: Server) -> None:
    ada = Person(running, "Ada")
    opened = ada.open_table("random", "random", listed=True, start=True)
    table = opened["table"]["id"]
    line = Person(running).line(table)
    while line.until("update")["ending"] is None:
        continue
    ending = line.updates[-1]["ending"]
    assert commitment(bytes.fromhex(ending["seed"])) == opened["table"]["commitment"]
    text = ada.http.get(f"/api/tables/{table}/record").text
    match = replay(read_record(text), load_game("xybrid"))
    assert match.chain[-1] == ending["chain"]
    assert match.seed.hex() == ending["seed"]
    assert table in [entry["table"] for entry in ada.http.get("/api/records").json()]
    line.close()


def test_a_running_game_is_exported_without_secrets(running: Server) -> None:
    ada = Person(running, "Ada")
    table = ada.open_table("me", "me", start=True)["table"]["id"]
    text = ada.http.get(f"/api/tables/{table}/record?seat=0").text
    assert "seed" not in text
    assert "chain" not in text


def test_a_rematch_is_the_same_for_all_who_ask(running: Server) -> None:
    ada = Person(running, "Ada")
    table = ada.open_table("me", "random", start=True)["table"]["id"]
    problem(ada.post(f"/api/tables/{table}/rematch"), 422, "not_over")


def test_the_document_of_the_interface_names_every_message(running: Server) -> None:
    document = fetch(f"{running.url}/api/schema/openapi.json").json()
    schemas = document["components"]["schemas"]
    for kind in (*get_args(Incoming), *get_args(Outgoing)):
        schema = schemas[kind.__name__]
        assert schema["properties"]["type"] == {"type": "string", "const": kind.__struct_config__.tag}
        assert schema["description"]
    for name in ("TableSummary", "Lobby", "Option", "Ending", "ClockTimes", "Vote", "Shoulder"):
        assert name in schemas
    socket = document["paths"]["/api/tables/{table}/socket"]["get"]
    assert len(socket["x-client-messages"]) == len(get_args(Incoming))
    assert {"$ref": "#/components/schemas/Update"} in socket["x-server-messages"]
    for path in ("commands", "stream", "vote", "shoulder"):
        assert f"/api/tables/{{table}}/{path}" in document["paths"]
    wanted = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(document)))
    assert wanted <= set(schemas)


def test_what_the_page_asks_for_is_answered(running: Server) -> None:
    asked = set(re.findall(r"at\(table, [`'](/\w+)", (ROOT / "web/src/api.ts").read_text()))
    assert {"/sit", "/hint", "/resign"} <= asked
    paths = fetch(f"{running.url}/api/schema/openapi.json").json()["paths"]
    assert {f"/api/tables/{{table}}{path}" for path in asked} <= set(paths)


def test_a_hint_is_given_to_whom_is_asked(running: Server) -> None:
    ada = Person(running, "Ada")
    table = ada.open_table("me", "me", start=True)["table"]["id"]
    seat = ada.http.get(f"/api/tables/{table}/update?seat=0").json()["waiting"][0]
    answer = ada.post(f"/api/tables/{table}/hint", seat=seat)
    assert answer.status_code == 200, answer.text
    assert answer.json()["advised"][0]["label"] in answer.json()["text"]
    problem(Person(running, "Bob").post(f"/api/tables/{table}/hint", seat=seat), 422, "not_yours")


def test_a_socket_that_is_no_socket_is_refused(running: Server) -> None:
    assert fetch(f"{running.url}/api/tables/x/socket").status_code in (404, 405, 426)


def test_a_new_name_is_seen_at_running_tables_at_once(running: Server) -> None:
    ada, bob = Person(running, "Ada"), Person(running, "Bob")
    table = ada.open_table("me", "open", listed=True)["table"]["id"]
    bob.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/start")
    line = bob.line(table)
    line.until("update")
    ada.post("/api/me", name="Countess")
    while line.until("around")["table"]["seats"][0]["name"] != "Countess":
        continue
    assert '"Countess"' in bob.http.get(f"/api/tables/{table}/record?seat=1").text
    assert ada.http.delete("/api/me", headers=ada.csrf()).status_code == 204
    while (seat := line.until("around")["table"]["seats"][0])["name"] != "(deleted)":
        continue
    assert (seat["away"], seat["votable"]) == (True, True)
    assert bob.post(f"/api/tables/{table}/vote", seat=0).json()["seats"][0]["stand_in"] == "greedy"


def test_health_is_told(running: Server) -> None:
    assert fetch(f"{running.url}/api/health").json()["status"] == "ok"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> object:
    with server(
        tmp_path_factory.mktemp("strict") / "data", requests="60/60", tables="6/60", open_tables=3
    ) as started:
        yield started


def test_too_much_is_answered_with_how_long_to_wait(strict: Server) -> None:
    ada = Person(strict, "Ada")
    for _ in range(3):
        ada.open_table("me", "open")
    full = ada.post("/api/tables", game="xybrid", seats=["me", "open"])
    problem(full, 429, "open_tables")
    assert int(full.headers["retry-after"]) >= 1
    bob = Person(strict, "Bob")
    answers = [bob.post("/api/tables", game="xybrid", seats=["me", "open"]) for _ in range(4)]
    assert answers[-1].status_code == 429
    while (answer := ada.http.get("/api/games")).status_code == 200:
        continue
    assert answer.status_code == 429
    assert 1 <= int(answer.headers["retry-after"]) <= 61
    assert json.loads(answer.text)["code"] == "too_many"
