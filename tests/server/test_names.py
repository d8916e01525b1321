"""Names: people of every script are called what they are called; nobody looks like a bot, or like nothing."""

import pytest

from monstrum.server.names import BadName, clean_name
from monstrum.server.tokens import ID, new_id

PEOPLE = [
    "Ada", "José", "Nguyễn Thị Ánh", "Łukasz", "Μαρία", "Саша", "שָׁלוֹם", "محمّد",
    "مهدی\u200cزاده", "अनुष्का", "क्\u200dष", "สุภาพร", "ភី", "李小龙", "さくら", "김철수", "དཀར་པོ",
    "O'Neil", "Jean-Luc", "Ada 2", "X Æ A-12", "👩\u200d💻", "❤\ufe0f", "Ẩn", "ᐊᓂ", "ሰላም", "Randy",
    "Greta", "Robot", "Thea", "Deleuze", "Peter2",
]  # fmt: skip

UNSEEN = [
    "\u200b", "Ada\u200b", "A\u202eda", "\u3164", "\u2800", "rand\u00adom", "\ue000x",
    "x\U000e0041", "Ada\ufe0f", "a\u200db",
]  # fmt: skip
STACKED = ["Z" + "\u0301" * 6, "A\u0301\u0302\u0303", "\u0301a", "a\u20dd"]
OURS = [
    "greedy", "GREEDY", "gr\u0435edy", "gr33dy", "Greedy Bot", "the random", "ｇｒｅｅｄｙ", "ɢʀᴇᴇᴅʏ",
    "𝔤𝔯𝔢𝔢𝔡𝔶", "(deleted)", "deleted", "d e l e t e d", "P0", "p1", "Human", "r.a.n.d.o.m",
]  # fmt: skip


@pytest.mark.parametrize("name", PEOPLE)
def test_people_of_every_script_are_called_what_they_are_called(name: str) -> None:
    assert clean_name(f"  {name} ")


@pytest.mark.parametrize(
    ("names", "sentence"),
    [(UNSEEN, "invisible"), (STACKED, "marks"), (OURS, "taken"), (["...", "-"], "letter")],
)
def test_names_nobody_can_read_or_tell_from_ours_are_refused(names: list[str], sentence: str) -> None:
    for name in names:
        with pytest.raises(BadName, match=sentence):
            clean_name(name)


def test_a_name_has_a_length_and_single_spaces() -> None:
    assert clean_name(" Ada \n Lovelace ") == "Ada Lovelace"
    for name in ("", "   ", "x" * 25):
        with pytest.raises(BadName, match="1 to 24"):
            clean_name(name)


def test_an_id_is_no_option_of_a_command() -> None:
    """One of 64 random texts would begin with a dash."""
    ids = [new_id() for _ in range(2000)]
    assert all(ID.fullmatch(id) and not id.startswith("-") for id in ids)
