"""Where the shipped packs of Hybrid lie."""

from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parents[1] / "data"
