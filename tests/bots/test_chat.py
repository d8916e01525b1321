"""A language model as a player, over a small stand-in for the usual chat interface."""

import json
import random
import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from monstrum.bots.bot import Clock, Sampler
from monstrum.bots.chat import Chatting, Spent, models
from monstrum.bots.contained import ContainedBot
from monstrum.bots.frames import Broken
from monstrum.cli.main import run
from monstrum.core import engine
from monstrum.core.errors import BadConfig
from monstrum.core.quick import Quick
from monstrum.games.library import OURS, load_game
from monstrum.texts.in_words import explained, question, read_answer, table, why_not

Reply = Callable[[list[dict[str, str]]], str | int | bytes]


class Model:
    """Listens on this machine and answers what a test wants: a text, a status, or bytes that are no chat."""

    def __init__(self) -> None:
        self.reply: Reply = first_option
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str] = []
        model = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                model.asked.append({**body, "path": self.path})
                model.keys.append(self.headers.get("Authorization", ""))
                said = model.reply(body["messages"])
                if isinstance(said, int):
                    self.send_error(said)
                    return
                chat = {
                    "choices": [{"message": {"role": "assistant", "content": said}}],
                    "usage": {"prompt_tokens": 100, "completion_tokens": 10},
                }
                text = said if isinstance(said, bytes) else json.dumps(chat).encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(text)))
                self.end_headers()
                self.wfile.write(text)

            def log_message(self, format: str, *args: object) -> None:
                """Nobody reads it."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1"


def first_option(messages: list[dict[str, str]]) -> str:
    options = re.findall(r"^ *(\d+)  (\S.*?)  –  ", messages[1]["content"], re.MULTILINE)
    return f"I look at {len(options)} options.\nANSWER: {options[0][1]}"


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> Iterator[Model]:
    found = Model()
    thread = threading.Thread(target=found.server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    monkeypatch.setenv("MONSTRUM_LLM_URL", found.url)
    monkeypatch.setenv("MONSTRUM_LLM_KEY", "secret")
    yield found
    found.server.shutdown()
    thread.join()
    found.server.server_close()


def seat_of(game_name: str = "xybrid") -> tuple[Chatting, Any, int]:
    game = load_game(game_name)
    (guest,) = models("llm:Tiny/Model")
    bot = Chatting(guest, game)
    bot.begin(1)
    state = game.start({}, 1)
    return bot, state, engine.actor(state)


def asked(bot: ContainedBot, state: Any, seat: int) -> int:
    return bot.answer(
        engine.legal_actions(state, seat), Sampler(bot.game, seat, bot.game.know(state, seat), 1), Clock()
    )


def test_a_model_is_told_its_table_and_answers_in_words(model: Model) -> None:
    bot, state, seat = seat_of()
    action = asked(bot, state, seat)
    assert action == engine.legal_actions(state, seat)[0]
    (request,) = model.asked
    assert (request["path"], request["model"]) == ("/v1/chat/completions", "Tiny/Model")
    assert model.keys == ["Bearer secret"]
    assert bot.game.prompt(state, seat) in request["messages"][1]["content"]
    assert bot.spent == Spent(1, 100, 10)


def test_a_refusal_is_told_with_its_rule_and_the_model_may_try_again(model: Model) -> None:
    said = iter(["I do not know.", "ANSWER: build H01 core", "ANSWER: **1**"])
    model.reply = lambda messages: next(said)
    bot, state, seat = seat_of()
    assert asked(bot, state, seat) == engine.legal_actions(state, seat)[0]
    last = model.asked[-1]["messages"]
    assert "no line that begins with ANSWER" in last[3]["content"]
    assert "That is not possible: " in last[5]["content"]
    assert bot.spent.calls == 3


@pytest.mark.parametrize(
    ("reply", "sentence"),
    [
        ("nothing at all", "was refused 3 times, at last: There is no line"),
        ("ANSWER: 999", "none has the number 999"),
        (500, "was answered 500"),
        (429, "was answered 429"),
        (b"<html>", "could not be asked"),
        (b"{}", "was answered something that is no chat"),
    ],
)
def test_whatever_goes_wrong_is_a_fault(model: Model, reply: str | int | bytes, sentence: str) -> None:
    model.reply = lambda messages: reply
    bot, state, seat = seat_of()
    with pytest.raises(Broken, match=sentence):
        asked(bot, state, seat)


def test_nobody_to_ask_is_said_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MONSTRUM_LLM_URL", "OPENAI_BASE_URL"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(BadConfig, match="MONSTRUM_LLM_URL"):
        models("greedy,llm:x")
    monkeypatch.setenv("MONSTRUM_LLM_URL", "http://127.0.0.1:9/v1")
    with pytest.raises(BadConfig, match="the name of a model"):
        models("llm:")
    monkeypatch.setenv("MONSTRUM_LLM_PRICE_IN", "cheap")
    monkeypatch.setenv("MONSTRUM_LLM_PRICE_OUT", "1")
    with pytest.raises(BadConfig, match="what a million tokens cost"):
        models("llm:x")


def test_a_simulation_counts_what_a_model_took(
    model: Model, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MONSTRUM_LLM_PRICE_IN", "2")
    monkeypatch.setenv("MONSTRUM_LLM_PRICE_OUT", "10")
    words = ["simulate", "xybrid", "-n", "1", "--players", "random,llm:Tiny/Model", "--seed", "1"]
    assert run([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["bots"]["llm:tiny/model"]
    assert found["calls"] == len(model.asked) > 5
    assert found["tokens_in"] == 100 * found["calls"]
    assert found["price"] == pytest.approx(found["calls"] * (200 + 100) / 1e6, abs=1e-5)
    assert found["faults"] == 0
    model.reply = lambda messages: 503
    assert run([word.replace("Tiny/Model", "x") for word in words]) == 1
    told = capsys.readouterr()
    assert "llm:x: a stand-in took" in told.out  # a name, and no emoji
    assert "was answered 503 (Service Unavailable) by its address" in told.out
    assert "its results are not real" in told.err


@pytest.mark.parametrize("name", OURS)
def test_words_tell_a_seat_no_more_than_it_knows(name: str) -> None:
    """Of the true table, and of another one that fits all the seat knows: the same text, letter by letter."""
    game = load_game(name)
    rng = random.Random(3)
    for seed in range(3):
        state = game.start({}, seed)
        state.mute()
        for ply in range(60):
            if state.over():
                break
            actor = engine.actor(state)
            if ply % 6 == seed:
                for seat in range(state.seats):
                    other = game.sample(game.know(state, seat), Quick(ply + 1))
                    assert table(game, state, seat) == table(game, other, seat)
                    if seat == actor:
                        assert question(game, state, seat) == question(game, other, seat)
                        words = "attack P1" if name == "mutation_wars" else "draw A13"
                        assert why_not(game, state, seat, words) == why_not(game, other, seat, words)
            engine.play(state, actor, rng.choice(engine.legal_actions(state, actor)))


def test_answers_are_words_or_numbers_and_values_are_explained() -> None:
    game = load_game("xybrid")
    state = game.start({}, 1)
    seat = engine.actor(state)
    options = engine.legal_actions(state, seat)
    assert read_answer(game, state, seat, " 2 ") == [options[1]]
    assert read_answer(game, state, seat, game.words(state, options[1])) == [options[1]]
    assert explained(game, state, seat, "P0").endswith("P0")
