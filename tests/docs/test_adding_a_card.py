"""`docs/adding-a-card.md` to the letter: its pack loads, its scenario passes, its mistake is refused."""

import re
from pathlib import Path

import pytest

from monstrum.cli.pack import look_at
from monstrum.core.errors import ContentError
from monstrum.games.library import load_game
from monstrum.games.xybrid.game import load_xybrid
from monstrum.kit.table_game import TableGame
from monstrum.texts.scenario import run_file

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-card.md"
BLOCK = re.compile(r"```toml\n(.*?)```", re.DOTALL)
FILE = re.compile(r"^`([a-z]+(?:/[a-z.]+)?(?:\.toml)?)`:\n\n```toml\n(.*?)```", re.DOTALL | re.MULTILINE)


def written(folder: Path) -> Path:
    """The pack and the scenario of the page, as files."""
    header, part, text, scenario = BLOCK.findall(PAGE.read_text())[:4]
    pack = folder / "my_pack"
    pack.mkdir()
    (pack / "pack.toml").write_text(header)
    (pack / "parts.toml").write_text(part)
    (pack / "text.en.toml").write_text(text)
    (folder / "bribe.toml").write_text(scenario)
    return pack


def test_the_card_of_the_page_works_at_once(tmp_path: Path) -> None:
    pack = written(tmp_path)
    game = load_xybrid(pack)
    assert game.card_name("X21") == "Bribe Dispenser"
    outcome = run_file(tmp_path / "bribe.toml")
    assert outcome.passed, outcome.message


def test_the_mistake_of_the_page_is_refused_as_it_says(tmp_path: Path) -> None:
    pack = written(tmp_path)
    parts = pack / "parts.toml"
    parts.write_text(parts.read_text().replace("may cost{LOSE", "may cost{LOOSE"))
    with pytest.raises(ContentError, match=r"parts\.toml: \[X21\] effect, position \d+: .*LOOSE.*LOSE"):
        load_xybrid(pack)


def test_a_breakthrough_needs_no_trigger(tmp_path: Path) -> None:
    pack = written(tmp_path)
    (pack / "breakthroughs.toml").write_text('[B17]\neffect = "GAIN(round)"\n')
    text = pack / "text.en.toml"
    text.write_text(text.read_text() + '\n[B17]\nname = "Tenure"\ntext = "Gain the round."\n')
    assert "B17" in load_xybrid(pack).catalog.breakthrough_ids


@pytest.mark.parametrize(
    ("game", "pack", "cards", "scenarios"),
    [
        ("mutation_wars", "tides", {"BT24": "Barnacles", "M26": "Sudden Chill"}, ["barnacles", "chill"]),
        (
            "hybrid",
            "vats",
            {"ACT-25": "Bandage and Brandy", "EVT-16": "Wind in the Ducts", "G_LANTERN": "Lantern Bearer"},
            ["bandage", "wind"],
        ),
    ],
    ids=["mutation_wars", "hybrid"],
)
def test_the_cards_of_the_other_games_work_too(
    tmp_path: Path, game: str, pack: str, cards: dict[str, str], scenarios: list[str]
) -> None:
    (tmp_path / pack).mkdir()
    files = dict(FILE.findall(PAGE.read_text()))
    for name in [*(file for file in files if file.startswith(f"{pack}/")), *(f"{s}.toml" for s in scenarios)]:
        (tmp_path / name).write_text(files[name])
    found = look_at(tmp_path / pack)
    assert (found.errors, found.warnings) == ([], [])
    loaded = load_game(game, tmp_path / pack)
    assert isinstance(loaded, TableGame)
    assert {id: loaded.card_name(id) for id in cards} == cards
    for scenario in scenarios:
        outcome = run_file(tmp_path / f"{scenario}.toml")
        assert outcome.passed, outcome.message
