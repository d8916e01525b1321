"""What cannot be written in pyproject.toml: which folders are packages, and what is compiled.

Every folder below `monstrum` is found by itself, folders of data included. The rule books live in
`docs/rules`, where readers look for them, and are installed as `monstrum/rulebooks`, where the program looks.

What is installed has the page inside: it is built first if it is not there, and where it cannot be built
there is no wheel, unless MONSTRUM_PAGE=0 asks for one without.

Where the project lives is taken from MONSTRUM_HOME_URL or from where this clone came from; none is invented.

With MONSTRUM_COMPILED=1 the core and the rules of the games are compiled by mypyc, as libraries side by
side; without, the same files run interpreted. `tools/build.py` decides which.
"""

import email
import ipaddress
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from setuptools import Extension, find_namespace_packages, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

BUILT = "monstrum.server.pages"  # files of the built page; a folder beside the module of that name
FOUND = find_namespace_packages(
    include=["monstrum", "monstrum.*"], exclude=["*.__pycache__", BUILT, f"{BUILT}.*"]
)

TALKS_TO_PEOPLE = {"contract.py", "board.py", "build.py", "errors.py"}  # of the core: interpreted
RUNS_ONCE = {"program.py", "vocabulary.py", "operations.py", "brings.py"}  # of a game: interpreted
COMPILES = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}  # others only ask for names
ROOMS = ("rules", "effects", "thinking", "learning")  # of a game, compiled as a whole
ELSEWHERE = (  # beside them, in other rooms and in the root
    "state", "catalog", "knowledge", "sample", "deck_log", "sightings", "peeked", "dealt",
)  # fmt: skip


def compiled_files() -> list[str]:
    """The core, and of each game the state, rules, effects, knowledge, samples, evaluator, encoder."""
    files = {path for path in Path("monstrum/core").glob("*.py") if path.name not in TALKS_TO_PEOPLE}
    for game in Path("monstrum/games").iterdir():
        for name in ELSEWHERE:
            files |= {*game.glob(f"{name}.py"), *game.glob(f"*/{name}.py")}
        for room in ROOMS:
            files |= {path for path in (game / room).glob("*.py") if path.name not in RUNS_ONCE}
    return sorted(str(path) for path in files if path.name != "__init__.py")


def game_of(file: str) -> str:
    """The game a file belongs to; none for the core."""
    _, part, game, *_ = Path(file).parts
    return game if part == "games" else ""


def libraries(files: list[str]) -> dict[str, list[str]]:
    """A library is one unit for the C compiler, and what lies in it is inlined into each other. The core and
    the smallest game share one; the other games have one each, compiled at the same time."""
    sizes: dict[str, int] = {}
    for file in files:
        sizes[game_of(file)] = sizes.get(game_of(file), 0) + Path(file).stat().st_size
    shared = ("", *sorted((game for game in sizes if game), key=lambda game: sizes[game])[:1])
    found: dict[str, list[str]] = {}
    for file in files:
        game = game_of(file)
        name = "monstrum.native" if game in shared else f"monstrum.native_{game}"
        found.setdefault(name, []).append(file)
    return found


def written_in_c(paths: list[str], units: list[tuple[list[str], str | None]]) -> Any:
    """What mypyc makes of the files, for libraries that are only ever compiled together.

    Where each might be compiled alone, mypyc gives up knowing the subclasses of a class: then every attribute
    is checked for being there, and every method is looked up. A class that another library has subclasses of
    says `allow_interpreted_subclasses`, which means the same for this class alone (a test looks after it)."""
    from mypy.fscache import FileSystemCache
    from mypyc import build, options

    together = options.CompilerOptions(separate=True)
    together.global_opts = True
    cache = FileSystemCache()
    sources, every, flags = build.get_mypy_config(paths, None, together, cache)
    groups = build.construct_groups(sources, units, True, None)
    written, _, parts = build.generate_c(every, flags, groups, cache, compiler_options=together)
    lighter = [[(name, lightened(text)) for name, text in files] for files in written]
    return lighter, [(part.path, part.include_dirs, part.internal) for part in parts]


SELDOM = """\
#if defined(__GNUC__) && !defined(__clang__)
#define MONSTRUM_ONCE __attribute__((cold, optimize("O1")))
#else
#define MONSTRUM_ONCE
#endif
#if defined(__GNUC__)
struct _object;
void CPy_AddTraceback(const char *, const char *, int, struct _object *) __attribute__((cold));
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, struct _object *)
    __attribute__((cold));
void PyErr_SetNone(struct _object *) __attribute__((cold));
#endif
"""
ONCE = re.compile(
    r"^(char CPyDef_\w+_____top_level__\(void\) \{|(?:static )?int CPyExec_\w+\(PyObject \*module\))$", re.M
)
ASKED = re.compile(r"^if \(unlikely\(\S+ == -113\) && !\(.*->bitmap\d* & \d+\)\) \{$", re.M)
NOTED = re.compile(r"^if \(unlikely\(\S+ == -113\)\) \{\n.*->bitmap\d* \|= \d+;\n\}\n", re.M)
GIVEN = re.compile(r"^(if \(0\) \{\n.*\n\}\n\w+ =) \w+ == -113;$", re.M)
FROM_BEHIND = re.compile(r"^((\w+) = \w+ \+ (\w+);\n\w+ =) \(uint64_t\)\2 < \(uint64_t\)\3;$", re.M)
SHIFTED = re.compile(r"^(\w+ = )(\d+ << \w+;)$", re.M)
BOUND = re.compile(r"^(\w+) = \(uint64_t\)(\w+) < \(uint64_t\)(\w+);\nif \(\1\)( \{\n| )goto", re.M)


def lightened(text: str) -> str:
    """The same C, lighter. mypyc indents every module deeper than the one before, in the end by a thousand
    spaces a line. What a module does once, when it is imported, needs no effort; what tells of an error is
    seldom reached, and an index is nearly always within its row. And a machine number of an open class
    (`State`) is asked at each use whether it was ever given: all are, in `__init__`; if somebody's
    interpreted subclass forgets to call it, they read as -113. No row is read from behind, so an index
    below 0 is not tried a second time: it is an IndexError.

    And one thing is mended: a constant that is shifted is a machine number here, but has 32 bits in C."""
    flush = re.sub(r"^[ \t]+", "", text, flags=re.M)
    wide = SHIFTED.sub(r"\1(int64_t)\2", flush)
    asked = GIVEN.sub(r"\1 0;", NOTED.sub("", ASKED.sub("if (0) {", wide)))
    ahead = FROM_BEHIND.sub(r"\1 0;", asked)
    bound = BOUND.sub(r"\1 = (uint64_t)\2 < (uint64_t)\3;\nif (likely(\1))\4goto", ahead)
    return SELDOM + ONCE.sub(r"MONSTRUM_ONCE \1", bound)


def extensions() -> list[Extension]:
    if os.environ.get("MONSTRUM_COMPILED") != "1" or not COMPILES & set(sys.argv):
        return []
    from mypyc.build import mypycify

    files = compiled_files()
    units: list[tuple[list[str], str | None]] = [(unit, name) for name, unit in libraries(files).items()]
    units.sort(key=str)
    paths = ["--cache-dir", os.devnull, *files]  # nothing that was kept: all is known only if all is read
    found: list[Extension] = mypycify(
        paths, opt_level="3", debug_level="0", separate=units, skip_cgen_input=written_in_c(paths, units)
    )
    if os.name == "posix":
        for extension in found:
            # What a library shows to others cannot be inlined, and mypyc would show every function. Looking
            # for things to warn of in generated code takes the compiler longer than compiling it; -w alone
            # makes it look all the same, and be silent.
            quick = ("-fvisibility=hidden", "-Wno-all", "-w")
            extension.extra_compile_args = [*extension.extra_compile_args, *quick]
    return found


class WithPage(build_py):  # type: ignore[misc]
    """Everything that is not compiled, the page included."""

    def run(self) -> None:
        if not self.editable_mode:
            ensure_page()
        super().run()


class SourceWithPage(sdist):  # type: ignore[misc]
    """The sources of everything, and the page: who installs from them needs no Node."""

    def run(self) -> None:
        ensure_page()
        super().run()


def ensure_page() -> None:
    """In a clone it is built if something has changed; in a source distribution it lies there already."""
    if os.environ.get("MONSTRUM_PAGE") == "0":
        return
    there = Path("monstrum/server/pages/index.html").is_file()
    if there and (Path("PKG-INFO").is_file() or not Path("web/package.json").is_file()):
        return
    done = subprocess.run(
        [sys.executable, "tools/build_web.py"], stderr=subprocess.PIPE, text=True, check=False
    )
    if done.returncode != 0:
        reason = " ".join(done.stderr.split())[-500:]
        raise SystemExit(
            f"No wheel without the page. {reason} Build it with `make web` first,"
            " or say MONSTRUM_PAGE=0 for a wheel that serves no page."
        )


FORGES = {"github.com", "gitlab.com", "codeberg.org"}  # known to have a page of issues
AT_HOME = {"example", "home", "internal", "invalid", "lan", "local", "localhost", "test"}  # never public


def addresses() -> dict[str, str]:
    """Where the project lives, for the metadata; a source distribution keeps what it was made with."""
    told = os.environ.get("MONSTRUM_HOME_URL", "")
    if not told and Path("PKG-INFO").is_file():
        kept = email.message_from_string(Path("PKG-INFO").read_text("utf-8")).get_all("Project-URL", [])
        return dict(line.split(", ", 1) for line in kept)
    if not told and Path(".git").exists():  # of this folder, not of one that it happens to lie in
        with suppress(OSError):
            origin = ["git", "remote", "get-url", "origin"]
            told = subprocess.run(origin, capture_output=True, text=True, check=False).stdout.strip()
    home = public(told)
    if not home:
        return {}
    forge = {"Issues": f"{home}/issues"} if urlsplit(home).hostname in FORGES else {}
    return {"Homepage": home, "Source": home, **forge}


def public(address: str) -> str:
    """The same repository for a browser, without names, keys and ports; empty if others cannot reach it."""
    short = re.fullmatch(r"[\w.-]+@([\w.-]+):(?!/)(\S+)", address)  # as in git@host:path
    with suppress(ValueError):
        parts = urlsplit(f"ssh://{short[1]}/{short[2]}" if short else address)
        host, path = parts.hostname or "", parts.path.rstrip("/").removesuffix(".git")
        reached = "." in host and host.rpartition(".")[2] not in AT_HOME
        with suppress(ValueError):
            reached = ipaddress.ip_address(host).is_global
        if reached and parts.scheme in ("http", "https", "ssh"):
            return f"{'http' if parts.scheme == 'http' else 'https'}://{host}{path}"
    return ""


if __name__ == "__main__":
    setup(
        project_urls=addresses(),
        packages=[*FOUND, "monstrum.rulebooks"],
        package_dir={"monstrum.rulebooks": "docs/rules"},
        include_package_data=False,  # what is named here, and nothing that MANIFEST.in has for the sources
        package_data={
            "": ["*.ftl", "*.md", "*.sql", "*.toml", "py.typed"],
            "monstrum.rulebooks": ["*/*.md"],  # in other languages
            "monstrum.server": ["pages/**"],
        },
        cmdclass={"build_py": WithPage, "sdist": SourceWithPage},
        ext_modules=extensions(),
        options={"build_ext": {"parallel": True}},  # one library per core of the machine at a time
    )
