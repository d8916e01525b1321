"""`monstrum play mutation_wars --plain`: the table in lines, settings on the command line."""

import re
from pathlib import Path

import pytest

from monstrum.cli.board_wars import card_wars, draw_wars
from monstrum.cli.main import run
from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import legal_actions, waiting
from monstrum.core.errors import BadConfig
from monstrum.games.settings import read_settings
from monstrum.terminal.ranking_screen import RankingScreen
from monstrum.texts.match import Match
from tests.games.mutation_wars.positions import arranged, standard
from tests.marks import rule


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONSTRUM_DATA", str(tmp_path))


def answered(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What somebody types; then nobody answers any more."""
    rest = iter(lines)

    def listen(prompt: str = "") -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", listen)


def test_the_first_decision_shows_the_table_and_the_options(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answered(monkeypatch, "?", "card Leprosy", "why attack P1", "rules MW-9.3", "explain P0")
    arguments = ["play", "mutation_wars", "--plain", "--players", "human,random", "--seed", "5"]
    assert run([*arguments, "--set", "variants=quick-hands,pick-backs", "--set", "dealer=P0"]) == 0
    output = capsys.readouterr().out
    assert "You must attach one Body Part card to your creature." in output
    assert "Answer with a number of the list, or with words: 'attach " in output
    assert "M09 Leprosy: Mutate card. One creature loses its part with the highest attack." in output
    assert "That is not the question: you must attach a Body Part card to your creature." in output
    assert "MW-9.3  Use of an" in output
    assert "   0  P0 attack" in output
    assert "  battle   BT" in output  # quick-hands: a Battle card from the start


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ("variants=quick", "There is no variant 'quick' (did you mean quick-hands?)"),
        ("mode=long", "'mode' is standard or extended, not 'long'"),
        ("bodies=4", "Mutation Wars has no setting 'bodies'"),
        ("mode", "A setting is said as key=value, like --set mode=extended, not 'mode'"),
        ("players=3", "The number of players follows from --players"),
    ],
)
def test_a_wrong_setting_is_a_sentence(said: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", "mutation_wars", "--plain", "--players", "random,random", "--set", said]
    assert run(arguments) == 2
    assert complaint in " ".join(capsys.readouterr().err.split())


def test_settings_are_numbers_or_text() -> None:
    assert read_settings(["target_bodies=5", "variants = final-battle"]) == {
        "target_bodies": 5,
        "variants": "final-battle",
    }
    with pytest.raises(BadConfig, match="given twice"):
        read_settings(["mode=standard", "mode=extended"])


def test_the_plain_table_tells_a_seat_what_it_may_know() -> None:
    match = Match(standard(), {"players": 2}, 1, ("Ada", "Bob"))
    match.state = arranged(
        phase="build",
        creatures=["R(Eye:R, >G(Claw:G, -), FT:Y')", "B(Glow:B, -, -)"],
        hands={"P0": ["Tail:G", "M09"], "P1": ["BT03", "Eye:B"]},
        attacked=["P1"],
    )
    table = draw_wars(match, 0)
    assert "P0 (Ada, you): attack 8, defence 5, 2 of 4 bodies, token" in table
    assert "  b0 red    b0.0 Eye:R 4/3, b1 joined, b0.2 FT:Y' 0/0" in table
    assert "  b1 green  joined above, b1.1 Claw:G 4/2, b1.2 empty" in table
    assert "P1 (Bob): attack 4|1, defence 2, 1 of 4 bodies, attacked" in table
    assert "  holds    1 parts, 0 mutate, 1 battle" in table
    assert "M09 Leprosy" in table
    assert "BT03" not in table
    assert "M09" not in draw_wars(match, SPECTATOR)


def test_a_card_nobody_has_heard_of_is_guessed_at() -> None:
    assert card_wars(standard(), "Leprosi") == "There is no card 'Leprosi' (did you mean Leprosy?)."
    assert card_wars(standard(), "red eye").startswith("Eye:R red Eye: 3/2. ")


@pytest.mark.parametrize(
    ("game", "own", "title"),
    [
        ("xybrid", "XY", "Turn step 2: DRAW, and the lab"),
        ("mutation_wars", "MW", "Geometry of a creature"),
        ("hybrid", "HY", "Activation"),
    ],
)
def test_help_speaks_of_the_rules_of_the_game_that_is_played(
    game: str, own: str, title: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answered(monkeypatch, "?", "rules", "rules card")
    assert run(["play", game, "--plain", "--players", "human,random", "--seed", "5"]) == 0
    output = capsys.readouterr().out
    assert f"rules {own}-4.3" in output
    assert f"'rules {own}-4' a chapter" in output
    assert f"{own}-4  {title}" in output
    assert {found[:2] for found in re.findall(r"^(?:XY|MW|HY)-\d+(?:\.\d+)?  ", output, re.MULTILINE)} == {
        own
    }


@rule("MW-2.8")
def test_a_drawn_game_has_no_winner_in_the_terminal_either(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--players", "random,random", "--seed", "5", "--set", "max_turns=1"]
    assert run(["play", "mutation_wars", "--plain", *arguments]) == 0
    output = capsys.readouterr().out
    assert "no creature is complete. Nobody has won." in output
    assert re.findall(r"^(\S+) P\d random: 1$", output, re.MULTILINE) == ["=", "="]

    over = Match(standard(), {"max_turns": 1}, 5, ["Ada", "Bob"])
    while not over.over():
        (seat,) = waiting(over.state)
        over.play(seat, [legal_actions(over.state, seat)[0]])
    standings = RankingScreen(over, "").standings().plain
    assert "★" not in standings
    assert [line.split()[:2] for line in standings.strip().splitlines()] == [["=", "P0"], ["=", "P1"]]
