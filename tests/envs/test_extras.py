"""Without the libraries there is a sentence that says what to install, and the rest of Monstrum works."""

import subprocess
import sys

import pytest

HIDE = """
import importlib.util
missing = {missing!r}
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == missing else found(name, *rest)
try:
    import {module}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("monstrum.envs.xybrid_v0", "pettingzoo", "envs"),
        ("monstrum.envs.gym", "gymnasium", "envs"),
        ("monstrum.envs.vector", "numpy", "envs"),
        ("monstrum.envs.spiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named(module: str, missing: str, extra: str) -> None:
    code = HIDE.format(module=module, missing=missing)
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    wanted = f"This environment needs {missing}, which is not installed:"
    assert said == f"{wanted} pip install 'monstrum[{extra}]' brings it.\n"


def test_the_rest_of_monstrum_loads_no_learning_library() -> None:
    code = (
        "import sys; from monstrum.cli.main import build_app; build_app();"
        "print({'numpy', 'gymnasium', 'pyspiel'} & set(sys.modules))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "set()\n"
