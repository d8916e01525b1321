"""A pack that was kept is the pack that was kept, whatever it was made of."""

from pathlib import Path

import pytest

from monstrum.content.kept import keep_pack, lay_out
from monstrum.core.errors import ContentError
from monstrum.games.library import game_names, load_game, pack_of


@pytest.mark.parametrize("name", game_names())
def test_a_kept_pack_is_laid_out_again_with_the_same_hash_and_texts(name: str, tmp_path: Path) -> None:
    game = load_game(name)
    data = keep_pack(pack_of(game))
    lay_out(data, tmp_path / "pack")
    again = load_game(name, tmp_path / "pack")
    assert again.pack_hash == game.pack_hash
    assert pack_of(again).texts == pack_of(game).texts
    assert keep_pack(pack_of(again)) == data


def test_a_pack_with_a_base_stands_alone_afterwards(tmp_path: Path) -> None:
    game = load_game("hybrid", "examples")
    lay_out(keep_pack(pack_of(game)), tmp_path / "pack")
    assert "base" not in (tmp_path / "pack" / "pack.toml").read_text("utf-8")
    assert load_game("hybrid", tmp_path / "pack").pack_hash == game.pack_hash


@pytest.mark.parametrize("data", [b"", b"\xff", b"[]", b'{"../x.toml": {}}', b'{"x.toml": 1}'])
def test_nonsense_is_no_kept_pack(data: bytes, tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        lay_out(data, tmp_path / "pack")
    assert not list(tmp_path.rglob("*.toml"))
