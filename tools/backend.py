"""The build backend: setuptools, with a compiler's needs where something is compiled (MONSTRUM_COMPILED=1).

mypyc reads all that the compiled files import, types included; a pure wheel needs none of it.
"""

import os
from collections.abc import Mapping
from typing import Any, Final

from setuptools.build_meta import *  # noqa: F403
from setuptools.build_meta import get_requires_for_build_wheel as needed_anyway

COMPILER: Final = (
    "mypy>=2.4,<3",
    "librt>=0.16,<1",
    "mypy-extensions>=1.1",
    "msgspec>=0.19,<1",
    "fluent.runtime>=0.4,<1",
)


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    needed: list[str] = needed_anyway(config_settings)
    return [*needed, *COMPILER] if os.environ.get("MONSTRUM_COMPILED") == "1" else needed
