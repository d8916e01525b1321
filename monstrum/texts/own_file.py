"""Small files of one's own machine. One that cannot be read or written is no reason to stop."""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any


def read_own(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write_own(path: Path, everything: Mapping[str, object]) -> None:
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(everything, indent=1), "utf-8")
