"""Which build runs, and that it was made from the files that lie here."""

import ast
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from monstrum.core import playout, state
from monstrum.core.build import build_name, compiled

ROOT = Path(__file__).parents[2]
NOTES = ROOT / "build" / "compiled.json"


def run_tool(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_build_that_runs_is_the_one_that_was_made() -> None:
    """A failed compile would silently leave the interpreted files in charge."""
    assert compiled() == (NOTES.exists() and os.environ.get("MONSTRUM_PURE") != "1"), build_name()


def test_the_installed_program_runs_the_same_build_from_anywhere(tmp_path: Path) -> None:
    """Not only where the tests run: the compiled files must be found from any folder."""
    program = Path(sys.executable).with_name("monstrum")
    said = subprocess.run([program, "--version"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert build_name() in said.stdout


def test_all_of_the_core_is_of_one_build() -> None:
    files = [str(module.__file__) for module in (playout, state)]
    assert {file.endswith(".py") for file in files} == {not compiled()}


def test_a_class_with_subclasses_in_another_library_says_so() -> None:
    """mypyc takes the subclasses it has read so far for all there are, library by library (`setup.py`)."""
    code = "import json, setup; print(json.dumps(setup.libraries(setup.compiled_files())))"
    libraries = json.loads(run_tool("-c", code).stdout)
    owners: dict[str, str] = {}
    open_ones: set[str] = set()
    bases: list[tuple[str, str, str]] = []
    for library, files in libraries.items():
        for file in files:
            for node in ast.parse((ROOT / file).read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    owners[node.name] = library
                    bases += [(library, node.name, ast.unparse(base).split("[")[0]) for base in node.bases]
                    if any(
                        "allow_interpreted_subclasses" in ast.unparse(mark) for mark in node.decorator_list
                    ):
                        open_ones.add(node.name)
    closed = [
        f"{name} in {library} is a {base}"
        for library, name, base in bases
        if base in owners and owners[base] != library and base not in open_ones
    ]
    assert len(open_ones) > 5
    assert not closed


@pytest.mark.skipif(not NOTES.exists(), reason="nothing is compiled here")
def test_the_compiled_files_are_made_from_these_sources() -> None:
    """A stale compiled file wins over an edited source: `make test` compiles anew, `make pure` removes it."""
    for file, digest in json.loads(NOTES.read_text()).items():
        assert hashlib.sha256((ROOT / file).read_bytes()).hexdigest() == digest, f"{file} has changed"


def test_the_pure_build_can_always_be_asked_for() -> None:
    said = run_tool(
        "-c", "from monstrum.core.build import build_name; print(build_name())", MONSTRUM_PURE="1"
    )
    assert said.stdout.strip() == "pure Python", said.stderr


def test_without_a_c_compiler_one_line_says_so(tmp_path: Path) -> None:
    """In a copy of the tools: nothing of this folder is touched."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "build.py").write_text((ROOT / "tools" / "build.py").read_text())
    said = subprocess.run(
        [sys.executable, "tools/build.py"],
        cwd=tmp_path,
        env={"PATH": str(tmp_path), "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0
    assert said.stdout.strip().splitlines() == [
        "No C compiler found: Monstrum runs as pure Python (the same games, more slowly)."
    ]


@pytest.mark.soak
@pytest.mark.parametrize("wish", ["0", "1"], ids=["pure", "compiled"])
def test_wheels_build_both_ways(wish: str, tmp_path: Path) -> None:
    copy = tmp_path / "source"
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file() and name.startswith(
            ("monstrum/", "docs/rules/", "tools/backend", "pyproject", "setup", "README", "LICENSE", "THIRD")
        ):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_bytes((ROOT / name).read_bytes())
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--no-deps",
            "--no-build-isolation",
            "-q",
            "-w",
            str(tmp_path),
            ".",
        ],
        cwd=copy,
        env={**os.environ, "MONSTRUM_COMPILED": wish, "MONSTRUM_PAGE": "0"},
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    assert ("none-any" in wheel.name) == (wish == "0")
    target = tmp_path / "installed"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(target), str(wheel)],
        check=True,
    )
    said = subprocess.run(
        [sys.executable, "-m", "monstrum", "--version"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ("compiled" in said.stdout) == (wish == "1")
