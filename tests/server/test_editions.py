"""`serve --pack`: tables with cards of the host's own, beside the shipped ones, and after them."""

from pathlib import Path

import pytest

from monstrum.cli.main import run
from monstrum.core.errors import MonstrumError
from monstrum.games.library import load_game
from monstrum.server.editions import load_editions
from tests.server.wire import Person, server

HEADER = """\
format = 1
name = "{name}"
game = "xybrid"
title = "Strong arms"
version = "1"
license = "CC0-1.0"
credits = "Me"
base = "standard"
"""


def strong_arms(folder: Path, name: str = "strong-arms", value: int = 9) -> Path:
    """One card of the standard pack, and of it one key, is different."""
    folder.mkdir()
    (folder / "pack.toml").write_text(HEADER.format(name=name))
    (folder / "parts.toml").write_text(f"[A13]\nvalue = {value}\n")
    return folder


def test_a_table_is_played_with_the_pack_it_chose_also_when_it_is_offered_no_more(tmp_path: Path) -> None:
    pack = strong_arms(tmp_path / "pack")
    data = tmp_path / "data"
    with server(data, packs=pack) as running:
        ada = Person(running, "Ada")
        (xybrid, *_) = ada.http.get("/api/games").json()["games"]
        assert [(each["name"], each["title"]) for each in xybrid["packs"]][1] == (
            "strong-arms",
            "Strong arms",
        )
        assert xybrid["pack"] == "standard"
        new = ada.open_table("me", "random", pack="strong-arms", start=True)["table"]
        waiting = ada.open_table("me", "open", pack="strong-arms")["table"]
        usual = ada.open_table("me", "random", start=True)["table"]
        assert (new["pack"], usual["pack"]) == ("strong-arms", "standard")
        assert new["pack_hash"] != usual["pack_hash"]
        assert value_of_a13(ada, new["pack_hash"]) == "9"
        assert value_of_a13(ada, usual["pack_hash"]) != "9"
        refused = ada.post("/api/tables", game="xybrid", seats=["me", "open"], pack="strong-legs")
        assert (refused.status_code, refused.json()["code"]) == (422, "pack")
        assert refused.json()["text"].endswith("there is standard, strong-arms.")
    with server(data) as running:
        ada.move_to(running)
        for table in (new, waiting):
            assert ada.http.get(f"/api/tables/{table['id']}").json()["pack_hash"] == new["pack_hash"]
        assert ada.http.get(f"/api/tables/{new['id']}/update", params={"seat": 0}).status_code == 200
        assert value_of_a13(ada, new["pack_hash"]) == "9"


def value_of_a13(person: Person, pack: str) -> str:
    found = person.http.get("/api/games/xybrid/faces", params={"pack": pack}).json()
    return str(next(face["value"] for face in found["faces"] if face["ref"] == "part:A13"))


def test_what_a_card_does_not_say_anew_stays_as_it_was(tmp_path: Path) -> None:
    usual = load_game("xybrid").pack.cards["parts"]["A13"]  # type: ignore[attr-defined]
    folder = strong_arms(tmp_path / "pack")
    changed = load_game("xybrid", folder).pack  # type: ignore[attr-defined]
    assert changed.cards["parts"]["A13"] == usual | {"value": 9}
    (folder / "parts.toml").write_text('[A13]\nvalue = 9\nwithout = ["effect"]\n')
    bare = load_game("xybrid", folder).pack  # type: ignore[attr-defined]
    assert "effect" not in bare.cards["parts"]["A13"]
    (folder / "text.en.toml").write_text('[A13]\nname = "Mighty Arm"\n')
    named = load_game("xybrid", folder).pack  # type: ignore[attr-defined]
    assert named.texts["en"]["A13"]["name"] == "Mighty Arm"
    assert named.texts["en"]["A13"]["text"]


def test_all_mistakes_are_shown_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = strong_arms(tmp_path / "pack")
    (folder / "parts.toml").write_text(
        '[A13]\nvalu = 9\n[A14]\nwithout = ["colour"]\n[A15]\nwithout = 3\n[A16]\neffect = "WIN(3)"\n'
    )
    assert run(["pack", "check", str(folder)]) == 2
    told = capsys.readouterr().out
    for place in ("[A13]", "[A14]", "[A15]", "[A16]"):
        assert place in told
    assert "has no 'colour' to be without" in told


def test_what_cannot_be_offered_is_said_before_the_server_starts(tmp_path: Path) -> None:
    with pytest.raises(MonstrumError, match=r"there is no pack\.toml"):
        load_editions([tmp_path])
    one, two = strong_arms(tmp_path / "one"), strong_arms(tmp_path / "two", value=8)
    with pytest.raises(MonstrumError, match="has a pack 'strong-arms' already"):
        load_editions([one, two])
    (one / "pack.toml").write_text(HEADER.format(name="x").replace('"xybrid"', '"chess"'))
    with pytest.raises(MonstrumError, match="game is 'chess'"):
        load_editions([one])
    (one / "pack.toml").write_text("format = ")
    with pytest.raises(MonstrumError, match=r"pack\.toml"):
        load_editions([one])
