"""Languages of people at one table: each is told, asked and refused in their own."""

from collections.abc import Iterator
from contextvars import copy_context

import pytest

from monstrum.server.frames import LONGEST_REASON, fitting
from monstrum.server.protocol import Play, Refused
from monstrum.server.tongues import asked_for, put_away, why_frozen
from monstrum.server.updates import update_for
from monstrum.texts import languages
from monstrum.texts.platform import said, speak, spoken
from tests.server.tables import Played
from tests.server.wire import Json, Line, Person, Server


def events(line: Line, seat: int) -> list[Json]:
    found: list[Json] = line.updates[seat]["events"]
    return found


def test_two_people_read_the_same_log_in_two_languages(running: Server) -> None:
    ada, bob = Person(running, "Ada"), Person(running, "Bob")
    assert ada.http.get("/api/me").json()["language"] == "en"
    chosen = ada.post("/api/me", language="fr-CA").json()
    assert chosen["name"] == "Ada"
    assert chosen["language"] == "fr"
    assert chosen["languages"]["en"] == "English"
    assert bob.post("/api/me", language="tlh").json()["code"] == "language"
    table = ada.open_table("me", "open", listed=True)["table"]["id"]
    bob.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/start")
    lines = [ada.line(table), bob.line(table)]
    for line in lines:
        line.until("update")
    french, english = events(lines[0], 0), events(lines[1], 1)
    told = [[(each["cue"]["code"], each["text"]) for each in log] for log in (french, english)]
    started = [dict(log)["round_started"] for log in told]
    assert started[0].startswith("La manche 1 commence.")
    assert started[1].startswith("Round 1 starts.")
    update = lines[0].updates[0]
    assert update["board"]["status"].startswith("Manche 1")
    assert lines[1].updates[1]["board"]["status"].startswith("Round 1")

    seat = update["waiting"][0]  # whose turn it is is asked in their language, by words of no language
    asked = lines[seat].updates[seat]
    assert asked["options"][0]["words"].startswith("core C")
    assert ("Prendre" if seat == 0 else "Take") in asked["options"][0]["label"]
    lines[0].send(type="why", id="w", seat=0, words="draw A13")
    lines[1].send(type="why", id="w", seat=1, words="draw A13")
    refused = [line.until("refused")["text"] for line in lines]
    assert refused[0] != refused[1]
    lines[1].send(type="speak", language="de")  # without coming again
    again = lines[1].until("update")
    assert again["board"]["status"].startswith("Runde 1")
    lines[seat].send(type="play", id="p", seat=seat, ply=asked["ply"], action=asked["options"][0]["action"])
    for line, word in zip(lines, ("Manche", "Runde"), strict=True):
        assert line.until("update")["board"]["status"].startswith(word)


def test_requests_are_answered_in_the_language_of_who_asks(running: Server) -> None:
    ada = Person(running, "Ada")
    path = "/api/games/xybrid/faces"
    english = ada.http.get(path)
    ada.post("/api/me", language="de")
    german = ada.http.get(path, headers={"If-None-Match": english.headers["etag"]})
    assert german.status_code == 200  # what the browser keeps is in another language
    names = [{face["ref"]: face["name"] for face in answer.json()["faces"]} for answer in (english, german)]
    assert names[0]["part:H03"] == "Mantis Skull"
    assert names[1]["part:H03"] != names[0]["part:H03"]
    missions = ada.http.get("/api/games").json()["games"]
    hybrid = next(game for game in missions if game["name"] == "hybrid")
    assert hybrid["settings"][0]["titles"][0] != "The Airlock"


@pytest.fixture
def complete(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(languages, "COMPLETE", ("en", "fr"))
    languages.wanted.cache_clear()
    yield
    languages.wanted.cache_clear()


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "en"),
        ({"accept-language": "fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5"}, "fr"),
        ({"accept-language": "nl, fr;q=0.5, en;q=0.2"}, "fr"),
        ({"accept-language": "en-GB, fr"}, "en"),
        ({"accept-language": "de"}, "en"),  # not complete: nobody gets it who has not chosen it
        ({"accept-language": "de, fr;q=0"}, "en"),
        ({"accept-language": "fr;q=viel, ;;,=" + "x" * 5000}, "en"),
        ({"cookie": "a=b; monstrum_language=de; c=d", "accept-language": "fr"}, "de"),
        ({"cookie": "monstrum_language=tlh", "accept-language": "fr"}, "fr"),
        ({"cookie": "xmonstrum_language=de"}, "en"),
    ],
)
def test_a_choice_comes_before_what_a_browser_asks_for(
    complete: None, headers: dict[str, str], language: str
) -> None:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    assert asked_for({"headers": raw}) == language  # type: ignore[arg-type]


def test_a_language_holds_for_who_asked_and_for_nobody_else() -> None:
    table = Played()
    seat = table.waiting()[0]
    english = update_for(table, seat)

    def in_french() -> Refused:
        speak("fr")
        answer = table.handle(Play("x", seat, table.ply(seat), table.epoch(seat), 0)).answer
        assert isinstance(answer, Refused)
        return answer

    answer = copy_context().run(in_french)
    assert spoken() == "en"
    assert answer.text != table.handle(Play("x", seat, table.ply(seat), table.epoch(seat), 0)).answer.text  # type: ignore[union-attr]
    assert update_for(table, seat) == english
    told = update_for(table, seat, language="fr")
    assert (told.view, told.decision, told.waiting, told.subject) == (
        english.view, english.decision, english.waiting, english.subject,
    )  # fmt: skip
    assert [option.words for option in told.options] == [option.words for option in english.options]
    assert [option.label for option in told.options] != [option.label for option in english.options]
    assert update_for(table, seat) == english  # nothing of it was kept for others


def test_what_is_kept_is_kept_in_english_and_told_in_any_language() -> None:
    reason = put_away()
    assert why_frozen(reason) == reason == "This game was put away before it was over. Nobody has won."
    assert why_frozen("", "fr") == ""
    assert "Row 7 is damaged" in why_frozen("Row 7 is damaged", "fr")


def test_a_reason_fits_into_a_frame_in_any_language() -> None:
    long = "é" * 200
    assert len(fitting(long).encode()) <= LONGEST_REASON
    assert fitting(said("no_table")) == "There is no such table."
