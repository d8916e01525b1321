"""Everything people read comes from a catalogue: said in a language nobody speaks, no plain word is left."""

import random
import re
from typing import Any

import msgspec
import pytest

from monstrum.content.pseudo import PSEUDO, accented, marked
from monstrum.core.engine import actor, legal_actions, play
from monstrum.games.library import load_game
from monstrum.kit.table_game import TableGame
from monstrum.texts.platform import platform
from tests.pseudo import plain_words, pseudo

CODES = re.compile(  # what is told in no language: refs, codes, notation
    r"(code|ref|refs|shape|face|states|sort|tags|given|threats|phase|zone|zones\[\]\.name|tone|rules|decision"
    r"|facts\[\]\.title|rows|facing|ways.*|actions|on|owner|block|words)(\[\])*$"
)


def found_in(value: Any, path: str, found: dict[str, str]) -> None:
    """By the path of what is told: a text with a plain word in it."""
    if isinstance(value, str):
        if plain_words(value) and not CODES.search(path):
            found[path] = value
    elif isinstance(value, dict):
        for key, each in value.items():
            found_in(each, f"{path}.{key}", found)
    elif isinstance(value, list | tuple):
        for each in value:
            found_in(each, f"{path}[]", found)


@pytest.mark.parametrize("name", ["xybrid", "mutation_wars", "hybrid"])
def test_a_game_says_nothing_that_is_in_no_catalogue(name: str) -> None:
    game = load_game(name)
    assert isinstance(game, TableGame)
    found: dict[str, str] = {}
    rng, state = random.Random(1), game.start({}, 1)
    with pseudo(game.speaker):
        for said in (game.faces(PSEUDO), game.terms(PSEUDO), [each.words for each in game.offered(PSEUDO)]):
            found_in(msgspec.to_builtins(said), "printed", found)
        for ply in range(120):
            if state.over():
                break
            seat, told = actor(state), state.events.take()
            legal = legal_actions(state, seat)
            question = game.question(state)
            for reader in range(-1, state.seats):
                found_in([game.tell(event, state, PSEUDO, reader) for event in told], "events", found)
                found_in(game.prompt(state, reader, PSEUDO), "prompt", found)
                if ply % 6 == 0:
                    board = game.board(game.view(state, reader), PSEUDO)
                    found_in(msgspec.to_builtins(board), "board", found)
            for event in told:
                found_in(msgspec.to_builtins(game.rolled(event, PSEUDO)), "rolled", found)
            found_in([question.label(action, PSEUDO) for action in legal[:40]], "labels", found)
            found_in(msgspec.to_builtins(game.outlook(state, seat, PSEUDO)), "outlook", found)
            for action in rng.sample(range(game.space), 3):
                refusal = game.why_not(state, seat, game.words(state, action))
                if refusal is not None and refusal.code != "unreadable":
                    refused = game.say("refusals", refusal.code, PSEUDO, **refusal.params)
                    found_in(refused, f"refusals {refusal.code}", found)
            play(state, seat, rng.choice(legal))
    assert found == {}


def test_everything_the_platform_answers_can_be_said_in_it() -> None:
    with pseudo():
        said = platform().say("answers", "no_table", PSEUDO)
        assert said == marked("There is no such table.") == "⟦Ţĥééŕéé îîš ñöö šûûçĥ ţååƀļéé.⟧"
        told = platform().say("notices", "time", PSEUDO, 1, player="P1")
        assert told == marked("Time is over for you: a bot answers this once.")
    assert accented("P0") == "Þ0"
    assert plain_words("⟦Ýööûû ðŕååŵ A13⟧ and the rest, at P0") == ["and", "the", "rest"]


def test_what_is_silent_in_english_is_silent_in_it() -> None:
    game = load_game("xybrid")
    assert isinstance(game, TableGame)
    with pseudo(game.speaker):
        assert game.say("events", "automatic", PSEUDO) == ""
        assert game.say("terms", "and", PSEUDO) == "⟦ ååñð ⟧"
