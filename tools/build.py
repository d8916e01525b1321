"""Compiles the core in place, if there is a C compiler; otherwise says in one line that it runs interpreted.

`--pure` removes the compiled files: the same program, slower, without waiting for a compiler.
`--if-compiled` only brings up to date what was compiled before: to play, nobody has to wait for a compiler.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
NOTES = ROOT / "build" / "compiled.json"  # what the compiled files were made from
LOG = ROOT / "build" / "compile.log"


def compiler() -> str | None:
    """The C compiler extensions of this Python are built with, if it is there."""
    wanted = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return (
        shutil.which(wanted.split()[0]) or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    )


def remove_compiled() -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    for path in [*ROOT.glob(f"monstrum/**/*{suffix}"), NOTES]:
        path.unlink(missing_ok=True)


def sources() -> dict[str, str]:
    """What the compiled files are made from, each with a hash of its text."""
    code = "import json, setup; print(json.dumps(setup.compiled_files()))"
    listed = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return {file: digest(ROOT / file) for file in ["setup.py", *json.loads(listed.stdout)]}


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.exists() else ""


def up_to_date() -> bool:
    found = list(ROOT.glob("monstrum/native*__mypyc*")) and NOTES.exists()
    return bool(found) and json.loads(NOTES.read_text()) == sources()


def build() -> str:
    """One line about what was done."""
    if os.environ.get("MONSTRUM_PURE") == "1":
        remove_compiled()
        return "Running as pure Python, as MONSTRUM_PURE=1 says."
    if compiler() is None:
        remove_compiled()
        return "No C compiler found: Monstrum runs as pure Python (the same games, more slowly)."
    if up_to_date():
        return ""
    remove_compiled()
    print("Compiling the core (once, a few minutes) ...", flush=True)
    start = time.monotonic()
    made_from = sources()  # now: who edits a file meanwhile has something to compile again
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        done = subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
            cwd=ROOT,
            env={**os.environ, "MONSTRUM_COMPILED": "1"},
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode != 0:
        remove_compiled()
        return f"The core could not be compiled ({LOG.relative_to(ROOT)} says why): it runs as pure Python."
    NOTES.write_text(json.dumps(made_from, indent=1))
    return f"Compiled in {time.monotonic() - start:.0f} s."


def anything_compiled() -> bool:
    return any(ROOT.glob("monstrum/native*__mypyc*"))


def stale() -> str:
    """Why the compiled files that would run are not those of the sources; empty if they are, or none would.

    Quick: it asks for no list of what would be compiled today, and so does not see a file that is new."""
    if os.environ.get("MONSTRUM_PURE") == "1" or not anything_compiled():
        return ""
    if not NOTES.exists():
        return "nothing tells which sources the compiled files were made from"
    changed = [file for file, known in json.loads(NOTES.read_text()).items() if digest(ROOT / file) != known]
    others = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
    return f"the compiled files are older than {changed[0]}{others}" if changed else ""


def main() -> None:
    if "--if-compiled" in sys.argv[1:] and not anything_compiled():
        return
    if "--pure" in sys.argv[1:]:
        remove_compiled()
        print("The compiled files are gone: pure Python until the next `make build` or `make test`.")
        return
    said = build()
    if said:
        print(said)


if __name__ == "__main__":
    main()
