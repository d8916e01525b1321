"""A row of an undo as an older version stored it: the game leads where it led."""

import json
from pathlib import Path
from typing import Any

import pytest

from monstrum.core import engine
from monstrum.core.codec import digest
from monstrum.core.errors import BadPosition
from monstrum.games.library import load_game
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.knowing.old_learning import counted
from monstrum.games.mutation_wars.knowing.rekeying import rekey
from monstrum.games.mutation_wars.state import WarsState

# Written by the version that counted hands: a random game of three went 24 answers further, and back.
ROW: dict[str, Any] = json.loads(Path(__file__).with_name("old_row.json").read_text())


def before_the_undo() -> WarsState:
    state = load_game("mutation_wars").start(ROW["config"], ROW["seed"])
    for seat, action in ROW["answers"]:
        engine.play(state, seat, action)
    assert isinstance(state, WarsState)
    return state


def test_an_old_row_leads_where_it_led() -> None:
    state = before_the_undo()
    known = set(sightings.listed(state))
    assert counted(state, ROW["numbers"])
    rekey(state, ROW["rekey"], ROW["numbers"])
    found = sorted(sightings.listed(state))
    assert found == ROW["sightings"]
    assert len(set(found) - known) >= 6  # what was seen in the undone answers stays known
    assert digest(state) == ROW["digest"]


def test_numbers_of_another_game_are_refused() -> None:
    state = before_the_undo()
    numbers = ROW["numbers"]
    assert not counted(state, numbers[:-1])
    assert not counted(state, [*numbers[:-1], 201])
    with pytest.raises(BadPosition, match="does not fit"):
        rekey(state, ROW["rekey"], [*numbers[:-1], -1])
