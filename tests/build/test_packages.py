"""What is installed elsewhere: the page is inside or the reason is told, and others are named."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools import backend, notices

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As after `git clone`, on a machine that cannot build the page."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "THIRD-PARTY.md"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for module in ("monstrum/__init__.py", "monstrum/server/__init__.py"):
        (tmp_path / module).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / module).write_bytes((ROOT / module).read_bytes())
    for folder in ("docs/rules", "web", "tools"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "tools" / "build_web.py").write_text(
        "import sys; sys.exit('The page is not built: There is no Node here.')"
    )
    return tmp_path


def build(clone: Path, command: str, **more: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", command],
        cwd=clone,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("command", ["build_py", "sdist"])
def test_nothing_is_packed_without_the_page_and_the_reason_is_told(clone: Path, command: str) -> None:
    done = build(clone, command)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("No wheel without the page. The page is not built: There is no Node here.")
    assert "MONSTRUM_PAGE=0" in last


def test_a_wheel_without_the_page_can_be_asked_for(clone: Path) -> None:
    assert build(clone, "build_py", MONSTRUM_PAGE="0").returncode == 0


def test_a_source_distribution_brings_the_page(clone: Path) -> None:
    (clone / "PKG-INFO").write_text("Metadata-Version: 2.1\n")
    page = clone / "monstrum" / "server" / "pages" / "index.html"
    page.parent.mkdir()
    page.write_text("x")
    assert build(clone, "build_py").returncode == 0
    assert (clone / "build" / "lib" / "monstrum" / "server" / "pages" / "index.html").is_file()


def test_only_who_compiles_needs_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backend, "needed_anyway", lambda settings: [])
    monkeypatch.delenv("MONSTRUM_COMPILED", raising=False)
    assert backend.get_requires_for_build_wheel() == []
    monkeypatch.setenv("MONSTRUM_COMPILED", "1")
    needed = {re.split("[<>=]", name)[0] for name in backend.get_requires_for_build_wheel()}
    assert {"mypy", "librt"} <= needed


def test_everything_of_others_in_the_page_is_named_with_its_licence() -> None:
    assert notices.unnamed() == []
    assert "THIRD-PARTY.md" in PROJECT["project"]["license-files"]
    text = notices.FILE.read_text("utf-8")
    assert text.count("SIL OPEN FONT LICENSE") >= 3
    assert "ISC License" in text
    assert "for the icons listed above" in text  # those of Feather, under another licence


def test_the_citation_names_this_version() -> None:
    (cited,) = re.findall(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert cited == PROJECT["project"]["version"]


def test_young_dependencies_have_an_upper_bound() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    young = {line.split("==")[0].replace("_", "-").casefold() for line in lines if "==0." in line}
    wanted = [*PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"]["web"]]
    unbounded = [
        one for one in wanted if re.split(r"[\[<>=]", one)[0].replace("_", "-") in young and "<" not in one
    ]
    assert unbounded == []


def test_the_version_is_told_without_loading_games_or_libraries() -> None:
    code = (
        "import sys; sys.argv = ['monstrum', '--version']; from monstrum.__main__ import main; main();"
        "heavy = ('monstrum.games', 'monstrum.server', 'monstrum.cli', 'typer', 'rich', 'msgspec');"
        "print([name for name in sys.modules if name.startswith(heavy)])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[1] == "[]"


def test_a_verb_loads_no_game_it_was_not_asked_for() -> None:
    code = (
        "import sys; from monstrum.cli.main import run; run(['rules', 'XY-4.3']);"
        "print([name for name in sys.modules if name.startswith(('monstrum.server', 'textual', 'litestar'))])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[-1] == "[]"
