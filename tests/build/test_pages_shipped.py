"""The built page goes into the installed package."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_built_page_is_installed_with_the_server(tmp_path: Path) -> None:
    """In a copy with a page of its own: whether one is built here does not matter."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "THIRD-PARTY.md"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for module in ("monstrum/__init__.py", "monstrum/server/__init__.py", "monstrum/server/pages.py"):
        (tmp_path / module).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / module).write_bytes((ROOT / module).read_bytes())
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    assets = tmp_path / "monstrum" / "server" / "pages" / "assets"
    assets.mkdir(parents=True)
    for file in (assets.parent / "index.html", assets / "index-1.js", assets / "font.woff2"):
        file.write_text("x")

    command = [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", "built"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    built = tmp_path / "built" / "monstrum" / "server"
    assert (built / "pages.py").is_file()
    found = sorted(path.name for path in (built / "pages").rglob("*") if path.is_file())
    assert found == ["font.woff2", "index-1.js", "index.html"]
