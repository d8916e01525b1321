"""The part of the build that cannot be written in pyproject.toml: which folders are packages.

Every folder below `monstrum` is found by itself, folders of data included. The rule books live in
`docs/rules`, where readers look for them, and are installed as `monstrum/rulebooks`, where the program looks.
"""

from setuptools import find_namespace_packages, setup

FOUND = find_namespace_packages(include=["monstrum", "monstrum.*"], exclude=["*.__pycache__"])

setup(
    packages=[*FOUND, "monstrum.rulebooks"],
    package_dir={"monstrum.rulebooks": "docs/rules"},
    package_data={"": ["*.md", "*.toml", "py.typed"]},
)
