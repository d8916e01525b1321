"""Monstrum: one table for monster-building games."""

import os
import sys

if (
    os.environ.get("MONSTRUM_PURE") == "1"
):  # the same files interpreted, although compiled ones lie beside them
    from importlib.abc import MetaPathFinder
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

    class _SourcesOnly(MetaPathFinder):
        """Finds modules of this package in `.py` files only."""

        def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
            if not fullname.startswith("monstrum.") or path is None:
                return None
            for folder in path:  # type: ignore[attr-defined]
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
                if spec is not None and spec.loader is not None:
                    return spec
            return None

    sys.meta_path.insert(0, _SourcesOnly())
