"""Every decision, event, action and refusal of Hybrid has its sentence."""

import re
from pathlib import Path
from typing import Any

import pytest

import monstrum.games.hybrid
from monstrum.core.errors import BadConfig
from monstrum.core.events import FIRST_KIND, Event
from monstrum.core.state import CHANCE
from monstrum.games.hybrid.asks import ASKS
from monstrum.games.hybrid.effects.opcodes import GRANT_APTITUDE, SCORE
from monstrum.games.hybrid.game import load_hybrid
from monstrum.games.hybrid.rules import events, kinds, records
from monstrum.games.hybrid.rules.sources import OBJECTIVE_SOURCE, SPECIAL_SOURCE
from monstrum.games.hybrid.rules.success import MODIFIER_NAMES
from monstrum.games.hybrid.speaking.telling import STORY
from monstrum.games.hybrid.state import OF_SIDE

GAME = load_hybrid()
CODE = Path(monstrum.games.hybrid.__file__).parent


def test_every_decision_has_a_prompt_for_both() -> None:
    english = GAME.speaker.catalogues["en"]
    for line in ASKS.asks():
        if CHANCE in line.by or line.kind in (kinds.CARDS, kinds.HINDRANCE):  # these name their step
            continue
        name = line.name.lower()
        assert name in english.codes("prompts")
        assert name in english.codes("waiting")


def test_every_event_can_be_told_with_any_number() -> None:
    state = GAME.start({}, 1)
    for kind in range(FIRST_KIND, events.EVENTS):
        for number in (-1, 0, 1, 7, 40):
            GAME.tell(Event(kind, -1, 0, number, number, number, number), state)
        if STORY.lines[kind][0] and kind != events.FLAG_SET:  # a flag has a name for packs only
            assert GAME.tell(Event(kind, -1, 0, 0, 0, 0, 0), state)


def test_every_action_has_words_a_label_and_refs() -> None:
    state = GAME.start({"mission": "HYM-2"}, 1)
    for action in range(GAME.space):
        assert GAME.words(state, action)
        assert GAME.label(state, action)
        assert isinstance(GAME.refs(state, action), list)


@pytest.mark.parametrize(
    ("kind", "register", "place"),
    [
        (kinds.STRIKE, "attacker", records.ATTACKER), (kinds.STRIKE, "target", records.TARGET),
        (kinds.STRIKE, "level", records.LEVEL), (kinds.SHOTS, "bits", records.BITS),
        (kinds.LEVEL, "points", records.POINTS), (kinds.PARRY, "roll", records.OUTCOME),
        (kinds.LEVEL, "second", records.SECOND_TARGET), (kinds.SHOTS, "targets", records.TARGETS),
        (kinds.ROLLED, "roller", records.ROLLER), (kinds.ROLLED, "level", records.SUCCESS_LEVEL),
        (kinds.ROLLED, "dice", records.DICE), (kinds.ROLLED, "perfect", records.PERFECT_UP_TO),
        (kinds.ROLLED, "kept", records.KEPT), (kinds.ROLLED, "rolled", records.FATE),
        (kinds.RUN, "who", records.WHO), (kinds.RUN, "figures", records.CONCERNED),
        (kinds.RUN, "fired", records.FIRED), (kinds.BATCH, "wounded", records.WOUNDED),
        (kinds.BATCH, "eliminated", records.ELIMINATED), (kinds.BATCH, "step", records.BATCH_STEP),
        (kinds.SEQUENCE, "extra", records.EXTRA), (kinds.WINDOW, "first", records.FIRST_CARD),
        (kinds.ACTIVATION_ROLL, "griffin_bid", records.FIRST_BID),
    ],
)  # fmt: skip
def test_registers_that_others_read_lie_where_the_records_have_them(
    kind: int, register: str, place: int
) -> None:
    assert ASKS.of(kind).place(register) == place


def test_every_modifier_is_named() -> None:
    for name in MODIFIER_NAMES:
        assert GAME.say("explain", name)


@pytest.mark.parametrize("config", [{"mission": "HYM-9"}, {"players": 3}, {"colour": 1}])
def test_what_cannot_be_configured_is_refused_in_a_sentence(config: dict[str, Any]) -> None:
    with pytest.raises(BadConfig, match=r"\.$"):
        GAME.start(config, 1)


def test_no_sentence_takes_a_warrior_for_a_man() -> None:
    texts = [path for path in (CODE / "data").rglob("*.en.*") if path.suffix in (".ftl", ".toml")]
    assert len(texts) >= 2
    for path in texts:
        for number, line in enumerate(path.read_text().splitlines(), 1):
            said = line.partition("=")[2] or line
            assert not re.search(r"\b(he|him|his|himself)\b", said, re.IGNORECASE), (
                f"{path.name}:{number}: {line}"
            )


def test_whom_an_effect_concerns_that_lasts_has_a_name() -> None:
    state = GAME.start({"mission": "HYM-1"}, 1)
    templar = GAME.tell(Event(events.LASTS, -1, 0, 0, 0, 0, 1), state)
    side = GAME.tell(Event(events.LASTS, -1, 0, 0, 0, OF_SIDE, 0), state)
    assert templar.endswith("for Templar of Hod A (+1).")
    assert side.endswith("for the Griffins.")


def test_an_aptitude_that_is_granted_is_told_once_and_by_its_name() -> None:
    state = GAME.start({"mission": "HYM-1"}, 1)
    swollen = state.catalog.card_ids.index("MUT-02")
    for kind, said in (
        (events.EFFECT_BEGUN, ""),
        (events.LASTS, "Templar of Hod A gains Brutish Strength/1 (Swollen Muscles)."),
    ):
        assert GAME.tell(Event(kind, -1, 0, swollen, GRANT_APTITUDE, 0, 1), state) == said


def test_points_of_the_mission_are_told_once_and_for_whom() -> None:
    state = GAME.start({"mission": "HYM-1"}, 1)

    def told(source: int, figure: int) -> str:
        return GAME.tell(Event(events.EFFECT_BEGUN, -1, 0, source, SCORE, figure, 0), state)

    assert told(SPECIAL_SOURCE, 0) == "  for Templar of Hod A"  # a term of the points that are told next
    assert told(SPECIAL_SOURCE + 1, -1) == ""
    assert told(OBJECTIVE_SOURCE + 1, -1) == "Objective 1 gives mission points."


def test_points_for_wounds_are_told_as_they_are_given() -> None:
    """HY-6.9  Once for each blow, however many Wounds it deals."""
    said = GAME.speaker.say("goals", "score_ON_WOUND_SUFFERED", number="1")
    assert said == "1 each time an enemy is wounded, whether by one Wound or several"
