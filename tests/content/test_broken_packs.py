"""Packs, each broken in one way: the message tells its author what to do."""

from pathlib import Path

import pytest

from monstrum.content.problems import PackErrors
from monstrum.games.xybrid.content.schema import load
from tests.content.games import HERE, shipped

BROKEN = HERE / "broken_packs"

MESSAGES = {
    "not_toml": "parts.toml: line 2, column 12: this is no TOML: Illegal character '\\n'",
    "unknown_file": (
        "part.toml: unknown file (did you mean parts.toml?); "
        "allowed here: pack.toml, parts.toml, breakthroughs.toml, text.<language>.toml"
    ),
    "unknown_key": (
        "parts.toml: [A13]: unknown key 'efect' (did you mean effect?); "
        "allowed here: type, sciences, value, effect"
    ),
    "wrong_type": "parts.toml: [A13] value: expected a whole number, found '5'",
    "unknown_trigger": (
        "parts.toml: [A13] effect, position 0: unknown trigger 'DEPLYO' (did you mean DEPLOY?); "
        "allowed here: DEPLOY, DRAW, MISSION, STATIC"
    ),
    "unknown_operation": (
        "parts.toml: [A13] effect, position 8: unknown operation 'DESTROI' (did you mean DESTROY?); "
        "allowed here: GAIN, LOSE, STEAL, DRAW, DESTROY, TAKE, ATTACH, SWAP, TOLAB, STOCK, BOOST, ADDSCI, "
        "SHIELD, JAM, COPY, PEEK, SPY"
    ),
    "asking_static": (
        "parts.toml: [A13] effect, position 13: 'choose' is no STATIC selector here; allowed here: all, self"
    ),
    "missing_text": "text.en.toml: [X21]: the card has no name and text",
    "text_without_card": "text.en.toml: [A33]: there is no such card (did you mean A32?)",
    "too_few_cores": "parts.toml: a pack needs at least 12 cores, found 11",
    "valuable_core": "parts.toml: [C01] value: a core has the value 0, found 3",
    "core_with_value": (
        "parts.toml: [C01] effect, position 8: VALUE would change the value of a core, "
        "and a core is always worth 0"
    ),
    "core_boosts_itself": (
        "parts.toml: [C01] effect, position 8: BOOST would change the value of a core, "
        "and a core is always worth 0"
    ),
    "boost_on_cores": (
        "parts.toml: [A13] effect, position 8: BOOST would change the value of a core, "
        "and a core is always worth 0"
    ),
    "breakthrough_without_self": (
        "breakthroughs.toml: [B01] effect, position 8: 'self' is no selector here; "
        "allowed here: choose, upto, all, random, highest"
    ),
    "wrong_id": "parts.toml: [H13]: the id of a part of type arm is A and two or more digits",
    "unknown_base": (
        "pack.toml: base: there is no pack 'standart' (did you mean standard?); allowed here: standard"
    ),
}


def test_every_broken_pack_has_its_message() -> None:
    assert sorted(path.name for path in BROKEN.iterdir()) == sorted(MESSAGES)


@pytest.mark.parametrize("name", MESSAGES)
def test_a_broken_pack_is_refused_with(name: str) -> None:
    with pytest.raises(PackErrors) as refusal:
        load(Path(BROKEN, name), shipped)
    assert [str(error).splitlines()[0] for error in refusal.value.errors] == [MESSAGES[name]]
    assert str(refusal.value).startswith(MESSAGES[name])
