"""A record is the whole game as text: it replays bit for bit, keeps secrets, and cannot be forged."""

import re
from collections.abc import Callable
from functools import cache

import pytest

from monstrum.core import engine
from monstrum.core.codec import digest
from monstrum.texts.match import Match
from monstrum.texts.record import (
    Diverged,
    UnreadableRecord,
    export_for,
    read_record,
    replay,
    write_record,
    write_save,
)
from tests.texts.played import new_match, play_on, up_to, up_to_sealed, xybrid


@cache
def finished() -> Match:
    return play_on(new_match(11))


@cache
def finished_text() -> str:
    return write_record(finished())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_replays_bit_for_bit(players: int) -> None:
    match = play_on(new_match(5, players))

    again = replay(read_record(write_record(match)), xybrid())

    assert again.entries == match.entries
    assert again.chain == match.chain
    assert digest(again.state) == digest(match.state)
    assert write_record(again) == write_record(match)


def test_a_replay_can_stop_at_any_ply() -> None:
    record = read_record(finished_text())

    for ply in (0, 1, 30, len(record.lines)):
        assert len(replay(record, xybrid(), ply).entries) <= ply
    assert replay(record, xybrid(), 30).entries == finished().entries[:30]


def test_names_may_contain_anything() -> None:
    names = ['Ada "the Arm"', "Bo\\b\n'''\u0007"]
    match = play_on(Match(xybrid(), {"players": 2}, 1, names), plies=5)

    assert list(read_record(write_record(match)).seats) == names


# Running games


def test_a_running_game_has_no_seed_no_chain_no_digests_and_no_result() -> None:
    match = play_on(new_match(), plies=40)

    for text in (write_record(match), export_for(match, 0), export_for(match, -1)):
        record = read_record(text)
        assert (record.seed, record.chain, record.result) == ("", "", {})
        assert "#" not in text
        assert match.seed.hex() not in text
        with pytest.raises(UnreadableRecord, match="no seed, because the game is not over"):
            replay(record, xybrid())


def test_what_another_seat_buried_is_hidden_from_all_but_that_seat() -> None:
    match = up_to(new_match(5), "EFFECT_PEEK")
    seat = engine.actor(match.state)
    action = engine.legal_actions(match.state, seat)[1]
    words = xybrid().words(match.state, action)
    match.play(seat, [action])

    assert words.startswith("bury ")
    assert words in export_for(match, seat)
    for text in (export_for(match, 1 - seat), export_for(match, -1), write_record(match)):
        assert words not in text
        assert f"P{seat} bury ?" in text


def test_picks_of_an_open_sealed_block_are_in_no_text_at_all() -> None:
    match = up_to_sealed(new_match())
    before = [export_for(match, 0), export_for(match, 1), write_record(match), write_save(match)]

    match.play(0, [engine.legal_actions(match.state, 0)[-1]])

    assert [export_for(match, 0), export_for(match, 1), write_record(match), write_save(match)] == before


def test_a_finished_game_has_no_secrets_left() -> None:
    assert export_for(finished(), 0) == finished_text() == export_for(finished(), -1)


def test_a_saved_game_goes_on_where_it_was() -> None:
    match = play_on(new_match(), plies=40)

    again = replay(read_record(write_save(match)), xybrid())

    assert play_on(again).chain == play_on(match).chain


# Forgeries: the sentence names the action


def changed_action(text: str) -> str:
    """Another core is taken than was."""
    return re.sub(r"^(P\d core) C\d\d", r"\1 C09", text, count=1, flags=re.MULTILINE)


FORGERIES: dict[str, tuple[Callable[[str], str], str]] = {
    "another action": (changed_action, r"Action 1: the digest is [0-9a-f]{8}, the record says [0-9a-f]{8}\."),
    "a wrong link": (
        lambda text: re.sub(r"#[0-9a-f]{8}", "#00000000", text, count=1),
        r"Action 1: the digest is [0-9a-f]{8}, the record says 00000000\.",
    ),
    "a wrong chain": (
        lambda text: re.sub(r'chain = "[0-9a-f]+"', f'chain = "{"0" * 32}"', text),
        r"The chain ends with [0-9a-f]{32}, the record says 0{32}\.",
    ),
    "another seed": (
        lambda text: re.sub(r'seed = "[0-9a-f]+"', f'seed = "{"0" * 64}"', text),
        r"Action 1: ",
    ),
    "another winner": (
        lambda text: re.sub(r"scores = \[\d+", "scores = [999", text),
        r"The scores are \[\d+, \d+\], the record says \[999, \d+\]\.",
    ),
    "an illegal action": (
        lambda text: re.sub(r"^(P\d) core C\d\d.*$", r"\1 draw A13", text, count=1, flags=re.MULTILINE),
        r"Action 1: `P\d draw A13` is not possible: .+ \(XY-2\.3\)$",
    ),
    "somebody else's action": (
        lambda text: re.sub(
            r"^P(\d) core", lambda found: f"P{1 - int(found[1])} core", text, count=1, flags=re.MULTILINE
        ),
        r"Action 1: `P\d core C\d\d` is not possible: ",
    ),
    "nonsense": (
        lambda text: re.sub(r"^P0 .*$", "P0 fly away", text, count=1, flags=re.MULTILINE),
        r"`P0 fly away` is not possible: ",
    ),
    "an action after the end": (
        lambda text: text.replace("\n'''", "\nP0 draw A13\n'''") if text.count("'''") == 2 else text,
        r"Action \d+: the game is already over, but `P0 draw A13` follows\.",
    ),
    "an action left out": (
        lambda text: re.sub(r"^P\d core.*\n", "", text, count=1, flags=re.MULTILINE),
        r"Action 1: ",
    ),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_record_is_found_out(name: str) -> None:
    forge, sentence = FORGERIES[name]
    forged = forge(finished_text())
    assert forged != finished_text()

    with pytest.raises(Diverged, match=sentence):
        replay(read_record(forged), xybrid())


def test_a_record_that_stops_early_is_found_out() -> None:
    lines = finished_text().splitlines()
    shorter = "\n".join([*lines[:-3], "'''"])

    with pytest.raises(Diverged, match="The chain ends with"):
        replay(read_record(shorter), xybrid())


UNFIT = {
    "another game": (r'game = "xybrid"', 'game = "chess"', "This is a game of 'chess', not of 'xybrid'."),
    "other rules": (r'rules_version = "\d+"', 'rules_version = "0"', "It was played by version '0'"),
    "another pack": (r'pack_hash = "\w+"', 'pack_hash = "12"', "It was played with other cards"),
    "no seed": (r'seed = "\w+"\n', "", "It has no seed"),
    "no chain": (r'chain = "\w+"\n', "", "It has a seed but no chain"),
}


@pytest.mark.parametrize("name", UNFIT)
def test_a_record_of_something_else_cannot_be_replayed(name: str) -> None:
    pattern, replacement, sentence = UNFIT[name]
    record = read_record(re.sub(pattern, replacement, finished_text(), count=1))

    with pytest.raises(UnreadableRecord, match=sentence):
        replay(record, xybrid())


UNREADABLE = {
    "no TOML": ("this is = = no toml", "This is no TOML"),
    "empty": ("", "`format` is missing."),
    "another format": ("format = 2", "This program reads format 1, the record has 2."),
    "unknown key": ("format = 1\nwinner = 3", "A record has no `winner`"),
    "wrong kind of value": ('format = 1\nkind = "record"\ngame = 3', "`game` must be a text."),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_an_unreadable_record_is_one_sentence(name: str) -> None:
    text, sentence = UNREADABLE[name]

    with pytest.raises(UnreadableRecord) as error:
        read_record(text)

    assert sentence in str(error.value)


BROKEN_HEADERS = {
    "kind": (r'kind = "record"', 'kind = "poem"', "`kind` is 'poem'"),
    "seats": (r"seats = \[.*\]", "seats = [1, 2]", "`seats` must be a list of names."),
    "no seats": (r"seats = \[.*\]", "seats = []", "`seats` must be a list of names."),
    "seed": (r'seed = "\w+"', 'seed = "12"', "`seed` must be 64 hex digits."),
    "chain": (r'chain = "\w+"', 'chain = "xyz"', "`chain` must be 32 hex digits."),
    "a line": (r"\nP\d core", "\nPX core", "Action 1 is unreadable"),
    "a seat": (r"\nP\d core", "\nP7 core", "Action 1: there is no seat P7 among 2."),
}


@pytest.mark.parametrize("name", BROKEN_HEADERS)
def test_a_broken_header_or_line_is_named(name: str) -> None:
    pattern, replacement, sentence = BROKEN_HEADERS[name]
    text = re.sub(pattern, replacement, finished_text(), count=1)
    assert text != finished_text()

    with pytest.raises(UnreadableRecord) as error:
        read_record(text)

    assert sentence in str(error.value)
