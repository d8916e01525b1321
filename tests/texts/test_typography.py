"""French signs stay with their words: what stands before a colon or inside quotation marks is a narrow space
that does not break."""

import re
from pathlib import Path

import monstrum

ROOT = Path(monstrum.__file__).parents[1]
LOOSE = re.compile(r"[ \u00a0][:;!?»]|« ")
SIGNS = "hy_legend_"  # of a map, not of a sentence


def test_no_line_breaks_before_a_french_sign() -> None:
    found: list[str] = []
    files = [*(ROOT / "monstrum").rglob("*.fr.*"), *(ROOT / "web" / "src" / "words").glob("*.fr.ftl")]
    for file in files:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if LOOSE.search(line) and not line.startswith("#") and SIGNS not in line:
                found.append(f"{file.name}:{number}: {line}")
    assert len(files) > 30
    assert found == []
