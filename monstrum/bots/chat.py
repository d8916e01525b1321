"""A language model at a table: `--players llm:MODEL`, over any address that speaks the usual chat interface.

`MONSTRUM_LLM_URL` (or `OPENAI_BASE_URL`) is the address before `/chat/completions`, `MONSTRUM_LLM_KEY` (or
`OPENAI_API_KEY`) the key, if it wants one. The model is told what its seat knows, made of a sample and never
of the truth, and answers with the words or the number of an option. A refusal is told to it, with the rule;
who is refused again and again, or does not answer at all, has failed as any bot fails.
"""

import json
import os
import re
import urllib.error
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from monstrum.bots.at_home import AtHome
from monstrum.bots.bot import Clock, Sampler
from monstrum.bots.frames import Broken
from monstrum.bots.guests import Guest
from monstrum.core.contract import Game
from monstrum.core.engine import legal_actions
from monstrum.core.errors import BadConfig, MonstrumError
from monstrum.core.state import State
from monstrum.texts.in_words import NoAnswer, question, read_answer, table

PREFIX: Final = "llm:"
URLS: Final = ("MONSTRUM_LLM_URL", "OPENAI_BASE_URL")
KEYS: Final = ("MONSTRUM_LLM_KEY", "OPENAI_API_KEY")
PRICES: Final = ("MONSTRUM_LLM_PRICE_IN", "MONSTRUM_LLM_PRICE_OUT")  # per million tokens
PATIENCE: Final = "MONSTRUM_LLM_TIMEOUT"
SECONDS: Final = 60.0
TRIES: Final = 3  # of one decision
LONGEST: Final = 1 << 20  # bytes of an answer
ANSWER: Final = re.compile(r"^\W*ANSWER\W*?:\s*(.+?)\s*$", re.IGNORECASE | re.MULTILINE)

TASK: Final = """\
You play {title}, a board game, on seat P{seat}. You are shown the table as your seat sees it, what you must \
decide, and every option you have: a number, words, and what they mean. Choose the option that serves you \
best. Think briefly, then end with one line:
ANSWER: the number or the words of one option"""


@dataclass(frozen=True, slots=True)
class Spent:
    """What a model's answers took."""

    calls: int = 0
    tokens_in: int = 0
    tokens_out: int = 0

    def __add__(self, other: "Spent") -> "Spent":
        return Spent(
            self.calls + other.calls, self.tokens_in + other.tokens_in, self.tokens_out + other.tokens_out
        )

    def price(self, environment: Mapping[str, str] = os.environ) -> float | None:
        """In whatever the prices are; None where nobody has named them."""
        prices = [environment.get(name, "") for name in PRICES]
        if not all(prices):
            return None
        try:
            per_in, per_out = (float(price) for price in prices)
        except ValueError:
            raise BadConfig(f"{' and '.join(PRICES)} are numbers: what a million tokens cost.") from None
        return (self.tokens_in * per_in + self.tokens_out * per_out) / 1_000_000


def models(players: str) -> tuple[Guest, ...]:
    """The language models among `random,llm:MODEL`. Raises BadConfig where there is nobody to ask."""
    named = [name.strip() for name in players.split(",") if name.strip().casefold().startswith(PREFIX)]
    for name in named:
        if not name[len(PREFIX) :]:
            raise BadConfig("llm: wants the name of a model, like llm:small-model.")
    if named:
        address()
        Spent().price()
        patience()
    return tuple(
        Guest(name.casefold(), model=name[len(PREFIX) :], at_home=True) for name in dict.fromkeys(named)
    )


def address() -> str:
    """Raises BadConfig."""
    found = said(URLS)
    if not found.startswith(("http://", "https://")):
        wrong = f"not '{found}'" if found else "and there is none"
        raise BadConfig(
            f"A language model is asked at the address in {URLS[0]}, like http://127.0.0.1:8080/v1, {wrong}."
        )
    return found.rstrip("/")


def patience() -> float:
    """Raises BadConfig."""
    try:
        found = float(os.environ.get(PATIENCE, SECONDS))
    except ValueError:
        found = 0.0
    if not 0 < found < float("inf"):
        raise BadConfig(f"{PATIENCE} is a number of seconds, not '{os.environ[PATIENCE]}'.")
    return found


def said(names: tuple[str, ...]) -> str:
    return next((os.environ[name] for name in names if os.environ.get(name)), "")


class Chatting(AtHome):
    """A seat whose answers come from a model."""

    def __init__(self, guest: Guest, game: Game) -> None:
        super().__init__(guest, game)
        self.spent = Spent()

    def begin(self, seed: int, wait: bool = True) -> None:
        self.spent = Spent()
        super().begin(seed, wait)

    def answer(self, actions: list[int], sampler: Sampler, clock: Clock) -> int:
        assert sampler.knowledge is not None, "contained bots always get knowledge"
        state = self.game.decode(self.game.encode_knowledge(sampler.knowledge))
        if len(actions) == 1:
            return actions[0]
        return self.talk(state, sampler.seat)

    def talk(self, state: State, seat: int) -> int:
        """Raises Broken."""
        task = TASK.format(title=self.game.title, seat=seat)
        shown = f"{table(self.game, state, seat)}\n\n{question(self.game, state, seat)}"
        messages = [{"role": "system", "content": task}, {"role": "user", "content": shown}]
        refused = ""
        for _ in range(TRIES):
            reply = self.ask(messages)
            try:
                return self.meant(state, seat, reply)
            except MonstrumError as error:
                refused = " ".join(str(error).split())[:200]
            messages += [
                {"role": "assistant", "content": reply},
                {"role": "user", "content": f"That is not possible: {refused}\nEnd with: ANSWER: one option"},
            ]
        raise Broken(f"was refused {TRIES} times, at last: {refused}")

    def meant(self, state: State, seat: int, reply: str) -> int:
        """The last answer wins: models quote the task. Of a gesture the first pick; the rest is asked."""
        found = ANSWER.findall(reply)
        if not found:
            raise NoAnswer("There is no line that begins with ANSWER:.")
        picked = read_answer(self.game, state, seat, found[-1].strip(" .`'\"*"))
        if picked[0] not in legal_actions(state, seat):
            raise NoAnswer("This is none of the options.")
        return picked[0]

    def ask(self, messages: list[dict[str, str]]) -> str:
        """One call. Raises Broken."""
        body = json.dumps({"model": self.guest.model, "messages": messages, "temperature": 0})
        headers = {"Content-Type": "application/json"}
        if key := said(KEYS):
            headers["Authorization"] = f"Bearer {key}"
        request = urllib.request.Request(f"{address()}/chat/completions", body.encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=patience()) as answer:
                told = json.loads(answer.read(LONGEST))
        except urllib.error.HTTPError as error:
            error.close()
            raise Broken(f"was answered {error.code} ({error.reason}) by its address") from None
        except (urllib.error.URLError, OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise Broken(f"could not be asked ({reason})") from None
        return self.read(told)

    def read(self, told: Any) -> str:
        try:
            reply = told["choices"][0]["message"]["content"]
            usage = told.get("usage") or {}
            took = Spent(1, int(usage.get("prompt_tokens", 0)), int(usage.get("completion_tokens", 0)))
        except (KeyError, IndexError, TypeError, ValueError, AttributeError):
            raise Broken("was answered something that is no chat") from None
        self.spent += took
        if not isinstance(reply, str):
            raise Broken("said nothing")
        return reply
