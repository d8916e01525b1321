"""A pack as bytes, to be kept beside the games that were played with it, and as a folder again.

Whatever the pack was made of, what is kept stands alone: it needs no base, and no file of the program.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from monstrum.content.pack import FORMAT, Pack
from monstrum.content.tables import Table
from monstrum.content.toml_text import toml_key, toml_value
from monstrum.core.errors import ContentError

Files = Mapping[str, Table]


def keep_pack(pack: Pack) -> bytes:
    """The same bytes for the same cards and texts."""
    header: Table = {
        "format": FORMAT,
        "name": pack.name,
        "game": pack.game,
        "title": pack.title,
        "version": pack.version,
        "license": pack.license,
        "credits": list(pack.credits),
    }
    files: dict[str, Table] = {"pack.toml": header}
    files |= {f"{stem}.toml": dict(cards) for stem, cards in pack.cards.items()}
    files |= {f"text.{language}.toml": dict(texts) for language, texts in pack.texts.items()}
    return json.dumps(files, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode("ascii")


def lay_out(data: bytes, folder: Path) -> None:
    """A folder of what was kept. Raises ContentError, or OSError where nothing can be written."""
    try:
        files = json.loads(data)
        texts = {
            str(name): "".join(f"{toml_key(key)} = {toml_value(value)}\n" for key, value in table.items())
            for name, table in files.items()
        }
    except (ValueError, AttributeError):
        raise ContentError("this is no pack that was kept") from None
    if any("/" in name or "\\" in name or not name.endswith(".toml") for name in texts):
        raise ContentError("a kept pack has files of its own only")
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
