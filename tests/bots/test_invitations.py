"""`--code my_bot.py` and installed packages: who is invited, and the sentence for everything else."""

import sys
from pathlib import Path

import pytest

from monstrum.bots import invitations
from monstrum.bots.code import BadCode
from monstrum.bots.company import Company
from monstrum.bots.guests import GUESTS
from monstrum.bots.invitations import announced, invite
from monstrum.bots.names import bot_names, parse_players
from monstrum.core.errors import BadConfig
from monstrum.lab.one_game import game_seed, play_one
from tests.texts.played import xybrid

BOT = """
from monstrum.bots.bot import Bot

class {kind}(Bot):
    {body}

    def choose(self, view, options, sampler, clock):
        return options[-1].action
"""


def write(folder: Path, name: str, kind: str = "Mine", body: str = "pass") -> Path:
    path = folder / name
    path.write_text(BOT.format(kind=kind, body=body))
    return path


def test_the_bots_of_several_files_are_players_by_name(tmp_path: Path) -> None:
    one, two = write(tmp_path, "one.py"), write(tmp_path, "two.py", "Other", "name = 'Last_Option'")

    invite([one, two], budget=2.0)

    assert bot_names()[-2:] == ["mine", "last_option"]
    assert parse_players("mine,Last_Option,random") == ["mine", "last_option", "random"]
    assert GUESTS["mine"].limits.budget == 2.0


def test_a_file_may_bring_modules_and_abstract_classes_of_its_own(tmp_path: Path) -> None:
    write(tmp_path, "shared.py", "Shared")
    code = tmp_path / "mine.py"
    code.write_text(
        "from abc import abstractmethod\nfrom monstrum.bots.bot import Bot\nfrom shared import Shared\n"
        "class Half(Bot):\n    @abstractmethod\n    def more(self): ...\n"
        "class Whole(Shared):\n    pass\n"
    )

    assert [guest.name for guest in invite([code])] == ["whole"]


def test_guests_play_like_any_other_bot(tmp_path: Path) -> None:
    invite([write(tmp_path, "mine.py")])
    company = Company(xybrid())

    first = play_one(xybrid(), ["mine", "mine"], game_seed(1, 0), company=company)
    again = play_one(xybrid(), ["mine", "mine"], game_seed(1, 0), company=company)

    assert first == again
    assert (first.failure, first.faults) == ("", ((), ()))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "mine.py: there is no such file."),
        ("", "mine.py defines no bot: a class derived from Bot, with a method choose."),
        ("x = 1\nif x\n    pass\n", "mine.py, line 2: expected ':'."),
        (
            "import nowhere_at_all\n",
            "mine.py, line 1, cannot be loaded: ModuleNotFoundError: No module named",
        ),
        ("import os\nos._exit(3)\n", "mine.py has ended its process."),
        ("import sys\nsys.exit('bye')\n", "mine.py, line 2, cannot be loaded: SystemExit: bye."),
        (b"\xff\xfe\x00", "mine.py"),
        (BOT.format(kind="Greedy", body="pass"), "mine.py: the name 'greedy' is taken; give the bot another"),
        (BOT.format(kind="Human", body="pass"), "mine.py: the name 'human' is taken"),
        (BOT.format(kind="Mine", body="name = 'a, b'"), "mine.py: 'a, b' cannot be a name"),
        (
            BOT.format(kind="Mine", body="pass") + BOT.format(kind="Other", body="name = 'mine'"),
            "mine.py defines two bots with the name 'mine'.",
        ),
    ],
)
def test_a_file_without_usable_bots_is_one_sentence(
    text: str | bytes | None, sentence: str, tmp_path: Path
) -> None:
    code = tmp_path / "mine.py"
    if text is not None:
        code.write_bytes(text if isinstance(text, bytes) else text.encode())

    with pytest.raises(BadCode) as error:
        invite([code])
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_the_same_name_in_two_files_is_taken(tmp_path: Path) -> None:
    with pytest.raises(BadCode, match=r"two\.py: the name 'mine' is taken"):
        invite([write(tmp_path, "one.py"), write(tmp_path, "two.py")])


def test_a_bot_needs_time(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="needs some time"):
        invite([], budget=0)


def test_installed_packages_announce_bots_and_ours_keep_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "somebodys_bots.py")
    information = tmp_path / "somebodys_bots-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-bots\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(
        "[monstrum.bots]\nElsewhere = somebodys_bots:Mine\nrandom = somebodys_bots:Mine\n"
    )
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    announced.cache_clear()
    try:
        assert [guest.name for guest in invite()] == ["elsewhere"]
        assert "somebodys_bots" not in sys.modules
        played = play_one(xybrid(), ["elsewhere", "random"], game_seed(1, 0))
    finally:
        invitations.announced.cache_clear()

    assert (played.failure, played.faults) == ("", ((), ()))
