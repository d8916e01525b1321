"""What is shipped beside the code of a game, in its folder `data`: packs of cards, the sentences it says."""

from pathlib import Path

from monstrum.content.language import Catalogue
from monstrum.content.pack import ENGLISH
from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadConfig


def shipped_packs(data: Path) -> list[str]:
    return sorted(path.parent.name for path in data.glob("*/pack.toml"))


def pack_folder(data: Path, pack: str | Path, title: str) -> Path:
    """Where a pack lies: a shipped one by its name, any other by its folder. Raises BadConfig."""
    shipped = shipped_packs(data)
    if isinstance(pack, str) and pack in shipped:
        return data / pack
    if not Path(pack).is_dir():
        guess = did_you_mean(str(pack), shipped)
        known = ", ".join(shipped)
        raise BadConfig(f"There is no pack or folder '{pack}'{guess}; shipped with {title}: {known}.")
    return Path(pack)


def load_catalogues(data: Path) -> dict[str, Catalogue]:
    """`sentences.<language>.ftl`; all others fall back on English. None is read before it says something."""
    english = Catalogue(ENGLISH, data / f"sentences.{ENGLISH}.ftl")
    found = {ENGLISH: english}
    for path in sorted(data.glob("sentences.*.ftl")):
        language = path.name.split(".")[1]
        if language != ENGLISH:
            found[language] = Catalogue(language, path, english)
    return found
