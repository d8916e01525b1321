"""What is installed elsewhere: the page is inside or the reason is told, and others are named."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import setup
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


REACHED = {
    "https://name:key@github.com/some/monstrum.git": "https://github.com/some/monstrum",
    "git@codeberg.org:some/monstrum.git": "https://codeberg.org/some/monstrum",
    "ssh://git@forge.club.org:2222/some/monstrum/": "https://forge.club.org/some/monstrum",
    "http://8.8.8.8/monstrum?token=1#x": "http://8.8.8.8/monstrum",
}
NOT_REACHED = (
    "", "/srv/monstrum", "../monstrum", "file:///srv/monstrum", "http://localhost:3000/monstrum",
    "https://10.0.0.7/monstrum", "ssh://[::1]/monstrum", "git@nas.local:monstrum", "git@nas:monstrum",
    "https://[monstrum", "javascript://a.org/x",
)  # fmt: skip


def test_an_address_is_one_that_others_can_reach_and_tells_no_secret() -> None:
    assert {given: setup.public(given) for given in REACHED} == REACHED
    assert {given: setup.public(given) for given in NOT_REACHED} == dict.fromkeys(NOT_REACHED, "")


def addresses_of(clone: Path, **more: str) -> list[str]:
    assert build(clone, "egg_info", **more).returncode == 0
    written = (clone / "monstrum.egg-info" / "PKG-INFO").read_text("utf-8").splitlines()
    return [line.removeprefix("Project-URL: ") for line in written if line.startswith("Project-URL: ")]


def test_packages_name_the_address_of_the_clone_and_keep_it(clone: Path) -> None:
    assert addresses_of(clone) == []
    subprocess.run(["git", "init", "-q"], cwd=clone, check=True)
    origin = "https://name:key@github.com/some/monstrum.git"
    subprocess.run(["git", "remote", "add", "origin", origin], cwd=clone, check=True)
    home = "https://github.com/some/monstrum"
    found = [f"Homepage, {home}", f"Source, {home}", f"Issues, {home}/issues"]
    assert addresses_of(clone) == found
    told = "https://monstrum.club.org"
    assert addresses_of(clone, MONSTRUM_HOME_URL=told) == [f"Homepage, {told}", f"Source, {told}"]
    addresses_of(clone)
    (clone / "PKG-INFO").write_bytes((clone / "monstrum.egg-info" / "PKG-INFO").read_bytes())
    shutil.rmtree(clone / ".git")  # as in a source distribution
    assert addresses_of(clone) == found


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
